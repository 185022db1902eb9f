"""Whole games on a GPU: the same rules, the same games."""

import importlib.util
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from ludoteka.core import cuda, play
from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance
from ludoteka.core.compiled import engine
from ludoteka.core.game import names
from ludoteka.core.machine import bind

HAS_CUDA_COMPILER = importlib.util.find_spec("numba_cuda") is not None


@pytest.mark.skipif(not cuda.available(), reason="there is no GPU here")
@pytest.mark.parametrize("name", names())
def test_the_gpu_plays_the_same_games_as_the_processor(name):
    game = engine(name).game
    tables = [("random",) * n for n in range(max(2, game.seats[0]), game.seats[1] + 1)]
    for bots in [*tables, *((bot, "random") for bot in game.bots)]:
        series = Series(name, len(bots), bots, games=1000, seed=len(bots), first=7)
        on_cpu, on_gpu = play_series(series), cuda.play_series_cuda(series, threads=300)

        assert on_gpu.scores.tobytes() == on_cpu.scores.tobytes()
        assert on_gpu.standings.tobytes() == on_cpu.standings.tobytes()
        assert on_gpu.lengths.tobytes() == on_cpu.lengths.tobytes()
        assert (on_gpu.decisions, on_gpu.choices) == (on_cpu.decisions, on_cpu.choices)


@pytest.mark.skipif(not HAS_CUDA_COMPILER, reason="numba-cuda is not installed")
@pytest.mark.parametrize("name", names())
def test_the_rules_compile_for_a_gpu_of_compute_capability_9(name, monkeypatch):
    from numba import cuda as numba_cuda
    from numba import float64, int32, int64

    # Functions called by the kernel ask for the device that is there; none has to be.
    hopper = SimpleNamespace(compute_capability=(9, 0))
    for module in (numba_cuda, sys.modules["numba.cuda.dispatcher"]):
        monkeypatch.setattr(module, "get_current_device", lambda: hopper)
    e = engine(name)
    row, rows = int64[::1], int64[:, ::1]
    results = int32[:, ::1], rows, int32[::1], rows
    signature = (row, row, float64[:, ::1], *[int64] * 4, *results)
    try:
        code, _ = numba_cuda.compile_ptx(
            cuda.compiled(e, tuple(range(len(e.bots))), lambda kernel: kernel), signature, cc=(9, 0)
        )
    except Exception as error:
        if "Failure finding" in str(error):
            pytest.skip(f"the CUDA toolkit is not installed: {error}")
        raise

    half = "0dBFE0000000000000"  # of a product by it all digits are kept
    assert ".target sm_90" in code
    assert "ld.const" not in code  # tables: from there each thread would read after the other
    assert all(half in line for line in code.splitlines() if "fma.rn" in line)  # round, then add


def test_its_threads_share_out_the_games_and_play_the_same_ones():
    series = Series("qwixx", 3, ("random",) * 3, games=5, seed=11, first=2, compiled=False)
    expected = play_series(series)
    e, threads = engine("qwixx", compiled=False), 2
    scores, standings = np.zeros((5, 3), np.int32), np.zeros((5, 3), np.int64)
    lengths, tally = np.zeros(5, np.int32), np.zeros((threads, 2), np.int64)
    bots, params = e.entrants(["random"] * 3)
    kept = {
        "state_kind": e.game.State,
        "chance_kind": Chance,
        "answer_kind": int,
        "number_kind": int,
        "most_answers": e.game.answers,
        "most_seats": 2 + 3,
    }
    for thread in range(threads):
        here = SimpleNamespace(
            grid=lambda dimensions, thread=thread: thread,
            local=SimpleNamespace(array=lambda n, kind: [kind() for _ in range(n)]),
        )
        kernel = bind(play.play_many_on_gpu, e.slots | kept | {"cuda": here}, lambda copy: copy)
        results = scores, standings, lengths, tally
        kernel([0], bots, params, 3, 1, series.seed, series.first, *results)

    assert np.array_equal(scores, expected.scores)
    assert np.array_equal(standings, expected.standings)
    assert np.array_equal(lengths, expected.lengths)
    assert tally.sum(axis=0).tolist() == [expected.decisions, expected.choices]
