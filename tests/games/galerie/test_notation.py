"""Answers and positions as text, both ways."""

import pytest

from ludoteka.games.galerie import notation
from ludoteka.games.galerie.names import *

from .conftest import HAND, line

WORDS = {
    "walk": {"0>": WALK_WITH, "4>": WALK_WITH + 8, "4<": WALK_WITH + 9},
    "bid": {"6": BID_WITH + 6},
    "lay": {"0": LAY_AWAY},
    "tiles": {"none": BUY, "1": BUY + 1, "1+5": BUY + 5, "3+5": BUY + 6},
    "painting": {"leave": DECLINE, "take": ACCEPT},
    "take-back": {"8": RETURN + 8},
}


@pytest.mark.parametrize("question", WORDS)
def test_an_answer_is_a_word_that_depends_on_the_question(question):
    s = notation.parse_position(line(what=f"{question} 1"))
    for word, a in WORDS[question].items():
        assert notation.print_answer(s, 0, a) == word
        assert notation.parse_answer(s, 0, word) == a


@pytest.mark.parametrize(
    ("question", "word"),
    [("walk", "6"), ("bid", "9"), ("tiles", "2"), ("tiles", "1+1"), ("tiles", "+"), ("walk", "9>")],
)
def test_what_is_no_answer_is_refused_in_words(question, word):
    with pytest.raises(ValueError, match=r"is not"):
        notation.parse_answer(notation.parse_position(line(what=f"{question} 1")), 0, word)


@pytest.mark.parametrize(
    "position",
    [
        line(),
        line(HAND, HAND, HAND),
        f"{line(*[HAND] * 6)} memory",
        line(
            "- walked 01 last 8 at 3 paintings 12,7 tiles 3,4 stuck 05",
            "5 at 4",
            places="shop 1:6 2:_ / 21 1:0 2:3 / - / 40 / 33",
            stacks="18:48 0 10:46 18:45",
            what="take-back 2",
            start=2,
            round=17,
            turn=8,
            here=1,
            marker=1,
        ),
        f"{line(HAND, HAND, what='over 1')} | 0123456789abcdef0123456789abcdef",
    ],
)
def test_a_position_survives_being_printed(position):
    assert notation.print_position(notation.parse_position(position)) == position


GOOD = line()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (" | walk 1", "", "the parts"),
        (" / 012345678 at 0", "", "1 players, but 2 to 6"),
        (HAND, "01234567x at 0", "not an action card"),
        (HAND, "012345678 at", "pairs such as"),
        (HAND, "012345678 at 5", "not a place: a number 0 to 4"),
        (HAND, "012345678 on 3", "nothing that a player has"),
        (HAND, "012345678 at 0 paintings 49", "not a painting"),
        (HAND, "012345678 at 0 paintings 1", "a painting is there twice"),
        (HAND, "012345678 at 0 paintings 9,9", "a painting is there twice"),
        (HAND, "012345678 at 0 tiles 48", "a tile is there twice"),
        (HAND, "012345678 at 0 tiles 1", "and 1 taken, not 48"),
        ("shop / 1", "1 / shop", "the shop is the first"),
        (" / 4", "", "4 places, but the ring of 2 has 5"),
        ("shop", "shop 3:1", "not a seat and a card"),
        ("shop", "shop 1:1 1:1 1:1 1:1 1:1 1:1 1:1", "7 markers"),
        ("18:48 ", "", "3 stacks of tiles instead of 4"),
        ("18:48", "x:48", "how many tiles are left"),
        ("18:48", "18:49", "the upper tile"),
        ("walk 1", "sleep 1", "is not like"),
        ("walk 1", "walk 3", "not a seat"),
        ("turn 1", "turn 9", "not a turn"),
        ("turn 1", "turn 1 marker 1", "not a marker"),
        ("turn 1", "turn 1 | 12", "not a generator"),
    ],
)
def test_a_bad_position_is_refused_in_words(old, new, why):
    assert old in GOOD
    with pytest.raises(ValueError, match=why):
        notation.parse_position(GOOD.replace(old, new, 1))
