"""Positions and answers as text; what cannot be read is refused in words."""

import pytest

from ludoteka.games.qwixx import rules
from ludoteka.games.qwixx.notation import (
    parse_answer,
    parse_position,
    print_answer,
    print_position,
)

WHITE = "> R5,7 Y10 =Y11 / G12,11 x2 | 5+6 R3 Y5 G2 B6 | white"
COLOUR = "> R5,7 / G12,11 x2 | 4+1 R3 Y5 G2 B6 | colour crossed"


@pytest.mark.parametrize(
    "line",
    [
        "> - | - | roll",
        "- / > - | 4+1 R3 Y5 G2 B6 | white",
        WHITE,
        COLOUR,
        "> R2,3,4,5,6,12 / =skip | 4+1 Y5 G2 B6 | white",
        "> R2,3,4,5,6,12 =Y5 / R8 =skip | 4+1 Y5 G2 B6 | mark",
        "> - / - | 4+1 R3 Y5 G2 B6 | pass crossed",
        "> x4 / - | 4+1 R3 Y5 G2 B6 | over",
        "> - / - | 4+1 R3 Y5 G2 B6 | white | 0123456789abcdef0123456789abcdef",
    ],
)
def test_a_position_is_printed_as_it_was_read(line):
    assert print_position(parse_position(line)) == line


def test_the_generator_may_be_left_out_and_is_then_zero():
    assert list(parse_position(WHITE).rng) == [0, 0, 0, 0]


def test_the_generator_is_read_as_four_words():
    s = parse_position(f"{WHITE} | 000000010000000200000003deadbeef")
    assert list(s.rng) == [1, 2, 3, 0xDEADBEEF]


def test_the_last_number_stands_for_the_lock_too():
    s = parse_position("> G12,10,8,7,5,2 / G12 | 4+1 R3 Y5 B6 | white")
    assert s.player[0].crosses[rules.GREEN] == 7
    assert list(s.locked) == [0, 0, 1, 0]


def test_capitals_do_not_matter():
    assert print_position(parse_position(WHITE.upper())) == WHITE
    assert parse_answer(parse_position(WHITE), 0, "y11") == rules.in_white(rules.YELLOW)
    assert parse_answer(parse_position(WHITE), 0, "Skip") == rules.PASS


def test_the_same_number_is_the_white_sum_or_a_coloured_one_by_the_question():
    white, colour = (
        parse_position("> - | 4+4 R4 Y5 G2 B6 | white"),
        parse_position("> - | 4+4 R4 Y5 G2 B6 | colour"),
    )
    assert parse_answer(white, 0, "R8") == rules.in_white(rules.RED)
    assert parse_answer(colour, 0, "R8") == rules.in_colour(rules.RED, 0)


def test_an_answer_is_printed_with_its_number():
    s = parse_position(COLOUR)
    assert print_answer(s, 0, rules.in_colour(rules.BLUE, 1)) == "B7"
    assert print_answer(s, 0, rules.PASS) == "skip"


@pytest.mark.parametrize(
    ("line", "word", "why"),
    [
        (WHITE, "R7", "the dice give 11 for row R, not 7"),
        (COLOUR, "R5", "the dice give 7 or 4 for row R, not 5"),
        (
            "> R2,3,4,5,6,12 | 4+1 Y5 G2 B6 | colour",
            "R7",
            "the dice give nothing for row R, not 7",
        ),
        (WHITE, "purple", "'purple' is neither 'skip' nor a row and a number such as 'R7'"),
        (WHITE, "R13", "'R13' is neither 'skip' nor a row and a number such as 'R7'"),
        (WHITE, "", "'' is neither 'skip' nor a row and a number such as 'R7'"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(line, word, why):
    with pytest.raises(ValueError) as refused:
        parse_answer(parse_position(line), 0, word)
    assert str(refused.value) == why


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "a position has the parts"),
        ("> - | - | roll | 0 | 0", "but here are 5"),
        ("> - | - | tea", "'tea' is not one of roll, white"),
        ("> - | - | roll slept", "followed by 'crossed' or nothing"),
        ("> - | - |", "'' is not one of"),
        ("- / - | - | roll", "must stand before one sheet, not before 0"),
        ("> - / > - | - | roll", "must stand before one sheet, not before 2"),
        ("> - / - / - / - / - / - | - | roll", "6 sheets, but at most 5 can play"),
        ("> x5 | - | roll", "there are only 4 boxes"),
        ("> R7,5 | - | roll", "R5 cannot be crossed after the numbers before it"),
        ("> R2,3,4,5,12 | - | roll", "R12 cannot be crossed"),
        ("> R | - | roll", "'R' is neither"),
        ("> - | 7+1 R3 Y5 G2 B6 | white", "'7+1' is not a pair of white dice"),
        ("> - |  | white", "'' is not a pair of white dice"),
        ("> - | 4+1 R3 Y5 G2 | white", "the dice B are still in the game"),
        ("> - | 4+1 R3 Y5 G2 B9 | white", "'B9' is not a die still in the game"),
        ("> R2,3,4,5,6,12 | 4+1 R3 Y5 G2 B6 | white", "'R3' is not a die still in the game"),
        ("> R7 =R5 | 4+1 R3 Y5 G2 B6 | white", "'=R5': seat 1 cannot cross that"),
        ("> - | - | white", "'white' comes after a throw, so the dice must be given"),
        ("> - | - | mark", "'mark' comes after a throw"),
        ("> - | - | colour", "'colour' comes after a throw"),
        ("> - | - | pass", "'pass' comes after a throw"),
        ("> =R7 | 4+1 R3 Y5 G2 B6 | colour", "not before 'colour'"),
        ("> =skip | 4+1 R3 Y5 G2 B6 | roll", "not before 'roll'"),
        ("> =R5 | 4+1 R3 Y5 G2 B6 | white", "'mark' comes next once all have answered"),
        ("> =R5 / - | 4+1 R3 Y5 G2 B6 | mark", "'white' while somebody has not"),
        ("> R5 | 4+1 R3 Y5 G2 B6 | white crossed", "nobody has crossed anything in this turn"),
        ("> x4 | - | roll", "the game has ended, so 'over' comes next, not 'roll'"),
        ("> - / x4 | 4+1 R3 Y5 G2 B6 | pass", "after the last missed throw comes 'over'"),
        ("> R2,3,4,5,6,12 Y2,3,4,5,6,12 | - | roll", "the game has ended"),
        ("> x1 x3 | - | roll", "only one word on a sheet may begin with 'X'"),
        ("> R5 r7 | - | roll", "only one word on a sheet may begin with 'R'"),
        ("> > | - | roll", "only one word on a sheet may begin with '>'"),
        ("> - R5 | - | roll", "'-' stands for an empty sheet, which this is not"),
        ("> - | - | roll | 12", "'12' is not a generator: 32 hexadecimal digits"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(line, why):
    with pytest.raises(ValueError) as refused:
        parse_position(line)
    assert why in str(refused.value)
