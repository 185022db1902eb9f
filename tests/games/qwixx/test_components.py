"""An owner's own sheet takes the place of the printed one, and a bad one is refused in words."""

import pytest

from ludoteka.core import contract
from ludoteka.core.components import BadComponents
from ludoteka.core.game import load

USUAL = (load("qwixx").folder / "components.toml").read_text("utf-8")


@pytest.fixture
def with_sheet(tmp_path):
    def load_with(*changes):
        text = USUAL
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / "own.toml").write_text(text, "utf-8")
        return load("qwixx", tmp_path / "own.toml")

    return load_with


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("crosses_for_lock = 5", "", "[sheet] crosses_for_lock is missing"),
        ("[end]", "[ends]", "[end] locks is missing"),
        ("crosses_for_lock = 5", "crosses_for_lock = 11", "crosses_for_lock must be a whole"),
        ("crosses_for_lock = 5", "crosses_for_lock = true", "must be a whole number 0 to 10"),
        ("penalties = 4 ", "penalties = 0 ", "[sheet] penalties must be a whole number 1 to 9"),
        ("penalty_points = 5", "penalty_points = 2.5", "penalty_points must be a whole number"),
        ("penalty_points = 5", 'penalty_points = "five"', "penalty_points must be a whole number"),
        ("locks = 2 ", "locks = 5 ", "[end] locks must be a whole number 1 to 4"),
        ("66, 78]", "66]", "[points] for_crosses must be 13 whole numbers 0 to 1000"),
        ("66, 78]", "66, 9999]", "for_crosses must be 13 whole numbers"),
        ("66, 78]", '66, "many"]', "for_crosses must be 13 whole numbers"),
    ],
)
def test_a_sheet_that_cannot_be_played_with_is_refused(with_sheet, old, new, why):
    with pytest.raises(BadComponents) as refused:
        with_sheet((old, new))
    assert why in str(refused.value)


@pytest.mark.parametrize("promise", [contract.ends_in_time, contract.scenes_offer_every_answer])
def test_the_largest_sheet_that_is_taken_can_be_played_with(with_sheet, promise):
    game = with_sheet(
        ("crosses_for_lock = 5", "crosses_for_lock = 10"),
        ("penalties = 4 ", "penalties = 9 "),
        ("locks = 2 ", "locks = 4 "),
        ("66, 78]", "66, 1000]"),
    )
    promise(game, contract.Table(2))
