"""What may be answered, and what an answer does. Each `why_not` stands above its deed."""

from ludoteka.core.agenda import ask, in_order, next_below, take, then
from ludoteka.core.rule import rule

from .market import *
from .names import *
from .printed import *
from .purchase import *
from .state import *
from .track import *

# Who is asked


@rule
def question(s):
    """What is asked now; QUESTIONS if nothing is."""
    return next_below(s, QUESTIONS)


@rule
def to_act(s):
    """One seat at a time."""
    if s.waiting == 0:
        return 0
    item = s.agenda[s.waiting - 1]
    return 1 << item.who if item.what < QUESTIONS else 0


@rule
def asked(s):
    return to_act(s)


@rule
def refusal(s, p, a):
    """Why seat p may not answer a; 0 if it may."""
    if not asked(s) >> p & 1:
        return NOT_ASKED
    what = question(s)
    # fmt: off
    if   what == TURN:        return why_not_turn(s, p, a)
    elif what == LAY:         return why_not_lay(s, p, a)
    elif what == WHICH_FIRST: return why_not_first(s, p, a)
    elif what == LAY_JOKER:   return why_not_joker(s, p, a)
    elif what == GIVE_BACK:   return why_not_give(s, p, a)
    # fmt: on
    return ALLOWED if a == YES or a == DONE else OTHER_QUESTION


@rule
def legal(s, p, out):
    """Write the legal answers into `out`, ascending; how many there are."""
    what = question(s)
    # fmt: off
    if   what == LAY:         return ways_to_lay(s, p, out)
    elif what == TURN:        return ways_to_begin(s, p, out)
    elif what == WHICH_FIRST: return paid_places(s, p, out)
    elif what == LAY_JOKER:   return places_for_joker(s, p, out)
    elif what == GIVE_BACK:   return list_privileges(s, p, out)
    # fmt: on
    out[0] = YES
    out[1] = DONE
    return 2


@rule
def answer(s, p, a):
    what, _, n = take(s)
    mark = s.waiting
    # fmt: off
    if   what == LAY:         lay_or_stop(s, p, a)
    elif what == TURN:        begin_action(s, p, a)
    elif what == WHICH_FIRST: buy(s, p, a - SETTLED)
    elif what == LAY_JOKER:   lay_joker(s, p, a)
    elif what == GIVE_BACK:   put_away(s, p, a - PRIVILEGE)
    elif a == YES:            then(s, CARRY_OUT_FREELY, p, n)
    # fmt: on
    in_order(s, mark)


# §4 The turn: a privilege, then action A or B


@rule
def may_draw(s, p):
    return coins_in(s.player[p].bag) >= COINS_DRAWN


@rule
def may_return(s, p):
    return coins_in(s.player[p].spent) > 0


@rule
def why_not_turn(s, p, a):
    if PRIVILEGE <= a < SETTLED:
        if s.player[p].privileges[a - PRIVILEGE] == 0:
            return NO_SUCH_PRIVILEGE
        return ONE_PRIVILEGE if s.played else ALLOWED
    if a == DRAW:
        return ALLOWED if may_draw(s, p) else TOO_FEW_COINS
    if a == RETURN:
        return ALLOWED if may_return(s, p) else NOTHING_SPENT
    if a == DONE:
        return MAY_NOT_PASS if may_draw(s, p) or may_return(s, p) else ALLOWED
    return OTHER_QUESTION


@rule
def ways_to_begin(s, p, out):
    n = 0
    if not s.played:
        n = list_privileges(s, p, out)
    if may_draw(s, p):
        out[n] = DRAW
        n += 1
    if may_return(s, p):
        out[n] = RETURN
        n += 1
    elif n == 0 or out[n - 1] != DRAW:
        out[n] = DONE
        n += 1
    return n


@rule
def begin_action(s, p, a):
    if a < SETTLED:
        use_privilege(s, p, a - PRIVILEGE)
        ask(s, TURN, p, 0)
    elif a == DRAW:
        then(s, DRAW_COINS, p, COINS_DRAWN)
        then(s, GO_ON_LAYING, p, 0)
    else:
        if a == RETURN:
            return_spent(s, p)
        then(s, END_TURN, p, 0)


@rule
def use_privilege(s, p, kind):
    """§18 First the steps and the symbol, then what else it brings."""
    s.played = 1
    put_away(s, p, kind)
    then(s, ADVANCE_FREELY, p, STEPS[PRIVILEGE_ROW + kind])
    then(s, BRING, p, PRIVILEGE_ROW + kind)


@rule
def list_privileges(s, p, out):
    n = 0
    for kind in range(KINDS):
        if s.player[p].privileges[kind] > 0:
            out[n] = PRIVILEGE + kind
            n += 1
    return n


# §7 Laying coins


@rule
def why_not_seal(s, p):
    """§6 Once in a turn, after the first coins and before any is laid."""
    if s.sealed:
        return ONE_SEAL
    if s.player[p].seals == 0:
        return NO_SEAL
    if s.laying > 0:
        return SEAL_TOO_LATE
    return ALLOWED if coins_in(s.player[p].bag) > 0 else BAG_EMPTY


@rule
def why_not_lay(s, p, a):
    if LAID <= a < PRIVILEGE:
        place, coin = (a - LAID) // LAYABLE, (a - LAID) % LAYABLE
        if s.tray[coin] == 0:
            return NOT_DRAWN
        return ALLOWED if wanted(s, p, place) >> coin & 1 else NOT_WANTED
    if a == SEAL:
        return why_not_seal(s, p)
    if a == DONE:
        return MUST_LAY if s.laying == 0 and can_lay(s, p) else ALLOWED
    return OTHER_QUESTION


@rule
def ways_to_lay(s, p, out):
    n = 0
    tray = in_tray(s)
    for place in range(PLACES):
        fits = wanted(s, p, place) & tray
        coin = 0
        while fits:
            if fits & 1:
                out[n] = LAID + place * LAYABLE + coin
                n += 1
            fits >>= 1
            coin += 1
    may_stop = s.laying > 0 or n == 0
    if why_not_seal(s, p) == ALLOWED:
        out[n] = SEAL
        n += 1
    if may_stop:
        out[n] = DONE
        n += 1
    return n


@rule
def lay_or_stop(s, p, a):
    if a == SEAL:
        s.player[p].seals -= 1
        s.seals += 1
        s.sealed = 1
        then(s, DRAW_COINS, p, COINS_FOR_A_SEAL)
        then(s, GO_ON_LAYING, p, 0)
    elif a == DONE:
        put_tray_back(s, p)
        then(s, SETTLE, p, 0)
    else:
        place, coin = (a - LAID) // LAYABLE, (a - LAID) % LAYABLE
        s.tray[coin] -= 1
        s.player[p].laid[place][coin] += 1
        s.laying += 1
        go_on_laying(s, p)


@rule
def go_on_laying(s, p):
    """Nobody is asked where there is nothing to choose."""
    if can_lay(s, p) or why_not_seal(s, p) == ALLOWED:
        ask(s, LAY, p, 0)
    else:
        put_tray_back(s, p)
        then(s, SETTLE, p, 0)


# §10 Paid cards, one after the other


@rule
def why_not_first(s, p, a):
    if SETTLED <= a < DRAW:
        return ALLOWED if is_paid(s, p, a - SETTLED) else NOT_PAID
    return OTHER_QUESTION


@rule
def paid_places(s, p, out):
    n = 0
    for place in range(PLACES):
        if is_paid(s, p, place):
            out[n] = SETTLED + place
            n += 1
    return n


# §17 The joker of the coin changer


@rule
def why_not_joker(s, p, a):
    if not (LAID <= a < PRIVILEGE and a % LAYABLE == WHITE):
        return OTHER_QUESTION
    place = (a - LAID) // LAYABLE
    if place == CHANGER_PLACE:
        return SAME_CHANGER
    return ALLOWED if wanted(s, p, place) & JOKER else NOT_WANTED


@rule
def places_for_joker(s, p, out):
    n = 0
    for place in range(CHANGER_PLACE):
        if wanted(s, p, place) & JOKER:
            out[n] = LAID + place * LAYABLE + WHITE
            n += 1
    return n


@rule
def lay_joker(s, p, a):
    s.tray[WHITE] -= 1
    s.player[p].laid[(a - LAID) // LAYABLE][WHITE] += 1


# §15 Giving back a privilege


@rule
def why_not_give(s, p, a):
    if PRIVILEGE <= a < SETTLED:
        return ALLOWED if s.player[p].privileges[a - PRIVILEGE] > 0 else NO_SUCH_PRIVILEGE
    return OTHER_QUESTION
