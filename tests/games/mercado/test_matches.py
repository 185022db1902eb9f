"""Recorded matches: one for every way the game can end, and one written out in full."""

from pathlib import Path

import pytest
import recorded

from ludoteka.core.match import Match, MatchFile, verify
from ludoteka.games.mercado import GAME, rules

HERE = Path(__file__).parent
MATCHES = sorted((HERE / "matches").glob("*.json"))
ENDINGS = {
    "whoever-arrives-first-wins",
    "overtaken-in-the-last-round",
    "overtaken-in-the-count",
    "on-top-of-the-same-space",
}


def ending(match):
    """How the winner came to win, read from the end and from where somebody arrived."""
    s, seats = match.state, range(match.players)
    (winner,) = match.winners()
    if len({s.player[p].at for p in seats}) < match.players:
        return "on-top-of-the-same-space"
    before_the_count = [s.player[p].at - rules.worth_at_end(s, p) for p in seats]
    if before_the_count[winner] < max(before_the_count):
        return "overtaken-in-the-count"
    arrived = next(k for k in range(match.ply) if rules.has_arrived(match.state_at(k)))
    if match.state_at(arrived).player[winner].at < rules.SPACES:
        return "overtaken-in-the-last-round"
    return "whoever-arrives-first-wins"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_the_same_and_ends_as_it_is_called(path):
    match = verify(MatchFile.read(path.read_bytes()), GAME)
    assert ending(match) == path.stem


def test_every_way_to_end_has_been_recorded():
    assert {path.stem for path in MATCHES} == ENDINGS


def stubborn(s, p, legal):
    """Whoever does not want to come on returns what can be returned, lays coins at people and
    completes only what is worth least."""
    if rules.question(s) == rules.TURN:
        return rules.RETURN if rules.RETURN in legal else legal[-1]
    if legal[-1] == rules.DONE:
        return rules.DONE

    def progress(a):
        place = a // rules.LAYABLE
        if a >= rules.PRIVILEGE or place >= rules.OFFERED:
            return 0
        card = rules.card_at(s, place)
        missing = rules.REST[card] + rules.WHITES[card] - rules.coins_at(s, p, place)
        return 1 / missing if missing > 1 else 1 + abs(rules.POINTS[card])

    return min(legal, key=progress)


def test_a_match_of_stubborn_players_ends_after_a_thousand_turns():
    """Played, and not kept in a file: it has two thousand answers."""
    match = Match(GAME, 2, seed=recorded.SEED)
    while not match.is_over:
        seat = match.owing()[0]
        match.play(seat, match.version, [stubborn(match.state, seat, match.legal(seat))])
    s = match.state
    assert s.turns == rules.MOST_TURNS
    before_the_count = [s.player[p].at - rules.worth_at_end(s, p) for p in (0, 1)]
    assert max(before_the_count) < rules.SPACES
    assert [fact.text.key for fact in match.rows[-1].facts].count("ends-by-turns") == 1


def test_the_playthrough_reads_as_it_did():
    """If a rule was meant to change, `python scripts/recorded.py mercado` writes it anew."""
    assert recorded.playthrough(GAME) == (HERE / "playthrough.txt").read_text("utf-8")
