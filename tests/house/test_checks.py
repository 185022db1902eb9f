"""The checks of the sources (`make check`), as tests: whatever runs the tests holds them."""

import subprocess
import sys
from pathlib import Path

import pytest

CHECKS = {
    "lint": ["-m", "ruff", "check"],
    "format": ["-m", "ruff", "format", "--check"],
    "types": ["-m", "mypy"],
    "protocol": ["-m", "ludoteka.web.types", "--check"],
    "page": ["scripts/page.py", "check"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_sources_pass(check: str, root: Path) -> None:
    command = [sys.executable, *CHECKS[check]]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"python {' '.join(CHECKS[check])}\n{done.stdout}{done.stderr}", pytrace=False)
