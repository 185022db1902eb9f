"""A bot that a player can read: it saves for palaces and builds them where they will soon count.

Before a round it looks where it could build palaces with the gold it has, then what else it can do
for the city that is scored. In its turn it goes where it has something to build, in that order:
palaces, houses, and at last the place of the architect.
"""

from ludoteka.core.rule import rule

from .board import *
from .building import free_site, palace_price, with_room
from .characters import bank
from .names import *
from .questions import question, refusal
from .scoring import income
from .state import NOTHING
from .travel import *

# The numbers of the bot: what palaces are worth in the city scored now and next, more for the
# central site, what a point there is worth in gold, how high to bid, and how much it likes each
# character when it may choose one.
NOW, NEXT, CENTRE, POINT, BID_LIMIT = range(5)
LIKING = 5
PARAMS = (2.0, 1.5, 1.5, 1.5, 2.0, 4.0, 5.0, 2.0, 3.0, 6.0, 7.0, 1.0)


@rule
def planner(s, p, legal, n, chance, params):
    what = question(s)
    # fmt: off
    if   what == SET_DISC:    return choose_disc(s, p, params)
    elif what == TURN:        return choose_deed(s, p, params)
    elif what == BID:         return choose_bid(s, p, params)
    elif what == FIRST_HOUSE: return IN_VILLAGE + best_village(s, p)
    elif what == PUT_HOUSE:   return choose_place(s, p)
    elif what == GIVE_CHARACTER: return TAKE + liked(s, legal, n, params, -1.0)
    else:                     return TAKE + liked(s, legal, n, params, 1.0)
    # fmt: on


# Characters


@rule
def liked(s, legal, n, params, sign):
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


# Where to build


@rule
def soon(s, city):
    """How soon a city is scored: 7 now, 6 next, … 1 last."""
    if city == s.maharaja and s.round > 0:
        return CITIES
    for i in range(CITIES):
        if s.governor[i] == city:
            return CITIES - 1 - i
    return 0


@rule
def best_village(s, p):
    """An empty one on a way to cities scored soon, best if it opens the road; else one with a
    foreign house, which saves the toll."""
    room = with_room(s)
    if 0 <= s.lifted < VILLAGES:
        room &= ~(1 << s.lifted)
    lived_in = inhabited(s)
    best, most = NOTHING, -1000
    for village in range(VILLAGES):
        if room >> village & 1:
            road = ROAD_OF[village]
            worth = soon(s, FROM[road]) + soon(s, TO[road])
            others = WAY[road] & ~(1 << village)
            if lived_in >> village & 1:
                worth -= 6
            elif others & ~lived_in == 0:
                worth += 5
            if s.player[p].villages >> village & 1:
                worth -= 20
            if worth > most:
                best, most = village, worth
    return best


@rule
def cost_of_way(s, p, city):
    """The tolls to a city; FAR if there is no way."""
    length = distance(ways_to(s, p, city), s.player[p].architect)
    return length if length == FAR else length // 8


@rule
def best_site(s, p, purse, params):
    """The city in which a palace is worth most and can be paid for with this gold, NOTHING if
    there is none."""
    price = palace_price(s, p)
    best, most = NOTHING, -1000.0
    for city in range(CITIES):
        central = free_site(s, city, 1) != NOTHING
        if central or free_site(s, city, 0) != NOTHING:
            way = cost_of_way(s, p, city)
            if way != FAR and way + price <= purse:
                worth = site_worth(s, city, central, params) - way
                if worth > most:
                    best, most = city, worth
    return best


@rule
def site_worth(s, city, central, params):
    worth = params[CENTRE] * central
    when = soon(s, city)
    if when == CITIES:
        worth += params[NOW] * (2 + central)
    else:
        worth += params[NEXT] * when / CITIES
    return worth


# Before a round


@rule
def pair(first, second):
    """The answer that sets these two actions."""
    a, b = min(first, second), max(first, second)
    return DISC + a * ACTIONS - a * (a - 1) // 2 + b - a


@rule
def choose_disc(s, p, params):
    me = s.player[p]
    price = palace_price(s, p)
    purse = me.gold + (TRADER_GOLD if holds(s, p, TRADER) else 0)
    city = best_site(s, p, purse, params)
    if city != NOTHING:
        rest = purse - price - cost_of_way(s, p, city)
        if rest >= price and me.palaces > 1:
            return pair(PALACE, PALACE)
        return beside_a_palace(s, p, rest)
    if best_site(s, p, purse + GOLD_ACTION, params) != NOTHING:
        return pair(PALACE, GOLD)
    return without_a_palace(s, p, purse)


@rule
def beside_a_palace(s, p, rest):
    """With what is left over: houses, or gold for the next one."""
    me = s.player[p]
    first = PALACE_AND_HOUSE if rest >= 1 and me.houses >= 1 else PALACE
    if me.houses < 3 and me.quarry > 1:
        return pair(first, QUARRY)
    if rest >= 3 and me.houses >= 3 and cost_of_way(s, p, s.maharaja) <= 1:
        return pair(first, TWO_HOUSES)
    return pair(first, GOLD)


@rule
def without_a_palace(s, p, purse):
    me = s.player[p]
    way = cost_of_way(s, p, s.maharaja)
    if me.houses < 2:
        return pair(QUARRY, GOLD) if me.quarry > 1 else pair(GOLD, GOLD)
    if way != FAR and way + 2 <= purse:
        if bank(s) >> ARTISAN & 1:
            return pair(TWO_HOUSES, CHARACTER)
        return pair(TWO_HOUSES, GOLD)
    return pair(HOUSE, GOLD) if purse > 0 else pair(GOLD, GOLD)


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
    character = worth_taking(s, p, params)
    if character != NOTHING and may(s, p, TAKE + character):
        return TAKE + character
    if s.player[p].chips > 0 and s.third == NOTHING:
        return use_for_chip(s, p, params)
    deed = palace_deed(s, p, params)
    if deed == NOTHING:
        deed = house_deed(s, p)
    if deed == NOTHING:
        deed = governor_deed(s, p)
    return deed if deed != NOTHING else last_steps(s, p, params)


@rule
def worth_taking(s, p, params):
    """The character liked most of those that can be had, while a swap is set."""
    best, most = NOTHING, -1000.0
    if s.left[SWAP] == 0:
        return NOTHING
    for character in range(1, CHARACTERS + 1):
        if may(s, p, TAKE + character) and params[LIKING + character - 1] > most:
            best, most = character, params[LIKING + character - 1]
    return best


@rule
def use_for_chip(s, p, params):
    """§22 A palace, else gold."""
    if best_site(s, p, s.player[p].gold, params) != NOTHING and s.player[p].palaces > 0:
        return USE_CHIP + PALACE
    return USE_CHIP + GOLD


@rule
def towards(s, p, city):
    """The road on the way there; NOTHING if it cannot be paid."""
    road = first_road(s, p, ways_to(s, p, city))
    return TRAVEL + road if may(s, p, TRAVEL + road) else NOTHING


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
    """Into the city that is scored; where that is too far, into a village or the city here."""
    paid = s.left[BUILD_HOUSE] > 0 or s.left[BUILD_CITY_HOUSE] > 0
    free = holds(s, p, BUILDER) and not s.built
    me = s.player[p]
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
def lead(s, p, city):
    """What it earns there beyond the best of the others."""
    best = 0
    for q in range(s.players):
        if q != p:
            best = max(best, income(s, q, city))
    return income(s, p, city) - best


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
    village = best_village(s, p)
    return IN_CITY if village == NOTHING else IN_VILLAGE + village
