"""Whole trips, and the same answers once more as lists: by city, and by what is to be done."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.core.scene import Choice, Plan
from ludoteka.core.text import text

from .board import *
from .chart import Chart
from .choices import going, here, node_of_place, node_of_row
from .ghosts import Ghosts, house_ghost, palace_ghost, trip_ghosts
from .names import *
from .notation import LETTERS
from .notes import after_trip
from .trips import Trip
from .view import View
from .words import sentences

# What is listed when something to be done is touched
LISTS: dict[str, Callable[[int], bool]] = {
    "palace": lambda a: PALACE_IN_CENTRE <= a <= PALACE_OUTSIDE,
    "house": lambda a: IN_VILLAGE <= a <= IN_CITY,
    "first": lambda a: IN_VILLAGE <= a <= IN_CITY,
    "put": lambda a: IN_VILLAGE <= a <= IN_CITY,
    "builder": lambda a: FREE_IN_VILLAGE <= a <= FREE_IN_CITY or FREE_LIFT <= a < TAKE_GOLD,
    "move": lambda a: LIFT <= a < FREE_LIFT,
    "governor": lambda a: LOWER <= a < LOWER + CITIES,
    "character": lambda a: TAKE < a < USE_CHIP,
}


def plans(view: View, chart: Chart, offered: tuple[Choice, ...]) -> tuple[Plan, ...]:
    """`offered` are the single answers."""
    if not view.legal:
        return ()
    if view.question == "set-disc":
        return turned_pairs(offered)
    if view.question not in ("turn", "put-house", "first-house"):
        return ()
    trips = whole_trips(view, chart) if view.question == "turn" else []
    return (*trips, *lists(view, offered))


def turned_pairs(offered: tuple[Choice, ...]) -> tuple[Plan, ...]:
    """§7 The two hands may be set in any order."""
    found = []
    for meant in offered:
        first, second = meant.path
        if first != second:
            found.append(again(meant, (second, first)))
    return tuple(found)


def again(meant: Choice, path: tuple[str, ...]) -> Plan:
    """The same answer at another place."""
    return Plan((meant.answer,), meant.label, path=path, note=meant.note, ghosts=meant.ghosts)


# §9 Trips


def whole_trips(view: View, chart: Chart) -> list[Plan]:
    """The cheapest one by touching the place; all of them, and building there, by its row."""
    found = []
    for to in range(PLACES):
        for i, trip in enumerate(view.trips[to]):
            if len(trip.answers) > 1 and i == 0:
                keys = f"g{LETTERS[to].lower()}"
                found.append(travelled(view, chart, trip, node_of_place(to), keys))
            if (len(trip.answers) > 1 or i == 0) and to < CITIES:
                found.append(travelled(view, chart, trip, node_of_row(to)))
            elif len(trip.answers) > 1 and i:
                found.append(travelled(view, chart, trip, node_of_place(to)))
        if to < CITIES and view.trips[to]:
            found += with_building(view, chart, view.trips[to][0])
    return found


def travelled(view: View, chart: Chart, trip: Trip, node: str, keys: str = "") -> Plan:
    return Plan(
        trip.answers,
        going(view, trip),
        path=(node,),
        keys=keys,
        note=sentences(after_trip(view, trip)),
        ghosts=trip_ghosts(view, chart, trip),
    )


def with_building(view: View, chart: Chart, trip: Trip) -> list[Plan]:
    """§8 The cheapest trip, and a palace or a house at its end."""
    return [
        Plan(
            (*trip.answers, a),
            text(key, trip=going(view, trip)),
            path=(node_of_row(trip.to),),
            note=sentences(after_trip(view, trip, price_of(view, a))),
            ghosts=(*trip_ghosts(view, chart, trip), *built_ghost(view, chart, trip.to, a)),
        )
        for a, key in buildings(view, trip)
    ]


def price_of(view: View, a: int) -> int:
    if a == IN_CITY or view.turn is None:
        return int(HOUSE_PRICE)
    return view.turn.palace_price


def built_ghost(view: View, chart: Chart, city: int, a: int) -> Ghosts:
    if a == IN_CITY:
        return house_ghost(view, chart, VILLAGES + city)
    return palace_ghost(view, chart, city, a == PALACE_IN_CENTRE)


def buildings(view: View, trip: Trip) -> list[tuple[int, str]]:
    """What the disc and the money then still allow there."""
    me, turn, city = view.places[view.seat], view.turn, view.cities[trip.to]
    if turn is None or me.gold is None:
        return []
    gold = me.gold - (0 if trip.by_bank else trip.toll)
    found: list[tuple[int, str]] = []
    if turn.left.get("palace") and me.palaces and gold >= turn.palace_price:
        if city.central is None:
            found.append((PALACE_IN_CENTRE, "and-central"))
        if None in city.outer:
            found.append((PALACE_OUTSIDE, "and-outer"))
    houses = turn.left.get("house") or turn.left.get("city-house")
    if houses and me.houses and gold >= HOUSE_PRICE:
        found.append((IN_CITY, "and-house"))
    return found


# Lists


def lists(view: View, offered: tuple[Choice, ...]) -> list[Plan]:
    """Small targets once more: by what is to be done, and in the row of the own city."""
    found = []
    for meant in offered:
        for name, is_listed in LISTS.items():
            if is_listed(meant.answer) and applies(view, name):
                found.append(again(meant, (f"do-{name}",)))
        if meant.path == (node_of_place(here(view)),) and here(view) < CITIES:
            found.append(again(meant, (node_of_row(here(view)),)))
    return found


def applies(view: View, name: str) -> bool:
    """Which list of houses it is depends on what is asked."""
    asked = {"first-house": "first", "put-house": "put"}.get(view.question, "")
    return name == asked if asked else name not in ("first", "put")
