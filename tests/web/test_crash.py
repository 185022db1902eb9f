"""A server that is killed in the middle of play loses nothing that it said was done."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from threading import Timer

import httpx2
import pytest

from ludoteka.core.game import load
from ludoteka.core.match import Match, file_of, verify
from ludoteka.web.store import SqliteStore

ROUNDS, SECONDS = 12, 40  # whichever comes first, but at least …
AT_LEAST = 5
NEW = {"game": "qwixx", "seats": [{"who": "me"}, {"who": "me"}]}


class Friends:
    """Two people at one device who note down every answer that was accepted."""

    def __init__(self):
        self.chooser = random.Random(7)
        self.accepted = {}  # match → [(seat, answer)]
        self.table = None

    def sit_down(self, http):
        made = http.post("/api/tables", json=NEW).json()
        self.table = f"/api/tables/{made['id']}"
        self.secrets = [seat["link"].partition("#")[2] for seat in made["seats"]]
        self.notes = self.accepted[made["id"]] = []

    def play(self, http, playing):
        """Until the server is gone. `playing` is called when something has been accepted."""
        self.playing = playing
        while True:
            if self.table is None:
                self.sit_down(http)
            for seat, secret in enumerate(self.secrets):
                me = {"authorization": f"Bearer {secret}"}
                view = http.get(f"{self.table}/view", headers=me).json()
                if view["over"]:
                    self.table = None
                    break
                if view["choices"] and view["seats"][seat]["owes"]:
                    self.answer(http, seat, me, view)

    def answer(self, http, seat, me, view):
        answers = self.chooser.choice(view["choices"])["answers"]
        play = {"version": view["version"], "answers": answers}
        done = http.post(f"{self.table}/answers", json=play, headers=me)
        assert done.status_code == 200, done.text
        self.notes += [(seat, answer) for answer in answers]
        if self.playing:
            self.playing()
            self.playing = None


def kept(data, id):
    async def read():
        store = SqliteStore(data / "matches.sqlite3")
        try:
            return await store.read(id)
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.mark.slow
def test_every_accepted_answer_survives_a_kill_and_the_match_goes_on(tmp_path, serve):
    friends, start, rounds = Friends(), time.monotonic(), 0
    while rounds < AT_LEAST or (rounds < ROUNDS and time.monotonic() - start < SECONDS):
        rounds += 1
        with serve(tmp_path) as server:
            kill = Timer(friends.chooser.uniform(0, 0.5), server.process.kill)
            with pytest.raises(httpx2.TransportError):
                friends.play(server.http, playing=kill.start)
            assert server.process.wait() == -signal.SIGKILL
        for id, notes in friends.accepted.items():
            live = [(r.seat, r.answer) for r in kept(tmp_path, id).rows if r.what == "answer"]
            assert live[: len(notes)] == notes
            unheard = len(live) - len(notes)
            assert unheard <= 1, "more was kept than anybody asked for"
            if unheard:  # it was kept, but the server was killed before it could say so
                notes[:] = live
    assert sum(map(len, friends.accepted.values())) > 2 * rounds, "hardly anything was played"
    for id in friends.accepted:
        found = kept(tmp_path, id)
        match = Match.reopen(load("qwixx"), found.head, found.seed, found.rows)
        if match.is_over:
            verify(file_of(match, ["", ""]), match.game)


def test_a_server_that_is_told_to_stop_stops_in_order(tmp_path, serve):
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    with serve(tmp_path) as server:
        friends = Friends()
        friends.sit_down(server.http)
        address = server.address.replace("http", "ws") + friends.table + "/live"
        with connect(address) as page:
            page.send('{"type": "hello"}')
            page.recv()
            server.process.terminate()
            with suppress(ConnectionClosed):
                while True:
                    page.recv()
            assert page.close_code == 1012, "the page is not told that the service restarts"
        assert server.process.wait(timeout=10) in (0, -signal.SIGTERM)


def test_a_port_that_is_taken_is_not_fought_for(tmp_path):
    from ludoteka.web.pictures import speaker, words_of_no_game
    from ludoteka.web.serve import listen

    say = speaker(words_of_no_game(), "en")
    with listen("127.0.0.1", 0, say) as first:
        taken = first.getsockname()[1]
        with listen("127.0.0.1", taken, say) as second:
            assert second.getsockname()[1] != taken


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", ""),
        ("localhost", ""),
        ("0.0.0.0", "http://192.0.2.5:8000"),
        ("192.0.2.9", "http://192.0.2.9:8000"),
        ("fe80::1", "http://[fe80::1]:8000"),
    ],
)
def test_other_devices_are_told_an_address_where_they_find_the_server(monkeypatch, host, address):
    from ludoteka.web import serve

    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.5")
    assert serve.outside_address(host, 8000) == address


def test_the_web_is_imported_without_numba():
    program = "import sys, ludoteka.web.serve; print([m for m in sys.modules if m == 'numba'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
