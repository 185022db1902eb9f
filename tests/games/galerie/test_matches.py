"""Recorded matches: one for every way the game ends by itself, and one written out in full.

That it also ends after a hundred rounds is told in `test_end`: nobody plays so.
"""

from pathlib import Path

import pytest
import recorded

from ludoteka.core.match import MatchFile, verify
from ludoteka.games.galerie import GAME, rules

HERE = Path(__file__).parent
MATCHES = sorted((HERE / "matches").glob("*.json"))
ENDINGS = {"deck-too-short", "two-stacks-sold-out", "three-stacks-sold-out"}
NUMBERS = {2: "two", 3: "three"}


def ending(s):
    """How a match came to its end, read from its last position."""
    if rules.deck_is_short(s):
        return "deck-too-short"
    return f"{NUMBERS[rules.sold_out(s)]}-stacks-sold-out"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_the_same_and_ends_as_it_is_called(path):
    match = verify(MatchFile.read(path.read_bytes()), GAME)
    assert rules.is_over(match.state)
    assert ending(match.state) == path.stem


def test_every_way_to_end_has_been_recorded():
    assert {path.stem for path in MATCHES} == ENDINGS


def test_the_playthrough_reads_as_it_did():
    """If a rule was meant to change, `python scripts/recorded.py galerie` writes it anew."""
    assert recorded.playthrough(GAME) == (HERE / "playthrough.txt").read_text("utf-8")
