"""How bots set the disc: what a disc would bring, and a rule of thumb."""

from ludoteka.core.rule import rule

from .board import *
from .building import free_site, palace_price
from .characters import in_game, lowest
from .names import *
from .scoring import income, last_round, points
from .state import NOTHING
from .travel import holds
from .ways import *

# The numbers of the bots, in gold: what a palace site is worth in the city scored now and next, and
# more for the central one; what the way there may cost the architect at last; how high to bid; what
# a palace is worth, a house in store, a village on the way, and an action not done in full; by how
# many points others will grow, and how unsure that is; how governors and a swap count; how much
# each character is liked. A low one plays first and takes the central site.
(
    NOW, NEXT, CENTRE, POINT, BID_LIMIT, PALACE_WORTH, STORE_WORTH, ROAD_WORTH, UNDONE, GROWTH,
    SPREAD, GOVERNOR_WORTH, SWAP_WORTH,
) = range(13)  # fmt: skip
LIKING = 13
PARAMS = (
    4.0, 3.0, 1.5, 3.0, 2.0, 40.0, 0.4, 2.0, 2.0, 2.5, 3.0, 0.1, 4.0,
    7.0, 6.0, 2.0, 3.0, 5.0, 4.0, 1.0,
)  # fmt: skip
ENOUGH_HOUSES = 6

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
def has_room(s, city):
    return free_site(s, city, 1) != NOTHING or free_site(s, city, 0) != NOTHING


@rule
def best_site(s, p, purse, params):
    """The city in which a palace is worth most and can be paid for with this gold, NOTHING if
    there is none."""
    price = palace_price(s, p)
    best, most = NOTHING, -1000.0
    for city in range(CITIES):
        if has_room(s, city):
            way = cost_of_way(s, p, city)
            if way != FAR and way + price <= purse:
                worth = site_worth(s, city, params) - way
                if worth > most:
                    best, most = city, worth
    return best


@rule
def site_worth(s, city, params):
    central = free_site(s, city, 1) != NOTHING
    worth = params[CENTRE] * central
    when = soon(s, city)
    if when == CITIES:
        worth += params[NOW] * (2 + central)
    else:
        worth += params[NEXT] * when / CITIES
    return worth


@rule
def spare_house(s, p):
    """A city scored late in which there is a house to be moved."""
    best, late = NOTHING, 4
    for city in range(CITIES):
        if s.player[p].city[city] > 0 and soon(s, city) < late:
            best, late = city, soon(s, city)
    return best


# What is to be earned


@rule
def lead(s, p, city):
    """What it earns there beyond the best of the others."""
    best = 0
    for q in range(s.players):
        if q != p:
            best = max(best, income(s, q, city))
    return income(s, p, city) - best


@rule
def hoped_income(s, p, mine, params):
    """For so many points in the scored city, when the others who have not played will grow."""
    if mine == 0:
        return 0.0
    place = 0.0
    for q in range(s.players):
        if q != p:
            ahead = points(s, q, s.maharaja) + params[GROWTH] - mine
            if s.player[q].architect == s.maharaja:
                ahead -= 1
            if lowest(s, q) < lowest(s, p):
                ahead += 0.5
            place += min(max(0.5 + ahead / (2 * params[SPREAD]), 0.0), 1.0)
    better = int(place)
    row = INCOME[s.players - 2]
    worse = min(better + 1, s.players - 1)
    return row[better] + (row[worse] - row[better]) * (place - better)


# The planner's disc


@rule
def to_take(s, p, palaces, params):
    """For palaces the Artisan, else the character it likes most of those it does not have."""
    if palaces > 0 and not holds(s, p, ARTISAN):
        return ARTISAN
    best, most = 0, -1000.0
    for character in range(1, CHARACTERS + 1):
        if in_game(s) >> character & 1 and not holds(s, p, character):
            if params[LIKING + character - 1] > most:
                best, most = character, params[LIKING + character - 1]
    return best


@rule
def liking_of_own(s, p, params):
    own = lowest(s, p)
    return params[LIKING + own - 1]


@rule
def often(action, disc):
    return int(FIRST_HAND[disc] == action) + int(SECOND_HAND[disc] == action)


@rule
def best_disc(s, p, params):
    me = s.player[p]
    tolls, gaps, _ = way_ahead(s, p, s.maharaja)
    site = best_site(s, p, me.gold + 2 * GOLD_ACTION + TRADER_GOLD, params)
    best, most = 0, -1000.0
    for disc in range(PAIRS):
        worth = weigh(s, p, disc, tolls, gaps, site, params)
        if worth > most:
            best, most = disc, worth
    return best


@rule
def weigh(s, p, disc, tolls, gaps, site, params):
    """What this disc would bring: palaces, hoped income, gold and what helps later."""
    me = s.player[p]
    last = s.round >= last_round(s)
    worth = 0.0
    price = palace_price(s, p)
    if often(CHARACTER, disc):
        taken = to_take(s, p, often(PALACE, disc) + often(PALACE_AND_HOUSE, disc), params)
        worth += params[SWAP_WORTH] * (params[LIKING + taken - 1] - liking_of_own(s, p, params))
        if taken == ARTISAN:
            price = ARTISAN_PRICE
    gold = me.gold + often(GOLD, disc) * GOLD_ACTION + holds(s, p, TRADER) * TRADER_GOLD
    store = me.houses + min(often(QUARRY, disc) * FROM_QUARRY, me.quarry)
    free = int(holds(s, p, BUILDER))
    single = often(HOUSE, disc) + often(PALACE_AND_HOUSE, disc)
    pairs = often(TWO_HOUSES, disc)
    houses = single + 2 * pairs + free
    # the way; of two houses the first goes into the city here (§10)
    in_city = max(gaps - single - free, 0)
    on_way = gaps + in_city
    arrives = on_way <= store and tolls + on_way <= gold
    if in_city > 0:
        arrives = arrives and in_city <= pairs and me.architect != START
    mine = points(s, p, s.maharaja)
    built = 0
    if arrives:
        gold -= tolls + max(on_way - free, 0)
        built = on_way
        if me.architect != s.maharaja:
            mine += 1
    # palaces
    there = arrives and has_room(s, s.maharaja)
    wanted = often(PALACE, disc) + often(PALACE_AND_HOUSE, disc)
    palaces = min(min(wanted, me.palaces), gold // price)
    if not there and site == NOTHING:
        palaces = 0
    gold -= palaces * price
    worth += palaces * params[PALACE_WORTH]
    if there and palaces > 0:
        mine += palaces
        if free_site(s, s.maharaja, 1) != NOTHING:
            mine += 2
    # houses
    more = min(min(houses - built, store - built), gold + free)
    if me.architect == START and not arrives:
        more = min(more, single + free)
    if more > 0:
        gold -= max(more - free, 0)
        built += more
        if arrives:
            mine += more
        else:
            worth += min(more, gaps) * params[ROAD_WORTH]
    if spare_house(s, p) != NOTHING and arrives:
        mine += often(MOVE, disc)
    # what is not done
    undone = palaces < wanted or built < houses - free
    undone = undone or (often(QUARRY, disc) * FROM_QUARRY > me.quarry)
    worth -= undone * params[UNDONE]
    if often(GOVERNORS, disc):
        worth += params[GOVERNOR_WORTH] * governor_gain(s, p)
    worth += min(store - built, ENOUGH_HOUSES) * params[STORE_WORTH]
    if last or palaces == me.palaces:
        return worth + gold * 0.01
    return worth + hoped_income(s, p, mine, params) + gold


@rule
def governor_gain(s, p):
    """By how much the best city to be brought forward beats the one that would be scored next."""
    best = -20
    for i in range(2, CITIES):
        best = max(best, lead(s, p, s.governor[i]))
    return best - lead(s, p, s.governor[0])


# The mason's disc


@rule
def pair(first, second):
    """The answer that sets these two actions."""
    a, b = min(first, second), max(first, second)
    return DISC + a * ACTIONS - a * (a - 1) // 2 + b - a


@rule
def disc_by_thumb(s, p, params):
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
    tolls, gaps, _ = way_ahead(s, p, s.maharaja)
    if me.houses < 2:
        return pair(QUARRY, GOLD) if me.quarry > 1 else pair(GOLD, GOLD)
    if gaps == 0 and tolls + 2 <= purse:
        return pair(TWO_HOUSES, GOLD)
    return pair(HOUSE, GOLD) if purse > 0 else pair(GOLD, GOLD)
