"""What is printed: goods, market people, privileges and the track, as columns for the rules.

Everything that brings something is a row of the same columns: goods first, then the two market
people, the kinds of privileges, and the symbols of the track. Paragraph marks (§) point into
RULES.md.
"""

from ludoteka.core.components import BadComponents, components

TABLES = components(__file__)

# §2 Coins. The first four are colours
GOLD, SILVER, WINE, TURQUOISE, WHITE, BLACK = range(6)
COLOURS = 4
LAYABLE = 5  # all but black
COINS = 6
COIN_NAMES = ("gold", "silver", "wine", "turquoise", "white", "black")

# §2 Goods, by deck, and the market people
VALUABLES = (
    "jug", "ring", "candlestick", "comb", "goblet", "mirror", "carpet", "vase", "clock", "shoes",
    "music-box", "letter-opener", "books", "fan", "cloth", "painting", "necklace", "hat", "lute",
    "globe", "chest", "chess-set", "gloves", "walking-stick",
)  # fmt: skip
SCENTS = (
    "rose", "lavender", "jasmine", "amber", "musk", "violet", "pepper", "myrrh", "sandalwood",
    "orange-blossom", "vanilla", "iris",
)  # fmt: skip
GOODS = VALUABLES + SCENTS
NAMES = (*GOODS, "overseer", "changer")
OVERSEER = len(GOODS)
CHANGER = OVERSEER + 1
VALUABLE_CARDS = (1 << len(VALUABLES)) - 1  # as masks
SCENT_CARDS = (1 << len(SCENTS)) - 1
FIRST_SCENT = len(VALUABLES)

# §14 Symbols of the track
SYMBOLS = (
    "", "counterfeit", "remove", "joker", "privilege", "seal", "turn", "advance-3",
    "others-counterfeit", "others-joker",
)  # fmt: skip
NO_SYMBOL = 0
SPACES = 30

ALL_PRIVILEGES = 18
PRIVILEGE_ROW = len(NAMES)  # the row of the first kind of privilege
SYMBOL_ROW = PRIVILEGE_ROW + ALL_PRIVILEGES
ROWS = SYMBOL_ROW + len(SYMBOLS)

FIXED, SAME, DIFFERENT = range(3)  # §5 kinds of prices
RANK, UNKNOWN = -1, -2  # §11 points that are no number
OWN = ("jokers", "counterfeits", "removes", "privileges", "seals", "turns")
OTHERS = ("counterfeits", "jokers", "privileges", "seals")
MOST_OF_ONE = 3  # of anything that a card brings
KEYS = {  # of each table
    "coins": ("origin", "of_each_colour", "black_at_first", "black", "white"),
    "seals": ("origin", "all", "at_first"),
    "drawing": ("origin", "coins", "for_a_seal"),
    "overseer": ("origin", "price"),
    "changer": ("origin", "price"),
    **dict.fromkeys(GOODS, ("origin", "price", "points", *OWN, "opponents")),
    "privileges": ("origin", "kinds"),
    "track-a": ("origin", "spaces"),
    "track-b": ("origin", "spaces"),
}


# Reading the tables, an owner's among them


def bad(why: str) -> BadComponents:
    return BadComponents(f"mercado: {why}")


def table(name: str) -> dict[str, object]:
    found = TABLES.get(name)
    if not isinstance(found, dict):
        raise bad(f"the table [{name}] is missing")
    return found


def whole(where: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(f"{where} must be a whole number {low} to {high}")
    return value


def number(name: str, key: str, low: int, high: int) -> int:
    return whole(f"[{name}] {key}", table(name).get(key), low, high)


def known(where: str, row: object, keys: tuple[str, ...]) -> dict[str, object]:
    """A table in which nothing is misspelt."""
    if not isinstance(row, dict):
        raise bad(f"{where} must be a table such as {{ {keys[0]} = 1 }}")
    for key in row:
        if key not in keys:
            raise bad(f"{where} knows no {key!r}; it has {', '.join(keys)}")
    return row


def check_tables() -> None:
    """Each table is there, nothing in it is misspelt, and there is none that nobody reads."""
    for name, keys in KEYS.items():
        known(f"[{name}]", table(name), keys)
    for name in TABLES:
        if name not in KEYS:
            raise bad(f"the table [{name}] belongs to nothing in the game")


class Price:
    """§5 So many white coins, and coins of given colours, of one colour, or of different ones."""

    def __init__(self, name: str) -> None:
        where = f"[{name}] price"
        words = (*COIN_NAMES[:LAYABLE], "same", "different")
        row = known(where, table(name).get("price"), words)
        numbers = {key: whole(f"{where} {key}", n, 1, 4) for key, n in row.items()}
        self.white = numbers.pop("white", 0)
        self.need = tuple(numbers.get(colour, 0) for colour in COIN_NAMES[:COLOURS])
        free = [word for word in ("same", "different") if word in numbers]
        if len(free) + any(self.need) != 1:
            raise bad(f"{where} must have either colours, or `same`, or `different`")
        self.kind = FIXED if not free else SAME if free == ["same"] else DIFFERENT
        self.rest = sum(numbers.values())
        if not 2 <= self.white + self.rest <= 4:
            raise bad(f"{where} must be 2 to 4 coins, not {self.white + self.rest}")


def points(name: str) -> int:
    value = table(name).get("points", 0 if name in SCENTS else None)
    words = {"rank": RANK, "unknown": UNKNOWN}
    if isinstance(value, str) and value in words and not (value == "unknown" and name in VALUABLES):
        return words[value]
    if isinstance(value, str):
        free = "rank" if name in VALUABLES else "rank or unknown"
        raise bad(f"[{name}] points must be a whole number 0 to 9, or {free}")
    return whole(f"[{name}] points", value, 0, 9)


class Row:
    """What one thing brings to its owner and does to the others."""

    def __init__(self, where: str, row: dict[str, object], steps: int = 0) -> None:
        self.steps = steps
        self.own = [whole(f"{where} {key}", row.get(key, 0), 0, MOST_OF_ONE) for key in OWN]
        words = OTHERS[:3] if steps else OTHERS  # a privilege has no second place
        others = known(f"{where} opponents", row.get("opponents", {}), words)
        self.others = [
            whole(f"{where} opponents {key}", others.get(key, 0), 0, MOST_OF_ONE)
            for key in OTHERS[:3]
        ]
        if not isinstance(others.get("seals", True), bool):
            raise bad(f"{where} opponents seals must be true or false")
        self.no_seals = int(not others.get("seals", True))


def goods_row(name: str) -> Row:
    return Row(f"[{name}]", table(name))


def privileges() -> list[tuple[int, Row]]:
    """How many there are of each kind, and what it brings."""
    rows = table("privileges").get("kinds")
    if not isinstance(rows, list) or not rows:
        raise bad("[privileges] kinds must be a list of tables")
    found = []
    for i, row in enumerate(rows, 1):
        where = f"[privileges] kind {i}"
        known(where, row, ("copies", "steps", *OWN, "opponents"))
        copies = whole(f"{where} copies", row.get("copies", 1), 1, ALL_PRIVILEGES)
        steps = whole(f"{where} steps", row.get("steps"), 1, 3)
        found.append((copies, Row(where, row, steps)))
    total = sum(copies for copies, _ in found)
    if total != ALL_PRIVILEGES:
        raise bad(f"[privileges] must be {ALL_PRIVILEGES} in all, not {total}")
    bring = [tuple(vars(row).items()).__repr__() for _, row in found]
    if len(set(bring)) != len(bring):
        raise bad("[privileges] has the same kind twice; say so with `copies`")
    return found


def track(name: str) -> tuple[int, ...]:
    spaces = table(name).get("spaces")
    if not isinstance(spaces, list) or len(spaces) != SPACES:
        raise bad(f"[{name}] spaces must be a list of {SPACES} symbols")
    for word in spaces:
        if word not in SYMBOLS:
            has = ", ".join(SYMBOLS[1:])
            raise bad(f"[{name}] knows no symbol {word!r}; there are {has}, and '' for none")
    return tuple(SYMBOLS.index(word) for word in spaces)


def symbol_row(word: str) -> Row:
    """§14 What a symbol means is a rule."""
    own = {
        "counterfeit": "counterfeits", "remove": "removes", "joker": "jokers",
        "privilege": "privileges", "seal": "seals", "turn": "turns",
    }  # fmt: skip
    if word in own:
        return Row(word, {own[word]: 1})
    if word.startswith("others-"):
        return Row(word, {"opponents": {f"{word.removeprefix('others-')}s": 1}})
    return Row(word, {}, steps=3 if word == "advance-3" else 0)


check_tables()
PRICES = tuple(Price(name) for name in NAMES)
PRICE = tuple(price.kind for price in PRICES)
NEED = tuple(n for price in PRICES for n in price.need)  # four colours of each in a row
REST = tuple(price.rest for price in PRICES)  # coins beside the demanded white ones
WHITES = tuple(price.white for price in PRICES)
POINTS = tuple(points(name) for name in GOODS)

_kinds = privileges()
KINDS = len(_kinds)  # of privileges
COPIES = tuple(copies for copies, _ in _kinds)
_nothing = Row("", {})
_rows = (
    *(goods_row(name) for name in GOODS),
    _nothing,
    _nothing,
    *(row for _, row in _kinds),
    *([_nothing] * (ALL_PRIVILEGES - KINDS)),
    *(symbol_row(word) for word in SYMBOLS),
)
STEPS = tuple(row.steps for row in _rows)
JOKERS, COUNTERFEITS, REMOVES, PRIVILEGES, SEALS, TURNS = (
    tuple(row.own[i] for row in _rows) for i in range(len(OWN))
)
OTHERS_COUNTERFEITS, OTHERS_JOKERS, OTHERS_PRIVILEGES = (
    tuple(row.others[i] for row in _rows) for i in range(3)
)
NO_SEALS = tuple(row.no_seals for row in _rows)

TRACK = track("track-a") + track("track-b")  # §13 both sides

OF_EACH_COLOUR = number("coins", "of_each_colour", 1, 20)
BLACK_AT_FIRST = number("coins", "black_at_first", 0, 9)
ALL_BLACK = number("coins", "black", 4 * BLACK_AT_FIRST, 100)
ALL_WHITE = number("coins", "white", 0, 100)
SEALS_AT_FIRST = number("seals", "at_first", 0, 10)
ALL_SEALS = number("seals", "all", 4 * SEALS_AT_FIRST, 100)
COINS_DRAWN = number("drawing", "coins", 1, 5)
COINS_FOR_A_SEAL = number("drawing", "for_a_seal", 1, 5)
