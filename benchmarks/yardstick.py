"""How near the bots come to perfect play in the Qwixx of one player, which is solved exactly.

Solving takes a minute or two, once. The share is that of the mean score in the optimal one; the
errors are standard errors.
"""

import argparse

import numpy as np
from common import machine

from ludoteka.core.batch import Series, play_series
from ludoteka.core.compiled import engine
from ludoteka.games.qwixx import rules, solve, solver


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    values = solve.solved()
    optimum = float(values[solver.sheet(solver.BEGINNING), 0])
    e = engine("qwixx")
    scores = {
        "perfect play": perfect(values, args.games, args.seed),
        **{bot: alone(bot, args.games, args.seed) for bot in (*e.game.bots, "random")},
    }
    print(machine())
    print(f"optimal expected score of one player: {optimum:.4f}")
    print(f"over {args.games:,} games:")
    for name, points in scores.items():
        mean, error = points.mean(), points.std() / len(points) ** 0.5
        share = f"{mean / optimum:.2%} ± {error / optimum:.2%}"
        print(f"{name:14} {mean:8.3f} ± {error:.3f}   {share} of the optimum")


def perfect(values: np.ndarray, games: int, seed: int) -> np.ndarray:
    e = engine("qwixx")
    scores = np.zeros(games, np.int32)
    room, options = np.zeros(rules.ANSWERS, np.int16), np.zeros(1, np.int64)
    play = e.entry(solver.play_alone)
    play(e.pack(rules.State()), e.pack(e.chance()), room, options, values, seed, 0, scores)
    return scores


def alone(bot: str, games: int, seed: int) -> np.ndarray:
    return np.asarray(play_series(Series("qwixx", 1, (bot,), games, seed)).scores[:, 0])


main()
