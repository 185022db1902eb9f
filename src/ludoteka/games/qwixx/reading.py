"""The table in words: the prompt above the picture, and what a screen reader reads for it."""

from __future__ import annotations

from ludoteka.core.scene import Reading, Row
from ludoteka.core.text import Seat, Text, text

from .choices import listed
from .rules import LAST, PASS, PENALTY_POINTS, ROWS, row_of, space
from .view import View, number_at
from .words import mark, row_name


def names(seats: list[int]) -> Text:
    return listed([text("name", who=Seat(p)) for p in seats])


def prompt(view: View) -> Text:
    if view.over:
        return result(view)
    if view.question == "white sum":
        return white_prompt(view)
    return colour_prompt(view)


def result(view: View) -> Text:
    """§10 Equal points share the victory."""
    best = max(sheet.score for sheet in view.sheets)
    winners = [p for p, sheet in enumerate(view.sheets) if sheet.score == best]
    if len(view.sheets) == 1:
        return text("prompt-over-alone", points=best)
    return text("prompt-over", winners=names(winners), n=len(winners), points=best)


def white_prompt(view: View) -> Text:
    number = sum(view.white)
    waiting = names([p for p, is_ready in enumerate(view.ready) if not is_ready])
    if view.own_answer is not None:
        chosen = text("chosen-skip")
        if view.own_answer != PASS:
            chosen = mark(row_of(view.own_answer), number)
        return text("prompt-chosen", chosen=chosen, waiting=waiting)
    if view.legal == ():
        return text("prompt-watch-white", sum=number, waiting=waiting)
    return text("prompt-white" if len(view.legal) > 1 else "prompt-white-nowhere", sum=number)


def colour_prompt(view: View) -> Text:
    if view.seat != view.active:
        return text("prompt-watch-colour", who=Seat(view.active))
    must = "" if view.active_has_crossed else "-or-miss"
    nowhere = "" if len(view.legal) > 1 else "-nowhere"
    return text(f"prompt-colour{nowhere}{must}", points=PENALTY_POINTS)


def readings(view: View) -> tuple[Reading, ...]:
    first = max(view.seat, 0)
    seats = [(first + k) % len(view.sheets) for k in range(len(view.sheets))]
    return (read_dice(view), *(read_sheet(view, p) for p in seats))


def read_dice(view: View) -> Reading:
    a, b = view.white
    rows = [Row(text("read-white"), (text("read-sum", a=a, b=b, sum=a + b),))]
    for row in ROWS:
        pips = view.coloured[row]
        sums = text("read-die", pips=pips, first=a + pips, second=b + pips)
        rows.append(Row(row_name(row), (sums if pips else text("read-no-die"),)))
    return Reading(text("read-dice", who=Seat(view.active)), tuple(rows))


def read_sheet(view: View, p: int) -> Reading:
    sheet = view.sheets[p]
    rows = [Row(row_name(row), read_row(view, p, row)) for row in ROWS]
    rows.append(Row(text("read-penalties"), (str(sheet.penalties),)))
    rows.append(Row(text("read-total"), (text("points", points=sheet.score),)))
    return Reading(text("read-sheet", who=Seat(p)), tuple(rows))


def read_row(view: View, p: int, row: int) -> tuple[Text, ...]:
    sheet = view.sheets[p]
    crossed = sheet.crossed[row]
    numbers = ", ".join(map(str, crossed))
    done = text("read-crossed", numbers=numbers) if crossed else text("read-empty")
    return done, read_next(view, row, crossed), text("points", points=sheet.points[row])


def read_next(view: View, row: int, crossed: tuple[int, ...]) -> Text:
    if view.locked[row]:
        return text("read-locked")
    here = space(row, crossed[-1]) + 1 if crossed else 0
    last = number_at(row, LAST)
    if here == LAST:
        return text("read-last", last=last)
    return text("read-next", first=number_at(row, here), last=last)
