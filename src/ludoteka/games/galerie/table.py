"""What is conserved: the same at every moment of a match."""

from __future__ import annotations

from typing import Any

from ludoteka.core.masks import ones

from . import rules
from .state import NO_CARD
from .tables import CARD_VALUES, PAINTINGS


def pieces(s: Any) -> tuple[Any, ...]:
    """How many action cards there are of each value; how many cards each player has or may still
    take back; tiles, and paintings that are known twice or not at all."""
    players = range(s.players)
    marks = [s.strip[n][i] for n in range(rules.places(s)) for i in range(s.markers[n])]
    values = [
        sum(s.player[p].hand[c] + s.player[p].walked[c] + (s.player[p].last == c) for p in players)
        + sum(mark.card == c for mark in marks)
        for c in range(CARD_VALUES)
    ]
    tiles = sum(s.stack) + sum(ones(s.player[p].tiles) for p in players)
    taken = sum(s.player[p].paintings for p in players) + sum(n > 0 for n in s.display)
    return values, [cards_of(s, p) for p in players], tiles, taken + ones(rules.deck(s)) - PAINTINGS


def cards_of(s: Any, p: int) -> int:
    me = s.player[p]
    mine = sum(me.hand) + sum(me.walked) + (me.last != NO_CARD)
    for n in range(rules.places(s)):
        returned = s.marker if s.next in (rules.TAKE_BACK, rules.GIVE_BACK) and n == s.here else 0
        mine += sum(s.strip[n][i].who == p for i in range(returned, s.markers[n]))
    return int(mine)
