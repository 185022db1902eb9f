"""Answers and positions as text."""

import pytest

from ludoteka.games.maharaja import notation
from ludoteka.games.maharaja.names import ANSWERS

LINE = (
    "> 9g 6p 3h 8q @A trader yogi AC1 CE1x2 A:2 chips:1 disc:gold+palace / "
    "15g 7p 6h 10q @S mogul disc:quarry+quarry / 2g 5p 0h 0q @G monk disc:houses+character "
    "| A:1-n---- G:-33---- | BCDEFGA round 3 at A | ready=1,2,3 acted=2 left=gold:1,house:2 "
    "chip=governors visited=AC traded built blessed lifted=CE2 opener=2 bidder=1 bid=4 "
    "| put-house 1 0, turn 1 0 | short yogi neutral | 000000010000000200000003000000ff"
)


def test_a_position_is_read_and_written_back():
    assert notation.print_position(notation.parse_position(LINE)) == LINE


def test_every_answer_has_a_name_of_its_own():
    for a in range(ANSWERS):
        assert notation.parse_answer(None, 0, notation.print_answer(None, 0, a)) == a
    assert len(set(notation.ANSWER_NAMES)) == ANSWERS


def test_hands_and_ends_may_come_in_any_order():
    assert notation.parse_answer(None, 0, "palace+gold") == notation.parse_answer(
        None, 0, "Gold+Palace"
    )
    assert notation.parse_answer(None, 0, "b-a") == notation.parse_answer(None, 0, "A-B")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("15g", "99999g", "0 to 30000"),
        ("mogul", "king", "no village"),
        ("@S", "@H", "letters"),
        ("AC1", "AC3", "no village"),
        ("15g 7p", "> 15g 7p", "before 2 players"),
        ("chips:1", "chips:9", "0 to 7"),
        ("gold+palace", "gold+king", "no answer"),
        ("quarry+quarry", "quarry", "no pair"),
        ("A:1-n----", "A:1-n---", "no garden"),
        ("A:1-n----", "A:5-n----", "0 to 3"),
        ("G:-33", "G:-03", "no garden"),
        ("BCDEFGA", "BBDEFGA", "is not like"),
        ("acted=2", "acted=0", "counted from 1"),
        ("gold:1", "silver:1", "no part"),
        ("chip=governors", "chip=character", "no action"),
        ("visited=AC", "visited=AX", "letters"),
        ("lifted=CE2", "lifted=S", "letters"),
        ("traded", "tired", "nothing that a turn keeps"),
        ("bid=4", "bid=40", "0 to 15"),
        ("turn 1 0", "turn 1", "not like"),
        ("turn 1 0", "twist 1 0", "no item"),
        ("turn 1 0", ", ".join(["turn 1 0"] * 6), "room for 6"),
        ("short yogi", "long", "no option"),
        ("000000ff", "xx", "not a generator"),
        (" / 2g", " | 2g", "but here are 8"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(old, new, why):
    assert LINE.count(old) >= 1
    changed = LINE.replace(old, new, 1)
    with pytest.raises(ValueError, match=why):
        notation.parse_position(changed)


def test_a_village_is_not_overfull():
    with pytest.raises(ValueError, match="room for 2"):
        notation.parse_position(LINE.replace("mogul", "mogul CE1"))


def test_somebody_must_play_and_have_something():
    with pytest.raises(ValueError, match="2 to 5"):
        notation.parse_position("15g 7p | - | ABCDEFG round 1 at A | - | - | -")
    with pytest.raises(ValueError, match="has nothing"):
        notation.parse_position("15g 7p / 1g | - | ABCDEFG round 1 at A | - | - | -")
