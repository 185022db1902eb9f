"""Whether a position that was written down is one from which the rules can go on."""

from __future__ import annotations

from typing import Any

from . import rules
from .names import *
from .printed import COINS, LAYABLE, ROWS, SYMBOLS, WHITE
from .state import OFFERED, PLACES

MOST_COINS = 100  # of a kind, wherever they lie; seals too
GOODS = (0, OFFERED - 1)
PEOPLE = (OFFERED, PLACES - 1)
SYMBOL = (1, len(SYMBOLS) - 1)
NUMBERS = {  # that may stand beside an item of the agenda; beside others 0 to 99
    SCORE: GOODS,
    REWARD_SECOND: GOODS,
    CLEAR: GOODS,
    SERVE: PEOPLE,
    BRING: (0, ROWS - 1),
    USE_SYMBOL: SYMBOL,
    CARRY_OUT: SYMBOL,
    CARRY_OUT_FREELY: SYMBOL,
}


def check(s: Any) -> None:
    """ValueError says what cannot be."""
    check_coins(s)
    check_piles(s)
    check_markers(s)
    check_agenda(s)


def check_coins(s: Any) -> None:
    in_all = [*s.tray, s.black]
    in_all[WHITE] += s.white
    seals = s.seals
    for me in s.player[: s.players]:
        seals += me.seals
        for coin in range(COINS):
            in_all[coin] += me.bag[coin] + me.spent[coin]
            if coin < LAYABLE:
                in_all[coin] += sum(heap[coin] for heap in me.laid)
        if me.spent[WHITE]:
            raise ValueError("a joker lies on a personal card, but it goes to the supply (§16)")
    if max(*in_all, seals) > MOST_COINS:
        raise ValueError(f"there are more than {MOST_COINS} coins of a kind, or seals")


def check_piles(s: Any) -> None:
    """§16 Drawing from an empty one would never end."""
    for deck, name in enumerate(("valuables", "scents")):
        if s.pile[deck] == 0:
            raise ValueError(f"no {name} are left in the draw pile, but it is never empty (§16)")


def check_markers(s: Any) -> None:
    """§13 Those on one space lie one above the other."""
    for p in range(s.players):
        at = s.player[p].at
        pile = [me for me in s.player[: s.players] if rules.space(s, me.at) == rules.space(s, at)]
        if sorted(me.height for me in pile) != [*range(len(pile))]:
            heights = ", ".join(f"{me.at}.{me.height}" for me in pile)
            raise ValueError(f"markers on one space must lie on each other as .0, .1 …: {heights}")


def check_agenda(s: Any) -> None:
    for item in s.agenda[: s.waiting]:
        low, high = NUMBERS.get(item.what, (0, 99))
        if not low <= item.n <= high:
            raise ValueError(f"an item of the agenda has {item.n} where {low} to {high} can stand")
    asked = rules.asked(s)
    if asked:
        p = asked.bit_length() - 1
        without_joker = rules.question(s) == LAY_JOKER and not s.tray[WHITE]
        if without_joker or not rules.legal(s, p, [0] * ANSWERS):
            raise ValueError(f"player {p + 1} is asked, but there is nothing to answer")
