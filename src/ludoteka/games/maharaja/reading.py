"""The table in words: the prompt above the picture, and what a screen reader reads for it."""

from __future__ import annotations

from ludoteka.core.scene import Reading, Row
from ludoteka.core.text import Seat, Text, text

from .board import *
from .chart import known_of, road_label
from .desk import todos
from .lists import belongings, way_cost
from .notation import LETTERS, village_name
from .track import character_label, in_game
from .view import City, View
from .words import disc_of, listed, names, place, road, where


def prompt(view: View) -> Text:
    if view.over:
        return text("prompt-over", who=Seat(view.ranking[0]))
    if view.seat in view.awaited:
        return asked(view)
    if view.seat in view.asked:
        own = view.places[view.seat].disc
        waiting = names(list(view.awaited))
        return text("prompt-may-change", disc=disc_of(own or (0, 0)), waiting=waiting)
    if not view.awaited:
        return head(view)
    if view.question == "set-disc" or view.active is None:
        return text("prompt-wait", waiting=names(list(view.awaited)))
    return text("prompt-plays", who=Seat(view.active))


def asked(view: View) -> Text:
    if view.question == "turn":
        left = [each.word for each in todos(view)]
        return text("prompt-turn", left=listed(left)) if left else text("prompt-turn-done")
    if view.question == "first-house":
        return text("prompt-first-house", n=first_houses_left(view))
    if view.question == "bid" and view.auction and view.auction.bidder is not None:
        return text("prompt-bid", who=Seat(view.auction.bidder), gold=view.auction.bid or 0)
    if view.question == "bid":
        return text("prompt-open")
    if view.question == "give-character" and view.robbed_by is not None:
        return text("prompt-give-character", who=Seat(view.robbed_by))
    if view.question == "choose-character" and view.round:
        return text("prompt-robbed")
    if view.turn is not None and view.turn.lifted is not None:
        return text("prompt-put-house", place=where(view.turn.lifted))
    return text(f"prompt-{view.question}")


def first_houses_left(view: View) -> int:
    """§5 With the one that is asked for."""
    built = sum(owners.count(view.seat) for owners in view.villages)
    return int(FIRST_HOUSES - built)


def head(view: View) -> Text:
    return text(
        "head",
        round=view.round,
        rounds=view.rounds,
        city=place(view.maharaja),
        governors=", ".join(LETTERS[city] for city in view.governors),
    )


def readings(view: View) -> tuple[Reading, ...]:
    found = [overview(view), cities(view), roads(view), villages(view), characters(view)]
    return tuple(found)


def overview(view: View) -> Reading:
    """The round, the turn, and what everybody has."""
    rows = [Row(text("reading-round"), (head(view),))]
    if view.turn is not None and view.active is not None:
        left = [each.word for each in todos(view)]
        said = listed(left) if left else text("prompt-turn-done")
        rows.append(Row(text("label-turn", who=Seat(view.active)), (said,)))
    rows += [Row(text("name", who=Seat(q)), (belongings(view, q),)) for q in view.order]
    return Reading(text("reading-table"), tuple(rows))


def cities(view: View) -> Reading:
    """What is built, who stands there, what it would pay now, what it costs to go there."""
    return Reading(text("reading-cities"), tuple(city_row(view, c) for c in range(CITIES)))


def city_row(view: View, number: int) -> Row:
    city = view.cities[number]
    cells: list[Text] = [*known_of(city), *palaces(city)]
    if city.architects:
        cells.append(text("reading-architects", who=names(list(city.architects))))
    income = [
        text("income-of", who=Seat(q), points=points, gold=gold)
        for q, (points, gold) in enumerate(zip(city.points, city.income, strict=True))
        if points
    ]
    cells.append(listed(income) if income else text("nobody"))
    cost = way_cost(view, number)
    if cost is not None:
        cells.append(cost)
    return Row(place(number), tuple(cells))


def palaces(city: City) -> list[Text]:
    """Who has which."""
    seats = range(len(city.points))
    found = []
    if city.central is not None and city.central in seats:
        found.append(text("reading-central", who=Seat(city.central)))
    for q in seats:
        if n := city.outer.count(q):
            found.append(text("reading-outer", who=Seat(q), n=n))
    return found


def roads(view: View) -> Reading:
    rows = tuple(Row(road(r), (road_label(view, r),)) for r in range(ROADS))
    return Reading(text("reading-roads"), rows)


def villages(view: View) -> Reading:
    rows = tuple(
        Row(
            village_name(v),
            (names(list(view.villages[v])) if view.villages[v] else text("nobody"),),
        )
        for v in range(VILLAGES)
    )
    return Reading(text("reading-villages"), rows)


def characters(view: View) -> Reading:
    rows = tuple(Row(str(number), (character_label(view, number),)) for number in in_game(view))
    return Reading(text("reading-characters"), rows)
