"""§8 All that may be answered, by question: the same as what `refusal` does not refuse."""

from ludoteka.core.rule import rule

from .board import *
from .building import *
from .characters import *
from .names import *
from .questions import question, why_not_once, why_not_put_in_city, why_not_quarry
from .state import NOTHING
from .travel import legal_roads


@rule
def legal(s, p, out):
    """Write the legal answers into `out`, ascending; how many there are."""
    what = question(s)
    # fmt: off
    if   what == TURN:             return legal_in_turn(s, p, out)
    elif what == SET_DISC:         return legal_run(out, 0, DISC, PAIRS)
    elif what == PUT_HOUSE:        return legal_put(s, p, out)
    elif what == FIRST_HOUSE:      return legal_bits(out, 0, IN_VILLAGE, with_room(s))
    elif what == CHOOSE_CHARACTER: return legal_bits(out, 0, TAKE, bank(s))
    elif what == GIVE_CHARACTER:   return legal_to_give(s, p, out)
    else:                          return legal_offers(s, p, out)
    # fmt: on


@rule
def legal_run(out, n, base, size):
    for i in range(size):
        out[n + i] = base + i
    return n + size


@rule
def legal_bits(out, n, base, mask):
    while mask:
        if mask & 1:
            out[n] = base
            n += 1
        mask >>= 1
        base += 1
    return n


@rule
def legal_put(s, p, out):
    room = with_room(s)
    if s.lifted < VILLAGES:
        room &= ~(1 << s.lifted)
    n = legal_bits(out, 0, IN_VILLAGE, room)
    if why_not_put_in_city(s, p) == ALLOWED:
        out[n] = IN_CITY
        n += 1
    return n


@rule
def legal_to_give(s, p, out):
    taken = s.agenda[s.waiting - 1].n % 8
    return legal_bits(out, 0, TAKE, s.player[p].characters & ~(1 << taken))


@rule
def legal_offers(s, p, out):
    n = 0
    for gold in range(s.bid + 1, s.player[p].gold + 1):
        out[n] = OFFER + gold
        n += 1
    if s.bid != NOTHING:
        out[n] = PASS
        n += 1
    return n


@rule
def legal_in_turn(s, p, out):
    n = legal_roads(s, p, out, 0, TRAVEL)
    if s.left[BUILD_PALACE] > 0:
        n = legal_palaces(s, p, out, n)
    if s.left[BUILD_HOUSE] > 0 or s.left[BUILD_CITY_HOUSE] > 0:
        villages = s.left[BUILD_HOUSE] > 0
        n = legal_houses(s, p, out, n, IN_VILLAGE, villages, HOUSE_PRICE)
    builder = why_not_once(s, p, BUILDER, s.built) == ALLOWED
    if builder:
        n = legal_houses(s, p, out, n, FREE_IN_VILLAGE, True, 0)
    if s.left[MOVE_HOUSE] > 0:
        n = legal_lifts(s, p, out, n, LIFT)
    if builder:
        n = legal_lifts(s, p, out, n, FREE_LIFT)
    n = legal_gains(s, p, out, n)
    if s.left[MOVE_GOVERNOR] > 0:
        low = 1 << s.governor[0] | 1 << s.governor[1]
        n = legal_bits(out, n, LOWER, ((1 << CITIES) - 1) & ~low)
    if s.left[SWAP] > 0:
        n = legal_swaps(s, p, out, n)
    if s.player[p].chips > 0 and s.third == NOTHING:
        n = legal_run(out, n, USE_CHIP, ACTIONS - 1)
    out[n] = DONE
    return n + 1


@rule
def legal_palaces(s, p, out, n):
    if why_not_palace(s, p, 1) == ALLOWED:
        out[n] = PALACE_IN_CENTRE
        n += 1
    if why_not_palace(s, p, 0) == ALLOWED:
        out[n] = PALACE_OUTSIDE
        n += 1
    return n


@rule
def legal_houses(s, p, out, n, base, villages, price):
    """Into villages where that is allowed, and into the city of the architect."""
    if why_not_afford(s, p, price) != ALLOWED:
        return n
    if villages:
        n = legal_bits(out, n, base, with_room(s))
    if s.player[p].architect != START:
        out[n] = base + VILLAGES
        n += 1
    return n


@rule
def legal_gains(s, p, out, n):
    if s.left[TAKE_TWO] > 0:
        out[n] = TAKE_GOLD
        n += 1
    if why_not_once(s, p, TRADER, s.traded) == ALLOWED:
        out[n] = TRADE
        n += 1
    if why_not_quarry(s, p) == ALLOWED:
        out[n] = TAKE_QUARRY
        n += 1
    return n


@rule
def legal_swaps(s, p, out, n):
    others = in_game(s) & ~s.player[p].characters
    free = bank(s)
    if not s.several:
        return legal_bits(out, n, TAKE, others)
    if free:
        return legal_bits(out, n, TAKE, free)
    n = legal_bits(out, n, TAKE, others)
    for q in range(s.players):
        if why_not_rob(s, p, q) == ALLOWED:
            out[n] = ROB + q
            n += 1
    return n
