"""§2, §3, §20 What is printed, which of it is ours, and an owner's own file."""

import re
from collections import Counter

import pytest

from ludoteka.core.components import BadComponents
from ludoteka.core.game import load
from ludoteka.core.text import text
from ludoteka.games.galerie import GAME, tables

TEXT = (GAME.folder / "components.toml").read_text("utf-8")
VALUES = [tables.VALUE[4 * number : 4 * number + 4] for number in range(1, 49)]

# The reconstruction


def test_there_are_48_paintings_with_one_to_four_symbols():
    assert len(VALUES) == 48
    assert Counter(sum(value > 0 for value in row) for row in VALUES) == {1: 24, 2: 18, 3: 4, 4: 2}


def test_all_four_symbols_are_equally_frequent_and_equally_valuable():
    for row in range(4):
        column = [values[row] for values in VALUES]
        assert (sum(value > 0 for value in column), sum(column)) == (20, 24)


def test_a_painting_is_worth_one_to_four_and_two_on_average():
    totals = [sum(row) for row in VALUES]
    assert Counter(totals) == {1: 12, 2: 26, 3: 8, 4: 2}
    assert sum(totals) == 2 * 48


def test_only_the_values_of_the_paintings_are_reconstructed():
    origins = {name: table["origin"] for name, table in tables.TABLES.items()}
    assert [name for name, origin in origins.items() if origin == "reconstructed"] == ["paintings"]
    assert [name for name, origin in origins.items() if origin == "ruling"] == ["board_for_four"]


def test_the_game_says_that_the_values_are_a_reconstruction():
    for language, word in (("en", "reconstruction"), ("cs", "rekonstrukce")):
        assert word in GAME.words.say(text("about"), language)


# An owner's own file


def own(tmp_path, pattern, replacement):
    changed, n = re.subn(pattern, replacement, TEXT, count=1, flags=re.MULTILINE)
    assert n == 1
    file = tmp_path / "own.toml"
    file.write_text(changed, "utf-8")
    return file


def test_an_owner_may_replace_the_paintings(tmp_path):
    game = load("galerie", own(tmp_path, r"\[1, 0, 1, 1\]", "[9, 8, 7, 6]"))
    s = game.State()
    s.players = 2
    s.start = 1
    s.player[0].collection[0] = 1
    s.player[0].paintings = 1
    assert game.score(s, 0) == 30
    assert GAME.score(s, 0) == 3


@pytest.mark.parametrize(
    ("pattern", "replacement", "why"),
    [
        (r"\[1, 0, 1, 1\], ", "", "must be a list of 48 paintings"),
        (r"\[1, 0, 1, 1\]", "[0, 1, 1]", "painting 1 must be 4 whole numbers 0 to 9"),
        (r"\[1, 0, 1, 1\]", "[0, 1, 1, 10]", "painting 1 must be 4 whole numbers 0 to 9"),
        (r"\[1, 0, 1, 1\]", "[0, 1, 1, true]", "painting 1 must be 4 whole numbers 0 to 9"),
        (r"\[0, 0, 2, 0\]", "[0, 0, 0, 0]", "painting 2 must have a symbol"),
        (r"\[0, 0, 2, 0\]", "3", "painting 2 must be 4 whole numbers 0 to 9"),
        (r"^\[paintings\]", "[pictures]", r"the table \[paintings\] is missing"),
        (r"prices = .*", "prices = [1, 3, 7, 5]", "prices must rise"),
        (r"prices = .*", "prices = [1, 3, 5]", "prices must be 4 whole numbers 1 to 9"),
        (r"tiles = .*", "tiles = [18, 14, 10, 7]", "tiles must be 48 together, not 49"),
        (r"tiles = .*", "tiles = 48", "tiles must be 4 whole numbers 1 to 48"),
        (r"halls = 6", "halls = 9", r"\[board_for_four\] halls must be a whole number 1 to 8"),
        (r"zero = 10", "zero = 1.5", r"\[bids\] zero must be a whole number 0 to 100"),
        (r"stacks = .*", "stacks = [2, 2, 3, 3, 5]", "stacks must be 5 whole numbers 1 to 4"),
        (r"cards = 4", "cards = 0", r"\[points\] cards must be a whole number 1 to 100"),
    ],
)
def test_a_bad_file_is_refused_in_words(tmp_path, pattern, replacement, why):
    with pytest.raises(BadComponents, match=why):
        load("galerie", own(tmp_path, pattern, replacement))
