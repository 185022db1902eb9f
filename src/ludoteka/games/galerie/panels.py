"""§16, §17 What somebody has collected: four symbol rows across paintings, and tiles."""

from __future__ import annotations

from ludoteka.core.text import Seat, Text, text

from .drawing import Box, Nodes, in_a_row, put
from .measures import Measures
from .picture import motif, sign
from .tables import SYMBOLS
from .view import Seat as Player
from .view import View
from .words import SYMBOL_NAMES, joined, symbol, symbol_value, whole_painting

SUM = 2.2  # width of the sums at the right, in letters


def panel_height(m: Measures, player: Player) -> float:
    return m.head + SYMBOLS * m.lane + (m.letters * 1.5 if player.tiles else 0) + 5


def draw_panel(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    player, name = view.seats[q], f"seat{q}"
    words = ["panel"]
    if q == view.active and not view.over:
        words.append("active")
    put(nodes, name, "round", at, style=" ".join(words), label=about(view, q), z=-2)
    draw_head(nodes, m, view, q, at.part(5, 1, at.w - 10, m.head - 2))
    lanes = at.part(5, m.head, at.w - 10, SYMBOLS * m.lane)
    draw_lanes(nodes, m, q, player, lanes)
    if player.tiles:
        y = m.head + SYMBOLS * m.lane + 2
        draw_tiles(nodes, m, player, at.part(5, y, at.w - 10, m.letters * 1.36))


def about(view: View, q: int) -> Text:
    player = view.seats[q]
    rows = [symbol_value(row, chain.points) for row, chain in enumerate(player.chains)]
    return text("label-collection", who=Seat(q), n=len(player.collection), rows=joined(rows))


def draw_head(nodes: Nodes, m: Measures, view: View, q: int, at: Box) -> None:
    player, name, side = view.seats[q], f"seat{q}", m.letters * 1.25
    put(
        nodes,
        f"{name}-mark",
        f"seat-{q}",
        at.part(0, (at.h - side) / 2, side, side),
        style=f"seat-{q}",
    )
    put(
        nodes,
        f"{name}-name",
        "text",
        at.part(side + 4, 0, at.w * 0.5 - side, at.h),
        text=text("name", who=Seat(q)),
        style="name",
        size=m.letters * 1.08,
        align="start",
    )
    total = text("points", points=player.points)
    put(
        nodes,
        f"{name}-points",
        "text",
        at.part(at.w * 0.66, 0, at.w * 0.34, at.h),
        text=total,
        style="strong",
        size=m.letters * 1.08,
        align="end",
        label=text("label-points", points=total),
    )
    if player.known is not None and q != view.seat and not view.over:
        known = "".join(map(str, player.known))
        put(
            nodes,
            f"{name}-known",
            "text",
            at.part(at.w * 0.4, 0, at.w * 0.32, at.h),
            text=known,
            style="known",
            size=m.letters,
            label=text("known", cards=known),
        )


def draw_lanes(nodes: Nodes, m: Measures, q: int, player: Player, at: Box) -> None:
    """Every row has its lane; the best chain is outlined, its sum stands at the right."""
    head, tail = m.icon + 6, m.letters * SUM
    paintings = at.part(head, 0, at.w - head - tail - 4, at.h)
    n = len(player.collection)
    w = m.lane * 2.6
    cards = in_a_row(n, paintings, w, 3 - w + m.lane * 1.55)
    step = cards[1].x - cards[0].x if n > 1 else m.lane * 1.55
    for i, (painting, card) in enumerate(zip(player.collection, cards, strict=True)):
        name = f"painting-{painting.number}"
        put(
            nodes,
            name,
            "rect",
            card,
            style="collected",
            label=whole_painting(painting),
            z=10 + 3 * i,
        )
        for row, value in enumerate(painting.values):
            if value:
                spot = card.part(0, row * m.lane, step, m.lane)
                put(
                    nodes,
                    f"{name}-{row}",
                    "text",
                    spot,
                    text=str(value),
                    style=f"value {SYMBOL_NAMES[row]}",
                    size=min(m.lane * 0.86, m.letters * 1.1),
                    z=11 + 3 * i,
                )
        if i == n - 1:
            shape, style = motif(painting.number)
            rest = card.part(step, 2, card.w - step - 2, card.h - 4)
            put(nodes, f"{name}-motif", shape, rest, style=style, z=11 + 3 * i)
    for row, chain in enumerate(player.chains):
        lane = at.part(0, row * m.lane, at.w, m.lane)
        put(
            nodes,
            f"lane-{q}-{row}",
            "rect",
            lane.inset(0.5),
            style=f"lane {SYMBOL_NAMES[row]}",
            z=-1,
        )
        icon = lane.part(2, (m.lane - m.icon) / 2, m.icon, m.icon)
        put(
            nodes,
            f"lane-{q}-{row}-icon",
            f"galerie-{SYMBOL_NAMES[row]}",
            icon,
            style=sign(row),
            label=symbol(row),
        )
        put(
            nodes,
            f"lane-{q}-{row}-sum",
            "text",
            lane.part(at.w - tail, 0, tail - 4, m.lane),
            text=str(chain.points),
            style="sum",
            size=m.letters * 1.1,
            align="end",
            label=symbol_value(row, chain.points),
        )
        if chain.length:
            first = cards[chain.first]
            box = Box(
                first.x + 1, lane.y + 1, (chain.length - 1) * step + min(step, w) - 2, m.lane - 2
            )
            put(
                nodes,
                f"lane-{q}-{row}-chain",
                "round",
                box,
                style=f"chain {SYMBOL_NAMES[row]}",
                z=300,
            )


def draw_tiles(nodes: Nodes, m: Measures, player: Player, at: Box) -> None:
    """§17 The number of each, and what it brings."""
    w = m.letters * 2.7
    for i, (tile, spot) in enumerate(
        zip(player.tiles, in_a_row(len(player.tiles), at, w, 3), strict=True)
    ):
        name = f"tile-{tile.number}"
        matches = " matches" if tile.points > 1 else ""
        label = text("label-own-tile", tile=tile.number, points=text("points", points=tile.points))
        put(nodes, name, "rect", spot, style=f"tile own{matches}", label=label, z=3 * i)
        put(
            nodes,
            f"{name}-plate",
            "text",
            spot.part(2, 0, w * 0.58, at.h),
            text=str(tile.number),
            style="number",
            size=m.letters,
            z=3 * i + 1,
        )
        put(
            nodes,
            f"{name}-points",
            "circle",
            spot.part(w * 0.58, 1.5, w * 0.4, at.h - 3),
            text=str(tile.points),
            style=f"tile-points{matches}",
            size=m.letters,
            z=3 * i + 1,
        )
