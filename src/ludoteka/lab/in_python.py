"""Games in Python, for a person's own bots and for comparison with machine code."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from ..core import play
from ..core.batch import Results, Series, play_everywhere
from ..core.chance import seed
from ..core.compiled import Engine, engine
from .own_bots import ask, is_file

PIECE = 100  # games for one worker at a time: about a second


def play_in_processes(series: Series) -> Iterator[Results]:
    """Games in Python, on all cores by processes; few games right here."""
    if series.games <= PIECE:
        yield play_in_python(series)
        return
    series = replace(series, compiled=False)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawn) as processes:
        yield from play_everywhere(series, processes, PIECE, play_in_python)


def play_in_python(series: Series) -> Results:
    """As `core.play.play_many` plays them, with a person's own bots in some seats."""
    e = engine(series.game, False, series.components)
    games, players = range(series.first, series.first + series.games), series.players
    scores, standings, lengths = [], [], []
    tally = [0, 0]
    for game in games:
        before = tally[0]
        s = _play_one(e, series, game, tally)
        scores.append([e.game.score(s, p) for p in range(players)])
        standings.append([e.game.standing(s, p) for p in range(players)])
        lengths.append(tally[0] - before)
    return Results(
        series.first,
        np.array(scores, np.int32),
        np.array(standings, np.int64),
        np.array(lengths, np.int32),
        *tally,
    )


def _play_one(e: Engine, series: Series, game: int, tally: list[int]) -> Any:
    s, chance = e.game.State(), e.chance(series.seed, 2 * game + 1)
    seed(s, series.seed, 2 * game)
    players = range(series.players)
    seats = [series.bots[(p + game * series.rotate) % series.players] for p in players]
    randoms = [Random(f"{series.seed} {game} {p}") for p in players]
    begin, do, choose = e.entry(play.begin), e.entry(play.do), e.entry(play.choose_one)
    out = [0] * e.game.answers
    begin(s, series.players, series.options or e.game.option_numbers())
    while not e.game.is_over(s):
        owing = e.game.to_act(s)
        for p in players:
            if owing >> p & 1:
                legal = out[: e.game.legal(s, p, out)]
                tally[0] += 1
                tally[1] += len(legal) > 1
                if is_file(seats[p]):
                    a = ask(seats[p], e.game, s, p, legal, randoms[p])
                else:
                    a = choose([s], [chance], out, p, *e.entrants([seats[p]]))
                do(s, p, a)
    return s
