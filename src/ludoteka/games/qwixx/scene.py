"""How the table is drawn: the dice and their sums, the viewer's sheet, the others' sheets."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.scene import Layout, Scene
from ludoteka.core.text import Seat, Text, text

from .choices import choices
from .reading import prompt, readings
from .rules import LAST, PENALTIES_TO_END, PENALTY_POINTS, ROWS, SPACES, row_of, space
from .view import Sheet, View, number_at
from .words import COLOURS, mark, row_letter, row_name


@dataclass(frozen=True)
class Measures:
    """Sizes of one layout, in the units of the scene."""

    width: float
    margin: float
    gap: float  # between rows and between white dice
    dice: float  # width of all dice
    die: float
    coloured: float  # from one coloured die to the next: their sums need the room
    title: float  # height of the line with a player's name
    letter: float  # width of the field before a row
    cell: float  # width of a number
    row: float  # height of a row
    columns: int  # of the others' sheets
    bar: float  # height of a row on them

    @property
    def inner(self) -> float:
        return self.width - 2 * self.margin


MEASURES: dict[Layout, Measures] = {
    "phone": Measures(360, 4, 5, 342, 38, 51, 24, 26, 26.4, 46, 2, 14),
    "wide": Measures(920, 10, 8, 640, 60, 88, 32, 62, 70, 56, 4, 16),
}


def scene(view: View, layout: Layout) -> Scene:
    m = MEASURES[layout]
    nodes: Nodes = {}
    own = max(view.seat, 0)
    others = [(own + k) % len(view.sheets) for k in range(1, len(view.sheets))]
    y = m.margin
    if layout == "phone":
        y = draw_others(nodes, view, m, others, y)
    y = draw_dice(nodes, view, m, y)
    y = draw_sheet(nodes, view, m, own, y)
    if layout == "wide":
        y = draw_others(nodes, view, m, others, y + 2 * m.gap)
    return Scene(m.width, y + m.margin, nodes, choices(view, nodes), prompt(view), readings(view))


# The dice


def draw_dice(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    """White dice and their sum at the left, coloured dice with both their sums at the right."""
    sums = m.title * 0.7
    panel = Box(m.margin, y, m.inner, m.die + sums + 2.6 * m.gap)
    put(nodes, "dice", "round", panel, style="dice", z=-2)
    x, top = m.margin + (m.inner - m.dice) / 2, y + 1.6 * m.gap
    draw_white_dice(nodes, view, m, Box(x, top + sums / 2, m.die, m.die))
    x += m.dice - m.die - (len(ROWS) - 1) * m.coloured
    for row in ROWS:
        if view.coloured[row]:
            at = Box(x + row * m.coloured, top, m.die, m.die)
            draw_coloured_die(nodes, view, row, at, Box(at.x, at.y + m.die, m.die, sums))
    return panel.y + panel.h + m.gap


def draw_white_dice(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    for i, pips in enumerate(view.white):
        place = Box(at.x + i * (at.w + m.gap), at.y, at.w, at.h)
        put(
            nodes, f"white-{i}", f"qwixx-die-{pips}", place, style="die white",
            label=text("label-white-die", pips=pips), tick=throw_number(view),
        )  # fmt: skip
    total = sum(view.white)
    quiet = "" if view.question == "white sum" else " quiet"
    put(
        nodes, "sum", "round", Box(at.x + 2 * (at.w + m.gap), at.y, at.w * 1.3, at.h),
        text=text("sum", sum=total), label=text("label-sum", sum=total),
        style=f"sum{quiet}", size=at.h * 0.44,
    )  # fmt: skip


def throw_number(view: View) -> int:
    """Differs from one throw to the next, so that the dice tumble; no turn is counted anywhere."""
    return 1 + view.active * 36 + view.white[0] * 6 + view.white[1]


def draw_coloured_die(nodes: Nodes, view: View, row: int, at: Box, below: Box) -> None:
    pips = view.coloured[row]
    quiet = " quiet" if view.question == "white sum" else ""
    sums = sorted({white + pips for white in view.white})
    put(
        nodes, f"die-{COLOURS[row]}", f"qwixx-die-{pips}", at,
        label=text("label-die", row=row_name(row), pips=pips),
        style=f"die {COLOURS[row]}{quiet}", tick=throw_number(view) + 1000 * pips,
    )  # fmt: skip
    corner = Box(at.x - at.w * 0.25, at.y - at.h * 0.15, at.w * 0.38, at.h * 0.38)
    put(
        nodes, f"letter-die-{COLOURS[row]}", "circle", corner, text=row_letter(row),
        style="badge", size=corner.h * 0.72, z=1,
    )  # fmt: skip
    put(
        nodes, f"sums-{COLOURS[row]}", "text", Box(below.x - 6, below.y, below.w + 12, below.h),
        text="·".join(map(str, sums)), label=text("label-sums", row=row_name(row)),
        style=f"sums{quiet}", size=below.h * 0.74,
    )  # fmt: skip


# A sheet in full


def draw_sheet(nodes: Nodes, view: View, m: Measures, p: int, y: float) -> float:
    draw_title(nodes, view, "own", p, Box(m.margin, y, m.inner, m.title))
    y += m.title + m.gap
    for row in ROWS:
        draw_row(nodes, view, m, p, row, y + row * (m.row + m.gap))
    return draw_totals(nodes, view, m, p, y + len(ROWS) * (m.row + m.gap))


def draw_title(nodes: Nodes, view: View, prefix: str, p: int, at: Box) -> None:
    """The seat's mark, whether it has thrown, whether its answer lies face down, and its name."""
    square = Box(at.x + 2, at.y, at.h, at.h)
    put(nodes, f"{prefix}-mark", f"seat-{p}", square.inside(0.64), style=f"seat-{p}")
    if p == view.active:
        square = square.beside()
        label = text("label-throws", who=Seat(p))
        put(nodes, "thrower", "qwixx-die-5", square.inside(0.72), label=label, style="thrower")
    if view.ready[p]:
        square = square.beside()
        label = text("ready", who=Seat(p))
        put(
            nodes, f"{prefix}-ready", "qwixx-ready", square.inside(0.76), label=label, style="ready"
        )
    x = square.beside().x + 2
    put(
        nodes, f"{prefix}-name", "text", Box(x, at.y, at.x + at.w - x, at.h),
        text=text("name", who=Seat(p)), style="name cut", size=at.h * 0.58, align="start",
    )  # fmt: skip


def draw_row(nodes: Nodes, view: View, m: Measures, p: int, row: int, y: float) -> None:
    colour, locked = COLOURS[row], " locked" if view.locked[row] else ""
    band = Box(m.margin, y, m.inner, m.row)
    put(nodes, f"row-{colour}", "round", band, style=f"band {colour}{locked}", z=-1)
    put(
        nodes, f"letter-{colour}", "text", Box(band.x, y, m.letter, m.row),
        text=text("row-start", row=row_letter(row)), label=row_name(row),
        style=f"letter {colour}", size=min(m.letter * 0.5, 22),
    )  # fmt: skip
    x = m.margin + m.letter
    for here in range(SPACES):
        draw_cell(nodes, view, p, row, here, Box(x + here * m.cell, y, m.cell, m.row))
    x += SPACES * m.cell
    draw_lock(nodes, view, p, row, Box(x, y, band.x + band.w - x, m.row))
    if locked:
        strike = Box(m.margin + m.letter, y + m.row / 2 - 1.5, SPACES * m.cell, 3)
        put(nodes, f"strike-{colour}", "rect", strike, style=f"strike {colour}", z=2)


def draw_cell(nodes: Nodes, view: View, p: int, row: int, here: int, at: Box) -> None:
    number = number_at(row, here)
    name, state = f"{COLOURS[row]}-{number}", state_of(view, p, row, here)
    put(
        nodes, name, "round", Box(at.x + 1.2, at.y + 5, at.w - 2.4, at.h - 10),
        text=str(number), label=text(f"label-{state}", mark=mark(row, number)),
        style=f"cell {COLOURS[row]} {state}", size=min(at.w * 0.6, at.h * 0.46),
    )  # fmt: skip
    if state == "marked":
        put(nodes, f"cross-{name}", "qwixx-cross", at.inside(0.92), style="cross", z=1)
    elif is_chosen(view, p, row, number):
        put(nodes, "chosen", "qwixx-cross", at.inside(0.92), style="cross chosen", z=1)


def state_of(view: View, p: int, row: int, here: int) -> str:
    """§2 A number is marked, still open, or past: passed by, or in a locked row."""
    spaces = [space(row, number) for number in view.sheets[p].crossed[row]]
    if here in spaces:
        return "marked"
    return "past" if view.locked[row] or here < max(spaces, default=-1) else "open"


def is_chosen(view: View, p: int, row: int, number: int) -> bool:
    """The viewer's own answer lies face down, but the viewer knows it."""
    a = view.own_answer
    return p == view.seat and bool(a) and row_of(a) == row and sum(view.white) == number


def draw_lock(nodes: Nodes, view: View, p: int, row: int, at: Box) -> None:
    """§7 The lock behind the last number; crossed by whoever has crossed that number."""
    colour, locked = COLOURS[row], view.locked[row]
    put(nodes, f"field-{colour}", "circle", at.inside(0.94), style=f"cell {colour}")
    put(
        nodes, f"lock-{colour}", "qwixx-lock", at.inside(0.7),
        label=text("label-locked" if locked else "label-lock", row=row_name(row)),
        style=f"lock {colour}" + (" locked" if locked else ""), z=1,
    )  # fmt: skip
    if number_at(row, LAST) in view.sheets[p].crossed[row]:
        put(nodes, f"cross-lock-{colour}", "qwixx-cross", at.inside(0.86), style="cross", z=2)


def draw_totals(nodes: Nodes, view: View, m: Measures, p: int, y: float) -> float:
    """Under the rows: missed throws, what each row and the misses come to, and the total."""
    side = m.title * 1.15
    draw_penalties(nodes, view.sheets[p].penalties, Box(m.margin, y, side, side))
    chip = side * 1.12
    sheet = view.sheets[p]
    x = m.margin + m.inner - (len(ROWS) + 1) * (chip + 3) - side * 1.9
    for row in ROWS:
        points = sheet.points[row]
        label = text("label-points", row=row_name(row), points=points)
        at = Box(x + row * (chip + 3), y, chip, side)
        put_points(nodes, f"points-{COLOURS[row]}", at, str(points), label, COLOURS[row])
    at = Box(x + len(ROWS) * (chip + 3), y, chip, side)
    lost = PENALTY_POINTS * sheet.penalties
    put_points(nodes, "points-lost", at, signed(-lost), text("label-lost", points=lost), "lost")
    at = Box(at.x + chip + 3, y, side * 1.9, side)
    total = text("points", points=sheet.score)
    put_points(nodes, "total", at, f"= {signed(sheet.score)}", total, "total")
    return y + side


def put_points(nodes: Nodes, name: str, at: Box, said: str, label: Text, style: str) -> None:
    put(nodes, name, "round", at, text=said, label=label, style=f"points {style}", size=at.h * 0.5)


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def draw_penalties(nodes: Nodes, crossed: int, first: Box) -> None:
    """§6 The boxes for missed throws."""
    for i in range(PENALTIES_TO_END):
        at = Box(first.x + i * (first.w + 3), first.y, first.w, first.h)
        put(
            nodes, f"penalty-{i}", "round", at, text=signed(-PENALTY_POINTS),
            label=text("label-penalty"), style="penalty", size=at.h * 0.44,
        )  # fmt: skip
        if i < crossed:
            put(nodes, f"cross-penalty-{i}", "qwixx-cross", at.inside(0.9), style="cross", z=1)


# The others' sheets, in small


def draw_others(nodes: Nodes, view: View, m: Measures, others: list[int], y: float) -> float:
    """In lines that fill the width, however many they are."""
    height = m.title + len(ROWS) * m.bar + m.gap
    for first in range(0, len(others), m.columns):
        line = others[first : first + m.columns]
        width = (m.inner + m.gap) / len(line)
        for i, p in enumerate(line):
            draw_small(nodes, view, m, p, Box(m.margin + i * width, y, width - m.gap, height))
        y += height + m.gap
    return y


def draw_small(nodes: Nodes, view: View, m: Measures, p: int, at: Box) -> None:
    """§1 Rows in small: the crosses in their places, and the last of them as a number."""
    prefix, sheet = f"seat{p}", view.sheets[p]
    active = " active" if p == view.active else ""
    put(nodes, f"{prefix}-sheet", "round", at, style=f"small{active}", z=-2)
    end = draw_small_score(nodes, sheet, prefix, Box(at.x, at.y, at.w - 8, m.title))
    draw_title(nodes, view, prefix, p, Box(at.x, at.y, end - at.x, m.title))
    number = m.bar * 1.6
    for row in ROWS:
        name, y = f"{prefix}-{COLOURS[row]}", at.y + m.title + row * m.bar
        bar = Box(at.x + 8, y + 1, at.w - 12 - number, m.bar - 3)
        draw_bar(nodes, view, name, p, row, bar)
        last = str(sheet.crossed[row][-1]) if sheet.crossed[row] else "–"
        place = Box(bar.x + bar.w, y, number, m.bar - 1)
        put(nodes, f"{name}-last", "text", place, text=last, style="last", size=m.bar * 0.82)


def draw_small_score(nodes: Nodes, sheet: Sheet, prefix: str, at: Box) -> float:
    """At the right; how far to the left it reaches."""
    room = (0.6 + 0.44 * len(str(sheet.score))) * at.h  # for the score, however long it is
    put(
        nodes, f"{prefix}-score", "text", at, text=signed(sheet.score), align="end",
        label=text("points", points=sheet.score), style="score", size=at.h * 0.66,
    )  # fmt: skip
    if sheet.penalties:
        lost = PENALTY_POINTS * sheet.penalties
        put(
            nodes, f"{prefix}-missed", "text", Box(at.x, at.y, at.w - room, at.h),
            text=signed(-lost), label=text("label-lost", points=lost), align="end",
            style="lost", size=at.h * 0.5,
        )  # fmt: skip
        room += (0.3 + 0.34 * len(str(-lost))) * at.h
    return at.x + at.w - room


def draw_bar(nodes: Nodes, view: View, name: str, p: int, row: int, bar: Box) -> None:
    colour, locked = COLOURS[row], " locked" if view.locked[row] else ""
    put(nodes, name, "round", bar, style=f"bar {colour}{locked}", z=-1)
    step = bar.w / (SPACES + 1)
    for number in view.sheets[p].crossed[row]:
        at = Box(bar.x + space(row, number) * step, bar.y, step, bar.h)
        put(nodes, f"{name}-{number}", "qwixx-tick", at, style=f"tick {colour}")
    if locked:
        at = Box(bar.x + SPACES * step, bar.y, step, bar.h)
        put(nodes, f"{name}-lock", "qwixx-lock", at.inside(1.2), style=f"tick {colour}")
