"""Whole games on a GPU, by the same rules; needs the package numba-cuda (`ludoteka[cuda]`).

The only module that imports `numba.cuda`, and only when it is called. Each thread plays whole
games, each of its own seed, so the results are those of `core.batch`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from . import play
from .batch import Results, Series
from .chance import Chance
from .compiled import Engine, engine, machine_table
from .machine import bind
from .record import dtype

THREADS = 1 << 16  # played at the same time
BLOCK = 128  # threads that run in step, as far as their games do


def available() -> bool:
    """Whether there is a GPU that can play."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def compiled(e: Engine, compile_kernel: Callable[[FunctionType], Any]) -> Any:
    """The kernel with the game's rules as code for the GPU."""
    from numba import cuda

    kernel = play.play_many_on_gpu

    def decorate(copy: FunctionType) -> Any:
        if copy.__code__ is kernel.__code__:
            return compile_kernel(copy)
        return cuda.jit(copy, device=True)

    return bind(kernel, e.slots | {"cuda": cuda}, decorate, machine_table)


class Player:
    """Plays series of one game on the GPU; compiled once, its memory kept between calls."""

    def __init__(self, e: Engine, threads: int = THREADS) -> None:
        from numba import cuda

        self.engine = e
        self.threads = threads
        self.kernel = compiled(e, cuda.jit)
        self.room = [
            cuda.device_array(threads, dtype(e.game.State)),
            cuda.device_array(threads, dtype(Chance)),
            cuda.device_array((threads, e.game.answers), np.int16),
        ]

    def play(self, series: Series) -> Results:
        from numba import cuda

        states, chances, out = self.room
        games, players = series.games, series.players
        bots = [self.engine.bots.index(bot) for bot in series.bots]
        seats = np.tile(np.array([players, series.rotate, *bots]), (self.threads, 1))
        tally = cuda.to_device(np.zeros((self.threads, 2), np.int64))
        scores = cuda.device_array((games, players), np.int32)
        standings = cuda.device_array((games, players), np.int64)
        lengths = cuda.device_array(games, np.int32)
        self.kernel[-(-self.threads // BLOCK), BLOCK](
            states,
            chances,
            out,
            cuda.to_device(np.array(series.options or (0,), np.int64)),
            cuda.to_device(np.array(bots, np.int64)),
            cuda.to_device(seats),
            series.seed,
            series.first,
            scores,
            standings,
            lengths,
            tally,
        )
        decisions, choices = (int(number) for number in tally.copy_to_host().sum(axis=0))
        return Results(
            series.first,
            scores.copy_to_host(),
            standings.copy_to_host(),
            lengths.copy_to_host(),
            decisions,
            choices,
        )


def play_series_cuda(series: Series, threads: int = THREADS) -> Results:
    """Play it here and now, on the GPU."""
    e = engine(series.game, True, series.components)
    return Player(e, min(threads, series.games)).play(series)
