"""Maharaja: how far its bots come among equals and against each other.

For each number of seats: the palaces built, how often somebody has all of them, and the rounds in
which games end; then how often one bot wins among others of the other kind. Intervals are 95 %.
"""

import argparse
from collections import Counter
from math import sqrt

from common import machine

from ludoteka.core import play
from ludoteka.core.batch import Series, play_series
from ludoteka.core.chance import Chance, seed
from ludoteka.core.compiled import Engine
from ludoteka.core.game import load

GAME = load("maharaja")
SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
BOTS = tuple(GAME.bots)


def half_width(share: float, n: int) -> float:
    return 1.96 * sqrt(share * (1 - share) / n)


def among_equals(bot: str, players: int, games: int) -> str:
    scores = play_series(Series(GAME.name, players, (bot,) * players, games, 1)).scores
    error = 1.96 * scores.mean(1).std() / games**0.5
    seven = (scores.max(1) == 7).mean()
    return f"{scores.mean():.2f} ± {error:.2f} palaces, somebody seven in {seven:.1%}"


def last_rounds(bot: str, players: int, games: int) -> str:
    """In Python, where a match can be stopped and looked at."""
    engine = Engine(GAME, compiled=False)
    ended = Counter(last_round(engine, bot, players, number) for number in range(games))
    return ", ".join(f"{ended[n]} in round {n}" for n in sorted(ended))


def last_round(engine: Engine, bot: str, players: int, number: int) -> int:
    s, chance, out = GAME.State(), Chance(), [0] * GAME.answers
    seed(s, number, 0)
    seed(chance, number, 1)
    engine.entry(play.begin)(s, players, GAME.option_numbers({}))
    choose, params = GAME.bots[bot].choose, GAME.bots[bot].params
    while not GAME.is_over(s):
        p = (GAME.to_act(s) & -GAME.to_act(s)).bit_length() - 1
        n = GAME.legal(s, p, out)
        engine.entry(play.do)(s, p, choose(s, p, out, n, chance, params))
    return int(s.round)


def alone_among(bot: str, other: str, players: int, games: int) -> str:
    """Every seat is the bot's in turn."""
    bots = (bot, *[other] * (players - 1))
    standings = play_series(Series(GAME.name, players, bots, games, 2)).standings
    won = sum(int(row.argmax()) == -number % players for number, row in enumerate(standings))
    share = won / games
    return f"wins {share:.1%} ± {half_width(share, games):.1%} (equal: {1 / players:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for shares")
    parser.add_argument("--rounds", type=int, default=40, help="games whose rounds are counted")
    args = parser.parse_args()
    print(machine())
    for players in SEATS:
        print(f"{players} seats")
        for bot in BOTS:
            print(f"  {bot}: {among_equals(bot, players, args.games)}", flush=True)
            print(f"    ends: {last_rounds(bot, players, args.rounds)}", flush=True)
        for bot in BOTS:
            for other in (*BOTS, "random"):
                if bot != other:
                    print(f"  one {bot} among {other}: ", end="")
                    print(alone_among(bot, other, players, args.games), flush=True)


if __name__ == "__main__":
    main()
