"""The market: what is on offer, what it brings, and around each card the edges of the players."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.scene import Words
from ludoteka.core.text import text

from . import printed
from .edges import draw_edge, draw_own_edge
from .measures import Measures
from .printed import CHANGER, NAMES, OVERSEER, RANK, UNKNOWN
from .view import View
from .words import card_name, listed, price_of, short_name, worth

OWN = (
    ("joker", printed.JOKERS),
    ("counterfeit", printed.COUNTERFEITS),
    ("remove", printed.REMOVES),
    ("privilege", printed.PRIVILEGES),
    ("seal", printed.SEALS),
    ("turn", printed.TURNS),
)
OTHERS = (
    ("counterfeit", printed.OTHERS_COUNTERFEITS),
    ("joker", printed.OTHERS_JOKERS),
    ("give-back", printed.OTHERS_PRIVILEGES),
    ("no-seal", printed.NO_SEALS),
)
SERVICES = {OVERSEER: ["privilege"], CHANGER: ["joker", "elsewhere"]}


def brought(row: int) -> list[str]:
    """§15 Pictures of what a row brings to its owner."""
    return SERVICES.get(row, [word for word, n in OWN for _ in range(n[row])])


def suffered(row: int) -> list[str]:
    """§15 And of what it does to the others."""
    return [word for word, n in OTHERS for _ in range(n[row])]


def order_of(view: View) -> list[int]:
    """The others, clockwise from whoever sits at the bottom."""
    n, own = len(view.players), max(view.seat, 0)
    return [(own + k) % n for k in range(1, n)]


def draw_market(nodes: Nodes, view: View, m: Measures, x: float, y: float) -> float:
    for i in range(len(view.places)):
        box = m.market(x, y, i)
        (draw_wide if m.is_wide else draw_narrow)(nodes, view, m, i, box)
    last = m.market(x, y, len(view.places) - 1)
    return last.y + last.h + m.gap


def draw_body(nodes: Nodes, view: View, m: Measures, i: int, at: Box) -> None:
    """The ground, and what is touched on it."""
    card = view.places[i].card
    kind = "person" if card >= OVERSEER else "scent" if card >= printed.FIRST_SCENT else "valuable"
    put(nodes, f"body-{i}", "rect", at, style=f"stall {kind}", z=-1, tick=card + 1)
    paid = " paid" if view.places[i].paid and view.question == "which-first" else ""
    label = text(
        "label-card", card=card_name(card), price=price_of(card), worth=listed(worth(card))
    )
    put(nodes, f"place-{i}", "rect", at, style=f"frame{paid}", label=label, z=0)


def draw_wide(nodes: Nodes, view: View, m: Measures, i: int, at: Box) -> None:
    """Around the card each rival has a side of his own: left, opposite, right."""
    others = order_of(view)
    sides = {1: "top", 2: "left right", 3: "left top right"}[len(others)].split()
    deep, low, title = 25.0, m.slot + 7, 19.0
    left, right = (deep if side in sides else 0 for side in ("left", "right"))
    top = deep if "top" in sides else 2
    draw_body(nodes, view, m, i, at)
    draw_name(nodes, view, m, i, at.part(6, top + 2, at.w - 12, title))
    high = at.h - top - title - low - 6
    inner = at.part(left + 3, top + title + 3, at.w - left - right - 6, high)
    places = {
        "left": at.part(3, inner.y - at.y, deep - 1, high),
        "right": at.part(at.w - deep - 2, inner.y - at.y, deep - 1, high),
        "top": at.part(3, 3, at.w - 6, deep - 2),
    }
    for q, side in zip(others, sides, strict=True):
        draw_edge(nodes, view, m, i, q, places[side], down=side != "top")
    own = at.part(3, at.h - low - 1, at.w - 6, low - 2)
    draw_own_edge(nodes, view, m, i, max(view.seat, 0), own)
    card, h = view.places[i].card, 20.0
    below = h + 1 if suffered(card) else 0
    large = min(inner.h - below, inner.w * 0.58)
    draw_picture(nodes, view, i, inner.part(1, (inner.h - below - large) / 2, large, large))
    beside = inner.part(large + 3, 0, inner.w - large - 4, inner.h - below)
    if brought(card):
        draw_effects(
            nodes, f"own-{i}", brought(card), beside.part(0, beside.h - h - 2, beside.w, h)
        )
    draw_points(nodes, f"points-{i}", card, beside.part((beside.w - 36) / 2, 1, 36, 31))
    if suffered(card):
        draw_suffered(nodes, i, suffered(card), inner.part(0, inner.h - h, inner.w, h))


def draw_narrow(nodes: Nodes, view: View, m: Measures, i: int, at: Box) -> None:
    """Picture, name and effects above; below them the own edge and, at its right, the rivals'."""
    others = order_of(view)
    card = view.places[i].card
    draw_body(nodes, view, m, i, at)
    draw_picture(nodes, view, i, at.part(3, 3, 38, 38))
    draw_name(nodes, view, m, i, at.part(43, 2, at.w - 75, 19))
    draw_points(nodes, f"points-{i}", card, at.part(at.w - 31, 1.5, 29, 25))
    mine = brought(card)
    h = 17.0
    w = min(len(mine) * (h + 1), at.w * (0.3 if suffered(card) else 0.56))
    draw_effects(nodes, f"own-{i}", mine, at.part(43, 22, w, h))
    if suffered(card):
        x = 43 + w + (4 if mine else 0)
        draw_suffered(nodes, i, suffered(card), at.part(x, 22, at.w - x - 33, h))
    own = at.part(2.5, 43.5, 91, 38)
    draw_own_edge(nodes, view, m, i, max(view.seat, 0), own)
    h = 38 / len(others)
    for k, q in enumerate(others):
        row = at.part(95, 43.5 + k * h, at.w - 97.5, h - 0.7)
        draw_edge(nodes, view, m, i, q, row)


def draw_name(nodes: Nodes, view: View, m: Measures, i: int, at: Box) -> None:
    number, size = at.part(0, 0, m.letters, at.h), m.letters
    put(
        nodes,
        f"number-of-{i}",
        "text",
        number,
        text=str(i + 1),
        style="quiet",
        size=size,
        z=2,
        align="start",
    )
    name = at.part(m.letters * 0.8, 0, at.w - m.letters * 0.8, at.h)
    put(
        nodes,
        f"name-{NAMES[view.places[i].card]}",
        "text",
        name,
        text=short_name(view.places[i].card),
        style="name",
        size=size,
        align="start",
        z=2,
    )


def draw_picture(nodes: Nodes, view: View, i: int, at: Box) -> None:
    name = NAMES[view.places[i].card]
    put(nodes, f"picture-{name}", f"mercado-{name}", at, style="picture", z=1)


def draw_points(nodes: Nodes, name: str, card: int, at: Box) -> None:
    """§11 A number, the place on the track, or what nobody knows yet."""
    points = 0 if card >= OVERSEER else printed.POINTS[card]
    if points == 0:
        return
    said: Words = {RANK: "", UNKNOWN: "?"}.get(points, str(points))
    shape = "mercado-rank" if points == RANK else "mercado-points"
    put(nodes, name, shape, at, text=said, style="points", size=at.h * 0.6, z=2)


def draw_effects(
    nodes: Nodes, name: str, words: list[str], at: Box, z: int = 2, style: str = "symbol"
) -> None:
    """Pictures side by side, as large as there is room for."""
    if not words:
        return
    side = min(at.h, (at.w + 1) / len(words) - 1)
    for k, word in enumerate(words):
        put(
            nodes,
            f"{name}-{k}",
            f"mercado-{word}",
            at.part(k * (side + 1), (at.h - side) / 2, side, side),
            style=style,
            z=z,
        )


def draw_suffered(nodes: Nodes, i: int, words: list[str], at: Box) -> None:
    """§15 Beyond a line, and led by the heads of those whom it concerns."""
    side = min(at.h, (at.w - 5) / (len(words) + 1) - 1)
    ground = at.part(0, (at.h - side) / 2 - 0.5, 4 + (len(words) + 1) * (side + 1), side + 1)
    put(nodes, f"others-{i}", "round", ground, style="others", z=1)
    draw_effects(
        nodes, f"others-{i}", ["others", *words], ground.inset(0.5).part(1.5, 0, ground.w - 3, side)
    )
