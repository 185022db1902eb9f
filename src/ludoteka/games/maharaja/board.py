"""The map, the characters and the tables of the box. Paragraph marks (§) point into RULES.md."""

from ludoteka.core.components import BadComponents, components

TABLES = components(__file__)

MAX_PLAYERS = 5

# §2 Places: the cities by the letters of their governors, then the start place.
CITIES = 7
START = CITIES
PLACES = CITIES + 1
LETTERS = "ABCDEFGS"
SITES = 7  # for palaces in a city: the central one, then the outer ones
CENTRAL_SITE = 0
MOST_VILLAGES = 31  # they are the bits of one number
MOST_ROADS = 28  # each two places are joined by one at most

# §4 Characters: their number says who plays first and wins ties.
MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = range(1, 8)
CHARACTERS = 7
CHARACTER_NAMES = ("mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi")

SEATS = ("two", "three", "four", "five")
COLOURS = ("purple", "red", "brown", "green", "yellow", "blue", "white", "black", "orange", "grey")


# Reading the tables, an owner's among them


def read_table(name):
    found = TABLES.get(name)
    if not isinstance(found, dict):
        raise BadComponents(f"maharaja: the table [{name}] is missing")
    return found


def is_number(value, low, high):
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_number(name, key, low, high):
    value = read_table(name).get(key)
    if not is_number(value, low, high):
        raise BadComponents(f"maharaja: [{name}] {key} must be a whole number {low} to {high}")
    return int(value)


def read_places():
    found = []
    for letter in LETTERS:
        at = read_table("map").get(letter)
        if not isinstance(at, list) or len(at) != 2 or not all(is_number(n, 0, 100) for n in at):
            raise BadComponents(f"maharaja: [map] {letter} must be two whole numbers 0 to 100")
        found.append((at[0], at[1]))
    if len(set(found)) < PLACES:
        raise BadComponents("maharaja: [map] two places lie upon each other")
    return tuple(found)


def read_roads():
    """§2 From, to, and how many villages. Every place can be reached."""
    rows = read_table("map").get("roads")
    if not isinstance(rows, list) or not rows:
        raise BadComponents("maharaja: [map] roads must be a list of roads")
    found = [read_road(row) for row in rows]
    ends = [frozenset(row[:2]) for row in found]
    if len(set(ends)) < len(ends):
        raise BadComponents("maharaja: [map] two roads join the same places")
    villages = sum(row[2] for row in found)
    if not 4 * MAX_PLAYERS <= villages <= MOST_VILLAGES:
        raise BadComponents(
            f"maharaja: [map] roads have {villages} villages, but there must be "
            f"{4 * MAX_PLAYERS} to {MOST_VILLAGES}"
        )
    reached = {START}
    for _ in found:
        reached |= {place for pair in ends if pair & reached for place in pair}
    lost = [LETTERS[place] for place in range(PLACES) if place not in reached]
    if lost:
        raise BadComponents(f"maharaja: [map] no way leads from the start to {', '.join(lost)}")
    return tuple(found)


def read_road(row):
    good = (
        isinstance(row, list)
        and len(row) == 3
        and all(isinstance(end, str) and len(end) == 1 and end in LETTERS for end in row[:2])
        and row[0] != row[1]
        and is_number(row[2], 1, 4)
    )
    if not good:
        raise BadComponents(
            f"maharaja: [map] a road is two different places and 1 to 4 villages "
            f"such as ['A', 'B', 2], not {row!r}"
        )
    return LETTERS.index(row[0]), LETTERS.index(row[1]), row[2]


def read_colours():
    found = [read_table("colours").get(letter) for letter in LETTERS[:CITIES]]
    if any(colour not in COLOURS for colour in found) or len(set(found)) < CITIES:
        raise BadComponents(
            f"maharaja: [colours] every city has one of its own of {', '.join(COLOURS)}"
        )
    return tuple(str(colour) for colour in found)


def read_homes():
    """§25 The home city of each character, by its number."""
    found = read_table("homes").get("cities")
    if not isinstance(found, list) or sorted(map(str, found)) != list(LETTERS[:CITIES]):
        raise BadComponents("maharaja: [homes] cities must be the letters A to G, each once")
    return (START, *(LETTERS.index(letter) for letter in found))


def read_income(players):
    row = read_table("income").get(SEATS[players - 2])
    good = isinstance(row, list) and len(row) == players and all(is_number(n, 0, 99) for n in row)
    if not good or row != sorted(row, reverse=True):
        raise BadComponents(
            f"maharaja: [income] {SEATS[players - 2]} must be {players} falling numbers 0 to 99"
        )
    return (*row, *[0] * (MAX_PLAYERS - players))


# §2 The map
AT = read_places()
_ROADS = read_roads()
COLOUR = read_colours()
ROADS = len(_ROADS)
FROM = tuple(row[0] for row in _ROADS)
TO = tuple(row[1] for row in _ROADS)
VILLAGES_ON = tuple(row[2] for row in _ROADS)  # how many
VILLAGES = sum(VILLAGES_ON)
FIRST_VILLAGE = tuple(sum(VILLAGES_ON[:road]) for road in range(ROADS))  # the one next to FROM
ROAD_OF = tuple(road for road in range(ROADS) for _ in range(VILLAGES_ON[road]))
# The villages of a road, as bits; of the whole map
WAY = tuple(((1 << n) - 1) << first for n, first in zip(VILLAGES_ON, FIRST_VILLAGE, strict=True))
ALL_VILLAGES = (1 << VILLAGES) - 1
# The roads of each place, ascending, and where each of them leads
_AT_PLACE = tuple(
    tuple(road for road in range(ROADS) if place in (FROM[road], TO[road]))
    for place in range(PLACES)
)
DEGREE = tuple(len(found) for found in _AT_PLACE)
ROAD_AT = tuple((*found, *[0] * (max(DEGREE) - len(found))) for found in _AT_PLACE)

VILLAGE_LIMIT = read_number("villages", "houses", 1, 2)
VILLAGE_LIMIT_OF_TWO = read_number("villages", "houses_of_two", 1, 2)

# §3 Pieces and money
PALACES = read_number("pieces", "palaces", 1, 7)
PALACES_SHORT = read_number("pieces", "palaces_short", 1, 7)
HOUSES = read_number("pieces", "houses", 1, 30)
FIRST_HOUSES = read_number("pieces", "first_houses", 1, 4)
STORE = read_number("pieces", "store", 0, 20)
FROM_QUARRY = read_number("pieces", "from_quarry", 1, 10)
CHIPS = read_number("pieces", "chips", 1, 35)
if FIRST_HOUSES + STORE > HOUSES:
    raise BadComponents("maharaja: [pieces] there are fewer houses than are laid out")

GOLD_AT_FIRST = read_number("money", "at_first", 0, 60)
PALACE_PRICE = read_number("money", "palace", 0, 60)
ARTISAN_PRICE = read_number("money", "palace_of_artisan", 0, 60)
HOUSE_PRICE = read_number("money", "house", 0, 20)
TOLL = read_number("money", "toll", 0, 20)
GOLD_ACTION = read_number("money", "gold_action", 0, 20)
TRADER_GOLD = read_number("money", "trader", 0, 20)
COMPENSATION = read_number("money", "compensation", 0, 20)

# §14, §19 The governors' track
LAST_BOX = read_number("track", "boxes", 1, 40)
LAST_BOX_SHORT = read_number("track", "boxes_short", 1, 40)

# §18 Scoring: income by players - 2 and place, and points
INCOME = tuple(read_income(players) for players in range(2, MAX_PLAYERS + 1))
ALONE = read_number("income", "alone", 0, 99)
ARCHITECT_POINTS = read_number("points", "architect", 0, 9)
HOUSE_POINTS = read_number("points", "house", 0, 9)
OUTER_POINTS = read_number("points", "outer", 0, 9)
OUTER_POINTS_OF_SADHU = read_number("points", "outer_of_sadhu", 0, 9)
CENTRAL_POINTS = read_number("points", "central", 0, 9)
HOME_POINTS = read_number("points", "home", 0, 9)
HOME = read_homes()
