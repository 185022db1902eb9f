"""§16, §17 What somebody has collected: four symbol rows across paintings, and tiles."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put, side_by_side
from ludoteka.core.text import Seat, Text, text

from .measures import Measures
from .picture import motif, sign
from .tables import SYMBOLS
from .view import Seat as Player
from .view import Tile, View
from .words import SYMBOL_NAMES, joined, symbol, symbol_value, whole_painting

SUM = 2.2  # width of the sums at the right, in letters
TILE = 2.7  # width of a tile, in letters
STEP = 1.6  # from one painting to the next, in heights of a lane; the last one shows its picture
LINE = 1.5  # height of a line of tiles, in letters
LAST = 3.8  # width of a whole painting, in heights of a lane


def panel_height(m: Measures, view: View, q: int) -> float:
    lines = tile_lines(m, view.seats[q]) + (shows_known(view, q) and not m.dense)
    return m.head + SYMBOLS * m.lane + lines * m.letters * LINE + 5


def tile_lines(m: Measures, player: Player) -> int:
    """Where many sit, tiles lie beside the name."""
    return 0 if m.dense else -(-len(player.tiles) // tiles_in_line(m))


def tiles_in_line(m: Measures) -> int:
    width = m.inner - m.ring - 2 * m.gap if m.is_wide else m.inner
    return int((width - 10 + 3) / (m.letters * TILE + 3))


def shows_known(view: View, q: int) -> bool:
    """§19 A choice of the table; the viewer's own cards lie in the hand."""
    return view.seats[q].known is not None and q != view.seat and not view.over


def draw_panel(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    player, name = view.seats[q], f"seat{q}"
    active = " active" if q == view.active and not view.over else ""
    put(nodes, name, "rect", at, style=f"panel{active}", label=about(view, q), z=-2)
    inner = at.part(5, 1, at.w - 10, at.h - 2)
    draw_head(nodes, m, view, q, inner.part(0, 0, inner.w, m.head - 2))
    draw_lanes(nodes, m, q, player, inner.part(0, m.head - 1, inner.w, SYMBOLS * m.lane))
    y, line = m.head + SYMBOLS * m.lane + 1, m.letters * LINE
    if m.dense:
        draw_tiles(nodes, m, player, inner.part(inner.w * 0.3, 2, inner.w * 0.465, line - 2))
    else:
        draw_tiles(nodes, m, player, inner.part(0, y, inner.w, line - 2))
        y += tile_lines(m, player) * line
    if shows_known(view, q) and not m.dense:
        known = text("known", cards=" ".join(map(str, player.known or ())))
        put(
            nodes, f"{name}-known", "text", inner.part(1, y, inner.w, line), text=known,
            style="known", size=m.letters, align="start",
        )  # fmt: skip


def about(view: View, q: int) -> Text:
    player = view.seats[q]
    rows = [symbol_value(row, chain.points) for row, chain in enumerate(player.chains)]
    return text("label-collection", who=Seat(q), n=len(player.collection), rows=joined(rows))


def draw_head(nodes: Nodes, m: Measures, view: View, q: int, at: Box) -> None:
    player, name, side = view.seats[q], f"seat{q}", m.letters * 1.25
    mark = at.part(0, (at.h - side) / 2, side, side)
    put(nodes, f"{name}-mark", f"seat-{q}", mark, style=f"seat-{q}")
    room = at.w * (0.29 if m.dense else 0.66) - side - 6
    put(
        nodes, f"{name}-name", "text", at.part(side + 4, 0, room, at.h),
        text=text("name", who=Seat(q)), style="name", size=m.letters * 1.08, align="start",
    )  # fmt: skip
    total = text("points", points=player.points)
    put(
        nodes, f"{name}-points", "text", at.part(at.w * 0.78, 0, at.w * 0.22, at.h), text=total,
        label=text("label-total" if view.over else "label-points", points=total),
        style="strong", size=m.letters * 1.08, align="end",
    )  # fmt: skip


# Symbol rows


def draw_lanes(nodes: Nodes, m: Measures, q: int, player: Player, at: Box) -> None:
    """Every row has its lane; the best chain is outlined, its sum stands at the right."""
    head, tail = m.icon + 6, m.letters * SUM
    room = at.part(head, 0, at.w - head - tail - 4, at.h)
    n, step = len(player.collection), m.lane * STEP
    w = max(step, min(m.lane * LAST, room.w - (n - 1) * m.letters * 1.2))
    cards = side_by_side(n, room, w, step - w)
    if n > 1:
        step = cards[1].x - cards[0].x
    for i, card in enumerate(cards):
        draw_collected(nodes, m, player, i, card, step)
    for row, chain in enumerate(player.chains):
        lane, name = at.part(0, row * m.lane, at.w, m.lane), f"lane-{q}-{row}"
        colour = SYMBOL_NAMES[row]
        put(nodes, name, "rect", lane.inset(0.5), style=f"lane {colour}", z=-1)
        icon = lane.part(2, (m.lane - m.icon) / 2, m.icon, m.icon)
        put(
            nodes, f"{name}-icon", f"galerie-{colour}", icon, style=sign(row), label=symbol(row)
        )  # fmt: skip
        put(
            nodes, f"{name}-sum", "text", lane.part(at.w - tail, 0, tail - 4, m.lane),
            text=str(chain.points), label=symbol_value(row, chain.points), style="sum",
            size=m.letters * 1.1, align="end",
        )  # fmt: skip
        if chain.length:
            x, length = cards[chain.first].x + 1, chain.length * step - 2
            box = Box(x, lane.y + 1, length, m.lane - 2)
            put(nodes, f"{name}-chain", "round", box, style=f"chain {colour}", z=300)


def draw_collected(
    nodes: Nodes, m: Measures, player: Player, i: int, card: Box, step: float
) -> None:
    """The values at the left of a painting stay to be seen; the picture only of the last one."""
    painting, z = player.collection[i], 10 + 3 * i
    name, label = f"painting-{painting.number}", whole_painting(painting)
    put(nodes, name, "rect", card, style="collected", label=label, z=z)
    for row, value in enumerate(painting.values):
        if value:
            put(
                nodes, f"{name}-{row}", "text", card.part(0, row * m.lane, step, m.lane),
                text=str(value), style="value", size=m.letters * 1.06, z=z + 1,
            )  # fmt: skip
    if i == len(player.collection) - 1 and card.w > 1.5 * step:
        shape, style = motif(painting.number)
        rest = card.part(step, 2, card.w - step - 2, card.h - 4)
        put(nodes, f"{name}-motif", shape, rest, style=style, label=label, z=z + 1)


# Tiles


def draw_tiles(nodes: Nodes, m: Measures, player: Player, at: Box) -> None:
    """§17 The number of each, and what it brings; where it is narrow, only which of them match."""
    w = m.letters * (TILE - 0.9 if m.dense else TILE)
    n = len(player.tiles) if m.dense else tiles_in_line(m)
    for i, tile in enumerate(player.tiles):
        spots = side_by_side(min(n, len(player.tiles)), at, w, 3)
        spot = spots[i % n].part(0, i // n * m.letters * LINE, 0, 0)
        draw_own_tile(nodes, m, tile, Box(spot.x, spot.y, w, at.h), 3 * i)


def draw_own_tile(nodes: Nodes, m: Measures, tile: Tile, at: Box, z: int) -> None:
    name, matches = f"tile-{tile.number}", " matches" if tile.points > 1 else ""
    label = text("label-own-tile", tile=tile.number, points=text("points", points=tile.points))
    put(nodes, name, "rect", at, style=f"tile own{matches}", label=label, z=z)
    number = at if m.dense else at.part(2, 0, at.w * 0.56, at.h)
    put(
        nodes, f"{name}-plate", "text", number, text=str(tile.number), style="number",
        size=m.letters, z=z + 1,
    )  # fmt: skip
    if not m.dense:
        put(
            nodes, f"{name}-points", "circle", at.part(at.w * 0.59, 1.2, at.w * 0.38, at.h - 2.4),
            text=str(tile.points), style=f"tile-points{matches}", size=m.letters, z=z + 1,
        )  # fmt: skip
