"""How the table is drawn: the map, what would be paid now, what is to be done, and lists."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes
from ludoteka.core.scene import Layout, Scene

from .chart import Chart, draw_map
from .choices import choices
from .desk import draw_desk, draw_disc
from .lists import draw_cities, draw_players
from .measures import MEASURES, Measures
from .plans import plans
from .reading import prompt, readings
from .track import draw_shelf, draw_strip, draw_track
from .view import View

ABOUT_CHARACTERS = ("choose-character", "bid", "give-character")
NAMED_SHELF = 2  # on a phone: so many times as high, with names


def scene(view: View, layout: Layout) -> Scene:
    m = MEASURES[layout]
    nodes: Nodes = {}
    chart, height = (wide if m.is_wide else phone)(nodes, view, m)
    offered = choices(view, chart)
    return Scene(
        m.width,
        height,
        nodes,
        offered,
        prompt(view),
        readings(view),
        plans(view, chart, offered),
        zoom=True,
    )


def phone(nodes: Nodes, view: View, m: Measures) -> tuple[Chart, float]:
    """One below the other; what is asked for lies above the map if it is not on it."""

    def at(y: float, h: float) -> Box:
        return Box(m.margin, y, m.left, h)

    named = view.question in ABOUT_CHARACTERS
    y = draw_track(nodes, view, m, at(m.margin, m.track))
    y = draw_strip(nodes, view, m, at(y, m.strip))
    if named:
        y = draw_shelf(nodes, view, m, at(y, m.shelf * NAMED_SHELF), named=True)
    y = draw_desk(nodes, view, m, at(y, m.desk))
    chart = Chart(m, at(y, m.map))
    draw_map(nodes, view, chart)
    y += m.map + m.gap
    y = draw_disc(nodes, view, m, at(y, 0))
    if not named:
        y = draw_shelf(nodes, view, m, at(y, m.shelf), named=False)
    y = draw_players(nodes, view, m, at(y, 0))
    return chart, draw_cities(nodes, view, m, at(y, 0)) + m.corner


def wide(nodes: Nodes, view: View, m: Measures) -> tuple[Chart, float]:
    """The map and what is to be done at the left, lists at the right."""
    named = view.question in ABOUT_CHARACTERS
    left, x = m.margin, m.width - m.margin - m.right
    chart = Chart(m, Box(left, m.margin, m.left, m.map))
    draw_map(nodes, view, chart)
    y = m.margin + m.map + m.gap
    y = draw_strip(nodes, view, m, Box(left, y, m.left, m.strip))
    desk = Box(left, y, m.left, m.desk)
    if named:
        draw_shelf(nodes, view, m, desk.part(0, 0, desk.w, 72), named=True)
    elif view.turn is None:
        draw_desk(nodes, view, m, desk)
    else:
        low = draw_disc(nodes, view, m, desk) - desk.y
        draw_desk(nodes, view, m, desk.part(0, low, desk.w, desk.h - low))
    low = y + m.desk + m.margin
    y = draw_track(nodes, view, m, Box(x, m.margin, m.right, m.track))
    if not named:
        y = draw_shelf(nodes, view, m, Box(x, y, m.right, m.shelf), named=False)
    y = draw_cities(nodes, view, m, Box(x, y, m.right, 0))
    return chart, max(low, draw_players(nodes, view, m, Box(x, y, m.right, 0)))
