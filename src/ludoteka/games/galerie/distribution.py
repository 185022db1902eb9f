"""§8 to §13 The ninth card, and the distribution: tiles, paintings, cards back to the hands."""

from ludoteka.core.chance import random_below
from ludoteka.core.masks import lowest_bit, ones
from ludoteka.core.rule import rule

from .names import *
from .ring import *
from .state import NO_CARD
from .tables import *

EVERY_TILE = (1 << (PAINTINGS + 1)) - 2  # bits 1 to 48


# §8 The ninth card


@rule
def ninth(s):
    """The highest last card gets the start card; among equals who sits next, clockwise from its
    holder, who is the last of them."""
    best, most = s.start, -1
    for k in range(1, s.players + 1):
        q = s.start + k
        if q >= s.players:
            q -= s.players
        me = s.player[q]
        for card in range(CARD_VALUES):
            if me.hand[card] > 0:
                me.last = card
        me.hand[me.last] -= 1
        if me.last > most:
            best, most = q, me.last
    s.start = best
    go_to(s, SHOP_PLACE)


# §9 From place to place


@rule
def go_to(s, place):
    """The shop first, then the halls clockwise; where nobody has bid, nothing happens."""
    n = places(s)
    while place < n and s.markers[place] == 0:
        place += 1
    s.here = place
    s.marker = 0
    s.next = OPEN if place < n else NEW_ROUND


@rule
def open_bids(s):
    if s.here == SHOP_PLACE:
        s.next = SHOP
    else:
        s.active = winner(s, s.here)
        s.next = PAINTING


# §10 Tiles in the shop


@rule
def why_not_buy(s, card, stacks):
    """Upper tiles of one or two stacks, for no more than the card is worth."""
    n = price = 0
    for i in range(STACKS):
        if stacks >> i & 1:
            if s.stack[i] == 0:
                return SOLD_OUT
            n += 1
            price += PRICES[i]
    if n > 2:
        return TOO_MANY_TILES
    return ALLOWED if price <= card else TOO_DEAR


@rule
def cheapest(s):
    """§10 The lowest price of a tile that is left; more than any card where none is."""
    for i in range(STACKS):
        if s.stack[i] > 0:
            return PRICES[i]
    return CARD_VALUES


@rule
def next_buyer(s):
    """Each card by itself, in the order of the markers; who can afford nothing is not asked."""
    if s.marker == s.markers[s.here]:
        s.marker = 0
        s.next = GIVE_BACK
        return
    mark = s.strip[s.here][s.marker]
    if mark.card < cheapest(s):
        s.marker += 1
    else:
        s.active = mark.who
        s.next = TILES_QUESTION


@rule
def buy(s, p, stacks):
    for i in range(STACKS):
        if stacks >> i & 1:
            s.player[p].tiles |= 1 << s.top[i]
    for i in range(STACKS):
        if stacks >> i & 1:
            s.stack[i] -= 1
            s.top[i] = NONE
            if s.stack[i] > 0:
                s.top[i] = random_tile(s)
    s.marker += 1
    s.next = SHOP


@rule
def unseen_tiles(s):
    """§19 Mask of the tiles that lie under others."""
    left = EVERY_TILE
    for p in range(s.players):
        left &= ~s.player[p].tiles
    for i in range(STACKS):
        if s.top[i] != NONE:
            left &= ~(1 << s.top[i])
    return left


@rule
def random_tile(s):
    return random_of(s, unseen_tiles(s))


@rule
def random_of(s, mask):
    """The number of a random bit of a mask."""
    at = random_below(s, ones(mask))
    number = 0
    while at > 0 or not mask & 1:
        at -= mask & 1
        mask >>= 1
        number += 1
    return number


# §11 Who wins a hall


@rule
def sum_of(s, place, p):
    """All cards of a player there; with two or more a 0 is worth ten."""
    total = zeros = n = 0
    for i in range(s.markers[place]):
        mark = s.strip[place][i]
        if mark.who == p:
            n += 1
            total += mark.card
            zeros += mark.card == 0
    return total + ZERO * zeros if n > 1 else total


@rule
def winner(s, place):
    """The highest sum; then the matching tile; then the lower marker."""
    tile = 1 << s.display[place - 1]
    best, most = -1, -1
    for i in range(s.markers[place]):
        q = s.strip[place][i].who
        total = sum_of(s, place, q)
        if total > most or (total == most and q != best and s.player[q].tiles & tile):
            best, most = q, total
    return best


# §12 The collection


@rule
def hang(s, p, painting):
    """To the right of the others; their order never changes."""
    me = s.player[p]
    me.collection[me.paintings] = painting
    me.paintings += 1


@rule
def accept(s, p):
    hang(s, p, s.display[s.here - 1])
    s.display[s.here - 1] = NONE
    s.next = GIVE_BACK


@rule
def decline(s):
    """The painting stays, and nobody else gets it."""
    s.next = GIVE_BACK


# §13 Cards back to the hands


@rule
def open_values(s):
    """Mask of the values that still lie open here."""
    mask = 0
    for i in range(s.markers[s.here]):
        card = s.strip[s.here][i].card
        if card != NO_CARD:
            mask |= 1 << card
    return mask


@rule
def give_back(s):
    """In the order of the markers; where all open cards are alike, there is nothing to ask."""
    if s.marker == s.markers[s.here]:
        clear_strip(s)
        go_to(s, s.here + 1)
        return
    values = open_values(s)
    s.active = s.strip[s.here][s.marker].who
    if values & (values - 1):
        s.next = TAKE_BACK
    else:
        take_back(s, s.active, lowest_bit(values))


@rule
def take_back(s, p, card):
    """Any card that lies here, so that hands change."""
    i = 0
    while s.strip[s.here][i].card != card:
        i += 1
    s.strip[s.here][i].card = NO_CARD
    s.player[p].hand[card] += 1
    s.marker += 1
    s.next = GIVE_BACK


@rule
def clear_strip(s):
    for i in range(s.markers[s.here]):
        mark = s.strip[s.here][i]
        mark.who = mark.card = 0
    s.markers[s.here] = 0
