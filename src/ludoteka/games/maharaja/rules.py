"""Maharaja: set-up and rounds.

Beside this file: `board` (the map and the tables), `state` (the table), `names` (words),
`questions` and `offers` (what may be answered), `deeds` (what that does) with `travel`, `building`
and `characters`, `scoring`, `knowledge` (what a seat cannot know, and what it observes). Paragraph
marks (§) point into RULES.md.
"""

from ludoteka.core.agenda import ask, clear_agenda, in_order, take, then
from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .board import *
from .building import *
from .characters import *
from .deeds import add_parts
from .names import *
from .scoring import *
from .state import NEUTRAL, NOBODY, NOTHING

# §3 Set-up


@rule
def setup(s, players, options):
    """§1 `options`: length, Yogi, neutral palaces, auction, homes, several, compensation, money."""
    s.players = players
    s.short, s.yogi, s.neutral, s.auction = options[0], options[1], options[2], options[3]
    s.homes, s.several, s.by_action, s.hidden_money = (
        options[4], options[5], options[6], options[7],
    )  # fmt: skip
    clear_table(s)
    for city in range(CITIES):
        place_neutral_palaces(s, city)
    for p in range(players):
        s.player[p].houses = FIRST_HOUSES
        s.player[p].quarry = HOUSES - FIRST_HOUSES
        s.player[p].palaces = palaces_at_first(s)
        s.player[p].gold = GOLD_AT_FIRST
    shuffle_governors(s)
    s.opener = random_below(s, players)
    then(s, CHARACTERS_NEXT, 0, 0)


@rule
def clear_table(s):
    clear_agenda(s)
    s.round = s.ready = s.acted = s.passed = 0
    s.maharaja = START
    s.opener = s.active = s.bidder = NOBODY
    s.bid = NOTHING
    clear_turn(s)
    for city in range(CITIES):
        s.governor[city] = city
        for site in range(SITES):
            s.palace[city][site] = NOBODY
    for p in range(s.players):
        clear_place(s, p)


@rule
def clear_place(s, p):
    me = s.player[p]
    me.villages = me.doubled = 0
    for city in range(CITIES):
        me.city[city] = 0
    me.houses = me.quarry = me.palaces = me.characters = me.gold = me.chips = 0
    me.architect = START
    me.disc = NOTHING


@rule
def clear_turn(s):
    for part in range(PARTS):
        s.left[part] = 0
    s.third = s.lifted = NOTHING
    s.visited = s.traded = s.built = s.blessed = 0


@rule
def place_neutral_palaces(s, city):
    """§23 By option, one of each unused colour on the outer sites of every city."""
    if s.neutral:
        for site in range(CENTRAL_SITE + 1, CENTRAL_SITE + 1 + MAX_PLAYERS - s.players):
            s.palace[city][site] = NEUTRAL


@rule
def shuffle_governors(s):
    for i in range(CITIES - 1, 0, -1):
        j = random_below(s, i + 1)
        city = s.governor[i]
        s.governor[i] = s.governor[j]
        s.governor[j] = city


# Steps that run by themselves


@rule
def step(s):
    what, p, n = take(s)
    mark = s.waiting
    # fmt: off
    if   what == NEXT_TURN:       next_turn(s)
    elif what == END_TURN:        end_turn(s, p)
    elif what == SCORE:           end_round(s)
    elif what == ROUND:           begin_round(s)
    elif what == HOUSES_NEXT:     houses_next(s, n)
    elif what == CHARACTERS_NEXT: characters_next(s)
    elif what == AUCTION_NEXT:    auction_next(s, p)
    # fmt: on
    in_order(s, mark)


@rule
def houses_next(s, n):
    """§5 One after the other by their characters; then everybody takes some into his store."""
    if n == FIRST_HOUSES * s.players:
        for p in range(s.players):
            s.player[p].houses += STORE
            s.player[p].quarry -= STORE
        then(s, ROUND, 0, 0)
    else:
        ask(s, FIRST_HOUSE, nth_in_order(s, n % s.players), 0)
        then(s, HOUSES_NEXT, 0, n + 1)


@rule
def nth_in_order(s, n):
    """§6 The player with n others before him by their characters."""
    p = 0
    while how_many_before(s, p) != n:
        p += 1
    return p


@rule
def how_many_before(s, p):
    n = 0
    for q in range(s.players):
        n += lowest(s, q) < lowest(s, p)
    return n


# §6 Rounds


@rule
def begin_round(s):
    """The Maharaja goes to the city of the lowest governor, who then stands above all others."""
    s.round += 1
    s.maharaja = s.governor[0]
    for i in range(CITIES - 1):
        s.governor[i] = s.governor[i + 1]
    s.governor[CITIES - 1] = s.maharaja
    s.ready = s.acted = 0
    for p in range(s.players):
        s.player[p].disc = NOTHING
    ask(s, SET_DISC, 0, 0)


@rule
def next_turn(s):
    """Of those who have not played yet, the one with the lowest character; then the scoring."""
    next_one = NOBODY
    for p in range(s.players):
        if not s.acted >> p & 1:
            if next_one == NOBODY or lowest(s, p) < lowest(s, next_one):
                next_one = p
    if next_one == NOBODY:
        then(s, SCORE, 0, 0)
    else:
        begin_turn(s, next_one)


@rule
def begin_turn(s, p):
    """§7 The disc is shown."""
    me = s.player[p]
    s.active = p
    s.visited = 1 << me.architect
    add_parts(s, FIRST_HAND[me.disc])
    add_parts(s, SECOND_HAND[me.disc])
    bless(s, p)
    ask(s, TURN, p, 0)


@rule
def end_turn(s, p):
    compensate(s, p)
    clear_turn(s)
    s.acted |= 1 << p
    s.active = NOBODY
    then(s, NEXT_TURN, 0, 0)


# §17 Compensation


@rule
def how_often(s, p, action):
    """In this turn, by the disc and a chip."""
    n = 0
    n += FIRST_HAND[s.player[p].disc] == action
    n += SECOND_HAND[s.player[p].disc] == action
    n += s.third == action
    return n


@rule
def not_done(s, p):
    """How many actions were not done in full. What was built counts for the actions so that they
    are fewest: a palace and a house left may be of one action, and two houses as well."""
    n = 0
    for part in (TAKE_TWO, MOVE_HOUSE, TAKE_HOUSES, BUILD_PALACE, MOVE_GOVERNOR, SWAP):
        n += s.left[part]
    houses = s.left[BUILD_HOUSE] + 2 * s.left[BUILD_CITY_HOUSE]
    houses -= min(houses, min(s.left[BUILD_PALACE], how_often(s, p, PALACE_AND_HOUSE)))
    pairs = min(houses // 2, how_often(s, p, TWO_HOUSES))
    return n + houses - pairs


@rule
def compensate(s, p):
    """The others get gold from the bank: for the turn or, by option, for each action."""
    n = not_done(s, p)
    if not s.by_action:
        n = min(n, 1)
    for q in range(s.players):
        if q != p:
            s.player[q].gold += n * COMPENSATION


@rule
def end_round(s):
    """§18 The city with the Maharaja is scored; then the next round, or the end."""
    score_city(s, s.maharaja)
    if not has_ended(s):
        then(s, ROUND, 0, 0)


@rule
def is_over(s):
    return s.waiting == 0


def longest(players):
    """An auction has a bid of each height and a pass of each player at most. A turn has three
    actions of two answers each, the chip, the Trader, a house of the Builder in two answers and the
    end; these are ten deeds at most that let the architect visit all other places once more."""
    choosing = players * (GOLD_AT_FIRST + 1 + players + 1)
    turn = 3 * 2 + 1 + 1 + 2 + 1 + 10 * (PLACES - 1)
    rounds = max(LAST_BOX, LAST_BOX_SHORT)
    return choosing + FIRST_HOUSES * players + rounds * players * (1 + turn)
