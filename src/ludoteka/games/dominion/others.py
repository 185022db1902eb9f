"""The other players: how many cards they hold, and what lies on their discard piles."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import Seat, Text, text

from .cards import NAMES
from .face import signed
from .measures import Measures
from .view import Place, View
from .words import card, counted, joined, sentences


def draw_others(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """Clockwise from the viewer; for a spectator everybody."""
    n = len(view.places)
    others = [(view.seat + k) % n for k in range(1, n)] if view.own else list(range(n))
    w = (m.inner + m.gap) / max(len(others), 2 if m.is_wide else 1)
    for i, p in enumerate(others):
        draw_panel(nodes, view, m, p, Box(m.margin + i * w, y, w - m.gap, m.panel))
    return y + m.panel + m.gap


def draw_panel(nodes: Nodes, view: View, m: Measures, p: int, at: Box) -> None:
    name, place = f"seat{p}", view.places[p]
    acts = p == view.active if view.supply else p in view.awaited
    active = " active" if acts and not view.over else ""
    put(
        nodes,
        name,
        "round",
        at,
        label=text("label-place", who=Seat(p), says=known_of(view, p)),
        style=f"panel{active}",
        z=-2,
    )
    h = 20 if not m.is_wide else at.h
    put(nodes, f"{name}-mark", f"seat-{p}", at.part(6, (h - 14) / 2 + 1, 14, 14), style=f"seat-{p}")
    if m.is_wide:
        x = at.w * (0.4 if place.points is None else 0.46)
        title, line = at.part(26, 0, x - 28, at.h), at.part(x, 7, at.w - x - 5, at.h - 14)
    else:
        title, line = at.part(24, 1, at.w - 28, h), at.part(5, h, at.w - 8, at.h - h - 2)
    if place.points is not None:
        draw_points(nodes, m, name, place.points, title)
        title = title.part(0, 0, title.w - 44, title.h)
    put(
        nodes,
        f"{name}-name",
        "text",
        title,
        text=text("name", who=Seat(p)),
        style="name cut",
        size=m.letters * 1.08,
        align="start",
    )
    if view.supply:
        draw_numbers(nodes, m, name, place, line)


def draw_numbers(nodes: Nodes, m: Measures, name: str, place: Place, at: Box) -> None:
    """Hand, deck, and discard pile with its top card."""
    top = "slot" if place.top is None else NAMES[place.top]
    parts = (
        ("hand", "dominion-cards", place.hand, 0.9),
        ("deck", "dominion-back", place.deck, 0.72),
        ("discard", f"dominion-{top}", place.discard, 1.3),
    )
    most = at.w / len(parts) / 2
    widths = [min(at.h * shape, most) for *_, shape in parts]
    w, x = (at.w - sum(widths)) / len(parts), 0.0
    for (word, symbol, n, shape), side in zip(parts, widths, strict=True):
        icon = at.part(x, (at.h - side / shape) / 2, side, side / shape)
        put(nodes, f"{name}-{word}-icon", symbol, icon, style="icon")
        number = at.part(x + side + 2, 0, w - 2, at.h)
        x += side + w
        draw_number(nodes, m, f"{name}-{word}", n, text(f"label-{word}-of", n=n), number)


def draw_number(nodes: Nodes, m: Measures, name: str, n: int, label: Text, at: Box) -> None:
    size = m.letters * 1.15
    put(
        nodes, name, "text", at, text=signed(n), label=label, style="number", size=size,
        align="start",
    )  # fmt: skip


def draw_points(nodes: Nodes, m: Measures, name: str, n: int, at: Box) -> None:
    """§28 Where they are counted, and at the end."""
    icon = at.part(at.w - 42, (at.h - 16) / 2, 16, 16)
    put(nodes, f"{name}-points-icon", "dominion-point", icon, style="icon")
    number = at.part(at.w - 23, 0, 23, at.h)
    draw_number(nodes, m, f"{name}-points", n, text("label-points-of", n=n), number)


def known_of(view: View, p: int) -> Text:
    """All that may be known of somebody's cards, in sentences."""
    place = view.places[p]
    parts = [text("label-counts", hand=place.hand, deck=place.deck, discard=place.discard)]
    if place.top is not None:
        parts.append(text("label-top-discard", card=card(place.top)))
    if place.shown:
        parts.append(text("label-shown", cards=counted(place.shown)))
    if place.known:
        parts.append(
            text("label-known", cards=joined([card(kind) for kind in reversed(place.known)]))
        )
    if place.points is not None:
        parts.append(text("label-points-of", n=place.points))
    if place.owned is not None:
        parts.append(text("label-owned", cards=counted(place.owned)))
    return sentences(parts)
