"""§3 to §8: set-up, walking, bidding, and the ninth card."""

from collections import Counter

import pytest

from ludoteka.core.chance import seed
from ludoteka.games.galerie import notation
from ludoteka.games.galerie import rules as galerie
from ludoteka.games.galerie.state import State

from .conftest import HAND, Table, line


def set_up(rules, players, number=1):
    s = State()
    seed(s, number, 0)
    rules.begin(s, players, (0,))
    return s


# §2, §3


@pytest.mark.parametrize(("players", "halls"), [(2, 4), (3, 4), (4, 6), (5, 8), (6, 8)])
def test_the_gallery_has_four_six_or_eight_halls(rules, players, halls):
    s = set_up(rules, players)
    hung = [n for n in s.display if n]
    assert len(hung) == len(set(hung)) == halls
    assert galerie.places(s) == halls + 1


def test_everybody_begins_in_the_shop_with_a_card_of_each_value(rules):
    s = set_up(rules, 6)
    assert [notation.print_player(s, p) for p in range(6)] == [HAND] * 6


def test_the_shop_opens_with_four_stacks_and_different_tiles_on_top(rules):
    s = set_up(rules, 3)
    assert list(s.stack) == [18, 14, 10, 6]
    assert len(set(s.top)) == 4
    assert 0 not in s.top


def test_the_start_card_is_drawn(rules):
    starts = Counter(set_up(rules, 4, number).start for number in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 25


def test_every_painting_may_hang_first_and_every_tile_may_lie_on_top(rules):
    games = [set_up(rules, 6, number) for number in range(200)]
    assert len({n for s in games for n in s.display}) == 48
    assert len({n for s in games for n in s.top}) == 48


# §4, §5 Walking


def test_a_card_is_walked_exactly_in_either_direction(table):
    gallery = table()
    assert gallery.may("Ann") == "0> 1> 1< 2> 2< 3> 3< 4> 4< 5> 6> 6< 7> 7< 8> 8<"
    gallery.do("Ann 3>")
    assert (gallery.pawn("Ann"), gallery.walked("Ann"), gallery.hand("Ann")) == (3, "3", "01245678")


def test_walking_goes_round_the_ring_past_the_shop(table):
    gallery = table("012345678 at 3", HAND)
    gallery.do("Ann 8<")
    assert gallery.pawn("Ann") == 0
    gallery = table("012345678 at 3", HAND)
    gallery.do("Ann 4>")
    assert gallery.pawn("Ann") == 2


def test_with_a_0_the_pawn_stays_and_bids_where_it_stands(table):
    gallery = table("012345678 at 3", HAND)
    gallery.do("Ann 0>", "Ann 7")
    assert (gallery.pawn("Ann"), gallery.place(3)) == (3, "3 1:7")


def test_five_benches_with_a_5_are_a_way_round_offered_once(table):
    assert table().refusal("Ann", "5<") == "same-bench"
    assert table().refusal("Ann", "0<") == "same-bench"


def test_in_a_ring_of_nine_an_8_is_one_step_back(table):
    gallery = table(*[HAND] * 5)
    gallery.do("Ann 8>")
    assert gallery.pawn("Ann") == 8
    gallery = table(*[HAND] * 5)
    gallery.do("Ann 1<")
    assert gallery.pawn("Ann") == 8


def test_any_number_of_pawns_may_stand_on_a_bench(table):
    gallery = table()
    gallery.do("Ann 2>", "Ann 1", "Bob 2>")
    assert gallery.pawn("Ann") == gallery.pawn("Bob") == 2


def test_one_walks_only_with_a_card_in_hand(table):
    gallery = table("0125678 walked 34 at 0", HAND, turn=3)
    assert gallery.refusal("Ann", "3>") == "not-in-hand"


def test_nobody_walks_to_a_full_strip(table):
    places = "shop / 1 / 2 2:1 2:2 2:3 1:4 1:5 1:6 / 3 / 4"
    gallery = table("02378 at 0", "4 at 2", places=places, turn=7)
    assert gallery.refusal("Ann", "2>") == "strip-full"
    assert gallery.refusal("Ann", "3<") == "strip-full"
    assert gallery.may("Ann") == "0> 2< 3> 7< 8>"


def test_only_who_is_asked_answers_and_only_the_question(table):
    gallery = table()
    assert gallery.refusal("Bob", "3>") == "not-asked"
    assert gallery.refusal("Ann", "take") == "other-question"
    assert gallery.rules.refusal(gallery.s, 0, -1) == gallery.rules.refusal(gallery.s, 0, 999) == 2


# §6 Nowhere to go

FULL = "shop 2:1 2:2 2:3 1:4 1:5 1:6 / 1 / 2 / 3 / 4"


def test_who_can_walk_nowhere_lays_two_cards_away(table):
    gallery = table("05500 at 0", "777 at 1", places=FULL, what="bid 2", turn=6)
    gallery.do("Bob 7")
    assert gallery.question == "Ann lay"
    assert gallery.may("Ann") == "0 5"
    assert gallery.refusal("Ann", "3") == "not-in-hand"
    gallery.do("Ann 0")
    assert gallery.question == "Ann lay"
    gallery.do("Ann 5")
    assert (gallery.hand("Ann"), gallery.walked("Ann"), gallery.pawn("Ann")) == ("005", "05", 0)
    assert gallery.question == "Bob walk"


def test_who_has_one_way_out_walks(table):
    gallery = table("05501 at 0", "777 at 1", places=FULL, what="bid 2", turn=6)
    gallery.do("Bob 7")
    assert gallery.question == "Ann walk"
    assert gallery.may("Ann") == "1> 1<"


def test_who_is_stuck_stays_so_and_the_values_are_remembered(table):
    gallery = table("05500 at 0 stuck 05", "777 at 1", places=FULL, what="bid 2", turn=6)
    gallery.do("Bob 7", "Ann 0", "Ann 0")
    assert " stuck 05" in notation.print_player(gallery.s, 0)


# §7 Bidding


def test_a_bid_lies_on_the_others_with_its_marker_on_the_lowest_free_place(table):
    gallery = table("0124678 walked 35 at 1", HAND, places="shop / 1 2:8 / 2 / 3 / 4", what="bid 1")
    gallery.do("Ann 6")
    assert gallery.place(1) == "1 2:8 1:6"
    assert gallery.hand("Ann") == "012478"


def test_the_card_walked_with_cannot_be_bid(table):
    gallery = table()
    gallery.do("Ann 3>")
    assert gallery.may("Ann") == "0 1 2 4 5 6 7 8"
    assert gallery.refusal("Ann", "3") == "not-in-hand"


def test_a_strip_holds_six_markers(table):
    places = "shop / 1 2:1 2:2 2:3 1:4 1:5 / 2 / 3 / 4"
    gallery = table("07 at 1", "08 at 1", places=places, what="bid 1", turn=7)
    gallery.do("Ann 7")
    assert gallery.place(1).split()[-1] == "1:7"
    assert gallery.refusal("Bob", "0>") == "strip-full"


def test_a_player_may_bid_in_a_place_again(table):
    gallery = table("012345678 at 2", HAND, places="shop / 1 / 2 1:5 / 3 / 4")
    gallery.do("Ann 0>", "Ann 4")
    assert gallery.place(2) == "2 1:5 1:4"


def test_turns_go_round_clockwise_four_for_everybody(table):
    gallery = table(HAND, HAND, HAND, what="walk 2", start=2)
    order = []
    for _ in range(12):
        name, _ = gallery.question.split()
        order.append(name)
        gallery.do(f"{name} {gallery.may(name).split()[0]}")
        gallery.do(f"{name} {gallery.may(name).split()[0]}")
    assert order == ["Bob", "Cid", "Ann"] * 4
    assert [gallery.last(name) for name in ("Ann", "Bob", "Cid")] == [8, 8, 8]


# §8 The ninth card


def after_the_last_bid(rules, ninth, start):
    """The ninth cards of three players, the last of whom bids a 4 in hall 2."""
    players = [f"{card} at 1" for card in ninth]
    last = (start + 1) % 3
    players[last] = f"{ninth[last]}4 at 2" if int(ninth[last]) < 4 else f"4{ninth[last]} at 2"
    gallery = Table(rules, line(*players, what=f"bid {last + 1}", start=start, turn=12))
    gallery.do(f"{list(gallery.seat)[last]} 4")
    return gallery


@pytest.mark.parametrize(
    ("ninth", "start", "gets"),
    [
        ("275", 1, "Bob"),  # the highest
        ("725", 3, "Ann"),
        ("557", 1, "Cid"),
        ("577", 1, "Bob"),  # next to the holder, clockwise
        ("577", 2, "Cid"),  # the holder is the last of all
        ("775", 1, "Bob"),
        ("777", 3, "Ann"),
        ("000", 2, "Cid"),
    ],
)
def test_the_highest_ninth_card_gets_the_start_card(rules, ninth, start, gets):
    gallery = after_the_last_bid(rules, ninth, start)
    assert gallery.start == gets
    assert [gallery.last(name) for name in gallery.seat] == [int(card) for card in ninth]


def test_the_ninth_card_lies_open_during_the_distribution(opening):
    gallery = opening("1:0")
    assert (gallery.hand("Bob"), gallery.last("Bob"), gallery.start) == ("", 1, "Ann")
