"""What cards do: the sentences printed on them, in the order of the catalogue."""

from ludoteka.core.agenda import ask, then
from ludoteka.core.rule import rule

from .cards import *
from .names import *
from .state import NOTHING, PILES
from .verbs import *

HAND_FOR_LIBRARY = 7
HAND_AFTER_MILITIA = 3
CHAPEL_TRASHES = 4
ANY_TYPE = TREASURE | VICTORY | ACTION | CURSED


@rule
def play(s, p, card):
    """§5, §11 Reactions come before an attack does anything; then bonuses and text."""
    s.safe = 0
    if is_(s, card, ATTACK) and pile_of(s, MOAT) != NOTHING:
        s.answered = 0
        ask(s, SHOW_MOAT, p, card)
    then(s, RESOLVE, p, card)


@rule
def resolve(s, p, card):
    """§5 From top to bottom, as much of it as possible."""
    kind = s.kind[card]
    draw(s, p, CARDS[kind])
    s.actions += ACTIONS[kind]
    s.buys += BUYS[kind]
    s.coins += COINS[kind]
    # fmt: off
    if   kind == CELLAR:       cellar(s, p)
    elif kind == CHAPEL:       chapel(s, p)
    elif kind == CHANCELLOR:   chancellor(s, p)
    elif kind == WORKSHOP:     workshop(s, p)
    elif kind == BUREAUCRAT:   bureaucrat(s, p)
    elif kind == FEAST:        feast(s, p, card)
    elif kind == MILITIA:      militia(s, p)
    elif kind == MONEYLENDER:  moneylender(s, p)
    elif kind == REMODEL:      remodel(s, p)
    elif kind == SPY:          spy(s, p)
    elif kind == THIEF:        thief(s, p)
    elif kind == THRONE_ROOM:  throne_room(s, p)
    elif kind == COUNCIL_ROOM: council_room(s, p)
    elif kind == LIBRARY:      library(s, p)
    elif kind == MINE:         mine(s, p)
    elif kind == WITCH:        witch(s, p)
    elif kind == ADVENTURER:   adventurer(s, p)
    # fmt: on


@rule
def left_of(s, p, i):
    return (p + i) % s.players


@rule
def is_attacked(s, q):
    """§11 Who has shown a Moat is not."""
    return not s.safe >> q & 1


@rule
def has(s, p, types):
    """Whether there is a card of such a type in hand."""
    for card in range(PILES):
        if s.player[p].hand[card] > 0 and is_(s, card, types):
            return True
    return False


@rule
def is_there(s, limit, types):
    """Whether the supply has a card of such a type that costs so much at most."""
    for card in range(PILES):
        if s.supply[card] > 0 and cost(s, card) <= limit and is_(s, card, types):
            return True
    return False


# Questions that are asked only where there is something to choose


@rule
def ask_to_gain(s, p, limit):
    if is_there(s, limit, ANY_TYPE):
        ask(s, GAIN_UP_TO, p, limit)


@rule
def ask_to_trash(s, p, n):
    if n > 0 and hand_size(s, p) > 0:
        ask(s, TRASH_UP_TO, p, n)


@rule
def ask_for_loot(s, p):
    if how_many(s.loot) > 0:
        ask(s, KEEP_LOOT, p, 0)


# The cards


@rule
def cellar(s, p):
    """§12 Discard any number of cards. +1 card for each."""
    if hand_size(s, p) > 0:
        ask(s, DISCARD_ANY, p, 0)


@rule
def chapel(s, p):
    """§13 Trash up to 4 cards from your hand."""
    ask_to_trash(s, p, CHAPEL_TRASHES)


@rule
def chancellor(s, p):
    """§14 You may put your deck into your discard pile."""
    if deck_size(s, p) > 0:
        ask(s, PUT_DECK_AWAY, p, 0)


@rule
def put_deck_away(s, p):
    """§14 Face down beneath the discard pile; if there is none, its lowest card is seen."""
    me = s.player[p]
    left = how_many(me.deck)
    if me.top == NOTHING:
        if left > 0:
            card = random_card(s, me.deck, left)
            me.deck[card] -= 1
            forget_fresh(s, p, card)
            put_on_discards(s, p, card)
        elif me.known_size > 0:
            me.top = me.known[0]
    for card in range(PILES):
        me.buried[card] += me.deck[card]
        me.deck[card] = 0
    while me.known_size > 0:
        me.discard[take_known(s, p)] += 1


@rule
def workshop(s, p):
    """§15 Gain a card costing up to 4."""
    ask_to_gain(s, p, 4)


@rule
def bureaucrat(s, p):
    """§16 Gain a Silver, put it on your deck. Others put a Victory card on theirs."""
    if s.supply[SILVER] > 0:
        s.supply[SILVER] -= 1
        put_on_deck(s, p, SILVER)
    for i in range(1, s.players):
        q = left_of(s, p, i)
        if is_attacked(s, q) and hand_size(s, q) > 0:
            ask(s, PUT_BACK, q, 0)


@rule
def feast(s, p, card):
    """§15 Trash this card. Gain a card costing up to 5."""
    if s.in_play[card] > 0:
        s.in_play[card] -= 1
        s.trash[card] += 1
    ask_to_gain(s, p, 5)


@rule
def militia(s, p):
    """§17 Each other player discards down to 3 cards in hand."""
    for i in range(1, s.players):
        q = left_of(s, p, i)
        if is_attacked(s, q) and hand_size(s, q) > HAND_AFTER_MILITIA:
            ask(s, DISCARD_CARDS, q, hand_size(s, q) - HAND_AFTER_MILITIA)


@rule
def moneylender(s, p):
    """§18 Trash a Copper from your hand. If you do, +3 coins."""
    if s.player[p].hand[COPPER] > 0:
        trash(s, p, COPPER)
        s.coins += 3


@rule
def remodel(s, p):
    """§19 Trash a card from your hand. Gain a card costing up to 2 more."""
    if hand_size(s, p) > 0:
        ask(s, TRASH_TO_REMODEL, p, 0)


@rule
def spy(s, p):
    """§21 Each player, you too, reveals the top card of the deck; you discard it or put it back."""
    for i in range(s.players):
        q = left_of(s, p, i)
        if is_attacked(s, q):
            then(s, SPY_ON, q, 0)


@rule
def spy_on(s, q):
    """§21 The card stays on top of the deck until the spy decides; who has none shows none."""
    card = reveal_top(s, q)
    if card != NOTHING:
        put_on_deck(s, q, card)
        ask(s, SPY_DISCARDS, s.active, q)


@rule
def thief(s, p):
    """§22 Each other player reveals two cards; a treasure is trashed. You may gain any of these."""
    for i in range(1, s.players):
        q = left_of(s, p, i)
        if is_attacked(s, q):
            then(s, ROB, q, 0)
    then(s, LOOT, p, 0)


@rule
def rob(s, q):
    """§22 Two cards from the top, the second one after a shuffle without the first if need be."""
    for _ in range(2):
        card = reveal_top(s, q)
        if card != NOTHING:
            s.aside[card] += 1
    kinds, treasure = 0, NOTHING
    for card in range(PILES):
        if s.aside[card] > 0 and is_(s, card, TREASURE):
            kinds, treasure = kinds + 1, card
    if kinds > 1:
        ask(s, TRASH_REVEALED, s.active, q)
    elif kinds == 1:
        trash_revealed(s, q, treasure)
    else:
        discard_aside(s, q)


@rule
def trash_revealed(s, q, card):
    """§22 The rest is discarded."""
    s.aside[card] -= 1
    s.trash[card] += 1
    s.loot[card] += 1
    discard_aside(s, q)


@rule
def throne_room(s, p):
    """§23 Choose an Action card in your hand. Play it twice."""
    if has(s, p, ACTION):
        ask(s, PLAY_TWICE, p, 0)


@rule
def council_room(s, p):
    """§24 Each other player draws a card."""
    for i in range(1, s.players):
        then(s, DRAW, left_of(s, p, i), 1)


@rule
def library(s, p):
    """§25 Draw until you have 7 cards in hand, setting aside Action cards if you like."""
    then(s, DRAW_TO_SEVEN, p, 0)


@rule
def draw_to_seven(s, p):
    """§25 Card by card: who draws says whether it is set aside, even when it cannot be."""
    me = s.player[p]
    if hand_size(s, p) < HAND_FOR_LIBRARY:
        everybody_sees = me.known_size > 0
        card = draw_one(s, p)
        if card != NOTHING:
            s.drawn = card
            ask(s, SET_ASIDE, p, everybody_sees)
            then(s, DRAW_TO_SEVEN, p, 0)
            return
    discard_aside(s, p)


@rule
def mine(s, p):
    """§20 Trash a treasure from your hand. Gain one costing up to 3 more, into your hand."""
    if has(s, p, TREASURE):
        ask(s, TRASH_TREASURE, p, 0)


@rule
def witch(s, p):
    """§26 Each other player gains a Curse."""
    for i in range(1, s.players):
        q = left_of(s, p, i)
        if is_attacked(s, q):
            then(s, GAIN_CURSE, q, 0)


@rule
def adventurer(s, p):
    """§27 Reveal cards until two treasures are revealed; these to the hand, the others away."""
    found = 0
    while found < 2:
        card = reveal_top(s, p)
        if card == NOTHING:
            break
        if is_(s, card, TREASURE):
            found += 1
            s.player[p].hand[card] += 1
            s.player[p].seen[card] += 1
        else:
            s.aside[card] += 1
    discard_aside(s, p)
