"""What follows from an answer, said before it is given."""

from __future__ import annotations

from ludoteka.core.text import Seat, Text, text

from .board import *
from .chart import paid_to
from .names import *
from .notation import village_name
from .track import ability, holder
from .trips import Trip
from .view import Outlook, View
from .words import listed, place, road

PALACES_OF = {PALACE: 1, PALACE_AND_HOUSE: 1}
HOUSES_OF = {HOUSE: 1, TWO_HOUSES: 2, PALACE_AND_HOUSE: 1}


def gold_left(view: View, price: int) -> list[Text]:
    gold = view.places[view.seat].gold
    return [] if gold is None or not price else [text("note-left", gold=gold - price)]


def forecast(view: View, after: Outlook | None) -> list[Text]:
    """§18 What a city would pay afterwards, and what it pays now."""
    if after is None:
        return []
    city = view.cities[after.city]
    key = "note-forecast-scored" if after.city == view.maharaja else "note-forecast"
    return [
        text(
            key, city=place(after.city), points=after.points, gold=after.income,
            now=city.income[view.seat],
        )
    ]  # fmt: skip


def after_disc(view: View, pair: tuple[int, int]) -> list[Text]:
    """§10, §12, §13 What both actions need, if it is not there now."""
    me = view.places[view.seat]
    price = ARTISAN_PRICE if ARTISAN in me.characters else PALACE_PRICE
    palaces = sum(PALACES_OF.get(a, 0) for a in pair)
    houses = sum(HOUSES_OF.get(a, 0) for a in pair)
    gold = palaces * price + houses * HOUSE_PRICE
    have = (me.gold or 0) + GOLD_ACTION * pair.count(GOLD)
    stock = me.houses + FROM_QUARRY * pair.count(QUARRY)
    notes = [text("note-needs", gold=gold, have=have)] if gold else []
    if gold > have:
        notes.append(text("note-too-dear"))
    if houses > stock:
        notes.append(text("note-few-houses", n=stock))
    if palaces > me.palaces:
        notes.append(text("note-few-palaces", n=me.palaces))
    return notes


def after_trip(view: View, trip: Trip, price: int = 0) -> list[Text]:
    """Who gets what, and what is left, also after building for this price at its end."""
    if not trip.tolls:
        notes = [text("note-no-toll")]
    elif trip.by_bank:
        notes = [text("note-bank-pays", tolls=paid_to(trip.tolls))]
    else:
        notes = [text("note-tolls", tolls=paid_to(trip.tolls))]
    if price:
        notes.append(text("note-price", gold=price))
    notes += gold_left(view, price + (0 if trip.by_bank else trip.toll))
    return notes if price else notes + on_arrival(view, trip.to)


def on_arrival(view: View, to: int) -> list[Text]:
    notes = forecast(view, view.arrival[to]) if to == view.maharaja else []
    if len(view.trips[to]) > 1 and to < CITIES:
        notes.append(text("note-other-ways", city=place(to)))
    return notes


def after_palace(view: View, a: int) -> list[Text]:
    price = view.turn.palace_price if view.turn else PALACE_PRICE
    notes = [text("note-price", gold=price), *gold_left(view, price)]
    notes += forecast(view, view.outlook.get(a))
    if view.places[view.seat].palaces == 1:
        notes.append(text("note-last-palace"))
    return notes


def after_building(view: View, a: int, where: int) -> list[Text]:
    """What it costs; whether it opens a road; what the city would pay."""
    free = a >= FREE_IN_VILLAGE or view.question != "turn"
    price = 0 if free else HOUSE_PRICE
    notes = [text("note-free")] if free else [text("note-price", gold=price)]
    notes += gold_left(view, price)
    if where >= VILLAGES:
        return notes + forecast(view, view.outlook.get(a))
    return notes + opening(view, where)


def opening(view: View, village: int) -> list[Text]:
    """§9 The road of an empty village, when this was the last empty one on it."""
    r = ROAD_OF[village]
    if view.villages[village]:
        return (
            [text("note-toll-free", road=road(r))]
            if view.seat not in view.villages[village]
            else []
        )
    empty = [
        v for v in range(VILLAGES) if ROAD_OF[v] == r and not view.villages[v] and v != village
    ]
    if empty:
        return [text("note-still-closed", road=road(r), n=len(empty))]
    return [text("note-opens", road=road(r))]


def after_lift(view: View, where: int) -> list[Text]:
    """§11 A village left empty closes its road."""
    if where >= VILLAGES:
        return []
    r = ROAD_OF[where]
    if len(view.villages[where]) > 1:
        return [text("note-stays", village=village_name(where))]
    key = "note-closes" if view.roads[r].open else "note-closed"
    return [text(key, road=road(r))]


def after_gain(view: View, a: int) -> list[Text]:
    me = view.places[view.seat]
    if a == TAKE_QUARRY:
        taken = min(FROM_QUARRY, me.quarry)
        return [text("note-houses-then", n=me.houses + taken)]
    gold = GOLD_ACTION if a == TAKE_GOLD else TRADER_GOLD
    return [text("note-gold-then", gold=(me.gold or 0) + gold)]


def after_governor(view: View, city: int) -> list[Text]:
    """§14 The new order."""
    return [text("note-order", cities=listed([place(c) for c in lowered(view, city)]))]


def lowered(view: View, city: int) -> list[int]:
    order = [c for c in view.governors if c != city]
    order.insert(view.governors.index(city) - 2, city)
    return order


def after_swap(view: View, number: int) -> list[Text]:
    who = holder(view, number)
    if who is None:
        came = text("note-from-bank", n=number)
    elif who == view.seat:
        came = text("note-own", n=number)
    else:
        came = text("note-from", who=Seat(who), n=number)
    return [came, ability(number)]


def after_done(view: View) -> list[Text]:
    if view.turn is None or not view.turn.compensation:
        return []
    return [text("note-compensation", gold=view.turn.compensation)]
