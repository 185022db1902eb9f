"""Dominion with two seats, one core: plain Big Money against itself, the First Game at random.

Beside it, in the same rounds, pyminion plays the same Big Money against itself, where it is
installed (`pip install pyminion`, in an environment of your own: this project does not need it).
`calibration.c` is a loop of a million xorshift steps; a rate "in loops" is the number of games in
the time of one such loop. With `--compile` the time to compile from nothing is measured too.
"""

import argparse
import ctypes
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from common import alternated, built, machine, spread

from ludoteka.core.batch import Series, play_series
from ludoteka.games.dominion import GAME

STEPS = 1_000_000
FIRST_GAME = GAME.option_numbers({"kingdom": "first-game"})
COMPILE = """
import time
start = time.process_time()
from ludoteka.core.batch import Series, play_series
play_series(Series("dominion", 2, ("bigmoney", "random"), games=1, seed=0))
print(time.process_time() - start)
"""


def seconds_to_compile() -> float:
    """CPU seconds from the start of a process to its first game, where nothing is kept on disk."""
    with tempfile.TemporaryDirectory() as empty:
        here = {**os.environ, "LUDOTEKA_CACHE": empty}
        ran = subprocess.run(
            [sys.executable, "-c", COMPILE], env=here, check=True, capture_output=True, text=True
        )
    return float(ran.stdout)


def series(bot: str, games: int) -> Callable[[int], Any]:
    """Games of a bot against itself; the number of the round is the seed."""

    def run(number: int) -> Any:
        return play_series(Series("dominion", 2, (bot, bot), games, number, FIRST_GAME))

    return run


def pyminion(games: int) -> Callable[[int], None] | None:
    """The same in pyminion with its own Big Money; None where it is not installed."""
    try:
        from pyminion.bots.examples import BigMoney
        from pyminion.expansions import base
        from pyminion.game import Game
    except ImportError:
        return None
    names = "cellar market militia mine moat remodel smithy village witch workshop"
    kingdom = [getattr(base, name) for name in names.split()]  # it has no Woodcutter

    def run(number: int) -> None:
        random.seed(number)
        for _ in range(games):
            players = [BigMoney(), BigMoney()]
            Game(players, [base.base_set], kingdom_cards=kingdom, log_stdout=False).play()

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="of Big Money in each round")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--compile", action="store_true")
    args = parser.parse_args()
    calibration = built("calibration.c")
    at_random = max(1, args.games // 4)
    by_hand = max(1, args.games // 300)
    other = pyminion(by_hand)

    runs: dict[str, tuple[Callable[[int], Any], int]] = {
        "Big Money": (series("bigmoney", args.games), args.games),
        "at random": (series("random", at_random), at_random),
    }
    if other:
        runs["pyminion"] = (other, by_hand)
    for run, _ in runs.values():
        run(0)
    calls = [run for run, _ in runs.values()]
    times = alternated(args.rounds, *calls, lambda _: calibration.calibrate(ctypes.c_uint64(STEPS)))

    print(machine())
    print(f"{args.rounds} rounds; median (middle half), per CPU-second on one core")
    rates = {}
    for column, (name, (_, games)) in enumerate(runs.items()):
        rates[name] = [games / time[column] for time in times]
        loops = [rate * time[-1] for rate, time in zip(rates[name], times, strict=True)]
        form = ",.1f" if name == "pyminion" else ",.0f"
        best = f"best {max(rates[name]):{form}}"
        print(f"{name + ', games/s':22} {spread(rates[name], form):32} {best:14}", end="  ")
        print(f"{spread(loops, ',.3f' if name == 'pyminion' else ',.1f')} a loop")
    print(f"loops/s                {spread([1 / time[-1] for time in times])}")
    if other:
        ratios = [a / b for a, b in zip(rates["Big Money"], rates["pyminion"], strict=True)]
        print(f"rules / pyminion       {spread(ratios)}, both Big Money against itself")
    else:
        print(
            "pyminion is not installed here, so nothing is compared with it: pip install pyminion"
        )
    print(f"record                 {ctypes.sizeof(GAME.State)} bytes")
    if args.compile:
        print(f"compiled from nothing  {seconds_to_compile():.1f} CPU-seconds")


if __name__ == "__main__":
    main()
