"""Tables without a network: a page here is a watcher and the door."""

import asyncio
import subprocess
import sys
from typing import Any

import httpx2
import msgspec
import pytest

from ludoteka.core import game as core_game
from ludoteka.web import tables as web_tables
from ludoteka.web.bots import Bots
from ludoteka.web.protocol import NewTable, Play, SeatWish, Table
from ludoteka.web.showing import Watcher
from ludoteka.web.store import SqliteStore
from ludoteka.web.tables import Tables

SOON = 20  # seconds: only a hang takes longer


@pytest.fixture
def toy(toy, monkeypatch):
    """A game that lies outside the package, at the server's disposal like any other."""
    load, names = core_game.load, core_game.names
    monkeypatch.setattr(web_tables, "names", lambda: [*names(), "toy"])
    monkeypatch.setattr(web_tables, "load", lambda n: toy if n == "toy" else load(n))
    return toy


class Page:
    """What a browser does: it keeps what it is told and answers from what it shows."""

    def __init__(self, table, secret="", language="en", layout="wide", since=-1):
        self.table = table
        self.seat = table.seat_of(secret) if secret else -1
        self.watcher = Watcher(table, self.seat, language, layout, since)
        table.watch(self.watcher)
        self.told = []  # every message, as bytes
        self.nodes = {}
        self.log = []
        self.now: Any = None
        self.heard = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self):
        while True:
            self.take(msgspec.json.encode(await self.watcher.next()))

    def take(self, message):
        self.told.append(message)
        self.now = now = msgspec.json.decode(message, type=Table)
        if now.full:
            self.nodes = {}
        for dropped, changed in [*((f.drop, f.set) for f in now.frames), (now.drop, now.set)]:
            for key in dropped:
                del self.nodes[key]
            self.nodes |= changed
        self.log = [line for line in self.log if line.version < now.log_from] + now.log
        self.heard.set()

    async def until(self, condition):
        """Wait for a state of the page, never for a time."""
        async with asyncio.timeout(SOON):
            while self.now is None or not condition(self.now):
                self.heard.clear()
                await self.heard.wait()
        return self.now

    async def fresh(self):
        """Wait until the page shows the table as it is."""
        return await self.until(lambda now: now.version >= self.table.shown.version(self.seat))

    @property
    def lines(self):
        return [line.text for line in self.log]

    @property
    def owes(self):
        return self.now.seats[self.seat].owes

    async def answer(self, choice=0):
        """Answer by the number of the choice, as soon as there is one."""
        await self.until(lambda now: now.choices and self.owes)
        await self.fresh()
        answers = self.now.choices[choice].answers
        await self.table.play(self.seat, Play(self.now.version, answers))
        await self.fresh()

    def close(self):
        self.table.leave(self.watcher)
        self.reading.cancel()


class House:
    """A server's inside: store, bots and tables."""

    def __init__(self, path, pace=0.0):
        self.store = SqliteStore(path)
        self.tables = Tables(self.store, Bots(), pace)
        self.pages = []

    async def make(self, game, *seats, **options):
        """A table; `seats` are "me", "friend" or the name of a bot, with names after a colon."""
        wishes = []
        for seat in seats:
            who, _, name = seat.partition(":")
            is_person = who in ("me", "friend")
            wishes.append(SeatWish(who if is_person else "bot", "" if is_person else who, name))
        made = await self.tables.make(NewTable(game, wishes, options))
        self.secrets = [seat.link.partition("#")[2] for seat in made.seats]
        return await self.tables.get(made.id)

    def page(self, table, seat=None, **how):
        page = Page(table, "" if seat is None else self.secrets[seat], **how)
        self.pages.append(page)
        return page

    async def close(self):
        for page in self.pages:
            page.close()
        await self.tables.stop()


@pytest.fixture
def evening(tmp_path):
    """Run a story, a coroutine that is given a House."""

    def run(story, pace=0.0, path=tmp_path / "matches.sqlite3"):
        async def told():
            house = House(path, pace)
            try:
                return await story(house)
            finally:
                await house.close()

        return asyncio.run(told())

    return run


PROGRAM = """
from ludoteka.web.serve import run
run(port=0, data={data!r}, compiled=False, pace=0, language="en")
"""


class Server:
    def __init__(self, data):
        program = PROGRAM.format(data=str(data))
        self.process = subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http" in said, f"the server does not start: {said}"
        self.address = said.split()[-1].replace("localhost", "127.0.0.1")

    def __enter__(self):
        self.http = httpx2.Client(base_url=self.address, timeout=20)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def serve():
    """`with serve(folder) as server`: a server of its own, on a free port of this machine."""
    return Server
