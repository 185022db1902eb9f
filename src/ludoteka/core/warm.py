"""Compiles games into the cache before anybody waits: `python -m ludoteka.core.warm NAME…`.

`NAME=FILE` is the game with an owner's tables. Each name is printed when its game is ready. A file
beside the machine code says so to later runs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from . import play
from .compiled import Engine, engine
from .game import names, owned
from .record import Record

LOW_PRIORITY = 19


def marker(e: Engine) -> Path:
    return e.folder / "warm"


def is_warm(name: str) -> bool:
    return marker(engine(name)).exists()


def warm(name: str) -> None:
    """Compile what the server and the simulations call, by calling it once."""
    from .batch import Series, play_series

    e = engine(name)
    done = marker(e)  # named by the sources as they are now, before they can change
    high = e.game.seats[1]
    play_series(Series(name, high, ("random",) * high, games=1, seed=0))
    first_choice(e)
    observe_first(e)
    done.touch()


def first_choice(e: Engine) -> int:
    """Let the first bot answer the first question of a game."""
    import numpy as np

    s, chance = first_position(e), e.chance()
    p = (e.game.to_act(s) & -e.game.to_act(s)).bit_length() - 1
    out = np.zeros(e.game.answers, np.int16)
    entrant = e.entrants([next(iter(e.game.bots), "random")])
    return int(e.entry(play.choose_one)(e.pack(s), e.pack(chance), out, p, *entrant))


def observe_first(e: Engine) -> None:
    import numpy as np

    numbers = np.zeros(sum(size for _, size in e.game.observation), np.float32)
    e.entry(play.observe_one)(e.pack(first_position(e)), 0, numbers)


def first_position(e: Engine) -> Record:
    from .chance import seed

    s = e.game.State()
    seed(s, 0, 0)
    begin = Engine(e.game, compiled=False).entry(play.begin)
    begin(s, e.game.seats[1], e.game.option_numbers())
    return s


def main(chosen: list[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    for word in chosen or names():
        name, equals, tables = word.partition("=")
        if equals:
            owned[name] = Path(tables)
        if not is_warm(name):
            warm(name)
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
