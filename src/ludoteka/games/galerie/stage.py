"""What goes on: who has walked with what, the place that is distributed, or the final scores."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put, side_by_side
from ludoteka.core.text import Seat, Text, text

from .hall import is_next
from .measures import Measures
from .panels import shows_known
from .tables import START_CARD, STRIP, TURNS
from .view import Place, View
from .view import Seat as Player
from .words import place_name


def draw_stage(nodes: Nodes, view: View, m: Measures, at: Box, columns: int, name: str) -> None:
    """In so many columns: a strip of its own, or the courtyard."""
    put(nodes, name, "rect", at, style=f"stage {name}", z=-2)
    inner = at.inset(5)
    place = opened(view)
    if view.over:
        draw_people(nodes, view, m, text("stage-over"), inner, columns)
    elif place is not None:
        draw_opened(nodes, view, m, place, inner, columns)
    else:
        draw_people(nodes, view, m, round_line(view), inner, columns)


def opened(view: View) -> Place | None:
    """§9 The place that is being distributed."""
    if view.here is None or view.here >= len(view.places):
        return None
    place = view.places[view.here]
    return place if place.strip else None


def round_line(view: View) -> Text:
    n = len(view.seats)
    turn = min(TURNS, max(1, (view.turn + n - 1) // n))
    return text("stage-round", round=max(1, view.round), turn=turn, turns=TURNS, deck=view.deck)


# A place whose cards lie open


def draw_opened(nodes: Nodes, view: View, m: Measures, place: Place, at: Box, columns: int) -> None:
    """The cards in the order of their markers; what is left of them can be taken back."""
    if columns == len(view.seats):  # a strip
        in_line, gap, h = STRIP, 4.0, at.h
        w = min(m.card[0], at.w * 0.11)
    else:
        in_line, gap = 3, 4.0
        h = (at.h * (0.56 if columns == 1 else 1) - gap) / 2
        w = min(h * 0.85, (at.w * (1 if columns == 1 else 0.56) - 2 * gap) / 3)
    rows = STRIP // in_line
    room_w, room_h = in_line * (w + gap) - gap, rows * (h + gap) - gap
    room = at.part(at.w - room_w, at.h - room_h, room_w, room_h)
    words = at.part(0, 0, at.w - room_w - 6, at.h)
    if columns == 1:
        words = at.part(0, 0, at.w, at.h - room_h - gap)
    title, size = m.letters * 1.6, m.letters * 1.25
    put(
        nodes, "stage-title", "text", words.part(0, 0, words.w, title),
        text=place_name(place.number), style="title", size=size, align="start",
    )  # fmt: skip
    below = words.part(0, title, words.w, words.h - title)
    if place.sums:
        draw_sums(nodes, m, place, below)
    else:
        said = text("stage-tiles" if view.buying is not None else "stage-back")
        put(
            nodes, "stage-words", "text", below, text=said, style="wrap", size=m.letters,
            align="start",
        )  # fmt: skip
    for i in range(len(place.strip)):
        spot = room.part(i % in_line * (w + gap), i // in_line * (h + gap), w, h)
        draw_open_card(nodes, view, m, place, i, spot)


def draw_sums(nodes: Nodes, m: Measures, place: Place, at: Box) -> None:
    """§11 What everybody has bid, the winner first."""
    w, h, side = at.w / 3, min(at.h / 2, m.letters * 1.7), m.letters * 1.15
    for i, found in enumerate(place.sums):
        field = at.part(i % 3 * w, i // 3 * h, w - 2, h - 1)
        name, label = f"sum-{i}", text("seat-sum", who=Seat(found.seat), sum=found.points)
        first = " lit" if i == 0 else ""
        put(nodes, name, "round", field, style=f"total{first}", label=label)
        mark = field.part(2, (field.h - side) / 2, side, side)
        put(nodes, f"{name}-mark", f"seat-{found.seat}", mark, style=f"seat-{found.seat}", z=1)
        put(
            nodes, f"{name}-n", "text", field.part(side + 3, 0, w - side - 6, field.h),
            text=str(found.points), style="strong", size=m.letters, align="start", z=1,
        )  # fmt: skip


def draw_open_card(nodes: Nodes, view: View, m: Measures, place: Place, i: int, at: Box) -> None:
    mark, name = place.strip[i], f"open-{i}"
    lit = " lit" if is_next(view, place, i) else ""
    if mark.taken:
        put(nodes, name, "round", at, style=f"slot{lit}", tick=2, label=text("label-taken"))
    else:
        label = text("label-open", who=Seat(mark.seat), card=mark.card or 0)
        put(
            nodes, name, "round", at, text=str(mark.card), style=f"action{lit}", label=label,
            size=min(at.h, at.w) * 0.6, tick=1,
        )  # fmt: skip
    if not mark.done:
        side = m.letters * 1.2
        put(
            nodes, f"{name}-mark", f"seat-{mark.seat}", at.part(-2, -2, side, side),
            style=f"seat-{mark.seat} edged", z=3,
        )  # fmt: skip


# Everybody in a field of a grid


def draw_people(nodes: Nodes, view: View, m: Measures, said: Text, at: Box, columns: int) -> None:
    n = len(view.seats)
    rows = -(-n // columns)
    in_yard = columns < n
    line = m.letters * ((3.8 if columns == 1 else 2.6) if in_yard else 1.4)
    wrap = " wrap" if in_yard else ""
    put(
        nodes, "stage-title", "text", at.part(0, 0, at.w, line), text=said, style=f"strong{wrap}",
        size=m.letters, align="start",
    )  # fmt: skip
    w, h = at.w / columns, (at.h - line) / rows
    for k in range(n):
        q = (max(view.seat, 0) + k) % n
        field = at.part(k % columns * w, line + k // columns * h, w - 3, h)
        draw_person(nodes, view, m, q, field)


def draw_person(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    """The name above, the cards below; where the field is low, side by side without the name."""
    player, side = view.seats[q], m.letters * 1.2
    line = min(at.h, m.letters * (1.5 if m.dense else 1.7))
    name, low = f"person{q}", at.h < 2 * m.letters * 1.5
    y = (line - side) / 2
    put(nodes, f"{name}-mark", f"seat-{q}", at.part(0, y, side, side), style=f"seat-{q}")
    x = side + 3
    if player.has_start:
        put(
            nodes, "start-card", "galerie-start", at.part(x, y, side, side), style="start-card",
            z=2, label=text("label-start", who=Seat(q)),
        )  # fmt: skip
        x += side + 2
    if low:
        x = 2 * side + 5
        draw_cards(nodes, view, m, q, at.part(x, 0, at.w - x, line))
        return
    active = " strong" if q == view.active else ""
    put(
        nodes, f"{name}-name", "text", at.part(x, 0, at.w - x, line),
        text=text("name", who=Seat(q)), style=f"name{active}", size=m.letters, align="start",
    )  # fmt: skip
    draw_cards(nodes, view, m, q, at.part(0, line, at.w, min(line, at.h - line)))
    if m.dense and shows_known(view, q):  # the collections have no line for it
        known = text("cards", cards="".join(map(str, player.known or ())))
        put(
            nodes, f"{name}-known", "text", at.part(0, 2 * line - 2, at.w, m.letters * 1.3),
            text=known, style="known", size=m.letters, align="start",
            label=text("known", cards=" ".join(map(str, player.known or ()))),
        )  # fmt: skip


def draw_cards(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    player = view.seats[q]
    if view.over:
        put(
            nodes, f"person{q}-sum", "text", at, text=final_sum(player), style="strong",
            size=m.letters, align="start",
        )  # fmt: skip
    else:
        draw_spent(nodes, m, q, player, at)


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
    """How many cards are in hand; and those laid open, which nobody can bid any more this round."""
    name, h = f"person{q}", min(at.h - 2, m.letters * 1.5)
    shown = [*player.walked, *([] if player.last is None else [player.last])]
    y = (at.h - h) / 2
    put(
        nodes, f"{name}-hand", "galerie-back", at.part(0, y, h * 0.84, h), style="back",
        label=text("hand", n=player.cards),
    )  # fmt: skip
    put(
        nodes, f"{name}-n", "text", at.part(h * 0.84 + 2, 0, m.letters * 0.7, at.h),
        text=str(player.cards), style="strong", size=m.letters, align="start",
    )  # fmt: skip
    x = h * 0.84 + m.letters
    w = m.letters * 0.88
    for i, spot in enumerate(side_by_side(len(shown), at.part(x, y, at.w - x, h), w, 1)):
        is_last = i == len(player.walked)
        put(
            nodes, f"{name}-spent-{i}", "rect", spot, text=str(shown[i]), size=m.letters, z=1,
            style="spent last" if is_last else "spent",
            label=text("label-last" if is_last else "label-walked", who=Seat(q), card=shown[i]),
        )  # fmt: skip
