"""The cards of the viewer's hand in order, as things that can be touched."""

from __future__ import annotations

from typing import NamedTuple

from .cards import *
from .view import Cards, View

TAKEN_TOGETHER = ("discard-any", "trash-up-to", "discard")  # questions for several cards at once


class Held(NamedTuple):
    name: str  # of its node
    kind: int
    n: int  # how many lie on one heap
    chosen: bool  # it is to be discarded with others


def in_order(cards: Cards) -> list[tuple[int, int]]:
    """Actions, treasures, Victory cards, Curses; the dearer ones first."""
    return sorted(cards.items(), key=lambda held: (group(held[0]), -COST[held[0]], held[0]))


def group(kind: int) -> int:
    for i, types in enumerate((ACTION, TREASURE, VICTORY)):
        if TYPE[kind] & types:
            return i
    return 3


def takes_together(view: View) -> bool:
    return view.question in TAKEN_TOGETHER and bool(view.legal)


def held(view: View) -> list[Held]:
    """Heaps of equal cards; card by card where several are to be taken."""
    if view.own is None:
        return []
    cards = view.places[view.seat].owned if view.over else view.own.hand
    if not takes_together(view):
        return [Held(f"hand-{NAMES[kind]}", kind, n, False) for kind, n in in_order(cards or {})]
    return [
        Held(
            f"hand-{NAMES[kind]}" + (f"-{i + 1}" if i else ""),
            kind,
            1,
            i >= n - view.own.chosen.get(kind, 0),
        )
        for kind, n in in_order(cards or {})
        for i in range(n)
    ]


def first_of(view: View, kind: int) -> str:
    return f"hand-{NAMES[kind]}"


def treasures(view: View) -> Cards:
    """Those in hand that may be played in this turn."""
    if view.own is None or view.seat != view.active or view.phase not in ("action", "buy"):
        return {}
    return {kind: n for kind, n in view.own.hand.items() if TYPE[kind] & TREASURE}


def value(cards: Cards) -> int:
    return sum(n * COINS[kind] for kind, n in cards.items())
