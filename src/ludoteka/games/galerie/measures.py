"""Sizes of both layouts, in the units of the scene."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.core.scene import Layout


@dataclass(frozen=True)
class Measures:
    layout: Layout
    width: float  # of everything …
    height: float  # … at least
    margin: float
    gap: float
    letters: float  # height of the smallest text
    ring: float  # width of the gallery
    rows: float  # height of the gallery, all rows together; 0: a row has its own
    row: float  # height of a row of halls
    icon: float  # side of a symbol beside its value
    bench: float  # height of a bench with pawns
    strip: float  # height of a strip with its cards
    stage: float  # height of what is going on at the moment
    card: tuple[float, float]  # an action card in hand
    lane: float  # height of a symbol row in a collection
    head: float  # height of the line with a player's name
    dense: bool = False  # so many collections that tiles lie beside the names

    @property
    def inner(self) -> float:
        return self.width - 2 * self.margin

    @property
    def is_wide(self) -> bool:
        return self.layout == "wide"


MEASURES: dict[Layout, Measures] = {
    "phone": Measures(
        "phone", 360, 0, 3, 4, 11.7, 354, 0, 111, 14, 17, 30, 66, (36, 50), 17, 24
    ),
    "wide": Measures(
        "wide", 920, 580, 4, 5, 12.7, 606, 390, 0, 16, 20, 36, 76, (60, 92), 14.5, 22
    ),
}  # fmt: skip
# On a wide table, by the number of players: width of the gallery, height of a symbol row.
FEW = {2: (486.0, 25.0), 3: (486.0, 21.0), 4: (606.0, 18.0)}


def measures(layout: Layout, players: int) -> Measures:
    """A small gallery leaves room for collections; a large one has room in its yard."""
    m = MEASURES[layout]
    if not m.is_wide:
        return m
    if players not in FEW:
        return replace(m, rows=m.rows + m.stage, dense=True)
    ring, lane = FEW[players]
    return replace(m, ring=ring, lane=lane)
