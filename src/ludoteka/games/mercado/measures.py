"""Sizes of both layouts, in the units of the scene."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.drawing import Box
from ludoteka.core.scene import Layout


@dataclass(frozen=True)
class Measures:
    layout: Layout
    width: float
    height: float  # of everything; 0: as much as it takes
    margin: float
    gap: float
    letters: float  # height of the smallest text
    ring: tuple[int, int]  # columns and rows of the track
    space: float  # how deep its spaces are
    marker: float
    stalls: int  # of the market side by side
    stall: tuple[float, float]
    slot: float  # a coin at the own edge
    rival: float  # and at a rival's
    tray: float  # a drawn coin

    @property
    def inner(self) -> float:
        return self.width - 2 * self.margin

    @property
    def is_wide(self) -> bool:
        return self.layout == "wide"

    def market(self, x: float, y: float, i: int) -> Box:
        w, h = self.stall
        column, row = i % self.stalls, i // self.stalls
        return Box(x + column * (w + self.gap), y + row * (h + self.gap), w, h)


MEASURES: dict[Layout, Measures] = {
    "phone": Measures("phone", 360, 0, 3, 3, 11.7, (15, 2), 28, 15, 2, (175.5, 84), 24, 16, 46),
    "wide": Measures("wide", 920, 580, 6, 6, 13.2, (10, 7), 40, 23, 4, (150, 164), 27, 20, 50),
}
