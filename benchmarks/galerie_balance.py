"""How the reconstructed values of the paintings in Art Gallery (Galerie umění) play.

Bots play at every number of seats, each kind against itself and both at one table. For each of
these: rounds, points of the winner and where they come from, shares of victories by the place in
the first round (the first holder of the start card is drawn, so chairs as such are all alike), and
how much each hall and each stack of tiles is used. Intervals hold 95%.
"""

import argparse
from pathlib import Path

import numpy as np
from common import machine
from numpy.typing import NDArray

from ludoteka.core.chance import seed
from ludoteka.core.compiled import Engine, engine
from ludoteka.core.masks import ones
from ludoteka.core.play import begin, choose, do, is_over, legal, score, standing, to_act
from ludoteka.core.rule import rule
from ludoteka.games.galerie.names import ACCEPT, BID_WITH, LAY_AWAY
from ludoteka.games.galerie.rules import deck_is_short
from ludoteka.games.galerie.scoring import card_points, tile_points
from ludoteka.games.galerie.tables import (
    FEWEST_PLAYERS,
    HALLS,
    MAX_PLACES,
    PAINTINGS,
    STACKS,
    START_CARD,
    TILES,
)
from ludoteka.lab.statistics import Z95, share_interval

# What is noted of each game, and of each player in the order of the first round.
ROUNDS, SHORT, FIRST, SOLD = range(4)
BIDS = SOLD + STACKS
HUNG = BIDS + MAX_PLACES
OF_GAME = HUNG + MAX_PLACES
STANDING, SYMBOL_POINTS, TILE_POINTS, CARD_POINTS, START_POINTS, TILE_COUNT, PICTURES = range(7)
OF_PLAYER = 7


@rule
def play_and_note(states, chances, out, options, bots, params, number, of_game, of_player):
    """Game after game; in seat p sits the bot number p + game, so that all sit everywhere."""
    s, chance = states[0], chances[0]
    players = len(bots)
    for game in range(len(of_game)):
        seed(s, number, 2 * game)
        seed(chance, number, 2 * game + 1)
        begin(s, players, options)
        first = s.start
        note = of_game[game]
        while not is_over(s):
            p = 0
            while not to_act(s) >> p & 1:
                p += 1
            e = (p + game) % players
            a = choose(bots[e], s, p, out, legal(s, p, out), chance, params[e])
            if BID_WITH <= a < LAY_AWAY:
                note[BIDS + s.player[p].pawn] += 1
            if a == ACCEPT:
                note[HUNG + s.here] += 1
            do(s, p, a)
        note[ROUNDS] = s.round
        note[FIRST] = first
        note[SHORT] = deck_is_short(s)
        for i in range(STACKS):
            note[SOLD + i] = TILES[i] - s.stack[i]
        for k in range(players):
            p = (first + k) % players
            mine = of_player[game][k]
            mine[STANDING] = standing(s, p)
            mine[TILE_POINTS] = tile_points(s, p)
            mine[CARD_POINTS] = card_points(s, p)
            mine[START_POINTS] = START_CARD if p == s.start else 0
            mine[SYMBOL_POINTS] = (
                score(s, p) - mine[TILE_POINTS] - mine[CARD_POINTS] - mine[START_POINTS]
            )
            mine[TILE_COUNT] = ones(s.player[p].tiles)
            mine[PICTURES] = s.player[p].paintings


def noted(e: Engine, bots: list[str], games: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    of_game = np.zeros((games, OF_GAME), np.int64)
    of_player = np.zeros((games, len(bots), OF_PLAYER), np.int64)
    e.entry(play_and_note)(
        e.pack(e.game.State()), e.pack(e.chance()), np.zeros(e.game.answers, np.int16),
        np.array(e.game.option_numbers(), np.int64), *e.entrants(bots), 1, of_game, of_player,
    )  # fmt: skip
    return of_game, of_player


def mean(numbers: NDArray[np.int64]) -> str:
    margin = Z95 * numbers.std(ddof=1) / len(numbers) ** 0.5
    return f"{numbers.mean():.1f} ± {margin:.1f}"


def listed(numbers: NDArray[np.float64], form: str = ".1f") -> str:
    return " ".join(f"{number:{form}}" for number in numbers)


def report(e: Engine, bots: list[str], games: int) -> None:
    players = len(bots)
    halls = HALLS[players - FEWEST_PLAYERS]
    of_game, of_player = noted(e, bots, games)
    standings = of_player[:, :, STANDING]
    best = standings == standings.max(axis=1, keepdims=True)
    won = best / best.sum(axis=1, keepdims=True)
    winner = standings.argmax(axis=1)
    points = standings // (PAINTINGS + 1)
    print(f"\n{players} seats: {', '.join(sorted(set(bots)))}")
    print(f"  rounds            {mean(of_game[:, ROUNDS])}, most {of_game[:, ROUNDS].max()};"
          f" ended by the deck {of_game[:, SHORT].mean():.0%}")  # fmt: skip
    print(f"  the winner        {mean(points.max(axis=1))} points,"
          f" middle half {listed(np.quantile(points.max(axis=1), [0.25, 0.75]), '.0f')};"
          f" everybody {mean(points.mean(axis=1))}")  # fmt: skip
    of_winner = of_player[np.arange(games), winner].mean(axis=0)
    of_all = of_player.mean(axis=(0, 1))
    for who, found in (("the winner's", of_winner), ("everybody's", of_all)):
        print(f"  {who:17} symbols {found[SYMBOL_POINTS]:.1f}, tiles {found[TILE_POINTS]:.1f},"
              f" cards {found[CARD_POINTS]:.1f}, start card {found[START_POINTS]:.1f};"
              f" {found[PICTURES]:.1f} paintings, {found[TILE_COUNT]:.1f} tiles")  # fmt: skip
    seats = (np.arange(players) - of_game[:, FIRST : FIRST + 1]) % players
    for what, who in (("seat", np.take_along_axis(won, seats, axis=1)), ("place", won)):
        shares = who.mean(axis=0)
        low, high = zip(*(share_interval(share, games) for share in shares), strict=True)
        margin = 50 * max(np.subtract(high, low))
        print(f"  won, by {what:10}{listed(100 * shares)} % ± {margin:.1f};"
              f" furthest from equal {100 * abs(shares - 1 / players).max():.1f}")  # fmt: skip
    print(f"  tiles sold        {listed(of_game[:, SOLD:BIDS].mean(axis=0))}"
          f" of {listed(np.array(TILES, float), '.0f')}")  # fmt: skip
    bids = of_game[:, BIDS : BIDS + 1 + halls].sum(axis=0) / of_game[:, ROUNDS].sum()
    hung = of_game[:, HUNG + 1 : HUNG + 1 + halls].sum(axis=0) / of_game[:, ROUNDS].sum()
    print(f"  bids in a round   shop {bids[0]:.1f}, halls {listed(bids[1:])}")
    print(f"  paintings taken   {listed(hung, '.2f')} in a round")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="at each table")
    parser.add_argument("--players", type=int, nargs="+", default=range(2, 7), help="seats")
    parser.add_argument("--bots", nargs="+", help="all that the game has")
    parser.add_argument("--components", type=Path, help="an owner's own file of component tables")
    args = parser.parse_args()
    e = engine("galerie", True, args.components)
    bots = args.bots or list(e.game.bots)
    print(machine())
    print(f"{args.games} games at each table")
    for players in args.players:
        for one in bots:
            report(e, [one] * players, args.games)
        if len(bots) > 1:
            report(e, [bots[p % len(bots)] for p in range(players)], args.games)


if __name__ == "__main__":
    main()
