"""The bot, where a player can say what is right."""

import numpy as np
import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.games.qwixx import GAME, rules
from ludoteka.games.qwixx.notation import parse_position, print_answer


def answer(line, seat=0):
    s, out = parse_position(line), [0] * rules.ANSWERS
    bot = GAME.bots["greedy"]
    n = rules.legal(s, seat, out)
    return print_answer(s, seat, bot.choose(s, seat, out, n, Chance(), bot.params))


def test_it_takes_the_number_next_to_its_last_cross():
    assert answer("R2,3,4 / > - | 4+1 R1 Y1 G1 B1 | white") == "R5"


def test_it_leaves_what_gives_up_a_whole_row():
    assert answer("Y2,3,4 / > - | 6+5 R1 Y1 G1 B1 | white") != "Y11"


def test_it_skips_when_every_row_would_lose_too_much():
    assert answer("R2 Y2 G12 B12 / > - | 3+4 R1 Y1 G1 B1 | white") == "skip"


def test_it_takes_a_small_loss_rather_than_a_missed_throw():
    assert answer("> R2 Y2 G12 B12 / - | 1+3 R4 Y6 G3 B6 | colour") != "skip"


def test_it_leaves_the_white_sum_when_a_coloured_one_is_better_for_the_same_row():
    line = "> R2,3 Y11 G3 B3 / - | 3+3 R1 Y1 G6 B6 | white"
    assert answer(line) == "skip"
    assert answer(line.replace("white", "colour")) == "R4"


def test_it_crosses_in_both_actions_where_the_order_allows():
    line = "> R2,3 Y11 G3 B3 / - | 2+2 R3 Y1 G6 B6 | white"
    assert answer(line) == "R4"


def test_it_locks_a_row_that_it_can_lock():
    assert answer("> R2,3,4,5,6,11 / - | 6+6 R1 Y1 G1 B1 | white") == "R12"


def test_it_ends_the_game_when_it_leads():
    ahead = "> R2,3,4,5,6,11 Y2,3,4,5,6,12 / R2 | 6+6 R1 G1 B1 | white"
    assert answer(ahead) == "R12"


def test_it_does_not_end_a_game_that_it_would_lose():
    behind = "> R2,3,4,5,11 / Y2,3,4,5,6,7,8,9,10,11,12 G12,11,10,9,8,7,6 | 6+6 R1 G1 B1 | white"
    assert answer(behind) != "R12"


def test_it_avoids_the_fourth_missed_throw_when_it_is_behind():
    behind = "> R2 Y2 G12 B12 x3 / R2,3,4,5 | 1+3 R6 Y6 G6 B6 | colour"
    assert answer(behind) != "skip"


def shares(bots, games=2000):
    """In how many of the games each bot had the most points alone."""
    results = play_series(Series("qwixx", len(bots), bots, games, seed=1, rotate=False))
    best = results.scores == results.scores.max(axis=1, keepdims=True)
    return (best & (best.sum(axis=1, keepdims=True) == 1)).mean(axis=0)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_beats_random_players_nearly_always(players):
    assert shares(("greedy", *["random"] * (players - 1)))[0] > 0.98


def test_alone_it_comes_near_the_optimum():
    """115.48 is the exact optimum (see the solver)."""
    results = play_series(Series("qwixx", 1, ("greedy",), 5000, seed=1))
    assert np.mean(results.scores) > 103
