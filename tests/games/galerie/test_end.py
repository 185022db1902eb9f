"""§14 to §18: the end of a round, the end of the game, and points."""

import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.games.galerie.rules import MOST_ROUNDS, longest
from ludoteka.games.galerie.tables import VALUE

from .conftest import HAND

# §14


def round_ends(table, ann="", bob="", places="", stacks="18:48 14:47 10:46 6:45", number=1):
    """Bob's last bid, a 4, lies alone in hall 4; he has won it and answers."""
    gallery = table(
        f"2 walked 0134 at 3 {ann}".strip(), f"1 walked 5678 at 4 {bob}".strip(),
        places=places or "shop / 31 / 32 / 33 / 34", stacks=stacks,
        what="bid 2", turn=8, round=number,
    )  # fmt: skip
    gallery.s.player[1].hand[4] = 1
    gallery.do("Bob 4")
    return gallery


def test_everybody_takes_all_cards_back_and_pawns_stay(table):
    gallery = round_ends(table)
    gallery.do("Bob take")
    assert (gallery.hand("Ann"), gallery.hand("Bob")) == ("01234", "145678")
    assert (gallery.walked("Ann"), gallery.last("Ann")) == ("", None)
    assert (gallery.pawn("Ann"), gallery.pawn("Bob")) == (3, 4)


def test_empty_halls_are_filled_and_the_holder_of_the_start_card_begins(table):
    gallery = round_ends(table)
    gallery.do("Bob take")
    hung = [int(gallery.place(hall)) for hall in range(1, 5)]
    assert hung[:3] == [31, 32, 33]
    assert hung[3] not in (31, 32, 33, 34)
    assert gallery.question == "Ann walk"
    assert (gallery.s.round, gallery.s.turn) == (2, 1)


# §15


def others(*numbers):
    """The paintings of Ann, all but the last four and these."""
    return "paintings " + ",".join(str(n) for n in range(1, 49) if n not in numbers)


def test_the_game_ends_when_the_deck_cannot_fill_all_halls(table):
    gallery = round_ends(table, ann=others(31, 32, 33, 34))
    gallery.do("Bob take")
    assert gallery.is_over
    assert gallery.question == "over"
    assert gallery.place(4) == "-"


def test_a_deck_that_is_just_enough_goes_on(table):
    gallery = round_ends(table, ann=others(31, 32, 33, 34, 7))
    gallery.do("Bob take")
    assert not gallery.is_over
    assert gallery.place(4) == "7"


def test_an_empty_deck_does_not_end_the_game_while_all_halls_are_full(table):
    gallery = round_ends(table, ann=others(31, 32, 33, 34))
    gallery.do("Bob leave")
    assert not gallery.is_over


def test_a_deck_too_short_for_all_fills_no_hall(table):
    gallery = round_ends(
        table, ann=others(31, 32, 34, 7, 33), places="shop / 31 / 32 / 33 1:6 / 34"
    )
    gallery.do("Ann take", "Bob take")
    assert gallery.is_over
    assert (gallery.place(3), gallery.place(4)) == ("-", "-")


def sold(*numbers):
    return "tiles " + ",".join(map(str, range(1, 1 + sum(numbers))))


def test_two_players_end_with_two_stacks_sold_out(table):
    gallery = round_ends(table, bob=sold(18, 14), stacks="0 0 10:46 6:45")
    gallery.do("Bob leave")
    assert gallery.is_over
    gallery = round_ends(table, bob=sold(18, 13), stacks="0 1:47 10:46 6:45")
    gallery.do("Bob leave")
    assert not gallery.is_over


@pytest.mark.parametrize(
    ("players", "stacks", "tiles", "ends"),
    [
        (3, "0 0 10:46 6:45", 32, True),
        (3, "0 14:46 10:45 6:44", 18, False),
        (4, "0 0 10:46 6:45", 32, False),
        (4, "0 0 0 6:45", 42, True),
        (5, "0 0 10:46 6:45", 32, False),
        (6, "0 0 0 6:45", 42, True),
    ],
)
def test_up_to_three_players_end_with_two_stacks_more_with_three(
    table, players, stacks, tiles, ends
):
    waiting = ["5 at 0"] * (players - 1)
    gallery = table(*waiting, f"14 at 4 {sold(tiles)}", stacks=stacks,
                    what=f"bid {players}", turn=4 * players)  # fmt: skip
    name = list(gallery.seat)[-1]
    gallery.do(f"{name} 4", f"{name} leave")
    assert gallery.is_over == ends


def test_stacks_sold_out_in_the_shop_let_the_round_be_finished(opening):
    gallery = opening("1:8", "11 1:5", bob=sold(17, 14, 9), stacks="1:48 0 1:46 6:45")
    gallery.do("Ann 1")
    assert gallery.question == "Ann painting"
    gallery.do("Ann take", "Bob take")
    assert gallery.is_over


def test_after_a_hundred_rounds_the_game_ends(table):
    for number, ends in ((99, False), (100, True)):
        gallery = round_ends(table, number=number)
        gallery.do("Bob leave")
        assert gallery.is_over == ends


def test_no_player_answers_more_than_sixteen_times_in_a_round(table):
    gallery = table(HAND, HAND, HAND, HAND)
    gallery.s.rng[0] = 1
    answers = 0
    while not gallery.is_over:
        name = gallery.question.split()[0]
        words = gallery.may(name).split()
        gallery.do(f"{name} {words[answers % len(words)]}")
        answers += 1
    assert answers <= gallery.s.round * 4 * 16
    assert longest(4) == MOST_ROUNDS * 4 * 16


# §16 to §18 Points. The values of our paintings, row by row, are in components.toml.


def values(number):
    return list(VALUE[4 * number : 4 * number + 4])


def over(table, ann, bob="0 at 0", start=2, stacks="18:48 14:47 10:46 6:45"):
    return table(ann, bob, stacks=stacks, what="over 1", start=start,
                 places="shop / - / - / - / -")  # fmt: skip


def test_the_paintings_of_the_stories_have_these_values():
    stories = {4: [0, 2, 0, 0], 5: [3, 0, 0, 0], 12: [1, 1, 1, 1], 14: [1, 1, 0, 0],
               15: [0, 3, 0, 0], 16: [0, 1, 0, 1], 29: [1, 1, 0, 0]}  # fmt: skip
    assert {number: values(number) for number in stories} == stories


def test_symbols_side_by_side_are_a_chain_whose_values_are_added(table):
    assert over(table, "0 at 0 paintings 15").points("Ann") == 3
    assert over(table, "0 at 0 paintings 15,14").points("Ann") == 3 + 1 + 1
    assert over(table, "0 at 0 paintings 15,14,29").points("Ann") == (3 + 1 + 1) + (1 + 1)


def test_a_missing_symbol_breaks_the_chain(table):
    assert over(table, "0 at 0 paintings 15,5,4").points("Ann") == 3 + 3
    assert over(table, "0 at 0 paintings 5,15,4").points("Ann") == 3 + (3 + 2)


def test_the_most_valuable_chain_counts_not_the_longest(table):
    # second row: 3 alone, then 1 and 1; first row 3 and 1
    gallery = over(table, "0 at 0 paintings 15,5,14,16")
    assert gallery.points("Ann") == 3 + (3 + 1) + 1


def test_a_matching_tile_is_worth_3_and_any_other_1(table):
    gallery = over(table, "0 at 0 paintings 15 tiles 15,10", stacks="17:48 14:47 9:46 6:45")
    assert gallery.points("Ann") == 3 + 3 + 1


@pytest.mark.parametrize(
    ("hand", "points"),
    [("012345678", 9), ("1", 0), ("2", 1), ("5", 1), ("6", 2), ("888888888", 18), ("000000000", 0)],
)
def test_the_hand_is_divided_by_four_a_half_rounded_up(table, hand, points):
    assert over(table, f"{hand} at 0").points("Ann") == points


def test_the_start_card_is_worth_3(table):
    assert over(table, "0 at 0", start=1).points("Ann") == 3


def test_equal_points_go_to_who_has_more_tiles(table):
    more = over(table, "0 at 0 paintings 14,4 tiles 1", "0 at 0 tiles 2,3", start=2,
                stacks="16:48 14:47 9:46 6:45")  # fmt: skip
    assert more.points("Ann") == more.points("Bob") == 5
    assert more.winners == "Bob"


def test_equal_points_and_tiles_share_the_victory(table):
    gallery = over(table, "888888883 at 0 tiles 1", "4 at 0 paintings 9,14 tiles 2", start=2,
                   stacks="16:48 14:47 10:46 6:45")  # fmt: skip
    assert gallery.points("Ann") == 18
    gallery = over(table, "88 at 0 tiles 1", "4 at 0 tiles 2", start=2,
                   stacks="16:48 14:47 10:46 6:45")  # fmt: skip
    assert gallery.points("Ann") == gallery.points("Bob") == 5
    assert gallery.winners == "Ann Bob"


def test_a_final_score_of_35_as_in_the_rulebook_fits_our_paintings(table):
    """Seven paintings, eight tiles of which three match, and nine cards of 36."""
    gallery = over(table, "012345678 at 0 paintings 12,14,4,20,22,9,33 tiles 12,4,20,1,2,3,5,6",
                   stacks="14:48 11:47 9:46 6:45")  # fmt: skip
    symbols = (1 + 1) + (1 + 1 + 2) + 3 + (2 + 1)
    tiles, cards = 3 * 3 + 5, 36 // 4
    assert symbols + tiles + cards == 35
    assert gallery.points("Ann") == 35


BOTS = ("dealer", "collector", "dealer", "collector", "dealer", "collector")


@pytest.mark.parametrize("players", [3, 5, 6])
def test_the_35_points_of_the_rulebook_are_an_ordinary_result(players):
    report = play_series(Series("galerie", players, BOTS[:players], 60, 1))
    assert 30 < report.scores.mean() < 40
