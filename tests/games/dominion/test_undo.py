"""What may be taken back freely: all that has told its author nothing."""

import pytest

from ludoteka.core.match import Match, Row
from ludoteka.games.dominion import GAME, notation


@pytest.fixture
def undone(position):
    """Whether somebody may take back the last of these answers."""

    def after(places, *answers, **more):
        s = position(places, **more)
        fresh = Match(GAME, s.players, seed=bytes(32))
        begin = Row(0, 0, -1, "begin", record=bytes(s))
        match = Match.reopen(GAME, fresh.head, fresh.seed, [begin])
        for answer in answers:
            seat, word = int(answer[0]), answer[2:]
            match.play(seat, match.version, [notation.parse_answer(match.state, seat, word)])
        return match.can_undo(seat) is not None

    return after


@pytest.mark.parametrize(
    ("places", "answers"),
    [
        ("> Woodcutter / -", ["0 Woodcutter"]),
        ("> 3 Copper / -", ["0 treasures"]),
        ("> 3 Copper, Woodcutter / -", ["0 Woodcutter", "0 treasures", "0 +Silver"]),
        ("> Chapel, Estate, Copper / -", ["0 Chapel", "0 Estate"]),
        ("> Remodel, Estate, Copper / -", ["0 Remodel", "0 Estate", "0 +Silver"]),
        ("> Cellar, Estate, Copper; deck 9 Gold / -", ["0 Cellar", "0 Estate"]),
        # no chance, and nothing that was not known: all of the own deck, or its known top
        ("> Smithy; deck 1 Gold, 2 Silver / -", ["0 Smithy"]),
        ("> Village; deck 9 Gold; known Estate / -", ["0 Village"]),
    ],
)
def test_what_reveals_nothing_may_be_taken_back(undone, places, answers):
    assert undone(places, *answers)


@pytest.mark.parametrize(
    ("places", "answers"),
    [
        ("> Smithy; deck 3 Gold, 3 Silver / -", ["0 Smithy"]),
        ("> Village; discard 3 Gold; top Gold / -", ["0 Village"]),
        ("> 3 Copper; deck 9 Estate, 9 Silver / -", ["0 treasures", "0 done"]),
        ("> Spy; deck 3 Gold / -; deck 2 Gold, 2 Estate", ["0 Spy"]),
        ("> Cellar, Estate; deck 4 Gold, 4 Silver / -", ["0 Cellar", "0 Estate"]),
        ("> Chancellor; deck Gold, Silver / -", ["0 Chancellor", "0 yes"]),
    ],
)
def test_what_was_drawn_shuffled_or_revealed_cannot_be_taken_back(undone, places, answers):
    assert not undone(places, *answers)


def test_what_another_has_answered_since_cannot_be_taken_back(undone):
    assert not undone("> Militia / 4 Copper", "0 Militia", "1 Copper", "0 done")


def test_which_cards_go_to_the_militia_may_be_thought_over(undone):
    assert undone("> Militia / 2 Copper, 3 Estate", "0 Militia", "1 Copper")
