"""How the table is drawn: the dice and their sums, the viewer's sheet, the others' sheets."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.scene import Layout, Node, Scene
from ludoteka.core.text import Seat, text

from .choices import choices
from .reading import prompt, readings
from .rules import LAST, PENALTIES_TO_END, ROWS, SPACES
from .view import View, number_at
from .words import COLOURS, mark, row_letter, row_name

Nodes = dict[str, Node]


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    w: float
    h: float

    @property
    def bottom(self) -> float:
        return self.y + self.h


@dataclass(frozen=True)
class Measures:
    """Sizes of one layout, in the units of the scene."""

    width: float
    margin: float
    gap: float
    die: float
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
    "phone": Measures(360, 6, 6, 40, 22, 22, 26.4, 46, 2, 13),
    "wide": Measures(900, 16, 8, 60, 30, 58, 66, 56, 4, 15),
}


def scene(view: View, layout: Layout) -> Scene:
    m = MEASURES[layout]
    own = max(view.seat, 0)
    nodes: Nodes = {}
    others = [(own + k) % len(view.sheets) for k in range(1, len(view.sheets))]
    if layout == "phone":
        y = draw_others(nodes, view, m, others, m.margin)
        y = draw_dice(nodes, view, m, y)
        y = draw_sheet(nodes, view, m, own, y)
    else:
        y = draw_dice(nodes, view, m, m.margin)
        y = draw_sheet(nodes, view, m, own, y)
        y = draw_others(nodes, view, m, others, y)
    return Scene(m.width, y, nodes, choices(view, nodes), prompt(view), readings(view))


# The dice


def draw_dice(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    small = m.die * 0.3
    total = view.white[0] + view.white[1]
    step = m.die + m.gap
    tick = 1 + view.active * 36 + (view.white[0] - 1) * 6 + view.white[1] - 1
    focus = "" if view.question == "white sum" else " quiet"
    for i, pips in enumerate(view.white):
        nodes[f"white-{i}"] = Node(
            die_shape(pips), m.margin + i * step, y, m.die, m.die,
            label=text("label-white-die", pips=pips), style="die white" + focus, tick=tick,
        )  # fmt: skip
    nodes["sum"] = Node(
        "round", m.margin + 2 * step, y, m.die * 1.3, m.die, text=text("sum", sum=total),
        label=text("label-sum", sum=total), style="sum" + focus, size=m.die * 0.5,
    )  # fmt: skip
    x = m.width - m.margin - 4 * step + m.gap
    focus = "" if view.question == "colour sum" else " quiet"
    for row in ROWS:
        pips = view.coloured[row]
        if pips:
            a, b = view.white[0] + pips, view.white[1] + pips
            nodes[f"die-{COLOURS[row]}"] = Node(
                die_shape(pips), x + row * step, y, m.die, m.die,
                label=text("label-die", row=row_name(row), pips=pips),
                style=f"die {COLOURS[row]}" + focus, tick=tick + 1000 * pips,
            )  # fmt: skip
            nodes[f"sums-{COLOURS[row]}"] = Node(
                "text", x + row * step, y + m.die + 2, m.die, small + 2,
                text=text("die-sums", row=row_letter(row), sums=f"{a}" if a == b else f"{a}·{b}"),
                style="sums", size=small,
            )  # fmt: skip
    return y + m.die + small + m.gap + 6


def die_shape(pips: int) -> str:
    return f"qwixx-die-{pips}" if pips else "round"


# A sheet in full


def cell(m: Measures, row: int, here: int, y: float) -> Box:
    """Where a space lies on the sheet that begins at y; the lock is the space after the last."""
    x = m.margin + m.letter + here * m.cell
    return Box(x, y + row * (m.row + m.gap), m.cell, m.row)


def draw_sheet(nodes: Nodes, view: View, m: Measures, p: int, y: float) -> float:
    draw_title(nodes, view, "own", p, Box(m.margin, y, m.inner, m.title))
    y += m.title + 4
    for row in ROWS:
        draw_row(nodes, view, m, p, row, y)
    y += 4 * (m.row + m.gap)
    return draw_totals(nodes, view, m, p, y)


def draw_title(nodes: Nodes, view: View, prefix: str, p: int, at: Box) -> None:
    side = at.h * 0.62
    middle = at.y + (at.h - side) / 2
    nodes[f"{prefix}-mark"] = Node(
        f"qwixx-seat-{p}", at.x + 4, middle, side, side, style=f"seat-{p}"
    )
    nodes[f"{prefix}-name"] = Node(
        "text", at.x + side + 10, at.y, at.w / 2, at.h, text=text("name", who=Seat(p)),
        style="name" + " active" * (p == view.active), size=at.h * 0.6, align="start",
    )  # fmt: skip
    if p == view.active:
        nodes[f"{prefix}-throws"] = Node(
            "qwixx-die-5", at.x + at.w * 0.62, middle, side, side,
            label=text("label-throws", who=Seat(p)), style="throws",
        )  # fmt: skip
    if view.ready[p]:
        nodes[f"{prefix}-ready"] = Node(
            "qwixx-ready", at.x + at.w * 0.72, middle, side, side,
            label=text("ready", who=Seat(p)), style="ready",
        )  # fmt: skip
    nodes[f"{prefix}-score"] = Node(
        "text", at.x + at.w * 0.75, at.y, at.w * 0.25 - 6, at.h,
        text=text("points", points=view.sheets[p].score), style="score", size=at.h * 0.6,
        align="end",
    )  # fmt: skip


def draw_row(nodes: Nodes, view: View, m: Measures, p: int, row: int, y: float) -> None:
    colour, sheet = COLOURS[row], view.sheets[p]
    band = cell(m, row, 0, y)
    locked = " locked" * view.locked[row]
    nodes[f"row-{colour}"] = Node(
        "round", m.margin, band.y, m.inner, band.h, style=f"band {colour}{locked}", z=-1
    )
    nodes[f"letter-{colour}"] = Node(
        "text", m.margin, band.y, m.letter, band.h, text=text("row-start", row=row_letter(row)),
        label=row_name(row), style=f"letter {colour}", size=m.letter * 0.55,
    )  # fmt: skip
    crossed = sheet.crossed[row]
    for here in range(SPACES):
        number, at = number_at(row, here), cell(m, row, here, y)
        state = state_of(row, number, crossed, view.locked[row])
        name = f"{colour}-{number}"
        nodes[name] = Node(
            "round", at.x + 1, at.y + 4, at.w - 2, at.h - 8, text=str(number),
            label=text(f"label-{state}", mark=mark(row, number)),
            style=f"cell {colour} {state}", size=min(at.w * 0.58, at.h * 0.42),
        )  # fmt: skip
        if state == "crossed":
            nodes[f"cross-{name}"] = cross_on(at, colour)
    at = cell(m, row, SPACES, y)
    has_lock = number_at(row, LAST) in crossed
    side = min(m.width - m.margin - at.x - 4, at.h - 8)
    lock = Box(at.x + 1, at.y + (at.h - side) / 2, side, side)
    nodes[f"lock-{colour}"] = Node(
        "qwixx-lock", lock.x, lock.y, lock.w, lock.h,
        label=text("label-locked" if view.locked[row] else "label-lock", row=row_name(row)),
        style=f"lock {colour}{locked}",
    )  # fmt: skip
    if has_lock:
        nodes[f"cross-lock-{colour}"] = cross_on(lock, colour)
    if view.locked[row]:
        nodes[f"strike-{colour}"] = Node(
            "rect",
            m.margin + m.letter,
            at.y + at.h / 2 - 1.5,
            SPACES * m.cell,
            3,
            style="strike",
            z=2,
        )


def state_of(row: int, number: int, crossed: tuple[int, ...], locked: bool) -> str:
    if number in crossed:
        return "crossed"
    beyond = not crossed or (number > crossed[-1]) == (crossed[-1] > crossed[0] or row < 2)
    return "open" if beyond and not locked else "gone"


def cross_on(at: Box, colour: str) -> Node:
    side = min(at.w, at.h) * 0.86
    return Node(
        "qwixx-cross", at.x + (at.w - side) / 2, at.y + (at.h - side) / 2, side, side,
        style=f"cross {colour}", z=1,
    )  # fmt: skip


def draw_totals(nodes: Nodes, view: View, m: Measures, p: int, y: float) -> float:
    """The strip under the rows: missed throws, and how the total comes about."""
    sheet = view.sheets[p]
    side = m.title * 1.2
    for i in range(PENALTIES_TO_END):
        at = Box(m.margin + i * (side + 4), y, side, side)
        nodes[f"penalty-{i}"] = Node(
            "round", at.x, at.y, at.w, at.h, text="−5", label=text("label-penalty"),
            style="penalty", size=at.h * 0.45,
        )  # fmt: skip
        if i < sheet.penalties:
            nodes[f"cross-penalty-{i}"] = cross_on(at, "plain")
    width = side * 1.35
    x = m.width - m.margin - 4 * (width + 4) + 4
    for row in ROWS:
        nodes[f"points-{COLOURS[row]}"] = Node(
            "round", x + row * (width + 4), y, width, side, text=str(sheet.points[row]),
            label=text("label-points", row=row_name(row), points=sheet.points[row]),
            style=f"points {COLOURS[row]}", size=side * 0.5,
        )  # fmt: skip
    return y + side + m.margin


# The others' sheets, in small


def draw_others(nodes: Nodes, view: View, m: Measures, others: list[int], y: float) -> float:
    columns = min(m.columns, len(others)) or 1
    width = (m.inner - (columns - 1) * m.gap) / columns
    height = m.title + 4 * m.bar + 8
    for i, p in enumerate(others):
        x = m.margin + i % columns * (width + m.gap)
        draw_small(nodes, view, m, p, Box(x, y + i // columns * (height + m.gap), width, height))
    lines = -(-len(others) // columns)
    return y + lines * (height + m.gap) + m.gap


def draw_small(nodes: Nodes, view: View, m: Measures, p: int, at: Box) -> None:
    sheet, prefix = view.sheets[p], f"seat-{p}"
    nodes[f"{prefix}-card"] = Node(
        "round", at.x, at.y, at.w, at.h, style="card" + " active" * (p == view.active), z=-2
    )
    draw_title(nodes, view, prefix, p, Box(at.x, at.y, at.w, m.title))
    step = (at.w - 12) / (SPACES + 1)
    for row in ROWS:
        colour, y = COLOURS[row], at.y + m.title + row * m.bar
        nodes[f"{prefix}-{colour}"] = Node(
            "round", at.x + 6, y + 1, at.w - 12, m.bar - 3, style=f"bar {colour}", z=-1
        )
        for number in sheet.crossed[row]:
            here = number - 2 if row < 2 else 12 - number
            nodes[f"{prefix}-{colour}-{number}"] = Node(
                "rect", at.x + 6 + here * step, y + 1, step - 1, m.bar - 3, style=f"tick {colour}"
            )
