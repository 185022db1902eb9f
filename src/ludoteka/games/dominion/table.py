"""Around the rules: what is conserved, and who begins the next match of the same people."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import seats_in

from . import rules
from .cards import BASIC
from .state import NO_KIND, PILES


def pieces(s: Any) -> dict[int, int]:
    """How many cards of each kind there are more than were laid out; none, at every moment."""
    if s.kind[BASIC] == NO_KIND:
        return {}
    laid_out = [rules.pile_size(s, s.kind[card]) for card in range(PILES)]
    laid_out[rules.COPPER] += s.players * rules.COPPERS_AT_FIRST
    laid_out[rules.ESTATE] += s.players * rules.ESTATES_AT_FIRST
    there = [
        s.supply[card] + s.trash[card] + sum(rules.owned(s, p, card) for p in range(s.players))
        for card in range(PILES)
    ]
    return {card: n - m for card, (n, m) in enumerate(zip(there, laid_out, strict=True)) if n != m}


def rematch(s: Any) -> dict[str, str]:
    """§30 The left neighbour of the winner; after a tie one of those who have not won."""
    standings = [rules.standing(s, p) for p in range(s.players)]
    won = [p for p, n in enumerate(standings) if n == max(standings)]
    everybody = seats_in((1 << s.players) - 1)
    may_begin = [(won[0] + 1) % s.players] if len(won) == 1 else set(everybody) - set(won)
    return {"begins": "+".join(str(p + 1) for p in sorted(may_begin))}
