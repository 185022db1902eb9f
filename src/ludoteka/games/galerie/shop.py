"""§2, §10 The shop: four stacks of tiles, a bench and a strip."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import text

from .hall import EDGE, draw_bench, draw_room, draw_strip
from .measures import Measures
from .picture import motif
from .view import Place, Stack, View
from .words import place_name


def draw_shop(nodes: Nodes, view: View, m: Measures, place: Place, at: Box) -> None:
    draw_room(nodes, view, place, at)
    inner = at.inset(EDGE)
    half = (inner.w - 6) / 2
    stacks = inner.part(0, 0, inner.w, inner.h - m.strip - 5)
    w = (stacks.w + m.gap) / len(view.stacks)
    for i, stack in enumerate(view.stacks):
        draw_stack(nodes, m, i, stack, stacks.part(i * w, 0, w - m.gap, stacks.h))
    low = inner.part(0, inner.h - m.strip, half, m.strip)
    h = m.letters * 1.1
    put(
        nodes,
        "shop-name",
        "text",
        low.part(1, 0, half, h),
        text=place_name(0),
        size=m.letters,
        align="start",
        style="strong",
    )
    draw_bench(nodes, view, m, place, low.part(0, m.strip - m.bench, half, m.bench))
    strip = inner.part(inner.w - half, inner.h - m.strip, half, m.strip)
    draw_strip(nodes, view, m, place, strip)


def draw_stack(nodes: Nodes, m: Measures, i: int, stack: Stack, at: Box) -> None:
    """The upper tile, its price, how many there are, and what it would bring."""
    name, foot = f"stack-{i}", m.letters * 1.5
    if stack.top is None:
        label = text("stack-empty", price=stack.price)
        put(nodes, name, "round", at, style="stack empty", label=label, z=-1)
        put(
            nodes,
            f"{name}-gone",
            "text",
            at.part(2, 0, at.w - 4, at.h - foot),
            text=text("sold-out"),
            style="faint wrap",
            size=m.letters,
        )
    else:
        label = text("stack", price=stack.price, left=stack.left, tile=stack.top)
        put(nodes, name, "round", at, style="stack", label=label, z=-1)
        tile = at.part(3, 3, at.w - 6, at.h - foot - 4)
        draw_tile(nodes, m, stack.top, tile, stack.points or 0)
        put(
            nodes,
            f"{name}-left",
            "text",
            at.part(foot + 5, at.h - foot - 1, at.w - foot - 8, foot),
            text=text("times", n=stack.left),
            style="left",
            size=m.letters,
            align="end",
        )
    coin = at.part(2, at.h - foot - 1, foot, foot)
    put(
        nodes,
        f"{name}-price",
        "circle",
        coin,
        text=str(stack.price),
        style="price",
        size=m.letters * 1.12,
        label=text("label-price", price=stack.price),
        z=2,
    )


def draw_tile(nodes: Nodes, m: Measures, number: int, at: Box, points: int) -> None:
    """A small picture with its number; a mark says that the viewer has its painting."""
    name = f"tile-{number}"
    put(nodes, name, "rect", at, style="tile", label=text("label-tile", tile=number), z=0)
    shape, style = motif(number)
    put(nodes, f"{name}-motif", shape, at.inset(2), style=style, z=1)
    h = m.letters * 1.22
    plate = at.part(at.w - m.letters * 1.75 - 1, at.h - h - 1, m.letters * 1.75, h)
    put(nodes, f"{name}-plate", "rect", plate, text=str(number), style="plate", size=m.letters, z=2)
    if points > 1:
        pill = at.part(0, 0, m.letters * 1.9, h)
        put(
            nodes,
            f"{name}-gain",
            "round",
            pill,
            text=f"+{points}",
            style="gain",
            size=m.letters,
            label=text("label-matches"),
            z=3,
        )
