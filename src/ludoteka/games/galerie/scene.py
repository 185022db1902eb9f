"""How the table is drawn: a list of places, stacks and people, with a button for every answer."""

from __future__ import annotations

from ludoteka.core.scene import Choice, Layout, Node, Reading, Row, Scene
from ludoteka.core.text import Seat as Name
from ludoteka.core.text import Text, text

from .names import *
from .tables import PRICES, STACKS
from .view import Mark, Place, Seat, View

WIDTH: dict[Layout, float] = {"phone": 360, "wide": 920}
LINE = 24.0
MARGIN = 8.0


def scene(view: View, layout: Layout) -> Scene:
    width = WIDTH[layout]
    lines = [(f"place-{place.number}", place_line(place)) for place in view.places]
    lines.append(("stacks", stacks_line(view)))
    lines += [(f"seat-{q}", seat_line(q, seat)) for q, seat in enumerate(view.seats)]
    nodes = {
        name: Node(
            "text", MARGIN, MARGIN + i * LINE, width - 2 * MARGIN, LINE,
            text=said, label=said, align="start", size=12,
        )
        for i, (name, said) in enumerate(lines)
    }  # fmt: skip
    height = 2 * MARGIN + len(lines) * LINE
    return Scene(width, height, nodes, choices(view), prompt(view), readings(view))


# Words


def joined(parts: list[Text]) -> Text:
    *others, last = parts
    for part in reversed(others):
        last = text("list", first=part, rest=last)
    return last


def place_name(number: int) -> Text:
    return text("place", place=number)


def place_line(place: Place) -> Text:
    return joined([place_name(place.number), *place_cells(place)])


def place_cells(place: Place) -> list[Text]:
    cells = []
    if place.painting is not None:
        values = "".join(str(value) if value else "–" for value in place.painting.values)
        cells.append(text("painting-values", painting=place.painting.number, values=values))
    elif place.number:
        cells.append(text("no-painting"))
    cells += [mark_text(i, mark) for i, mark in enumerate(place.strip)]
    cells += [text("pawn-here", who=Name(q)) for q in place.pawns]
    return cells or [text("nothing-here")]


def mark_text(i: int, mark: Mark) -> Text:
    number = text(f"roman-{i + 1}")
    if mark.card is None:
        key = "mark-taken" if mark.taken else "mark-hidden"
        return text(key, number=number, who=Name(mark.seat))
    return text("mark-card", number=number, who=Name(mark.seat), card=mark.card)


def stacks_line(view: View) -> Text:
    return joined(stacks_cells(view))


def stacks_cells(view: View) -> list[Text]:
    cells = [
        text("stack-empty", price=stack.price)
        if stack.top is None
        else text("stack", price=stack.price, left=stack.left, tile=stack.top)
        for stack in view.stacks
    ]
    return [*cells, text("deck", n=view.deck)]


def seat_line(q: int, seat: Seat) -> Text:
    return joined([text("name", who=Name(q)), *seat_cells(seat)])


def seat_cells(seat: Seat) -> list[Text]:
    cells = [text("points", points=seat.points), text("hand", n=seat.cards)]
    if seat.has_start:
        cells.append(text("has-start"))
    if seat.known is not None:
        cells.append(text("known", cards="".join(map(str, seat.known))))
    if seat.walked:
        cells.append(text("walked", cards="".join(map(str, seat.walked))))
    if seat.collection:
        hung = ", ".join(str(painting.number) for painting in seat.collection)
        chains = " ".join(str(chain.points) for chain in seat.chains)
        cells.append(text("collection", paintings=hung, chains=chains))
    if seat.tiles:
        tiles = ", ".join(str(tile.number) for tile in seat.tiles)
        cells.append(text("tiles", tiles=tiles))
    return cells


def readings(view: View) -> tuple[Reading, ...]:
    halls = tuple(Row(place_name(place.number), tuple(place_cells(place))) for place in view.places)
    people = tuple(
        Row(text("name", who=Name(q)), tuple(seat_cells(seat))) for q, seat in enumerate(view.seats)
    )
    shop = (Row(text("read-shop"), tuple(stacks_cells(view))),)
    return Reading(text("read-gallery"), halls + shop), Reading(text("read-people"), people)


def prompt(view: View) -> Text:
    if view.over:
        winners = joined([text("name", who=Name(q)) for q in view.winners])
        best = view.seats[view.winners[0]].points
        return text("prompt-over", winners=winners, n=len(view.winners), points=best)
    if view.active is None:
        return text("prompt-wait")
    key = view.question.replace(" ", "-")
    if view.active != view.seat:
        return text(f"prompt-watch-{key}", who=Name(view.active))
    return text(f"prompt-{key}", place=own_place(view), card=view.buying or 0)


def own_place(view: View) -> int:
    if view.here is not None:
        return view.here
    return view.seats[max(view.seat, 0)].pawn


# Choices


def choices(view: View) -> tuple[Choice, ...]:
    return tuple(choice(view, a) for a in view.legal)


def choice(view: View, a: int) -> Choice:
    if a < BID_WITH:
        card, direction = divmod(a - WALK_WITH, 2)
        return walk(view, a, card, direction)
    if a < LAY_AWAY:
        card = a - BID_WITH
        return Choice(a, text("choose-bid", card=card), button=str(card), keys=str(card))
    if a < BUY:
        card = a - LAY_AWAY
        return Choice(a, text("choose-lay", card=card), button=str(card), keys=str(card))
    if a < DECLINE:
        return tiles(view, a, a - BUY)
    if a < RETURN:
        key = "take" if a == ACCEPT else "leave"
        return Choice(
            a, text(f"choose-{key}"), button=text(f"button-{key}"), keys=key[0], weak=a == DECLINE
        )
    card = a - RETURN
    return Choice(a, text("choose-return", card=card), button=str(card), keys=str(card))


def walk(view: View, a: int, card: int, direction: int) -> Choice:
    assert view.own is not None
    lead = next(lead for lead in view.own.leads if lead.card == card)
    to = lead.clockwise if direction == CLOCKWISE else lead.counter_clockwise
    way = text("way-back" if direction == COUNTER_CLOCKWISE else "way")
    stays = to == view.seats[view.seat].pawn
    return Choice(
        a,
        text("choose-stay", card=card, place=to)
        if stays
        else text("choose-walk", card=card, way=way, place=to),
        path=(f"place-{to}",),
        button=text("button-walk", card=card, way=way, where=place_name(to)),
        keys=f"{card}{'><'[direction]}",
    )


def tiles(view: View, a: int, stacks: int) -> Choice:
    if stacks == 0:
        return Choice(a, text("choose-no-tile"), button=text("button-no-tile"), keys="n", weak=True)
    prices = "+".join(str(PRICES[i]) for i in range(STACKS) if stacks >> i & 1)
    taken = ", ".join(str(view.stacks[i].top) for i in range(STACKS) if stacks >> i & 1)
    return Choice(a, text("choose-tiles", tiles=taken, prices=prices), button=prices, keys=prices)
