"""What the rulebook's words mean: draw, discard, trash, gain, reveal, put in play.

Only these write to the piles of cards. They also keep what everybody knows of cards that lie face
down (§9), so that no rule has to think of it.
"""

from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .cards import BASIC, COST, KINDS, TYPE
from .state import NOTHING, PILES

# Piles


@rule
def how_many(pile):
    n = 0
    for card in range(PILES):
        n += pile[card]
    return n


@rule
def hand_size(s, p):
    return how_many(s.player[p].hand)


@rule
def deck_size(s, p):
    return how_many(s.player[p].deck) + s.player[p].known_size


@rule
def pile_of(s, kind):
    """Where a card of the box lies in this game, NOTHING if it is not in it."""
    if kind < BASIC:
        return kind
    for card in range(BASIC, PILES):
        if s.kind[card] == kind:
            return card
    return NOTHING


@rule
def lay_out(s, card, kind):
    """A pile of this kind, with what is printed on its cards."""
    s.kind[card] = kind
    s.costs[card] = COST[kind] if kind < KINDS else 0
    s.types[card] = TYPE[kind] if kind < KINDS else 0


@rule
def is_(s, card, types):
    return s.types[card] & types != 0


@rule
def cost(s, card):
    return s.costs[card]


@rule
def random_card(s, pile, n):
    """One of the n cards of a pile, each equally likely."""
    at = random_below(s, n)
    card = 0
    for basic in range(BASIC):  # most cards are; where they end no processor foresees
        at -= pile[basic]
        card += at >= 0
    if at < 0:
        return card
    while at >= pile[card]:
        at -= pile[card]
        card += 1
    return card


# §8 Drawing, revealing, shuffling


@rule
def shuffle(s, p):
    """The discard pile becomes the deck. Cards that lie revealed or set aside are not in it."""
    me = s.player[p]
    for card in range(PILES):
        me.deck[card] = me.discard[card] + me.buried[card]
        me.fresh[card] = me.discard[card]
        me.old[card] = me.hand[card] - me.seen[card]
        me.discard[card] = 0
        me.buried[card] = 0
    me.sunk = 0
    me.top = NOTHING


@rule
def take_known(s, p):
    """The top card of the deck, which everybody has seen."""
    me = s.player[p]
    me.known_size -= 1
    card = me.known[me.known_size]
    me.known[me.known_size] = 0
    return card


@rule
def take_top(s, p):
    """The top card of the deck, which is shuffled if none is left; NOTHING if there is no card."""
    me = s.player[p]
    if me.known_size > 0:
        return take_known(s, p)
    left = how_many(me.deck)
    if left == 0:
        shuffle(s, p)
        left = how_many(me.deck)
        if left == 0:
            return NOTHING
    card = random_card(s, me.deck, left)
    me.deck[card] -= 1
    return card


@rule
def draw_one(s, p):
    """The top card to the hand; which it is."""
    me = s.player[p]
    everybody_sees = me.known_size > 0
    card = take_top(s, p)
    if card != NOTHING:
        me.hand[card] += 1
        me.seen[card] += everybody_sees
    return card


@rule
def draw(s, p, n):
    """The deck is shuffled when a card is needed and none is left, not before."""
    me = s.player[p]
    while n > 0 and me.known_size > 0:
        draw_one(s, p)
        n -= 1
    left = how_many(me.deck)
    if left <= n:
        draw_all(s, p)
        n -= left
        if n == 0:
            return
        shuffle(s, p)
        left = how_many(me.deck)
    for _ in range(min(n, left)):
        card = random_card(s, me.deck, left)
        me.deck[card] -= 1
        me.hand[card] += 1
        left -= 1


@rule
def draw_all(s, p):
    """All that is left of the deck: which cards these are is no chance."""
    me = s.player[p]
    for card in range(PILES):
        me.hand[card] += me.deck[card]
        me.deck[card] = 0


@rule
def reveal_top(s, p):
    """The top card of the deck, for all to see; which it is."""
    unseen = s.player[p].known_size == 0
    card = take_top(s, p)
    if unseen and card != NOTHING:
        forget_fresh(s, p, card)
    return card


@rule
def put_on_deck(s, p, card):
    """Face up for a moment, so that everybody knows what lies there."""
    me = s.player[p]
    me.known[me.known_size] = card
    me.known_size += 1


# §9 Cards that leave a hand


@rule
def forget_fresh(s, p, card):
    me = s.player[p]
    if me.fresh[card] > 0:
        me.fresh[card] -= 1


@rule
def leave_hand(s, p, card):
    """For all to see."""
    me = s.player[p]
    me.hand[card] -= 1
    if me.seen[card] > 0:
        me.seen[card] -= 1
    elif me.old[card] > 0:
        me.old[card] -= 1
    else:
        forget_fresh(s, p, card)


@rule
def leave_hand_all(s, p, card):
    """All cards of a kind."""
    me = s.player[p]
    fresh = me.fresh[card] - (me.hand[card] - me.seen[card] - me.old[card])
    me.fresh[card] = max(fresh, 0)
    me.hand[card] = me.seen[card] = me.old[card] = 0


@rule
def show_card(s, p, card):
    """A card that stays in hand."""
    me = s.player[p]
    if me.seen[card] == 0:
        leave_hand(s, p, card)
        me.hand[card] += 1
        me.seen[card] = 1


@rule
def show_hand(s, p):
    me = s.player[p]
    for card in range(PILES):
        for _ in range(me.hand[card] - me.seen[card] - me.old[card]):
            forget_fresh(s, p, card)
        me.seen[card] = me.hand[card]
        me.old[card] = 0


# §10 Discarding, trashing, gaining


@rule
def put_on_discards(s, p, card):
    me = s.player[p]
    me.discard[card] += 1
    me.top = card


@rule
def discard(s, p, card):
    """A card of the hand, for all to see."""
    leave_hand(s, p, card)
    put_on_discards(s, p, card)


@rule
def bury(s, p, card):
    """Discard a card of the hand beneath others, unseen unless everybody has seen it before."""
    me = s.player[p]
    me.hand[card] -= 1
    if me.hand[card] >= me.seen[card]:
        me.buried[card] += 1
        if me.old[card] > 0:
            me.old[card] -= 1
            me.sunk += 1
    else:
        me.seen[card] -= 1
        me.discard[card] += 1


@rule
def trash(s, p, card):
    leave_hand(s, p, card)
    s.trash[card] += 1


@rule
def gain(s, p, card):
    """From the supply to the discard pile, if there is one left."""
    if s.supply[card] > 0:
        s.supply[card] -= 1
        put_on_discards(s, p, card)


@rule
def put_in_play(s, p, card):
    leave_hand(s, p, card)
    s.in_play[card] += 1


@rule
def discard_aside(s, p):
    """All that lies revealed or set aside."""
    for card in range(PILES):
        if s.aside[card] > 0:
            s.player[p].discard[card] += s.aside[card]
            s.player[p].top = card
            s.aside[card] = 0
