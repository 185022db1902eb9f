"""Whole games at random on a GPU, at several numbers of threads, checked against the processor.

Needs a GPU and numba-cuda; `python3 benchmarks/gpu.py` is all, from a checkout that is not
installed as well.
"""

import argparse
import hashlib
import importlib.util
import statistics
import sys
import time
from types import ModuleType

from common import HERE, machine

sys.path.insert(0, str(HERE.parent / "src"))


class Anything(ModuleType):
    """Stands in for what only the table and the words need, where it is not installed."""

    class Struct:
        def __init_subclass__(cls, **_):
            pass

        def __init__(self, *_, **__):
            pass

    def __getattr__(self, name):
        return Anything(name)


for package, *parts in (("msgspec",), ("fluent", "fluent.runtime")):
    if importlib.util.find_spec(package) is None:
        sys.modules.update({name: Anything(name) for name in (package, *parts)})

import numpy as np  # noqa: E402

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # noqa: NPY201  (numba-cuda 0.30 asks for it, NumPy 2.5 has none)

from ludoteka.core.batch import Series, play_series  # noqa: E402
from ludoteka.core.cuda import Launch, available, play_series_cuda  # noqa: E402


def checksum(results):
    digest = hashlib.sha256()
    for array in (results.scores, results.standings, results.lengths):
        digest.update(array.tobytes())
    return digest.hexdigest()[:16]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="qwixx")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--threads", type=int, nargs="+", default=[2**14, 2**16, 2**18, 2**20])
    parser.add_argument("--games", type=int, default=8, help="of each thread, in each launch")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--check", type=int, default=20_000, help="games also played here")
    args = parser.parse_args()
    if not available():
        sys.exit("There is no GPU that numba-cuda can use.")
    from numba import cuda

    print(machine())
    device = cuda.get_current_device().name
    device = device.decode() if isinstance(device, bytes) else device
    print(f"{device}; {args.game}, {args.players} players")
    seats = ("random",) * args.players
    start = time.perf_counter()
    play_series_cuda(Series(args.game, args.players, seats, 1, seed=1))
    print(f"first launch, compiling: {time.perf_counter() - start:.1f} s")

    checked = Series(args.game, args.players, seats, args.check, seed=1)
    on_gpu, on_cpu = checksum(play_series_cuda(checked)), checksum(play_series(checked))
    print(f"checksum of {args.check:,} games: GPU {on_gpu}, processor {on_cpu}")
    if on_gpu != on_cpu:
        sys.exit("The GPU and the processor did not play the same games.")

    print("threads   games/s, median (lowest to highest)       decisions/s     real choices/s")
    for threads in args.threads:
        rates, decisions, choices = [], [], []
        for seed in range(args.rounds + 1):
            series = Series(args.game, args.players, seats, threads * args.games, seed)
            launch = Launch(series, threads)
            cuda.synchronize()
            start = time.perf_counter()
            launch.run()
            cuda.synchronize()
            seconds = time.perf_counter() - start
            results = launch.results()
            if seed > 0:  # the first one warms up
                rates.append(series.games / seconds)
                decisions.append(results.decisions / seconds)
                choices.append(results.choices / seconds)
        games = f"{statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"
        middle = [f"{statistics.median(numbers):,.0f}" for numbers in (decisions, choices)]
        print(f"{threads:9,} {games:40} {middle[0]:15} {middle[1]}", flush=True)


main()
