"""§9 to §13: tiles in the shop, paintings in the halls, cards back to the hands."""

import pytest

# §9 Order


def test_the_shop_comes_first_then_the_halls_clockwise(opening):
    gallery = opening("1:1", "", "11 2:5", "12 1:6")
    asked = []
    while "walk" not in gallery.question:
        asked.append(gallery.question)
        name = gallery.question.split()[0]
        gallery.do(f"{name} {gallery.may(name).split()[-1]}")
    assert asked == ["Ann tiles", "Bob painting", "Ann painting", "Bob painting"]


def test_a_hall_without_bids_keeps_its_painting(opening):
    gallery = opening("", "20", "11 1:5")
    assert gallery.question == "Ann painting"
    gallery.do("Ann take", "Bob take")
    assert gallery.place(1) == "20"


# §10 Tiles


def test_a_6_in_the_shop_takes_what_the_rulebooks_example_says(opening):
    gallery = opening("1:6")
    assert gallery.may("Ann") == "none 1 3 1+3 5 1+5"


@pytest.mark.parametrize(
    ("card", "offers"),
    [
        (1, "none 1"),
        (2, "none 1"),
        (3, "none 1 3"),
        (4, "none 1 3 1+3"),
        (5, "none 1 3 1+3 5"),
        (7, "none 1 3 1+3 5 1+5 7"),
        (8, "none 1 3 1+3 5 1+5 3+5 7 1+7"),
    ],
)
def test_one_or_two_tiles_for_no_more_than_the_card(opening, card, offers):
    assert opening(f"1:{card}").may("Ann") == offers


def test_tiles_are_taken_from_the_tops_and_the_next_ones_are_seen(opening):
    gallery = opening("1:6")
    gallery.do("Ann 1+5")
    assert gallery.tiles("Ann") == [46, 48]
    assert gallery.stacks == [17, 14, 9, 6]
    assert not {46, 48} & set(gallery.s.top)
    assert len(set(gallery.s.top)) == 4


def test_two_tiles_of_one_stack_three_tiles_and_dear_ones_are_refused(opening):
    gallery = opening("1:4")
    assert gallery.refusal("Ann", "5") == "too-dear"
    assert gallery.refusal("Ann", "1+5") == "too-dear"
    assert gallery.refusal("Ann", "1+3+5") == "too-many-tiles"
    with pytest.raises(ValueError, match="different prices"):
        gallery.refusal("Ann", "1+1")


def test_a_sold_out_stack_has_nothing_to_take(opening):
    gallery = opening("1:4", bob="tiles 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18",
                      stacks="0 14:47 10:46 6:45")  # fmt: skip
    assert gallery.refusal("Ann", "1") == "sold-out"
    assert gallery.may("Ann") == "none 3"


def test_the_last_tile_leaves_an_empty_stack(opening):
    gallery = opening("1:7", bob="tiles 1,2,3,4,5", stacks="18:48 14:47 10:46 1:45")
    gallery.do("Ann 7")
    assert (gallery.stacks[3], gallery.s.top[3], gallery.tiles("Ann")) == (0, 0, [45])


def test_each_card_buys_by_itself_in_the_order_of_the_markers(opening):
    gallery = opening("1:3 2:5 1:4")
    assert (gallery.question, gallery.may("Ann")) == ("Ann tiles", "none 1 3")
    gallery.do("Ann 3")
    assert (gallery.question, gallery.may("Bob")) == ("Bob tiles", "none 1 3 1+3 5")
    gallery.do("Bob none")
    assert (gallery.question, gallery.may("Ann")) == ("Ann tiles", "none 1 3 1+3")


def test_a_0_buys_nothing_and_is_not_asked_even_in_company(opening):
    gallery = opening("1:0 1:3")
    assert (gallery.question, gallery.may("Ann")) == ("Ann tiles", "none 1 3")


def test_who_cannot_afford_what_is_left_is_not_asked(opening):
    gone = ",".join(map(str, range(1, 33)))
    gallery = opening("1:4 2:5", bob=f"tiles {gone}", stacks="0 0 10:46 6:45")
    assert gallery.question == "Bob tiles"


def test_nobody_is_asked_once_everything_is_sold_out(opening):
    everything = ",".join(map(str, range(1, 49)))
    gallery = opening("1:8 2:7", bob=f"tiles {everything}", stacks="0 0 0 0")
    assert gallery.question == "Ann take-back"


# §11 Sums, zeros, ties


def winner(gallery):
    name, question = gallery.question.split()
    assert question == "painting"
    return name


@pytest.mark.parametrize(
    ("bids", "wins"),
    [
        ("1:5 2:6", "Bob"),
        ("1:5 2:6 1:2", "Ann"),  # all cards of a player are added
        ("1:3 2:8 1:0", "Ann"),  # the rulebook's example: 3 and 0 are 13
        ("2:8 1:3 2:4 1:0", "Ann"),  # 13 against 12
        ("2:8 1:3 2:6 1:0", "Bob"),  # 13 against 14
        ("1:0 2:1", "Bob"),  # alone a 0 is worth nothing
        ("1:0", "Ann"),  # but wins where nobody else is
        ("2:8 1:0 2:7 1:0", "Ann"),  # two zeros: 20
        ("1:8 2:0 1:7 2:0 1:6", "Ann"),
        ("1:5 2:5", "Ann"),  # the lower marker
        ("2:5 1:5", "Bob"),
        ("2:2 1:5 2:3", "Bob"),  # of several markers the lowest counts
        ("1:2 2:5 1:3", "Ann"),
    ],
)
def test_the_highest_sum_wins_a_hall(opening, bids, wins):
    assert winner(opening("", f"11 {bids}")) == wins


@pytest.mark.parametrize("bids", ["1:5 2:5", "1:2 2:5 1:3", "2:5 1:5"])
def test_in_a_tie_the_matching_tile_comes_before_the_lower_marker(opening, bids):
    gallery = opening("", f"11 {bids}", bob="tiles 11", stacks="17:48 14:47 10:46 6:45")
    assert winner(gallery) == "Bob"


def test_the_matching_tile_does_not_help_against_a_higher_sum(opening):
    gallery = opening("", "11 1:6 2:5", bob="tiles 11", stacks="17:48 14:47 10:46 6:45")
    assert winner(gallery) == "Ann"


def test_the_tile_of_somebody_who_is_not_tied_decides_nothing(table):
    players = "2 at 0", "1 at 0", "14 at 4 tiles 11"
    gallery = table(
        *players, places="shop / 11 2:5 1:5 3:4 / 12 / 13 / 14",
        stacks="17:48 14:47 10:46 6:45", what="bid 3", turn=12,
    )  # fmt: skip
    gallery.do("Cid 4")
    assert winner(gallery) == "Bob"


def test_a_tile_taken_in_the_shop_of_the_same_round_decides_a_tie(opening):
    gallery = opening("2:1", "48 1:5 2:5")
    gallery.do("Bob 1")
    assert winner(gallery) == "Bob"


# §12 The painting


def test_the_winner_hangs_the_painting_on_the_right(opening):
    gallery = opening("", "11 1:5", "12 1:6", ann="paintings 20,7")
    gallery.do("Ann take", "Ann take")
    assert gallery.collection("Ann") == [20, 7, 11, 12]
    assert (gallery.place(1), gallery.place(2)) == ("-", "-")


def test_the_winner_may_leave_it_and_then_nobody_gets_it(opening):
    gallery = opening("", "11 1:5 2:3")
    assert gallery.may("Ann") == "leave take"
    gallery.do("Ann leave")
    assert gallery.place(1).split()[0] == "11"
    assert gallery.collection("Ann") == gallery.collection("Bob") == []
    assert gallery.question == "Ann take-back"


# §13 Cards back


def test_cards_are_taken_back_in_the_order_of_the_markers_and_hands_change(opening):
    gallery = opening("", "11 2:3 1:8 1:1")
    gallery.do("Ann take")
    assert (gallery.question, gallery.may("Bob")) == ("Bob take-back", "1 3 8")
    gallery.do("Bob 8")
    assert gallery.place(1) == "- 2:3 1:_ 1:1"
    assert gallery.refusal("Ann", "8") == "not-here"
    gallery.do("Ann 1")
    assert (gallery.hand("Ann"), gallery.hand("Bob")) == ("13", "8")
    assert gallery.place(1) == "-"


def test_the_shop_gives_its_cards_back_too_before_the_halls(opening):
    gallery = opening("1:1 2:8", "11 1:5")
    gallery.do("Ann none", "Bob none")
    assert gallery.question == "Ann take-back"
    gallery.do("Ann 8")
    assert (gallery.hand("Ann"), gallery.hand("Bob")) == ("8", "1")
    assert gallery.question == "Ann painting"


def test_where_all_open_cards_are_alike_nobody_is_asked(opening):
    gallery = opening("", "11 2:5 1:5")
    gallery.do("Bob take")
    assert (gallery.hand("Ann"), gallery.hand("Bob"), gallery.question) == (
        "5",
        "5",
        "Bob painting",
    )
