"""Sizes of both layouts, in the units of the scene."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.scene import Layout


@dataclass(frozen=True)
class Measures:
    layout: Layout
    width: float
    margin: float
    gap: float
    letters: float  # height of the smallest text
    panel: float  # height of another player's panel
    pile: float  # height of a kingdom pile
    base: float  # height of a basic pile
    draft: int  # columns of all kingdom cards
    play: float  # height of the row of cards in play
    status: float  # height of the row with actions, buys and coins
    card: tuple[float, float]  # a card in hand
    few: int  # cards in hand that are drawn large; more are drawn like piles, so many in a row
    height: float  # of everything

    @property
    def inner(self) -> float:
        return self.width - 2 * self.margin

    @property
    def is_wide(self) -> bool:
        return self.layout == "wide"


MEASURES: dict[Layout, Measures] = {
    "phone": Measures("phone", 360, 3, 3, 11.6, 41, 67, 46, 5, 50, 31, (69, 98), 5, 0),
    "wide": Measures("wide", 920, 8, 6, 13.6, 48, 103, 103, 8, 84, 38, (102, 148), 99, 580),
}
