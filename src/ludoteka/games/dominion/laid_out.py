"""Cards that lie open before the active player: in play, revealed, or to be had."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.core.drawing import Box, Nodes, put, side_by_side
from ludoteka.core.text import Seat, Text, text

from .cards import NAMES
from .face import Align, Face
from .measures import Measures
from .view import View
from .words import whole_card

BETWEEN = 12  # what is in play and what is shown


class Open(NamedTuple):
    """Cards of one kind that lie somewhere on the table."""

    name: str
    kind: int
    n: int
    label: Text


def in_play(view: View) -> list[Open]:
    return [
        Open(
            f"play-{NAMES[kind]}", kind, n, text("label-in-play", n=n, whole=whole_card(kind))
        )
        for kind, n in view.in_play.items()
    ]  # fmt: skip


def revealed(view: View) -> list[Open]:
    """§21, §22, §25, §27"""
    found = []
    if view.question == "spy-discards" and view.about is not None:
        label = text("label-top", who=Seat(view.number), whole=whole_card(view.about))
        found.append(Open(f"revealed-{NAMES[view.about]}", view.about, 1, label))
    for kind, n in view.aside.items():
        label = text("label-aside", who=Seat(view.aside_of), n=n, whole=whole_card(kind))
        found.append(Open(f"aside-{NAMES[kind]}", kind, n, label))
    for kind, n in view.loot.items():
        label = text("label-loot", n=n, whole=whole_card(kind))
        found.append(Open(f"loot-{NAMES[kind]}", kind, n, label))
    return found


def draw_laid_out(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """In play from the left, then what a card has brought to light."""
    at = Box(m.margin, y, m.inner, m.play)
    put(nodes, "table", "round", at, style="table", z=-2)
    played, shown = in_play(view), revealed(view)
    w = m.play * (1.12 if m.is_wide else 1)
    room = at.inset(3)
    both = room.w - BETWEEN
    share = both * len(played) / max(1, len(shown) + len(played))
    left = min(share, len(played) * (w + 4), both - w) if shown else room.w
    draw_open(nodes, m, played, room.part(0, 0, left, room.h), w, 0, "")
    beside = room.part(left + BETWEEN, 0, both - left, room.h)
    draw_open(nodes, m, shown, beside, w, 200, "revealed")
    if not played and not shown:
        said = text("in-play-of", who=Seat(view.active))
        put(nodes, "table-name", "text", at, text=said, style="quiet", size=m.letters)
    return y + m.play + m.gap


def draw_open(
    nodes: Nodes, m: Measures, cards: list[Open], at: Box, w: float, z: int, style: str
) -> None:
    places = side_by_side(len(cards), at, w, 4)
    covered = len(cards) > 1 and places[1].x - places[0].x < w
    for i, (card, place) in enumerate(zip(cards, places, strict=True)):
        badge = text("times", n=card.n) if card.n > 1 else ""
        align: Align = "start" if covered and i < len(cards) - 1 else "middle"
        face = Face(nodes, m, card.name, card.kind, card.label, z + 10 * i, style, align)
        face.small(place, badge)
