"""§9 Roads, villages and tolls."""

from ludoteka.core.masks import ones
from ludoteka.core.rule import rule

from .board import *
from .names import ALLOWED, ROAD_CLOSED, ROAD_ELSEWHERE, TOLL_TOO_HIGH, VISITED


@rule
def holds(s, p, character):
    return s.player[p].characters >> character & 1 != 0


@rule
def inhabited(s):
    """The villages with a house in them."""
    mask = 0
    for q in range(s.players):
        mask |= s.player[q].villages
    return mask


@rule
def other_end(road, place):
    return FROM[road] + TO[road] - place


@rule
def foreign_villages(s, p, road):
    """Villages on the way in which p has no house."""
    return WAY[road] & ~s.player[p].villages


@rule
def houses_of(s, q, villages):
    """How many houses q has in these villages."""
    return ones(s.player[q].villages & villages) + ones(s.player[q].doubled & villages)


@rule
def toll(s, p, road):
    """A price for each house in a village without an own one; all together."""
    foreign = foreign_villages(s, p, road)
    n = 0
    if foreign:
        for q in range(s.players):
            n += houses_of(s, q, foreign)
    return n * TOLL


@rule
def can_pay(s, p, road):
    """§16 For the Monk the bank pays."""
    return holds(s, p, MONK) or toll(s, p, road) <= s.player[p].gold


@rule
def why_not_travel(s, p, road):
    here = s.player[p].architect
    if FROM[road] != here and TO[road] != here:
        return ROAD_ELSEWHERE
    if WAY[road] & ~inhabited(s):
        return ROAD_CLOSED
    if s.visited >> other_end(road, here) & 1:
        return VISITED
    return ALLOWED if can_pay(s, p, road) else TOLL_TOO_HIGH


@rule
def legal_roads(s, p, out, n, base):
    """The same for all roads of the place where the architect is, ascending."""
    here = s.player[p].architect
    closed = ~inhabited(s)
    for k in range(DEGREE[here]):
        road = ROAD_AT[here][k]
        if WAY[road] & closed == 0 and not s.visited >> other_end(road, here) & 1:
            if can_pay(s, p, road):
                out[n] = base + road
                n += 1
    return n


@rule
def travel(s, p, road):
    """All the way to the next place; every owner gets his toll."""
    me = s.player[p]
    foreign = foreign_villages(s, p, road)
    if foreign:
        pays = not holds(s, p, MONK)
        for q in range(s.players):
            price = houses_of(s, q, foreign) * TOLL
            s.player[q].gold += price
            if pays:
                me.gold -= price
    me.architect = other_end(road, me.architect)
    s.visited |= 1 << me.architect
