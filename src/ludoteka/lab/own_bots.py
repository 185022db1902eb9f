"""A person's own bot: a Python file with `bot(view, legal, chance)`.

It sees what a person in that seat sees, built up from empty; `legal` is the list of its legal
answers, and `chance` a `random.Random` of its own. It plays in Python through the same rules.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ..core import play
from ..core.batch import Results, Series, play_everywhere
from ..core.chance import seed
from ..core.compiled import Engine, engine

PIECE = 100  # games for one worker at a time: about a second

OwnBot = Callable[[Any, list[int], Random], int]


class BadBot(Exception):
    """The file holds no bot, or its bot broke down or answered what is not allowed."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key, self.given = key, args

    def __reduce__(self) -> Any:  # it has to come back from a worker process
        return _bad_bot, (self.key, self.given)


def _bad_bot(key: str, given: dict[str, str | int]) -> BadBot:
    return BadBot(key, **given)


def is_file(bot: str) -> bool:
    return bot.endswith(".py")


@cache
def own_bot(file: str) -> OwnBot:
    try:
        bot = runpy.run_path(file).get("bot")
    except OSError as error:
        raise BadBot("bad-bot-file", file=file, error=error.strerror or str(error)) from None
    except (Exception, SystemExit) as error:
        raise BadBot("bad-bot-code", file=file, error=_words(error)) from error
    if not callable(bot):
        raise BadBot("bad-bot-none", file=file)
    return bot  # type: ignore[no-any-return]


def ask(file: str, game: Any, s: Any, p: int, legal: list[int], chance: Random) -> int:
    """What the bot in the file answers as seat p; checked."""
    bot = own_bot(file)
    try:
        answer = bot(game.view(s, p), list(legal), chance)
    except (Exception, SystemExit) as error:
        raise BadBot("bad-bot-broke", file=file, error=_words(error)) from error
    if answer not in legal:
        allowed = ", ".join(map(str, legal))
        raise BadBot("bad-bot-answer", file=file, answer=repr(answer), legal=allowed)
    return int(answer)


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


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
    begin(s, series.players, series.options or (0,))
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
                    a = choose([s], [chance], out, p, e.bots.index(seats[p]))
                do(s, p, a)
    return s
