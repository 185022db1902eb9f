"""The turn in numbers, and the viewer's own cards."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put, side_by_side
from ludoteka.core.text import Text, text

from .cards import NAMES
from .face import Align, Face, signed
from .hand import Held, held
from .measures import Measures
from .view import View
from .words import counted, whole_card

ABOVE_ALL = 20  # z of the first card in hand; what lies on the table is below


def draw_turn(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """Actions, buys and coins of whose turn it is; the own points; on a phone the own piles too."""
    numbers = [("actions", view.actions), ("buys", view.buys), ("coins", view.coins)]
    w = 74 if m.is_wide else 52
    for i, (name, n) in enumerate(numbers):
        draw_chip(nodes, name, n, Box(m.margin + i * (w + 3), y, w, m.status))
    if view.own is not None:
        x = m.margin + 3 * (w + 3) + (14 if m.is_wide else 2)
        draw_chip(nodes, "points", view.own.points, Box(x, y, w + 6, m.status))
    if view.own is not None and not m.is_wide:
        draw_own_piles(nodes, view, m, Box(m.margin + m.inner - 116, y, 116, m.status))
    return y + m.status + m.gap


SYMBOLS = {"actions": "action", "buys": "buy", "coins": "coin", "points": "point"}


def draw_chip(nodes: Nodes, name: str, n: int, at: Box) -> None:
    put(nodes, name, "round", at, label=text(f"label-{name}", n=n), style=f"chip {name}")
    icon = at.part(4, at.h * 0.14, at.h * 0.72, at.h * 0.72)
    put(nodes, f"{name}-icon", f"dominion-{SYMBOLS[name]}", icon, style="icon", z=1)
    number = at.part(at.h * 0.86, 0, at.w - at.h * 0.86 - 3, at.h)
    put(
        nodes,
        f"{name}-number",
        "text",
        number,
        text=signed(n),
        style="number",
        size=at.h * 0.56,
        z=1,
    )


def draw_own(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """The hand, beside deck and discard pile where there is room."""
    if view.own is None:
        return y
    at = Box(m.margin, y + 3, m.inner, m.card[1])
    if m.is_wide:
        draw_own_piles(nodes, view, m, at.part(0, 0, 158, at.h))
        at = at.part(174, 0, at.w - 178, at.h)
    cards = held(view)
    if not cards:
        put(nodes, "no-hand", "text", at, text=text("hand-empty"), style="quiet", size=m.letters)
    if m.is_wide or len(cards) <= m.few:
        draw_large(nodes, m, cards, at)
        return at.y + at.h
    return draw_tiles(nodes, m, cards, at)


def draw_large(nodes: Nodes, m: Measures, cards: list[Held], at: Box) -> None:
    places = side_by_side(len(cards), at, m.card[0], 8 if m.is_wide else 2)
    covered = len(cards) > 1 and places[1].x - places[0].x < m.card[0]
    for i, (card, place) in enumerate(zip(cards, places, strict=True)):
        last = i == len(cards) - 1
        face_of(nodes, m, card, i, "start" if covered and not last else "middle").large(
            lifted(card, place), badge(card)
        )


def draw_tiles(nodes: Nodes, m: Measures, cards: list[Held], at: Box) -> float:
    """Many cards on a narrow screen: in rows, each as small as a pile."""
    w = (at.w - (m.few - 1) * m.gap) / m.few
    for i, card in enumerate(cards):
        place = at.part(i % m.few * (w + m.gap), i // m.few * (m.pile + m.gap), w, m.pile)
        face_of(nodes, m, card, i, "middle").tile(lifted(card, place), badge(card), in_hand=True)
    return at.y + ((len(cards) - 1) // m.few + 1) * (m.pile + m.gap)


def face_of(nodes: Nodes, m: Measures, card: Held, i: int, align: Align) -> Face:
    label = whole_card(card.kind)
    if card.n > 1:
        label = text("label-heap", n=card.n, whole=label)
    style = "picked" if card.chosen else ""
    return Face(nodes, m, card.name, card.kind, label, ABOVE_ALL + 10 * i, style, align)


def lifted(card: Held, at: Box) -> Box:
    return at.part(0, -4, at.w, at.h) if card.chosen else at


def badge(card: Held) -> Text | str:
    return text("times", n=card.n) if card.n > 1 else ""


def draw_own_piles(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """Deck and discard pile, and what is known of them."""
    if view.own is None:
        return
    me, w = view.places[view.seat], (at.w - 4) / 2
    back = "dominion-back" if me.deck else "dominion-slot"
    label = text("label-own-deck", n=me.deck, cards=counted(view.own.deck))
    draw_heap(nodes, m, "deck", back, me.deck, at.part(0, 0, w, at.h), label)
    top = "dominion-slot" if me.top is None else f"dominion-{NAMES[me.top]}"
    label = text("label-own-discard", n=me.discard, cards=counted(view.own.discard))
    draw_heap(nodes, m, "discard", top, me.discard, at.part(w + 4, 0, w, at.h), label)


def draw_heap(
    nodes: Nodes, m: Measures, name: str, symbol: str, n: int, at: Box, label: Text
) -> None:
    put(nodes, name, "round", at, label=label, style="heap")
    picture, number = (
        at.part(3, 4, at.w * 0.52, at.h - 8),
        at.part(at.w * 0.56, 0, at.w * 0.42, at.h),
    )
    size = m.letters * 1.3
    if m.is_wide:
        picture, number = at.part(5, 26, at.w - 10, at.h - 58), at.part(0, at.h - 30, at.w, 26)
        said = text(f"name-{name}")
        put(
            nodes,
            f"{name}-title",
            "text",
            at.part(2, 3, at.w - 4, 21),
            text=said,
            style="quiet",
            size=m.letters,
            z=1,
        )
    put(nodes, f"{name}-picture", symbol, picture, style="picture", z=1)
    put(nodes, f"{name}-number", "text", number, text=str(n), style="number", size=size, z=1)
