"""What the viewer may answer: where to touch, what it says and what follows from it."""

from __future__ import annotations

from ludoteka.core.scene import Choice
from ludoteka.core.text import Text, text

from .board import *
from .chart import Chart
from .ghosts import house_ghost, palace_ghost, trip_ghosts
from .names import *
from .notation import LETTERS, village_name
from .notes import (
    after_building,
    after_disc,
    after_done,
    after_gain,
    after_governor,
    after_lift,
    after_palace,
    after_swap,
    after_trip,
)
from .trips import Trip
from .view import View
from .words import action, answer, character, place, sentences

KEY_OF_PLAIN = {
    PALACE_IN_CENTRE: "pc", PALACE_OUTSIDE: "po", IN_CITY: "hc", FREE_IN_CITY: "bc",
    TAKE_GOLD: "tg", TRADE: "tt", TAKE_QUARRY: "tq", PASS: "x", DONE: "end",
}  # fmt: skip


def choices(view: View, chart: Chart) -> tuple[Choice, ...]:
    return tuple(choice(view, chart, a) for a in view.legal)


def choice(view: View, chart: Chart, a: int) -> Choice:
    if a < TRAVEL:
        return setting(view, a)
    if a < PALACE_IN_CENTRE:
        return travelling(view, chart, a)
    if a < IN_VILLAGE:
        return building_palace(view, chart, a)
    if a <= FREE_IN_CITY:
        return building(view, chart, a)
    if a < TAKE_GOLD:
        return lifting(view, a)
    if a <= TAKE_QUARRY:
        return gaining(view, a)
    return other(view, a)


def here(view: View) -> int:
    return view.places[view.seat].architect


def node_of_place(number: int) -> str:
    return f"place-{LETTERS[number]}"


def node_of_house(where: int) -> str:
    """Where a house stands: a village or, past the villages, a city."""
    return f"village-{where}" if where < VILLAGES else node_of_place(where - VILLAGES)


def key_of_house(where: int) -> str:
    return (village_name(where) if where < VILLAGES else LETTERS[where - VILLAGES]).lower()


# §7 The disc


def node_of_action(a: int) -> str:
    return f"act-{ACTION_NAMES[a]}"


def setting(view: View, a: int) -> Choice:
    pair = FIRST_HAND[a - DISC], SECOND_HAND[a - DISC]
    return Choice(
        a,
        text("choose-disc", first=action(pair[0]), second=action(pair[1])),
        path=(node_of_action(pair[0]), node_of_action(pair[1])),
        keys=f"{pair[0] + 1}{pair[1] + 1}",
        note=sentences(after_disc(view, pair)),
    )


# §9 Travelling


def trip_of(view: View, a: int) -> tuple[Trip | None, int]:
    """The trip along one road, and its place among the ways there: 0 is the cheapest."""
    for ways in view.trips:
        for i, trip in enumerate(ways):
            if trip.answers == (a,):
                return trip, i
    return None, -1


def travelling(view: View, chart: Chart, a: int) -> Choice:
    """A road that is the cheapest way is taken by touching the city, another one by its row."""
    trip, i = trip_of(view, a)
    road = a - TRAVEL
    to = FROM[road] + TO[road] - here(view)
    if trip is None:
        return Choice(a, answer(a), path=(node_of_row(to),))
    return Choice(
        a,
        going(view, trip),
        path=(node_of_place(to) if i == 0 else node_of_row(to),),
        keys=f"g{LETTERS[to].lower()}" if i == 0 else "",
        note=sentences(after_trip(view, trip)),
        ghosts=trip_ghosts(view, chart, trip),
    )


def node_of_row(number: int) -> str:
    """In the list; the start place has no row there."""
    return f"row-{LETTERS[number]}" if number < CITIES else node_of_place(number)


def going(view: View, trip: Trip) -> Text:
    """Where to, over which places, and what it costs."""
    at = here(view)
    over = []
    for road in trip.roads[:-1]:
        at = FROM[road] + TO[road] - at
        over.append(LETTERS[at])
    gold = 0 if trip.by_bank else trip.toll
    if not over:
        return text("trip", place=place(trip.to), gold=gold)
    return text("trip-over", place=place(trip.to), over=", ".join(over), gold=gold)


# §10, §11, §13 Building and moving


def building_palace(view: View, chart: Chart, a: int) -> Choice:
    central = a == PALACE_IN_CENTRE
    word = "central" if central else "outer"
    return Choice(
        a,
        text(f"choose-{word}", city=place(here(view))),
        path=(node_of_place(here(view)),),
        keys=KEY_OF_PLAIN[a],
        note=sentences(after_palace(view, a)),
        ghosts=palace_ghost(view, chart, here(view), central),
    )


def building(view: View, chart: Chart, a: int) -> Choice:
    """A house: paid, free by the Builder, the first ones, or the one in hand."""
    free = a >= FREE_IN_VILLAGE
    where = a - (FREE_IN_VILLAGE if free else IN_VILLAGE)
    if where == VILLAGES:
        where += here(view)
    in_city = where >= VILLAGES
    key = KEY_OF_PLAIN[a] if in_city else ("b" if free else "h") + key_of_house(where)
    return Choice(
        a,
        house_said(view, a, where),
        path=(node_of_house(where),),
        keys=key,
        note=sentences(after_building(view, a, where)),
        ghosts=house_ghost(view, chart, where),
    )


def house_said(view: View, a: int, where: int) -> Text:
    at = text("in-city", city=place(where - VILLAGES)) if where >= VILLAGES else village_name(where)
    if a >= FREE_IN_VILLAGE:
        return text("choose-free-house", place=at)
    if view.question == "put-house":
        return text("choose-put", place=at)
    return text("choose-house", place=at)


def lifting(view: View, a: int) -> Choice:
    free = a >= FREE_LIFT
    where = a - (FREE_LIFT if free else LIFT)
    at = LETTERS[where - VILLAGES] if where >= VILLAGES else village_name(where)
    return Choice(
        a,
        text("choose-free-lift" if free else "choose-lift", place=at),
        path=(node_of_house(where),),
        keys=("f" if free else "m") + key_of_house(where),
        note=sentences(after_lift(view, where)),
    )


# Everything else


def gaining(view: View, a: int) -> Choice:
    name = {TAKE_GOLD: "gold", TRADE: "trader", TAKE_QUARRY: "quarry"}[a]
    note = sentences(after_gain(view, a))
    return Choice(a, answer(a), path=(f"do-{name}",), keys=KEY_OF_PLAIN[a], note=note)


def other(view: View, a: int) -> Choice:
    if a <= TAKE:
        return lowering(view, a)
    if a < ROB:
        return taking(view, a)
    if a < USE_CHIP:
        return Choice(
            a, answer(a), path=(f"seat-{a - ROB}",), button=answer(a), keys=f"r{a - ROB + 1}"
        )
    if a < OFFER:
        said = action(a - USE_CHIP)
        return Choice(
            a, text("choose-chip", action=said), path=("do-chip",), keys=f"z{a - USE_CHIP + 1}",
            note=text("note-chip"),
        )  # fmt: skip
    if a < PASS:
        gold = a - OFFER
        return Choice(a, answer(a), button=str(gold), keys=f"n{gold}.")
    if a == PASS:
        return Choice(a, answer(a), button=answer(a), keys=KEY_OF_PLAIN[a], weak=True)
    return Choice(
        a, answer(a), button=answer(a), keys=KEY_OF_PLAIN[a], note=sentences(after_done(view)),
        weak=True,
    )  # fmt: skip


def lowering(view: View, a: int) -> Choice:
    """LOWER + the last city is the same number as TAKE: there is no character 0."""
    city = a - LOWER
    return Choice(
        a,
        text("choose-governor", city=place(city)),
        path=(f"governor-{LETTERS[city]}",),
        keys=f"v{LETTERS[city].lower()}",
        note=sentences(after_governor(view, city)),
    )


def taking(view: View, a: int) -> Choice:
    number = a - TAKE
    in_turn = view.question == "turn"
    return Choice(
        a,
        text(f"choose-{'take' if in_turn else view.question}", character=character(number)),
        path=(f"character-{number}",),
        button="" if in_turn else character(number),
        keys=f"c{number}",
        note=sentences(after_swap(view, number)),
    )
