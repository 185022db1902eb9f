"""§20 A painting: frame, motif, number, and its four symbols with their values."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import text

from .measures import Measures
from .view import Painting, Preview
from .words import SYMBOL_NAMES, symbol, whole_painting

MOTIFS = 12  # in four dyes: no two paintings look the same


def motif(number: int) -> tuple[str, str]:
    """What is painted, and in which colours."""
    return f"galerie-motif-{(number - 1) % MOTIFS}", f"motif dye-{(number - 1) // MOTIFS}"


def draw_hung(
    nodes: Nodes, m: Measures, painting: Painting, preview: Preview | None, at: Box
) -> None:
    """On a wall: the picture at the left, its symbols at the right."""
    name, label = f"painting-{painting.number}", whole_painting(painting)
    lanes = m.icon * 2 + 3
    frame = at.part(0, 0, at.w - lanes - 4, at.h)
    put(nodes, name, "rect", frame, style="frame", label=label)
    shape, style = motif(painting.number)
    put(nodes, f"{name}-motif", shape, frame.inset(4.5), style=style, label=label, z=1)
    draw_plate(nodes, m, painting.number, frame)
    beside = at.part(at.w - lanes, 0, lanes, at.h)
    for row in range(len(painting.values)):
        lane = beside.part(0, row * at.h / 4, lanes, at.h / 4)
        breaks = preview is not None and preview.broken[row]
        draw_symbol(nodes, m, painting, row, breaks, lane)


def draw_plate(nodes: Nodes, m: Measures, number: int, frame: Box) -> None:
    w, h = m.letters * 1.75, m.letters * 1.22
    plate = frame.part(frame.w - w - 1, frame.h - h - 1, w, h)
    put(
        nodes,
        f"painting-{number}-plate",
        "rect",
        plate,
        text=str(number),
        style="plate",
        size=m.letters,
        z=2,
    )


def draw_symbol(
    nodes: Nodes, m: Measures, painting: Painting, row: int, breaks: bool, at: Box
) -> None:
    """A symbol and its value; where it is missing, whether that breaks the viewer's chain."""
    name, value = f"painting-{painting.number}-{row}", painting.values[row]
    icon = at.part(0, (at.h - m.icon) / 2, m.icon, m.icon)
    if value:
        label = text("symbol-value", symbol=symbol(row), value=value)
        put(
            nodes,
            f"{name}-icon",
            f"galerie-{SYMBOL_NAMES[row]}",
            icon,
            style=sign(row),
            label=label,
        )
        number = at.part(m.icon + 3, 0, at.w - m.icon - 3, at.h)
        put(
            nodes,
            name,
            "text",
            number,
            text=str(value),
            style="value",
            size=m.icon * 0.98,
            align="start",
        )
    elif breaks:
        label = text("label-breaks", symbol=symbol(row))
        put(
            nodes,
            f"{name}-icon",
            f"galerie-{SYMBOL_NAMES[row]}",
            icon,
            style=f"{sign(row)} missing",
        )
        beside = icon.part(m.icon + 1, 0, m.icon, m.icon)
        put(nodes, f"{name}-break", "galerie-break", beside, style="break", label=label)
    else:
        put(
            nodes,
            f"{name}-icon",
            f"galerie-{SYMBOL_NAMES[row]}",
            icon,
            style=f"{sign(row)} missing",
        )


def sign(row: int) -> str:
    return f"sign {SYMBOL_NAMES[row]}"
