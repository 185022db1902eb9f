"""Recorded matches: one for every way the game can end, and one written out in full."""

from pathlib import Path

import pytest
import recorded

from ludoteka.core.match import MatchFile, verify
from ludoteka.games.maharaja import GAME
from ludoteka.games.maharaja.scoring import last_round

HERE = Path(__file__).parent
MATCHES = sorted((HERE / "matches").glob("*.json"))
ENDINGS = {
    "seventh-palace",
    "box-ten",
    "sixth-palace-of-the-short-game",
    "box-eight-of-the-short-game",
}


def ending(s):
    """How the match came to its end, read from its last position."""
    palaces, box = ("sixth", "eight") if s.short else ("seventh", "ten")
    of_what = "-of-the-short-game" if s.short else ""
    if any(s.player[p].palaces == 0 for p in range(s.players)):
        return f"{palaces}-palace{of_what}"
    assert s.round == last_round(s)
    return f"box-{box}{of_what}"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_the_same_and_ends_as_it_is_called(path):
    match = verify(MatchFile.read(path.read_bytes()), GAME)
    assert match.is_over
    assert ending(match.state) == path.stem


def test_every_way_to_end_has_been_recorded():
    assert {path.stem for path in MATCHES} == ENDINGS


def test_the_playthrough_reads_as_it_did():
    """If a rule was meant to change, `python scripts/recorded.py maharaja` writes it anew."""
    assert recorded.playthrough(GAME) == (HERE / "playthrough.txt").read_text("utf-8")
