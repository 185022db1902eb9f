"""Bots at tables: honest, never in the way, and in machine code as soon as there is some."""

import asyncio
import sys

import pytest

from ludoteka.core import play
from ludoteka.core.compiled import engine, engine_with
from ludoteka.core.game import load, owned
from ludoteka.core.match import Match
from ludoteka.core.warm import is_warm
from ludoteka.web.bots import Bots, bots_of


@pytest.fixture
def match():
    return Match(load("qwixx"), 3, seed=bytes(32))


def test_a_bot_is_given_only_what_its_seat_may_know(toy, monkeypatch):
    match = Match(toy, 2, seed=bytes(range(32)))
    seen = []

    def spy(self, e, bot, s, chance, p):
        seen.append((s.player[0].card, s.player[1].card, bytes(s.rng)))
        return 0

    monkeypatch.setattr(Bots, "_choose", spy)
    bots, truth = Bots(), match.state
    for _ in range(20):
        bots.choose(toy, "random", match.state, 0)
    assert {own for own, _, _ in seen} == {truth.player[0].card}
    assert len({other for _, other, _ in seen}) > 5, "the other's card was not dealt anew"
    assert bytes(truth.rng) not in {chance for _, _, chance in seen}


@pytest.mark.parametrize("failing", [-1, 10**6, None])
def test_a_bot_that_fails_does_not_stop_the_table(match, monkeypatch, failing, caplog):
    def fail(*_):
        if failing is None:
            raise ZeroDivisionError
        return failing

    monkeypatch.setattr(Bots, "_choose", fail)
    answers = {Bots().choose(match.game, "greedy", match.state, 0) for _ in range(40)}
    assert answers <= set(match.legal(0))
    assert ("failed" in caplog.text) == (failing is None)


def test_every_bot_of_every_game_answers_in_python(match):
    for bot in bots_of(match.game):
        for p in match.owing():
            assert Bots().choose(match.game, bot, match.state, p) in match.legal(p)


def test_bots_stay_in_python_when_nothing_can_be_compiled(match, monkeypatch, caplog):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    bots = Bots()
    asyncio.run(bots.warm_up(["qwixx"]))
    assert not bots.compiled
    assert "go on in Python" in caplog.text
    assert bots.choose(match.game, "greedy", match.state, 0) in match.legal(0)


@pytest.mark.slow
def test_a_child_compiles_an_owners_tables(own_tables, monkeypatch):
    monkeypatch.setitem(owned, "qwixx", own_tables)
    bots = Bots()
    asyncio.run(bots.warm_up(["qwixx"]))

    compiled = bots.compiled["qwixx"]
    assert compiled.game.components == own_tables
    assert compiled.entry(play.choose_one).stats.cache_hits, "it was compiled here, not loaded"


@pytest.mark.slow
def test_bots_change_over_to_machine_code_when_a_child_has_made_it(match):
    engine_with.cache_clear()  # another test may have compiled the game in this process
    bots = Bots()
    asyncio.run(bots.warm_up(["qwixx"]))
    assert is_warm("qwixx")
    compiled = bots.compiled["qwixx"]
    assert compiled is engine("qwixx")
    assert compiled.entry(play.choose_one).stats.cache_hits, "it was compiled here, not loaded"
    for p in match.owing():
        assert bots.choose(match.game, "greedy", match.state, p) in match.legal(p)
