"""What the viewer may answer: where to touch, what it says and what follows from it."""

from __future__ import annotations

from ludoteka.core.scene import Choice, Node
from ludoteka.core.text import Text, chain, text

from .rules import (
    FIRST_COLOUR,
    LAST,
    LOCKS_TO_END,
    PASS,
    PENALTIES_TO_END,
    PENALTY_POINTS,
    POINTS,
    row_of,
    space,
)
from .view import View, number_at
from .words import COLOURS, mark, row_name, short_mark

KEYS = "rygb"


def choices(view: View, nodes: dict[str, Node]) -> tuple[Choice, ...]:
    return tuple(skip(view) if a == PASS else crossing(view, a, nodes) for a in view.legal)


def number_of(view: View, a: int) -> int:
    """The number that an answer crosses."""
    if a < FIRST_COLOUR:
        return sum(view.white)
    row: int = row_of(a)
    return view.white[(a - FIRST_COLOUR) % 2] + view.coloured[row]


def skip(view: View) -> Choice:
    return Choice(
        PASS,
        text("choose-skip"),
        button=text("button-skip"),
        keys="s",
        note=after_skip(view),
        weak=True,
    )


def after_skip(view: View) -> Text | str:
    """§6 Whoever rolled and crosses nothing at all misses."""
    if view.seat != view.active or view.active_has_crossed:
        return ""
    if view.question == "white sum":
        return text("note-skip-so-far", points=PENALTY_POINTS)
    if view.sheets[view.seat].penalties == PENALTIES_TO_END - 1:
        return text("note-last-miss", points=PENALTY_POINTS)
    return text("note-miss", points=PENALTY_POINTS)


def crossing(view: View, a: int, nodes: dict[str, Node]) -> Choice:
    row, number = row_of(a), number_of(view, a)
    name = f"{COLOURS[row]}-{number}"
    lost = given_up(view, row, number)
    return Choice(
        a,
        text("choose-cross", mark=mark(row, number)),
        path=(name,),
        button=short_mark(row, number),
        keys=f"{KEYS[row]}{number}",
        note=what_follows(view, row, number, lost),
        ghosts=ghosts(nodes, COLOURS[row], number, lost),
    )


def given_up(view: View, row: int, number: int) -> list[int]:
    """§2 The numbers that can never be crossed afterwards."""
    crossed = view.sheets[view.seat].crossed[row]
    first = space(row, crossed[-1]) + 1 if crossed else 0
    return [number_at(row, here) for here in range(first, space(row, number))]


def what_follows(view: View, row: int, number: int, lost: list[int]) -> Text:
    crosses = view.sheets[view.seat].crosses[row]
    locks = space(row, number) == LAST
    gain = text("note-gain", points=POINTS[crosses + 1 + locks] - POINTS[crosses])
    notes = [gain]
    if lost:
        notes.append(text("note-gives-up", numbers=", ".join(map(str, lost)), n=len(lost)))
    if locks and sum(view.locked) == LOCKS_TO_END - 1:
        notes.append(text("note-ends"))
    elif locks:
        notes.append(text("note-locks", row=row_name(row)))
    return listed(notes)


def listed(parts: list[Text]) -> Text:
    """One sentence out of several, with commas."""
    return chain("list", parts)


def ghosts(
    nodes: dict[str, Node], colour: str, number: int, lost: list[int]
) -> tuple[tuple[str, Node], ...]:
    """A cross on the number, and hatching over those it gives up."""
    cell = nodes[f"{colour}-{number}"]
    side = min(cell.w, cell.h)
    cross = Node(
        "qwixx-cross", cell.x + (cell.w - side) / 2, cell.y + (cell.h - side) / 2, side, side,
        style=f"cross {colour} ghost", z=3,
    )  # fmt: skip
    hatched = [(f"ghost-{n}", hatch(nodes[f"{colour}-{n}"], colour)) for n in lost]
    return (("ghost-cross", cross), *hatched)


def hatch(cell: Node, colour: str) -> Node:
    return Node("qwixx-hatch", cell.x, cell.y, cell.w, cell.h, style=f"hatch {colour} ghost", z=3)
