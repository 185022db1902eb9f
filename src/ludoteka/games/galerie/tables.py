"""§1 What is printed on the board, the paintings and the tiles: the tables of components.toml."""

from ludoteka.core.components import BadComponents, components

TABLES = components(__file__)

FEWEST_PLAYERS, MAX_PLAYERS = 2, 6
CARD_VALUES = 9  # action cards 0 to 8, one of each for everybody
PAINTINGS = 48  # numbered from 1; there is a tile with each of these numbers
NONE = 0  # no painting, no tile
SYMBOLS = 4  # rows of symbols
STACKS = 4  # of tiles
MAX_HALLS = 8
MAX_PLACES = 1 + MAX_HALLS  # the shop is place 0, the halls follow clockwise
STRIP = 6  # places for markers in the shop and in each hall
TURNS = 4  # of each player in a round; as many markers has everybody


# Reading the tables, an owner's among them


def table(name):
    found = TABLES.get(name)
    if not isinstance(found, dict):
        raise BadComponents(f"galerie: the table [{name}] is missing")
    return found


def is_number(value, low, high):
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def number(name, key, low, high):
    value = table(name).get(key)
    if not is_number(value, low, high):
        raise BadComponents(f"galerie: [{name}] {key} must be a whole number {low} to {high}")
    return value


def numbers(name, key, many, low, high):
    values = table(name).get(key)
    if (
        not isinstance(values, list)
        or len(values) != many
        or not all(is_number(value, low, high) for value in values)
    ):
        raise BadComponents(f"galerie: [{name}] {key} must be {many} whole numbers {low} to {high}")
    return tuple(values)


def prices():
    found = numbers("shop", "prices", STACKS, 1, 9)
    if sorted(set(found)) != list(found):
        raise BadComponents("galerie: [shop] prices must rise from stack to stack")
    return found


def tiles_in_stacks():
    found = numbers("shop", "tiles", STACKS, 1, PAINTINGS)
    if sum(found) != PAINTINGS:
        raise BadComponents(f"galerie: [shop] tiles must be {PAINTINGS} together, not {sum(found)}")
    return found


def painting_values():
    """§20 Painting after painting, the value in each row; nothing for number 0, which is none."""
    rows = table("paintings").get("values")
    if not isinstance(rows, list) or len(rows) != PAINTINGS:
        raise BadComponents(f"galerie: [paintings] values must be a list of {PAINTINGS} paintings")
    for m, row in enumerate(rows, 1):
        if (
            not isinstance(row, list)
            or len(row) != SYMBOLS
            or not all(is_number(value, 0, 9) for value in row)
        ):
            raise BadComponents(
                f"galerie: [paintings] painting {m} must be {SYMBOLS} whole numbers 0 to 9"
            )
        if not any(row):
            raise BadComponents(f"galerie: [paintings] painting {m} must have a symbol")
    return (0,) * SYMBOLS + tuple(value for row in rows for value in row)


# §2 The ring, by the number of players from two on
FEW_HALLS = number("board", "halls_at_least", 1, MAX_HALLS)
MANY_HALLS = number("board", "halls_at_most", 1, MAX_HALLS)
HALLS = (
    FEW_HALLS,
    FEW_HALLS,
    number("board_for_four", "halls", 1, MAX_HALLS),
    MANY_HALLS,
    MANY_HALLS,
)

# §3, §10 The shop
PRICES = prices()
TILES = tiles_in_stacks()

# §11 A 0 in company
ZERO = number("bids", "zero", 0, 100)

# §15 Sold out stacks that end the game
STACKS_TO_END = numbers("end", "stacks", MAX_PLAYERS - FEWEST_PLAYERS + 1, 1, STACKS)

# §16 Values of the symbols: VALUE[SYMBOLS * painting + row]
VALUE = painting_values()

# §17 Points
MATCHING_TILE = number("points", "matching", 0, 20)
OTHER_TILE = number("points", "other", 0, 20)
CARDS_FOR_POINT = number("points", "cards", 1, 100)
START_CARD = number("points", "start", 0, 20)
