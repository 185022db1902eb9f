"""Starts the server and says where it is."""

from __future__ import annotations

import errno
import locale
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import uvicorn

from ludoteka.core.text import Text, text

from .app import application
from .http import SMALL
from .pictures import Say, speaker, words_of_no_game
from .protocol import Language
from .store import Unusable
from .tables import HUMAN_PACE, Tables

HERE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
TAKEN = (errno.EADDRINUSE, errno.EACCES)
MORE_PORTS = 20  # tried one after the other when the wished one is taken
NEVER_SEEN = "192.0.2.1"  # an address for examples: asking the way there sends nothing
PATIENCE = 5  # seconds for open requests when the server stops


def data_folder() -> Path:
    """Where matches are kept, unless a folder is given."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "ludoteka"


class NotStarted(Exception):
    """The server cannot start; the message says why."""


def run(
    host: str | None = None,
    port: int = 8000,
    data: Path | str | None = None,
    open: bool = False,
    lan: bool = False,
    language: Language | None = None,
    compiled: bool = True,
    pace: float = HUMAN_PACE,
) -> None:
    """Serve until told to stop. Matches are kept in the folder `data`; `lan` lets friends in the
    same network join, `open` opens the page."""
    say = speaker(words_of_no_game(), language or language_of_the_machine())
    host = host or (EVERYWHERE[0] if lan else HERE[0])
    listening = listen(host, port, say)
    taken = listening.getsockname()[1]
    if port and taken != port:
        print(say(text("serving-other-port", taken=str(port), port=str(taken))))
    outside = outside_address(host, taken)
    try:
        file = Path(data or data_folder()) / "matches.sqlite3"
        app = application(file, pace, compiled, outside)
    except Unusable as unusable:
        listening.close()
        raise NotStarted(say(unusable.text)) from None
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=SMALL,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(config, app.state.tables, lambda: announce(host, taken, outside, open, say))
    server.run(sockets=[listening])


class Server(uvicorn.Server):
    """Says when it is there. When it stops it first lets every answer in hand be kept."""

    def __init__(
        self, config: uvicorn.Config, tables: Tables, announce: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._tables = tables
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._tables.close_door()
        await super().shutdown(sockets)


def announce(host: str, port: int, outside: str, open_page: bool, say: Say) -> None:
    here = f"http://localhost:{port}" if is_here(host) else outside
    told: list[Text] = [text("serving", address=here)]
    if host in EVERYWHERE and outside:
        told += [text("serving-lan", address=outside), text("serving-links")]
    for sentence in told:
        print(say(sentence), flush=True)
    if open_page:
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def is_here(host: str) -> bool:
    return host in (*HERE, *EVERYWHERE)


def outside_address(host: str, port: int) -> str:
    """Where other devices find the server; empty if only this machine does."""
    if host in HERE:
        return ""
    found = lan_address() if host in EVERYWHERE else host
    return f"http://{in_url(found)}:{port}" if found else ""


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """The address of this machine for others in the same network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NEVER_SEEN, 9))
            return str(asking.getsockname()[0])
        except OSError:
            return None


def listen(host: str, port: int, say: Say) -> socket.socket:
    """The port, or where it is taken one of the next, or any."""
    wished = [port, *range(port + 1, min(port + MORE_PORTS, 65_536)), 0] if port else [0]
    for number in wished:
        try:
            return bound(host, number)
        except OSError as failure:
            why = failure
            if failure.errno not in TAKEN:
                break
    error = why.strerror or str(why)
    raise NotStarted(say(text("serving-not", address=f"{in_url(host)}:{port}", error=error)))


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def language_of_the_machine() -> Language:
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    said = said or locale.getlocale()[0] or ""
    return "cs" if said.lower()[:2] in ("cs", "sk", "cz") else "en"
