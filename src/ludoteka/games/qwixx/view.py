"""What a seat sees: everything but the others' face-down answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteka.core.game import SPECTATOR, seats_in

from . import rules
from .rules import COLOUR_SUM, LAST, ROWS, WHITE_SUM

Question = Literal["white sum", "colour sum", "none"]


class Sheet(msgspec.Struct, frozen=True):
    """A player's sheet. Rows are red, yellow, green, blue."""

    crossed: tuple[tuple[int, ...], ...]  # the crossed numbers of each row, from the left
    crosses: tuple[int, ...]  # how many they are; the lock counts as one
    points: tuple[int, ...]  # of each row
    penalties: int
    score: int


class View(msgspec.Struct, frozen=True):
    seat: int  # whose view it is; -1: a spectator
    question: Question
    active: int  # who rolled
    active_has_crossed: bool
    white: tuple[int, int]
    coloured: tuple[int, ...]  # 0 for a die that has left the game
    locked: tuple[bool, ...]
    sheets: tuple[Sheet, ...]  # one for each seat
    ready: tuple[bool, ...]  # whose answer lies face down
    own_answer: int | None  # the viewer's own, while it lies face down
    legal: tuple[int, ...]  # what the viewer may answer now
    over: bool


def number_at(row: int, here: int) -> int:
    """The number printed on a space of a row, the other way round from `rules.space`."""
    return here + 2 if row in (rules.RED, rules.YELLOW) else 12 - here


def sheet(s: Any, p: int) -> Sheet:
    me = s.player[p]
    return Sheet(
        crossed=tuple(
            tuple(number_at(row, here) for here in range(LAST + 1) if me.crossed[row] >> here & 1)
            for row in ROWS
        ),
        crosses=tuple(me.crosses),
        points=tuple(rules.row_points(s, p, row) for row in ROWS),
        penalties=me.penalties,
        score=rules.score(s, p),
    )


def legal_answers(s: Any, p: int) -> tuple[int, ...]:
    if p == SPECTATOR or not rules.asked(s) >> p & 1:
        return ()
    out = [0] * rules.ANSWERS
    return tuple(out[: rules.legal(s, p, out)])


def view(s: Any, p: int) -> View:
    """§4 An answer to the white sum is hidden until all have answered; that it was given is not."""
    questions: dict[int, Question] = {WHITE_SUM: "white sum", COLOUR_SUM: "colour sum"}
    ready = seats_in(s.answered)
    return View(
        seat=p,
        question=questions.get(s.next, "none"),
        active=s.active,
        active_has_crossed=bool(s.active_has_crossed),
        white=tuple(s.white),
        coloured=tuple(s.coloured),
        locked=tuple(bool(closed) for closed in s.locked),
        sheets=tuple(sheet(s, q) for q in range(s.players)),
        ready=tuple(q in ready for q in range(s.players)),
        own_answer=s.player[p].answer if p in ready else None,
        legal=legal_answers(s, p),
        over=rules.is_over(s),
    )
