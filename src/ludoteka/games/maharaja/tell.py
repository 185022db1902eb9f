"""What happened, for the log: read off the table before and after one answer or one step."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import Fact
from ludoteka.core.text import Arg, Seat, Text, text

from . import rules
from .board import *
from .names import *
from .questions import question
from .state import NOTHING
from .trips import tolls
from .words import action, character, disc, listed, place, village, where

HIDDEN: list[Fact] = []


def tell(before: Any, after: Any, seat: int, answer: int) -> list[Fact]:
    """One answer or one step; what was about to happen says which."""
    if before.players == 0:
        return [by(after.opener, "begins"), track(after)]
    if seat < 0:
        item = before.agenda[before.waiting - 1]
        return STEPS.get(item.what, silent)(before, after, item.who)
    what = question(before)
    if what == SET_DISC:
        return HIDDEN  # §7 face down; that it is set shows on the table, not in the log
    if what == TURN:
        return deed(before, after, seat, answer)
    if what == PUT_HOUSE:
        return [moved(before, after, seat, answer)]
    return [chosen(before, after, what, seat, answer)]


def by(seat: int, key: str, **args: Arg) -> Fact:
    return Fact(text(key, who=Seat(seat), **args), seat=seat)


def track(s: Any) -> Fact:
    return Fact(text("governors-lie", cities=listed([place(city) for city in s.governor])))


def chosen(before: Any, after: Any, what: int, seat: int, a: int) -> Fact:
    """§4, §5, §24, §26 Everything apart from turns."""
    if what == FIRST_HOUSE:
        return by(seat, "builds-first", village=village(a - IN_VILLAGE))
    if what == BID:
        return by(seat, "passes") if a == PASS else by(seat, "bids", gold=a - OFFER)
    if what == GIVE_CHARACTER:
        to = before.agenda[before.waiting - 1].n // 8
        return by(seat, "gives", character=character(a - TAKE), whom=Seat(to))
    return by(seat, "chooses", character=character(a - TAKE))


# A turn


def deed(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    if a < PALACE_IN_CENTRE:
        return [travelled(before, after, p, a - TRAVEL)]
    if a < IN_VILLAGE:
        return [palace(before, after, p, a)]
    if a <= FREE_IN_CITY:
        return [house(before, after, p, a)]
    if a < TAKE_GOLD:
        return []  # §11 told when the house is put down
    if TAKE < a < USE_CHIP:
        return swapped(before, after, p, a) + chip_gained(before, after, p)
    return [gained(before, after, p, a)] if a != DONE else []


def travelled(before: Any, after: Any, p: int, road: int) -> Fact:
    to = place(after.player[p].architect)
    paid = tolls(before, p, (road,))
    if not paid:
        return by(p, "travels", place=to)
    whom = listed([text("toll-to", whom=Seat(t.seat), gold=t.gold) for t in paid])
    by_bank = after.player[p].gold == before.player[p].gold
    return by(p, "travels-by-bank" if by_bank else "travels-for", place=to, tolls=whom)


def palace(before: Any, after: Any, p: int, a: int) -> Fact:
    site = "central" if a == PALACE_IN_CENTRE else "outer"
    price = before.player[p].gold - after.player[p].gold
    number = rules.score(after, p)
    city = place(before.player[p].architect)
    fact = by(p, f"builds-{site}", city=city, gold=price, number=number)
    return Fact(fact.text, seat=p, moment=True)


def house(before: Any, after: Any, p: int, a: int) -> Fact:
    free = "-free" if a >= FREE_IN_VILLAGE else ""
    if a in (IN_CITY, FREE_IN_CITY):
        return by(p, f"builds-house{free}", place=place(before.player[p].architect))
    base = FREE_IN_VILLAGE if free else IN_VILLAGE
    return by(p, f"builds-house{free}", place=village(a - base))


def moved(before: Any, after: Any, p: int, a: int) -> Fact:
    here = VILLAGES + before.player[p].architect if a == IN_CITY else a - IN_VILLAGE
    return by(p, "moves-house", old=where(before.lifted), new=where(here))


def gained(before: Any, after: Any, p: int, a: int) -> Fact:
    me, was = after.player[p], before.player[p]
    if a == TAKE_GOLD:
        return by(p, "takes-gold", gold=me.gold - was.gold)
    if a == TRADE:
        return by(p, "trades", gold=me.gold - was.gold)
    if a == TAKE_QUARRY:
        return by(p, "takes-houses", houses=me.houses - was.houses)
    if a <= TAKE:
        return by(p, "lowers", city=place(a - LOWER), next=place(after.governor[0]))
    return by(p, "uses-chip", action=action(a - USE_CHIP))


def swapped(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    if a >= ROB:
        return [by(p, "robs", whom=Seat(a - ROB))]
    owner = rules.holder(before, a - TAKE)
    taken = character(a - TAKE)
    if owner < 0:
        return [by(p, "takes", character=taken)]
    told = [by(p, "takes-from", character=taken, whom=Seat(owner))]
    given = after.player[owner].characters & ~before.player[owner].characters
    if given:  # §26 his only one, in exchange
        exchanged = character(given.bit_length() - 1)
        told.append(by(p, "gives", character=exchanged, whom=Seat(owner)))
    return told


def chip_gained(before: Any, after: Any, p: int) -> list[Fact]:
    gets = after.player[p].chips > before.player[p].chips
    return [by(p, "gets-chip")] if gets else []


# Steps


def silent(before: Any, after: Any, p: int) -> list[Fact]:
    return []


def auction(before: Any, after: Any, p: int) -> list[Fact]:
    if after.bid != NOTHING:
        return []
    return [by(before.bidder, "wins-auction", gold=before.bid)]


def stores(before: Any, after: Any, p: int) -> list[Fact]:
    filled = after.player[0].houses > before.player[0].houses
    return [Fact(text("stores-filled", houses=STORE))] if filled else []


def round_begins(before: Any, after: Any, p: int) -> list[Fact]:
    city, coming = place(after.maharaja), place(after.governor[0])
    return [Fact(text("round-begins", round=after.round, city=city, next=coming), moment=True)]


def turn_begins(before: Any, after: Any, p: int) -> list[Fact]:
    active = after.active
    if active < 0:
        return []
    shown = by(active, "shows-disc", disc=disc(after.player[active].disc))
    return [shown, *chip_gained(before, after, active)]


def turn_ends(before: Any, after: Any, p: int) -> list[Fact]:
    gold = max(after.player[q].gold - before.player[q].gold for q in range(after.players))
    if gold == 0:
        return [by(p, "ends-turn")]
    return [by(p, "leaves-undone", gold=gold)]


def scored(before: Any, after: Any, p: int) -> list[Fact]:
    city = before.maharaja
    told = [Fact(text("scored", city=place(city)), moment=True)]
    income = {q: rules.income(before, q, city) for q in range(before.players)}
    for q in sorted(income, key=lambda q: (-income[q], q)):
        points = rules.points(before, q, city)
        if points:
            told.append(by(q, "earns", points=points, gold=income[q]))
    if len(told) == 1:
        told = [Fact(text("scored-nobody", city=place(city)), moment=True)]
    return told + end(after)


def end(after: Any) -> list[Fact]:
    if not rules.is_over(after):
        return []
    built = [q for q in range(after.players) if after.player[q].palaces == 0]
    if built:
        palaces = rules.palaces_at_first(after)
        who: Text = listed([text("name", who=Seat(q)) for q in built])
        return [Fact(text("ends-by-palaces", who=who, palaces=palaces))]
    return [Fact(text("ends-by-track", box=after.round))]


STEPS = {
    AUCTION_NEXT: auction,
    HOUSES_NEXT: stores,
    ROUND: round_begins,
    NEXT_TURN: turn_begins,
    END_TURN: turn_ends,
    SCORE: scored,
}
