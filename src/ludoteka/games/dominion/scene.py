"""How the table is drawn: the others, the supply, what lies in play, the turn, the own cards."""

from __future__ import annotations

from ludoteka.core.scene import Layout, Scene
from ludoteka.core.text import Seat, Text, text

from .cards import *
from .choices import choices, gather, plans
from .drawing import Box, Nodes, grid, put, side_by_side
from .face import draw_card, draw_pile, draw_small, signed
from .hand import Held, held, treasures, value
from .measures import MEASURES, Measures
from .others import draw_others
from .reading import prompt, readings
from .rules import EMPTY_PILES_TO_END
from .view import View
from .words import counted, whole_card

BASE = (COPPER, SILVER, GOLD, CURSE, ESTATE, DUCHY, PROVINCE)


def scene(view: View, layout: Layout) -> Scene:
    m = MEASURES[layout]
    nodes: Nodes = {}
    y = draw_others(nodes, view, m, m.margin)
    if view.supply:
        y = draw_supply(nodes, view, m, y)
        y = draw_table(nodes, view, m, y)
        y = draw_turn(nodes, view, m, y)
        y = draw_own(nodes, view, m, y)
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


# The supply


def draw_draft(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """§3 All kingdom cards, while the kingdom is chosen in turn."""
    kinds = range(BASIC, KINDS)
    at = grid(len(kinds), Box(m.margin, y, m.inner, 0), m.draft, m.gap, m.pile)
    for kind, spot in zip(kinds, at, strict=True):
        style = "taken" if kind in view.kingdom else ""
        draw_pile(nodes, m, kind, None, spot, style)
        if style:
            side = spot.h * 0.5
            tick = spot.part((spot.w - side) / 2, spot.h * 0.1, side, side)
            put(nodes, f"chosen-{NAMES[kind]}", "dominion-chosen", tick, style="chosen", z=4)
    return at[-1].y + at[-1].h + m.gap


def draw_supply(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """§3 In the same places all game: the kingdom by cost and name, beside or below it the rest."""
    if m.is_wide:
        whole = Box(m.margin, y, m.inner, 2 * m.pile + m.gap)
        left, right = whole.w * 0.605, whole.w * 0.395 - 2 * m.gap
        kingdom = grid(10, whole.part(0, 0, left, whole.h), 5, m.gap, m.pile)
        base = grid(8, whole.part(left + 2 * m.gap, 0, right, whole.h), 4, m.gap, m.base)
    else:
        kingdom = grid(10, Box(m.margin, y, m.inner, 0), 5, m.gap, m.pile)
        below = kingdom[-1].y + m.pile + m.gap
        base = grid(8, Box(m.margin, below, m.inner, 0), 4, m.gap, m.base)
    for kind, spot in [*zip(view.kingdom, kingdom, strict=True), *zip(BASE, base, strict=False)]:
        if kind in view.supply:
            draw_pile(nodes, m, kind, view.supply[kind], spot, state_of(view, kind))
    draw_trash_and_end(nodes, view, m, base[-1])
    return base[-1].y + base[-1].h + m.gap


def state_of(view: View, kind: int) -> str:
    """A pile is empty, or too dear for whoever looks on while having to choose one."""
    if not view.supply[kind]:
        return "empty"
    if view.seat not in view.awaited or view.question not in (
        "turn",
        "gain-up-to",
        "gain-treasure",
    ):
        return ""
    if view.question == "turn":
        return "" if COST[kind] <= view.coins + value(treasures(view)) else "dear"
    is_wrong = view.question == "gain-treasure" and not TYPE[kind] & TREASURE
    return "dear" if is_wrong or COST[kind] > view.number else ""


def draw_trash_and_end(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """The trash, and how near the end is (§29)."""
    if m.is_wide:
        trash, empty = (
            at.part(0, 0, at.w, at.h / 2 - 2),
            at.part(0, at.h / 2 + 2, at.w, at.h / 2 - 2),
        )
    else:
        trash, empty = (
            at.part(0, 0, at.w / 2 - 1, at.h),
            at.part(at.w / 2 + 1, 0, at.w / 2 - 1, at.h),
        )
    label = text("label-trash", n=sum(view.trash.values()), cards=counted(view.trash))
    draw_counter(nodes, m, "trash", "dominion-trash", str(sum(view.trash.values())), trash, label)
    label = text("label-empty", n=view.empty, most=EMPTY_PILES_TO_END)
    said = f"{view.empty}/{EMPTY_PILES_TO_END}"
    style = "near" if view.empty == EMPTY_PILES_TO_END - 1 else ""
    draw_counter(nodes, m, "empty", "dominion-empty", said, empty, label, style)


def draw_counter(
    nodes: Nodes,
    m: Measures,
    name: str,
    symbol: str,
    said: str,
    at: Box,
    label: Text,
    style: str = "",
) -> None:
    put(nodes, name, "round", at, label=label, style=f"counter {style}")
    if m.is_wide:
        picture, number = (
            at.part(4, 5, at.w * 0.52, at.h - 10),
            at.part(at.w * 0.55, 0, at.w * 0.43, at.h),
        )
    else:
        picture, number = (
            at.part(4, 4, at.w - 8, at.h * 0.52),
            at.part(0, at.h * 0.6, at.w, at.h * 0.38),
        )
    put(nodes, f"{name}-picture", symbol, picture, style="picture", z=1)
    put(
        nodes,
        f"{name}-number",
        "text",
        number,
        text=said,
        style="number",
        size=m.letters * 1.25,
        z=1,
    )


# What lies in play, revealed, or to be had


def draw_table(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """Cards in play from the left; those that a card has brought to light at the right."""
    at = Box(m.margin, y, m.inner, m.play)
    put(nodes, "table", "round", at, style="table", z=-2)
    w = m.play * (1.12 if m.is_wide else 0.98)
    shown = revealed(view)
    room = at.inset(3)
    share = len(shown) / max(1, len(shown) + len(view.in_play)) if shown else 0
    right = max(room.w * share, min(len(shown), 3) * w) if shown else 0
    rest = room.part(0, 0, room.w - right - (8 if shown else 0), room.h)
    for i, (kind, spot) in enumerate(
        zip(view.in_play, side_by_side(len(view.in_play), rest, w, 4), strict=True)
    ):
        label = text("label-in-play", n=view.in_play[kind], whole=whole_card(kind))
        draw_small(nodes, m, f"play-{NAMES[kind]}", kind, view.in_play[kind], spot, 10 * i, label)
    if not view.in_play and not shown and not view.over:
        put(
            nodes,
            "table-name",
            "text",
            at,
            text=text("in-play-of", who=Seat(view.active)),
            style="quiet",
            size=m.letters,
        )
    spots = side_by_side(len(shown), room.part(room.w - right, 0, right, room.h), w, 4)
    for i, ((name, kind, n, label), spot) in enumerate(zip(shown, spots, strict=True)):
        draw_small(nodes, m, name, kind, n, spot, 200 + 10 * i, label, "revealed")
    return y + m.play + m.gap


def revealed(view: View) -> list[tuple[str, int, int, Text]]:
    """Cards that lie open for the moment: name, kind, how many, and what they are doing there."""
    found = []
    if view.question == "spy-discards" and view.about is not None:
        label = text("label-top", who=Seat(view.number), whole=whole_card(view.about))
        found.append((f"revealed-{NAMES[view.about]}", view.about, 1, label))
    for kind, n in view.aside.items():
        label = text("label-aside", who=Seat(view.aside_of), n=n, whole=whole_card(kind))
        found.append((f"aside-{NAMES[kind]}", kind, n, label))
    for kind, n in view.loot.items():
        label = text("label-loot", n=n, whole=whole_card(kind))
        found.append((f"loot-{NAMES[kind]}", kind, n, label))
    return found


# The turn, and the own cards


def draw_turn(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """Actions, buys and coins of whose turn it is; the own points; on a phone the own piles too."""
    chips = [
        ("actions", "dominion-action", view.actions, text("label-actions", n=view.actions)),
        ("buys", "dominion-buy", view.buys, text("label-buys", n=view.buys)),
        ("coins", "dominion-coin", view.coins, text("label-coins", n=view.coins)),
    ]
    w = 74 if m.is_wide else 52
    x = m.margin
    if view.own is not None:
        chips.append(
            ("points", "dominion-point", view.own.points, text("label-points", n=view.own.points))
        )
    for i, (name, symbol, n, label) in enumerate(chips):
        at = Box(x + i * (w + 3) + (12 if name == "points" else 0), y, w, m.status)
        put(nodes, name, "round", at, label=label, style=f"chip {name}")
        put(
            nodes,
            f"{name}-icon",
            symbol,
            at.part(4, at.h * 0.14, at.h * 0.72, at.h * 0.72),
            style="icon",
            z=1,
        )
        left = at.h * 0.8
        put(
            nodes,
            f"{name}-number",
            "text",
            at.part(left, 0, w - left - 3, at.h),
            text=signed(n),
            style="number",
            size=at.h * 0.56,
            z=1,
        )
    if not m.is_wide:
        x = m.margin + m.inner
        draw_own_piles(nodes, view, m, Box(x - 104, y, 104, m.status))
    return y + m.status + m.gap


def draw_own(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    if view.own is None:
        return y
    w, h = m.card
    top = y + 4
    at = Box(m.margin, top, m.inner, h)
    if m.is_wide:
        draw_own_piles(nodes, view, m, Box(m.margin, top, 158, h))
        at = Box(m.margin + 176, top, m.inner - 180, h)
    cards = held(view)
    rows = [cards[i : i + m.a_row] for i in range(0, len(cards), m.a_row)] or [[]]
    for row in rows:
        draw_row(nodes, m, row, at, w)
        at = at.part(0, h + m.gap + 2, at.w, h)
    if not cards:
        put(
            nodes,
            "no-hand",
            "text",
            Box(at.x, top, at.w, h),
            text=text("hand-empty"),
            style="quiet",
            size=m.letters * 1.1,
        )
    return at.y - m.gap


def draw_row(nodes: Nodes, m: Measures, row: list[Held], at: Box, w: float) -> None:
    for i, (card, spot) in enumerate(
        zip(row, side_by_side(len(row), at, w, 7 if m.is_wide else 3), strict=True)
    ):
        place = spot.part(0, -4, spot.w, spot.h) if card.chosen else spot
        draw_card(
            nodes,
            m,
            card.name,
            card.kind,
            card.n,
            place,
            20 + 10 * i,
            "chosen" if card.chosen else "",
        )


def draw_own_piles(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """Deck and discard pile."""
    if view.own is None:
        return
    me = view.places[view.seat]
    w = (at.w - 4) / 2
    label = text("label-own-deck", n=me.deck, cards=counted(view.own.deck))
    draw_heap(
        nodes, m, "deck", "dominion-back" if me.deck else "", me.deck, at.part(0, 0, w, at.h), label
    )
    label = text("label-own-discard", n=me.discard, cards=counted(view.own.discard))
    top = "" if me.top is None else f"dominion-{NAMES[me.top]}"
    draw_heap(nodes, m, "discard", top, me.discard, at.part(w + 4, 0, w, at.h), label)


def draw_heap(
    nodes: Nodes, m: Measures, name: str, symbol: str, n: int, at: Box, label: Text
) -> None:
    put(nodes, name, "round", at, label=label, style="heap")
    if m.is_wide:
        picture, number = at.part(5, 24, at.w - 10, at.h - 56), at.part(0, at.h - 29, at.w, 26)
        title = at.part(0, 3, at.w, 20)
        put(
            nodes,
            f"{name}-title",
            "text",
            title,
            text=text(f"name-{name}"),
            style="quiet",
            size=m.letters,
            z=1,
        )
    else:
        picture, number = (
            at.part(3, 4, at.w * 0.52, at.h - 8),
            at.part(at.w * 0.54, 0, at.w * 0.44, at.h),
        )
    if symbol:
        put(nodes, f"{name}-picture", symbol, picture, style="picture", z=1)
    put(
        nodes,
        f"{name}-number",
        "text",
        number,
        text=str(n),
        style="number",
        size=m.letters * (1.5 if m.is_wide else 1.35),
        z=1,
    )
