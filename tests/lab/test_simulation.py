"""What is counted, on games invented by hand; and that nobody's help changes it."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.core.batch import Results, Series, play_everywhere, play_series
from ludoteka.core.game import load
from ludoteka.lab import in_python, own_bots
from ludoteka.lab.own_bots import BadBot
from ludoteka.lab.simulation import Tally, simulate
from ludoteka.lab.statistics import share_interval

GAME = "qwixx"  # any game will do: nothing here knows which, and this one is the shortest


def invented(scores, first=0):
    """Games with these points, in which points decide and each takes ten decisions more."""
    points = np.array(scores)
    lengths = np.array([10 * (first + i + 1) for i in range(len(points))])
    return Results(first, points, points.astype(np.int64), lengths, int(lengths.sum()), 7)


def report(bots, *results, rotate=True):
    series = Series(GAME, len(bots), tuple(bots), 0, 1, rotate=rotate)
    tally = Tally(series)
    for piece in results:
        tally.add(piece)
    return tally.report()


def by_name(bots):
    return {bot.bot: bot for bot in bots}


def test_wins_follow_the_bots_as_they_move_round_the_seats():
    # Game 0: A sits first and wins. Game 1: B sits first and wins.
    bots = by_name(report("AB", invented([[5, 3], [5, 3]])).bots)

    assert bots["A"].wins == 1
    assert bots["B"].wins == 1
    assert bots["A"].score_mean == 4


def test_bots_that_stay_in_their_seats_are_counted_there():
    bots = by_name(report("AB", invented([[5, 3], [5, 3]]), rotate=False).bots)

    assert bots["A"].wins == 2
    assert bots["B"].score_mean == 3


def test_a_tie_is_nobodys_win_and_is_split_evenly():
    found = report("ABC", invented([[4, 4, 4], [9, 1, 9]]), rotate=False)
    bots = by_name(found.bots)

    assert found.ties == 2
    assert [bot.wins for bot in found.bots] == [0, 0, 0]
    assert bots["A"].share == pytest.approx((1 / 3 + 1 / 2) / 2)
    assert bots["B"].share == pytest.approx((1 / 3 + 0) / 2)
    assert [seat.share for seat in found.seats] == [bot.share for bot in found.bots]


def test_a_bot_in_two_seats_is_one_entry_and_one_number_from_each_game():
    # B has 1 + 2 and 6 + 0 points: a mean of (3 + 6) / 2 for both its seats, so 2.25 for one.
    found = report("ABB", invented([[5, 1, 2], [3, 6, 0]]), rotate=False)
    bots = by_name(found.bots)

    assert list(bots) == ["A", "B"]
    assert bots["B"].wins == 1
    assert bots["B"].share == 0.5
    assert bots["B"].ci95 == share_interval(0.5, 2)
    assert bots["B"].score_mean == 2.25
    # Of 3 and 6 the standard error is 1.5; half of it for one seat.
    assert bots["B"].score_ci95 == pytest.approx((2.25 - 1.96 * 0.75, 2.25 + 1.96 * 0.75), abs=1e-3)


def test_a_bot_that_plays_against_itself_alone_has_all_the_wins_for_certain():
    bots = report("AA", invented([[5, 3], [2, 2]])).bots

    assert [(bot.share, bot.ci95, bot.wins) for bot in bots] == [(1.0, (1.0, 1.0), 1)]


def test_lengths_over_all_pieces():
    found = report("AB", invented([[1, 0]]), invented([[1, 0], [0, 1]], first=1))

    assert (found.length.mean, found.length.min, found.length.max) == (20, 10, 30)
    assert found.decisions == 60
    assert found.choices == 14


def test_shares_of_real_games_make_up_the_whole():
    found = simulate(Series(GAME, 3, ("random",) * 3, 60, seed=5, compiled=False))

    assert sum(seat.share for seat in found.seats) == pytest.approx(1)
    assert sum(seat.wins for seat in found.seats) == found.games - found.ties
    assert found.choices <= found.decisions


SERIES = Series(GAME, 2, ("random", [*load(GAME).bots, "random"][0]), 50, seed=7)


def test_pieces_played_anywhere_in_any_order_are_the_games_of_one_go():
    plain = replace(SERIES, compiled=False)
    whole = Tally(plain)
    whole.add(play_series(plain))

    parts = Tally(plain)
    with ThreadPoolExecutor(3) as anywhere:
        for piece in play_everywhere(plain, anywhere, size=7):
            parts.add(piece)

    assert parts.report() == whole.report()


def test_machine_code_and_python_play_the_same_games():
    assert simulate(SERIES) == simulate(replace(SERIES, compiled=False))


def test_no_piece_is_played_once_nobody_listens():
    played = []

    def count(piece):
        played.append(piece.first)
        return play_series(piece)

    series = replace(SERIES, compiled=False, games=2000)
    with ThreadPoolExecutor(1) as anywhere:
        pieces = play_everywhere(series, anywhere, size=5, play_piece=count)
        next(pieces)
        pieces.close()

    assert len(played) < 200


# A person's own bot


@pytest.fixture
def own_bot(tmp_path):
    def write(source):
        (tmp_path / "mine.py").write_text(source)
        own_bots.own_bot.cache_clear()
        return str(tmp_path / "mine.py")

    return write


def test_own_bot_sees_the_view_of_its_seat_and_plays_what_it_says(own_bot):
    first = own_bot("def bot(view, legal, chance): assert view is not None; return legal[0]")
    series = Series(GAME, 2, (first, "random"), 4, seed=1)

    assert simulate(series).games == 4


def test_own_bot_that_draws_by_its_chance_plays_the_same_series_again(own_bot):
    drawing = own_bot("def bot(view, legal, chance): return chance.choice(legal)")
    series = Series(GAME, 2, (drawing, "random"), 6, seed=1)

    assert simulate(series) == simulate(series)


@pytest.mark.slow
def test_own_bot_in_worker_processes_plays_what_it_plays_here(own_bot, monkeypatch):
    drawing = own_bot("def bot(view, legal, chance): return chance.choice(legal)")
    series = Series(GAME, 2, (drawing, "random"), 12, seed=1)
    here = simulate(series)
    monkeypatch.setattr(in_python, "PIECE", 5)

    assert simulate(series) == here


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("def bot(view, legal, chance): return -1", "bad-bot-answer"),
        ("def bot(view, legal, chance): return view.no_such_thing", "bad-bot-broke"),
        ("def bot(view, legal, chance): exit()", "bad-bot-broke"),
        ("def bot(", "bad-bot-code"),
        ("import sys; sys.exit()", "bad-bot-code"),
        ("bot = 7", "bad-bot-none"),
    ],
)
def test_a_bad_own_bot_is_named_with_what_it_did(own_bot, source, key):
    with pytest.raises(BadBot) as refused:
        simulate(Series(GAME, 2, (own_bot(source), "random"), 1, seed=1))

    assert refused.value.key == key


def test_a_missing_own_bot_is_named():
    with pytest.raises(BadBot) as refused:
        simulate(Series(GAME, 2, ("nowhere.py", "random"), 1, seed=1))

    assert refused.value.given["file"] == "nowhere.py"
