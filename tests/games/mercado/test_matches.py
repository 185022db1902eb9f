"""One match written out in full."""

from pathlib import Path

import recorded

from ludoteka.games.mercado import GAME

HERE = Path(__file__).parent


def test_the_playthrough_reads_as_it_did():
    """If a rule was meant to change, `python scripts/recorded.py mercado` writes it anew."""
    assert recorded.playthrough(GAME) == (HERE / "playthrough.txt").read_text("utf-8")
