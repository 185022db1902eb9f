"""`ludoteka TOOL GAME …`: what single games can do beyond play, such as an exact solver."""

from __future__ import annotations

from ..core.game import Game, load, names
from . import COMMANDS, HELP, arguments
from .speech import Refusal, Speaker


def run(tool: str, argv: list[str], say: Speaker) -> int:
    having = [name for name in names() if tool in load(name).tools]
    if not having:
        raise say.refusal("refused-command", command=tool, commands=", ".join(COMMANDS))
    if not argv:
        raise say.refusal("refused-no-game", command=tool, games=", ".join(having))
    if set(HELP).intersection(argv):
        print("\n\n".join(explained(tool, load(name), say) for name in having))
        return 0
    name, *rest = argv
    game = arguments.game(say, tool, name)
    if tool not in game.tools:
        raise say.refusal("refused-no-tool", game=name, tool=tool, games=", ".join(having))
    try:
        return game.tools[tool].run(rest, lambda sentence: print(say.of_game(game, sentence)))
    except ValueError as error:  # it says what is wrong with a position or an argument
        raise Refusal(str(error)) from None


def explained(tool: str, game: Game, say: Speaker) -> str:
    """How it is called, what it does, and what the game has to say about its words."""
    about = say.name(game, f"tool-{tool}", game.tools[tool].about)
    more = say.name(game, f"tool-{tool}-help", "")
    usage = f"{say('usage')} ludoteka {tool} {game.name} …"
    return "\n\n".join(part for part in (usage, about, more) if part)
