"""§10 to §13 Houses, the quarry, palaces."""

from ludoteka.core.rule import rule

from .board import *
from .names import *
from .state import NOBODY, NOTHING
from .travel import holds

# §10 Houses


@rule
def village_limit(s):
    return VILLAGE_LIMIT_OF_TWO if s.players == 2 else VILLAGE_LIMIT


@rule
def with_room(s):
    """The villages in which a house may still be built."""
    one = two = 0
    for q in range(s.players):
        villages = s.player[q].villages
        two |= one & villages | s.player[q].doubled
        one |= villages
    full = one if village_limit(s) == 1 else two
    return ALL_VILLAGES & ~full


@rule
def add_to_village(s, p, village):
    me = s.player[p]
    if me.villages >> village & 1:
        me.doubled |= 1 << village
    else:
        me.villages |= 1 << village


@rule
def why_not_afford(s, p, price):
    if s.player[p].houses == 0:
        return NO_HOUSE
    return ALLOWED if s.player[p].gold >= price else TOO_DEAR


@rule
def why_not_in_village(s, p, village, price):
    if not with_room(s) >> village & 1:
        return VILLAGE_FULL
    return why_not_afford(s, p, price)


@rule
def why_not_in_city(s, p, price):
    """Only where the architect is, and that must be a city."""
    if s.player[p].architect == START:
        return NO_CITY
    return why_not_afford(s, p, price)


@rule
def build_in_village(s, p, village, price):
    me = s.player[p]
    me.gold -= price
    me.houses -= 1
    add_to_village(s, p, village)


@rule
def build_in_city(s, p, price):
    me = s.player[p]
    me.gold -= price
    me.houses -= 1
    me.city[me.architect] += 1


@rule
def use_house_in_city(s):
    """The first of two houses goes first: it sets the second one free for any place."""
    if s.left[BUILD_CITY_HOUSE] > 0:
        s.left[BUILD_CITY_HOUSE] -= 1
        s.left[BUILD_HOUSE] += 1
    else:
        s.left[BUILD_HOUSE] -= 1


# §11 Moving a house. `place` is a village or, past the villages, a city.


@rule
def has_house_at(s, p, place):
    if place < VILLAGES:
        return s.player[p].villages >> place & 1 != 0
    return s.player[p].city[place - VILLAGES] > 0


@rule
def may_go_elsewhere(s, p, place, room):
    """There is another place for a house that is lifted here."""
    if place < VILLAGES:
        room &= ~(1 << place)
    here = s.player[p].architect
    return room != 0 or (here != START and place != VILLAGES + here)


@rule
def why_not_lift(s, p, place):
    if not has_house_at(s, p, place):
        return NO_HOUSE_THERE
    return ALLOWED if may_go_elsewhere(s, p, place, with_room(s)) else NOWHERE


@rule
def legal_lifts(s, p, out, n, base):
    me = s.player[p]
    room = with_room(s)
    for village in range(VILLAGES):
        if me.villages >> village & 1 and may_go_elsewhere(s, p, village, room):
            out[n] = base + village
            n += 1
    for city in range(CITIES):
        if me.city[city] > 0 and may_go_elsewhere(s, p, VILLAGES + city, room):
            out[n] = base + VILLAGES + city
            n += 1
    return n


@rule
def lift(s, p, place):
    """Into the hand; the road through a village left empty is cut."""
    me = s.player[p]
    s.lifted = place
    if place >= VILLAGES:
        me.city[place - VILLAGES] -= 1
    elif me.doubled >> place & 1:
        me.doubled &= ~(1 << place)
    else:
        me.villages &= ~(1 << place)


@rule
def why_not_put_in_village(s, village):
    if s.lifted == village:
        return SAME_PLACE
    return ALLOWED if with_room(s) >> village & 1 else VILLAGE_FULL


@rule
def why_not_put_in_city(s, p):
    here = s.player[p].architect
    if here == START:
        return NO_CITY
    return SAME_PLACE if s.lifted == VILLAGES + here else ALLOWED


# §12 The quarry


@rule
def take_from_quarry(s, p):
    """Two houses, or the last one: then the action stays open, and nobody can complete it."""
    me = s.player[p]
    n = min(FROM_QUARRY, me.quarry)
    me.quarry -= n
    me.houses += n
    if n == FROM_QUARRY:
        s.left[TAKE_HOUSES] -= 1


# §13 Palaces


@rule
def palace_price(s, p):
    return ARTISAN_PRICE if holds(s, p, ARTISAN) else PALACE_PRICE


@rule
def free_outer_site(s, city):
    """Outer sites are alike; they fill up in their order."""
    for site in range(CENTRAL_SITE + 1, SITES):
        if s.palace[city][site] == NOBODY:
            return site
    return NOTHING


@rule
def free_site(s, city, central):
    if central:
        return CENTRAL_SITE if s.palace[city][CENTRAL_SITE] == NOBODY else NOTHING
    return free_outer_site(s, city)


@rule
def why_not_palace(s, p, central):
    me = s.player[p]
    if me.architect == START:
        return NO_CITY
    if me.palaces == 0:
        return NO_PALACE
    if free_site(s, me.architect, central) == NOTHING:
        return SITE_TAKEN
    return ALLOWED if me.gold >= palace_price(s, p) else TOO_DEAR


@rule
def build_palace(s, p, central):
    me = s.player[p]
    me.gold -= palace_price(s, p)
    me.palaces -= 1
    s.palace[me.architect][free_site(s, me.architect, central)] = p
