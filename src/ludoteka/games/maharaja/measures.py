"""Sizes of the table, for a phone and for a wide screen."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.scene import Layout


@dataclass(frozen=True)
class Measures:
    """Sizes of one layout, in the units of the scene."""

    layout: Layout
    width: float
    margin: float
    gap: float
    letters: float  # height of the smallest text
    city: float  # radius of a city
    village: float  # diameter of a village
    left: float  # width of the column with the map
    right: float  # width of the column with the lists; below the other on a phone
    map: float  # height of the map
    track: float  # height of the governors' tiles
    strip: float  # height of what would be paid now
    desk: float  # height of what is left to do
    shelf: float  # height of the characters
    row: float  # height of a row in a list
    corner: float  # kept free for the page's own button at the lower right

    @property
    def is_wide(self) -> bool:
        return self.layout == "wide"


MEASURES: dict[Layout, Measures] = {
    "phone": Measures("phone", 360, 4, 5, 11.6, 28, 26, 352, 352, 412, 34, 28, 52, 54, 47, 46),
    "wide": Measures("wide", 920, 8, 7, 12.8, 33, 31, 545, 352, 436, 38, 28, 93, 50, 35.5, 50),
}
