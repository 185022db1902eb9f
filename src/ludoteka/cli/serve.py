"""`ludoteka serve`: the page and its server."""

from __future__ import annotations

from .arguments import Parser, number
from .speech import Speaker

LAST_PORT = 65535


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("serve", say)
    parser.option("--host", "ADDRESS")
    parser.option("--port", "N")
    parser.option("--data", "FOLDER")
    parser.option("--open")
    parser.option("--lan")
    args = parser.parse(argv)
    port = number(say, "--port", args.port, 0, LAST_PORT, default=8000)
    from ..web import serve

    serve.run(host=args.host, port=port, data=args.data, open=args.open, lan=args.lan)
    return 0
