"""§16 to §18 Points: chains of symbols, tiles, action cards and the start card."""

from ludoteka.core.masks import ones
from ludoteka.core.rule import rule

from .tables import *


@rule
def best_chain(s, p, row):
    """§16 The most valuable unbroken chain of a symbol, wherever in the collection it lies."""
    me = s.player[p]
    best = chain = 0
    for i in range(me.paintings):
        value = VALUE[SYMBOLS * me.collection[i] + row]
        chain = chain + value if value > 0 else 0
        best = max(best, chain)
    return best


@rule
def open_chain(s, p, row):
    """§16 The chain that a painting hung next may go on with."""
    me = s.player[p]
    chain = 0
    i = me.paintings - 1
    while i >= 0 and VALUE[SYMBOLS * me.collection[i] + row] > 0:
        chain += VALUE[SYMBOLS * me.collection[i] + row]
        i -= 1
    return chain


@rule
def paintings_of(s, p):
    """Bit mask of the numbers in a collection."""
    me = s.player[p]
    mask = 0
    for i in range(me.paintings):
        mask |= 1 << me.collection[i]
    return mask


@rule
def tile_points(s, p):
    """§17 More for a tile whose painting is in the own collection."""
    tiles = s.player[p].tiles
    matching = ones(tiles & paintings_of(s, p))
    return MATCHING_TILE * matching + OTHER_TILE * (ones(tiles) - matching)


@rule
def card_points(s, p):
    """§17 The values in hand by four, a half rounded up."""
    total = 0
    for card in range(CARD_VALUES):
        total += card * s.player[p].hand[card]
    return (2 * total + CARDS_FOR_POINT) // (2 * CARDS_FOR_POINT)


@rule
def score(s, p):
    total = tile_points(s, p) + card_points(s, p)
    for row in range(SYMBOLS):
        total += best_chain(s, p, row)
    return total + START_CARD if p == s.start else total


@rule
def standing(s, p):
    """§18 Equal points: more tiles; still equal: shared."""
    return score(s, p) * (PAINTINGS + 1) + ones(s.player[p].tiles)
