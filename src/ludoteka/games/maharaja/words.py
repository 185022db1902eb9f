"""The words for places, characters, actions and answers, used by the log and on the table."""

from __future__ import annotations

from ludoteka.core.text import Seat, Text, chain, text

from .board import *
from .names import *
from .notation import LETTERS, village_name


def character(number: int) -> Text:
    return text(f"character-{CHARACTER_NAMES[number - 1]}")


def action(number: int) -> Text:
    return text(f"action-{ACTION_NAMES[number]}")


def place(number: int) -> Text:
    return text("start") if number == START else text("city", letter=LETTERS[number])


def village(number: int) -> Text:
    return text("village", name=village_name(number))


def where(number: int) -> Text:
    """Where a house stands: a village or, past the villages, a city."""
    return village(number) if number < VILLAGES else place(number - VILLAGES)


def disc(pair: int) -> Text:
    return text("disc", first=action(FIRST_HAND[pair]), second=action(SECOND_HAND[pair]))


def disc_of(actions: tuple[int, int]) -> Text:
    return text("disc", first=action(actions[0]), second=action(actions[1]))


def road(number: int) -> Text:
    return text("road", first=place(FROM[number]), second=place(TO[number]))


def listed(parts: list[Text]) -> Text:
    """One phrase out of several, with commas."""
    return chain("list", parts)


def names(seats: list[int]) -> Text:
    return listed([text("name", who=Seat(q)) for q in seats])


def sentences(parts: list[Text]) -> Text | str:
    """Several sentences, one after the other; nothing if there are none."""
    if not parts:
        return ""
    return chain("sentences", parts)


def answer(a: int) -> Text:
    """What an answer does."""
    if a < TRAVEL:
        return disc(a - DISC)
    if a < PALACE_IN_CENTRE:
        return text("do-travel", road=road(a - TRAVEL))
    if a <= IN_CITY:
        return building(a)
    if a <= FREE_IN_CITY:
        if a == FREE_IN_CITY:
            return text("do-free-city")
        return text("do-free-village", village=village(a - FREE_IN_VILLAGE))
    if a < FREE_LIFT:
        return text("do-lift", place=where(a - LIFT))
    if a < TAKE_GOLD:
        return text("do-free-lift", place=where(a - FREE_LIFT))
    return gain(a) if a <= TAKE else asking(a)


def building(a: int) -> Text:
    if a == PALACE_IN_CENTRE:
        return text("do-central")
    if a == PALACE_OUTSIDE:
        return text("do-outer")
    if a == IN_CITY:
        return text("do-city")
    return text("do-village", village=village(a - IN_VILLAGE))


def gain(a: int) -> Text:
    if a == TAKE_GOLD:
        return text("do-gold", gold=GOLD_ACTION)
    if a == TRADE:
        return text("do-trade", gold=TRADER_GOLD)
    if a == TAKE_QUARRY:
        return text("do-quarry", houses=FROM_QUARRY)
    return text("do-governor", city=place(a - LOWER))


def asking(a: int) -> Text:
    if a < ROB:
        return text("do-take", character=character(a - TAKE))
    if a < USE_CHIP:
        return text("do-rob", who=Seat(a - ROB))
    if a < OFFER:
        return text("do-chip", action=action(a - USE_CHIP))
    if a < PASS:
        return text("do-bid", gold=a - OFFER)
    return text("do-pass") if a == PASS else text("do-done")
