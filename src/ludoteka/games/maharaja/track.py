"""The governors' track, what the city with the Maharaja would pay now, and the characters."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import Seat, Text, text

from .board import *
from .measures import Measures
from .view import City, View
from .words import character, place

NAMED = 4  # columns of the characters when one is chosen, so that their names fit


def draw_track(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """§14 From the lowest governor, whose city comes next, to the highest."""
    head = m.right * 0.24
    put(
        nodes, "round", "text", at.part(0, 0, head, m.track / 2),
        text=text("round-of", round=view.round, rounds=view.rounds), align="start",
        label=text("label-round", round=view.round, rounds=view.rounds), style="strong",
        size=m.letters,
    )  # fmt: skip
    put(
        nodes, "next", "text", at.part(0, m.track / 2, head, m.track / 2), text=text("next-city"),
        align="start", style="faint", size=m.letters,
    )  # fmt: skip
    row = at.part(head, 0, at.w - head, m.track)
    put(nodes, "track", "round", row, style="track", z=-2)
    for i, city in enumerate(view.governors):
        draw_governor(nodes, view, m, i, city, governor_at(row, i))
    return at.y + m.track + m.gap


def governor_at(row: Box, i: int) -> Box:
    return row.part(2, 2, row.w - 4, row.h - 4).columns(CITIES, 3)[i]


def draw_governor(nodes: Nodes, view: View, m: Measures, i: int, city: int, at: Box) -> None:
    first = " next" if i == 0 else ""
    put(
        nodes, f"governor-{LETTERS[city]}", "round", at, text=LETTERS[city],
        label=text("label-governor", city=place(city), n=i + 1),
        style=f"card governor strong {COLOUR[city]}{first}", size=m.letters * 1.35,
    )  # fmt: skip


def draw_strip(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """§18 If it were scored now: points and gold in the city with the Maharaja."""
    put(nodes, "strip", "round", at, style="strip", z=-2)
    if view.maharaja >= CITIES:
        put(nodes, "strip-none", "text", at, text=text("not-scored"), size=m.letters, style="faint")
        return at.y + at.h + m.gap
    h = at.h - 6
    put(nodes, "strip-ruler", "maharaja-ruler", at.part(3, 3, h, h), style="figure",
        label=text("label-scored-now", city=place(view.maharaja)))  # fmt: skip
    badge = at.part(h + 4, 3, h, h)
    put(
        nodes, "strip-city", "circle", badge, text=LETTERS[view.maharaja],
        style=f"badge {COLOUR[view.maharaja]}", size=m.letters * 1.1,
    )  # fmt: skip
    w = m.right * 0.5 if m.is_wide else 31
    put(
        nodes, "strip-now", "text", at.part(2 * h + 9, 0, w, at.h), align="start", style="faint",
        text=text("scored-now" if m.is_wide else "now"), size=m.letters,
    )  # fmt: skip
    rest = at.part(2 * h + 10 + w, 0, at.w - 2 * h - w - 12, at.h)
    draw_income(nodes, view.cities[view.maharaja], m, "strip", rest)
    return at.y + at.h + m.gap


def draw_income(nodes: Nodes, city: City, m: Measures, name: str, at: Box) -> None:
    """Those with points, the best one first: mark, points, gold."""
    ranked = sorted(range(len(city.points)), key=lambda q: -city.income[q])
    there = [q for q in ranked if city.points[q]]
    if not there:
        put(
            nodes, f"{name}-nobody", "text", at, text=text("nobody"), align="start",
            style="faint", size=m.letters,
        )  # fmt: skip
    w = min(at.w / max(1, len(there)), 66)
    for i, q in enumerate(there):
        one = at.part(i * w, 0, w, at.h)
        h, key = m.letters, f"{name}-{q}"
        y = (at.h - h) / 2
        put(nodes, f"{key}-mark", f"seat-{q}", one.part(0, y, h, h), style=f"seat-{q}")
        said = text("income-of", who=Seat(q), points=city.points[q], gold=city.income[q])
        points = one.part(h + 2, 0, h * 1.2, at.h)
        put(
            nodes, f"{key}-points", "text", points, text=str(city.points[q]), label=said,
            align="start", size=h, style="strong",
        )  # fmt: skip
        x = h * (1.9 if city.points[q] < 10 else 2.5)
        put(nodes, f"{key}-coin", "maharaja-gold", one.part(x + 1, y, h, h), label=said)
        gold = one.part(x + h + 2, 0, w - x - h - 2, at.h)
        put(
            nodes, f"{key}-gold", "text", gold, text=str(city.income[q]), label=said,
            align="start", size=h,
        )  # fmt: skip


# Characters


def in_game(view: View) -> tuple[int, ...]:
    last = CHARACTERS if "yogi" in view.options else CHARACTERS - 1
    return tuple(range(1, last + 1))


def holder(view: View, number: int) -> int | None:
    return next((q for q, at in enumerate(view.places) if number in at.characters), None)


def draw_shelf(nodes: Nodes, view: View, m: Measures, at: Box, named: bool) -> float:
    """§4 All characters in the order in which they play, and who holds each."""
    numbers = in_game(view)
    columns = NAMED if named and not m.is_wide else len(numbers)
    lines = (len(numbers) + columns - 1) // columns
    h = (at.h - (lines - 1) * 3) / lines
    for i, number in enumerate(numbers):
        line = at.part(0, i // columns * (h + 3), at.w, h)
        draw_character(nodes, view, m, number, line.columns(columns, 3)[i % columns], named)
    return at.y + at.h + m.gap


def draw_character(
    nodes: Nodes, view: View, m: Measures, number: int, at: Box, named: bool
) -> None:
    name, who = f"character-{number}", holder(view, number)
    put(
        nodes, name, "round", at, label=character_label(view, number),
        style="card character" + ("" if who is None else " held"),
    )  # fmt: skip
    put(
        nodes, f"{name}-n", "text", at.part(4, 2, 14, 15), text=str(number), align="start",
        style="strong", size=m.letters * 1.05,
    )  # fmt: skip
    low = m.letters * 1.25 if named else 0
    side = min(at.h - low - 6, at.w * 0.62)
    icon = at.part((at.w - side) / 2 + (0 if named else 3), (at.h - low - side) / 2, side, side)
    put(
        nodes, f"{name}-icon", f"maharaja-{CHARACTER_NAMES[number - 1]}", icon, style="picture", z=1
    )
    if named:
        put(
            nodes, f"{name}-name", "text", at.part(2, at.h - low - 3, at.w - 4, low + 1),
            text=character(number), size=m.letters, style="strong",
        )  # fmt: skip
    if who is not None:
        side = m.letters * 1.15
        mark = at.part(at.w - side - 2, at.h - side - low - 2, side, side)
        put(nodes, f"{name}-mark", f"seat-{who}", mark, style=f"seat-{who}", z=2)


def character_label(view: View, number: int) -> Text:
    who = holder(view, number)
    says = ability(number)
    if who is None:
        return text("label-character-bank", n=number, character=character(number), says=says)
    return text(
        "label-character", n=number, character=character(number), who=Seat(who), says=says
    )  # fmt: skip


def ability(number: int) -> Text:
    """§16 In few words."""
    key = f"ability-{CHARACTER_NAMES[number - 1]}"
    if number == TRADER:
        return text(key, gold=TRADER_GOLD)
    if number == SADHU:
        return text(key, points=OUTER_POINTS_OF_SADHU)
    return text(key, gold=ARTISAN_PRICE) if number == ARTISAN else text(key)
