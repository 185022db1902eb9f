"""Many games at once on all cores, with results that do not depend on who computed them."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from . import play
from .compiled import engine

AHEAD = 256  # pieces handed out before their turn: enough for a cluster, and a bound for memory


@dataclass(frozen=True)
class Series:
    """Games 0 .. games-1 of one seed. Seat p of game g is played by bots[(p + g) % players]."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: int
    options: tuple[int, ...] = ()  # as the rules see them; none: the game's defaults
    rotate: bool = True
    first: int = 0
    compiled: bool = True
    components: Path | None = None


@dataclass
class Results:
    """A row for each game."""

    first: int
    scores: Any  # (games, players)
    standings: Any  # (games, players)
    lengths: Any  # (games,): decisions
    decisions: int
    choices: int  # decisions with at least two legal answers


def play_series(series: Series) -> Results:
    """Play it here and now, on one core."""
    e = engine(series.game, series.compiled, series.components)
    s, chance = e.game.State(), e.chance()
    n, players = series.games, series.players
    results = Results(
        series.first,
        np.zeros((n, players), np.int32),
        np.zeros((n, players), np.int64),
        np.zeros(n, np.int32),
        0,
        0,
    )
    tally = np.zeros(2, np.int64)
    e.entry(play.play_many)(
        e.pack(s),
        e.pack(chance),
        np.zeros(e.game.answers, np.int16),
        np.array(series.options or e.game.option_numbers(), np.int64),
        *e.entrants(series.bots),
        np.array([players, series.rotate, *[0] * players], np.int64),
        series.seed,
        series.first,
        results.scores,
        results.standings,
        results.lengths,
        tally,
    )
    results.decisions, results.choices = (int(number) for number in tally)
    return results


def split(series: Series, size: int) -> Iterator[Series]:
    last = series.first + series.games
    for i in range(series.first, last, size):
        yield replace(series, first=i, games=min(size, last - i))


def play_everywhere(
    series: Series,
    executor: Executor | None = None,
    size: int = 10_000,
    play_piece: Callable[[Series], Results] = play_series,
) -> Generator[Results, None, None]:
    """Play it in pieces on all cores, or wherever the executor runs; results as they come."""
    if executor is None:
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            yield from play_everywhere(series, threads, size, play_piece)
        return
    if series.compiled:
        play_series(replace(series, games=1))  # compile once, not in every worker
    pieces = split(series, size)
    waiting: set[Future[Results]] = set()
    try:
        while True:
            room = AHEAD - len(waiting)
            waiting |= {executor.submit(play_piece, piece) for piece in islice(pieces, room)}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()  # nobody listens any more
