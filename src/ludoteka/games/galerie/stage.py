"""What goes on: who has walked with what, the place that is distributed, or the final scores."""

from __future__ import annotations

from ludoteka.core.text import Seat, Text, text

from .drawing import Box, Nodes, in_a_row, put
from .hall import is_next
from .measures import Measures
from .tables import START_CARD, STRIP, TURNS
from .view import Place, View
from .view import Seat as Player
from .words import joined, place_name


def draw_stage(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    put(nodes, "stage", "round", at, style="stage", z=-2)
    inner = at.inset(5)
    if view.over:
        draw_columns(nodes, view, m, text("stage-over"), inner)
    elif view.here is not None and view.here < len(view.places) and view.places[view.here].strip:
        draw_opened(nodes, view, m, view.places[view.here], inner)
    else:
        draw_columns(nodes, view, m, round_line(view), inner)


def round_line(view: View) -> Text:
    n = len(view.seats)
    turn = min(TURNS, max(1, (view.turn + n - 1) // n))
    return text("stage-round", round=max(1, view.round), turn=turn, turns=TURNS, deck=view.deck)


# A place whose cards lie open


def draw_opened(nodes: Nodes, view: View, m: Measures, place: Place, at: Box) -> None:
    """The cards in the order of their markers; what is left of them can be taken back."""
    w = min(m.card[0] + 2, at.w * 0.7 / STRIP)
    words = at.part(0, 0, at.w - (w + 4) * STRIP, at.h)
    put(
        nodes,
        "stage-title",
        "text",
        words.part(0, 0, words.w, at.h * 0.34),
        text=place_name(place.number),
        style="title",
        size=m.letters * 1.25,
        align="start",
    )
    said = stage_words(view, place)
    put(
        nodes,
        "stage-words",
        "text",
        words.part(0, at.h * 0.34, words.w - 4, at.h * 0.66),
        text=said,
        style="wrap",
        size=m.letters,
        align="start",
    )
    row = at.part(words.w, 0, at.w - words.w, at.h)
    for i, spot in enumerate(in_a_row(len(place.strip), row, w, 4)):
        draw_open_card(nodes, view, m, place, i, spot)


def stage_words(view: View, place: Place) -> Text:
    if place.sums:
        return joined([text("seat-card", who=Seat(s.seat), card=s.points) for s in place.sums])
    if view.question == "take back" or place.number:
        return text("stage-back")
    return text("stage-tiles")


def draw_open_card(nodes: Nodes, view: View, m: Measures, place: Place, i: int, at: Box) -> None:
    mark, name = place.strip[i], f"open-{i}"
    lit = " lit" if is_next(view, place, i) else ""
    if mark.taken:
        put(nodes, name, "round", at, style=f"slot{lit}", tick=2, label=text("label-taken"))
    else:
        label = text("label-open", who=Seat(mark.seat), card=mark.card or 0)
        put(
            nodes,
            name,
            "round",
            at,
            text=str(mark.card),
            style=f"action{lit}",
            label=label,
            size=at.h * 0.46,
            tick=1,
        )
    if not mark.done:
        side = m.letters * 1.3
        put(
            nodes,
            f"{name}-mark",
            f"seat-{mark.seat}",
            at.part(1.5, 1.5, side, side),
            style=f"seat-{mark.seat}",
            z=3,
        )


# Everybody in a column


def draw_columns(nodes: Nodes, view: View, m: Measures, said: Text, at: Box) -> None:
    line = m.letters * 1.4
    put(
        nodes,
        "stage-title",
        "text",
        at.part(0, 0, at.w, line),
        text=said,
        style="strong",
        size=m.letters,
        align="start",
    )
    n = len(view.seats)
    w = at.w / n
    for k in range(n):
        q = (max(view.seat, 0) + k) % n
        draw_column(nodes, view, m, q, at.part(k * w, line + 1, w - 3, at.h - line - 1))


def draw_column(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    player, side, half = view.seats[q], m.letters * 1.25, at.h / 2
    name = f"column{q}"
    put(
        nodes,
        f"{name}-mark",
        f"seat-{q}",
        at.part(0, (half - side) / 2, side, side),
        style=f"seat-{q}",
    )
    x = side + 3
    if player.has_start:
        star = at.part(at.w - side - 1, (half - side) / 2, side, side)
        put(
            nodes,
            "start-card",
            "galerie-start",
            star,
            style="start-card",
            z=2,
            label=text("label-start", who=Seat(q)),
        )
        x += 1
    active = " strong" if q == view.active else ""
    room = at.w - x - (side + 2 if player.has_start else 0)
    if room > 5.2 * m.letters:
        put(
            nodes,
            f"{name}-name",
            "text",
            at.part(x, 0, room, half),
            text=text("name", who=Seat(q)),
            style=f"name{active}",
            size=m.letters,
            align="start",
        )
    low = at.part(0, half, at.w, half)
    if view.over:
        put(
            nodes,
            f"{name}-sum",
            "text",
            low,
            text=final_sum(player),
            style="strong",
            size=m.letters,
            align="start",
        )
    else:
        draw_spent(nodes, m, q, player, low)


def final_sum(player: Player) -> str:
    return "+".join(str(points) for points in shares(player))


def shares(player: Player) -> tuple[int, int, int, int]:
    """§16, §17 Symbols, tiles, cards, start card."""
    return (
        sum(chain.points for chain in player.chains),
        sum(tile.points for tile in player.tiles),
        player.card_points or 0,
        START_CARD if player.has_start else 0,
    )


def draw_spent(nodes: Nodes, m: Measures, q: int, player: Player, at: Box) -> None:
    """Cards laid open, which nobody can bid any more this round, and how many are in hand."""
    name = f"column{q}"
    h = at.h - 2
    shown = list(player.walked)
    if player.last is not None:
        shown.append(player.last)
    icon = at.part(0, 1, h * 0.86, h)
    put(
        nodes,
        f"{name}-hand",
        "galerie-back",
        icon,
        style="back",
        label=text("hand", n=player.cards),
    )
    count = at.part(h * 0.86 + 2, 0, m.letters * 0.8, at.h)
    put(
        nodes,
        f"{name}-n",
        "text",
        count,
        text=str(player.cards),
        style="strong",
        size=m.letters,
        align="start",
    )
    rest = at.part(h * 0.86 + m.letters, 1, at.w - h * 0.86 - m.letters, h)
    w = min(h * 0.8, m.letters * 1.15)
    for i, spot in enumerate(in_a_row(len(shown), rest, w, 1)):
        key = "label-last" if i == len(player.walked) else "label-walked"
        last = " last" if i == len(player.walked) else ""
        put(
            nodes,
            f"{name}-spent-{i}",
            "rect",
            spot,
            text=str(shown[i]),
            style=f"spent{last}",
            size=m.letters,
            label=text(key, who=Seat(q), card=shown[i]),
            z=1,
        )
