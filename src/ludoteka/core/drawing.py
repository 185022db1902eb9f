"""Where things lie in a scene: boxes, their parts, and putting a node into one."""

from __future__ import annotations

from dataclasses import dataclass

from .scene import Node

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

    def inset(self, edge: float) -> Box:
        return Box(self.x + edge, self.y + edge, self.w - 2 * edge, self.h - 2 * edge)

    def middle(self, w: float, h: float) -> Box:
        """A piece of this size in its middle."""
        return self.part((self.w - w) / 2, (self.h - h) / 2, w, h)

    def inside(self, share: float) -> Box:
        """The square in the middle that takes this share of the shorter side."""
        side = min(self.w, self.h) * share
        return self.middle(side, side)

    def beside(self) -> Box:
        """The same to the right of it."""
        return self.part(self.w, 0, self.w, self.h)

    def columns(self, n: int, gap: float) -> list[Box]:
        """It in n equal columns."""
        w = (self.w - (n - 1) * gap) / n
        return [self.part(i * (w + gap), 0, w, self.h) for i in range(n)]


def around(x: float, y: float, w: float, h: float = 0) -> Box:
    """A box about a point; without a height it is as high as wide."""
    h = h or w
    return Box(x - w / 2, y - h / 2, w, h)


def side_by_side(n: int, at: Box, w: float, gap: float) -> list[Box]:
    """n things from the left, one over the other where there is no room for all."""
    step = w + gap
    if n > 1:
        step = min(step, (at.w - w) / (n - 1))
    return [at.part(i * step, 0, w, at.h) for i in range(n)]


def grid(n: int, at: Box, columns: int, gap: float, h: float) -> list[Box]:
    """n things in so many columns that fill the width."""
    w = (at.w - (columns - 1) * gap) / columns
    return [at.part(i % columns * (w + gap), i // columns * (h + gap), w, h) for i in range(n)]


def node(shape: str, at: Box, **more: object) -> Node:
    """Hundredths are fine enough, and short to send."""
    x, y, w, h = (round(n, 2) for n in (at.x, at.y, at.w, at.h))
    return Node(shape, x, y, w, h, **more)  # type: ignore[arg-type]


def put(nodes: Nodes, name: str, shape: str, at: Box, **more: object) -> None:
    nodes[name] = node(shape, at, **more)
