"""The rules, paragraph by paragraph of RULES.md."""

import pytest

from ludoteka.core.chance import seed
from ludoteka.games.mercado import notation
from ludoteka.games.mercado import rules as written

LAY = "lay 1 0"


def fresh(rules, players, options=(0, 0, 0), number=1):
    s = rules.game.State()
    seed(s, number, 0)
    rules.begin(s, players, options)
    return s


# §3 Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_25_coins_and_a_seal(rules, players):
    s = fresh(rules, players)
    for p in range(players):
        printed = notation.print_player(s, p)
        assert "bag G5 S5 V5 T5 B5; seals 1; at 0." in printed
    assert (s.white, s.black, s.seals) == (14, 38 - 5 * players, 15 - players)


def test_the_first_players_marker_lies_on_top_and_the_others_below_in_turn_order(rules):
    s = fresh(rules, 4)
    order = [(s.first + k) % 4 for k in range(4)]
    assert [s.player[p].height for p in order] == [3, 2, 1, 0]


def test_four_valuables_and_two_scents_lie_open(rules):
    s = fresh(rules, 2)
    assert all(card < 24 for card in s.card[:4])
    assert all(card >= 24 for card in s.card[4:])
    assert len(set(s.card)) == 6


def test_every_seat_may_come_to_begin(rules):
    assert {fresh(rules, 4, number=number).first for number in range(40)} == {0, 1, 2, 3}


def test_a_new_game_on_a_used_record_begins_afresh(rules):
    s, t = fresh(rules, 3, number=2), fresh(rules, 3, number=1)
    rules.do(s, s.active, written.DRAW)
    seed(s, 1, 0)
    rules.begin(s, 3, (0, 0, 0))
    assert bytes(s) == bytes(t)


# §4 A turn


def test_a_turn_is_drawing_or_returning_after_one_privilege_at_most(table):
    t = table("> bag S5; card G1; privileges 3 2 / bag S5")
    assert t.may("Ann") == "p3 p2 draw return"
    t.do("Ann", "p3")
    assert t.may("Ann") == "draw return"
    assert t.refusal("Ann", "p2") == "one-privilege"


def test_only_the_active_player_is_asked(table):
    t = table("> bag S5; card G1 / bag S5")
    assert t.refusal("Bob", "draw") == "not-asked"


def test_whoever_can_neither_draw_nor_return_passes(table):
    t = table("> bag S2 / bag S5")
    assert t.may("Ann") == "done"
    t.do("Ann", "done")
    assert t.asks == "Bob: turn"


def test_whoever_can_draw_or_return_may_not_pass(table):
    assert table("> bag S3 / bag S5").refusal("Ann", "done") == "may-not-pass"
    assert table("> bag S2; card G1 / bag S5").refusal("Ann", "done") == "may-not-pass"


def test_a_privilege_may_be_used_before_passing(table):
    t = table("> bag S2; privileges 3 / bag S5")
    assert t.may("Ann") == "p3 done"


def test_answers_to_other_questions_are_refused(table):
    t = table("> bag S3 / bag S5")
    assert t.refusal("Ann", "seal") == "other-question"
    assert t.refusal("Ann", "p3") == "no-such-privilege"
    t.do("Ann", "draw")
    assert t.refusal("Ann", "draw") == "other-question"


# §6 Drawing


def test_fewer_than_three_coins_leave_only_the_return(table):
    t = table("> bag S2; card G1 / bag S5")
    assert t.may("Ann") == "return"
    assert t.refusal("Ann", "draw") == "too-few-coins"


def test_a_seal_draws_two_more_coins_once(table):
    t = table("> bag S5; seals 2 / bag S5", "jug mirror")
    t.do("Ann", "draw seal")
    assert (t.of("Ann", "bag"), t.of("Ann", "seals")) == ("", "1")
    assert "tray S5" in t.lies
    assert t.refusal("Ann", "seal") == "one-seal"
    assert t.supplies.endswith("seals 14")


def test_a_seal_is_spent_before_the_first_coin_is_laid(table):
    t = table("> bag S5; seals 1 / bag S5", "mirror")
    t.do("Ann", "draw S1")
    assert t.refusal("Ann", "seal") == "seal-too-late"


def test_a_seal_needs_a_coin_in_the_bag(table):
    t = table("> bag S3; seals 1 / bag S5", "mirror")
    t.do("Ann", "draw")
    assert t.refusal("Ann", "seal") == "bag-empty"
    u = table("> bag S4; seals 1 / bag S5", "mirror")
    u.do("Ann", "draw seal")
    assert "tray S4" in u.lies


def test_without_a_seal_nothing_more_is_drawn(table):
    t = table("> bag S5 / bag S5", "mirror")
    t.do("Ann", "draw")
    assert t.refusal("Ann", "seal") == "no-seal"


def test_counterfeits_go_to_the_personal_card_at_once(table):
    t = table("> bag S1 B2 / bag S5", "jug")
    t.do("Ann", "draw")
    assert (t.of("Ann", "card"), t.lies) == ("B2", "tray S1")


def test_three_counterfeits_end_the_turn_without_a_question(table):
    t = table("> bag B3 / bag S5")
    t.do("Ann", "draw")
    assert t.asks == "Bob: turn"


def test_after_three_counterfeits_a_seal_may_still_help(table):
    t = table("> bag B5; seals 1 / bag S5")
    t.do("Ann", "draw")
    assert t.may("Ann") == "seal done"
    t.do("Ann", "done")
    assert t.asks == "Bob: turn"


# §7 Laying coins


def test_at_least_one_coin_must_be_laid_if_any_can_be(table):
    t = table("> bag S3 / bag S5", "mirror")
    t.do("Ann", "draw")
    assert t.refusal("Ann", "done") == "must-lay"
    t.do("Ann", "S1 done")
    assert (t.of("Ann", "laid"), t.of("Ann", "bag")) == ("1:S", "S2")


def test_coins_that_no_card_takes_go_back_without_a_question(table):
    goods = "jug ring candlestick comb pepper myrrh"
    t = table("> bag S3; laid 1:S 6:S 7:S 8:T / bag S5", goods)
    t.do("Ann", "draw S1")
    assert t.of("Ann", "bag") == "S2 B1", "the jug has brought a counterfeit"
    assert t.asks == "Bob: turn"


def test_a_card_takes_only_the_colours_and_numbers_of_its_price(table):
    t = table("> bag V1; laid 1:GG / bag S5", "cloth jug", asks=LAY, lies="tray G1 S1 T1")
    assert t.refusal("Ann", "G1") == t.refusal("Ann", "S1") == "not-wanted"
    assert t.refusal("Ann", "T1") == t.refusal("Ann", "S2") == ""


def test_different_colours_are_laid_once_each(table):
    t = table("> bag V1; laid 1:G / bag S5", "fan", asks=LAY, lies="tray G1 S1")
    assert t.refusal("Ann", "G1") == "not-wanted"
    assert t.refusal("Ann", "S1") == ""


def test_coins_may_go_to_several_cards_and_to_people(table):
    t = table("> bag G1 S1 T1 / bag S5", "fan books")
    t.do("Ann", "draw G1 S2 T7")
    assert t.of("Ann", "laid") == "1:G 2:S 7:T"


# §8 Jokers


def test_a_joker_stands_for_any_colour(table):
    t = table("> laid 1:S / bag S5", "jug", asks=LAY, lies="tray W1")
    t.do("Ann", "W1")
    assert t.at("Ann") == 4


def test_jokers_leave_the_colour_of_equal_coins_open(table):
    t = table("> laid 1:WW / bag S5", "chest", asks=LAY, lies="tray G1 S1")
    t.do("Ann", "S1")
    assert t.refusal("Ann", "G1") == "not-wanted"


def test_two_jokers_may_stand_for_two_different_colours(table):
    t = table("> laid 1:GW / bag S5", "fan", asks=LAY, lies="tray W1")
    t.do("Ann", "W1")
    assert t.at("Ann") == 2


def test_a_joker_does_not_leave_room_for_a_coin_beyond_the_price(table):
    t = table("> laid 1:GGW / bag S5", "cloth", asks=LAY, lies="tray T2")
    t.do("Ann", "T1")
    assert t.refusal("Ann", "T1") == "not-wanted"
    t.do("Ann", "done")
    assert t.at("Ann") == 4


def test_a_price_that_asks_for_jokers_is_not_paid_by_colours(table):
    t = table("> laid 5:SS / bag S5", "iris", asks=LAY, lies="tray S1 W1")
    assert t.refusal("Ann", "S5") == "not-wanted"
    assert t.refusal("Ann", "W5") == ""


def test_further_jokers_stand_for_the_colours_of_such_a_price(table):
    t = table("> laid 5:WW / bag S5", "iris", asks=LAY, lies="tray S1")
    t.do("Ann", "S5")
    assert t.at("Ann") == 3


# §9 Returning


def test_the_return_takes_all_coins_of_the_personal_card_counterfeits_too(table):
    t = table("> bag S1; card G2 B3 / bag S5")
    t.do("Ann", "return")
    assert (t.of("Ann", "bag"), t.of("Ann", "card")) == ("G2 S1 B3", "")
    assert t.asks == "Bob: turn"


def test_without_a_coin_on_the_card_there_is_nothing_to_return(table):
    assert table("> bag S3 / bag S5").refusal("Ann", "return") == "nothing-spent"


# §10 Completing


def test_of_several_paid_cards_the_buyer_chooses_the_order(table):
    t = table("> bag S2 G1; laid 1:S 2:G / bag S5", "jug ring")
    t.do("Ann", "draw S1 G2 done")
    assert (t.asks, t.may("Ann")) == ("Ann: which-first", "buy1 buy2")
    assert t.refusal("Ann", "buy3") == "not-paid"
    assert t.refusal("Ann", "done") == "other-question"
    t.do("Ann", "buy2")
    assert (t.at("Ann"), t.asks) == (7, "Bob: turn")


def test_a_card_is_carried_out_in_full_before_the_next(table):
    """The ring leads to the space 5 and three on, the jug from there to 12; the other way round
    the jug leads to 6 and the ring to 9."""
    line = "> bag S2 G1; laid 1:S 2:G; at 2.0 / bag S5; at 0.0"
    ring_first, jug_first = table(line, "jug ring"), table(line, "jug ring")
    ring_first.do("Ann", "draw S1 G2 done buy2")
    jug_first.do("Ann", "draw S1 G2 done buy1")
    assert (ring_first.at("Ann"), jug_first.at("Ann")) == (12, 9)


def test_nothing_happens_at_the_end_of_a_turn_that_completes_no_card(table):
    t = table("> bag S3 / bag S5; laid 1:G", "fan")
    t.do("Ann", "draw S1 done")
    assert (t.at("Ann"), t.asks) == (0, "Bob: turn")


# §11 Points


def test_unknown_points_by_place_are_those_of_the_buyers_place(table):
    valuables = "jug ring candlestick comb"
    sold = " ".join(
        name for name in written.VALUABLES if name not in (*valuables.split(), "gloves")
    )
    t = table(
        "> laid 5:W; at 1.0 / bag S5; at 9.0", f"{valuables} musk", asks=LAY,
        lies=f"tray G1; sold {sold}",
    )  # fmt: skip
    t.do("Ann", "G5")
    assert t.at("Ann") == 1 + 2
    assert t.of("Ann", "seals") == ""
    assert "revealed" not in t.lies, "the next turn clears it away"


def test_a_revealed_valuable_brings_its_points_only(table):
    valuables = "jug ring candlestick comb"
    sold = " ".join(name for name in written.VALUABLES if name not in (*valuables.split(), "cloth"))
    t = table("> laid 5:W / bag S5", f"{valuables} musk", asks=LAY, lies=f"tray G1; sold {sold}")
    t.do("Ann", "G5")
    assert (t.at("Ann"), t.of("Ann", "privileges")) == (4, "")
    assert "sold musk" in t.lies, "the discard pile of the valuables became a new draw pile"


# §12 The second place


def test_all_who_share_the_second_place_get_a_seal(table):
    t = table("> laid 1:GGT / laid 1:GG / laid 1:TT / laid 1:G", "cloth", asks=LAY, lies="tray T1")
    t.do("Ann", "T1")
    assert [t.of(name, "seals") for name in ("Bob", "Cid", "Dan")] == ["1", "1", ""]


def test_nobody_gets_a_seal_without_a_coin_at_the_card(table):
    t = table("> laid 1:GGT / bag S5", "cloth", asks=LAY, lies="tray T1")
    t.do("Ann", "T1")
    assert t.of("Bob", "seals") == ""


def test_the_last_seal_goes_to_the_left_of_the_buyer(table):
    t = table(
        "laid 1:GG / > laid 1:GGT / laid 1:TT", "cloth", asks="lay 2 0", lies="tray T1; seals 1"
    )
    t.do("Bob", "T1")
    assert (t.of("Ann", "seals"), t.of("Cid", "seals")) == ("", "1")


# §13 The track


def test_markers_above_one_that_moves_on_come_down(table):
    t = table("> privileges 3; bag S3; at 3.0 / at 3.1 / at 3.2")
    t.do("Ann", "p3 done")
    assert (t.at("Ann"), t.under("Bob"), t.under("Cid")) == (6, 0, 1)


def test_a_marker_a_lap_ahead_occupies_its_space(table):
    t = table("> privileges 3; bag S3; at 2.0 / at 35.0")
    t.do("Ann", "p3")
    assert (t.at("Ann"), t.under("Ann"), t.asks) == (5, 1, "Ann: turn")


def test_the_start_tile_covers_a_symbol(table):
    t = table("> privileges 3; bag S3; at 27.0 / at 1.0", turn="first 1 side a start 5 turns 0")
    t.do("Ann", "p3")
    assert t.asks == "Ann: turn"


def test_the_track_begins_where_the_start_tile_lies(table):
    t = table("> privileges 3; bag S3; at 2.0 / at 1.0", turn="first 1 side a start 10 turns 0")
    t.do("Ann", "p3")
    assert notation.print_position(t.s).split(" | ")[2].startswith("use-symbol 1 5")


def test_whoever_scores_nothing_stays_below(table):
    t = table("> laid 5:S; at 3.0 / at 3.1", "rose", asks=LAY, lies="tray S1")
    t.do("Ann", "S5")
    assert (t.at("Ann"), t.under("Ann"), t.under("Bob")) == (3, 0, 1)


def test_a_full_lap_comes_back_to_the_same_space(table):
    """Thirty seals would do it; the pile there closes, and the marker lies on top."""
    t = table(
        "> bag S2; seals 30; at 30.0 / bag S3; at 60.1", turn="first 2 side a start 0 turns 0"
    )
    t.do("Ann", "done")
    assert (t.at("Ann"), t.under("Ann"), t.under("Bob"), t.winner) == (60, 1, 0, "Ann")


# §14 Symbols. Side A: 2 seal, 8 privilege, 10 counterfeit, 12 joker


def lands(table, space, players="bag S5; card B1", side="a"):
    """Ann comes to a space by three points of a card."""
    turn = f"first 1 side {side} start 0 turns 0"
    line = f"> {players}; laid 1:G; at {space - 3}.0 / bag S5; at 1.0"
    t = table(line, "ring", asks=LAY, turn=turn, lies="tray G1")
    t.do("Ann", "G1")
    return t


def test_a_symbol_brings_a_privilege(table):
    assert len(lands(table, 8).of("Ann", "privileges").split()) == 1


def test_a_symbol_brings_a_counterfeit(table):
    assert lands(table, 10).of("Ann", "bag") == "S5 B1"


def test_a_symbol_brings_a_joker(table):
    assert lands(table, 12).of("Ann", "bag") == "S5 W1"


def test_a_symbol_brings_a_seal(table):
    assert lands(table, 15).of("Ann", "seals") == "1"


def test_a_counterfeit_goes_away_from_the_personal_card_if_the_bag_has_none(table):
    assert lands(table, 20).of("Ann", "card") == "G2"


def test_without_any_counterfeit_the_removal_does_nothing(table):
    assert lands(table, 20, "bag S5").of("Ann", "bag") == "S5"


def test_an_advance_carries_out_the_next_symbol_too(table):
    t = lands(table, 5)
    assert (t.at("Ann"), len(t.of("Ann", "privileges").split())) == (8, 1)


def test_a_symbol_of_side_b_brings_another_turn(table):
    t = lands(table, 29, side="b")
    assert (t.at("Ann"), t.asks) == (29, "Ann: turn")


# §15 What cards bring


def test_an_opponent_with_several_privileges_chooses_which_to_give_back(table):
    t = table(
        "> laid 5:GS; bag S3 / privileges 3 2; bag S3 / privileges 1+seal 1+seal; bag S3",
        "sandalwood", asks=LAY, lies="tray T1",
    )  # fmt: skip
    t.do("Ann", "T5")
    assert (t.asks, t.may("Bob")) == ("Bob: give-back", "p3 p2")
    assert t.refusal("Bob", "p1+seal") == "no-such-privilege"
    assert t.refusal("Bob", "done") == "other-question"
    t.do("Bob", "p2")
    assert t.asks == "Cid: give-back", "nobody may know that both are alike"
    t.do("Cid", "p1+seal")
    assert "used 2 1+seal" in t.lies
    assert t.asks == "Bob: turn"


# §16 After a purchase


def test_jokers_go_to_the_supply_and_those_of_others_back_into_their_bags(table):
    t = table("> laid 1:GW; bag S3 / laid 1:W; bag S3", "goblet", asks=LAY, lies="tray G1")
    white = t.s.white
    t.do("Ann", "G1")
    assert t.s.white == white + 1
    assert (t.of("Ann", "card"), t.of("Bob", "bag")) == ("G2", "S3 W1")


def test_coins_at_other_cards_stay(table):
    t = table("> laid 1:GG 2:S; bag S3 / laid 2:S; bag S3", "goblet jug", asks=LAY, lies="tray G1")
    t.do("Ann", "G1")
    assert t.of("Ann", "laid") == t.of("Bob", "laid") == "2:S"


def test_a_sold_card_makes_room_for_the_next_of_its_kind(table):
    t = table("> laid 5:S; bag S3 / bag S3", "rose", asks=LAY, lies="tray S1")
    t.do("Ann", "S5")
    assert t.offer.split()[4] in written.SCENTS
    assert "sold rose" in t.lies


def test_a_draw_pile_that_has_run_out_is_made_of_the_sold_cards(table):
    scents = [name for name in written.SCENTS if name not in ("rose", "musk", "iris")]
    t = table(
        "> laid 5:S; bag S3 / bag S3", "rose musk", asks=LAY,
        lies=f"tray S1; sold {' '.join(scents)}",
    )  # fmt: skip
    t.do("Ann", "S5")
    assert t.offer.split()[4] == "iris"
    assert "sold" not in t.lies
    assert int(t.s.pile[1]).bit_count() == 10


# §17 The market people


def test_the_overseer_gives_a_privilege_for_three_different_coins(table):
    t = table("> laid 7:GS; bag S3 / laid 7:TV; bag S3", asks=LAY, lies="tray V1")
    t.do("Ann", "V7")
    assert len(t.of("Ann", "privileges").split()) == 1
    assert (t.of("Ann", "card"), t.of("Ann", "laid")) == ("G1 S1 V1", "")
    assert (t.of("Bob", "laid"), t.of("Bob", "seals")) == ("7:VT", "")


def test_the_changer_gives_a_joker_that_is_laid_at_another_card_at_once(table):
    t = table("> laid 8:SS; bag S3 / bag S3", asks=LAY, lies="tray S1")
    t.do("Ann", "S8")
    assert t.asks == "Ann: lay-joker"
    assert t.refusal("Ann", "W8") == "same-changer"
    assert t.refusal("Ann", "S1") == "other-question"
    t.do("Ann", "W7")
    assert (t.of("Ann", "laid"), t.asks) == ("7:W", "Bob: turn")


def test_at_the_changer_the_others_coins_stay_and_nobody_gets_a_seal(table):
    t = table(
        "> laid 8:SS; bag S3 / laid 8:GG; bag S3 / laid 8:W; bag S3", asks=LAY, lies="tray S1"
    )
    t.do("Ann", "S8 W7")
    assert (t.of("Ann", "card"), t.of("Bob", "laid"), t.of("Cid", "laid")) == ("S3", "8:GG", "8:W")
    assert t.of("Bob", "seals") == t.of("Cid", "seals") == ""


def test_the_changers_joker_may_complete_a_card(table):
    t = table("> laid 1:G 8:SS; bag S3 / bag S3", "ring", asks=LAY, lies="tray S1")
    t.do("Ann", "S8 W1")
    assert (t.at("Ann"), t.asks) == (3, "Bob: turn")


def test_the_changers_joker_may_complete_the_overseer(table):
    t = table("> laid 7:GT 8:SS; bag S3 / bag S3", asks=LAY, lies="tray S1")
    t.do("Ann", "S8 W7")
    assert len(t.of("Ann", "privileges").split()) == 1


def test_a_card_completed_by_the_changers_joker_is_carried_out_after_those_paid_before(table):
    t = table("> laid 1:G 2:S 8:TT; bag S3 / bag S3", "ring jug", asks=LAY, lies="tray T1 S1")
    t.do("Ann", "S2 T8")
    assert t.may("Ann") == "buy2 buy8"
    t.do("Ann", "buy8 W1")
    assert t.may("Ann") == "buy1 buy2"


def test_the_changers_joker_goes_only_where_it_is_wanted(table):
    t = table("> laid 2:S 8:TT; bag S3 / bag S3", "ring jug", asks=LAY, lies="tray T1 S1")
    t.do("Ann", "S2 T8 buy8")
    assert t.refusal("Ann", "W2") == "not-wanted"


def test_without_a_joker_in_the_supply_the_changer_gives_nothing(table):
    t = table("> laid 8:SS; bag S3 / bag S3", asks=LAY, lies="tray S1; white 0")
    t.do("Ann", "S8")
    assert (t.of("Ann", "card"), t.asks) == ("S3", "Bob: turn")


def test_where_no_card_takes_the_joker_the_changer_gives_nothing(table):
    """All other cards are paid at the same time, which only a table of its own can show."""
    full = "laid 1:SS 2:GG 3:VV 4:TT 5:SS 6:SW 7:GSV 8:TT"
    t = table(
        f"> {full}; bag S3 / bag S3",
        "jug ring candlestick comb rose amber",
        asks=LAY,
        lies="tray T1",
    )
    t.do("Ann", "T8 buy8")
    assert t.asks == "Ann: which-first"
    assert t.s.tray[4] == 0


def test_a_joker_that_pays_the_changer_may_come_back(table):
    t = table("> laid 8:SW; bag S3 / bag S3", asks=LAY, lies="tray S1; white 0")
    t.do("Ann", "S8")
    assert t.asks == "Ann: lay-joker"


# §18 Privileges


def test_after_a_privilege_the_symbol_is_free_to_use(table):
    t = table("> privileges 2; bag S3; at 6.0 / bag S3; at 1.0")
    t.do("Ann", "p2")
    assert (t.asks, t.may("Ann")) == ("Ann: use-symbol", "yes done")
    assert t.refusal("Ann", "draw") == "other-question"
    t.do("Ann", "done")
    assert t.of("Ann", "privileges") == ""


def test_a_symbol_may_be_used_after_a_privilege(table):
    t = table("> privileges 2; bag S3; at 10.0 / bag S3; at 1.0")
    t.do("Ann", "p2 yes")
    assert t.of("Ann", "bag") == "S3 W1"


def test_after_a_free_advance_the_next_symbol_is_free_too(table):
    t = table("> privileges 3; bag S3; at 2.0 / bag S3; at 1.0")
    t.do("Ann", "p3 yes")
    assert (t.at("Ann"), t.asks) == (8, "Ann: use-symbol")


def test_what_else_a_privilege_brings_comes_after_its_symbol(table):
    t = table("> privileges 2+seal; bag S3; at 6.0 / bag S3; at 1.0")
    t.do("Ann", "p2+seal")
    assert (t.asks, t.of("Ann", "seals")) == ("Ann: use-symbol", "")
    t.do("Ann", "yes")
    assert t.of("Ann", "seals") == "1"


def test_a_privilege_may_give_each_opponent_a_counterfeit(table):
    t = table("> privileges 2-counterfeit; bag S3 / bag S3 / bag V3")
    t.do("Ann", "p2-counterfeit done")
    assert (t.of("Bob", "bag"), t.of("Cid", "bag")) == ("S3 B1", "V3 B1")


def test_used_privileges_lie_open(table):
    t = table("> privileges 1+joker; bag S3 / bag S3")
    t.do("Ann", "p1+joker")
    assert t.lies == "used 1+joker"


ALL = "3 3 3 3 2 2 2+seal 2+remove 2+joker 2-counterfeit 1+seal 1+seal 1+joker 1+joker"
ALL += " 1+remove 1+remove 1+turn 1+turn"


def test_when_the_pile_has_run_out_the_used_privileges_are_shuffled(table):
    used = ALL.removeprefix("3 ").removesuffix(" 1+turn")
    t = table(
        "> laid 7:GS; privileges 3; bag S3 / privileges 1+turn; bag S3", asks=LAY,
        lies=f"tray V1; used {used}",
    )  # fmt: skip
    t.do("Ann", "V7")
    assert len(t.of("Ann", "privileges").split()) == 2
    assert (t.of("Ann", "old"), t.of("Bob", "old")) == ("3", "1+turn")
    assert "used" not in t.lies


def test_of_equal_privileges_the_oldest_goes_first(table):
    t = table("> privileges 3 3; old 3; bag S3 / bag S3")
    t.do("Ann", "p3")
    assert (t.of("Ann", "privileges"), t.of("Ann", "old")) == ("3", "")


def test_if_all_privileges_are_held_none_is_given(table):
    t = table(f"> laid 7:GS; privileges {ALL}; bag S3 / bag S3", asks=LAY, lies="tray V1")
    t.do("Ann", "V7")
    assert t.of("Ann", "privileges") == ALL


def test_a_privilege_is_any_that_lies_in_the_pile(table):
    used = ALL.removesuffix(" 1+turn")
    t = table("> laid 7:GS; bag S3 / bag S3", asks=LAY, lies=f"tray V1; used {used}")
    t.do("Ann", "V7")
    assert t.of("Ann", "privileges") == "1+turn"


def test_whoever_has_one_privilege_gives_back_that_one(table):
    t = table("> laid 5:GS; bag S3 / privileges 2; bag S3", "sandalwood", asks=LAY, lies="tray T1")
    t.do("Ann", "T5")
    assert (t.of("Bob", "privileges"), t.lies.endswith("used 2")) == ("", True)


# §19 Another turn


def test_another_turn_comes_right_after_this_one_and_is_a_whole_one(table):
    t = table("> privileges 1+turn 3; seals 2; bag S8; at 10.0 / bag S3; at 9.0", "mirror")
    t.do("Ann", "p1+turn draw seal S1 done")
    assert (t.asks, t.may("Ann")) == ("Ann: turn", "p3 draw")
    t.do("Ann", "draw")
    assert t.refusal("Ann", "seal") == ""


def test_two_of_them_make_two_further_turns(table):
    t = table(
        "> laid 5:W; privileges 1+turn; bag S3; at 9.0 / bag S3; at 3.0", "amber", asks=LAY,
        turn="first 1 side a start 0 turns 0 again 1 played", lies="tray S1",
    )  # fmt: skip
    t.do("Ann", "S5")
    assert t.s.again == 1
    t.do("Ann", "return")
    assert (t.s.again, t.asks) == (0, "Ann: turn")


# §20 Supplies


def test_without_jokers_in_the_supply_none_is_given(table):
    t = table("> laid 5:S; bag S3 / bag S3", "rose", asks=LAY, lies="tray S1; white 0")
    t.do("Ann", "S5")
    assert (t.of("Ann", "bag"), t.of("Ann", "seals")) == ("S3", "1")


def test_the_last_joker_goes_to_the_left_first(table):
    t = table(
        "> laid 1:G; bag S3; at 6.0 / bag S3; at 1.0 / bag S3; at 2.0", "ring", asks=LAY,
        turn="first 1 side b start 0 turns 0", lies="tray G1; white 1",
    )  # fmt: skip
    t.do("Ann", "G1")
    assert (t.of("Bob", "bag"), t.of("Cid", "bag")) == ("S3 W1", "S3")


def test_without_seals_in_the_supply_none_is_given(table):
    t = table("> laid 5:S; bag S3 / bag S3", "rose", asks=LAY, lies="tray S1; seals 0")
    t.do("Ann", "S5")
    assert (t.of("Ann", "bag"), t.of("Ann", "seals")) == ("S3 W1", "")


def test_the_last_counterfeits_go_to_the_left_first(table):
    t = table("> laid 5:G / bag S3 / bag S3", "pepper", asks=LAY, lies="tray T1; black 3")
    t.do("Ann", "T5")
    assert (t.of("Bob", "bag"), t.of("Cid", "bag")) == ("S3 B2", "S3 B1")


# §21 The last round


def test_the_round_is_played_to_its_end(table):
    t = table("> bag S3; card S1; at 31.0 / bag S3; card S1; at 3.0 / bag S3; card S1; at 4.0")
    t.do("Ann", "return")
    assert t.asks == "Bob: turn"
    t.do("Bob", "return")
    t.do("Cid", "return")
    assert (t.asks, t.winner) == ("", "Ann")


def test_symbols_beyond_the_start_do_not_count(table):
    t = lands(table, 32)
    assert (t.at("Ann"), t.of("Ann", "seals")) == (32, "")


def test_others_still_use_the_symbols_before_it(table):
    t = table(
        "bag S3; at 31.0 / > laid 1:G; bag S3; at 5.0", "ring", asks="lay 2 0", lies="tray G1"
    )
    t.do("Bob", "G1")
    assert len(t.of("Bob", "privileges").split()) == 1


def test_another_turn_is_taken_in_the_last_round_too(table):
    t = table(
        "bag S3; at 31.0 / > laid 5:W; bag S3; at 3.0", "amber", asks="lay 2 0", lies="tray S1"
    )
    t.do("Bob", "S5")
    assert t.asks == "Bob: turn"


def test_after_a_thousand_turns_the_round_is_the_last(table):
    t = table(
        "bag S3; at 3.0 / > card S1; bag S3; at 4.0", asks="turn 2 0",
        turn="first 1 side a start 0 turns 999",
    )  # fmt: skip
    t.do("Bob", "return")
    assert (t.asks, t.winner) == ("", "Bob")


def test_after_a_thousand_turns_nobody_wins_a_further_one(table):
    t = table(
        "> card S1; bag S3; at 3.0 / card S1; bag S3; at 4.0",
        turn="first 1 side a start 0 turns 999 again 2",
    )
    t.do("Ann", "return")
    assert t.asks == "Bob: turn"


# §22 The final count


def test_the_count_begins_with_the_starting_player(table):
    """Both come to the same space; whoever came first lies below."""
    t = table(
        "> card S1; seals 2; at 30.0 / seals 1; at 31.0", turn="first 2 side a start 0 turns 3"
    )
    t.do("Ann", "return")
    assert (t.at("Ann"), t.at("Bob"), t.winner) == (32, 32, "Ann")


def test_whoever_has_nothing_left_stays_below(table):
    t = table("> card S1; at 31.0 / seals 1; at 30.0", turn="first 2 side a start 0 turns 3")
    t.do("Ann", "return")
    assert (t.under("Ann"), t.under("Bob"), t.winner) == (0, 1, "Bob")


def test_what_else_privileges_bring_does_not_count_at_the_end(table):
    t = table(
        "> card S1; privileges 2+seal; at 31.0 / at 3.0", turn="first 2 side a start 0 turns 3"
    )
    t.do("Ann", "return")
    assert (t.at("Ann"), t.of("Ann", "seals")) == (33, "")


# §1 Aim


def test_the_score_is_how_far_a_marker_has_come(table):
    t = table("> bag S3; at 7.0 / at 3.0")
    assert [t.rules.score(t.s, p) for p in (0, 1)] == [7, 3]


def test_the_declared_length_covers_every_turn_that_may_be_played():
    """A turn of many answers: a privilege, a chain of symbols, five coins and eight purchases."""
    assert written.longest(4) >= (written.MOST_TURNS + 4) * (1 + 10 + 1 + 1 + 5 + 1 + 8 * 11)
