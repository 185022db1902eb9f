"""Every line of every rule is reached by the game's own stories, run as Python."""

import json
import os
import subprocess
import sys

import pytest

from ludoteka.core.game import load, names


def rule_files(name):
    """The modules of a game in which rules stand."""
    return [p for p in load(name).folder.glob("*.py") if "\n@rule\n" in p.read_text("utf-8")]


@pytest.mark.parametrize("name", names())
def test_the_stories_of_a_game_reach_all_its_rules(name, root, tmp_path):
    files = rule_files(name)
    assert files, f"{name} has no rules"
    coverage = [sys.executable, "-m", "coverage"]
    stories = ["-m", "pytest", "-q", "-p", "no:xdist", "-k", "not compiled", f"tests/games/{name}"]
    here = {**os.environ, "COVERAGE_FILE": str(tmp_path / "coverage")}
    include = f"--include={','.join(map(str, files))}"
    ran = subprocess.run(
        [*coverage, "run", *stories], cwd=root, env=here, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    subprocess.run(
        [*coverage, "json", "-q", include, "-o", str(tmp_path / "lines.json")],
        cwd=root,
        env=here,
        check=True,
    )
    found = json.loads((tmp_path / "lines.json").read_text())["files"]
    assert len(found) == len(files)
    missed = {file: lines["missing_lines"] for file, lines in found.items()}
    assert not any(missed.values()), f"no story reaches {missed}"
