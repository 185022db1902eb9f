"""`ludoteka serve`: the page and its server."""

from __future__ import annotations

from pathlib import Path

from .arguments import Parser, number
from .speech import Refusal, Speaker

LAST_PORT = 65535
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("serve", say)
    parser.option("--host", "ADDRESS")
    parser.option("--port", "N")
    parser.option("--data", "FOLDER")
    parser.option("--open")
    parser.option("--lan")
    args = parser.parse(argv)
    port = number(say, "--port", args.port, 0, LAST_PORT, default=8000)
    host = args.host or (EVERYWHERE if args.lan else HERE)
    from ..web import serve

    try:
        serve.run(host, port, Path(args.data) if args.data else None, args.open)
    except serve.NotStarted as why:
        raise Refusal(str(why)) from None
    return 0
