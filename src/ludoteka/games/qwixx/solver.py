"""The exact solution of Qwixx for one player: the most points to be expected, from any position.

Alone, the player is always active and sees all six dice before both actions. What can still be
gained depends on the sheet only: how far each row has come, and the penalties. So the value of a
sheet follows from those of the sheets one turn later, and all are computed backwards, the fullest
first. Red and yellow may be swapped, green and blue too, and the two pairs with each other (turn
every die upside down), which leaves an eighth of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludoteka.core.chance import seed
from ludoteka.core.compiled import engine
from ludoteka.core.play import begin, do
from ludoteka.core.record import copy
from ludoteka.core.rule import rule

from .rules import (
    ANSWERS,
    COLOUR_SUM,
    CROSSES_FOR_LOCK,
    LAST,
    LOCKS_TO_END,
    PASS,
    PENALTIES_TO_END,
    PENALTY_POINTS,
    POINTS,
    ROLL,
    ROWS,
    SPACES,
    answer,
    is_over,
    legal,
    number_of,
    rightmost,
    row_of,
    score,
    space,
    step,
    to_act,
)

# How far a row has come: untouched, rightmost cross and number of crosses, or closed.
STAGES = ((-1, 0), *((here, n) for here in range(LAST) for n in range(1, here + 2)), (LAST, 0))
EMPTY, CLOSED = 0, len(STAGES) - 1
BEGINNING = (EMPTY,) * len(ROWS)
IMPOSSIBLE = -1
FACES = (1, 2, 3, 4, 5, 6)


def stage_after(stage, here):
    """The stage of a row after a cross on this space."""
    last, crosses = STAGES[stage]
    if here <= last:
        return IMPOSSIBLE
    if here == LAST:
        return CLOSED if crosses >= CROSSES_FOR_LOCK else IMPOSSIBLE
    return STAGES.index((here, crosses + 1))


def points_for(stage, here):
    crosses = STAGES[stage][1]
    return POINTS[crosses + (2 if here == LAST else 1)] - POINTS[crosses]


AFTER = tuple(tuple(stage_after(k, here) for here in range(SPACES)) for k in range(len(STAGES)))
GAIN = tuple(tuple(points_for(k, here) for here in range(SPACES)) for k in range(len(STAGES)))

# Two rows of one direction without their order, and two such pairs without theirs.
PAIRS = tuple((a, b) for a in range(len(STAGES)) for b in range(a + 1))
SHEETS = len(PAIRS) * (len(PAIRS) + 1) // 2

NEVER = -1000.0  # worth less than anything that can be done


@rule
def unordered(a, b):
    """The number of the pair {a, b}."""
    return a * (a + 1) // 2 + b if a > b else b * (b + 1) // 2 + a


@rule
def sheet(rows):
    """The number of a sheet among those that are worth the same."""
    return unordered(unordered(rows[0], rows[1]), unordered(rows[2], rows[3]))


@rule
def crossed(rows, row, here):
    after = AFTER[rows[row]][here]
    return (
        after if row == 0 else rows[0],
        after if row == 1 else rows[1],
        after if row == 2 else rows[2],
        after if row == 3 else rows[3],
    )


@rule
def has_ended(rows):
    n = 0
    for row in ROWS:
        if rows[row] == CLOSED:
            n += 1
    return n >= LOCKS_TO_END


# The value of a sheet, from the values of fuller ones


@rule
def solve_sheets(values, firsts, seconds, colour, best, whose):
    """Fill in the values of these sheets, each two pairs. The last three are room to work in."""
    for i in range(len(firsts)):
        first, second = PAIRS[firsts[i]], PAIRS[seconds[i]]
        rows = (first[0], first[1], second[0], second[1])
        for penalties in range(PENALTIES_TO_END - 1, -1, -1):
            value = value_of_turn(values, rows, penalties, colour, best, whose)
            values[sheet(rows), penalties] = value


@rule
def value_of_turn(values, rows, penalties, colour, best, whose):
    """What is to be gained from the next throw on, on average over all throws."""
    total = 0.0
    for white in range(2, 13):
        plain = look_ahead(values, rows, penalties, white, colour)
        for first in range(max(1, white - 6), white // 2 + 1):
            ways = 1 if 2 * first == white else 2
            total += ways * expected(plain, colour, first, white - first, best, whose)
    return total / 36


@rule
def look_ahead(values, rows, penalties, white, colour):
    """The most with this white sum and no second action; in `colour`, with each number in it."""
    for row in ROWS:
        for here in range(SPACES):
            colour[row, here] = NEVER
    cross_colours(values, rows, penalties, 0, colour)
    plain = values[sheet(rows), penalties + 1] - PENALTY_POINTS
    for row in ROWS:
        here = space(row, white)
        if AFTER[rows[row]][here] != IMPOSSIBLE:
            after, gain = crossed(rows, row, here), GAIN[rows[row]][here]
            plain = max(plain, gain + values[sheet(after), penalties])
            if not has_ended(after):
                cross_colours(values, after, penalties, gain, colour)
    return plain


@rule
def cross_colours(values, rows, penalties, gained, colour):
    for row in ROWS:
        stage = rows[row]
        for here in range(STAGES[stage][0] + 1, SPACES):
            if AFTER[stage][here] != IMPOSSIBLE:
                worth = values[sheet(crossed(rows, row, here)), penalties]
                worth += gained + GAIN[stage][here]
                colour[row, here] = max(colour[row, here], worth)


@rule
def expected(plain, colour, first, second, best, whose):
    """The most on average over the coloured dice: of each row's die the better sum, or `plain`."""
    n = 0
    for row in ROWS:
        for die in FACES:
            worth = max(colour[row, space(row, first + die)], colour[row, space(row, second + die)])
            if worth > plain:
                i = n
                while i > 0 and best[i - 1] < worth:
                    best[i], whose[i] = best[i - 1], whose[i - 1]
                    i -= 1
                best[i], whose[i] = worth, row
                n += 1
    total, throws = 0.0, 6**4  # throws of the coloured dice that offer nothing better
    left0 = left1 = left2 = left3 = 6
    for i in range(n):
        row = whose[i]
        left0 -= row == 0
        left1 -= row == 1
        left2 -= row == 2
        left3 -= row == 3
        less = left0 * left1 * left2 * left3
        total += (throws - less) * best[i]
        throws = less
        if throws == 0:
            break
    return (total + throws * plain) / 6**4


# The values of all sheets


def solution(
    rows: tuple[int, ...] = BEGINNING,
    progress: Callable[[float], None] = lambda share: None,
    compiled: bool = True,
) -> Any:
    """For each sheet that can come from this one, and each number of penalties, the points still
    to be expected. Sheets and penalties that end the game stay at zero.
    """
    import numpy as np

    solve = engine("qwixx", compiled).entry(solve_sheets)
    values = np.zeros((SHEETS, PENALTIES_TO_END + 1), np.float32)

    def fill_in(firsts: Any, seconds: Any) -> None:
        room = np.zeros((len(ROWS), SPACES)), np.zeros(24), np.zeros(24, np.int64)
        solve(values, firsts, seconds, *room)

    firsts, seconds, ends = sheets_from(rows)
    fill_in(firsts[:0], seconds[:0])  # compiles before the threads start
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        start = 0
        for end in ends:
            cuts = range(start, end, 1000)
            parts = [slice(cut, min(cut + 1000, end)) for cut in cuts]
            list(threads.map(lambda part: fill_in(firsts[part], seconds[part]), parts))
            progress(end / ends[-1])
            start = end
    return values


def sheets_from(rows: tuple[int, ...]) -> tuple[Any, Any, list[int]]:
    """The sheets to be solved as two pairs each, the fullest first, and where each layer of
    equally full ones ends: none of a layer depends on another."""
    import numpy as np

    stages = range(len(STAGES))
    leads = np.array([[leads_to(a, b) for b in stages] for a in stages])
    a, b = np.array(PAIRS).T
    first = leads[rows[0]][a] & leads[rows[1]][b] | leads[rows[0]][b] & leads[rows[1]][a]
    second = leads[rows[2]][a] & leads[rows[3]][b] | leads[rows[2]][b] & leads[rows[3]][a]
    closed = (a == CLOSED).astype(int) + (b == CLOSED)
    wanted = first[:, None] & second | second[:, None] & first
    wanted &= np.add.outer(closed, closed) < LOCKS_TO_END
    firsts, seconds = np.nonzero(np.tril(wanted))
    last = np.array(STAGES)[:, 0]
    full = last[a] + last[b]
    order = np.argsort(-(full[firsts] + full[seconds]), kind="stable")
    firsts, seconds = firsts[order], seconds[order]
    ends = np.nonzero(np.diff(full[firsts] + full[seconds]))[0] + 1
    return firsts, seconds, [*ends.tolist(), len(firsts)]


def sheets_left(rows: tuple[int, ...]) -> int:
    return len(sheets_from(rows)[0])


def leads_to(stage, later):
    """Whether a row at one stage may come to another."""
    (last, crosses), (later_last, later_crosses) = STAGES[stage], STAGES[later]
    if stage == later:
        return True
    if later == CLOSED:
        return crosses + LAST - 1 - last >= CROSSES_FOR_LOCK
    return stage != CLOSED and 1 <= later_crosses - crosses <= later_last - last


# The values of positions and answers, by the real rules


def rows_of(s: Any) -> tuple[int, ...]:
    """The stages of the rows on the only sheet."""
    return tuple(stage_of(s, row) for row in ROWS)


@rule
def stage_of(s, row):
    last = rightmost(s, 0, row)
    if s.locked[row]:
        return CLOSED
    return 1 + last * (last + 1) // 2 + s.player[0].crosses[row] - 1 if last >= 0 else EMPTY


def value(s: Any, values: Any) -> float:
    """The final score to be expected from a position of one player."""
    if is_over(s):
        return float(score(s, 0))
    if s.next == ROLL:
        return float(score(s, 0) + values[sheet(rows_of(s)), s.player[0].penalties])
    if to_act(s):
        return max(answer_values(s, values).values())
    after = copy(s)
    step(after)
    return value(after, values)


def answer_values(s: Any, values: Any) -> dict[int, float]:
    """The same after each legal answer."""
    out = [0] * ANSWERS
    return {a: value(answered(s, a), values) for a in out[: legal(s, 0, out)]}


def answered(s: Any, a: int) -> Any:
    after = copy(s)
    answer(after, 0, a)
    return after


# Playing by the values


@rule
def play_alone(states, chances, out, options, values, number, first, scores):
    """Games first, first+1, … of the series `number`, each answer the best one."""
    s = states[0]
    for i in range(len(scores)):
        seed(s, number, 2 * (first + i))
        begin(s, 1, options)
        while not is_over(s):
            do(s, 0, best_answer(s, out, legal(s, 0, out), values))
        scores[i] = score(s, 0)


@rule
def best_answer(s, out, n, values):
    best, most = PASS, NEVER
    for i in range(n):
        worth = worth_of(s, out[i], values)
        if worth > most:
            best, most = out[i], worth
    return best


@rule
def worth_of(s, a, values):
    """The points still to be expected after this answer."""
    rows = (stage_of(s, 0), stage_of(s, 1), stage_of(s, 2), stage_of(s, 3))
    penalties = s.player[0].penalties
    gain, missed = 0, penalties
    if a != PASS:
        row, here = row_of(a), space(row_of(a), number_of(s, a))
        gain = GAIN[rows[row]][here]
        rows = crossed(rows, row, here)
    elif not s.active_has_crossed:
        gain, missed = -PENALTY_POINTS, penalties + 1
    worth = gain + values[sheet(rows), missed]
    if s.next == COLOUR_SUM or has_ended(rows):
        return worth
    if a == PASS:
        gain = 0
    for row in ROWS:
        for die in range(2):
            here = space(row, s.white[die] + s.coloured[row])
            if not s.locked[row] and AFTER[rows[row]][here] != IMPOSSIBLE:
                after = crossed(rows, row, here)
                with_colour = gain + GAIN[rows[row]][here] + values[sheet(after), penalties]
                worth = max(worth, with_colour)
    return worth
