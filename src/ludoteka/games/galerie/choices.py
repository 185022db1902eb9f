"""What the viewer may answer: where to touch, what it says and what follows from it."""

from __future__ import annotations

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Choice
from ludoteka.core.text import Seat, Text, text

from .ghosts import ghost_bid, ghost_painting, ghost_pawn
from .hall import preview_of
from .hand import in_hand
from .names import *
from .tables import PRICES, STACKS, ZERO
from .view import Place, View
from .words import bids_of, joined, sentences, symbol, symbol_value

ARROWS = "><"  # as they are typed


def choices(view: View, nodes: Nodes) -> tuple[Choice, ...]:
    return tuple(choice(view, nodes, a) for a in view.legal)


def choice(view: View, nodes: Nodes, a: int) -> Choice:
    # fmt: off
    if   a < BID_WITH: return walk(view, nodes, a)
    elif a < LAY_AWAY: return bid(view, nodes, a - BID_WITH)
    elif a < BUY:      return lay(view, a - LAY_AWAY)
    elif a < DECLINE:  return tiles(view, a - BUY)
    elif a == DECLINE: return leave(view)
    elif a == ACCEPT:  return take(view, nodes)
    # fmt: on
    return take_back(view, a - RETURN)


def noted(parts: list[Text]) -> Text | str:
    return sentences(parts) if parts else ""


# Walking


def destination_of(view: View, a: int) -> int:
    card, direction = divmod(a - WALK_WITH, 2)
    lead = next(lead for lead in view.own.leads if lead.card == card) if view.own else None
    assert lead, "who walks has this card in hand"
    return lead.clockwise if direction == CLOCKWISE else lead.counter_clockwise


def walk_label(view: View, a: int) -> Text:
    card, direction = divmod(a - WALK_WITH, 2)
    to = destination_of(view, a)
    if to == view.seats[view.seat].pawn:
        return text("choose-stay", card=card, place=to)
    way = text("way-back" if direction == COUNTER_CLOCKWISE else "way")
    return text("choose-walk", card=card, way=way, place=to)


def walk(view: View, nodes: Nodes, a: int) -> Choice:
    card, direction = divmod(a - WALK_WITH, 2)
    place = view.places[destination_of(view, a)]
    return Choice(
        a,
        walk_label(view, a),
        path=(in_hand(view, card) or "", f"place-{place.number}"),
        keys=f"{card}{ARROWS[direction]}",
        note=noted(what_is_there(view, place)),
        ghosts=ghost_pawn(view, nodes, place),
    )


def what_is_there(view: View, place: Place) -> list[Text]:
    """What the painting would bring, and who bids for it already."""
    parts = []
    preview = preview_of(view, place)
    if place.painting and preview:
        gain = text("points", points=preview.symbols + preview.tile)
        parts.append(text("note-would-bring", painting=place.painting.number, points=gain))
    rivals = [
        text("seat-times", who=Seat(q), n=len(bids_of(place, q)))
        for q in dict.fromkeys(mark.seat for mark in place.strip)
        if q != view.seat
    ]
    parts.append(text("note-rivals", rivals=joined(rivals)) if rivals else text("note-nobody"))
    return parts


# Bidding


def bid(view: View, nodes: Nodes, card: int) -> Choice:
    place = view.places[view.seats[view.seat].pawn]
    return Choice(
        BID_WITH + card,
        text("choose-bid-there", card=card, place=place.number),
        path=(in_hand(view, card) or "",),
        button=str(card),
        keys=str(card),
        note=noted(after_bid(view, place, card)),
        ghosts=ghost_bid(view, nodes, place, card),
    )


def after_bid(view: View, place: Place, card: int) -> list[Text]:
    """§10, §11 Which marker it gets, and what it counts: alone in the shop, added up in a hall."""
    marker = text("note-marker", number=text(f"roman-{len(place.strip) + 1}"))
    if place.number == 0:
        price = max((price for price in PRICES if price <= card), default=0)
        return [marker, text("note-buys", price=price) if price else text("note-buys-nothing")]
    mine = [known for known in bids_of(place, view.seat) if known is not None]
    return [marker, text("note-sum", sum=worth([*mine, card])), *what_is_there(view, place)[1:]]


def worth(cards: list[int]) -> int:
    """§11 A 0 in company counts ten."""
    return sum(cards) + (ZERO * cards.count(0) if len(cards) > 1 else 0)


def lay(view: View, card: int) -> Choice:
    return Choice(
        LAY_AWAY + card,
        text("choose-lay", card=card),
        path=(in_hand(view, card) or "",),
        button=str(card),
        keys=str(card),
    )


# The shop


def tiles(view: View, stacks: int) -> Choice:
    chosen = [i for i in range(STACKS) if stacks >> i & 1]
    if not chosen:
        return Choice(
            BUY, text("choose-no-tile"), button=text("button-no-tile"), keys="n", weak=True
        )
    prices = "+".join(str(PRICES[i]) for i in chosen)
    taken = ", ".join(str(view.stacks[i].top) for i in chosen)
    gain = sum(view.stacks[i].points or 0 for i in chosen)
    notes = [text("note-gain", points=text("points", points=gain))]
    if spare := (view.buying or 0) - sum(PRICES[i] for i in chosen):
        notes.append(text("note-spare", n=spare))
    notes += [text("note-last-tile", price=PRICES[i]) for i in chosen if view.stacks[i].left == 1]
    return Choice(
        BUY + stacks,
        text("choose-tiles", tiles=taken, prices=prices, n=len(chosen)),
        path=tuple(f"stack-{i}" for i in chosen),
        button=prices,
        keys=prices,
        note=sentences(notes),
    )


# A painting that was won


def take(view: View, nodes: Nodes) -> Choice:
    place = view.places[view.here or 0]
    return Choice(
        ACCEPT,
        text("choose-take"),
        path=(f"painting-{place.painting.number}",) if place.painting else (),
        button=text("button-take"),
        keys="t",
        note=noted(after_taking(view, place)),
        ghosts=ghost_painting(view, nodes, place),
    )


def after_taking(view: View, place: Place) -> list[Text]:
    """§16 The chains that grow, those that break, and the tile."""
    preview = preview_of(view, place)
    if preview is None:
        return []
    now = [chain.points for chain in view.seats[view.seat].chains]
    gain = text("points", points=preview.symbols + preview.tile)
    parts = [text("note-gain", points=gain)]
    if preview.tile:
        parts.append(text("note-tile", points=text("points", points=preview.tile)))
    grown = [
        symbol_value(row, after)
        for row, (before, after) in enumerate(zip(now, preview.rows, strict=True))
        if after > before
    ]
    if grown:
        parts.append(text("note-chains", chains=joined(grown)))
    broken = [symbol(row) for row, breaks in enumerate(preview.broken) if breaks]
    if broken:
        parts.append(text("note-breaks", symbols=joined(broken)))
    return parts


def leave(view: View) -> Choice:
    return Choice(
        DECLINE,
        text("choose-leave"),
        button=text("button-leave"),
        keys="l",
        note=text("note-leave", place=view.here or 0),
        weak=True,
    )


# Cards back


def take_back(view: View, card: int) -> Choice:
    strip = view.places[view.here or 0].strip
    first = next(i for i, mark in enumerate(strip) if mark.card == card and not mark.taken)
    held = [mine.value for mine in view.own.cards if mine.where == "hand"] if view.own else []
    return Choice(
        RETURN + card,
        text("choose-return", card=card),
        path=(f"open-{first}",),
        button=str(card),
        keys=str(card),
        note=text("note-hand", cards=", ".join(map(str, sorted([*held, card])))),
    )
