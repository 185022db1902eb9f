"""Bots in seats: the rules of a game's bots, in Python until machine code is ready.

Nobody waits for the compiler: a child process fills the cache, and each game changes over when it
is told that its code is there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ludoteka.core import play
from ludoteka.core.chance import Chance, seed
from ludoteka.core.compiled import Engine, engine
from ludoteka.core.game import Game, owned
from ludoteka.core.text import Text, text

log = logging.getLogger("ludoteka")


def bots_of(game: Game) -> list[str]:
    """The strongest first; any game can be played at random."""
    return [*game.bots, "random"]


def title_of(bot: str) -> Text:
    return text(f"bot-{bot}")


def with_tables(name: str) -> str:
    """How the compiling child is told of a game, and of the tables it has here."""
    return f"{name}={owned[name]}" if name in owned else name


class Bots:
    def __init__(self) -> None:
        self.compiled: dict[str, Engine] = {}
        self._plain: dict[str, Engine] = {}

    def choose(self, game: Game, bot: str, s: Any, p: int) -> int:
        """What the bot answers as seat p. It gets only what p may know; `s` is used up."""
        plain = self._plain.setdefault(game.name, Engine(game, compiled=False))
        chance = Chance()
        seed(chance, secrets.randbits(64), 0)
        plain.entry(play.hide)(s, p, chance)
        legal = [0] * game.answers
        legal = legal[: game.legal(s, p, legal)]
        try:
            answer = self._choose(self.compiled.get(game.name, plain), bot, s, chance, p)
        except Exception:
            log.exception("the bot %s of %s failed", bot, game.name)
            answer = -1
        return answer if answer in legal else secrets.choice(legal)

    def _choose(self, e: Engine, bot: str, s: Any, chance: Any, p: int) -> int:
        out: Any = [0] * e.game.answers
        if e.compiled:
            import numpy as np

            out = np.zeros(e.game.answers, np.int16)
        entry = e.entry(play.choose_one)
        return int(entry(e.pack(s), e.pack(chance), out, p, *e.entrants([bot])))

    async def warm_up(self, games: Sequence[str]) -> None:
        """Change over to machine code, game by game, as a child process has it ready."""
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludoteka.core.warm", *map(with_tables, games)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which ends its child itself
        )
        assert child.stdout is not None
        try:
            async for line in child.stdout:
                await asyncio.to_thread(self._change_over, line.decode().strip())
            if await child.wait():
                log.warning("games could not be compiled; bots go on in Python")
        finally:
            if child.returncode is None:
                with suppress(ProcessLookupError):
                    child.terminate()
                await child.wait()

    def _change_over(self, name: str) -> None:
        from ludoteka.core.warm import first_choice, is_warm

        if is_warm(name):  # else the sources have changed meanwhile, and loading would compile
            e = engine(name)
            first_choice(e)
            self.compiled[name] = e
