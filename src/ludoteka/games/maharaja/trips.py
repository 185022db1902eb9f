"""§9 Whole trips: every way that the architect could take now, with its tolls and who gets them."""

from __future__ import annotations

from typing import Any

import msgspec

from .board import DEGREE, MONK, PLACES, ROAD_AT, ROADS, TOLL, WAY
from .names import TRAVEL
from .travel import foreign_villages, holds, houses_of, inhabited, other_end, toll

MOST_WAYS = 3  # to each place, the cheapest and shortest first


class Toll(msgspec.Struct, frozen=True):
    seat: int  # who gets it
    gold: int


class Road(msgspec.Struct, frozen=True):
    """What a road costs one player."""

    open: bool  # there is a house in each of its villages
    toll: int
    tolls: tuple[Toll, ...]


class Trip(msgspec.Struct, frozen=True):
    to: int  # a place
    roads: tuple[int, ...]
    answers: tuple[int, ...]  # one for each road
    toll: int
    tolls: tuple[Toll, ...]
    by_bank: bool  # §16 the Monk's tolls


def tolls(s: Any, p: int, roads: tuple[int, ...]) -> tuple[Toll, ...]:
    """Who gets how much; a place is visited once, so no village is passed twice."""
    villages = 0
    for road in roads:
        villages |= foreign_villages(s, p, road)
    gets = [(q, houses_of(s, q, villages) * TOLL) for q in range(s.players)]
    return tuple(Toll(q, gold) for q, gold in gets if gold)


def road(s: Any, p: int, number: int) -> Road:
    return Road(
        open=WAY[number] & ~inhabited(s) == 0,
        toll=toll(s, p, number),
        tolls=tolls(s, p, (number,)),
    )


Way = tuple[int, int, tuple[int, ...]]  # what p pays, how many roads, which


def trip(s: Any, p: int, to: int, roads: tuple[int, ...]) -> Trip:
    paid = tolls(s, p, roads)
    return Trip(
        to=to,
        roads=roads,
        answers=tuple(TRAVEL + number for number in roads),
        toll=sum(each.gold for each in paid),
        tolls=paid,
        by_bank=bool(holds(s, p, MONK)),
    )


def trips(s: Any, p: int) -> tuple[tuple[Trip, ...], ...]:
    """For each place the ways there that p can pay for, the cheapest and shortest ones."""
    closed = ~inhabited(s)
    by_bank = holds(s, p, MONK)
    costs = [0 if by_bank else toll(s, p, number) for number in range(ROADS)]
    found: list[list[Way]] = [[] for _ in range(PLACES)]
    ways: list[tuple[int, int, Way]] = [(s.player[p].architect, s.visited, (0, 0, ()))]
    while ways:
        here, visited, (paid, n, roads) = ways.pop()
        for number in ROAD_AT[here][: DEGREE[here]]:
            there = other_end(number, here)
            if WAY[number] & closed or visited >> there & 1:
                continue
            longer = (paid + costs[number], n + 1, (*roads, number))
            if longer[0] <= s.player[p].gold:
                found[there].append(longer)
                ways.append((there, visited | 1 << there, longer))
    return tuple(
        tuple(trip(s, p, to, roads) for _, _, roads in sorted(several)[:MOST_WAYS])
        for to, several in enumerate(found)
    )
