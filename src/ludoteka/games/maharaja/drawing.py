"""Areas of the table, and things put there."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.scene import Layout, Node

Nodes = dict[str, Node]


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    w: float
    h: float

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A piece of it, measured from its corner."""
        return Box(self.x + x, self.y + y, w, h)

    def column(self, i: int, n: int, gap: float) -> Box:
        """The one with number i of n equal columns."""
        w = (self.w - (n - 1) * gap) / n
        return self.part(i * (w + gap), 0, w, self.h)


def around(x: float, y: float, w: float, h: float = 0) -> Box:
    """A box about a point; without a height it is as high as wide."""
    h = h or w
    return Box(x - w / 2, y - h / 2, w, h)


def node(shape: str, at: Box, **more: object) -> Node:
    x, y, w, h = (round(n, 2) for n in (at.x, at.y, at.w, at.h))
    return Node(shape, x, y, w, h, **more)  # type: ignore[arg-type]


def put(nodes: Nodes, name: str, shape: str, at: Box, **more: object) -> None:
    nodes[name] = node(shape, at, **more)


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
