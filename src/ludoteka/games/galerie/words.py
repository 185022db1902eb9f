"""Words for places, symbols, cards and sums, used all over the table."""

from __future__ import annotations

from ludoteka.core.text import Seat, Text, chain, text

from .view import Painting, Place

SYMBOL_NAMES = ("hat", "tree", "boat", "moon")
ROMAN = "ⅠⅡⅢⅣⅤⅥ"  # single letters: they fit on the smallest field


def joined(parts: list[Text]) -> Text:
    """One sentence out of several, with commas."""
    return chain("list", parts)


def sentences(parts: list[Text]) -> Text:
    """Several, one after the other."""
    return chain("sentences", parts)


def person(q: int) -> Text:
    return text("name", who=Seat(q))


def place_name(number: int) -> Text:
    return text("place", place=number)


def symbol(row: int) -> Text:
    return text(f"symbol-{SYMBOL_NAMES[row]}")


def symbol_value(row: int, value: int) -> Text:
    return text("symbol-value", symbol=symbol(row), value=value)


def whole_painting(painting: Painting) -> Text:
    """ "painting 27: hat 2, moon 1"."""
    values = [symbol_value(row, value) for row, value in enumerate(painting.values) if value]
    return text("whole-painting", painting=painting.number, values=joined(values))


def bids(place: Place) -> Text:
    """The markers in their order, with the cards that can be seen."""
    parts = []
    for i, mark in enumerate(place.strip):
        number = text(f"roman-{i + 1}")
        if mark.card is not None:
            parts.append(text("mark-card", number=number, who=Seat(mark.seat), card=mark.card))
        else:
            key = "mark-taken" if mark.taken else "mark-hidden"
            parts.append(text(key, number=number, who=Seat(mark.seat)))
    return joined(parts)


def bids_of(place: Place, q: int) -> list[int | None]:
    """The cards that somebody has in a place, as far as they can be seen."""
    return [mark.card for mark in place.strip if mark.seat == q]


def whole_place(place: Place) -> Text:
    return text("whole-place", name=place_name(place.number), contents=sentences(contents(place)))


def contents(place: Place) -> list[Text]:
    """What hangs, lies and stands there."""
    parts = []
    if place.painting:
        parts.append(whole_painting(place.painting))
    elif place.number:
        parts.append(text("no-painting"))
    if place.tile_owner is not None:
        parts.append(text("tile-is-with", who=Seat(place.tile_owner)))
    parts.append(text("bids-there", bids=bids(place)) if place.strip else text("no-bids"))
    if place.full:
        parts.append(text("strip-is-full"))
    if place.pawns:
        parts.append(text("pawns-there", pawns=joined([person(q) for q in place.pawns])))
    return parts
