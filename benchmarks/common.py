"""What the benchmarks share: alternated runs in CPU seconds, and a fixed loop to compare with."""

import os
import platform
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from ctypes import CDLL
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).parent


def machine() -> str:
    """The day and the machine, to be told with every figure."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(": ")[2] if names else model
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{datetime.now(UTC):%Y-%m-%d}, {model}, {os.cpu_count()} CPUs{load}"


def built(source: str) -> CDLL:
    """A C file of this folder, compiled for this processor."""
    folder = tempfile.mkdtemp()
    library = f"{folder}/{Path(source).stem}.so"
    command = ["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, HERE / source]
    subprocess.run(command, check=True)
    return CDLL(library)


def cpu_seconds(run: Callable[[int], object], number: int) -> float:
    start = time.process_time()
    run(number)
    return time.process_time() - start


def alternated(rounds: int, *runs: Callable[[int], object]) -> list[list[float]]:
    """CPU seconds of each run in each round, one after the other, so that a busy machine slows
    all of them alike."""
    return [[cpu_seconds(run, i) for run in runs] for i in range(rounds)]


def spread(numbers: Sequence[float], form: str = ",.0f") -> str:
    """The median, and the middle half."""
    low, middle, high = statistics.quantiles(numbers, n=4)
    return f"{middle:{form}} ({low:{form}} to {high:{form}})"
