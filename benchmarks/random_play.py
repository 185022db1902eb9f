"""Random legal play on one core: games, answers and real choices per CPU-second, of every game.

A real choice is an answer where at least two were legal. `calibration.c` is a loop of a million
xorshift steps, timed in the same rounds; a rate "a loop" is what is done in the time of one such
loop. With --compile also how long it takes to make the machine code, once, without the cache.
"""

import argparse
import ctypes
import os
import tempfile
import time
from collections.abc import Callable

from common import alternated, built, machine, spread

from ludoteka.core.batch import Results, Series, play_series
from ludoteka.core.game import Game, load, names

STEPS = 1_000_000
SECONDS = 0.3  # about so long is one round


def series(game: Game, players: int, games: int, seed: int) -> Series:
    return Series(game.name, players, ("random",) * players, games, seed)


def in_one_round(game: Game, players: int) -> int:
    """So many games that a round takes some tenths of a second."""
    play_series(series(game, players, 1, 0))  # compiles, or loads what was compiled
    games = 64
    while True:
        start = time.process_time()
        play_series(series(game, players, games, 0))
        took = time.process_time() - start
        if took > SECONDS / 4:
            return max(1, round(games * SECONDS / took))
        games *= 4


def measure(game: Game, players: int, rounds: int, calibrate: Callable[[int], object]) -> None:
    games = in_one_round(game, players)
    results: list[Results] = []

    def play(seed: int) -> None:
        results.append(play_series(series(game, players, games, seed + 1)))

    times = alternated(rounds, play, calibrate)
    counted = {
        "games": [games for _ in results],
        "answers": [r.decisions for r in results],
        "real choices": [r.choices for r in results],
    }
    print(
        f"{game.name}, {players} seats, a record of {ctypes.sizeof(game.State)} bytes", flush=True
    )
    for what, numbers in counted.items():
        rates = [n / took[0] for n, took in zip(numbers, times, strict=True)]
        loops = [rate * took[1] for rate, took in zip(rates, times, strict=True)]
        print(f"  {what + '/s':16} {spread(rates):42} {spread(loops, ',.1f')} a loop", flush=True)


def seconds_to_compile(game: Game) -> float:
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LUDOTEKA_CACHE"] = folder
        play_series(series(game, max(2, game.seats[0]), 1, 0))
    del os.environ["LUDOTEKA_CACHE"]
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=names(), help="only these")
    parser.add_argument(
        "--players", type=int, nargs="+", help="seats; as few and as many as may be"
    )
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--compile", action="store_true", help="measure the compiler as well")
    args = parser.parse_args()
    calibration = built("calibration.c")
    print(machine())
    print(f"{args.rounds} rounds each; median (middle half), per CPU-second on one core")
    for name in args.game:
        game = load(name)
        if args.compile:
            print(f"{name}: compiled in {seconds_to_compile(game):.1f} s", flush=True)
        for players in args.players or sorted({max(2, game.seats[0]), game.seats[1]}):
            measure(
                game, players, args.rounds, lambda _: calibration.calibrate(ctypes.c_uint64(STEPS))
            )


main()
