"""The arguments that commands share, and their refusals in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.components import BadComponents
from ..core.game import BadBotFile, BadOption, Game, Option, UnknownBot, load, names
from .speech import Speaker

MAX_SEED = (1 << 63) - 1


class Parser:
    """argparse with sentences in the reader's language: names and help come from the catalogue."""

    def __init__(self, command: str, say: Speaker) -> None:
        self.command, self.say = command, say
        self._parser = argparse.ArgumentParser(
            usage=self._usage(),
            description=say(f"about-{command}"),
            formatter_class=_formatter(say("usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._words = self._parser.add_argument_group(say("words"))
        self._options = self._parser.add_argument_group(say("options"))
        self._options.add_argument("-h", "--help", action="store_true", help=say("help-help"))
        self._options.add_argument("--language", metavar="cs|en", help=say("help-language"))

    def word(self, name: str) -> None:
        """An argument that is known by its place. A missing one is refused by whoever needs it."""
        self._words.add_argument(name, nargs="?", metavar=name.upper(), help=self._help(name))
        self._parser.usage = self._usage(name.upper())

    def _usage(self, *words: str) -> str:
        return " ".join(["ludoteka", self.command, *words, f"[{self.say('options').upper()}]"])

    def option(self, flag: str, metavar: str | None = None, **how: Any) -> None:
        """`--flag VALUE`, or `--flag` alone where no metavar is given."""
        kind: dict[str, Any] = {"metavar": metavar} if metavar else {"action": "store_true"}
        self._options.add_argument(flag, help=self._help(flag.strip("-")), **kind, **how)

    def _help(self, name: str) -> str:
        return self.say(f"help-{self.command}-{name}").replace("%", "%%")

    def parse(self, argv: list[str]) -> argparse.Namespace:
        try:
            args, unknown = self._parser.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise self.say.refusal(
                "refused-value", option=str(error.argument_name), command=self.command
            ) from None
        if args.help:
            self._parser.print_help()
            sys.exit(0)
        if unknown:
            raise self.say.refusal("refused-word", word=unknown[0], command=self.command)
        return args


def _formatter(usage: str) -> Any:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(text, actions, groups, prefix or usage + " ")

    return Formatter


def number(
    say: Speaker, option: str, given: str | None, low: int, high: int, default: int = 0
) -> int:
    if given is None:
        return default
    try:
        value = int(given.replace("_", ""))
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise say.refusal("refused-number", option=option, given=given, low=low, high=str(high))
    return value


def game(say: Speaker, command: str, name: str | None, components: str | None = None) -> Game:
    there = ", ".join(names())
    if name is None:
        raise say.refusal("refused-no-game", command=command, games=there)
    if name not in names():
        raise say.refusal("refused-unknown-game", game=name, games=there)
    try:
        return load(name, Path(components) if components else None)
    except BadComponents as error:
        raise say.refusal("refused-components", error=str(error)) from None
    except Exception as error:
        if components is None:
            raise
        why = f"{components}: {type(error).__name__} {error}"  # a table lacks what the rules need
        raise say.refusal("refused-components", error=why) from None


def players(say: Speaker, game: Game, given: str | None) -> int:
    low, high = game.seats
    return number(say, "--players", given, low, high, default=max(low, min(2, high)))


def options(say: Speaker, game: Game, given: Sequence[str] | None) -> dict[str, str]:
    """Each `--option name=value`, checked."""
    known = {option.name: option for option in game.options}
    chosen = {}
    for words in given or ():
        name, equals, value = words.partition("=")
        if not equals:
            raise say.refusal("refused-option-form", given=words)
        if name not in known:
            raise say.refusal(
                "refused-unknown-option",
                game=game.name,
                option=name,
                count=len(known),
                options=", ".join(known),
            )
        try:
            known[name].number(value)
        except BadOption:
            raise say.refusal(
                "refused-option-value", option=name, given=value, values=values(say, known[name])
            ) from None
        chosen[name] = value
    return chosen


def values(say: Speaker, option: Option, titles: Sequence[str] = ()) -> str:
    """What an option can be, in the words to type unless titles are given."""
    listed = ", ".join(titles or option.values)
    if option.choose is not None:
        return say("values-some", count=option.choose, values=listed)
    if option.values:
        return say("values-one", values=listed)
    return say("values-range", low=option.low, high=option.high)


def bots(say: Speaker, game: Game, given: str | None, seats: int) -> tuple[str, ...]:
    """One name for all the seats, or a name for each; the strongest where none is given."""
    there = [*game.bots, "random"]
    chosen = tuple(given.split(",")) if given is not None else (there[0],)
    for bot in chosen:
        if bot.endswith(".py"):
            if not Path(bot).is_file():
                raise say.refusal("refused-no-file", file=bot)
            continue
        try:
            game.bot(bot)
        except UnknownBot:
            raise say.refusal(
                "refused-unknown-bot",
                game=game.name,
                bot=bot,
                bots=", ".join(there),
                files=", ".join(f"*{ending}" for ending in (".py", *game.bot_files)),
            ) from None
        except BadBotFile as error:
            raise say.refusal("refused-bot-file", error=str(error)) from None
    if len(chosen) == 1:
        return chosen * seats
    if len(chosen) != seats:
        raise say.refusal("refused-bot-count", given=len(chosen), seats=seats)
    return chosen


def check_writable(file: str, say: Speaker) -> None:
    """Better to know before an evening's play, or a million games, than after it."""
    try:
        Path(file).open("ab").close()
    except OSError as error:
        raise say.refusal("refused-write", file=file, error=error.strerror or "") from None
