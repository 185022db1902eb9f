"""§6 to §8 Who is asked, and what may be answered: `refusal` says why not."""

from ludoteka.core.agenda import next_below
from ludoteka.core.rule import rule

from .board import *
from .building import *
from .characters import *
from .names import *
from .state import NOTHING
from .travel import holds, why_not_travel

# Who is asked


@rule
def everybody(s):
    return (1 << s.players) - 1


@rule
def question(s):
    """What is asked now; QUESTIONS if nothing is."""
    return next_below(s, QUESTIONS)


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
