"""Around the rules: what is conserved."""

from __future__ import annotations

from typing import Any

from . import rules
from .printed import COINS, COPIES, KINDS, LAYABLE, OVERSEER, VALUABLES, WHITE
from .state import OFFERED


def pieces(s: Any) -> dict[str, Any]:
    """All coins, seals and privileges, and every card in one place."""
    coins = [0, 0, 0, 0, s.white, s.black]
    for me in s.player[: s.players]:
        for coin in range(COINS):
            coins[coin] += me.bag[coin] + me.spent[coin]
            if coin < LAYABLE:
                coins[coin] += sum(heap[coin] for heap in me.laid)
    for coin in range(LAYABLE):
        coins[coin] += s.tray[coin]
    seals = s.seals + sum(me.seals for me in s.player[: s.players])
    held = [sum(me.privileges[k] for me in s.player[: s.players]) for k in range(KINDS)]
    lost = [k for k in range(KINDS) if not 0 <= held[k] + s.used[k] <= COPIES[k]]
    gone = rules.gone(s, 0) | rules.gone(s, 1) << len(VALUABLES)
    piles = s.pile[0] | s.pile[1] << len(VALUABLES)
    places = [*s.card[:OFFERED]]
    everywhere = gone.bit_count() + piles.bit_count() + len(set(places))
    return {
        "coins": coins,
        "seals": seals,
        "lost privileges": lost,
        "cards": everywhere == OVERSEER and not gone & piles,
        "spent jokers": sum(me.spent[WHITE] for me in s.player[: s.players]),
    }
