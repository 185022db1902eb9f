"""CONTRIBUTING.md lists the parts of a game that `Game` has, no more and no fewer."""

import dataclasses
import re
from pathlib import Path

from ludoteka.core import contract
from ludoteka.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def listed(title):
    """The names in the first column of the table below a title."""
    section = TEXT.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]
    cells = re.findall(r"^\| (`[^|]+`) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


def test_the_parts_of_a_game_are_those_of_game():
    fields = [field.name for field in dataclasses.fields(Game)]

    assert sorted(listed("The parts of a game")) == sorted(fields)


def test_the_promises_are_those_of_the_contract():
    promises = [promise.__name__ for promise in (*contract.ON_A_TABLE, *contract.ON_A_FOLDER)]

    assert listed("The contract") == promises


def test_rules_may_import_what_is_said_and_what_is_tested():
    said = re.findall(r"Rule modules import (.*?) and their own folder", TEXT)
    arrows = (ROOT / "tests/house/test_arrows.py").read_text("utf-8")
    tested = re.findall(r"DIALECT = .* for name in (.*)}", arrows)

    assert re.findall(r"core\.(\w+)", said[0]) == re.findall(r"\w+", tested[0])


def test_the_make_targets_that_are_spoken_of_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    spoken = set(re.findall(r"(?:^    |`)make (\w+)", TEXT, re.MULTILINE))

    assert {word for word in spoken if f"\n{word}:" not in makefile} == set()
