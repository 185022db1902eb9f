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


def put(nodes: Nodes, name: str, shape: str, at: Box, **more: object) -> None:
    nodes[name] = Node(shape, at.x, at.y, at.w, at.h, **more)  # type: ignore[arg-type]


def side_by_side(n: int, at: Box, w: float, gap: float) -> list[Box]:
    """n things from the left, one over the other where there is no room for all."""
    step = w + gap
    if n > 1:
        step = min(step, (at.w - w) / (n - 1))
    return [Box(at.x + i * step, at.y, w, at.h) for i in range(n)]


def grid(n: int, at: Box, columns: int, gap: float, h: float) -> list[Box]:
    """n things in so many columns that fill the width."""
    w = (at.w - (columns - 1) * gap) / columns
    return [
        Box(at.x + i % columns * (w + gap), at.y + i // columns * (h + gap), w, h) for i in range(n)
    ]
