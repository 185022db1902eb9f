"""The track as a ring: symbols, the start tile, and the markers one above the other."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.scene import Node
from ludoteka.core.text import Seat, Text, text

from .measures import Measures
from .printed import SPACES, SYMBOLS
from .view import View
from .words import symbol_name

FAN = 0.42  # of a marker is seen at least of each one below it, where there is room
EDGE = 0.7  # between spaces


def draw_track(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    spaces = places(m, at)
    for k, box in enumerate(spaces):
        draw_space(nodes, view, m, k, box)
    for q, player in enumerate(view.players):
        stack = sum(other.space == player.space for other in view.players)
        put(
            nodes,
            f"marker-{q}",
            f"seat-{q}",
            standing(m, box_of(spaces, view, player.at), player.height, stack),
            label=text("label-marker", who=Seat(q), space=player.at),
            style=f"piece marker seat-{q}"
            + (" active" if q == view.active and not view.over else ""),
            z=10 + player.height,
        )


def places(m: Measures, at: Box) -> list[Box]:
    """§13 Clockwise from the upper right corner."""
    columns, rows = m.ring
    across = cuts(at.w, columns, m.space if m.is_wide else 0)
    down = cuts(at.h, rows, m.space)
    way = [(columns - 1, row) for row in range(rows)]
    way += [(column, rows - 1) for column in reversed(range(columns - 1))]
    way += [(0, row) for row in reversed(range(rows - 1))]
    way += [(column, 0) for column in range(1, columns - 1)]
    return [
        at.part(across[x], down[y], across[x + 1] - across[x], down[y + 1] - down[y])
        for x, y in way
    ]


def cuts(length: float, n: int, corner: float) -> list[float]:
    """Where n spaces begin and end, with corners of a given size or all alike."""
    if not corner:
        return [length * k / n for k in range(n + 1)]
    between = (length - 2 * corner) / (n - 2) if n > 2 else 0
    return [0, *(corner + between * k for k in range(n - 1)), length]


def box_of(spaces: list[Box], view: View, at: int) -> Box:
    return spaces[(view.start + at) % SPACES]


def draw_space(nodes: Nodes, view: View, m: Measures, k: int, at: Box) -> None:
    symbol, distance = view.track[k], (k - view.start) % SPACES
    start = " start" if distance == 0 else ""
    put(
        nodes,
        f"space-{k}",
        "rect",
        at.inset(EDGE),
        style=f"space{start}",
        z=0,
        label=label_of(distance, symbol),
    )
    icon = at.middle(m.space * 0.62, m.space * 0.62)
    if m.is_wide:
        icon = icon.part(*shifted(at, -1), icon.w, icon.h)
        number = Box(at.x + 4, at.y + 3, 16, m.letters)
        if distance:
            put(
                nodes,
                f"number-{k}",
                "text",
                number,
                text=str(distance),
                style="distance",
                size=m.letters * 0.98,
                align="start",
                z=1,
            )
    if not symbol and not start:
        side = m.space * 0.3
        put(
            nodes,
            f"way-{k}",
            "mercado-way",
            icon.middle(side, side),
            style="way",
            rot=way(m, k),
            z=1,
        )
    if start:
        put(nodes, "start", "mercado-start", icon, style="symbol", z=1)
    elif symbol:
        put(nodes, f"symbol-{k}", f"mercado-{SYMBOLS[symbol]}", icon, style="symbol", z=1)


def way(m: Measures, k: int) -> float:
    """Where it goes on from a space, in degrees: 0 to the right, 90 down."""
    columns, rows = m.ring
    turns = (rows - 1, columns + rows - 2, columns + 2 * rows - 3)
    return next((90.0 + 90 * i for i, corner in enumerate(turns) if k < corner), 360) % 360


def shifted(at: Box, side: int) -> tuple[float, float]:
    """To one side of a long space, so that a marker leaves the symbol to be seen."""
    if at.w == at.h:
        return -side * 5, -side * 5
    return (
        (side * at.w * 0.13, 0)
        if at.w > 1.5 * at.h
        else (0, side * at.h * 0.16 if at.h > at.w else 0)
    )


def label_of(distance: int, symbol: int) -> Text:
    if distance == 0:
        return text("label-start")
    if not symbol:
        return text("label-space", space=distance)
    return text("label-space-with", space=distance, symbol=symbol_name(symbol))


def standing(m: Measures, at: Box, height: int, stack: int) -> Box:
    """The place of a marker on a space: all of a stack are seen, the next one up to the right."""
    one = at.middle(m.marker, m.marker)
    if m.is_wide:
        one = one.part(*shifted(at, 1), one.w, one.h)
    x = fanned(one.x, at.x - m.margin, at.w + 2 * m.margin, m.marker, stack)[height]
    low = at.y + at.h - m.marker if not m.is_wide else one.y
    y = fanned(low, at.y - m.margin, at.h + 2 * m.margin, m.marker, stack)[-1 - height]
    return Box(x, y, one.w, one.h)


def fanned(middle: float, first: float, room: float, side: float, n: int) -> list[float]:
    """Where n things begin one over the other, about a middle but within their room."""
    step = min(side * FAN, (room - side) / max(1, n - 1))
    length = (n - 1) * step
    begin = min(max(middle - length / 2, first), first + room - side - length)
    return [begin + k * step for k in range(n)]


def ghost_marker(view: View, m: Measures, nodes: Nodes, at: int) -> tuple[tuple[str, Node], ...]:
    """Where the active player's marker would come to stand."""
    q, k = view.active, (view.start + at) % SPACES
    if at == view.players[q].at:
        return ()
    space = nodes[f"space-{k}"]
    others = [p for r, p in enumerate(view.players) if r != q and p.space == k]
    box = standing(
        m, Box(space.x, space.y, space.w, space.h).inset(-EDGE), len(others), len(others) + 1
    )
    node = Node(f"seat-{q}", box.x, box.y, box.w, box.h, style=f"piece marker seat-{q} ghost", z=90)
    return ((f"ghost-marker-{q}", node),)
