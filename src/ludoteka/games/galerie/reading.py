"""The table in words: the prompt above the picture, and what a screen reader reads for it."""

from __future__ import annotations

from ludoteka.core.scene import Reading, Row
from ludoteka.core.text import Seat as Name
from ludoteka.core.text import Text, text

from .stage import final_sum
from .tables import TURNS
from .view import Seat, View
from .words import contents, joined, person, place_name, symbol

Cells = tuple[Text | str, ...]


def prompt(view: View) -> Text:
    if view.over:
        winners = joined([person(q) for q in view.winners])
        best = view.seats[view.winners[0]].points
        return text("prompt-over", winners=winners, n=len(view.winners), points=best)
    if view.active is None:
        return text("prompt-wait")
    key = view.question.replace(" ", "-")
    if view.active != view.seat:
        return text(f"prompt-watch-{key}", who=Name(view.active))
    turn = (view.turn + len(view.seats) - 1) // len(view.seats)
    return text(
        f"prompt-{key}", place=own_place(view), card=view.buying or 0, turn=turn, turns=TURNS
    )


def own_place(view: View) -> int:
    return view.seats[view.seat].pawn if view.here is None else view.here


def readings(view: View) -> tuple[Reading, ...]:
    first = max(view.seat, 0)
    seats = [(first + k) % len(view.seats) for k in range(len(view.seats))]
    own = (read_own(view),) if view.own else ()
    return (
        read_gallery(view),
        read_shop(view),
        *own,
        read_people(view, seats),
        *(read_collection(view, q) for q in seats),
    )


def read_gallery(view: View) -> Reading:
    gains = {
        preview.place: text(
            "label-gain", points=text("points", points=preview.symbols + preview.tile)
        )
        for preview in (view.own.previews if view.own else ())
    }
    rows = []
    for place in view.places:
        cells: list[Text] = contents(place)
        if place.number in gains:
            cells.append(gains[place.number])
        rows.append(Row(place_name(place.number), tuple(cells)))
    caption = text("read-gallery", round=max(1, view.round), deck=view.deck, start=Name(view.start))
    return Reading(caption, tuple(rows))


def read_shop(view: View) -> Reading:
    rows = []
    for stack in view.stacks:
        head = text("label-price", price=stack.price)
        if stack.top is None:
            rows.append(Row(head, (text("sold-out"),)))
            continue
        cells: Cells = (text("tiles-left", n=stack.left), text("label-tile", tile=stack.top))
        if stack.points is not None:
            cells += (text("points", points=stack.points),)
        rows.append(Row(head, cells))
    return Reading(text("read-shop", sold=view.sold_out, ends=view.stacks_to_end), tuple(rows))


def read_own(view: View) -> Reading:
    assert view.own
    rows = []
    for card in view.own.cards:
        if card.where == "bid":
            where: Text = text("card-bid", place=card.place or 0)
        else:
            where = text(f"card-{card.where}")
        rows.append(Row(text("card", card=card.value), (where,)))
    return Reading(text("read-own"), tuple(rows))


def read_people(view: View, seats: list[int]) -> Reading:
    return Reading(
        text("read-people"),
        tuple(Row(person(q), about(view, view.seats[q])) for q in seats),
    )


def about(view: View, seat: Seat) -> Cells:
    cells: list[Text | str] = [text("points", points=seat.points), text("hand", n=seat.cards)]
    cells.append(text("stands", place=seat.pawn))
    cells.append(text("markers-left", n=seat.markers))
    if seat.has_start:
        cells.append(text("has-start"))
    if seat.walked:
        cells.append(text("walked", cards=", ".join(map(str, seat.walked))))
    if seat.last is not None:
        cells.append(text("last", card=seat.last))
    if seat.known is not None:
        cells.append(text("known", cards=", ".join(map(str, seat.known))))
    if view.over:
        cells.append(text("final-sum", sum=final_sum(seat)))
    return tuple(cells)


def read_collection(view: View, q: int) -> Reading:
    """A row of symbols in each line, painting after painting; a missing symbol breaks a chain."""
    seat = view.seats[q]
    numbers = ", ".join(str(painting.number) for painting in seat.collection)
    rows = [Row(text("read-paintings"), (numbers or text("none"),))]
    for row, chain in enumerate(seat.chains):
        values = " ".join(str(painting.values[row] or "–") for painting in seat.collection)
        best = text("best-chain", points=text("points", points=chain.points), n=chain.length)
        rows.append(Row(symbol(row), (values or text("none"), best)))
    tiles: Cells = tuple(
        text("label-own-tile", tile=tile.number, points=text("points", points=tile.points))
        for tile in seat.tiles
    )
    rows.append(Row(text("read-tiles"), tiles or (text("none"),)))
    return Reading(text("read-collection", who=Name(q)), tuple(rows))
