"""How the table is drawn: track and market, the own coins below them, the others, the supplies."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes
from ludoteka.core.scene import Layout, Scene

from .choices import choices, plans
from .measures import MEASURES, Measures
from .own import CONTENTS, draw_own
from .players import draw_others, draw_supplies
from .reading import prompt, readings
from .ring import draw_track
from .stalls import draw_market
from .state import MAX_PLAYERS
from .view import View


def scene(view: View, layout: Layout) -> Scene:
    m = MEASURES[layout]
    nodes: Nodes = {}
    height = (draw_wide if m.is_wide else draw_narrow)(nodes, view, m)
    return Scene(
        m.width,
        height,
        nodes,
        choices(view, m, nodes),
        prompt(view),
        readings(view),
        plans(view, m, nodes),
    )


def draw_wide(nodes: Nodes, view: View, m: Measures) -> float:
    """The ring goes round everything."""
    table = Box(m.margin, m.margin, m.inner, m.height - 2 * m.margin)
    draw_track(nodes, view, m, table)
    inside = table.inset(m.space + m.gap)
    market = m.stalls * (m.stall[0] + m.gap)
    below = draw_market(nodes, view, m, inside.x, inside.y)
    draw_own(nodes, view, m, Box(inside.x, below, market - m.gap, inside.y + inside.h - below))
    beside = inside.part(market, 0, inside.w - market, inside.h)
    named = len(view.players) < MAX_PLAYERS  # there is room for words
    supplies = 7 * 25 + 8 if named else 4 * 24 + 8
    h = beside.h - supplies - m.gap
    draw_others(nodes, view, m, beside.part(0, 0, beside.w, h))
    draw_supplies(nodes, view, m, beside.part(0, beside.h - supplies, beside.w, supplies), named)
    return m.height


def draw_narrow(nodes: Nodes, view: View, m: Measures) -> float:
    """What is touched comes first; the others and the supplies lie below it."""
    y = m.margin
    draw_track(nodes, view, m, Box(m.margin, y, m.inner, 2 * m.space))
    y = draw_market(nodes, view, m, m.margin, y + 2 * m.space + m.gap)
    shown = view.players[0].contents is not None
    own = 2 * 48 + m.gap + (CONTENTS if shown else 0)
    draw_own(nodes, view, m, Box(m.margin, y, m.inner, own))
    y += own + m.gap
    others = 76 if shown else 58
    draw_others(nodes, view, m, Box(m.margin, y, m.inner, others))
    y += others + m.gap
    draw_supplies(nodes, view, m, Box(m.margin, y, m.inner, 24))
    return y + 24 + m.margin
