"""Where matches are kept. Rows are only ever added, and `append` returns when they are safe.

`(match, version)` is the key of a row: of two writers of the same version one is refused, be they
threads, processes or machines. Nothing else keeps them apart.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

import msgspec

from ludoteka.core.game import Fact
from ludoteka.core.match import Head, Row
from ludoteka.core.text import Text, text

SCHEMA = 1
LONGEST_GROUP = 500  # jobs in one transaction
BUSY_MS = 5_000

TABLES = """
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    seed BLOB NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE secret (
    match TEXT NOT NULL REFERENCES match,
    seat INTEGER NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE row (
    match TEXT NOT NULL REFERENCES match,
    version INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    answer INTEGER NOT NULL,
    note TEXT NOT NULL,
    facts TEXT NOT NULL,
    record BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER rows_stay BEFORE UPDATE ON row BEGIN SELECT raise(ABORT, 'rows stay'); END;
CREATE TRIGGER rows_last BEFORE DELETE ON row BEGIN SELECT raise(ABORT, 'rows stay'); END;
"""


class Kept(msgspec.Struct, frozen=True):
    """A match as it is kept. Of a seat's secret only the SHA-256 is; a bot's has none."""

    head: Head
    seed: bytes
    digests: dict[int, bytes]
    rows: tuple[Row, ...]


class Conflict(Exception):
    """Somebody else has written this version."""


class Unavailable(Exception):
    """It could not be written; nothing was."""


class Unusable(Exception):
    """The file cannot be used at all; `text` says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.text = why


class Store(Protocol):
    async def begin(self, kept: Kept) -> None:
        """Keep a new match."""

    async def append(self, match: str, rows: Sequence[Row]) -> None:
        """Add rows, all or none. Conflict or Unavailable when they were not."""

    async def read(self, match: str) -> Kept | None: ...

    async def close(self) -> None: ...


class SqliteStore:
    """One file, one thread that writes. What waits together is committed together."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._write = _open(path)
        self._read = _connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer = Thread(target=self._work, name="store-writer", daemon=True)
        self._writer.start()

    async def begin(self, kept: Kept) -> None:
        await self._do(lambda: self._insert_match(kept))

    async def append(self, match: str, rows: Sequence[Row]) -> None:
        await self._do(lambda: self._insert_rows(match, rows))

    async def read(self, match: str) -> Kept | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._select, match)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._write.close()

    async def _do(self, work: Callable[[], None]) -> None:
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        await job.done

    # In the writer's thread

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < LONGEST_GROUP:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    self._jobs.put(None)  # to be seen again by the outer loop
                    break
                group.append(more)
            self._commit(group)

    def _commit(self, group: list[_Job]) -> None:
        """One transaction. A job that fails takes nobody else's rows with it."""
        done: list[tuple[_Job, Exception | None]] = []
        try:
            self._write.execute("BEGIN IMMEDIATE")
            for job in group:
                done.append((job, self._try(job)))
            self._write.execute("COMMIT")
        except sqlite3.Error as error:
            if self._write.in_transaction:
                self._write.execute("ROLLBACK")
            done = [(job, Unavailable(str(error))) for job in group]
        for job, failure in done:
            job.settle(failure)

    def _try(self, job: _Job) -> Exception | None:
        self._write.execute("SAVEPOINT job")
        try:
            job.work()
        except sqlite3.IntegrityError as error:
            self._write.execute("ROLLBACK TO job")
            return Conflict(str(error))
        finally:
            self._write.execute("RELEASE job")
        return None

    def _insert_match(self, kept: Kept) -> None:
        head = msgspec.json.encode(kept.head).decode()
        self._write.execute(
            "INSERT INTO match VALUES (?, ?, ?, ?)", (kept.head.id, head, kept.seed, time.time())
        )
        self._write.executemany(
            "INSERT INTO secret VALUES (?, ?, ?)",
            [(kept.head.id, seat, digest) for seat, digest in kept.digests.items()],
        )
        self._insert_rows(kept.head.id, kept.rows)

    def _insert_rows(self, match: str, rows: Sequence[Row]) -> None:
        self._write.executemany(
            "INSERT INTO row VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    *(match, r.version, r.ply, r.seat, r.what, r.answer, r.note),
                    *(msgspec.json.encode(r.facts).decode(), r.record, r.at),
                )
                for r in rows
            ],
        )

    # In the reader's thread

    def _select(self, match: str) -> Kept | None:
        found = self._read.execute("SELECT head, seed FROM match WHERE id = ?", (match,)).fetchone()
        if found is None:
            return None
        digests = self._read.execute("SELECT seat, digest FROM secret WHERE match = ?", (match,))
        rows = self._read.execute(
            "SELECT version, ply, seat, what, answer, note, facts, record, at"
            " FROM row WHERE match = ? ORDER BY version",
            (match,),
        )
        return Kept(
            head=msgspec.json.decode(found[0], type=Head),
            seed=found[1],
            digests=dict(digests.fetchall()),
            rows=tuple(_row(columns) for columns in rows),
        )


class _Job:
    def __init__(self, work: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.done: asyncio.Future[None] = loop.create_future()
        self._loop = loop

    def settle(self, failure: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop is closed, nobody waits
            self._loop.call_soon_threadsafe(self._settle, failure)

    def _settle(self, failure: Exception | None) -> None:
        if self.done.done():  # nobody waits any more
            return
        if failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)


def _row(columns: tuple[Any, ...]) -> Row:
    version, ply, seat, what, answer, note, facts, record, at = columns
    told = msgspec.json.decode(facts, type=tuple[Fact, ...])
    return Row(version, ply, seat, what, answer, note, told, record, at)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _open(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there, or a sentence why it cannot be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = _connect(path)
        schema = connection.execute("PRAGMA user_version").fetchone()[0]
        if schema > SCHEMA:
            raise Unusable(text("store-newer", path=str(path), found=schema, known=SCHEMA))
        if schema == 0:
            connection.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unusable(text("store-unusable", path=str(path), error=why)) from None
    return connection
