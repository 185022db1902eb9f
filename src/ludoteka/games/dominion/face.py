"""The face of a card: its name on a band in the colour of its type, picture, cost and bonuses."""

from __future__ import annotations

from ludoteka.core.scene import Words
from ludoteka.core.text import Text, text

from .cards import *
from .drawing import Box, Nodes, put, side_by_side
from .measures import Measures
from .words import WITH_SENTENCES, card, look, printed, whole_card

SYMBOLS = {
    "cards": "dominion-cards",
    "actions": "dominion-action",
    "buys": "dominion-buy",
    "coins": "dominion-coin",
}
EDGE = 2  # the white border of a card


def draw_pile(nodes: Nodes, m: Measures, kind: int, left: int | None, at: Box, style: str) -> None:
    """A pile of the supply: what lies in it, what it costs, how many are left."""
    name = f"pile-{NAMES[kind]}"
    two_lines = not m.is_wide and at.h > m.base
    band = 29 if two_lines else 21 if m.is_wide else 16
    body(nodes, name, kind, at, 0, style, whole_card(kind) if left is None else of_pile(kind, left))
    picture = at.part(EDGE, EDGE, at.w - 2 * EDGE, at.h - 2 * EDGE - band)
    symbol = "dominion-empty" if left == 0 else f"dominion-{NAMES[kind]}"
    put(nodes, f"{name}-picture", symbol, picture, style=f"picture {style}", z=1)
    draw_band(
        nodes, name, kind, Box(at.x + EDGE, picture.y + picture.h, picture.w, band), m, 1, style
    )
    coin = 25 if m.is_wide else 20
    draw_cost(nodes, name, kind, at.part(EDGE + 1, EDGE + 1, coin, coin), 2)
    draw_mark(nodes, name, kind, picture, m, 2)
    if left is not None:
        count = Box(at.x + at.w - EDGE - 1 - coin * 1.1, at.y + EDGE + 1, coin * 1.1, coin * 0.84)
        put(
            nodes,
            f"{name}-left",
            "round",
            count,
            text=str(left),
            style="count",
            size=m.letters * 1.06,
            z=2,
        )
    if left != 0:
        if m.is_wide:
            row = Box(picture.x, picture.y + picture.h - 21, picture.w, 21)
            draw_bonuses(nodes, name, kind, row, 15, 3)
        elif not two_lines:
            draw_worth(
                nodes, name, kind, Box(at.x + at.w / 2 - 11, picture.y + picture.h - 22, 22, 22), 3
            )


def of_pile(kind: int, left: int) -> Text:
    return text("label-pile", whole=whole_card(kind), left=left)


def draw_card(
    nodes: Nodes, m: Measures, name: str, kind: int, n: int, at: Box, z: int, style: str = ""
) -> None:
    """A card in hand; n equal ones on a heap."""
    label = whole_card(kind) if n == 1 else text("label-heap", n=n, whole=whole_card(kind))
    if n > 1:
        put(nodes, f"{name}-below", "rect", at.part(3, -3, at.w, at.h), style="face", z=z)
    body(nodes, name, kind, at, z + 1, style, label)
    band = 24 if m.is_wide else 29
    draw_band(nodes, name, kind, at.part(EDGE, EDGE, at.w - 2 * EDGE, band), m, z + 2, style)
    w, top = at.w - 2 * EDGE, EDGE + band
    rest = at.h - 2 * EDGE - band
    brief = m.is_wide and kind in WITH_SENTENCES
    low = lower_part(m, kind, brief)
    picture = at.part(EDGE, top, w, rest - low)
    put(
        nodes,
        f"{name}-picture",
        f"dominion-{NAMES[kind]}",
        picture,
        style=f"picture {style}",
        z=z + 2,
    )
    coin = 24 if m.is_wide else 19
    draw_cost(nodes, name, kind, Box(at.x + EDGE + 1, picture.y + 1, coin, coin), z + 3)
    draw_mark(nodes, name, kind, picture, m, z + 3)
    below = Box(picture.x, picture.y + picture.h, w, low)
    lines = 2 * m.letters * 1.22 + 3 if brief else 0
    if printed(kind) and not TYPE[kind] & TREASURE:
        draw_bonuses(
            nodes,
            name,
            kind,
            Box(below.x, below.y, w, low - lines),
            21 if m.is_wide and not brief else 15,
            z + 3,
        )
    elif low and not brief:
        side = min(low, w) * 0.94
        draw_worth(
            nodes,
            name,
            kind,
            Box(below.x + (w - side) / 2, below.y + (low - side) / 2, side, side),
            z + 3,
        )
    if brief:
        at_text = Box(below.x + 1, below.y + low - lines, w - 2, lines)
        put(
            nodes,
            f"{name}-brief",
            "text",
            at_text,
            text=text(f"brief-{NAMES[kind]}"),
            style="brief wrap",
            size=m.letters,
            z=z + 3,
        )
    if n > 1:
        badge = Box(at.x + at.w - 27, picture.y + 1, 26, 21)
        put(
            nodes,
            f"{name}-n",
            "round",
            badge,
            text=text("times", n=n),
            style="many",
            size=m.letters * 1.1,
            z=z + 4,
        )


def lower_part(m: Measures, kind: int, brief: bool) -> float:
    """How much of a card is left for what it does."""
    if m.is_wide:
        bonus = 20 if printed(kind) and not TYPE[kind] & TREASURE else 0
        return bonus + 2 * m.letters * 1.22 + 3 if brief else 46
    several = len(printed(kind)) > 2
    return 34 if several else 28 if printed(kind) or POINTS[kind] else 0


def draw_small(
    nodes: Nodes,
    m: Measures,
    name: str,
    kind: int,
    n: int,
    at: Box,
    z: int,
    label: Words,
    style: str = "",
) -> None:
    """A card that lies in play, revealed or in a pile."""
    body(nodes, name, kind, at, z, style, label)
    band = 19 if m.is_wide else 0
    picture = at.part(EDGE, EDGE, at.w - 2 * EDGE, at.h - 2 * EDGE - band)
    put(
        nodes,
        f"{name}-picture",
        f"dominion-{NAMES[kind]}",
        picture,
        style=f"picture {style}",
        z=z + 1,
    )
    if band:
        draw_band(
            nodes,
            name,
            kind,
            Box(picture.x, picture.y + picture.h, picture.w, band),
            m,
            z + 1,
            style,
        )
    if n > 1:
        badge = Box(at.x + at.w - 27, at.y + EDGE + 1, 25, 20)
        put(
            nodes,
            f"{name}-n",
            "round",
            badge,
            text=text("times", n=n),
            style="many",
            size=m.letters * 1.05,
            z=z + 2,
        )


def body(nodes: Nodes, name: str, kind: int, at: Box, z: int, style: str, label: Words) -> None:
    """The card itself, and above all that is drawn on it what is touched."""
    put(nodes, f"{name}-face", "rect", at, style=f"face {look(kind)} {style}", z=z)
    put(nodes, name, "rect", at, label=label, style=f"frame {style}", z=z + 5)


def draw_band(nodes: Nodes, name: str, kind: int, at: Box, m: Measures, z: int, style: str) -> None:
    wrap = " wrap" if at.h > 26 else ""
    put(
        nodes, f"{name}-name", "rect", at, text=card(kind),
        style=f"band {look(kind)}{wrap} {style}", size=m.letters * (1.08 if m.is_wide else 1), z=z,
    )  # fmt: skip


def draw_cost(nodes: Nodes, name: str, kind: int, at: Box, z: int) -> None:
    label = text("label-cost", cost=COST[kind])
    put(
        nodes,
        f"{name}-cost",
        "dominion-coin",
        at,
        text=str(COST[kind]),
        label=label,
        style="cost",
        size=at.h * 0.66,
        z=z,
    )


def draw_mark(nodes: Nodes, name: str, kind: int, picture: Box, m: Measures, z: int) -> None:
    """In a corner of the picture of an attack or a reaction."""
    if look(kind) in ("attack", "reaction"):
        side = 19 if m.is_wide else 15
        at = Box(picture.x + picture.w - side - 1, picture.y + picture.h - side - 1, side, side)
        put(nodes, f"{name}-mark", f"dominion-{look(kind)}", at, style=f"mark {look(kind)}", z=z)


def draw_worth(nodes: Nodes, name: str, kind: int, at: Box, z: int) -> None:
    """The value of a treasure, the points of a Victory card or a Curse."""
    if TYPE[kind] & TREASURE:
        shape, n = "dominion-coin", COINS[kind]
    elif POINTS[kind]:
        shape, n = "dominion-shield", POINTS[kind]
    else:
        return
    put(
        nodes,
        f"{name}-worth",
        shape,
        at,
        text=signed(n),
        style=f"worth {look(kind)}",
        size=at.h * 0.62,
        z=z,
    )


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def draw_bonuses(nodes: Nodes, name: str, kind: int, at: Box, size: float, z: int) -> None:
    """ "+2" and what of, as large as there is room."""
    if TYPE[kind] & TREASURE or not printed(kind):
        side = at.h + 6
        draw_worth(nodes, name, kind, Box(at.x + (at.w - side) / 2, at.y - 6, side, side), z)
        return
    bonuses = printed(kind)
    a_row = 2 if len(bonuses) * size * 1.95 > at.w else len(bonuses)
    rows = [bonuses[i : i + a_row] for i in range(0, len(bonuses), a_row)]
    if len(rows) == 1 and at.h > 26:
        size = min(at.h * 0.8, at.w / len(bonuses) / 2)
    h = min(at.h / len(rows), size * 1.35)
    top = at.y + (at.h - h * len(rows)) / 2
    for i, row in enumerate(rows):
        w = size * 1.9
        x = at.x + (at.w - w * len(row) - 2 * (len(row) - 1)) / 2
        for (word, n), spot in zip(
            row, side_by_side(len(row), Box(x, top + i * h, at.w, h), w, 2), strict=True
        ):
            draw_bonus(nodes, f"{name}-{word}", word, n, spot, size, z)


def draw_bonus(nodes: Nodes, name: str, word: str, n: int, at: Box, size: float, z: int) -> None:
    put(nodes, f"{name}-pill", "round", at.inset(0.5), style="pill", z=z)
    put(
        nodes,
        f"{name}-n",
        "text",
        at.part(0, 0, size * 1.0, at.h),
        text=text("plus", n=n),
        style="plus",
        size=size * 0.82,
        z=z + 1,
    )
    icon = at.part(size * 0.96, (at.h - size * 0.86) / 2, size * 0.86, size * 0.86)
    put(nodes, f"{name}-icon", SYMBOLS[word], icon, style="icon", z=z + 1)
