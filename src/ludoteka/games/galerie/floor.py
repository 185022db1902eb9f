"""§2 The plan of the floor: the shop takes a corner of the ring, the halls follow clockwise."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put

from .measures import Measures

DOOR = 0.3  # of the shorter of two walls


def columns(m: Measures, places: int) -> int:
    return 4 if m.is_wide and places > 5 else 3


def rows(m: Measures, places: int) -> int:
    """As many as the ring needs, if the shop is two fields wide."""
    return max(2, (places + 6) // 2 - columns(m, places))


def floor(m: Measures, places: int, x: float, y: float) -> list[Box]:
    """Where the shop and the halls lie."""
    c, r = columns(m, places), rows(m, places)
    w = (m.ring - (c - 1) * m.gap) / c
    h = (m.rows - (r - 1) * m.gap) / r if m.rows else m.row
    fields = around(c, r)
    shop = min(c, len(fields) - places + 1)
    boxes = [
        Box(x + i * (w + m.gap), y + j * (h + m.gap), w, h)
        for i, j in fields[shop : shop + places - 1]
    ]
    return [Box(x, y, shop * (w + m.gap) - m.gap, h), *boxes]


def around(c: int, r: int) -> list[tuple[int, int]]:
    """The fields at the edge, clockwise from the upper left corner."""
    top = [(i, 0) for i in range(c)]
    right = [(c - 1, j) for j in range(1, r)]
    bottom = [(i, r - 1) for i in range(c - 2, -1, -1)]
    left = [(0, j) for j in range(r - 2, 0, -1)]
    return top + right + bottom + left


def courtyard(m: Measures, boxes: list[Box]) -> Box | None:
    """What the ring leaves free in its middle."""
    c, r = columns(m, len(boxes)), rows(m, len(boxes))
    if min(c, r) < 3:
        return None
    first, last = boxes[0], boxes[len(boxes) - 1]
    h = (r - 2) * (first.h + m.gap) - m.gap
    w = (c - 2) * (last.w + m.gap) - m.gap
    return Box(first.x + last.w + m.gap, first.y + first.h + m.gap, w, h)


def bottom(boxes: list[Box]) -> float:
    return max(box.y + box.h for box in boxes)


def draw_doors(nodes: Nodes, boxes: list[Box]) -> None:
    for number, box in enumerate(boxes):
        following = boxes[(number + 1) % len(boxes)]
        put(nodes, f"door-{number}", "rect", door(box, following), style="door", z=-1)


def door(a: Box, b: Box) -> Box:
    """Across the wall between two rooms, a little into each."""
    left, right = max(a.x, b.x), min(a.x + a.w, b.x + b.w)
    if right > left:  # one above the other
        w = (right - left) * DOOR
        y = min(a.y + a.h, b.y + b.h)
        return Box((left + right - w) / 2, y - 2, w, max(a.y, b.y) - y + 4)
    top, low = max(a.y, b.y), min(a.y + a.h, b.y + b.h)
    h = (low - top) * DOOR
    x = min(a.x + a.w, b.x + b.w)
    return Box(x - 2, (top + low - h) / 2, max(a.x, b.x) - x + 4, h)
