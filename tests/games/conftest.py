"""A game's rules on both machines, for the stories in the folder of that name."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from ludoteka.core.compiled import Engine, engine
from ludoteka.core.machine import Slot
from ludoteka.core.play import begin, do, is_over, legal, score, standing, to_act
from ludoteka.core.rule import rule

asked = Slot()
refusal = Slot()
BEGIN, DO, REFUSAL, LEGAL, ASKED, TO_ACT, IS_OVER, SCORE, STANDING = range(9)


@rule
def use(states, what, p, a, out, options):
    """Every rule behind one entry, so that a game is compiled once. Seats stand for p in BEGIN."""
    s = states[0]
    if what == BEGIN:
        begin(s, p, options)
    if what == DO:
        do(s, p, a)
    if what == REFUSAL:
        return refusal(s, p, a)
    if what == LEGAL:
        return legal(s, p, out)
    if what == ASKED:
        return asked(s)
    if what == TO_ACT:
        return to_act(s)
    if what == IS_OVER:
        return int(is_over(s))
    if what == SCORE:
        return score(s, p)
    if what == STANDING:
        return standing(s, p)
    return 0


class Rules:
    """The rules of one game, as Python or as machine code, on records of `game.State`."""

    def __init__(self, engine: Engine) -> None:
        self.game = engine.game
        self._engine = engine
        self._out = np.zeros(engine.game.answers, np.int16)

    def _use(self, s: Any, what: int, p: int = 0, a: int = 0, options: Sequence[int] = ()) -> int:
        numbers = np.array(options or (0,), np.int64)
        entry = self._engine.entry(use)
        return int(entry(self._engine.pack(s), what, p, a, self._out, numbers))

    def begin(self, s: Any, players: int, options: Sequence[int] = ()) -> None:
        self._use(s, BEGIN, players, 0, options)

    def do(self, s: Any, p: int, a: int) -> None:
        """Answer without checks, and go on until somebody has to choose."""
        self._use(s, DO, p, a)

    def refusal(self, s: Any, p: int, a: int) -> int:
        return self._use(s, REFUSAL, p, a)

    def legal(self, s: Any, p: int) -> list[int]:
        return [int(a) for a in self._out[: self._use(s, LEGAL, p)]]

    def asked(self, s: Any) -> int:
        return self._use(s, ASKED)

    def to_act(self, s: Any) -> int:
        return self._use(s, TO_ACT)

    def is_over(self, s: Any) -> bool:
        return bool(self._use(s, IS_OVER))

    def score(self, s: Any, p: int) -> int:
        return self._use(s, SCORE, p)

    def standing(self, s: Any, p: int) -> int:
        return self._use(s, STANDING, p)


@cache
def rules_of(name: str, compiled: bool) -> Rules:
    return Rules(engine(name, compiled))


@pytest.fixture(params=["python", "compiled"])
def rules(request: pytest.FixtureRequest) -> Rules:
    """The rules of the game in whose folder the test lies."""
    return rules_of(request.path.parent.name, request.param == "compiled")
