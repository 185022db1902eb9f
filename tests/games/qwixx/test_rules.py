"""The rules, paragraph by paragraph of RULES.md."""

import pytest

from ludoteka.core.chance import seed
from ludoteka.games.qwixx import notation
from ludoteka.games.qwixx import rules as written

FRESH = "> - / - | 4+1 R3 Y5 G2 B6 | white"


# §2 Crossing


def test_numbers_may_be_left_out(table):
    t = table("> R2 / - | 6+5 R1 Y1 G1 B1 | white")
    t.cross("Ann", "R11")
    t.skip("Bob")
    assert t.sheet("Ann") == "R2,11"


def test_a_crossed_number_cannot_be_crossed_again(table):
    t = table("> R5 / - | 4+1 R3 Y5 G2 B6 | white")
    assert t.refusal("Ann", "R5") == "no-way-back"


def test_red_and_yellow_climb_while_green_and_blue_descend(table):
    t = table("> R5 Y5 G5 B5 | 6+3 R1 Y1 G1 B1 | white")
    assert t.may_cross("Ann") == "R9 Y9"


# §3 Set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_starts_with_an_empty_sheet_and_is_asked_about_the_first_throw(rules, players):
    s = rules.game.State()
    seed(s, players, 0)
    rules.begin(s, players)
    sheets, dice, question, _ = notation.print_position(s).split(" | ")
    assert sheets.replace("> ", "") == " / ".join(["-"] * players)
    assert dice != "-"
    assert question == "white"
    assert rules.to_act(s) == 2**players - 1


def test_every_seat_may_come_to_begin(rules):
    def first(number):
        s = rules.game.State()
        seed(s, number, 0)
        rules.begin(s, 5)
        return s.active

    assert {first(number) for number in range(60)} == {0, 1, 2, 3, 4}


def test_a_new_game_on_a_used_record_begins_with_clean_sheets(rules):
    s = notation.parse_position("> R2,3 x3 / G12 | 4+1 R3 Y5 G2 B6 | over")
    rules.begin(s, 2)
    assert notation.print_position(s).split(" | ")[0].replace("> ", "") == "- / -"


# §4 The white sum


def test_everybody_may_cross_the_white_sum_in_any_row(table):
    t = table(FRESH)
    assert t.asked == "Ann Bob"
    assert t.may_cross("Ann") == t.may_cross("Bob") == "R5 Y5 G5 B5"


def test_nothing_is_crossed_before_all_have_answered(table):
    t = table(FRESH)
    t.cross("Bob", "Y5")
    assert t.awaited == "Ann"
    assert t.sheet("Bob") == "=Y5"
    t.skip("Ann")
    assert t.sheet("Bob") == "Y5"


def test_an_answer_may_be_changed_until_the_last_one_comes(table):
    t = table(FRESH)
    t.cross("Bob", "Y5")
    t.cross("Bob", "G5")
    t.skip("Ann")
    assert t.sheet("Bob") == "G5"


def test_who_has_answered_is_still_asked_but_no_longer_awaited(table):
    t = table(FRESH)
    t.skip("Bob")
    assert (t.asked, t.awaited) == ("Ann Bob", "Ann")


def test_the_order_of_the_answers_does_not_matter(table):
    t, u = table(FRESH), table(FRESH)
    t.cross("Ann", "R5")
    t.cross("Bob", "B5")
    u.cross("Bob", "B5")
    u.cross("Ann", "R5")
    assert t.position == u.position


def test_a_colour_cannot_be_answered_to_the_white_question(table):
    t = table(FRESH)
    reason = t.rules.refusal(t.s, 0, written.in_colour(written.RED, 0))
    assert written.REASONS[reason][0] == "refused-other-question"


def test_nonsense_is_not_an_answer(table):
    t = table(FRESH)
    reasons = [t.rules.refusal(t.s, 0, a) for a in (-1, written.ANSWERS)]
    assert reasons == [written.OTHER_QUESTION] * 2


# §5 The coloured sum


def test_the_active_player_alone_is_asked_about_the_coloured_dice(table):
    t = table(FRESH)
    t.skip("Ann", "Bob")
    assert (t.next, t.asked, t.awaited) == ("colour", "Ann", "Ann")
    assert t.refusal("Bob", "R7") == "not-asked"


def test_either_white_die_goes_with_each_coloured_die(table):
    t = table("> - / - | 4+1 R3 Y5 G2 B6 | colour")
    assert t.may_cross("Ann") == "R7 R4 Y9 Y6 G6 G3 B10 B7"


def test_equal_white_dice_give_one_sum_for_each_row(table):
    t = table("> - / - | 4+4 R3 Y5 G2 B6 | colour")
    assert t.may_cross("Ann") == "R7 Y9 G6 B10"
    reason = t.rules.refusal(t.s, 0, written.in_colour(written.RED, 1))
    assert written.REASONS[reason][0] == "refused-same-dice"


def test_both_actions_may_use_one_row_if_the_second_number_lies_to_the_right(table):
    t = table(FRESH)
    t.cross("Ann", "R5")
    t.skip("Bob")
    assert t.refusal("Ann", "R4") == "no-way-back"
    t.cross("Ann", "R7")
    assert t.sheet("Ann") == "R5,7"


def test_a_white_sum_cannot_be_answered_to_the_coloured_question(table):
    t = table("> - / - | 4+1 R3 Y5 G2 B6 | colour")
    assert t.rules.refusal(t.s, 0, written.in_white(written.RED)) == written.OTHER_QUESTION


# §6 Missed throws


def test_nothing_in_both_actions_is_a_missed_throw_of_the_active_player_only(table):
    t = table(FRESH)
    t.skip("Ann", "Bob", "Ann")
    assert (t.sheet("Ann"), t.sheet("Bob")) == ("x1", "-")


def test_a_cross_in_the_first_action_saves_from_the_missed_throw(table):
    t = table(FRESH)
    t.cross("Ann", "R5")
    t.skip("Bob", "Ann")
    assert t.sheet("Ann") == "R5"


def test_a_cross_in_the_second_action_saves_from_the_missed_throw(table):
    t = table(FRESH)
    t.skip("Ann", "Bob")
    t.cross("Ann", "R7")
    assert t.sheet("Ann") == "R7"


def test_somebody_elses_cross_saves_nobody(table):
    t = table(FRESH)
    t.cross("Bob", "R5")
    t.skip("Ann", "Ann")
    assert t.sheet("Ann") == "x1"


def test_then_the_dice_go_to_the_left_and_are_thrown_again(table):
    t = table("- / - / > - | 4+1 R3 Y5 G2 B6 | colour")
    t.cross("Cid", "R7")
    assert (t.active, t.next, t.asked) == ("Ann", "white", "Ann Bob Cid")


def test_a_new_throw_forgets_who_crossed_in_the_last_one(table):
    t = table("> - / - | 4+1 R3 Y5 G2 B6 | colour")
    t.cross("Ann", "R7")
    t.skip("Ann", "Bob", "Bob")
    assert t.sheet("Bob") == "x1"


# §7 Locks


def test_the_last_number_needs_five_crosses_before_it(table):
    t = table("> R2,3,4,5 / R2,3,4,5,6 | 6+6 R1 Y1 G1 B1 | white")
    assert t.refusal("Ann", "R12") == "too-few-crosses"
    assert t.refusal("Bob", "R12") == ""


def test_the_last_number_brings_the_lock_as_one_more_cross(table):
    t = table("> R2,3,4,5,6 / - | 6+6 R1 Y1 G1 B1 | white")
    t.cross("Ann", "R12")
    t.skip("Bob")
    assert t.points("Ann") == 28  # seven crosses


def test_all_who_cross_the_last_number_together_get_the_lock(table):
    t = table("> R2,3,4,5,6 / R2,3,4,5,7 | 6+6 R1 Y1 G1 B1 | white")
    t.cross("Ann", "R12")
    t.cross("Bob", "R12")
    assert (t.locked, t.next) == ("R", "colour")
    assert (t.points("Ann"), t.points("Bob")) == (28, 28)


def test_who_has_five_crosses_but_does_not_cross_the_last_number_gets_no_lock(table):
    t = table("> R2,3,4,5,6 / R2,3,4,5,7 | 6+6 R1 Y1 G1 B1 | white")
    t.cross("Ann", "R12")
    t.skip("Bob")
    assert t.points("Bob") == 15


def test_a_locked_row_is_closed_to_everybody(table):
    t = table("> - / R2,3,4,5,6,12 | 4+1 Y5 G2 B6 | white")
    assert t.may_cross("Ann") == "Y5 G5 B5"
    assert t.refusal("Ann", "R5") == "row-locked"


def test_a_row_locked_in_the_first_action_is_closed_in_the_second(table):
    t = table("> R2,3,4,5,6 / R2,3,4,5,7 | 6+6 R1 Y1 G1 B1 | white")
    t.skip("Ann")
    t.cross("Bob", "R12")
    assert t.may_cross("Ann") == "Y7 G7 B7"
    assert t.rules.refusal(t.s, 0, written.in_colour(written.RED, 0)) == written.ROW_IS_LOCKED


def test_a_row_can_be_locked_with_a_coloured_die(table):
    t = table("> B12,11,10,9,8 / - | 1+4 R3 Y5 G2 B1 | colour")
    t.cross("Ann", "B2")
    assert (t.locked, t.sheet("Ann")) == ("B", "B12,11,10,9,8,2")


def test_the_die_of_a_locked_row_is_never_thrown_again(table):
    t = table("> B12,11,10,9,8 / - | 1+4 R3 Y5 G2 B1 | colour")
    t.cross("Ann", "B2")
    assert "B" not in t.dice


# §8 End


def test_the_fourth_missed_throw_ends_the_game(table):
    t = table("> x3 / - | 4+1 R3 Y5 G2 B6 | white")
    t.skip("Ann", "Bob", "Ann")
    assert (t.next, t.asked, t.points("Ann")) == ("over", "", -20)
    assert t.rules.is_over(t.s)


def test_the_third_missed_throw_does_not(table):
    t = table("> x2 / - | 4+1 R3 Y5 G2 B6 | colour")
    t.skip("Ann")
    assert (t.next, t.active) == ("white", "Bob")


def test_the_second_lock_in_the_first_action_ends_the_game_without_a_second_or_a_miss(table):
    t = table("> - / R2,3,4,5,6,12 Y2,3,4,5,6 | 6+6 Y1 G1 B1 | white")
    t.skip("Ann")
    t.cross("Bob", "Y12")
    assert (t.next, t.sheet("Ann")) == ("over", "-")


def test_the_second_lock_in_the_second_action_ends_the_game(table):
    t = table("> R2,3,4,5,6,12 Y2,3,4,5,6 / - | 6+5 Y6 G1 B1 | colour")
    t.cross("Ann", "Y12")
    assert t.next == "over"


def test_one_lock_does_not_end_the_game(table):
    t = table("> Y2,3,4,5,6 / - | 6+5 R1 Y6 G1 B1 | colour")
    t.cross("Ann", "Y12")
    assert (t.locked, t.active, t.next) == ("Y", "Bob", "white")


def test_two_rows_locked_at_once_end_the_game_at_once(table):
    t = table("> G12,11,10,9,8 / B12,11,10,9,8 | 1+1 R1 Y1 G1 B1 | white")
    t.cross("Ann", "G2")
    t.cross("Bob", "B2")
    assert (t.locked, t.next) == ("GB", "over")


def test_nobody_is_asked_after_the_end(table):
    t = table("> x4 / - | 4+1 R3 Y5 G2 B6 | over")
    assert (t.asked, t.awaited, t.refusal("Ann", "skip")) == ("", "", "not-asked")


@pytest.mark.parametrize(("players", "answers"), [(1, 96), (2, 288), (5, 1440)])
def test_no_game_is_longer_than_its_spaces_and_boxes_allow(players, answers):
    assert written.longest(players) == answers


# §9 Score


ROW = "2,3,4,5,6,7,8,9,10,11,12"


@pytest.mark.parametrize(
    ("crosses", "points"),
    list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55])),
)
def test_each_further_cross_is_worth_one_point_more(table, crosses, points):
    numbers = ",".join(ROW.split(",")[:crosses])
    t = table(f"> {'R' + numbers if crosses else '-'} | - | roll")
    assert t.points("Ann") == points


def test_a_full_row_with_its_lock_is_worth_78(table):
    assert table(f"> Y{ROW} | - | roll").points("Ann") == 78


def test_each_missed_throw_takes_five_points_away(table):
    assert table("> R2,3 x3 | - | roll").points("Ann") == 3 - 15


# §10 Ties, and playing alone


def test_equal_totals_share_the_victory(table):
    t = table("> R2,3 / Y4,5 / G6 | - | over")
    assert t.winners == "Ann Bob"


def test_who_plays_alone_throws_every_time(table):
    t = table("> - | 4+1 R3 Y5 G2 B6 | white")
    t.skip("Ann", "Ann")
    assert (t.active, t.asked, t.sheet("Ann")) == ("Ann", "Ann", "x1")
