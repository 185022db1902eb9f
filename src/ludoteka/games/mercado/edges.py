"""The coins of a player at a card: what lies there, and what is still missing."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import Seat, Text, text

from .measures import Measures
from .printed import (
    COIN_NAMES,
    COINS,
    COLOURS,
    DIFFERENT,
    FIXED,
    NEED,
    PRICE,
    REST,
    SAME,
    WHITE,
    WHITES,
)
from .view import Coins, View
from .words import coin_name, coins, listed

ANY = 6  # a coin of any colour
EMPTY = -1
BADGE = 18  # jokers of this size show what they stand for
SIGN = 10  # between the coins of a free price
MOST_LAID = 3  # by a rival, as a rule: one more buys the card


class Slot(NamedTuple):
    wants: int
    coin: int


def slots(card: int, heap: Coins) -> list[Slot]:
    """§5, §8 The price coin by coin; jokers stand for what colours do not pay."""
    jokers = heap[WHITE]
    found = []
    for _ in range(WHITES[card]):
        found.append(Slot(WHITE, WHITE if jokers > 0 else EMPTY))
        jokers -= 1
    coloured = [coin for coin in range(COLOURS) for _ in range(heap[coin])]
    wanted = colours_wanted(card, coloured)
    for coin in wanted:
        if coin in coloured:
            coloured.remove(coin)
            found.append(Slot(coin, coin))
        else:
            found.append(Slot(coin, EMPTY))
    for i in reversed(range(WHITES[card], len(found))):
        if found[i].coin == EMPTY and jokers > 0:
            found[i] = Slot(found[i].wants, WHITE)
            jokers -= 1
    return found


def colours_wanted(card: int, laid: list[int]) -> list[int]:
    if PRICE[card] == FIXED:
        return [c for c in range(COLOURS) for _ in range(NEED[COLOURS * card + c])]
    rest = laid[0] if PRICE[card] == SAME and laid else ANY
    return laid + [rest] * (REST[card] - len(laid))


def still_missing(card: int, heap: Coins) -> Text:
    """What a player would still have to lay: given coins, one colour, or colours not yet there."""
    wants = [slot.wants for slot in slots(card, heap) if slot.coin == EMPTY]
    given = [wants.count(coin) for coin in range(COINS)]
    parts = [coins(given)] if any(given) or not wants else []
    if n := wants.count(ANY):
        of_same = PRICE[card] == SAME
        begun = any(heap[:COLOURS])
        word = "price-same" if of_same else "more-colours" if begun else "price-different"
        parts.append(text(word, n=n))
    return listed(parts)


def sign_of(card: int) -> str:
    """Of a free price of several colours: all the same, or all different."""
    if REST[card] < 2 or PRICE[card] == FIXED:
        return ""
    return "different" if PRICE[card] == DIFFERENT else "same"


def state_of(view: View, i: int, q: int) -> str:
    """Who completes next: one coin is missing, or fewer than to anybody else; or who has paid."""
    edges = view.places[i].edges
    if view.over or not any(edges[q].coins):
        return ""
    if edges[q].missing <= 1:
        return " near" if edges[q].missing else " paid"
    fewest = min(edge.missing for edge in edges if any(edge.coins))
    return " leads" if edges[q].missing == fewest else ""


class Line:
    """Things of one edge, one after the other from left to right or from top to bottom."""

    def __init__(self, at: Box, down: bool) -> None:
        self.at, self.down, self.here = at, down, 0.0

    def next(self, length: float, across: float, gap: float = 1) -> Box:
        at, start = self.at, self.here
        self.here += length + gap
        if self.down:
            return at.part((at.w - across) / 2, start, across, length)
        return at.part(start, (at.h - across) / 2, length, across)


def edge_in_words(view: View, i: int, q: int) -> Text:
    place, edge = view.places[i], view.places[i].edges[q]
    if edge.missing == 0:
        return text("label-edge-paid", who=Seat(q), coins=coins(edge.coins))
    missing = still_missing(place.card, edge.coins)
    return text("label-edge", who=Seat(q), coins=coins(edge.coins), missing=missing)


def draw_ground(nodes: Nodes, view: View, i: int, q: int, at: Box) -> None:
    label = edge_in_words(view, i, q)
    style = f"edge seat-{q}{state_of(view, i, q)}"
    put(nodes, f"edge-{i}-{q}", "rect", at, style=style, label=label, z=1)


def draw_own_edge(nodes: Nodes, view: View, m: Measures, i: int, q: int, at: Box) -> None:
    """The whole price: what lies there and what is missing, between them whether it is free."""
    draw_ground(nodes, view, i, q, at)
    place, inner = view.places[i], at.inset(1.5)
    found = slots(place.card, place.edges[q].coins)
    below = 0 if m.is_wide else m.letters  # the number stands at the end, or below
    length = m.letters * 1.66
    size = min(m.slot, (inner.w - (0 if below else length)) / len(found) - 1)
    line = Line(inner.part(0, 0, inner.w, inner.h - below), down=False)
    for j, slot in enumerate(found):
        box = line.next(size, size)
        draw_slot(nodes, f"coin-{i}-{q}-{j}", slot, box)
        if j > WHITES[place.card] and (sign := sign_of(place.card)):
            between = box.part(-(SIGN + 1) / 2, (box.h - SIGN) / 2, SIGN, SIGN)
            put(nodes, f"sign-{i}-{j}", f"mercado-{sign}", between, style="sign", z=5)
    if below:
        low = inner.part(0, inner.h - below, inner.w, below)
        put(
            nodes,
            f"mark-{i}-{q}",
            f"seat-{q}",
            low.part(0, 1, below - 1, below - 1),
            style=f"seat-{q}",
            z=2,
        )
        draw_count(nodes, view, m, i, q, low.part(below + 1, 0, length, below))
    else:
        draw_count(nodes, view, m, i, q, line.next(length, m.letters))


def draw_edge(
    nodes: Nodes, view: View, m: Measures, i: int, q: int, at: Box, down: bool = False
) -> None:
    """What lies at the edge of a rival."""
    draw_ground(nodes, view, i, q, at)
    place, inner = view.places[i], at.inset(1.5)
    found = [slot for slot in slots(place.card, place.edges[q].coins) if slot.coin != EMPTY]
    length = m.letters if down else m.letters * 1.66  # of the number
    side, room = (inner.w, inner.h - length) if down else (inner.h, inner.w - length)
    size = min(m.rival, side, room / (max(MOST_LAID, len(found)) + 1) - 1)
    line = Line(inner, down)
    mark = line.next(size, min(size, m.letters))
    faint = "" if found else " faint"
    put(nodes, f"mark-{i}-{q}", f"seat-{q}", mark, style=f"seat-{q}{faint}", z=2)
    for j, slot in enumerate(found):
        draw_slot(nodes, f"coin-{i}-{q}-{j}", slot, line.next(size, size))
    if found:
        draw_count(nodes, view, m, i, q, line.next(length, at.w if down else m.letters))


def draw_count(nodes: Nodes, view: View, m: Measures, i: int, q: int, at: Box) -> None:
    card = view.places[i].card
    total = REST[card] + WHITES[card]
    said = f"{total - view.places[i].edges[q].missing}/{total}"
    style = f"count{state_of(view, i, q)}"
    put(nodes, f"count-{i}-{q}", "text", at, text=said, style=style, size=m.letters, z=2)


def draw_slot(nodes: Nodes, name: str, slot: Slot, at: Box) -> None:
    if slot.coin == EMPTY:
        word = "any" if slot.wants == ANY else COIN_NAMES[slot.wants]
        put(nodes, name, f"mercado-want-{word}", at, style="want", z=2)
        return
    put(
        nodes,
        name,
        f"mercado-coin-{COIN_NAMES[slot.coin]}",
        at,
        style="coin",
        tick=slot.coin + 1,
        z=3,
        label=coin_name(slot.coin),
    )
    if slot.coin == WHITE and slot.wants < WHITE and at.w >= BADGE:
        side = at.w * 0.5
        corner = at.part(at.w - side * 0.9, at.h - side * 0.9, side, side)
        put(
            nodes,
            f"{name}-for",
            f"mercado-coin-{COIN_NAMES[slot.wants]}",
            corner,
            style="coin",
            z=4,
            label=text("label-stands-for", coin=coin_name(slot.wants)),
        )
