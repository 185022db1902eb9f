"""`ludoteka serve`: the page and its server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..core.game import owned
from . import arguments
from .arguments import Parser, number
from .speech import Refusal, Speaker

if TYPE_CHECKING:
    from ..web.protocol import Language

LAST_PORT = 65535


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("serve", say)
    parser.option("--host", "ADDRESS")
    parser.option("--port", "N")
    parser.option("--data", "FOLDER")
    parser.option("--open")
    parser.option("--lan")
    parser.option("--components", "GAME=FILE", action="append")
    args = parser.parse(argv)
    for words in args.components or ():
        own(say, words)
    port = number(say, "--port", args.port, 0, LAST_PORT, default=8000)
    language: Language = "cs" if say.language == "cs" else "en"
    from ..web import serve

    try:
        serve.run(args.host, port, args.data, args.open, args.lan, language)
    except serve.NotStarted as why:
        raise Refusal(str(why)) from None
    return 0


def own(say: Speaker, words: str) -> None:
    """`GAME=FILE`: an owner's tables, for all tables of this server."""
    name, equals, file = words.partition("=")
    if not equals:
        raise say.refusal("refused-components-form", given=words)
    arguments.game(say, "serve", name, file)
    owned[name] = Path(file).resolve()
