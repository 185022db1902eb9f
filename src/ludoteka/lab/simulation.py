"""A series of games between bots, and what it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import lcm
from typing import Any

import msgspec
import numpy as np

from ..core.batch import Results, Series, play_everywhere
from ..core.game import load
from .in_python import play_in_processes
from .own_bots import is_file
from .statistics import Interval, Mean, share_interval


class BotResult(msgspec.Struct, frozen=True):
    """A bot under one name, in whatever seats: one number from each game, so that the games are
    independent even when it sits there more than once."""

    bot: str
    wins: int  # alone
    share: float  # of the wins, a tie split among the winners
    ci95: Interval
    score_mean: float  # of one of its seats
    score_ci95: Interval | None  # None after a single game


class SeatResult(msgspec.Struct, frozen=True):
    seat: int  # 1 is the first
    wins: int
    share: float


class Length(msgspec.Struct, frozen=True):
    """Decisions in a game."""

    mean: float
    min: int
    max: int


class Report(msgspec.Struct, frozen=True):
    """What a series of games has shown. The fields are those of the JSON file."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    ties: int
    bots: list[BotResult]
    seats: list[SeatResult]
    decisions: int
    choices: int  # decisions with at least two legal answers
    length: Length


class Tally:
    """Exact sums over the games so far."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.names = list(dict.fromkeys(series.bots))
        self.parts = lcm(*range(1, series.players + 1))  # a win, so that every tie splits it evenly
        self.games = self.ties = self.decisions = self.choices = 0
        self.wins = [0] * series.players
        self.shares = [0] * series.players
        self.bot_wins = [0] * len(self.names)
        self.bot_shares = [0] * len(self.names)
        self.bot_scores = [Mean() for _ in self.names]
        self.shortest = load(series.game).longest(series.players)
        self.longest = 0

    def add(self, results: Results) -> None:
        won = results.standings == results.standings.max(axis=1, keepdims=True)
        winners = won.sum(axis=1, keepdims=True)
        alone = won & (winners == 1)
        share = won * (self.parts // winners)
        self.games += len(won)
        self.ties += int((winners > 1).sum())
        self.decisions += results.decisions
        self.choices += results.choices
        for seat in range(self.series.players):
            self.wins[seat] += int(alone[:, seat].sum())
            self.shares[seat] += int(share[:, seat].sum())
        sits = self._bot_in_seat(results)
        for i in range(len(self.names)):
            his = sits == i
            self.bot_wins[i] += int(alone[his].sum())
            self.bot_shares[i] += int(share[his].sum())
            scores = (results.scores * his).sum(axis=1)
            self.bot_scores[i].add(len(scores), int(scores.sum()), int((scores**2).sum()))
        self.shortest = min(self.shortest, int(results.lengths.min()))
        self.longest = max(self.longest, int(results.lengths.max()))

    def _bot_in_seat(self, results: Results) -> Any:
        """Which of the names sits where, a row for each game."""
        named = np.array([self.names.index(bot) for bot in self.series.bots])
        games = results.first + np.arange(len(results.lengths))
        shift = games * self.series.rotate
        return named[(np.arange(self.series.players) + shift[:, None]) % self.series.players]

    def report(self) -> Report:
        game, games = load(self.series.game, self.series.components), self.games
        numbers = self.series.options or game.option_numbers()
        return Report(
            game=game.name,
            players=self.series.players,
            options={o.name: o.word(n) for o, n in zip(game.options, numbers, strict=False)},
            seed=self.series.seed,
            games=games,
            ties=self.ties,
            bots=[self._bot(i) for i in range(len(self.names))],
            seats=[
                SeatResult(p + 1, self.wins[p], self.shares[p] / (self.parts * games))
                for p in range(self.series.players)
            ],
            decisions=self.decisions,
            choices=self.choices,
            length=Length(self.decisions / games, self.shortest, self.longest),
        )

    def _bot(self, i: int) -> BotResult:
        share = self.bot_shares[i] / (self.parts * self.games)
        plays_alone = len(self.names) == 1  # then its share is 1 and nothing is left to chance
        seats = self.series.bots.count(self.names[i])
        points = self.bot_scores[i].interval
        return BotResult(
            bot=self.names[i],
            wins=self.bot_wins[i],
            share=share,
            ci95=(1.0, 1.0) if plays_alone else share_interval(share, self.games),
            score_mean=self.bot_scores[i].value / seats,
            score_ci95=(points[0] / seats, points[1] / seats) if points else None,
        )


def simulate(series: Series, progress: Callable[[int], None] = lambda games: None) -> Report:
    """Play the series on all cores; `progress` is told how many games each finished piece had."""
    tally = Tally(series)
    for results in _pieces(series):
        tally.add(results)
        progress(len(results.lengths))
    return tally.report()


def _pieces(series: Series) -> Iterator[Results]:
    if series.compiled and not any(is_file(bot) for bot in series.bots):
        return play_everywhere(series)
    return play_in_processes(series)
