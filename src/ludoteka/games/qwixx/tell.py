"""What happened, for the log: only what a look at the table before and after shows."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import Fact
from ludoteka.core.text import Seat, Text, text

from . import rules
from .rules import COLOUR_SUM, MARK, OVER, PASS, PASS_DICE, ROLL, ROWS, WHITE_SUM
from .view import number_at
from .words import COLOURS, mark, row_name, short_mark


def tell(before: Any, after: Any, seat: int, answer: int) -> list[Fact]:
    """One answer or one step."""
    if before.players == 0:
        return [by(after.active, "starts")]
    if before.next == WHITE_SUM:
        return []  # §4 face down; that somebody has chosen shows on the table, not in the log
    # fmt: off
    told = {
        ROLL: throw, MARK: white_marks, COLOUR_SUM: colour_mark, PASS_DICE: missed_throw,
    }[before.next](before, after)
    # fmt: on
    return told + locks(before, after) + end(after)


def by(seat: int, key: str, **args: Any) -> Fact:
    return Fact(text(key, who=Seat(seat), **args), seat=seat)


def throw(before: Any, after: Any) -> list[Fact]:
    first, second = after.white
    dice = {COLOURS[row]: and_die(row, after.coloured[row]) for row in ROWS}
    return [by(after.active, "throws", first=first, second=second, sum=first + second, **dice)]


def and_die(row: int, pips: int) -> Text | str:
    """A coloured die in the line of a throw; nothing once it has left the game."""
    return text("and-die", die=short_mark(row, pips)) if pips else ""


def white_marks(before: Any, after: Any) -> list[Fact]:
    """Everybody at once, told clockwise from the active player."""
    number = before.white[0] + before.white[1]
    facts = []
    for k in range(before.players):
        p = (before.active + k) % before.players
        a = before.player[p].answer
        if a == PASS:
            facts.append(by(p, "skips"))
        else:
            facts.append(by(p, "crosses", mark=mark(rules.row_of(a), number)))
    return facts


def colour_mark(before: Any, after: Any) -> list[Fact]:
    p = before.active
    for row in ROWS:
        new = after.player[p].crossed[row] & ~before.player[p].crossed[row]
        if new:
            return [by(p, "crosses", mark=mark(row, number_at(row, new.bit_length() - 1)))]
    return [by(p, "skips-colours")] if before.active_has_crossed else []  # else it is a miss


def missed_throw(before: Any, after: Any) -> list[Fact]:
    p = before.active
    if after.player[p].penalties == before.player[p].penalties:
        return []
    return [by(p, "misses", penalties=after.player[p].penalties, points=rules.PENALTY_POINTS)]


def locks(before: Any, after: Any) -> list[Fact]:
    return [
        Fact(text("locks", row=row_name(row)))
        for row in ROWS
        if after.locked[row] and not before.locked[row]
    ]


def end(after: Any) -> list[Fact]:
    """§8 By locked rows, or by the last missed throw of whoever has just thrown."""
    if after.next != OVER:
        return []
    if rules.locks(after) >= rules.LOCKS_TO_END:
        return [Fact(text("ends-by-locks", locks=rules.locks(after)))]
    return [Fact(text("ends-by-penalties", who=Seat(after.active)))]
