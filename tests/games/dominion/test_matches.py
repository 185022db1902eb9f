"""Recorded matches: one for every way the game can end, and one written out in full."""

from pathlib import Path

import pytest
import recorded

from ludoteka.core.match import MatchFile, verify
from ludoteka.games.dominion import GAME, rules
from ludoteka.games.dominion.cards import BASIC, KINDS, NAMES

HERE = Path(__file__).parent
MATCHES = sorted((HERE / "matches").glob("*.json"))
# That a game of stubborn players ends after a thousand turns each is told in test_rules.
ENDINGS = {"last-province", "three-piles", "fewer-turns", "shared-victory"}


def ending(match):
    """How the match ended: who won, and if that is plain, by which piles."""
    scores, s = match.scores(), match.state
    if len(match.winners()) > 1:
        return "shared-victory"
    if scores.count(max(scores)) > 1:
        return "fewer-turns"
    return "last-province" if s.supply[rules.PROVINCE] == 0 else "three-piles"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_the_same_and_ends_as_it_is_called(path):
    match = verify(MatchFile.read(path.read_bytes()), GAME)
    assert ending(match) == path.stem


def test_every_way_to_end_has_been_recorded():
    assert {path.stem for path in MATCHES} == ENDINGS


def test_somebody_has_bought_every_card_in_a_recorded_match():
    bought = set()
    for path in MATCHES:
        rows = MatchFile.read(path.read_bytes()).rows
        s = GAME.State.from_buffer_copy(rows[-1].record)
        kinds = enumerate(s.kind)
        bought |= {kind for card, kind in kinds if s.supply[card] < rules.pile_size(s, kind)}
    assert [NAMES[kind] for kind in range(BASIC, KINDS) if kind not in bought] == []


def test_the_playthrough_reads_as_it_did():
    """If a rule was meant to change, `python scripts/recorded.py dominion` writes it anew."""
    assert recorded.playthrough(GAME) == (HERE / "playthrough.txt").read_text("utf-8")
