"""The printed tables, and an owner's own in their place."""

from collections import Counter
from pathlib import Path

import pytest

from ludoteka.core.components import BadComponents
from ludoteka.core.game import load
from ludoteka.games.dominion import GAME
from ludoteka.games.dominion import cards as printed

OWN = (GAME.folder / "components.toml").read_text("utf-8")


def test_the_box_has_as_many_cards_of_each_cost_as_it_should():
    costs = Counter(printed.COST[kind] for kind in range(printed.BASIC, printed.KINDS))
    assert costs == {2: 3, 3: 4, 4: 10, 5: 7, 6: 1}


def test_the_box_has_five_attacks_a_reaction_and_one_kingdom_card_that_counts():
    def of(types):
        kinds = range(printed.BASIC, printed.KINDS)
        return [printed.NAMES[kind] for kind in kinds if printed.TYPE[kind] & types]

    assert of(printed.ATTACK) == ["bureaucrat", "militia", "spy", "thief", "witch"]
    assert of(printed.REACTION) == ["moat"]
    assert of(printed.VICTORY) == ["gardens"]
    assert len(of(printed.ACTION)) == 24


PRINTED = """
copper 0 0 0 0 1 0
silver 3 0 0 0 2 0
gold 6 0 0 0 3 0
estate 2 0 0 0 0 1
duchy 5 0 0 0 0 3
province 8 0 0 0 0 6
curse 0 0 0 0 0 -1
cellar 2 0 1 0 0 0
chapel 2 0 0 0 0 0
moat 2 2 0 0 0 0
chancellor 3 0 0 0 2 0
village 3 1 2 0 0 0
woodcutter 3 0 0 1 2 0
workshop 3 0 0 0 0 0
bureaucrat 4 0 0 0 0 0
feast 4 0 0 0 0 0
gardens 4 0 0 0 0 0
militia 4 0 0 0 2 0
moneylender 4 0 0 0 0 0
remodel 4 0 0 0 0 0
smithy 4 3 0 0 0 0
spy 4 1 1 0 0 0
thief 4 0 0 0 0 0
throne-room 4 0 0 0 0 0
council-room 5 4 0 1 0 0
festival 5 0 2 1 2 0
laboratory 5 2 1 0 0 0
library 5 0 0 0 0 0
market 5 1 1 1 1 0
mine 5 0 0 0 0 0
witch 5 2 0 0 0 0
adventurer 6 0 0 0 0 0
"""


def test_cost_and_bonuses_of_every_card_are_those_that_are_printed():
    """Cost, cards, actions, buys, coins, points."""
    columns = (
        printed.NAMES, printed.COST, printed.CARDS, printed.ACTIONS, printed.BUYS, printed.COINS,
        printed.POINTS,
    )  # fmt: skip
    rows = [" ".join(map(str, row)) for row in zip(*columns, strict=True)]
    assert rows == PRINTED.split("\n")[1:-1]


def test_an_owners_tables_are_played_with(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace("victory = [8, 12, 12]", "victory = [5, 6, 7]"))
    game = load("dominion", path)
    s = game.State()
    s.rng[:] = [1, 2, 3, 4]
    game.setup(s, 2, game.option_numbers())
    game.step(s)
    assert s.supply[printed.PROVINCE] == 5
    assert load("dominion").components is None


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[deck]", "[pack]", "the table [deck] is missing"),
        ("cost = 6", "cost = 99", "[gold] cost must be a whole number 0 to 20"),
        ("cost = 6", "", "[gold] cost must be a whole number 0 to 20"),
        ("points = 6", "points = true", "[province] points must be a whole number -20 to 20"),
        ('types = ["curse"]', 'types = [["curse"]]', "[curse] types must be some of treasure"),
        ("kingdom = [10, 10, 10]", "kingdom = [10, true, 10]", "three whole numbers 0 to 10"),
        ('types = ["curse"]', "types = []", "[curse] types must be some of treasure, victory"),
        (
            "copper = [46, 39, 32]",
            "copper = [46, 39]",
            "[piles] copper must be three whole numbers",
        ),
        ("kingdom = [10, 10, 10]", "kingdom = [11, 10, 10]", "three whole numbers 0 to 10"),
        ("copper = [46, 39, 32]", "copper = 46", "[piles] copper must be three whole numbers"),
        ('"witch", "woodcutter", "workshop"]', '"witch"]', "must be ten different kingdom cards"),
        ('first-game = ["cellar"', 'first-game = ["copper"', "must be ten different kingdom cards"),
    ],
)
def test_tables_that_cannot_be_played_with_are_refused_with_a_reason(tmp_path, old, new, why):
    path = tmp_path / "mine.toml"
    assert old in OWN
    path.write_text(OWN.replace(old, new))
    with pytest.raises(BadComponents) as refused:
        load("dominion", path)
    assert why in str(refused.value)


def test_tables_without_any_recommended_set_are_refused(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(OWN.split("[kingdoms]")[0] + '[kingdoms]\norigin = "printed"\n')
    with pytest.raises(BadComponents, match="must have at least one set"):
        load("dominion", path)
