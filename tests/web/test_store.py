"""What is kept: durable when the store says so, all or none, and only ever added to."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.core.game import load
from ludoteka.core.match import Match
from ludoteka.web.store import SCHEMA, Conflict, Kept, SqliteStore, Unavailable, Unusable


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.sqlite3"


def new_match(players=2):
    match = Match(load("qwixx"), players)
    kept = Kept(match.head, match.seed, {0: b"\1" * 32, 1: b"\2" * 32}, tuple(match.rows))
    return match, kept


def answered(match):
    """The rows of one more answer."""
    seat = match.owing()[0]
    return match.play(seat, match.version, match.legal(seat)[:1])


def run(path, story):
    """A story told by a coroutine that is given a store on the file."""

    async def with_store():
        store = SqliteStore(path)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(with_store())


def test_a_match_comes_back_as_it_was(path):
    match, kept = new_match()

    async def evening(store):
        await store.begin(kept)
        for _ in range(20):
            await store.append(match.head.id, answered(match))

    async def next_morning(store):
        return await store.read(match.head.id)

    run(path, evening)
    found = run(path, next_morning)
    assert found.rows == tuple(match.rows)
    assert (found.head, found.seed, found.digests) == (kept.head, kept.seed, kept.digests)
    again = Match.reopen(load("qwixx"), found.head, found.seed, found.rows)
    assert bytes(again.state) == bytes(match.state)


def test_what_is_promised_is_committed_and_flushed(path):
    match, kept = new_match()

    async def story(store):
        assert store._write.execute("PRAGMA synchronous").fetchone() == (2,), "not FULL"
        await store.begin(kept)
        await store.append(match.head.id, answered(match))
        stranger = sqlite3.connect(path)
        seen = stranger.execute("SELECT max(version) FROM row").fetchone()
        stranger.close()
        return seen

    assert run(path, story) == (match.version,)


def test_opening_a_match_runs_no_rule(path, monkeypatch):
    match, kept = new_match()
    run(path, lambda store: store.begin(kept))
    found = run(path, lambda store: store.read(match.head.id))
    from ludoteka.games.qwixx import rules

    for name in ("setup", "step", "answer"):
        monkeypatch.setattr(rules, name, None)
    Match.reopen(load("qwixx"), found.head, found.seed, found.rows)


def test_of_two_writers_of_one_version_one_is_refused_and_nothing_of_it_is_kept(path):
    match, kept = new_match()
    other = Match.reopen(match.game, match.head, match.seed, match.rows)

    async def story(store):
        await store.begin(kept)
        ours = answered(match)
        theirs = [*answered(other), *answered(other)]
        await store.append(match.head.id, ours)
        with pytest.raises(Conflict):
            await store.append(match.head.id, theirs)
        return await store.read(match.head.id)

    assert run(path, story).rows == tuple(match.rows)


def test_a_refused_writer_takes_nobody_elses_rows_with_him(path):
    matches = [new_match() for _ in range(30)]

    async def story(store):
        await asyncio.gather(*(store.begin(kept) for _, kept in matches))
        jobs = [store.append(m.head.id, answered(m)) for m, _ in matches]
        jobs += [store.append(m.head.id, kept.rows) for m, kept in matches]  # version 0 again
        outcome = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(o) for o in outcome] == [type(None)] * 30 + [Conflict] * 30
        return [await store.read(m.head.id) for m, _ in matches]

    assert [kept.rows for kept in run(path, story)] == [tuple(m.rows) for m, _ in matches]


def test_what_waits_together_is_committed_together(path):
    matches = [new_match() for _ in range(50)]

    async def story(store):
        await asyncio.gather(*(store.begin(kept) for _, kept in matches))
        begun = []
        store._write.set_trace_callback(lambda sql: begun.append(sql.startswith("BEGIN")))
        await asyncio.gather(*(store.append(m.head.id, answered(m)) for m, _ in matches))
        return sum(begun)

    assert run(path, story) < 10


def test_rows_cannot_be_changed_or_removed(path):
    _, kept = new_match()
    run(path, lambda store: store.begin(kept))
    with sqlite3.connect(path) as connection:
        for change in ("UPDATE row SET answer = 1", "DELETE FROM row"):
            with pytest.raises(sqlite3.IntegrityError, match="rows stay"):
                connection.execute(change)
    connection.close()


def test_only_the_hash_of_a_secret_lies_in_the_file(path):
    from ludoteka.web.bots import Bots
    from ludoteka.web.protocol import NewTable, SeatWish
    from ludoteka.web.tables import Tables

    wish = NewTable("qwixx", [SeatWish("me"), SeatWish("friend")])
    made = run(path, lambda store: Tables(store, Bots()).make(wish))
    secrets = [seat.link.split("#")[1] for seat in made.seats]
    files = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert all(len(secret) >= 22 for secret in secrets), "less than 128 bits"
    assert not any(secret.encode() in files for secret in secrets)


def test_a_file_of_a_newer_program_is_refused_in_words(path):
    run(path, lambda store: asyncio.sleep(0))
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    connection.close()
    with pytest.raises(Unusable) as refused:
        SqliteStore(path)
    assert refused.value.text.key == "store-newer"


@pytest.mark.parametrize("content", [b"this is no database" * 100, None])
def test_a_file_that_is_none_is_refused_in_words(path, content):
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    with pytest.raises(Unusable) as refused:
        SqliteStore(path)
    assert refused.value.text.key == "store-unusable"


def test_a_full_disk_is_told_and_the_store_goes_on_when_there_is_room(path):
    match, kept = new_match()

    async def story(store):
        await store.begin(kept)
        pages = store._write.execute("PRAGMA page_count").fetchone()[0]
        store._write.execute(f"PRAGMA max_page_count = {pages}")
        long = "x" * 5_000
        jobs = [store.append(match.head.id, [match.note(0, long)]) for _ in range(5)]
        outcome = [await asyncio.gather(job, return_exceptions=True) for job in jobs]
        assert isinstance(outcome[-1][0], Unavailable)
        kept_rows = (await store.read(match.head.id)).rows
        store._write.execute("PRAGMA max_page_count = 1000000")
        await store.append(match.head.id, match.rows[len(kept_rows) :])
        return (await store.read(match.head.id)).rows

    assert run(path, story) == tuple(match.rows)


CRASH = """
import asyncio, os, sys
from pathlib import Path
sys.path.insert(0, {here!r})
from test_store import SqliteStore, answered, new_match

async def main():
    store = SqliteStore(Path({path!r}))
    match, kept = new_match()
    await store.begin(kept)
    for _ in range(15):
        await store.append(match.head.id, answered(match))
    print(match.head.id, match.version, flush=True)
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


def test_what_was_kept_survives_a_crash(path):
    program = CRASH.format(path=str(path), here=str(Path(__file__).parent))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    id, version = done.stdout.split()
    kept = run(path, lambda store: store.read(id))
    assert [row.version for row in kept.rows] == list(range(int(version) + 1))
