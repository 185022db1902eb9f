"""Every example that the rulebook prints."""


def test_the_cloth_costs_two_gold_and_two_turquoise_and_brings_four_points_and_a_privilege(table):
    t = table("> bag G2 T1 / bag S5", "cloth")
    t.do("Ann", "draw G1 G1")
    assert t.refusal("Ann", "S1") == "not-drawn"
    t.do("Ann", "T1")
    assert t.of("Ann", "laid") == "1:GGT"
    u = table("> bag T3; laid 1:GGT / bag S5", "cloth")
    u.do("Ann", "draw T1 done")
    assert (u.at("Ann"), len(u.of("Ann", "privileges").split())) == (4, 1)


def test_the_silver_jug_costs_two_silver_and_brings_four_points_and_a_counterfeit(table):
    t = table("> bag S3 / bag S5", "jug")
    t.do("Ann", "draw S1 S1 done")
    assert (t.at("Ann"), t.of("Ann", "bag")) == (4, "S1 B1")


def test_where_equal_colours_are_asked_everybody_chooses_his_own(table):
    """Red has laid 3 silver coins, blue 2 gold ones, green 2 silver ones."""
    t = table("> bag G1 S1 T1; laid 1:SSS / bag G3; laid 1:GG / bag S3; laid 1:SS", "chest")
    t.do("Ann", "draw")
    assert "S1" in t.may("Ann").split()
    assert t.refusal("Ann", "G1") == t.refusal("Ann", "T1") == "not-wanted"


def test_three_equal_coins_may_be_three_gold_ones(table):
    t = table("> bag G3 / bag S5", "books")
    t.do("Ann", "draw G1 G1 G1")
    assert t.at("Ann") == 3


def test_three_different_coins_may_be_gold_silver_and_turquoise(table):
    t = table("> bag G1 S1 T1 / bag S5", "fan")
    t.do("Ann", "draw G1 S1 T1")
    assert t.at("Ann") == 2


def test_a_turn_of_the_red_player(table):
    """He draws a counterfeit, a gold and a turquoise coin and completes the cloth; yellow has laid
    three coins there and gets a seal, blue one and gets none."""
    t = table("> bag G1 T1 B1; laid 1:GT / bag S5; laid 1:T / bag V5; laid 1:GGT", "cloth")
    t.do("Ann", "draw")
    assert t.of("Ann", "card") == "B1"
    t.do("Ann", "G1 T1")
    assert t.at("Ann") == 4
    assert len(t.of("Ann", "privileges").split()) == 1
    assert t.of("Ann", "card") == "G2 T2 B1"
    assert (t.of("Cid", "seals"), t.of("Cid", "bag")) == ("1", "G2 V5 T1")
    assert (t.of("Bob", "seals"), t.of("Bob", "bag")) == ("", "S5 T1")
    assert "sold cloth" in t.lies
    assert "cloth" not in t.offer
    assert t.asks == "Bob: turn"


# The track: on side A the fifth space leads three on, the sixth takes a counterfeit away


def test_four_spaces_count_that_of_the_yellow_player_and_end_on_a_removal(table):
    """She takes a counterfeit out of her bag and puts it back into the supply."""
    t = table(
        "> bag V1 B2; laid 1:GTT; at 2.0 / bag S5; at 4.0", "cloth",
        asks="lay 1 0", lies="tray G1; black 5",
    )  # fmt: skip
    t.do("Ann", "G1")
    assert (t.at("Ann"), t.of("Ann", "bag")) == (6, "V1 B1")
    assert t.supplies.split()[3] == "6"


def test_three_spaces_end_on_an_advance_by_three_more(table):
    t = table("> bag G3; laid 1:GG; at 2.0 / bag S5; at 0.0", "books")
    t.do("Ann", "draw G1 done")
    assert t.at("Ann") == 2 + 3 + 3


def test_on_a_space_of_the_yellow_player_the_symbol_is_ignored(table):
    t = table("> bag G3; laid 1:GG; at 2.0 / bag S5; at 5.0", "books")
    t.do("Ann", "draw G1 done")
    assert (t.at("Ann"), t.under("Ann")) == (5, 1)


# Points by place


def test_the_second_on_the_track_gets_two_points(table):
    t = table("> bag G3; laid 1:GG; at 1.0 / bag S5; at 9.0", "gloves")
    t.do("Ann", "draw G1 done")
    assert t.at("Ann") == 1 + 2


def test_the_fourth_on_the_track_gets_four_points(table):
    t = table("> bag G3; laid 1:GG; at 7.0 / at 9.0 / at 9.1 / at 11.0", "gloves")
    t.do("Ann", "draw G1 done")
    assert t.at("Ann") == 7 + 4


def test_of_two_markers_on_one_space_the_upper_one_gets_fewer_points(table):
    upper = table("> bag G3; laid 1:GG; at 10.1 / at 10.0", "gloves")
    upper.do("Ann", "draw G1 done")
    lower = table("> bag G3; laid 1:GG; at 10.0 / at 10.1", "gloves")
    lower.do("Ann", "draw G1 done")
    assert (upper.at("Ann"), lower.at("Ann")) == (11, 12)


# What cards do to opponents


def test_each_opponent_takes_two_counterfeits(table):
    t = table("> bag G1 S2; laid 5:T / bag S5 / bag V5", "pepper")
    t.do("Ann", "draw G5 done")
    assert (t.of("Bob", "bag"), t.of("Cid", "bag")) == ("S5 B2", "V5 B2")


def test_with_some_cards_no_opponent_gets_a_seal(table):
    t = table("> bag G1 S2; laid 1:TVS / bag S5; laid 1:TG", "chess-set")
    t.do("Ann", "draw G1 done")
    assert (t.at("Ann"), t.of("Bob", "seals")) == (8, "")


def test_opponents_get_no_seal_and_give_back_a_privilege_if_they_have_one(table):
    t = table("> bag W1 S2; laid 5:SS / bag S5; laid 5:SS; privileges 3 / bag V5", "iris")
    t.do("Ann", "draw W5 done")
    assert t.of("Bob", "seals") == t.of("Bob", "privileges") == t.of("Cid", "privileges") == ""
    assert "used 3" in t.lies
    assert t.asks == "Bob: turn"


def test_a_card_may_bring_a_seal_and_a_privilege_and_take_one_from_each_opponent(table):
    t = table("> bag G1 S2; laid 5:ST / bag S5; laid 5:S; privileges 3 / bag V5", "sandalwood")
    t.do("Ann", "draw G5 done")
    assert (t.of("Ann", "seals"), len(t.of("Ann", "privileges").split())) == ("1", 1)
    assert t.of("Bob", "seals") == t.of("Bob", "privileges") == ""


def test_a_card_may_bring_another_turn_and_counterfeits_to_the_opponents(table):
    t = table("> bag G1 S2; laid 5:VV / bag S5; laid 5:V", "orange-blossom")
    t.do("Ann", "draw G5 done")
    assert (t.of("Bob", "bag"), t.of("Bob", "seals")) == ("S5 V1 B2", "")
    assert t.asks == "Ann: turn"


# Side B


def test_on_side_b_a_symbol_gives_each_opponent_a_counterfeit(table):
    t = table("> bag G3; laid 1:GG; at 0.0 / bag S5; at 9.0", "books", turn=B_SIDE)
    t.do("Ann", "draw G1 done")
    assert t.of("Bob", "bag") == "S5 B1"


def test_on_side_b_a_symbol_gives_each_opponent_a_joker(table):
    t = table("> bag G3; laid 1:GG; at 6.0 / bag S5; at 1.0 / bag V5; at 2.0", "books", turn=B_SIDE)
    t.do("Ann", "draw G1 done")
    assert (t.of("Bob", "bag"), t.of("Cid", "bag")) == ("S5 W1", "V5 W1")


B_SIDE = "first 1 side b start 0 turns 0"


# The end


def test_seals_and_privileges_are_counted_and_the_upper_marker_wins(table):
    """Yellow (Ann) has passed the start and has one seal: one space, whose symbol is ignored. Blue
    (Bob) has privileges of three spaces together and two seals; he comes to lie on top of her."""
    t = table(
        "bag S3; seals 1; at 34.0 / > bag S3; seals 2; privileges 2 1+seal; at 30.0; card S1",
        asks="turn 2 0",
    )
    t.do("Bob", "return")
    assert (t.at("Ann"), t.at("Bob")) == (35, 35)
    assert (t.asks, t.winner) == ("", "Bob")
