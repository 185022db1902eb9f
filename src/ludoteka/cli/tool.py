"""`ludoteka TOOL GAME …`: what single games can do beyond play, such as an exact solver."""

from __future__ import annotations

from ..core.game import load, names
from . import COMMANDS, arguments
from .speech import Refusal, Speaker


def run(tool: str, argv: list[str], say: Speaker) -> int:
    having = [name for name in names() if tool in load(name).tools]
    if not having:
        raise say.refusal("refused-command", command=tool, commands=", ".join(COMMANDS))
    if not argv:
        raise say.refusal("refused-no-game", command=tool, games=", ".join(having))
    name, *rest = argv
    game = arguments.game(say, tool, name)
    if tool not in game.tools:
        raise say.refusal("refused-no-tool", game=name, tool=tool, games=", ".join(having))
    try:
        return game.tools[tool].run(rest, lambda sentence: print(say.of_game(game, sentence)))
    except ValueError as error:  # it says what is wrong with a position or an argument
        raise Refusal(str(error)) from None
