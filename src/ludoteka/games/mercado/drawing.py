"""Places on the table, and things put there."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.scene import Node

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
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def columns(self, n: int, gap: float) -> list[Box]:
        w = (self.w - (n - 1) * gap) / n
        return [self.part(i * (w + gap), 0, w, self.h) for i in range(n)]


def put(nodes: Nodes, name: str, shape: str, at: Box, **more: object) -> None:
    nodes[name] = Node(shape, at.x, at.y, at.w, at.h, **more)  # type: ignore[arg-type]


def side_by_side(n: int, at: Box, w: float, gap: float) -> list[Box]:
    """n things from the left, one over the other where there is no room for all."""
    step = w + gap
    if n > 1:
        step = min(step, (at.w - w) / (n - 1))
    return [Box(at.x + i * step, at.y, w, at.h) for i in range(n)]
