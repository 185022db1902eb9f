"""Intervals against numbers worked out by hand, and against their own promise."""

from random import Random

import pytest
from scipy.stats import binomtest

from ludoteka.lab.statistics import Mean, share_interval


def test_seven_wins_in_ten_games_by_hand():
    # z² = 3.841459; centre = (0.7 + 0.192073) / 1.384146 = 0.644493
    # margin = 1.959964 · √(0.021 + 0.009604) / 1.384146 = 0.247717
    low, high = share_interval(0.7, 10)

    assert low == pytest.approx(0.396776, abs=1e-5)
    assert high == pytest.approx(0.892210, abs=1e-5)


@pytest.mark.parametrize(("wins", "games"), [(0, 5), (1, 7), (50, 100), (999, 1000), (30, 30)])
def test_it_is_wilsons_interval_where_nothing_is_split(wins, games):
    wilson = binomtest(wins, games).proportion_ci(method="wilson")

    assert share_interval(wins / games, games) == pytest.approx((wilson.low, wilson.high))


def test_no_win_at_all_is_not_taken_for_certainty():
    low, high = share_interval(0.0, 20)

    assert low == 0
    assert 0.1 < high < 0.2


def test_with_split_ties_it_holds_the_truth_at_least_as_often_as_it_says():
    random = Random(1)
    truth, games, held = 0.55, 50, 0
    for _ in range(2000):
        share = sum(random.choices([1, 0.5, 0], [0.4, 0.3, 0.3], k=games)) / games
        low, high = share_interval(share, games)
        held += low <= truth <= high

    assert held / 2000 > 0.95


def test_mean_of_three_scores_by_hand():
    scores = Mean()
    scores.add(3, 10 + 20 + 60, 100 + 400 + 3600)  # variance (400 + 100 + 900) / 2 = 700

    assert scores.value == 30
    assert scores.interval == pytest.approx((30 - 29.93886, 30 + 29.93886), abs=1e-4)


def test_adding_in_pieces_and_in_any_order_changes_nothing():
    one, other = Mean(), Mean()
    one.add(2, 3, 5)
    one.add(1, 10, 100)
    other.add(1, 10, 100)
    other.add(2, 3, 5)

    assert one == other


def test_one_game_says_nothing_about_the_spread():
    scores = Mean()
    scores.add(1, 42, 42 * 42)

    assert scores.value == 42
    assert scores.interval is None
