"""How the table is drawn: the gallery, what goes on in it, the own cards, and the collections."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.scene import Layout, Scene
from ludoteka.core.text import text

from .choices import choices
from .floor import bottom, courtyard, draw_doors, floor
from .hall import draw_hall
from .hand import draw_hand
from .measures import Measures, measures
from .panels import draw_panel, panel_height
from .plans import plans
from .reading import prompt, readings
from .shop import draw_shop
from .stage import draw_stage
from .view import View

ROOMY = 24_000  # a courtyard of this size takes what goes on


def scene(view: View, layout: Layout) -> Scene:
    m = measures(layout, len(view.seats))
    nodes: Nodes = {}
    boxes = floor(m, len(view.places), m.margin, m.margin)
    draw_gallery(nodes, view, m, boxes)
    y = draw_events(nodes, view, m, boxes)
    if view.own:
        y = draw_hand(nodes, view, m, y)
    y = max(y, draw_people(nodes, view, m, y))
    return Scene(
        m.width, max(m.height, y + m.margin), nodes, choices(view, nodes), prompt(view),
        readings(view), plans(view, nodes),
    )  # fmt: skip


def draw_gallery(nodes: Nodes, view: View, m: Measures, boxes: list[Box]) -> None:
    draw_doors(nodes, boxes)
    draw_shop(nodes, view, m, view.places[0], boxes[0])
    for place, box in zip(view.places[1:], boxes[1:], strict=True):
        draw_hall(nodes, view, m, place, box)


def draw_events(nodes: Nodes, view: View, m: Measures, boxes: list[Box]) -> float:
    """In the courtyard if there is room, otherwise on a strip below the gallery."""
    y, yard = bottom(boxes) + m.gap, courtyard(m, boxes)
    if yard and yard.w * yard.h >= ROOMY:
        draw_stage(nodes, view, m, yard.inset(3), 3 if m.is_wide else 1, "courtyard")
        return y
    if yard:
        draw_deck(nodes, view, m, yard.inset(3))
    draw_stage(nodes, view, m, Box(m.margin, y, m.ring, m.stage), len(view.seats), "events")
    return y + m.stage + m.gap + 1


def draw_deck(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """The deck of paintings, and which way is clockwise."""
    put(nodes, "courtyard", "rect", at, style="stage courtyard", z=-2)
    side = min(at.w, at.h) - 14
    put(nodes, "clockwise", "galerie-clockwise", at.middle(side, side), style="arrows", z=-1)
    w = side * 0.34
    put(
        nodes, "deck", "galerie-deck", at.middle(w, w * 1.15), text=str(view.deck), style="deck",
        size=m.letters * 1.3, label=text("deck", n=view.deck),
    )  # fmt: skip


def draw_people(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """On a phone below everything, otherwise at the right: the viewer first, then clockwise."""
    n = len(view.seats)
    x, w = m.margin, m.inner
    if m.is_wide:
        x, y, w = m.margin + m.ring + 2 * m.gap, m.margin, m.inner - m.ring - 2 * m.gap
    for k in range(n):
        q = (max(view.seat, 0) + k) % n
        h = panel_height(m, view, q)
        draw_panel(nodes, view, m, q, Box(x, y, w, h))
        y += h + m.gap
    return y
