"""Whole games on a GPU, by the same rules; needs the package numba-cuda (`ludoteka[cuda]`).

The only module that imports `numba.cuda`, and only when it is called. Each thread plays whole
games, each of its own seed, so the results are those of `core.batch`, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from . import play
from .batch import Results, Series
from .chance import Chance
from .compiled import Engine, choosing, engine, machine_table, widened
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


def compiled(
    e: Engine, bots: tuple[int, ...], compile_kernel: Callable[[FunctionType], Any]
) -> Any:
    """The kernel with the rules of the game and of these of its bots as code for the GPU.

    What cannot be called is left out: a GPU waits for code that its small cache has lost.
    """
    from numba import cuda, from_dtype, int16, int64

    kernel = play.play_many_on_gpu
    kept = {
        "cuda": cuda,
        "state_kind": from_dtype(dtype(e.game.State)),
        "chance_kind": from_dtype(dtype(Chance)),
        "answer_kind": int16,
        "number_kind": int64,
        "most_answers": e.game.answers,
        "most_seats": 2 + e.game.seats[1],
    }

    def decorate(copy: FunctionType) -> Any:
        if copy.__code__ is kernel.__code__:
            return compile_kernel(copy)
        return widened(cuda.jit(copy, device=True))

    choose = choosing([e.bots[k] for k in bots])
    return bind(kernel, e.slots | kept | {"choose": choose}, decorate, machine_table)


@cache
def kernel_of(e: Engine, bots: tuple[int, ...]) -> Any:
    from numba import cuda

    return compiled(e, bots, cuda.jit)


class Launch:
    """A series laid out in the GPU's memory, to be played by so many threads."""

    def __init__(self, series: Series, threads: int = THREADS) -> None:
        from numba import cuda

        e = engine(series.game, True, series.components)
        games, players = series.games, series.players
        bots, params = e.entrants(series.bots)
        self.series = series
        playing, seated = np.unique(bots, return_inverse=True)
        self.kernel = kernel_of(e, tuple(playing.tolist()))[-(-threads // BLOCK), BLOCK]
        self.given = (
            cuda.to_device(np.array(series.options or e.game.option_numbers(), np.int64)),
            cuda.to_device(seated),
            cuda.to_device(params),
            players,
            int(series.rotate),
            series.seed,
            series.first,
        )
        self.scores = cuda.device_array((games, players), np.int32)
        self.standings = cuda.device_array((games, players), np.int64)
        self.lengths = cuda.device_array(games, np.int32)
        self.tally = cuda.to_device(np.zeros((threads, 2), np.int64))

    def run(self) -> None:
        self.kernel(*self.given, self.scores, self.standings, self.lengths, self.tally)

    def results(self) -> Results:
        decisions, choices = self.tally.copy_to_host().sum(axis=0)
        return Results(
            self.series.first,
            self.scores.copy_to_host(),
            self.standings.copy_to_host(),
            self.lengths.copy_to_host(),
            int(decisions),
            int(choices),
        )


def play_series_cuda(series: Series, threads: int = THREADS) -> Results:
    """Play it here and now, on the GPU."""
    launch = Launch(series, min(threads, series.games))
    launch.run()
    return launch.results()
