"""What single games can do beyond play is a command of its own, known by nobody but the game."""

import dataclasses

import pytest

from ludoteka.cli import arguments, tool
from ludoteka.core.game import Tool, load


def measure(argv, say):
    if argv != ["this"]:
        raise ValueError("only this can be measured")
    say(" ".join(["measured", *argv]))
    return 0


@pytest.fixture(autouse=True)
def one_game_that_measures_and_one_that_does_not(monkeypatch):
    game = load("qwixx")
    games = {
        "tall": dataclasses.replace(
            game, name="tall", tools={"measure": Tool(measure, "How tall.")}
        ),
        "flat": dataclasses.replace(game, name="flat", tools={}),
    }
    for module in (tool, arguments):
        monkeypatch.setattr(module, "names", lambda: sorted(games))
        monkeypatch.setattr(module, "load", lambda name, components=None: games[name])


def test_it_gets_the_words_after_the_game(ludoteka):
    said = ludoteka("measure tall this")

    assert (said.status, said.out) == (0, "measured this\n")


def test_a_game_without_it_names_those_that_have_it(ludoteka):
    said = ludoteka("measure flat this")

    assert said.status == 2
    assert said.err == "flat has no “measure”; these have it: tall.\n"


def test_without_a_game_it_asks_for_one_that_has_it(ludoteka):
    assert ludoteka("measure").err.endswith("There are: tall.\n")


def test_what_it_refuses_is_said_without_a_traceback(ludoteka):
    said = ludoteka("measure tall that")

    assert said.status == 2
    assert said.err == "only this can be measured\n"


@pytest.mark.parametrize("command", ["measure --help", "measure tall -h", "help measure"])
def test_it_explains_itself_like_any_command(ludoteka, command):
    said = ludoteka(command)

    assert said.status == 0
    assert said.out == "usage: ludoteka measure tall …\n\nHow tall.\n"


def test_what_no_game_can_do_is_no_command(ludoteka):
    assert "There is no command “weigh”" in ludoteka("weigh tall").err
