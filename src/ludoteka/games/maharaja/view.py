"""What a seat sees, built up from empty: everything but discs that lie face down."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.core.game import SPECTATOR, seats_in
from ludoteka.core.record import copy

from . import rules
from .board import *
from .deeds import answer
from .knowledge import is_shown
from .names import *
from .notation import ITEMS, OPTIONS, PART_NAMES
from .offers import legal
from .questions import asked, question, to_act
from .state import NEUTRAL, NOBODY, NOTHING
from .travel import houses_of
from .trips import Road, Trip, road, trips

NEUTRAL_PALACE = NEUTRAL  # the owner of a palace of an unused colour


class Place(msgspec.Struct, frozen=True):
    """What belongs to one player."""

    gold: int | None  # §27 None while it is kept covered
    palaces: int  # not built yet
    built: int
    houses: int  # in store
    quarry: int
    chips: int
    architect: int  # a place: 0 .. 6 are the cities A .. G, 7 is the start
    characters: tuple[int, ...]  # 1 Mogul, 2 Trader, 3 Sadhu, 4 Monk, 5 Builder, 6 Artisan, 7 Yogi
    ready: bool  # the disc is set
    disc: tuple[int, int] | None  # its two actions, as far as the viewer may see them
    acted: bool  # has had his turn in this round


class City(msgspec.Struct, frozen=True):
    central: int | None  # the owner of the palace; NEUTRAL_PALACE for an unused colour
    outer: tuple[int | None, ...]  # the same of the six outer sites
    houses: tuple[int, ...]  # by seat
    architects: tuple[int, ...]  # seats
    points: tuple[int, ...]  # by seat, if it were scored now
    income: tuple[int, ...]  # the same in gold
    home_of: int  # §25 the character at home here; 0 where that is not played


class Turn(msgspec.Struct, frozen=True):
    """How far the turn has come that is being played."""

    left: dict[str, int]  # what may still be done: gold, house, city-house, move, quarry, palace …
    chip: int | None  # the action of the chip that was used
    visited: tuple[int, ...]  # places, since the last deed
    traded: bool
    built: bool  # the Builder's house is used
    lifted: int | None  # where the house in hand came from: a village, or VILLAGES + a city
    palace_price: int
    not_done: int  # actions that would not be done in full if it ended now
    compensation: int  # what each other would get then


class Outlook(msgspec.Struct, frozen=True):
    """What a city would pay the viewer if it were scored after one more answer."""

    city: int
    points: int
    income: int


class Auction(msgspec.Struct, frozen=True):
    bid: int | None
    bidder: int | None
    passed: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    seat: int  # whose view it is; -1: a spectator
    question: str  # what is asked: choose-character, bid, first-house, set-disc, turn, put-house …
    asked: tuple[int, ...]
    awaited: tuple[int, ...]
    active: int | None  # whose turn it is
    order: tuple[int, ...]  # seats by their characters, those without one last
    round: int
    rounds: int  # the last one
    maharaja: int  # a place
    governors: tuple[int, ...]  # cities, the lowest first: the next to be visited
    box: int  # where the highest one stands
    places: tuple[Place, ...]
    cities: tuple[City, ...]
    villages: tuple[tuple[int, ...], ...]  # owners of the houses in each
    village_limit: int
    bank: tuple[int, ...]  # characters
    roads: tuple[Road, ...]  # what each costs the viewer, or for a spectator whoever is active
    trips: tuple[tuple[Trip, ...], ...]  # the viewer's ways to each place, in the own turn
    outlook: dict[int, Outlook]  # by answer, of those that build where the viewer's architect is
    arrival: tuple[Outlook | None, ...]  # by place: if the viewer's architect stood there
    turn: Turn | None
    auction: Auction | None
    robbed_by: int | None  # §26 for whom a character is being given
    options: tuple[str, ...]  # those in force
    legal: tuple[int, ...]
    over: bool
    ranking: tuple[int, ...]  # seats, the best first; at the end


def view(s: Any, p: int) -> View:
    what = question(s)
    over = bool(rules.is_over(s))
    travels = p != SPECTATOR and s.active == p and what == TURN
    looks = p if p != SPECTATOR else max(s.active, 0)
    return View(
        seat=p,
        question="" if what == QUESTIONS else ITEMS[what],
        asked=tuple(seats_in(asked(s))),
        awaited=tuple(seats_in(to_act(s))),
        active=seat_or_none(s.active),
        order=tuple(sorted(range(s.players), key=lambda q: int(rules.lowest(s, q)))),
        round=s.round,
        rounds=rules.last_round(s),
        maharaja=s.maharaja,
        governors=tuple(s.governor),
        box=s.round,
        places=tuple(place(s, p, q, over) for q in range(s.players)),
        cities=tuple(city(s, number) for number in range(CITIES)),
        villages=tuple(village(s, number) for number in range(VILLAGES)),
        village_limit=rules.village_limit(s),
        bank=characters(rules.bank(s)),
        roads=tuple(road(s, looks, number) for number in range(ROADS)),
        trips=trips(s, p) if travels else tuple(() for _ in range(PLACES)),
        outlook=outlook(s, p),
        arrival=arrival(s, p) if travels else (None,) * PLACES,
        turn=turn(s, s.active) if s.active != NOBODY else None,
        auction=auction(s) if what == BID else None,
        robbed_by=robbed_by(s) if what == GIVE_CHARACTER else None,
        options=tuple(name for name in OPTIONS if getattr(s, name)),
        legal=legal_answers(s, p),
        over=over,
        ranking=ranking(s) if over else (),
    )


BUILDING = (PALACE_IN_CENTRE, PALACE_OUTSIDE, IN_CITY, FREE_IN_CITY)


def outlook(s: Any, p: int) -> dict[int, Outlook]:
    """§18 What building in the city would bring, tried on a copy."""
    found = {}
    for a in set(BUILDING).intersection(legal_answers(s, p)):
        if s.player[p].architect != START:
            after = copy(s)
            answer(after, p, a)
            found[a] = looked_at(after, p)
    return found


def arrival(s: Any, p: int) -> tuple[Outlook | None, ...]:
    """The same for being there."""
    found: list[Outlook | None] = []
    for city in range(CITIES):
        after = copy(s)
        after.player[p].architect = city
        found.append(looked_at(after, p))
    return (*found, None)


def looked_at(s: Any, p: int) -> Outlook:
    city = s.player[p].architect
    return Outlook(city, int(rules.points(s, p, city)), int(rules.income(s, p, city)))


def seat_or_none(q: int) -> int | None:
    return None if q == NOBODY else q


def characters(mask: int) -> tuple[int, ...]:
    return tuple(c for c in range(1, CHARACTERS + 1) if mask >> c & 1)


def place(s: Any, p: int, q: int, over: bool) -> Place:
    me = s.player[q]
    shown = me.disc != NOTHING and (q == p or is_shown(s, q))
    return Place(
        gold=None if s.hidden_money and q != p and not over else me.gold,
        palaces=me.palaces,
        built=rules.score(s, q),
        houses=me.houses,
        quarry=me.quarry,
        chips=me.chips,
        architect=me.architect,
        characters=characters(me.characters),
        ready=bool(s.ready >> q & 1),
        disc=(FIRST_HAND[me.disc], SECOND_HAND[me.disc]) if shown else None,
        acted=bool(s.acted >> q & 1),
    )


def city(s: Any, number: int) -> City:
    owners = tuple(seat_or_none(owner) for owner in s.palace[number])
    return City(
        central=owners[CENTRAL_SITE],
        outer=owners[CENTRAL_SITE + 1 :],
        houses=tuple(s.player[q].city[number] for q in range(s.players)),
        architects=tuple(q for q in range(s.players) if s.player[q].architect == number),
        points=tuple(rules.points(s, q, number) for q in range(s.players)),
        income=tuple(rules.income(s, q, number) for q in range(s.players)),
        home_of=HOME.index(number) if s.homes else 0,
    )


def village(s: Any, number: int) -> tuple[int, ...]:
    houses = [(q, houses_of(s, q, 1 << number)) for q in range(s.players)]
    return tuple(q for q, n in houses for _ in range(n))


def turn(s: Any, p: int) -> Turn:
    not_done = rules.not_done(s, p)
    counted = not_done if s.by_action else min(not_done, 1)
    return Turn(
        left={PART_NAMES[part]: n for part, n in enumerate(s.left) if n},
        chip=None if s.third == NOTHING else s.third,
        visited=tuple(seats_in(s.visited)),
        traded=bool(s.traded),
        built=bool(s.built),
        lifted=None if s.lifted == NOTHING else s.lifted,
        palace_price=rules.palace_price(s, p),
        not_done=not_done,
        compensation=counted * COMPENSATION,
    )


def auction(s: Any) -> Auction:
    bid = None if s.bid == NOTHING else s.bid
    return Auction(bid, seat_or_none(s.bidder), tuple(seats_in(s.passed)))


def robbed_by(s: Any) -> int:
    return int(s.agenda[s.waiting - 1].n // 8)


def legal_answers(s: Any, p: int) -> tuple[int, ...]:
    if p == SPECTATOR or not asked(s) >> p & 1:
        return ()
    out = [0] * ANSWERS
    return tuple(out[: legal(s, p, out)])


def ranking(s: Any) -> tuple[int, ...]:
    """§20 No two players share a place: characters differ."""
    return tuple(sorted(range(s.players), key=lambda q: -int(rules.standing(s, q))))
