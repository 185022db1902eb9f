"""README.md is a tour that works: its commands and its Python say what stands below them.

In a `console` block each line after `$` goes to the command line; in a `python` block the lines
after `>>>` are run; a block that begins with `# name.py`, or another ending, is a file for those
after it.
"""

import doctest
import os
import re
import shlex
from pathlib import Path

import pytest

from ludoteka.cli import main
from ludoteka.core.game import load, names
from ludoteka.core.text import text

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """Somebody who goes through the tour from top to bottom in a folder of his own."""
    before = Path.cwd()
    os.chdir(tmp_path_factory.mktemp("visitor"))
    yield {}
    os.chdir(before)


@pytest.mark.parametrize("number", range(len(BLOCKS)), ids=lambda n: f"{n}-{BLOCKS[n][0]}")
def test_the_tour_works(number, visitor, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    kind, block = BLOCKS[number]
    if kind == "console":
        for command, expected in commands(block):
            assert run(command, capsys) == 0
            matches(expected, capsys.readouterr().out)
    elif named := re.match(r"# (\w+\.\w+)\n", block):
        Path(named[1]).write_text(block, "utf-8")
    else:
        run_examples(block, visitor)


def commands(block):
    """Each line after `$`, with what it says."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        yield command, expected


def run(command, capsys):
    program, *words = shlex.split(command, comments=True)
    if program == "make":
        assert all(f"\n{word}:" in (ROOT / "Makefile").read_text() for word in words)
        return 0
    assert program == "ludoteka"
    return main(words)


def matches(expected, got):
    checker = doctest.OutputChecker()
    wanted = doctest.Example("", expected)
    assert not expected or checker.check_output(expected, got, LENIENT), checker.output_difference(
        wanted, got, LENIENT
    )


def run_examples(block, names):
    test = doctest.DocTestParser().get_doctest(block, names, "README.md", "README.md", 0)
    assert test.examples, "a python block shows something"
    failures: list[str] = []
    runner = doctest.DocTestRunner(optionflags=LENIENT)
    runner.run(test, out=failures.append, clear_globs=False)
    names.update(test.globs)
    assert not failures, "".join(failures)


def test_the_two_commands_stand_there():
    assert "make play" in README
    assert "make test" in README


def test_the_table_names_the_games_that_exist():
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+?) \| (\d+)–(\d+) \|", README, re.MULTILINE)
    there = [load(name) for name in names()]

    assert rows == [
        (game.name, game.words.say(text("title"), "en"), str(game.seats[0]), str(game.seats[1]))
        for game in there
    ]
