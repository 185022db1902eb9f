"""The cards: their names, and what is printed on them. Paragraph marks (§) point into RULES.md."""

from enum import IntEnum
from typing import Any

from ludoteka.core.components import BadComponents, components

TABLES = components(__file__)


class Card(IntEnum):
    """§2 All cards of the box: the basic ones, then the kingdom by cost and name."""

    COPPER = 0
    SILVER = 1
    GOLD = 2
    ESTATE = 3
    DUCHY = 4
    PROVINCE = 5
    CURSE = 6
    CELLAR = 7
    CHAPEL = 8
    MOAT = 9
    CHANCELLOR = 10
    VILLAGE = 11
    WOODCUTTER = 12
    WORKSHOP = 13
    BUREAUCRAT = 14
    FEAST = 15
    GARDENS = 16
    MILITIA = 17
    MONEYLENDER = 18
    REMODEL = 19
    SMITHY = 20
    SPY = 21
    THIEF = 22
    THRONE_ROOM = 23
    COUNCIL_ROOM = 24
    FESTIVAL = 25
    LABORATORY = 26
    LIBRARY = 27
    MARKET = 28
    MINE = 29
    WITCH = 30
    ADVENTURER = 31


# Plain numbers for the rules.
COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = range(7)
(
    CELLAR, CHAPEL, MOAT, CHANCELLOR, VILLAGE, WOODCUTTER, WORKSHOP, BUREAUCRAT, FEAST, GARDENS,
    MILITIA, MONEYLENDER, REMODEL, SMITHY, SPY, THIEF, THRONE_ROOM, COUNCIL_ROOM, FESTIVAL,
    LABORATORY, LIBRARY, MARKET, MINE, WITCH, ADVENTURER,
) = range(7, 32)  # fmt: skip
KINDS = len(Card)
BASIC = 7  # kinds that lie in every supply
KINGDOM = 10  # kinds chosen for a game

NAMES = tuple(card.name.lower().replace("_", "-") for card in Card)

TREASURE, VICTORY, ACTION, ATTACK, REACTION, CURSED = (1 << i for i in range(6))
TYPES = {
    "treasure": TREASURE,
    "victory": VICTORY,
    "action": ACTION,
    "attack": ATTACK,
    "reaction": REACTION,
    "curse": CURSED,
}


# Reading the tables, an owner's among them


def table(name: str) -> dict[str, Any]:
    found = TABLES.get(name)
    if not isinstance(found, dict):
        raise BadComponents(f"dominion: the table [{name}] is missing")
    return found


def number(name: str, key: str, low: int, high: int, default: int | None = 0) -> int:
    value = table(name).get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadComponents(f"dominion: [{name}] {key} must be a whole number {low} to {high}")
    return value


def types_of(name: str) -> int:
    words = table(name).get("types")
    known = tuple(TYPES)
    if not isinstance(words, list) or not words or any(word not in known for word in words):
        raise BadComponents(f"dominion: [{name}] types must be some of {', '.join(TYPES)}")
    return sum(TYPES[word] for word in set(words))


def column(key: str, low: int, high: int, default: int | None = 0) -> tuple[int, ...]:
    return tuple(number(name, key, low, high, default) for name in NAMES)


def pile(name: str, most: int = 60) -> tuple[int, ...]:
    sizes = table("piles").get(name)
    if (
        not isinstance(sizes, list)
        or len(sizes) != 3
        or any(type(n) is not int or not 0 <= n <= most for n in sizes)
    ):
        raise BadComponents(f"dominion: [piles] {name} must be three whole numbers 0 to {most}")
    return tuple(sizes)


def recommended() -> dict[str, tuple[int, ...]]:
    found = {}
    for name, cards in table("kingdoms").items():
        if name == "origin":
            continue
        known = isinstance(cards, list) and all(card in NAMES[BASIC:] for card in cards)
        if not known or len(set(cards)) != KINGDOM:
            raise BadComponents(f"dominion: [kingdoms] {name} must be ten different kingdom cards")
        found[name] = tuple(sorted(NAMES.index(card) for card in cards))
    if not found:
        raise BadComponents("dominion: [kingdoms] must have at least one set")
    return found


# §2 What is printed on a card
COST = column("cost", 0, 20, None)
TYPE = tuple(types_of(name) for name in NAMES)
CARDS = column("cards", 0, 10)
ACTIONS = column("actions", 0, 10)
BUYS = column("buys", 0, 10)
COINS = column("coins", 0, 10)
POINTS = column("points", -20, 20)

# §3 How many lie in the supply, by the number of players from two on
BASIC_PILES = tuple(
    pile(name) for name in ("copper", "silver", "gold", "victory", "victory", "victory", "curse")
)
VICTORY_PILE = pile("victory")
KINGDOM_PILE = pile("kingdom", most=10)  # so the sizes in `state` suffice
COPPERS_AT_FIRST = number("deck", "copper", 0, 15, None)
ESTATES_AT_FIRST = number("deck", "estate", 0, 10, None)

RECOMMENDED = recommended()
# Each set as a mask of kinds
SETS = tuple(sum(1 << card for card in cards) for cards in RECOMMENDED.values())
