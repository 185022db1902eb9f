"""What a bot buys, as a list that a person can read: the first line that fits and can be paid.

    # a comment
    Province when money > 18
    Duchy when supply Province <= 4
    Witch until 2 when turn >= 3 and own Gold >= 1
    Silver

A line is a card; `until N`: while fewer than N are owned; `when` one or two conditions, joined by
`and`. A condition compares with < <= = >= or > a number and one of `supply CARD` (cards left in
that pile), `own CARD`, `money` (the value of all own treasures), `turn`, or `empty` (empty piles).
Cards that are not in the kingdom are passed over. The same list says what the bot gains by cards.
"""

from __future__ import annotations

import re
from pathlib import Path

from ludoteka.core.game import Bot

from . import bots
from .cards import NAMES

KIND = {name.replace("-", ""): kind for kind, name in enumerate(NAMES)}
SIGNS = ("<", "<=", "=", ">=", ">")
MOST_LINES = 40
MOST_CONDITIONS = 2
LISTS = Path(__file__).parent / "lists"


def read(text: str) -> Bot:
    """A bot from the text of its list; ValueError says which line is wrong."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    numbers: list[float] = []
    for i, line in enumerate(lines, 1):
        if line:
            try:
                numbers += read_line(line)
            except ValueError as error:
                raise ValueError(f"line {i}: {error}") from None
    count = len(numbers) // bots.FIELDS
    if not 1 <= count <= MOST_LINES:
        raise ValueError(f"a list has 1 to {MOST_LINES} lines with cards, this one has {count}")
    return Bot(bots.menu, (float(count), *numbers))


def read_line(line: str) -> list[float]:
    words = " ".join(line.split())
    card_and_limit, *when = re.split(r"\bwhen\b", words, maxsplit=1, flags=re.IGNORECASE)
    name, *until = re.split(r"\buntil\b", card_and_limit, maxsplit=1, flags=re.IGNORECASE)
    numbers = [float(card(name)), limit(until[0].strip()) if until else float(bots.NO_LIMIT)]
    conditions = re.split(r"\band\b", when[0], flags=re.IGNORECASE) if when else []
    if len(conditions) > MOST_CONDITIONS:
        raise ValueError(f"{len(conditions)} conditions, but {MOST_CONDITIONS} at most")
    for condition in conditions:
        numbers += read_condition(condition.strip())
    return numbers + [0.0] * (bots.FIELDS - len(numbers))


def limit(word: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}", word) or int(word) >= bots.NO_LIMIT:
        raise ValueError(f"{word!r} after 'until' is not a number up to {bots.NO_LIMIT - 1}")
    return float(word)


def read_condition(text: str) -> list[float]:
    found = re.fullmatch(r"([^<=>]+?)\s*(<=|>=|<|=|>)\s*([0-9]{1,4})", text)
    if not found:
        raise ValueError(f"{text!r} is not a condition such as 'supply Province <= 4'")
    what, _, rest = found[1].lower().partition(" ")
    if what in bots.OF_CARDS:
        return [bots.OF_CARDS[what], card(rest), SIGNS.index(found[2]), float(found[3])]
    if what in bots.OF_NUMBERS and not rest:
        return [bots.OF_NUMBERS[what], 0.0, SIGNS.index(found[2]), float(found[3])]
    known = ", ".join([*(f"{word} CARD" for word in bots.OF_CARDS), *bots.OF_NUMBERS])
    raise ValueError(f"{found[1]!r} is not one of {known}")


def card(word: str) -> int:
    name = re.sub(r"[\s_-]", "", word).lower()
    if not name:
        raise ValueError("a card is missing")
    if name not in KIND:
        raise ValueError(f"there is no card {word.strip()!r}")
    return KIND[name]


def own_lists() -> dict[str, Bot]:
    """The bots that come with the game, the strongest first."""
    order = (
        "bigmoney-witch", "bigmoney-smithy", "double-militia", "first-game-engine",
        "bigmoney-ultimate", "workshop-gardens", "bigmoney",
    )  # fmt: skip
    return {name: read((LISTS / f"{name}.list").read_text("utf-8")) for name in order}
