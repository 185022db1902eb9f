"""What is conserved: the pieces of everybody, the characters and the governors."""

from __future__ import annotations

from typing import Any

from . import rules
from .board import ALL_VILLAGES, CITIES, SITES
from .state import NEUTRAL, NOTHING
from .travel import houses_of


def pieces(s: Any) -> dict[str, list[int]]:
    return {
        "houses": [houses(s, p) for p in range(s.players)],
        "palaces": [palaces(s, p) for p in range(s.players)],
        "neutral": [sum(owner == NEUTRAL for owner in s.palace[city]) for city in range(CITIES)],
        "governors": sorted(s.governor),
        "characters": characters(s),
    }


def houses(s: Any, p: int) -> int:
    """In store, in the quarry, in villages and cities, and in the hand."""
    me = s.player[p]
    in_hand = p == s.active and s.lifted != NOTHING
    in_villages = houses_of(s, p, ALL_VILLAGES)
    return int(me.houses + me.quarry + in_villages + sum(me.city) + in_hand)


def palaces(s: Any, p: int) -> int:
    built = sum(s.palace[city][site] == p for city in range(CITIES) for site in range(SITES))
    return int(s.player[p].palaces + built)


def characters(s: Any) -> list[int]:
    """Each is in the bank or with one player."""
    free = rules.bank(s)
    there = [free, *(s.player[p].characters for p in range(s.players))]
    return [sum(mask >> c & 1 for mask in there) for c in range(1, 8)]
