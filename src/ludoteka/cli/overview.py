"""`ludoteka` alone: what there is."""

from __future__ import annotations

from .. import __version__
from ..core.game import load, names
from . import COMMANDS
from .speech import Speaker


def run(argv: list[str], say: Speaker) -> int:
    if argv:
        raise say.refusal("refused-command", command=argv[0], commands=", ".join(COMMANDS))
    games = [load(name) for name in names()]
    tools = sorted({tool for game in games for tool in game.tools})
    print(say("overview", version=__version__))
    print()
    for command in (*COMMANDS, *tools):
        key = f"about-{command}"
        about = say(key) if command in COMMANDS else say("about-tool")
        print(f"  ludoteka {command:<10} {about}")
    print()
    for game in games:
        print(f"  {game.name:<19} {say.title(game)}")
    print()
    print(say("overview-end"))
    return 0
