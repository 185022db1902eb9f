"""The supply, in the same places all game; the trash; how near the end is."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, grid, put
from ludoteka.core.text import Text, text

from .cards import *
from .face import Face
from .hand import treasures, value
from .measures import Measures
from .rules import EMPTY_PILES_TO_END
from .view import View
from .words import counted, sentences, whole_card

BASE = (COPPER, SILVER, GOLD, CURSE, ESTATE, DUCHY, PROVINCE)
COLUMNS, BASE_COLUMNS = 5, 4
SHARE = 0.605  # of the width for the kingdom, where the rest lies beside it


def draw_supply(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """§3 The kingdom by cost and name; beside or below it the basic cards."""
    whole = Box(m.margin, y, m.inner, 0)
    if m.is_wide:
        left = whole.w * SHARE
        kingdom = grid(KINGDOM, whole.part(0, 0, left, 0), COLUMNS, m.gap, m.pile)
        right = whole.part(left + 2 * m.gap, 0, whole.w - left - 2 * m.gap, 0)
    else:
        kingdom = grid(KINGDOM, whole, COLUMNS, m.gap, m.pile)
        right = whole.part(0, 2 * (m.pile + m.gap), whole.w, 0)
    *base, last = grid(len(BASE) + 1, right, BASE_COLUMNS, m.gap, m.base)
    for kind, at in zip((*view.kingdom, *BASE), (*kingdom, *base), strict=True):
        if kind in view.supply:
            draw_pile(nodes, view, m, kind, at)
    draw_trash_and_end(nodes, view, m, last)
    return last.y + last.h + m.gap


def draw_pile(nodes: Nodes, view: View, m: Measures, kind: int, at: Box) -> None:
    left = view.supply[kind]
    label, style = text("label-pile", whole=whole_card(kind), left=left), state_of(view, kind)
    if style == "dear":
        label = sentences([label, why_not(view, kind)])
    Face(nodes, m, f"pile-{NAMES[kind]}", kind, label, style=style).tile(at, str(left))


def state_of(view: View, kind: int) -> str:
    """A pile is empty, or too dear for whoever looks on while having to choose one."""
    if not view.supply[kind]:
        return "empty"
    if view.seat not in view.awaited:
        return ""
    if view.question == "turn":
        return "" if COST[kind] <= view.coins + value(treasures(view)) else "dear"
    if view.question == "gain-treasure" and not TYPE[kind] & TREASURE:
        return "dear"
    is_gained = view.question in ("gain-up-to", "gain-treasure")
    return "dear" if is_gained and COST[kind] > view.number else ""


def why_not(view: View, kind: int) -> Text:
    """What is said to whoever touches a pile that is too dear."""
    if view.question == "turn":
        return text("label-coins-short", n=COST[kind] - view.coins - value(treasures(view)))
    treasure = "-treasure" if view.question == "gain-treasure" else ""
    return text(f"label-limit{treasure}", n=view.number)


def draw_trash_and_end(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """§29 Beside the trash: how many piles are empty."""
    n = sum(view.trash.values())
    if m.is_wide:
        trash = at.part(0, 0, at.w, at.h / 2 - 2)
        empty = at.part(0, at.h / 2 + 2, at.w, at.h / 2 - 2)
    else:
        trash = at.part(0, 0, at.w / 2 - 1, at.h)
        empty = at.part(at.w / 2 + 1, 0, at.w / 2 - 1, at.h)
    label = text("label-trash", n=n, cards=counted(view.trash))
    draw_counter(nodes, m, "trash", str(n), trash, label)
    said = f"{view.empty}/{EMPTY_PILES_TO_END}"
    near = "near" if view.empty == EMPTY_PILES_TO_END - 1 else ""
    label = text("label-empty", n=view.empty, most=EMPTY_PILES_TO_END)
    draw_counter(nodes, m, "empty", said, empty, label, near)


def draw_counter(
    nodes: Nodes, m: Measures, name: str, said: str, at: Box, label: Text, style: str = ""
) -> None:
    put(nodes, name, "round", at, label=label, style=f"counter {style}".strip())
    if m.is_wide:
        picture, number = (
            at.part(4, 5, at.w * 0.5, at.h - 10),
            at.part(at.w * 0.53, 0, at.w * 0.45, at.h),
        )
    else:
        picture, number = (
            at.part(4, 3, at.w - 8, at.h * 0.54),
            at.part(0, at.h * 0.6, at.w, at.h * 0.38),
        )
    put(nodes, f"{name}-picture", f"dominion-{name}", picture, style="picture", z=1)
    put(
        nodes,
        f"{name}-number",
        "text",
        number,
        text=said,
        style="number",
        size=m.letters * 1.2,
        z=1,
    )


def draw_draft(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """§3 All kingdom cards, while the kingdom is chosen in turn."""
    kinds = range(BASIC, KINDS)
    places = grid(len(kinds), Box(m.margin, y, m.inner, 0), m.draft, m.gap, m.pile)
    for kind, at in zip(kinds, places, strict=True):
        is_chosen = kind in view.kingdom
        style = "taken" if is_chosen else ""
        Face(nodes, m, f"pile-{NAMES[kind]}", kind, whole_card(kind), style=style).tile(at)
        if is_chosen:
            side = at.h * 0.46
            tick = at.part((at.w - side) / 2, at.h * 0.12, side, side)
            put(nodes, f"chosen-{NAMES[kind]}", "dominion-chosen", tick, style="tick", z=7)
    return places[-1].y + m.pile + m.gap
