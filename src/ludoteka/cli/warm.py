"""`ludoteka warm`: machine code into the cache, now rather than at the first game."""

from __future__ import annotations

import time

from ..core.compiled import cache_folder
from ..core.game import load, names
from . import arguments
from .arguments import Parser
from .speech import Speaker


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("warm", say)
    parser.word("game")
    chosen = parser.parse(argv).game
    if chosen is not None:
        arguments.game(say, "warm", chosen)
    from ..core.warm import is_warm, warm

    for name in [chosen] if chosen else names():
        start = time.perf_counter()
        if not is_warm(name):
            try:
                warm(name)
            except OSError as error:
                folder, why = str(cache_folder()), error.strerror or str(error)
                raise say.refusal("refused-write", file=folder, error=why) from None
        seconds = say.number(time.perf_counter() - start, 1)
        print(say("warm-ready", game=say.title(load(name)), seconds=seconds))
    print(say("warm-folder", folder=str(cache_folder())))
    return 0
