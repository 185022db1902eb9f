"""How fast a table answers over the network of one machine: `python benchmarks/web.py`.

A click is timed from the answer a page sends to the table it gets back, kept on disk in between.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

from common import machine
from websockets.asyncio.client import ClientConnection, connect

SERVER = "from ludoteka.web.serve import run; run(port=0, data={!r}, compiled=False, pace=0)"


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Its address, and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-c", SERVER.format(folder)]
        process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        try:
            yield process.stdout.readline().split()[-1], process.pid
        finally:
            process.terminate()
            process.wait()


def new_table(address: str, game: str, players: int) -> tuple[str, list[str]]:
    wish = json.dumps({"game": game, "seats": [{"who": "me"}] * players}).encode()
    request = Request(f"{address}/api/tables", wish, {"content-type": "application/json"})
    with urlopen(request) as answer:
        made = json.load(answer)
    return made["id"], [seat["link"].partition("#")[2] for seat in made["seats"]]


async def play(page: ClientConnection, seat: int, clicks: list[float]) -> None:
    """Take the last choice until the match is over, one seat after the other."""
    table = json.loads(await page.recv())
    while not table["over"]:
        version, start = table["version"], time.perf_counter()
        owing = [p["number"] for p in table["seats"] if p["owes"]]
        if owing[0] == seat:
            answers = table["choices"][-1]["answers"]
            await page.send(json.dumps({"type": "play", "version": version, "answers": answers}))
        while table["version"] == version:
            table = json.loads(await page.recv())
            assert table["type"] == "table", table
        if owing[0] == seat:
            clicks.append(time.perf_counter() - start)


async def evening(address: str, game: str, players: int, clicks: list[float]) -> None:
    id, secrets = new_table(address, game, players)
    socket = f"{address.replace('http', 'ws')}/api/tables/{id}/live"
    pages = [await connect(socket) for _ in secrets]
    for page, secret in zip(pages, secrets, strict=True):
        await page.send(json.dumps({"type": "hello", "secret": secret, "layout": "wide"}))
    await asyncio.gather(*(play(page, p, clicks) for p, page in enumerate(pages)))
    for page in pages:
        await page.close()


def cpu_seconds(process: int) -> float:
    """That the process has used so far; where the system does not tell, 0."""
    try:
        used = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


async def measure(game: str, players: int, tables: int, address: str, process: int) -> None:
    clicks: list[float] = []
    start, used = time.perf_counter(), cpu_seconds(process)
    await asyncio.gather(*(evening(address, game, players, clicks) for _ in range(tables)))
    seconds = time.perf_counter() - start
    cpu = 1000 * (cpu_seconds(process) - used) / len(clicks)
    ms = [1000 * click for click in clicks]
    p50, p99 = statistics.median(ms), statistics.quantiles(ms, n=100)[98]
    print(
        f"{game}, {tables:3} tables of {players}: {len(ms) / seconds:6.0f} answers/s,"
        f" p50 {p50:6.1f} ms, p99 {p99:6.1f} ms, {cpu:.1f} ms of processor ({len(ms)} answers)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="qwixx")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 5, 20], help="at once")
    args = parser.parse_args()
    with server() as (address, process):
        print(machine())
        for tables in args.tables:
            asyncio.run(measure(args.game, args.players, tables, address, process))


if __name__ == "__main__":
    main()
