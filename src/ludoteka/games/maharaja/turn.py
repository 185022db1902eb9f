"""§8 What may be answered, and what an answer does. `refusal` stands above `answer`."""

from ludoteka.core.agenda import ask, take, then
from ludoteka.core.rule import rule

from .board import *
from .building import *
from .characters import *
from .names import *
from .state import NOTHING
from .travel import holds, legal_roads, travel, why_not_travel

# Who is asked


@rule
def everybody(s):
    return (1 << s.players) - 1


@rule
def question(s):
    """What is asked now; QUESTIONS if nothing is."""
    if s.waiting == 0:
        return QUESTIONS
    what = s.agenda[s.waiting - 1].what
    return what if what < QUESTIONS else QUESTIONS


@rule
def asked(s):
    """The seats that take part in the question on the table."""
    what = question(s)
    if what == QUESTIONS:
        return 0
    if what == SET_DISC:
        return everybody(s)  # §7 all at once
    return 1 << s.agenda[s.waiting - 1].who


@rule
def to_act(s):
    """The seats that owe an answer now."""
    if question(s) == SET_DISC:
        return everybody(s) & ~s.ready
    return asked(s)


# What may be answered


@rule
def refusal(s, p, a):
    """Why seat p may not answer a; 0 if it may."""
    if not asked(s) >> p & 1:
        return NOT_ASKED
    what = question(s)
    if a < 0 or a >= ANSWERS:
        return OTHER_QUESTION
    # fmt: off
    if   what == TURN:             return why_not_in_turn(s, p, a)
    elif what == SET_DISC:         return ALLOWED if a < DISC + PAIRS else OTHER_QUESTION
    elif what == PUT_HOUSE:        return why_not_put(s, p, a)
    elif what == FIRST_HOUSE:      return why_not_first_house(s, p, a)
    elif what == CHOOSE_CHARACTER: return why_not_of_bank(s, p, a)
    elif what == GIVE_CHARACTER:   return why_not_of_own(s, p, a)
    else:                          return why_not_offer(s, p, a)
    # fmt: on


@rule
def why_not_put(s, p, a):
    if IN_VILLAGE <= a < IN_CITY:
        return why_not_put_in_village(s, a - IN_VILLAGE)
    return why_not_put_in_city(s, p) if a == IN_CITY else OTHER_QUESTION


@rule
def why_not_first_house(s, p, a):
    """§5 Free, and only into villages."""
    if IN_VILLAGE <= a < IN_CITY:
        return why_not_in_village(s, p, a - IN_VILLAGE, 0)
    return OTHER_QUESTION


@rule
def is_character(a):
    return TAKE < a <= TAKE + CHARACTERS


@rule
def why_not_of_bank(s, p, a):
    return why_not_choose(s, a - TAKE) if is_character(a) else OTHER_QUESTION


@rule
def why_not_of_own(s, p, a):
    n = s.agenda[s.waiting - 1].n
    return why_not_give(s, p, n, a - TAKE) if is_character(a) else OTHER_QUESTION


@rule
def why_not_offer(s, p, a):
    """§24 Whoever opens has to bid."""
    if a == PASS:
        return MUST_OPEN if s.bid == NOTHING else ALLOWED
    return why_not_bid(s, p, a - OFFER) if OFFER <= a < PASS else OTHER_QUESTION


@rule
def why_not_in_turn(s, p, a):
    if a == DONE:
        return ALLOWED  # §17 nothing has to be done, but what was set and is not costs
    if a < TRAVEL or a >= OFFER:
        return OTHER_QUESTION
    # fmt: off
    if a < PALACE_IN_CENTRE: return why_not_travel(s, p, a - TRAVEL)
    if a < IN_VILLAGE:       return why_not_build_palace(s, p, a == PALACE_IN_CENTRE)
    if a <= IN_CITY:         return why_not_build(s, p, a)
    if a <= FREE_IN_CITY:    return why_not_build_free(s, p, a)
    if a < FREE_LIFT:        return why_not_move(s, p, a - LIFT)
    if a < TAKE_GOLD:        return why_not_move_free(s, p, a - FREE_LIFT)
    if a == TAKE_GOLD:       return why_not_set(s, TAKE_TWO)
    if a == TRADE:           return why_not_once(s, p, TRADER, s.traded)
    if a == TAKE_QUARRY:     return why_not_quarry(s, p)
    if a <= TAKE:            return why_not_lower(s, a - LOWER)
    if a < ROB:              return why_not_swap(s, p, a - TAKE)
    if a < USE_CHIP:         return why_not_rob_by_disc(s, p, a - ROB)
    return why_not_use_chip(s, p)
    # fmt: on


@rule
def why_not_set(s, part):
    return ALLOWED if s.left[part] > 0 else NOT_SET


@rule
def why_not_once(s, p, character, used):
    """§16 An ability that serves once in a turn."""
    if not holds(s, p, character):
        return NOT_HELD
    return USED if used else ALLOWED


@rule
def why_not_build_palace(s, p, central):
    return why_not_palace(s, p, central) if s.left[BUILD_PALACE] > 0 else NOT_SET


@rule
def why_not_build(s, p, a):
    if a == IN_CITY:
        if s.left[BUILD_HOUSE] == 0 and s.left[BUILD_CITY_HOUSE] == 0:
            return NOT_SET
        return why_not_in_city(s, p, HOUSE_PRICE)
    if s.left[BUILD_HOUSE] == 0:
        return CITY_FIRST if s.left[BUILD_CITY_HOUSE] > 0 else NOT_SET
    return why_not_in_village(s, p, a - IN_VILLAGE, HOUSE_PRICE)


@rule
def why_not_build_free(s, p, a):
    why = why_not_once(s, p, BUILDER, s.built)
    if why != ALLOWED:
        return why
    if a == FREE_IN_CITY:
        return why_not_in_city(s, p, 0)
    return why_not_in_village(s, p, a - FREE_IN_VILLAGE, 0)


@rule
def why_not_move(s, p, place):
    return why_not_lift(s, p, place) if s.left[MOVE_HOUSE] > 0 else NOT_SET


@rule
def why_not_move_free(s, p, place):
    why = why_not_once(s, p, BUILDER, s.built)
    return why_not_lift(s, p, place) if why == ALLOWED else why


@rule
def why_not_quarry(s, p):
    if s.left[TAKE_HOUSES] == 0:
        return NOT_SET
    return ALLOWED if s.player[p].quarry > 0 else QUARRY_EMPTY


@rule
def why_not_lower(s, city):
    """§14 Two boxes down, so not one of the lowest two."""
    if s.left[MOVE_GOVERNOR] == 0:
        return NOT_SET
    return TOO_LOW if s.governor[0] == city or s.governor[1] == city else ALLOWED


@rule
def why_not_swap(s, p, character):
    return why_not_take(s, p, character) if s.left[SWAP] > 0 else NOT_SET


@rule
def why_not_rob_by_disc(s, p, q):
    if not s.several:
        return OTHER_QUESTION
    return why_not_rob(s, p, q) if s.left[SWAP] > 0 else NOT_SET


@rule
def why_not_use_chip(s, p):
    """§22 One in a turn."""
    if s.player[p].chips == 0:
        return NO_CHIP
    return ALLOWED if s.third == NOTHING else CHIP_USED


# All of it


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


# What an answer does


@rule
def answer(s, p, a):
    what = question(s)
    # fmt: off
    if   what == TURN:             act(s, p, a)
    elif what == SET_DISC:         set_disc(s, p, a)
    elif what == PUT_HOUSE:        put_house(s, p, a)
    elif what == FIRST_HOUSE:      build_first(s, p, a - IN_VILLAGE)
    elif what == CHOOSE_CHARACTER: choose_character(s, p, a - TAKE)
    elif what == GIVE_CHARACTER:   give(s, p, a - TAKE)
    else:                          bid(s, p, a)
    # fmt: on


@rule
def set_disc(s, p, a):
    """§7 Face down; it may be changed until the last one is set."""
    s.player[p].disc = a - DISC
    s.ready |= 1 << p
    if s.ready == everybody(s):
        take(s)
        then(s, NEXT_TURN, 0, 0)


@rule
def put_house(s, p, a):
    take(s)
    s.lifted = NOTHING
    if a == IN_CITY:
        me = s.player[p]
        me.city[me.architect] += 1
    else:
        add_to_village(s, p, a - IN_VILLAGE)


@rule
def build_first(s, p, village):
    take(s)
    build_in_village(s, p, village, 0)


@rule
def choose_character(s, p, character):
    take(s)
    s.player[p].characters = 1 << character


@rule
def give(s, p, character):
    _, _, n = take(s)
    give_character(s, p, n, character)


@rule
def bid(s, p, a):
    take(s)
    make_bid(s, p, a)


@rule
def act(s, p, a):
    """§8 One step of a turn. The turn stays on the agenda until it is done."""
    if a < PALACE_IN_CENTRE:
        travel(s, p, a - TRAVEL)
        return
    if a == DONE:
        take(s)
        then(s, END_TURN, p, 0)
        return
    s.visited = 1 << s.player[p].architect  # §9 a deed: every place may be visited again
    # fmt: off
    if   a < IN_VILLAGE:     palace_by_disc(s, p, a == PALACE_IN_CENTRE)
    elif a <= IN_CITY:       house_by_disc(s, p, a)
    elif a <= FREE_IN_CITY:  house_by_builder(s, p, a)
    elif a < TAKE_GOLD:      move_house(s, p, a)
    elif a == TAKE_GOLD:     gold_by_disc(s, p)
    elif a == TRADE:         trade(s, p)
    elif a == TAKE_QUARRY:   take_from_quarry(s, p)
    elif a <= TAKE:          lower_governor(s, a - LOWER)
    elif a < ROB:            swap(s, p, a - TAKE)
    elif a < USE_CHIP:       rob(s, p, a - ROB)
    else:                    use_chip(s, p, a - USE_CHIP)
    # fmt: on


@rule
def palace_by_disc(s, p, central):
    s.left[BUILD_PALACE] -= 1
    build_palace(s, p, central)


@rule
def house_by_disc(s, p, a):
    if a == IN_CITY:
        use_house_in_city(s)
        build_in_city(s, p, HOUSE_PRICE)
    else:
        s.left[BUILD_HOUSE] -= 1
        build_in_village(s, p, a - IN_VILLAGE, HOUSE_PRICE)


@rule
def house_by_builder(s, p, a):
    s.built = 1
    if a == FREE_IN_CITY:
        build_in_city(s, p, 0)
    else:
        build_in_village(s, p, a - FREE_IN_VILLAGE, 0)


@rule
def move_house(s, p, a):
    if a < FREE_LIFT:
        s.left[MOVE_HOUSE] -= 1
        lift(s, p, a - LIFT)
    else:
        s.built = 1
        lift(s, p, a - FREE_LIFT)
    ask(s, PUT_HOUSE, p, 0)


@rule
def gold_by_disc(s, p):
    s.left[TAKE_TWO] -= 1
    s.player[p].gold += GOLD_ACTION


@rule
def trade(s, p):
    s.traded = 1
    s.player[p].gold += TRADER_GOLD


@rule
def lower_governor(s, city):
    """§14 The two that are passed move up by one."""
    s.left[MOVE_GOVERNOR] -= 1
    i = CITIES - 1
    while s.governor[i] != city:
        i -= 1
    s.governor[i] = s.governor[i - 1]
    s.governor[i - 1] = s.governor[i - 2]
    s.governor[i - 2] = city


@rule
def swap(s, p, character):
    s.left[SWAP] -= 1
    take_character(s, p, character)


@rule
def rob(s, p, q):
    """§26 Whoever is robbed chooses what he gives."""
    s.left[SWAP] -= 1
    ask(s, GIVE_CHARACTER, q, 8 * p)


@rule
def use_chip(s, p, action):
    s.player[p].chips -= 1
    s.third = action
    add_parts(s, action)


@rule
def add_parts(s, action):
    """What an action consists of."""
    # fmt: off
    if   action == GOLD:       s.left[TAKE_TWO] += 1
    elif action == HOUSE:      s.left[BUILD_HOUSE] += 1
    elif action == TWO_HOUSES: s.left[BUILD_CITY_HOUSE] += 1
    elif action == MOVE:       s.left[MOVE_HOUSE] += 1
    elif action == QUARRY:     s.left[TAKE_HOUSES] += 1
    elif action == PALACE:     s.left[BUILD_PALACE] += 1
    elif action == GOVERNORS:  s.left[MOVE_GOVERNOR] += 1
    elif action == CHARACTER:  s.left[SWAP] += 1
    else:
        s.left[BUILD_PALACE] += 1
        s.left[BUILD_HOUSE] += 1
    # fmt: on
