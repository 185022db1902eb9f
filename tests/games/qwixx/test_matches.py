"""Recorded matches: one for every way the game can end, and one written out in full."""

from pathlib import Path

import pytest
import recorded

from ludoteka.core.match import MatchFile, verify
from ludoteka.games.qwixx import GAME, rules

HERE = Path(__file__).parent
MATCHES = sorted((HERE / "matches").glob("*.json"))
ENDINGS = {
    "fourth-missed-throw",
    "second-lock-in-the-white-action",
    "second-lock-in-the-colour-action",
    "two-locks-at-once",
}


def ending(match):
    """How the match came to its end, read from its last two positions."""
    before, after = match.state_at(match.ply - 1), match.state
    if rules.locks(after) < rules.LOCKS_TO_END:
        return "fourth-missed-throw"
    if rules.locks(after) - rules.locks(before) > 1:
        return "two-locks-at-once"
    action = "white" if before.next == rules.WHITE_SUM else "colour"
    return f"second-lock-in-the-{action}-action"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_the_same_and_ends_as_it_is_called(path):
    match = verify(MatchFile.read(path.read_bytes()), GAME)
    assert ending(match) == path.stem


def test_every_way_to_end_has_been_recorded():
    assert {path.stem for path in MATCHES} == ENDINGS


def test_the_playthrough_reads_as_it_did():
    """If a rule was meant to change, `python scripts/recorded.py qwixx` writes it anew."""
    assert recorded.playthrough(GAME) == (HERE / "playthrough.txt").read_text("utf-8")
