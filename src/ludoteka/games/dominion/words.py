"""The words for cards and what is printed on them, used by the log and on the table."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteka.core.text import Seat, Text, chain, text

from .cards import *

PRINTED_TYPES = ("treasure", "victory", "curse", "action", "attack", "reaction")
WITH_SENTENCES = tuple(
    kind
    for kind in range(BASIC, KINDS)
    if kind not in (VILLAGE, WOODCUTTER, SMITHY, FESTIVAL, LABORATORY, MARKET)
)


def card(kind: int) -> Text:
    return text(f"card-{NAMES[kind]}")


def card_acc(kind: int) -> Text:
    """The name as an object: "plays ..."."""
    return text(f"card-{NAMES[kind]}-acc")


def joined(parts: list[Text]) -> Text:
    return chain("list", parts)


def sentences(parts: list[Text]) -> Text:
    """Several sentences, one after the other."""
    return chain("sentences", parts)


def counted(cards: Mapping[int, int]) -> Text:
    """The cards of a pile, with their numbers."""
    if not cards:
        return text("no-cards")
    return joined(
        [
            text("cards-of", n=n, card=card(kind)) if n > 1 else card(kind)
            for kind, n in cards.items()
        ]
    )


def names(seats: list[int] | tuple[int, ...]) -> Text:
    return joined([text("name", who=Seat(p)) for p in seats])


def look(kind: int) -> str:
    """By which of its types a card is coloured; the most telling one."""
    for word in ("treasure", "reaction", "victory", "curse", "attack"):
        if TYPE[kind] & TYPES[word]:
            return word
    return "action"


def types(kind: int) -> Text:
    return joined([text(f"type-{word}") for word in PRINTED_TYPES if TYPE[kind] & TYPES[word]])


def printed(kind: int) -> list[tuple[str, int]]:
    """The bonuses printed large, in their order."""
    numbers = (
        ("cards", CARDS[kind]),
        ("actions", ACTIONS[kind]),
        ("buys", BUYS[kind]),
        ("coins", COINS[kind]),
    )
    return [(word, n) for word, n in numbers if n]


def what_it_says(kind: int) -> Text:
    """§2 All that is printed on a card, with the rulings."""
    return said_with(kind, "text")


def in_short(kind: int) -> Text:
    """The same in a few words, as they stand on the card itself."""
    return said_with(kind, "brief")


def said_with(kind: int, which: str) -> Text:
    parts = []
    if TYPE[kind] & TREASURE:
        parts.append(text("worth-coins", n=COINS[kind]))
    elif bonuses := printed(kind):
        parts.append(
            text("bonuses", list=joined([text(f"bonus-{word}", n=n) for word, n in bonuses]))
        )
    if POINTS[kind]:
        parts.append(text("worth-points", n=POINTS[kind]))
    if kind in WITH_SENTENCES:
        parts.append(text(f"{which}-{NAMES[kind]}"))
    return sentences(parts) if parts else text("nothing-printed")


def whole_card(kind: int) -> Text:
    """For whoever asks what a card is."""
    return text(
        "whole-card", card=card(kind), types=types(kind), cost=COST[kind], says=what_it_says(kind)
    )
