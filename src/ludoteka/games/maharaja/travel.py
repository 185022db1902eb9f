"""§9 Roads, villages and tolls."""

from ludoteka.core.rule import rule

from .board import *
from .names import (
    ALLOWED,
    CITY_HOUSE_OWED,
    CITY_OWED,
    ROAD_CLOSED,
    ROAD_ELSEWHERE,
    TOLL_TOO_HIGH,
    VISITED,
)


@rule
def count(mask):
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


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
    return count(s.player[q].villages & villages) + count(s.player[q].doubled & villages)


@rule
def toll(s, p, road):
    """A price for each house in a village without an own one; all together."""
    return toll_in(s, foreign_villages(s, p, road))


@rule
def toll_in(s, foreign):
    n = 0
    if foreign:
        for q in range(s.players):
            n += houses_of(s, q, foreign)
    return n * TOLL


@rule
def can_pay(s, p, road):
    """§16 For the Monk the bank pays. Gold that houses owed will cost is kept (§10)."""
    return holds(s, p, MONK) or toll(s, p, road) <= s.player[p].gold - owed_gold(s)


@rule
def owed_gold(s):
    """§10 What the houses cost that are owed to a city in this turn."""
    return s.left[CITY_HOUSE_OWED] * HOUSE_PRICE


@rule
def is_stranded(s, p, road):
    """§10 The road leads to the start place, and from there no city could be reached to build the
    house that is owed."""
    here = s.player[p].architect
    if s.left[CITY_HOUSE_OWED] == 0 or other_end(road, here) != START:
        return False
    by_bank = holds(s, p, MONK)
    gold = s.player[p].gold - owed_gold(s) - toll(s, p, road)
    closed = ~inhabited(s)
    for k in range(DEGREE[START]):
        way = ROAD_AT[START][k]
        if WAY[way] & closed == 0 and not s.visited >> other_end(way, START) & 1:
            if by_bank or toll(s, p, way) <= gold:
                return False
    return True


@rule
def why_not_travel(s, p, road):
    here = s.player[p].architect
    if FROM[road] != here and TO[road] != here:
        return ROAD_ELSEWHERE
    if WAY[road] & ~inhabited(s):
        return ROAD_CLOSED
    if s.visited >> other_end(road, here) & 1:
        return VISITED
    if not can_pay(s, p, road):
        return TOLL_TOO_HIGH
    return CITY_OWED if is_stranded(s, p, road) else ALLOWED


@rule
def legal_roads(s, p, out, n, base):
    """The same for all roads of the place where the architect is, ascending."""
    here = s.player[p].architect
    closed = ~inhabited(s)
    for k in range(DEGREE[here]):
        road = ROAD_AT[here][k]
        if WAY[road] & closed == 0 and not s.visited >> other_end(road, here) & 1:
            if can_pay(s, p, road) and not is_stranded(s, p, road):
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
