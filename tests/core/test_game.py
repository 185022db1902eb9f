from dataclasses import replace

import pytest

from ludoteka.core.compiled import engine, fingerprint
from ludoteka.core.components import BadComponents, components
from ludoteka.core.game import BadOption, Option, UnknownGame, load, names, owned, seats_in

SIDE = Option("side", values=("a", "b"))
START = Option("start", low=0, high=29, default=4)
KINGDOM = Option("kingdom", values=("cellar", "moat", "witch"), choose=2)


def test_an_unknown_game_is_refused_with_what_there_is():
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*qwixx"):
        load("chess")
    assert "qwixx" in names()


def test_a_value_becomes_a_number_and_back():
    assert (SIDE.number("b"), SIDE.word(1)) == (1, "b")
    assert (START.number("29"), START.word(29)) == (29, 29)
    assert (KINGDOM.number("witch+cellar"), KINGDOM.word(5)) == (5, "cellar+witch")
    assert KINGDOM.number("") == 0


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        (SIDE, "c", "side is one of a, b, not 'c'"),
        (SIDE, 1, "side is one of a, b, not 1"),
        (START, "30", "start is a number 0 to 29, not '30'"),
        (START, "many", "start is a number 0 to 29, not 'many'"),
        (START, None, "start is a number 0 to 29, not None"),
        (KINGDOM, "moat", "kingdom takes 2 different values, not 'moat'"),
        (KINGDOM, "moat+moat", "kingdom takes 2 different values"),
        (KINGDOM, "moat+militia", "kingdom knows no 'militia'; it has cellar, moat, witch"),
    ],
)
def test_a_bad_value_is_refused_with_what_is_possible(option, value, says):
    with pytest.raises(BadOption, match=says.replace("+", r"\+")):
        option.number(value)


def test_masks_are_read_as_seats():
    assert seats_in(0b10110) == [1, 2, 4]


def test_an_owners_tables_make_a_game_of_their_own(tmp_path):
    usual = load("qwixx")
    file = tmp_path / "mine.toml"
    text = (usual.folder / "components.toml").read_text("utf-8")
    file.write_text(text.replace("penalty_points = 5", "penalty_points = 50"), "utf-8")
    mine = load("qwixx", file)
    s = mine.State()
    s.player[0].penalties = 1
    t = usual.State()
    t.player[0].penalties = 1
    assert (mine.score(s, 0), usual.score(t, 0)) == (-50, -5)
    assert load("qwixx") is usual


def test_what_an_owner_has_named_is_the_game_of_the_whole_process(own_tables, monkeypatch):
    usual = load("qwixx")
    monkeypatch.setitem(owned, "qwixx", own_tables)

    assert load("qwixx") is load("qwixx", own_tables) is not usual
    assert engine("qwixx", compiled=False).game is load("qwixx", own_tables)
    assert fingerprint(load("qwixx")) != fingerprint(usual)
    monkeypatch.delitem(owned, "qwixx")
    assert load("qwixx") is usual


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "cannot be read"),
        ("cards = [", "is not a TOML file"),
        ("cards = 3", "must say its origin"),
        ('[cards]\norigin = "heard"', "must say its origin, one of printed, ruling, reconstructed"),
    ],
)
def test_a_bad_component_file_is_refused_in_words(tmp_path, content, says):
    if content is not None:
        (tmp_path / "components.toml").write_text(content, "utf-8")
    with pytest.raises(BadComponents, match=says):
        components(str(tmp_path / "rules.py"))


def test_options_become_the_numbers_that_the_rules_see():
    game = replace(load("qwixx"), options=(SIDE, START, KINGDOM))

    assert game.option_numbers() == (0, 4, 0)
    assert game.option_numbers({"start": "7", "kingdom": "moat+witch"}) == (0, 7, 6)
    assert load("qwixx").option_numbers() == (0,)  # the rules of a game without options get a 0
