"""The command line. Each command is a module here, imported when it is called."""

from __future__ import annotations

import importlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .speech import Speaker

HELP = ("--help", "-h", "help")
COMMANDS = ("games", "play", "serve", "simulate", "verify", "warm")


def main(argv: list[str] | None = None) -> int:
    """Run one command. 0: done, 1: checked and found wrong, 2: refused in words."""
    from .speech import Refusal, Speaker, language_of_locale, take_language

    say = Speaker(language_of_locale())
    try:
        say, words = take_language(sys.argv[1:] if argv is None else argv, say)
        return run(words, say)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + say("interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:  # `ludoteka games | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def run(words: list[str], say: Speaker) -> int:
    command, *rest = words or ["--help"]
    if command == "--version":
        from .. import __version__

        print(f"ludoteka {__version__}")
        return 0
    if command in HELP:
        command, *rest = [*rest, *HELP[:1]] if rest else ["overview"]
    if command in (*COMMANDS, "overview"):
        return int(importlib.import_module(f".{command}", __name__).run(rest, say))
    from . import tool

    return tool.run(command, rest, say)
