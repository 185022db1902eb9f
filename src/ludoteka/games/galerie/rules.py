"""Galerie umění (Art Gallery): set-up, rounds and the end.

Beside this file: `tables` (what is printed), `state` (the table), `names` (words), `ring` (walking
and bidding), `distribution` (who gets what), `questions` (what may be answered), `scoring`, and
`knowledge` (what a seat cannot know, what it observes). Paragraph marks (§) point into RULES.md.
"""

from ludoteka.core.chance import random_below
from ludoteka.core.masks import ones
from ludoteka.core.rule import rule

from .distribution import *
from .names import *
from .ring import *
from .scoring import *
from .state import NO_CARD
from .tables import *

# §15 Nobody has to take anything, so a game might never end. With something taken in every round it
# is over sooner: 44 paintings in the deck at most, and 48 tiles.
MOST_ROUNDS = 100


# §3 Set-up


@rule
def setup(s, players, options):
    """The only option: whether people are shown what everybody could remember."""
    s.players = players
    s.memory = options[0]
    for p in range(players):
        clear_place(s, p)
    for place in range(MAX_PLACES):
        s.markers[place] = 0
        for i in range(STRIP):
            mark = s.strip[place][i]
            mark.who = mark.card = 0
    for i in range(STACKS):
        s.stack[i] = TILES[i]
        s.top[i] = NONE
    for hall in range(MAX_HALLS):
        s.display[hall] = NONE
    for i in range(STACKS):
        s.top[i] = random_tile(s)
    refill(s)
    s.start = random_below(s, players)
    s.round = 0
    begin_round(s)


@rule
def clear_place(s, p):
    """A card of each value, a pawn on the bench of the shop, nothing collected."""
    me = s.player[p]
    for card in range(CARD_VALUES):
        me.hand[card] = 1
        me.walked[card] = 0
    for i in range(PAINTINGS):
        me.collection[i] = NONE
    me.last = NO_CARD
    me.tiles = me.paintings = me.stuck = 0
    me.pawn = SHOP_PLACE


# §4 Rounds and turns


@rule
def step(s):
    # fmt: off
    if   s.next == TURN:      begin_turn(s)
    elif s.next == NINTH:     ninth(s)
    elif s.next == OPEN:      open_bids(s)
    elif s.next == SHOP:      next_buyer(s)
    elif s.next == GIVE_BACK: give_back(s)
    elif s.next == NEW_ROUND: end_round(s)
    # fmt: on


@rule
def begin_round(s):
    s.round += 1
    s.turn = s.here = s.marker = 0
    s.next = TURN


@rule
def begin_turn(s):
    """Clockwise from the holder of the start card, four turns for everybody."""
    if s.turn == TURNS * s.players:
        s.next = NINTH
        return
    s.active = (s.start + s.turn) % s.players
    s.turn += 1
    if may_walk(s, s.active):
        s.next = WALK
    else:
        if s.player[s.active].stuck == 0:
            s.player[s.active].stuck = blocked_values(s, s.active)
        s.next = LAY


# §14 End of a round


@rule
def end_round(s):
    """All cards back to the hands; new paintings for the empty halls; or the end."""
    for p in range(s.players):
        pick_up(s, p)
    if has_ended(s):
        s.next = OVER
    else:
        refill(s)
        begin_round(s)


@rule
def pick_up(s, p):
    me = s.player[p]
    for card in range(CARD_VALUES):
        me.hand[card] += me.walked[card]
        me.walked[card] = 0
    me.hand[me.last] += 1
    me.last = NO_CARD
    me.stuck = 0


@rule
def deck(s):
    """§19 Mask of the paintings that lie face down: all that neither hang nor are collected."""
    left = EVERY_TILE
    for hall in range(MAX_HALLS):
        if s.display[hall] != NONE:
            left &= ~(1 << s.display[hall])
    for p in range(s.players):
        left &= ~paintings_of(s, p)
    return left


@rule
def empty_halls(s):
    n = 0
    for hall in range(places(s) - 1):
        n += s.display[hall] == NONE
    return n


@rule
def refill(s):
    left = deck(s)
    for hall in range(places(s) - 1):
        if s.display[hall] == NONE:
            s.display[hall] = random_of(s, left)
            left &= ~(1 << s.display[hall])


# §15 End


@rule
def sold_out(s):
    n = 0
    for i in range(STACKS):
        n += s.stack[i] == 0
    return n


@rule
def deck_is_short(s):
    return ones(deck(s)) < empty_halls(s)


@rule
def has_ended(s):
    if deck_is_short(s) or s.round >= MOST_ROUNDS:
        return True
    return sold_out(s) >= STACKS_TO_END[s.players - FEWEST_PLAYERS]


@rule
def is_over(s):
    return s.next == OVER


def longest(players):
    """In a turn two cards; for each marker its tiles or a painting, and a card taken back."""
    return MOST_ROUNDS * players * TURNS * 4
