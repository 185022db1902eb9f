"""The scripts behind the published numbers run, and say when and where; how fast is not tested."""

import shutil
import subprocess
import sys

import pytest

SHORT = {
    "qwixx.py --games 20 --rounds 2": "rules / C",
    "random_play.py --game qwixx --rounds 2": "real choices/s",
    "dominion.py --games 20 --rounds 2": "a loop",
    "dominion_truth.py --games 300 --python": "standard errors apart",
    "mercado_balance.py --games 2 --players 2 --sides a --python": "wins in the order of play",
    "interpreted.py --games 1 --rounds 2": "answers per CPU-second",
    "start.py --rounds 1": "seconds to the first page",
    "web.py --tables 1": "answers/s",
}


@pytest.mark.parametrize("benchmark", SHORT)
def test_a_benchmark_runs_and_says_when_and_where(benchmark, root):
    script, *words = benchmark.split()
    if script in ("qwixx.py", "dominion.py", "random_play.py") and not shutil.which("cc"):
        pytest.skip("there is no C compiler here")
    command = [sys.executable, f"benchmarks/{script}", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert SHORT[benchmark] in done.stdout
    assert "CPUs" in done.stdout
