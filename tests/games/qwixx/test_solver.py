"""One player alone, played perfectly."""

import re
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from ludoteka.core.compiled import engine
from ludoteka.core.record import copy, from_bytes
from ludoteka.core.text import text
from ludoteka.games.qwixx import GAME, notation, rules, solve, solver

LATE = "> R2,3,4,5,11 Y2,3,4,5,10 G12,3 B12,3 x2 | - | roll"
LATE_THROW = "> R2,3,4,5,11 Y2,3,4,5,10 G12,3 B12,3 x2 | 5+6 R6 Y6 G1 B1 | white"


def tried_out(s):
    """The value of a position by trying every answer to every throw with the rules themselves."""

    @cache
    def value(position):
        s = from_bytes(rules.State, position)
        if rules.is_over(s):
            return rules.score(s, 0)
        if s.next == rules.ROLL:
            values = [value(bytes(thrown)) for thrown in throws(s)]
            return sum(values) / len(values)
        if not rules.to_act(s):
            rules.step(s)
            forget_dice(s)
            return value(bytes(s))
        out = [0] * rules.ANSWERS
        return max(value(answered(s, a)) for a in out[: rules.legal(s, 0, out)])

    def answered(s, a):
        after = copy(s)
        rules.answer(after, 0, a)
        return bytes(after)

    def forget_dice(s):
        if s.next == rules.ROLL:
            s.white[0] = s.white[1] = 0
            for row in rules.ROWS:
                s.coloured[row] = 0
            s.active_has_crossed = 0

    return value(bytes(s))


def throws(s):
    """All throws of the dice that can matter."""
    live = [row for row in rules.ROWS if any(may_cross(s, row, n) for n in range(2, 13))]
    for first, second, *coloured in product(range(1, 7), repeat=2 + len(live)):
        thrown = copy(s)
        thrown.white[0], thrown.white[1] = first, second
        for row in rules.ROWS:
            thrown.coloured[row] = 0 if s.locked[row] else 1
        for row, die in zip(live, coloured, strict=True):
            thrown.coloured[row] = die
        thrown.active_has_crossed = 0
        thrown.next = rules.WHITE_SUM
        yield thrown


def may_cross(s, row, number):
    return rules.why_not_cross(s, 0, row, number) == rules.ALLOWED


def solved(s):
    return solver.solution(solver.rows_of(s))


def test_a_row_has_57_stages_and_four_rows_1367031_different_sheets():
    assert len(solver.STAGES) == 57
    assert solver.SHEETS == 1_367_031


@pytest.mark.parametrize("position", [LATE, LATE_THROW])
def test_a_late_position_is_worth_what_trying_everything_out_gives(position):
    s = notation.parse_position(position)

    assert solver.value(s, solved(s)) == pytest.approx(tried_out(s), abs=1e-5)


def test_nothing_is_worth_more_than_the_lock_that_ends_the_game():
    s = notation.parse_position(
        "> R2,3,4,5,11 Y2,3,4,5,11 G12,3 B12,3 x3 | 6+6 R1 Y1 G1 B1 | white"
    )
    worth = solver.answer_values(s, solved(s))

    red, yellow = rules.in_white(rules.RED), rules.in_white(rules.YELLOW)
    assert worth[red] == worth[yellow] > worth[rules.PASS]


def test_swapped_colours_and_turned_dice_change_nothing():
    s = notation.parse_position("> R2,3,4,5,6,10 Y9,11 G12,3 B9,5,4,3 x1 | - | roll")
    turned = notation.parse_position("> R5,9,10,11 Y2,11 G12,11,10,9,8,4 B5,3 x1 | - | roll")
    value, same = solver.value(s, solved(s)), solver.value(turned, solved(turned))

    assert same == pytest.approx(value - rules.score(s, 0) + rules.score(turned, 0), abs=1e-4)


def test_python_and_machine_code_agree():
    rows = solver.rows_of(notation.parse_position("> R2,11 Y2,11 G12,3 B8,7,6,5,4,3 x1 | - | roll"))

    python, machine = solver.solution(rows, compiled=False), solver.solution(rows)

    assert np.abs(machine).max() > 1
    np.testing.assert_allclose(python, machine, atol=1e-5)


def test_the_rule_that_plays_by_the_values_answers_as_the_solver_says():
    s = notation.parse_position(LATE_THROW)
    values = solved(s)
    worth = solver.answer_values(s, values)
    out = [0] * rules.ANSWERS
    n = rules.legal(s, 0, out)

    assert solver.best_answer(s, out, n, values) == max(worth, key=worth.__getitem__)
    for a in out[:n]:
        total = rules.score(s, 0) + solver.worth_of(s, a, values)
        assert total == pytest.approx(worth[a], abs=1e-5)


def test_kept_values_come_back_and_damaged_ones_do_not(tmp_path):
    path = tmp_path / "folder" / "values"
    values = np.linspace(0, 1, solver.SHEETS * 5, dtype=np.float32).reshape(-1, 5)

    assert solve.kept(path) is None
    solve.keep(path, values)
    assert np.array_equal(solve.kept(path), values)
    path.write_bytes(path.read_bytes()[:-1] + b"!")
    assert solve.kept(path) is None


def test_the_command_values_every_answer_best_first(monkeypatch, tmp_path):
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    said: list[Any] = []

    assert solve.run([LATE_THROW], said.append) == 0
    assert [sentence.key for sentence in said] == ["solve-value"] + ["solve-answer"] * 2
    assert said[0].args == said[1].args[1:2]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_positions_in_the_explanation_can_be_solved(language):
    told = GAME.words.say(text("tool-solve-help"), language)
    positions = re.findall(r'"(> .*)"', told)

    assert len(positions) == 4
    assert {notation.parse_position(line).players for line in positions} == {1}


def test_values_that_cannot_be_kept_are_told_all_the_same(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(solve, "FEW", 0)
    values = solved(notation.parse_position(LATE_THROW))
    monkeypatch.setattr(solver, "solution", lambda progress: values)
    said: list[Any] = []

    assert solve.run([LATE_THROW], said.append) == 0
    assert [sentence.key for sentence in said[:3]] == [
        "solve-begins",
        "solve-not-kept",
        "solve-value",
    ]
    assert all(GAME.words.say(sentence, language) for sentence in said for language in ("cs", "en"))


def test_the_command_knows_one_player_only():
    with pytest.raises(ValueError, match="one player"):
        solve.run(["> - / - | - | roll"], print)


@pytest.mark.parametrize("plain", [1.5, -20])  # the second: worse than any sum
def test_of_each_throw_of_the_coloured_dice_the_best_sum_counts(plain):
    chance = np.random.default_rng(3)
    colour = chance.uniform(-10, 10, (len(rules.ROWS), rules.SPACES))
    first, second = 2, 5

    def best(dice):
        sums = [
            colour[row, rules.space(row, white + die)]
            for row, die in zip(rules.ROWS, dice, strict=True)
            for white in (first, second)
        ]
        return max(plain, *sums)

    tried = [best(dice) for dice in product(range(1, 7), repeat=4)]
    room = np.zeros(24), np.zeros(24, int)
    assert solver.expected(plain, colour, first, second, *room) == pytest.approx(np.mean(tried))


def test_a_match_alone_is_played_alike_by_python_and_machine_code():
    values = np.random.default_rng(4).uniform(0, 30, (solver.SHEETS, 5)).astype(np.float32)
    scores = []
    for compiled in (False, True):
        e = engine("qwixx", compiled)
        room, points = np.zeros(rules.ANSWERS, np.int16), np.zeros(2, np.int32)
        play = e.entry(solver.play_alone)
        play(e.pack(rules.State()), e.pack(e.chance()), room, np.zeros(1), values, 1, 0, points)
        scores.append(points.tolist())

    assert scores[0] == scores[1]


@pytest.mark.slow
def test_perfect_play_scores_what_the_solution_says():
    values = solve.solved()
    expected = values[solver.sheet(solver.BEGINNING), 0]
    e = engine("qwixx")
    scores = np.zeros(100_000, np.int32)
    room = np.zeros(rules.ANSWERS, np.int16)
    play = e.entry(solver.play_alone)
    play(e.pack(rules.State()), e.pack(e.chance()), room, np.zeros(1), values, 1, 0, scores)

    assert expected == pytest.approx(115.4831, abs=5e-4)  # as others have computed it
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - expected) < 4 * error
