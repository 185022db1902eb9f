"""§8 What an answer does, without asking whether it is allowed."""

from ludoteka.core.agenda import ask, take, then
from ludoteka.core.rule import rule

from .board import *
from .building import *
from .characters import *
from .names import *
from .questions import everybody, question
from .state import NOTHING
from .travel import travel


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
