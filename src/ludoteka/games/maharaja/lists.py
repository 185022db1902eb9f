"""Lists beside the map: the cities, and what the players have."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import Seat, Text, text

from .board import CHARACTER_NAMES, CITIES, COLOUR, LETTERS
from .chart import garden
from .measures import Measures
from .names import ACTION_NAMES
from .track import draw_income
from .view import Place, View
from .words import character, disc_of, listed, place


def draw_cities(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """A row for each city: what is free, what it would pay now, what it costs to go there."""
    for number in range(CITIES):
        row = at.part(0, number * (m.row + 3), at.w, m.row)
        draw_city_row(nodes, view, m, number, row)
    return at.y + CITIES * (m.row + 3) + m.gap


def draw_city_row(nodes: Nodes, view: View, m: Measures, number: int, at: Box) -> None:
    city, letter = view.cities[number], LETTERS[number]
    name = f"row-{letter}"
    here = " scored" if number == view.maharaja else ""
    put(
        nodes, name, "round", at, label=text("label-row", city=place(number)),
        style=f"row{here}", z=-2,
    )  # fmt: skip
    side = m.letters * 2
    badge = at.part(5, (at.h - side) / 2, side, side)
    put(
        nodes, f"{name}-letter", "circle", badge, text=letter, style=f"badge {COLOUR[number]}",
        size=side * 0.6,
    )  # fmt: skip
    x, h = side + 11, at.h / 2 - 1
    put(
        nodes, f"{name}-garden", "text", at.part(x, 1, at.w * 0.62 - x, h), text=garden(city),
        align="start", size=m.letters, style="faint",
    )  # fmt: skip
    cost = way_cost(view, number)
    if cost:
        put(
            nodes, f"{name}-way", "text", at.part(at.w * 0.62, 1, at.w * 0.38 - 6, h), text=cost,
            align="end", size=m.letters, style="strong",
        )  # fmt: skip
    draw_income(nodes, city, m, name, at.part(x, h - 1, at.w - x - 4, h))


def way_cost(view: View, number: int) -> Text | None:
    """What the cheapest way there costs the viewer, in the own turn."""
    if view.seat < 0 or view.seat != view.active or view.turn is None:
        return None
    if view.places[view.seat].architect == number:
        return text("way-here")
    ways = view.trips[number]
    if not ways:
        return text("way-none")
    return text("way-cost", gold=0 if ways[0].by_bank else ways[0].toll)


# Players


def draw_players(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """§6 In the order in which they play."""
    for i, q in enumerate(view.order):
        draw_player(nodes, view, m, q, at.part(0, i * (m.row + 3), at.w, m.row))
    return at.y + len(view.order) * (m.row + 3) + m.gap


def draw_player(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    name, me = f"seat-{q}", view.places[q]
    active = " active" if q == view.active or q in view.awaited else ""
    put(nodes, name, "round", at, label=belongings(view, q), style=f"row{active}", z=-2)
    side, h = m.letters * 1.2, at.h / 2 - 1
    y = (h - side) / 2 + 1
    put(nodes, f"{name}-mark", f"seat-{q}", at.part(5, y, side, side), style=f"seat-{q}")
    title = at.part(side + 10, 1, at.w * 0.5 - side - 10, h)
    put(
        nodes, f"{name}-name", "text", title, text=text("name", who=Seat(q)), align="start",
        style="strong cut", size=m.letters * 1.08,
    )  # fmt: skip
    draw_bid(nodes, view, m, q, at.part(at.w * 0.5, 0, at.w * 0.48, h))
    free = m.corner if m.is_wide else 0
    draw_held(nodes, m, name, me, at.part(at.w * 0.5, 0, at.w * 0.5 - free, h + 2))
    draw_stores(nodes, view, m, name, me, at.part(5, h, at.w - 8 - free, h))


def draw_bid(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    """§24 In the auction: who bids most, and who is out of it."""
    said = bidding(view, q)
    if said is not None:
        put(
            nodes, f"seat-{q}-bid", "text", at, text=said, align="end", style="strong",
            size=m.letters,
        )  # fmt: skip


def bidding(view: View, q: int) -> Text | None:
    if view.auction is None:
        return None
    if q in view.auction.passed:
        return text("has-passed")
    if q == view.auction.bidder:
        return text("bids-now", gold=view.auction.bid or 0)
    return None


def draw_held(nodes: Nodes, m: Measures, name: str, me: Place, at: Box) -> None:
    """Characters, which move when they change hands; the disc, or that it is set."""
    side = min(at.h - 2, 21)
    room = at.w - 2 * (side + 3) - 4
    step = min(side + 11, room / max(1, len(me.characters)))
    for i, number in enumerate(me.characters):
        icon = at.part(i * step, 2, side, side)
        put(
            nodes, f"held-{number}", f"maharaja-{CHARACTER_NAMES[number - 1]}", icon,
            label=text("held", n=number, character=character(number)), style="picture",
        )  # fmt: skip
        if step > side + 7:
            digit = icon.part(side, -1, 9, side)
            put(
                nodes, f"held-{number}-n", "text", digit, text=str(number), size=m.letters,
                align="start",
            )  # fmt: skip
    if me.disc is not None:
        for i, a in enumerate(me.disc):
            icon = at.part(at.w - (2 - i) * (side + 3) - 3, 2, side, side)
            faint = " faint" if me.acted else ""
            put(
                nodes, f"{name}-disc-{i}", f"maharaja-action-{ACTION_NAMES[a]}", icon,
                label=disc_of(me.disc), style=f"picture{faint}",
            )  # fmt: skip
    elif me.ready:
        tick = at.part(at.w - side - 4, 3, side - 2, side - 2)
        put(nodes, f"{name}-ready", "maharaja-done", tick, label=text("disc-set"), style="tick")


def draw_stores(nodes: Nodes, view: View, m: Measures, name: str, me: Place, at: Box) -> None:
    stores = [
        ("palace", text("count-of", n=me.built, most=me.built + me.palaces), "stores-palaces"),
        ("gold", "?" if me.gold is None else str(me.gold), "stores-gold"),
        ("house", str(me.houses), "stores-houses"),
        ("stone", str(me.quarry), "stores-quarry"),
    ]
    if "yogi" in view.options:
        stores.append(("chip", str(me.chips), "stores-chips"))
    w = at.w / len(stores)
    side = m.letters * 1.15
    for i, (picture, n, word) in enumerate(stores):
        y = (at.h - side) / 2 - 1
        box = at.part(i * w, 0, w, at.h)
        style = "picture grey" if picture in ("house", "palace") else "picture"
        icon = box.part(0, y, side, side)
        put(nodes, f"{name}-{picture}-icon", f"maharaja-{picture}", icon, style=style)
        number = box.part(side + 4, -1, w - side - 6, at.h)
        put(
            nodes, f"{name}-{picture}", "text", number, text=n, label=text(word), align="start",
            size=m.letters * 1.05,
        )  # fmt: skip


def belongings(view: View, q: int) -> Text:
    me = view.places[q]
    held = listed([character(c) for c in me.characters]) if me.characters else text("no-character")
    line = text(
        "player-line",
        who=Seat(q),
        characters=held,
        built=me.built,
        houses=me.houses,
        gold="?" if me.gold is None else str(me.gold),
        place=place(me.architect),
        disc=text("disc-hidden") if me.disc is None else disc_of(me.disc),
    )
    bid = bidding(view, q)
    return line if bid is None else listed([line, bid])
