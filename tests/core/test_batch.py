"""Many games at once: the same results whoever computes them, in whatever pieces."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.core.batch import Series, play_everywhere, play_series, split

SERIES = Series("qwixx", 3, ("greedy", "random", "random"), games=60, seed=4)


def whole(parts):
    parts = sorted(parts, key=lambda part: part.first)
    return np.concatenate([part.scores for part in parts]), sum(part.decisions for part in parts)


def test_pieces_put_together_are_the_whole():
    scores, decisions = whole(play_everywhere(SERIES, size=7))
    alone = play_series(SERIES)
    assert (scores == alone.scores).all()
    assert decisions == alone.decisions


def test_an_executor_of_ones_own_gives_the_same():
    with ThreadPoolExecutor(2) as executor:
        scores, _ = whole(play_everywhere(SERIES, executor, size=11))
    assert (scores == play_series(SERIES).scores).all()


def test_python_plays_the_same_games():
    machine, python = play_series(SERIES), play_series(replace(SERIES, compiled=False))
    assert (machine.scores == python.scores).all()
    assert (machine.lengths == python.lengths).all()
    assert (machine.decisions, machine.choices) == (python.decisions, python.choices)


def test_another_seed_plays_other_games():
    assert (play_series(SERIES).scores != play_series(replace(SERIES, seed=5)).scores).any()


def test_seats_rotate_unless_they_are_fixed():
    """`greedy` beats chance so clearly that its seat shows in every game."""
    fixed = play_series(replace(SERIES, rotate=False)).scores
    assert fixed.mean(0)[0] > fixed.mean(0)[1:].max() + 10
    rotated = play_series(SERIES).scores
    seats = [(-game) % 3 for game in range(SERIES.games)]
    greedy = rotated[np.arange(SERIES.games), seats]
    assert greedy.mean() > rotated.mean() + 5


@pytest.mark.parametrize("size", [1, 7, 60, 100])
def test_a_series_is_split_without_loss(size):
    parts = list(split(SERIES, size))
    assert sum(part.games for part in parts) == SERIES.games
    firsts = [part.first for part in parts]
    assert firsts == list(range(0, SERIES.games, size))
