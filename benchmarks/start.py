"""How long it takes until the server answers, from the command to the first page."""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from urllib.request import urlopen

from common import machine

SERVE = ["-m", "ludoteka", "serve", "--port", "0", "--data"]


def seconds_to_first_page(folder: str) -> float:
    start = time.perf_counter()
    command = [sys.executable, *SERVE, folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = next(word for line in server.stdout for word in line.split() if "://" in word)
            with urlopen(address) as page:
                page.read()
            return time.perf_counter() - start
        finally:
            server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        times = [seconds_to_first_page(folder) for _ in range(args.rounds)]
    print(machine())
    middle = statistics.median(times)
    print(f"seconds to the first page: {middle:.2f} ({min(times):.2f} to {max(times):.2f})")


main()
