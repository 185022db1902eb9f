"""The same rules run by Python itself, as in tests and for a click: answers per CPU-second.

Every game at random with its fewest seats (two at least), in rounds one after the other.
"""

import argparse

from common import alternated, machine, spread

from ludoteka.core.batch import Series, play_series
from ludoteka.core.game import load, names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="in each round")
    parser.add_argument("--rounds", type=int, default=10)
    args = parser.parse_args()
    decisions: dict[str, list[int]] = {name: [] for name in names()}

    def played(name: str, seed: int) -> None:
        players = max(2, load(name).seats[0])
        series = Series(name, players, ("random",) * players, args.games, seed, compiled=False)
        decisions[name].append(play_series(series).decisions)

    runs = [lambda seed, name=name: played(name, seed) for name in decisions]
    times = alternated(args.rounds, *runs)
    print(machine())
    print("game, answers per CPU-second: median (middle half)")
    for i, name in enumerate(decisions):
        rates = [n / time[i] for n, time in zip(decisions[name], times, strict=True)]
        print(f"{name:10} {spread(rates)}")


main()
