"""Names of things, used by the log and on the table."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core.text import Text, chain, text

from . import printed
from .printed import (
    CHANGER,
    COIN_NAMES,
    FIRST_SCENT,
    NAMES,
    OVERSEER,
    PRIVILEGE_ROW,
    RANK,
    STEPS,
    SYMBOL_ROW,
    UNKNOWN,
)

OWN = (
    ("jokers", printed.JOKERS),
    ("counterfeits", printed.COUNTERFEITS),
    ("removes", printed.REMOVES),
    ("privileges", printed.PRIVILEGES),
    ("seals", printed.SEALS),
    ("turns", printed.TURNS),
)
OTHERS = (
    ("others-counterfeits", printed.OTHERS_COUNTERFEITS),
    ("others-jokers", printed.OTHERS_JOKERS),
    ("others-privileges", printed.OTHERS_PRIVILEGES),
)


def card_name(card: int) -> Text:
    return text(f"card-{NAMES[card]}")


def short_name(card: int) -> Text:
    """As it stands on the card itself, where a bottle says that it is a scent."""
    return text(f"short-{NAMES[card]}") if card >= FIRST_SCENT else card_name(card)


def coin_name(coin: int) -> Text:
    return text(f"coin-{COIN_NAMES[coin]}")


def coins(heap: Sequence[int]) -> Text:
    """What lies in a heap: "2× gold, joker"; no coins at all has words too."""
    parts = [
        text("so-many", n=n, what=coin_name(coin)) if n > 1 else coin_name(coin)
        for coin, n in enumerate(heap)
        if n > 0
    ]
    return listed(parts) if parts else text("no-coins")


def sentences(parts: Sequence[Text]) -> Text:
    """Several sentences, one after the other."""
    return chain("sentences", parts)


def clauses(parts: Sequence[Text]) -> Text:
    """One sentence out of several that have commas of their own."""
    return chain("clauses", parts)


def listed(parts: Sequence[Text]) -> Text:
    """One sentence out of several, with commas."""
    return chain("list", parts)


def brings(row: int) -> list[Text]:
    """What a card, a privilege or a symbol brings to its owner and does to the others."""
    parts = [text(f"brings-{name}", n=column[row]) for name, column in OWN if column[row]]
    parts += [text(f"brings-{name}", n=column[row]) for name, column in OTHERS if column[row]]
    if printed.NO_SEALS[row]:
        parts.append(text("brings-no-seals"))
    return parts


def privilege_name(kind: int) -> Text:
    row = PRIVILEGE_ROW + kind
    return listed([text("steps", n=STEPS[row]), *brings(row)])


def symbol_name(symbol: int) -> Text:
    if STEPS[SYMBOL_ROW + symbol]:
        return text("symbol-advance", n=STEPS[SYMBOL_ROW + symbol])
    return listed(brings(SYMBOL_ROW + symbol))


def short_supply(seals: bool, counterfeits: bool, jokers: bool) -> Text | None:
    """§20 What there is not enough of."""
    short = zip(("seals", "counterfeits", "jokers"), (seals, counterfeits, jokers), strict=True)
    parts = [text(f"supply-{word}") for word, is_short in short if is_short]
    return text("short-supply", what=listed(parts)) if parts else None


def points_of(card: int) -> Text:
    points = printed.POINTS[card] if card < printed.OVERSEER else 0
    if points == RANK:
        return text("points-rank")
    if points == UNKNOWN:
        return text("points-unknown")
    return text("points", n=points)


def worth(card: int) -> list[Text]:
    """What the buyer has of it."""
    if card >= OVERSEER:
        return [text("serves-changer" if card == CHANGER else "serves-overseer")]
    bonus = brings(card)
    return bonus if bonus and printed.POINTS[card] == 0 else [points_of(card), *bonus]


def price_of(card: int) -> Text:
    """ "2× gold, 2× turquoise", "3 of the same colour", "joker, 1 of any colour"."""
    parts = []
    if white := printed.WHITES[card]:
        parts.append(coins((0, 0, 0, 0, white)))
    if printed.PRICE[card] == printed.FIXED:
        need = printed.NEED[4 * card : 4 * card + 4]
        return listed([*parts, coins(need)])
    word = "price-same" if printed.PRICE[card] == printed.SAME else "price-different"
    return listed([*parts, text(word, n=printed.REST[card])])
