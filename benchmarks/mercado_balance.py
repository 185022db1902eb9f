"""How Mercado's goods, people and seats fare when equal bots play: one table for each bot, side of
the track and number of seats.

Wins are counted by the order of play, beginning with whoever began. Purchases of goods are told as
a share of the average card of their deck, those of the market people by the game. What stands
behind ± is twice the standard error.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from common import machine

from ludoteka.core import play
from ludoteka.core.chance import seed
from ludoteka.core.compiled import Engine
from ludoteka.core.game import load
from ludoteka.core.rule import rule
from ludoteka.games.mercado.names import END_TURN, SCORE, SERVE
from ludoteka.games.mercado.printed import FIRST_SCENT, GOODS, NAMES, OVERSEER
from ludoteka.games.mercado.state import OFFERED

to_act, is_over, step = play.to_act, play.is_over, play.step
setup, legal, answer, choose = play.setup, play.legal, play.answer, play.choose
standing = play.standing
LENGTH = 3  # of what is counted of a game: rounds, further turns, way of the winner


@rule
def count(s, bought, length):
    """What is about to happen: a card is scored, a person serves, a turn ends."""
    item = s.agenda[s.waiting - 1]
    if item.what == SCORE:
        bought[s.card[item.n]] += 1
    elif item.what == SERVE:
        bought[OVERSEER + item.n - OFFERED] += 1
    elif item.what == END_TURN:
        if s.again > 0:
            length[1] += 1
        elif (item.who + 1) % s.players == s.first:
            length[0] += 1


@rule
def best_seat(s):
    best = 0
    for p in range(s.players):
        if standing(s, p) > standing(s, best):
            best = p
    return best


@rule
def play_and_count(s, chance, out, options, bots, params, players, bought, length):
    """A game of equal bots; who won it, counted from whoever began."""
    setup(s, players, options)
    while not is_over(s):
        if to_act(s) == 0:
            count(s, bought, length)
            step(s)
        else:
            for p in range(players):
                if to_act(s) >> p & 1:
                    n = legal(s, p, out)
                    answer(s, p, choose(bots[0], s, p, out, n, chance, params[0]))
    winner = best_seat(s)
    length[2] += s.player[winner].at
    return (winner - s.first + players) % players


@rule
def play_all(states, chances, out, options, bots, params, players, number, bought, lengths, won):
    for i in range(len(won)):
        seed(states[0], number, 2 * i)
        seed(chances[0], number, 2 * i + 1)
        won[i] = play_and_count(
            states[0], chances[0], out, options, bots, params, players, bought[i], lengths[i]
        )


@dataclass
class Table:
    """What happened in the games of one bot, one side and one number of seats."""

    players: int
    bought: np.ndarray  # games × (goods and people)
    lengths: np.ndarray  # games × LENGTH
    won: np.ndarray  # by the order of play

    def shares(self) -> list[tuple[float, float]]:
        n = len(self.won)
        found = [float(np.mean(self.won == k)) for k in range(self.players)]
        return [(100 * x, 200 * (x * (1 - x) / n) ** 0.5) for x in found]

    def use(self) -> dict[str, tuple[float, float]]:
        """Of a card beside the average one of its deck; of a person in a game."""
        mean = self.bought.mean(axis=0)
        error = 2 * self.bought.std(axis=0) / len(self.won) ** 0.5
        decks = [mean[:FIRST_SCENT].mean(), mean[FIRST_SCENT : len(GOODS)].mean()]
        per = [decks[k >= FIRST_SCENT] if k < len(GOODS) else 1 for k in range(len(NAMES))]
        return {name: (mean[k] / per[k], error[k] / per[k]) for k, name in enumerate(NAMES)}

    def lines(self, all_cards: bool) -> list[str]:
        mean = self.lengths.mean(axis=0)
        error = 2 * self.lengths.std(axis=0) / len(self.won) ** 0.5
        rounds = self.lengths[:, 0]
        low, high = np.quantile(rounds, [0.05, 0.95])
        use = self.use()
        decks = {"valuables": NAMES[:FIRST_SCENT], "scents": NAMES[FIRST_SCENT:OVERSEER]}
        found = [
            "wins in the order of play: "
            + ", ".join(f"{x:.1f} % ± {e:.1f}" for x, e in self.shares()),
            f"rounds {mean[0]:.2f} ± {error[0]:.2f} (nine games of ten: {low:.0f} to {high:.0f}), "
            f"further turns {mean[1]:.2f}, the winner's way {mean[2]:.1f}",
            ", ".join(f"{name} {use[name][0]:.2f} ± {use[name][1]:.2f}" for name in NAMES[-2:])
            + " a game",
        ]
        for deck, names in decks.items():
            order = sorted(names, key=lambda name: use[name][0])
            shown = order if all_cards else [*order[:2], *order[-2:]]
            each = [f"{name} {use[name][0]:.2f} ± {use[name][1]:.2f}" for name in shown]
            found.append(f"{deck}: " + ", ".join(each))
        return found


def measure(engine: Engine, bot: str, side: int, players: int, games: int, number: int) -> Table:
    bought = np.zeros((games, len(NAMES)), np.int32)
    lengths = np.zeros((games, LENGTH), np.int32)
    won = np.zeros(games, np.int8)
    engine.entry(play_all)(
        engine.pack(engine.game.State()),
        engine.pack(engine.chance()),
        np.zeros(engine.game.answers, np.int16),
        np.array([side, 0, 0], np.int64),
        *engine.entrants([bot]),
        players,
        number,
        bought,
        lengths,
        won,
    )
    return Table(players, bought, lengths, won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="in each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs="+", help="only these")
    parser.add_argument("--sides", nargs="+", default=["a", "b"], choices=["a", "b"])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--components", type=Path, help="an owner's own file of tables")
    parser.add_argument("--all", action="store_true", help="every card, not only the extremes")
    parser.add_argument("--python", action="store_true", help="for a few games, without compiling")
    args = parser.parse_args()
    engine = Engine(load("mercado", args.components), not args.python)
    print(f"{machine()}; {args.games:,} games in each table, seed {args.seed}")
    for bot in args.bots or engine.game.bots:
        for side in args.sides:
            for players in args.players:
                table = measure(engine, bot, "ab".index(side), players, args.games, args.seed)
                print(f"{bot}, side {side.upper()}, {players} seats", flush=True)
                for line in table.lines(args.all):
                    print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
