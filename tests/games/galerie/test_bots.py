"""What the bots think of, told in positions."""

import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.games.galerie import GAME, dealer, notation, questions
from ludoteka.games.galerie.knowledge import BITS

from .conftest import HAND, line


@pytest.fixture(params=["dealer", "collector"])
def bot(request):
    """What a bot answers in a position."""
    return lambda position: answer_of(position, request.param)


def answer_of(position, name, p=0):
    s = notation.parse_position(position)
    out = [0] * questions.ANSWERS
    n = questions.legal(s, p, out)
    bot = GAME.bots[name]
    a = bot.choose(s, p, out, n, Chance(), bot.params)
    return notation.print_answer(s, p, a)


def test_it_walks_to_the_painting_that_adds_most(bot):
    """Painting 15 goes on with the chain, and only a 3 leads there."""
    position = line(
        "138 walked 0 at 0 paintings 4", "1 at 0", places="shop / 39 / 40 / 15 / 30", turn=7
    )
    assert bot(position) == "3>"


def test_it_bids_no_more_than_it_needs(bot):
    """Bob has no turns left, and the most that can lie there is a 5."""
    position = line(
        "468 at 3", "0 at 0", places="shop / 39 / 40 / 15 2:5 / 30", what="bid 1", turn=8
    )
    assert bot(position) == "6"


def test_it_does_not_fight_where_it_cannot_win(bot):
    position = line(
        "148 at 3", "7 at 0", places="shop / 39 / 40 / 15 2:7 2:6 2:8 / 30", what="bid 1", turn=8
    )
    assert bot(position) == "1"


def test_it_keeps_in_mind_who_may_come_yet(bot):
    """Bob has turns left, a card that leads here and a 7, but no 8."""
    position = line(
        "248 at 3", "04567 at 1", places="shop / 39 / 40 / 15 / 30", what="bid 1", turn=7
    )
    assert bot(position) == "8"


def test_a_0_beside_an_own_card_is_a_strong_bid(bot):
    position = line(
        "048 at 3", "0 at 0", places="shop / 39 / 40 / 15 1:2 2:5 2:6 / 30", what="bid 1", turn=8
    )
    assert bot(position) == "0"


def test_the_matching_tile_is_enough_for_a_tie(bot):
    position = line(
        "578 at 3 tiles 15", "0 at 0", places="shop / 39 / 40 / 15 2:5 / 30", what="bid 1", turn=8,
        stacks="17:48 14:47 10:46 6:45",
    )  # fmt: skip
    assert bot(position) == "5"


def test_where_the_rival_has_the_matching_tile_a_tie_is_not_enough(bot):
    position = line(
        "578 at 3", "0 at 0 tiles 15", places="shop / 39 / 40 / 15 1:0 2:5 / 30", what="bid 1",
        turn=8, stacks="17:48 14:47 10:46 6:45",
    )  # fmt: skip
    assert bot(position) == "5"  # and the 0: 15
    assert bot(position.replace("1:0 ", "")) == "7"


def test_it_walks_to_the_shop_for_tiles_of_its_own_paintings(bot):
    position = line(
        "138 at 1 paintings 48,45", "0 at 0", places="shop 2:1 / 39 / 38 / 36 / 44", turn=7
    )
    assert bot(position) == "1<"


def test_it_bids_its_lowest_card_where_there_is_nothing_to_be_had(bot):
    """Painting 38 only breaks chains."""
    position = line(
        "148 at 1 paintings 15,5,20",
        "0 at 0",
        places="shop / 38 / 36 / 30 / 21",
        what="bid 1",
        turn=7,
    )
    assert bot(position) == "1"


@pytest.mark.parametrize(("bench", "bid"), [(0, "2"), (4, "8")])
def test_it_need_not_fear_who_cannot_come(bot, bench, bid):
    """Bob has a turn left, and a 6 leads to hall 3 from hall 4, but not from the shop."""
    position = line(
        "2448 at 3", f"666 at {bench}", places="shop / 39 / 40 / 15 / 30", what="bid 1", turn=7
    )
    assert bot(position) == bid


def test_it_prefers_tiles_of_its_own_paintings(bot):
    position = line(
        "1 at 0 last 2 paintings 47", "1 at 0 last 3 paintings 46",
        places="shop 1:5 / 1 / 2 / 3 / 4", what="tiles 1", turn=8,
    )  # fmt: skip
    assert bot(position) == "1+3"


@pytest.mark.parametrize(("collection", "answer"), [("15,5,20", "leave"), ("39", "take")])
def test_it_leaves_a_painting_that_only_breaks_chains(bot, collection, answer):
    """Painting 38 has one symbol only: a 1 where painting 15 has a 3."""
    position = line(
        f"1 at 1 last 2 paintings {collection}", "1 at 0 last 3",
        places="shop / 38 1:5 / 2 / 3 / 4", what="painting 1", turn=8, here=1,
    )  # fmt: skip
    assert bot(position) == answer


def test_it_takes_back_the_best_card_that_lies_there(bot):
    position = line(
        "1 at 1 last 2", "1 at 0 last 3", places="shop / - 1:5 2:7 1:3 / 2 / 3 / 4",
        what="take-back 1", turn=8, here=1,
    )  # fmt: skip
    assert bot(position) == "7"


def test_with_nowhere_to_go_it_lays_the_lowest_cards_away(bot):
    full = "shop 2:1 2:2 2:3 1:4 1:5 1:6 / 1 / 2 / 3 / 4"
    assert bot(line("055 at 0 stuck 05", HAND, places=full, what="lay 1", turn=7)) == "0"


def test_the_dealer_knows_how_often_a_pair_brings_its_sum():
    """Two of 3, 4, 5 and 8 are 9 or more in four of six ways; a 0 beside another card is ten."""
    pool = sum(1 << BITS * card for card in (3, 4, 5, 8))
    assert dealer.share_reaching(pool, 2, 9) == 4 / 6
    assert dealer.share_reaching(pool + 1, 2, 13) == (4 + 1) / 10
    assert dealer.share_reaching(pool, 1, 5) == 2 / 4
    assert dealer.share_reaching(pool, 3, 21) == 0


def test_the_dealer_keeps_its_highest_card_for_the_start_card_in_the_last_round():
    """Three points for the 8, and nothing else to be had."""
    sold_out = "tiles " + ",".join(map(str, range(1, 33)))
    position = line(
        "78 at 1 paintings 39", f"55 at 0 {sold_out}", places="shop / 38 1:3 / 36 / 46 / 44",
        what="bid 1", turn=7, stacks="0 0 10:47 6:45",
    )  # fmt: skip
    assert answer_of(position, "dealer") == "7"


def test_the_dealer_lays_a_low_card_first_where_others_will_lay_better_ones():
    """Nobody can win anything here; who comes first takes back the best card."""
    position = line(
        "1778 at 1 paintings 15,5,20", "45678 at 1", places="shop / 38 / 36 / 46 / 44",
        what="bid 1", turn=5,
    )  # fmt: skip
    assert answer_of(position, "dealer") == "1"


@pytest.mark.parametrize("name", ["dealer", "collector"])
def test_it_beats_random_play_almost_always(name):
    report = play_series(Series("galerie", 4, (name, "random", "random", "random"), 100, 1))
    assert victories(report) > 90


def test_the_dealer_is_the_stronger_one():
    series = Series("galerie", 4, ("dealer", "collector", "collector", "collector"), 400, 1)
    assert victories(play_series(series)) > 130  # 100 would be an equal share


def victories(report):
    """Of the first bot; all move one seat on after each game."""
    n, players = report.scores.shape
    seats = [-game % players for game in range(n)]
    return sum(scores[p] == max(scores) for p, scores in zip(seats, report.scores, strict=True))
