"""Figures that others have computed with engines of their own; `benchmarks/dominion_truth.py` says
how near we come with many games, here are a few."""

import importlib

import numpy as np
import pytest

from ludoteka.core.compiled import engine


@pytest.fixture
def truth(monkeypatch, root):
    monkeypatch.syspath_prepend(str(root / "benchmarks"))
    return importlib.import_module("dominion_truth")


def test_big_money_alone_takes_as_long_as_elsewhere(truth):
    turns = truth.turns_alone(engine("dominion", compiled=False), 250)
    for column, theirs in ((3, truth.FOURTH), (7, truth.EIGHTH)):
        error = turns[:, column].std() / len(turns) ** 0.5
        assert abs(turns[:, column].mean() - theirs) < 4 * error


def test_big_money_wins_against_itself_as_often_as_elsewhere(truth):
    wins = truth.mirror(20_000)
    theirs = np.array([truth.FIRST_WINS, truth.SECOND_WINS, truth.SHARED]) / 100
    error = np.sqrt(theirs * (1 - theirs) / wins.sum())
    assert (abs(wins / wins.sum() - theirs) < 4 * error).all()
