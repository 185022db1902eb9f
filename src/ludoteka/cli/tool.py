"""`ludoteka TOOL GAME …`: what single games can do beyond play, such as an exact solver."""

from __future__ import annotations

import sys

from ..core.game import load, names
from . import COMMANDS, arguments
from .speech import Speaker


def run(tool: str, argv: list[str], say: Speaker) -> int:
    having = [name for name in names() if tool in load(name).tools]
    if not having:
        raise say.refusal("refused-command", command=tool, commands=", ".join(COMMANDS))
    if not argv:
        raise say.refusal("refused-no-game", command=tool, games=", ".join(having))
    game, *rest = argv
    if tool not in arguments.game(say, tool, game).tools:
        raise say.refusal("refused-no-tool", game=game, tool=tool, games=", ".join(having))
    return int(load(game).tools[tool].run(rest, sys.stdout))
