"""Bots of a game: rules with numbers, its own or from a text file."""

from dataclasses import replace

import pytest

from ludoteka.core import play
from ludoteka.core.compiled import Engine
from ludoteka.core.game import BadBotFile, Bot, UnknownBot
from ludoteka.core.rule import rule

WAIT, TAKE, PEEK = range(3)


@rule
def always(s, p, legal, n, chance, params):
    return int(params[0])


def read(text):
    if text.strip() not in ("wait", "take"):
        raise ValueError("line 1: it says neither wait nor take")
    return Bot(always, (float(text.strip() == "take"), 0.0, 0.0))


@pytest.fixture
def game(toy):
    bots = {"waiter": Bot(always, (WAIT,)), "taker": Bot(always, (TAKE, 7.0))}
    return replace(toy, bots=bots, bot_files={".plan": read})


def test_bots_that_differ_in_their_numbers_share_a_rule_and_answer_each_by_its_own(game):
    e = Engine(game, compiled=False)
    assert len(e.bots) == 2  # that rule, and chance
    s, chance, out = game.State(), e.chance(), [0] * game.answers
    e.entry(play.begin)(s, 2, (0,))
    p = s_first(game, s)

    choose = e.entry(play.choose_one)
    assert choose([s], [chance], out, p, *e.entrants(["waiter"])) == WAIT
    assert choose([s], [chance], out, p, *e.entrants(["taker"])) == TAKE


def s_first(game, s):
    return (game.to_act(s) & -game.to_act(s)).bit_length() - 1


def test_numbers_of_different_length_are_put_side_by_side_for_machine_code(game):
    rules, params = Engine(game, compiled=True).entrants(["waiter", "taker", "random"])

    assert rules.tolist() == [0, 0, 1]
    assert params.tolist() == [[WAIT, 0], [TAKE, 7], [0, 0]]


def test_a_bot_is_read_from_a_text_file(game, tmp_path):
    file = tmp_path / "my.plan"
    file.write_text("take\n")

    assert game.bot(str(file)) == Bot(always, (1.0, 0.0, 0.0))


def test_a_file_that_describes_no_bot_is_refused_with_its_name_and_the_line(game, tmp_path):
    file = tmp_path / "my.plan"
    file.write_text("hurry\n")

    with pytest.raises(BadBotFile, match=r"my\.plan: line 1: it says neither wait nor take"):
        game.bot(str(file))
    with pytest.raises(BadBotFile, match=r"none\.plan cannot be read: No such file"):
        game.bot(str(tmp_path / "none.plan"))


def test_an_unknown_bot_is_refused_with_those_there_are(game):
    with pytest.raises(UnknownBot, match="toy has no bot 'genius'; it has waiter, taker, random"):
        game.bot("genius")
