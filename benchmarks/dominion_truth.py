"""Plain Big Money, computed elsewhere by engines independent of this one: do we agree?

Alone, the turn of the fourth Province (its mean and standard deviation) and of the eighth; against
itself with two seats, how often each seat wins and how often they share. Each line has our figure
with its standard error, the figure from elsewhere, and how many standard errors lie between them,
where the one from elsewhere counts as a series of 200,000 games. More than four: exit status 1.
"""

import argparse
import sys
from typing import Any

import numpy as np
from common import machine

from ludoteka.core.batch import Series, play_everywhere
from ludoteka.core.chance import seed
from ludoteka.core.compiled import Engine, engine
from ludoteka.core.play import begin, choose, do, is_over, legal
from ludoteka.core.rule import rule
from ludoteka.games.dominion.cards import PROVINCE
from ludoteka.games.dominion.rules import owned

ELSEWHERE = 200_000  # games
FOURTH, SPREAD, EIGHTH = 16.798, 1.837, 25.952
FIRST_WINS, SECOND_WINS, SHARED = 24.33, 42.32, 33.35  # per cent
TOO_FAR = 4  # standard errors
BEGINS = 3  # the option that says who


@rule
def play_alone(states, chances, out, options, bots, params, number, turns):
    """Games of one player, until the supply of Provinces for two is sold: the turn of each."""
    s = states[0]
    for i in range(len(turns)):
        seed(s, number, i)
        begin(s, 1, options)
        while not is_over(s):
            had = owned(s, 0, PROVINCE)
            now = s.player[0].turns
            n = legal(s, 0, out)
            do(s, 0, choose(bots[0], s, 0, out, n, chances[0], params[0]))
            if owned(s, 0, PROVINCE) > had:
                turns[i][had] = now


def turns_alone(e: Engine, games: int, number: int = 1) -> Any:
    """A row for each game: the turns in which plain Big Money buys its eight Provinces."""
    game = e.game
    turns = np.zeros((games, 8), np.int64)
    out = np.zeros(game.answers, np.int16)
    options = np.array(game.option_numbers(), np.int64)
    records = e.pack(game.State()), e.pack(e.chance(number))
    e.entry(play_alone)(*records, out, options, *e.entrants(["bigmoney"]), number, turns)
    return turns


def mirror(games: int, number: int = 1) -> Any:
    """How many games the first seat wins, the second, and both together."""
    options = list(engine("dominion").game.option_numbers())
    options[BEGINS] = 1
    bots = ("bigmoney", "bigmoney")
    series = Series("dominion", 2, bots, games, number, tuple(options), rotate=False)
    found = np.zeros(3, np.int64)
    for results in play_everywhere(series):
        first, second = results.standings.T
        found += [np.sum(first > second), np.sum(first < second), np.sum(first == second)]
    return found


def compared(what: str, ours: float, error: float, theirs: float, their_error: float) -> float:
    """One line, and how far apart the two figures are, in standard errors of their difference."""
    apart = float(abs(ours - theirs) / np.hypot(error, their_error))
    print(f"{what:32} {ours:8.3f} ± {error:.3f}   {theirs:8.3f} ± {their_error:.3f}   {apart:.1f}")
    return apart


def compare(turns: Any, wins: Any) -> list[float]:
    """All figures beside those from elsewhere."""
    print(f"{'':32} {'ours':16}   {'elsewhere':16}   standard errors apart")
    games, found = len(turns), []
    for what, column, theirs in (("4th Province", 3, FOURTH), ("8th Province", 7, EIGHTH)):
        spread = turns[:, column].std(ddof=1)
        mean, errors = turns[:, column].mean(), (spread / games**0.5, spread / ELSEWHERE**0.5)
        found.append(compared(f"turn of the {what}", mean, errors[0], theirs, errors[1]))
    fourth = turns[:, 3] - turns[:, 3].mean()
    spread = turns[:, 3].std(ddof=1)
    wobble = float(np.sqrt((fourth**4).mean() / spread**4 - 1)) * spread / 2
    errors = wobble / games**0.5, wobble / ELSEWHERE**0.5
    found.append(compared("its standard deviation", spread, errors[0], SPREAD, errors[1]))
    names = ("first seat wins, %", "second seat wins, %", "shared, %")
    for name, n, theirs in zip(names, wins, (FIRST_WINS, SECOND_WINS, SHARED), strict=True):
        share = n / wins.sum()
        chance = 100 * (share * (1 - share)) ** 0.5
        errors = chance / wins.sum() ** 0.5, chance / ELSEWHERE**0.5
        found.append(compared(name, 100 * share, errors[0], theirs, errors[1]))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", action="store_true", help="alone without machine code")
    args = parser.parse_args()
    print(machine())
    print(f"{args.games:,} games of each kind, seed {args.seed}")
    turns = turns_alone(engine("dominion", not args.python), args.games, args.seed)
    return int(max(compare(turns, mirror(args.games, args.seed))) > TOO_FAR)


if __name__ == "__main__":
    sys.exit(main())
