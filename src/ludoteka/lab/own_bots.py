"""A person's own bot: a Python file with `bot(view, legal, chance)`.

It sees what a person in that seat sees, built up from empty; `legal` is the list of its legal
answers, and `chance` a `random.Random` of its own. It plays in Python through the same rules.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from ..core.game import Game

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


def ask(file: str, game: Game, s: Any, p: int, legal: list[int], chance: Random) -> int:
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
