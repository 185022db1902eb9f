"""Every example that the rulebook prints."""

FOUR = "Petr Ema Katka Martin"


def test_after_red_5_and_7_neither_2_3_4_nor_6_can_be_crossed(table):
    t = table("> R5,7 Y10 G6 B10 | 1+1 R1 Y1 G1 B1 | white")
    throws = {"1+1": "2", "1+2": "3", "2+2": "4", "3+3": "6"}
    refused = [refusal_of(t, dice, f"R{number}") for dice, number in throws.items()]
    assert refused == ["no-way-back"] * 4


def refusal_of(t, dice, mark):
    t.throw(f"{dice} R1 Y1 G1 B1")
    return t.refusal("Ann", mark)


def test_after_yellow_10_only_11_and_12_are_left_and_12_still_needs_five_crosses(table):
    t = table("> R5,7 Y10 G6 B10 | 5+5 R1 Y1 G1 B1 | white")
    assert refusal_of(t, "5+5", "Y10") == "no-way-back"
    assert refusal_of(t, "5+6", "Y11") == ""
    assert refusal_of(t, "6+6", "Y12") == "too-few-crosses"


def test_green_goes_on_to_the_right_of_6_and_blue_to_the_right_of_10(table):
    t = table("> R5,7 Y10 G6 B10 | 3+3 R1 Y1 G1 B1 | white")
    assert [refusal_of(t, "3+3", "G6"), refusal_of(t, "3+2", "G5")] == ["no-way-back", ""]
    assert [refusal_of(t, "5+5", "B10"), refusal_of(t, "5+4", "B9")] == ["no-way-back", ""]


def test_petr_says_five_and_everybody_crosses_it_where_they_like_or_not_at_all(table):
    t = table("> - / - / - / - | 4+1 R3 Y5 G2 B6 | white", FOUR)
    t.cross("Ema", "Y5")
    t.cross("Petr", "R5")
    t.skip("Katka", "Martin")
    sheets = {name: t.sheet(name) for name in FOUR.split()}
    assert sheets == {"Petr": "R5", "Ema": "Y5", "Katka": "-", "Martin": "-"}


def test_petr_adds_the_white_four_to_the_blue_six_and_crosses_blue_10(table):
    t = table("> R5 / Y5 / - / - | 4+1 R3 Y5 G2 B6 | colour crossed", FOUR)
    assert t.asked == "Petr"
    t.cross("Petr", "B10")
    assert t.sheet("Petr") == "R5 B10"


def test_martina_crosses_green_2_with_the_lock_and_the_green_die_leaves_the_game(table):
    t = table("> G12,10,8,7,5 / - | 1+1 R3 Y5 G6 B6 | white", "Martina Jana")
    t.cross("Martina", "G2")
    t.skip("Jana")
    assert (t.locked, t.points("Martina")) == ("G", 28)
    assert t.dice == "1+1 R3 Y5 B6"


def test_ema_and_petr_lock_red_and_yellow_with_one_twelve_while_green_was_locked_before(table):
    t = table(
        "> R2,3,5,7,9 / Y2,4,5,8,9,11 / G12,11,10,9,8,2 | 6+6 R1 Y2 B3 | white", "Ema Petr Katka"
    )
    t.cross("Ema", "R12")
    t.cross("Petr", "Y12")
    t.skip("Katka")
    assert (t.locked, t.next) == ("RYG", "over")
    assert t.sheet("Ema") == "R2,3,5,7,9,12"
    assert t.sheet("Petr") == "Y2,4,5,8,9,11,12"


def test_ema_has_70_points(table):
    t = table("> R2,3,4,5 Y2,3,4 G12,11,10,9,8,7,6 B12,11,10,9,8,7,6,5 x2 | - | over")
    assert t.points("Ann") == 10 + 6 + 28 + 36 - 2 * 5 == 70
