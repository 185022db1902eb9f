"""How the table is drawn: lists of the cities and of the players, and a button for every answer."""

from __future__ import annotations

from ludoteka.core.scene import Choice, Layout, Node, Plan, Reading, Row, Scene
from ludoteka.core.text import Seat, Text, text

from .board import CITIES, LETTERS, PLACES
from .names import DONE, FIRST_HAND, PAIRS, PASS, SECOND_HAND
from .view import City, View
from .words import answer, character, disc, listed, names, place

WIDTH: dict[Layout, float] = {"phone": 360, "wide": 720}
LINE = 24


def scene(view: View, layout: Layout) -> Scene:
    width = WIDTH[layout]
    lines = [head(view), *map(city_line, range(CITIES), view.cities)]
    lines += [player_line(view, q) for q in range(len(view.places))]
    nodes = {
        f"line-{i}": Node(
            "text", 4, 4 + i * LINE, width - 8, LINE, text=line, align="start", size=LINE * 0.5
        )
        for i, line in enumerate(lines)
    }
    return Scene(
        width,
        8 + len(lines) * LINE,
        nodes,
        tuple(choice(view, a) for a in view.legal),
        prompt(view),
        readings(lines),
        plans(view),
    )


def choice(view: View, a: int) -> Choice:
    said = put(a) if view.question in ("put-house", "first-house") else answer(a)
    weak = a in (DONE, PASS)
    note: Text | str = ""
    if a == DONE and view.turn and view.turn.compensation:
        note = text("note-compensation", gold=view.turn.compensation)
    return Choice(a, said, button=said, note=note, weak=weak)


def put(a: int) -> Text:
    return text("put", place=answer(a))


def plans(view: View) -> tuple[Plan, ...]:
    """Whole trips of more than one road."""
    found = []
    for to in range(PLACES):
        for trip in view.trips[to]:
            if len(trip.roads) > 1:
                said = text(
                    "trip-to",
                    place=place(to),
                    roads=listed([answer(a) for a in trip.answers]),
                    gold=0 if trip.by_bank else trip.toll,
                )
                found.append(Plan(trip.answers, said, button=said))
    return tuple(found)


def head(view: View) -> Text:
    return text(
        "head",
        round=view.round,
        rounds=view.rounds,
        city=place(view.maharaja),
        governors="".join(LETTERS[city] for city in view.governors),
    )


def city_line(number: int, city: City) -> Text:
    parts = [
        text("income-of", who=Seat(q), points=points, gold=gold)
        for q, (points, gold) in enumerate(zip(city.points, city.income, strict=True))
        if points
    ]
    rest: Text | str = listed(parts) if parts else text("nobody")
    return text("city-line", city=place(number), rest=rest)


def player_line(view: View, q: int) -> Text:
    me = view.places[q]
    held = listed([character(c) for c in me.characters]) if me.characters else text("nobody")
    return text(
        "player-line",
        who=Seat(q),
        characters=held,
        built=me.built,
        houses=me.houses,
        gold="?" if me.gold is None else str(me.gold),
        place=place(me.architect),
        disc=shown(me.disc),
    )


def shown(actions: tuple[int, int] | None) -> Text:
    if actions is None:
        return text("disc-hidden")
    pairs = [(FIRST_HAND[i], SECOND_HAND[i]) for i in range(PAIRS)]
    return disc(pairs.index(actions))


def prompt(view: View) -> Text:
    if view.over:
        return text("prompt-over", who=Seat(view.ranking[0]))
    if not view.awaited:
        return head(view)
    if view.seat in view.awaited:
        return text(f"prompt-{view.question}")
    if view.seat in view.asked:
        return text("prompt-may-change", waiting=names(list(view.awaited)))
    return text("prompt-wait", waiting=names(list(view.awaited)))


def readings(lines: list[Text]) -> tuple[Reading, ...]:
    return (Reading(text("reading-table"), tuple(Row(line, ()) for line in lines)),)
