"""Qwixx at random, two seats, one core: the rules as machine code beside the same game in C.

Both play the same games, which is checked: points, decisions and choices. `calibration.c` is a loop
of a million xorshift steps, timed in the same rounds; a rate "in loops" is the number of games or
decisions in the time of one such loop.
"""

import argparse
import ctypes
from typing import Any

import numpy as np
from common import alternated, built, machine, spread

from ludoteka.core.batch import Series, play_series

STEPS = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="in each round")
    parser.add_argument("--rounds", type=int, default=30)
    args = parser.parse_args()
    by_hand, calibration = built("qwixx.c"), built("calibration.c")

    def rules(seed: int) -> Any:
        return play_series(Series("qwixx", 2, ("random", "random"), args.games, seed))

    def in_c(seed: int) -> Any:
        scores = np.zeros((args.games, 2), np.int32)
        lengths, tally = np.zeros(args.games, np.int32), np.zeros(2, np.int64)
        numbers = [ctypes.c_int64(n) for n in (seed, 0, args.games)]
        arrays = [ctypes.c_void_p(a.ctypes.data) for a in (scores, lengths, tally)]
        by_hand.play_many(2, *numbers, *arrays)
        return scores, lengths, tally

    def calibrate(_: int) -> None:
        calibration.calibrate(ctypes.c_uint64(STEPS))

    decisions = choices = 0
    for seed in range(3):
        ours, (scores, lengths, tally) = rules(seed), in_c(seed)
        assert np.array_equal(ours.scores, scores), "the points differ"
        assert np.array_equal(ours.lengths, lengths), "the lengths differ"
        assert [ours.decisions, ours.choices] == tally.tolist(), "the totals differ"
        decisions, choices = decisions + ours.decisions, choices + ours.choices
    per_game = {"games": 1, "decisions": decisions, "real choices": choices}
    per_game = {what: n / (3 * args.games) if n > 1 else n for what, n in per_game.items()}

    times = alternated(args.rounds, rules, in_c, calibrate)
    print(machine())
    print(f"same {3 * args.games:,} games in both; {args.rounds} rounds of {args.games:,} games;")
    print("median (middle half), per CPU-second on one core")
    for what, n in per_game.items():
        for name, column in (("rules", 0), ("C", 1)):
            rates = [n * args.games / time[column] for time in times]
            loops = [rate * time[2] for rate, time in zip(rates, times, strict=True)]
            print(f"{what + '/s, ' + name:22} {spread(rates):40} {spread(loops, '.0f')} a loop")
    print(f"rules / C              {spread([t[1] / t[0] for t in times], '.3f')}")
    print(f"loops/s                {spread([1 / t[2] for t in times])}")


main()
