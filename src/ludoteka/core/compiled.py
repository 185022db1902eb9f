"""Games as machine code for this processor, kept on disk.

Numba's own cache notices neither changed tables nor changed callees in other files, so each game's
code lies in a folder named by the hash of everything it was made from.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from . import play
from .chance import Chance
from .components import path_of
from .game import RANDOM, Game, load, owned
from .machine import bind, filled
from .record import Record, as_array


def cache_folder() -> Path:
    """Where compiled games are kept between runs."""
    given = os.environ.get("LUDOTEKA_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteka"


def fingerprint(game: Game) -> str:
    """A hash of all that a game's machine code is made from: sources, tables, versions, machine."""
    import llvmlite
    import numba
    import numpy as np

    core = Path(__file__).parent
    files = [*sorted(core.glob("*.py")), *sorted(game.folder.glob("*.py"))]
    files.append(game.components or path_of(str(game.folder / "rules.py")))
    digest = hashlib.sha256()
    for file in files:
        if file.exists():
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    versions = (numba.__version__, llvmlite.__version__, np.__version__, sys.version)
    digest.update(repr(versions).encode())
    return digest.hexdigest()[:20]


def rules_of(game: Game) -> dict[str, Any]:
    """The game's rules by the names of the slots they fill."""
    names = ("setup", "asked", "to_act", "refusal", "legal", "answer", "step", "is_over", "score")
    return {n: getattr(game, n) for n in names} | {
        "standing": game.standing,
        "observe": game.observe,
        "hide_game": game.hide,
    }


# Rules allocate nothing, so nobody has to count references to their arrays (`_nrt`): counting cost
# a quarter of the time of a game with short rules.
DIALECT = {"error_model": "numpy", "nogil": True, "_nrt": False}


# Calls of short rules are replaced by their text: a third less time. Counted in bytes of Python's
# code, with what is inlined in turn; without a bound the text would grow beyond all measure.
LONGEST_INLINED = 2500


# Loops of up to so many rounds are written out, longer ones stay loops. Else the code of a game
# with many piles is too long for what a processor keeps at hand, and takes a third more time.
LONGEST_WRITTEN_OUT = 8


@cache
def keep_long_loops() -> None:
    """Tell LLVM, which wants to hear it once."""
    from llvmlite.binding import set_option

    set_option("", f"-unroll-full-max-count={LONGEST_WRITTEN_OUT}")


def length_inlined(copy: FunctionType, lengths: dict[Any, int]) -> int:
    """How long a rule is with the text of what it calls, of which `lengths` are known."""
    loads = (i.argval for i in get_instructions(copy.__code__) if i.opname == "LOAD_GLOBAL")
    called = (copy.__globals__.get(name) for name in loads)
    return len(copy.__code__.co_code) + sum(lengths.get(id(callee), 0) for callee in called)


def widened(rule: Any) -> Any:
    """A compiled rule that takes every number as a full machine word.

    Otherwise each small field and each constant among its arguments makes one more version of it.
    """
    from numba.core import types

    def wide(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer | types.Boolean) else kind

    narrow = rule.get_call_template
    rule.get_call_template = lambda args, kws: narrow(tuple(map(wide, args)), kws)
    return rule


def machine_table(rows: tuple[Any, ...]) -> Any:
    """Tables of numbers become arrays, which machine code indexes fastest: as small as they can be,
    so that many fit into what a processor or a GPU keeps at hand."""
    import numpy as np

    try:
        table = np.array(rows)
    except ValueError:
        return rows
    if table.dtype.kind not in "iuf" or not table.size:
        return rows
    kinds = (np.int8, np.int16, np.int32) if table.dtype.kind == "i" else ()
    smaller = (table.astype(kind) for kind in kinds)
    return next((twin for twin in smaller if np.array_equal(twin, table)), table)


def choosing(bots: Sequence[Any]) -> Any:
    """What bot number k of these would answer, as one rule."""
    choose = filled(play.choose_last, first_bot=bots[-1])
    for bot in reversed(bots[:-1]):
        choose = filled(play.choose_in_turn, first_bot=bot, other_bots=choose)
    return choose


class Engine:
    """A game ready to run: its rules with the lines of `core.play`, as Python or machine code."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self.bots = list(dict.fromkeys([*(b.choose for b in game.bots.values()), RANDOM.choose]))
        self.slots = rules_of(game) | {"choose": choosing(self.bots)}
        self._done: dict[Any, Any] = {}
        self._lengths: dict[int, int] = {}  # of compiled rules, by id: `_done` keeps them alive
        self._entries: dict[Any, Any] = {}

    def entry(self, function: Any) -> Any:
        """A rule of `core.play`, or any other with the same slots, ready to be called."""
        if function not in self._entries:
            make = self._compile if self.compiled else self._plain
            self._entries[function] = make(function)
        return self._entries[function]

    def pack(self, s: Record) -> Any:
        """A record as an entry takes it: an array of one."""
        return as_array(s) if self.compiled else [s]

    def entrants(self, names: Sequence[str]) -> tuple[Any, Any]:
        """For each bot its rule, as its place among the game's, and its numbers."""
        found = [self.game.bot(name) for name in names]
        rules = [self.bots.index(bot.choose) for bot in found]
        if not self.compiled:
            return rules, [bot.params for bot in found]
        import numpy as np

        params = np.zeros((len(found), max(len(bot.params) for bot in found)))
        for row, bot in zip(params, found, strict=True):
            row[: len(bot.params)] = bot.params
        return np.array(rules, np.int64), params

    def chance(self, number: int = 0, stream: int = 0) -> Any:
        from .chance import seed

        generator = Chance()
        seed(generator, number, stream)
        return generator

    @property
    def folder(self) -> Path:
        return cache_folder() / f"{self.game.name}-{fingerprint(self.game)}"

    def _plain(self, function: Any) -> Any:
        return bind(function, self.slots, lambda copy: copy, done=self._done)

    def _compile(self, function: Any) -> Any:
        from numba import config, njit

        keep_long_loops()
        # A bot apart from the loop of the game leaves that loop the processor's registers.
        bots = [bot.__code__ for bot in self.bots]

        def decorate(copy: FunctionType) -> Any:
            if copy.__code__ is not function.__code__:
                length = length_inlined(copy, self._lengths)
                inlined = length < LONGEST_INLINED and copy.__code__ not in bots
                rule = widened(njit(copy, forceinline=inlined, **DIALECT))
                self._lengths[id(rule)] = length if inlined else 0
                return rule
            before = config.CACHE_DIR
            config.CACHE_DIR = str(self.folder)
            try:
                return njit(copy, cache=True, **DIALECT)
            finally:
                config.CACHE_DIR = before

        return bind(function, self.slots, decorate, machine_table, self._done)


def engine(name: str, compiled: bool = True, tables: Path | None = None) -> Engine:
    return engine_with(name, compiled, tables or owned.get(name))


@cache
def engine_with(name: str, compiled: bool, tables: Path | None) -> Engine:
    return Engine(load(name, tables), compiled)
