"""What the bot thinks of, told in positions."""

import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.games.galerie import bots, notation, questions

from .conftest import HAND, line


def answer_of(position, p=0):
    s = notation.parse_position(position)
    out = [0] * questions.ANSWERS
    n = questions.legal(s, p, out)
    a = bots.collector(s, p, out, n, Chance(), bots.PARAMS)
    return notation.print_answer(s, p, a)


def test_it_walks_to_the_painting_that_adds_most():
    """Painting 9 goes on with the chain, and only a 3 leads there."""
    position = line(
        "138 walked 0 at 0 paintings 8", "1 at 0", places="shop / 39 / 40 / 9 / 30", turn=7
    )
    assert answer_of(position) == "3>"


def test_it_bids_no_more_than_it_needs():
    """Bob has no turns left, and the most that can lie there is a 5."""
    position = line(
        "468 at 3", "0 at 0", places="shop / 39 / 40 / 9 2:5 / 30", what="bid 1", turn=8
    )
    assert answer_of(position) == "6"


def test_it_does_not_fight_where_it_cannot_win():
    position = line(
        "148 at 3", "7 at 0", places="shop / 39 / 40 / 9 2:7 2:6 2:8 / 30", what="bid 1", turn=8
    )
    assert answer_of(position) == "1"


def test_it_keeps_in_mind_who_may_come_yet():
    """Bob has turns left, a card that leads here and a 7, but no 8."""
    position = line(
        "248 at 3", "04567 at 1", places="shop / 39 / 40 / 9 / 30", what="bid 1", turn=7
    )
    assert answer_of(position) == "8"


def test_a_0_beside_an_own_card_is_a_strong_bid():
    position = line(
        "048 at 3", "0 at 0", places="shop / 39 / 40 / 9 1:2 2:5 2:6 / 30", what="bid 1", turn=8
    )
    assert answer_of(position) == "0"


def test_the_matching_tile_is_enough_for_a_tie():
    position = line(
        "578 at 3 tiles 9", "0 at 0", places="shop / 39 / 40 / 9 2:5 / 30", what="bid 1", turn=8,
        stacks="17:48 14:47 10:46 6:45",
    )  # fmt: skip
    assert answer_of(position) == "5"


def test_where_the_rival_has_the_matching_tile_a_tie_is_not_enough():
    position = line(
        "578 at 3", "0 at 0 tiles 9", places="shop / 39 / 40 / 9 1:0 2:5 / 30", what="bid 1",
        turn=8, stacks="17:48 14:47 10:46 6:45",
    )  # fmt: skip
    assert answer_of(position) == "5"  # and the 0: 15
    assert answer_of(position.replace("1:0 ", "")) == "7"


def test_it_walks_to_the_shop_for_tiles_of_its_own_paintings():
    position = line(
        "138 at 1 paintings 48,45", "0 at 0", places="shop 2:1 / 39 / 25 / 30 / 20", turn=7
    )
    assert answer_of(position) == "1<"


def test_it_bids_its_lowest_card_where_there_is_nothing_to_be_had():
    """Painting 25 only breaks chains."""
    position = line(
        "148 at 1 paintings 5,9,8",
        "0 at 0",
        places="shop / 25 / 36 / 30 / 20",
        what="bid 1",
        turn=7,
    )
    assert answer_of(position) == "1"


@pytest.mark.parametrize(("bench", "bid"), [(0, "2"), (4, "8")])
def test_it_need_not_fear_who_cannot_come(bench, bid):
    """Bob has a turn left, and a 6 leads to hall 3 from hall 4, but not from the shop."""
    position = line(
        "248 at 3", f"666 at {bench}", places="shop / 39 / 40 / 8 / 30", what="bid 1", turn=7
    )
    assert answer_of(position) == bid


def test_it_prefers_tiles_of_its_own_paintings():
    position = line(
        "1 at 0 last 2 paintings 47", "1 at 0 last 3 paintings 46",
        places="shop 1:5 / 1 / 2 / 3 / 4", what="tiles 1", turn=8,
    )  # fmt: skip
    assert answer_of(position) == "1+3"


@pytest.mark.parametrize(("collection", "answer"), [("5,9,8", "leave"), ("39", "take")])
def test_it_leaves_a_painting_that_only_breaks_chains(collection, answer):
    """Painting 25 has one symbol only: a 3 where painting 5 has a 4."""
    position = line(
        f"1 at 1 last 2 paintings {collection}", "1 at 0 last 3",
        places="shop / 25 1:5 / 2 / 3 / 4", what="painting 1", turn=8, here=1,
    )  # fmt: skip
    assert answer_of(position) == answer


def test_it_takes_back_the_best_card_that_lies_there():
    position = line(
        "1 at 1 last 2", "1 at 0 last 3", places="shop / - 1:5 2:7 1:3 / 2 / 3 / 4",
        what="take-back 1", turn=8, here=1,
    )  # fmt: skip
    assert answer_of(position) == "7"


def test_with_nowhere_to_go_it_lays_the_lowest_cards_away():
    full = "shop 2:1 2:2 2:3 1:4 1:5 1:6 / 1 / 2 / 3 / 4"
    assert answer_of(line("055 at 0 stuck 05", HAND, places=full, what="lay 1", turn=7)) == "0"


def test_it_beats_random_play_almost_always():
    report = play_series(Series("galerie", 4, ("collector", "random", "random", "random"), 100, 1))
    seats = [-game % 4 for game in range(100)]  # the bots move one seat on after each game
    won = [scores[seat] == max(scores) for seat, scores in zip(seats, report.scores, strict=True)]
    assert sum(won) > 90
