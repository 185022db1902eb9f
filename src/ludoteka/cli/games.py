"""`ludoteka games`: the games, their seats, options, bots and tools."""

from __future__ import annotations

from ..core.game import Game, Option, load, names
from .arguments import Parser, values
from .speech import Speaker


def run(argv: list[str], say: Speaker) -> int:
    Parser("games", say).parse(argv)
    print("\n\n".join("\n".join(lines(load(name), say)) for name in names()))
    return 0


def lines(game: Game, say: Speaker) -> list[str]:
    low, high = game.seats
    bots = [said(say.bot(game, bot), bot) for bot in (*game.bots, "random")]
    found = [said(say.title(game), game.name)]
    if about := say.name(game, "about", ""):
        found.append(f"  {about}")
    found.append("  " + say("games-seats", low=low, high=high))
    for option in game.options:
        title = say.name(game, f"option-{option.name}", option.name)
        found.append("  " + say("games-option", option=said(title, option.name)))
        found.append(f"    {values(say, option, titles(say, game, option))}")
    found.append("  " + say("games-bots", bots=", ".join(bots)))
    for name, tool in game.tools.items():
        found.append("  " + say("games-tool", command=f"ludoteka {name} {game.name}"))
        found.append(f"    {say.name(game, f'tool-{name}', tool.about)}")
    return found


def titles(say: Speaker, game: Game, option: Option) -> list[str]:
    """Its values in words."""
    keys = [f"option-{option.name}-{value}" for value in option.values]
    values = zip(keys, option.values, strict=True)
    return [said(say.name(game, key, value), value) for key, value in values]


def said(title: str, name: str) -> str:
    """A title, and the word to type where it is another one."""
    return title if title == name else f"{title} ({name})"
