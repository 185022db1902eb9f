"""Two bots that a player can read. In a turn they do the same, only their discs are different.

The planner weighs all 45 discs: what each would build, which income that would probably bring in
the city that is scored, what gold would be left. The mason sets by a rule of thumb: palaces as soon
as it has the gold, else houses in the scored city, else the way there.

In a turn they first take what they get, then build palaces, in the scored city if they come there,
then houses, and at last the architect goes there himself.
"""

from ludoteka.core.rule import rule

from .board import *
from .building import with_room
from .discs import *
from .names import *
from .questions import question, refusal
from .state import NOTHING
from .travel import *
from .ways import *


@rule
def planner(s, p, legal, n, chance, params):
    if question(s) == SET_DISC:
        return DISC + best_disc(s, p, params)
    return play_on(s, p, legal, n, params)


@rule
def mason(s, p, legal, n, chance, params):
    if question(s) == SET_DISC:
        return disc_by_thumb(s, p, params)
    return play_on(s, p, legal, n, params)


@rule
def play_on(s, p, legal, n, params):
    what = question(s)
    # fmt: off
    if   what == TURN:           return choose_deed(s, p, params)
    elif what == BID:            return choose_bid(s, p, params)
    elif what == FIRST_HOUSE:    return IN_VILLAGE + best_village(s, p)
    elif what == PUT_HOUSE:      return choose_place(s, p)
    elif what == GIVE_CHARACTER: return TAKE + liked(legal, n, params, -1.0)
    else:                        return TAKE + liked(legal, n, params, 1.0)
    # fmt: on


# Characters


@rule
def liked(legal, n, params, sign):
    """Of those that may be chosen the best or, by sign, the one least missed."""
    best, most = 0, -1000.0
    for i in range(n):
        character = legal[i] - TAKE
        worth = sign * params[LIKING + character - 1]
        if worth > most:
            best, most = character, worth
    return best


@rule
def choose_bid(s, p, params):
    gold = s.bid + 1
    if s.bid == NOTHING:
        return OFFER
    return OFFER + gold if gold <= params[BID_LIMIT] and gold <= s.player[p].gold else PASS


# Villages


@rule
def best_village(s, p):
    """The first one that is missing on the way to the city scored soonest; when all are joined, one
    that saves tolls on the roads to those."""
    village = NOTHING
    if s.round > 0:
        _, _, village = way_ahead(s, p, s.maharaja)
    for i in range(CITIES):
        if village == NOTHING or village == s.lifted:
            _, _, village = way_ahead(s, p, s.governor[i])
    if village == NOTHING or village == s.lifted:
        return village_on_roads(s, p)
    return village


@rule
def village_on_roads(s, p):
    room = with_room(s)
    if 0 <= s.lifted < VILLAGES:
        room &= ~(1 << s.lifted)
    best, most = NOTHING, -1000
    for village in range(VILLAGES):
        if room >> village & 1:
            road = ROAD_OF[village]
            worth = soon(s, FROM[road]) + soon(s, TO[road])
            if s.player[p].villages >> village & 1:
                worth -= 20
            if worth > most:
                best, most = village, worth
    return best


# In a turn


@rule
def may(s, p, a):
    return refusal(s, p, a) == ALLOWED


@rule
def choose_deed(s, p, params):
    # fmt: off
    if may(s, p, TAKE_GOLD):       return TAKE_GOLD
    if may(s, p, TRADE):           return TRADE
    if may(s, p, TAKE_QUARRY):     return TAKE_QUARRY
    # fmt: on
    if s.left[SWAP] > 0:
        character = to_take(s, p, s.left[BUILD_PALACE], params)
        if may(s, p, TAKE + character):
            return TAKE + character
    if s.player[p].chips > 0 and s.third == NOTHING:
        return use_for_chip(s, p, params)
    deed = way_deed(s, p)
    if deed == NOTHING:
        deed = palace_deed(s, p, params)
    if deed == NOTHING:
        deed = house_deed(s, p)
    if deed == NOTHING:
        deed = governor_deed(s, p)
    return deed if deed != NOTHING else last_steps(s, p, params)


@rule
def use_for_chip(s, p, params):
    """§22 A palace, else gold."""
    if best_site(s, p, s.player[p].gold, params) != NOTHING and s.player[p].palaces > 0:
        return USE_CHIP + PALACE
    return USE_CHIP + GOLD


@rule
def towards(s, p, city):
    """The road on the way there; NOTHING if it cannot be paid."""
    ways = ways_to(s, p, city, CLOSED)
    road = next_road(s, p, ways, s.player[p].architect, CLOSED)
    return TRAVEL + road if may(s, p, TRAVEL + road) else NOTHING


@rule
def way_deed(s, p):
    """§10 Houses that are missing on the way to the scored city, if they can all be built. The
    first of two has to go into the city here, if the architect is in one."""
    _, gaps, village = way_ahead(s, p, s.maharaja)
    if gaps == 0 or village == NOTHING:
        return NOTHING
    free = holds(s, p, BUILDER) and not s.built
    houses = s.left[BUILD_HOUSE]
    if s.player[p].architect != START:
        houses += s.left[BUILD_CITY_HOUSE]
    if gaps > free + houses:
        return NOTHING
    if free and may(s, p, FREE_IN_VILLAGE + village):
        return FREE_IN_VILLAGE + village
    if may(s, p, IN_VILLAGE + village):
        return IN_VILLAGE + village
    return IN_CITY if may(s, p, IN_CITY) else NOTHING


@rule
def palace_deed(s, p, params):
    me = s.player[p]
    if s.left[BUILD_PALACE] == 0 or me.palaces == 0:
        return NOTHING
    city = best_site(s, p, me.gold, params)
    if city == NOTHING:
        return NOTHING
    if me.architect != city:
        return towards(s, p, city)
    return PALACE_IN_CENTRE if may(s, p, PALACE_IN_CENTRE) else PALACE_OUTSIDE


@rule
def house_deed(s, p):
    """Into the city that is scored; where that is too far, into a village or the city here. One is
    moved where it counts no more."""
    paid = s.left[BUILD_HOUSE] > 0 or s.left[BUILD_CITY_HOUSE] > 0
    free = holds(s, p, BUILDER) and not s.built
    me = s.player[p]
    from_city = spare_house(s, p)
    if me.architect == s.maharaja and from_city != NOTHING:
        if may(s, p, LIFT + VILLAGES + from_city):
            return LIFT + VILLAGES + from_city
        if me.houses == 0 and may(s, p, FREE_LIFT + VILLAGES + from_city):
            return FREE_LIFT + VILLAGES + from_city
    if me.houses == 0 or not (free or (paid and me.gold >= HOUSE_PRICE)):
        return NOTHING
    in_city = FREE_IN_CITY if free else IN_CITY
    if me.architect == s.maharaja and may(s, p, in_city):
        return in_city
    way = cost_of_way(s, p, s.maharaja)
    if way != FAR and way + HOUSE_PRICE <= me.gold:
        return towards(s, p, s.maharaja)
    village = best_village(s, p)
    in_village = (FREE_IN_VILLAGE if free else IN_VILLAGE) + village
    if village != NOTHING and may(s, p, in_village):
        return in_village
    return in_city if may(s, p, in_city) else NOTHING


@rule
def governor_deed(s, p):
    """Bring forward the city in which it would earn most more than the others."""
    best, most = NOTHING, -1000
    for i in range(2, CITIES):
        city = s.governor[i]
        worth = lead(s, p, city)
        if s.left[MOVE_GOVERNOR] > 0 and worth > most:
            best, most = LOWER + city, worth
    return best


@rule
def last_steps(s, p, params):
    """§18 The architect himself counts in the city that is scored."""
    if s.player[p].architect != s.maharaja:
        if cost_of_way(s, p, s.maharaja) <= params[POINT]:
            road = towards(s, p, s.maharaja)
            if road != NOTHING:
                return road
    return DONE


@rule
def choose_place(s, p):
    """§11 For a house in hand."""
    if s.player[p].architect == s.maharaja and may(s, p, IN_CITY):
        return IN_CITY
    village = village_on_roads(s, p)
    return IN_CITY if village == NOTHING else IN_VILLAGE + village
