"""§9 The cheapest ways, for bots: with tolls, and with villages that are still empty.

Eight distances, to one place from all, are one number, since rules allocate nothing. A distance is
eight times what the way costs and one for each road.
"""

from ludoteka.core.masks import lowest_bit, ones
from ludoteka.core.rule import rule

from .board import *
from .state import NOTHING
from .travel import holds, inhabited, other_end, toll

BITS = 7
FAR = (1 << BITS) - 1  # no way, or dearer than fifteen gold
ALL_FAR = (1 << BITS * PLACES) - 1
CLOSED = 0  # roads with an empty village are not taken
GAP = 2  # or taken, if every empty village is reckoned at so much gold


@rule
def distance(ways, place):
    return ways >> BITS * place & FAR


@rule
def shortened(ways, place, by, step):
    """The ways when `place` can be reached by one step more than `by`."""
    longer = distance(ways, by) + step
    if longer < distance(ways, place):
        return ways & ~(FAR << BITS * place) | longer << BITS * place
    return ways


@rule
def step_of(s, p, road, gap):
    empty = ones(WAY[road] & ~inhabited(s))
    if empty and gap == CLOSED:
        return FAR
    price = 0 if holds(s, p, MONK) else toll(s, p, road)
    return min(8 * (price + empty * gap) + 1, FAR)


@rule
def ways_to(s, p, target, gap):
    """Not through places that p has visited since the last deed."""
    blocked = s.visited & ~(1 << s.player[p].architect)
    ways = ALL_FAR & ~(FAR << BITS * target)
    before = 0
    while before != ways:
        before = ways
        for road in range(ROADS):
            if (1 << FROM[road] | 1 << TO[road]) & blocked == 0:
                step = step_of(s, p, road, gap)
                ways = shortened(ways, FROM[road], TO[road], step)
                ways = shortened(ways, TO[road], FROM[road], step)
    return ways


@rule
def next_road(s, p, ways, here, gap):
    """The road with which the cheapest way from here begins."""
    best, least = ROAD_AT[here][0], 2 * FAR + 1
    for k in range(DEGREE[here]):
        road = ROAD_AT[here][k]
        length = distance(ways, other_end(road, here)) + step_of(s, p, road, gap)
        if length < least:
            best, least = road, length
    return best


@rule
def cost_of_way(s, p, city):
    """The tolls to a city; FAR if there is no way."""
    length = distance(ways_to(s, p, city, CLOSED), s.player[p].architect)
    return length if length == FAR else length // 8


@rule
def way_ahead(s, p, target):
    """On the way that is cheapest with what is still to be built: its tolls, how many villages are
    empty, and the first of these."""
    ways = ways_to(s, p, target, GAP)
    here = s.player[p].architect
    tolls, gaps, first = 0, 0, NOTHING
    if distance(ways, here) == FAR:
        return 0, VILLAGES, NOTHING
    while here != target:
        road = next_road(s, p, ways, here, GAP)
        empty = WAY[road] & ~inhabited(s)
        if first == NOTHING and empty:
            first = lowest_bit(empty)
        gaps += ones(empty)
        tolls += 0 if holds(s, p, MONK) else toll(s, p, road)
        here = other_end(road, here)
    return tolls, gaps, first
