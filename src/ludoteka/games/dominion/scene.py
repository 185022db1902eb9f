"""How the table is drawn: the others, the supply, what is laid out, the turn, the own cards."""

from __future__ import annotations

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Layout, Scene

from .choices import choices
from .laid_out import draw_laid_out
from .measures import MEASURES
from .others import draw_others
from .own import draw_own, draw_turn
from .reading import prompt, readings
from .supply import draw_draft, draw_supply
from .together import gather, plans
from .view import View


def scene(view: View, layout: Layout) -> Scene:
    m = MEASURES[layout]
    nodes: Nodes = {}
    y = draw_others(nodes, view, m, m.margin)
    if view.supply:
        for draw in (draw_supply, draw_laid_out, draw_turn, draw_own):
            y = draw(nodes, view, m, y)
    else:
        y = draw_draft(nodes, view, m, y)
    return Scene(
        m.width,
        max(m.height, y + m.margin),
        nodes,
        choices(view, nodes),
        prompt(view),
        readings(view),
        plans(view, nodes),
        gather(view),
    )
