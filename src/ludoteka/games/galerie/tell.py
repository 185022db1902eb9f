"""What happened, for the log: read off the table before and after one answer or one step."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import ALL, Fact
from ludoteka.core.text import Arg, Seat, Text, text

from . import rules
from .distribution import sum_of
from .names import *
from .questions import question_of
from .ring import SHOP_PLACE
from .tables import CARD_VALUES, NONE, PRICES, STACKS
from .words import joined


def tell(before: Any, after: Any, seat: int, answer: int) -> list[Fact]:
    """One answer or one step; what came next before says which."""
    if before.players == 0:
        return shown(before, after) + [by(after.start, "begins")]
    # fmt: off
    if answer >= 0:                return answered(before, after, seat, answer)
    if before.next == TURN:        return new_turn(before, after)
    if before.next == NINTH:       return ninth(before, after)
    if before.next == OPEN:        return opened(after)
    if before.next == SHOP:        return too_poor(before, after)
    if before.next == GIVE_BACK:   return given_back(before, after)
    # fmt: on
    return new_round(before, after)


# Words


def by(seat: int, key: str, moment: bool = False, **args: Arg) -> Fact:
    return Fact(text(key, who=Seat(seat), **args), seat=seat, moment=moment)


def tiles_of(s: Any, stacks: int) -> Text:
    """The upper tiles of these stacks, with their prices."""
    parts = [
        text("tile-for", number=s.top[i], price=PRICES[i]) for i in range(STACKS) if stacks >> i & 1
    ]
    return joined(parts)


# Answers


def answered(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    what = question_of(a)
    # fmt: off
    if   what == WALK:           return walked(before, after, p, a - WALK_WITH)
    elif what == BID:            return has_bid(after, p, a - BID_WITH)
    elif what == LAY:            return [by(p, "lays-away", card=a - LAY_AWAY)]
    elif what == TILES_QUESTION: return bought(before, p, a - BUY)
    elif what == TAKE_BACK:      return [by(p, "takes-back", card=a - RETURN)]
    # fmt: on
    return [by(p, "takes" if a == ACCEPT else "leaves", painting=before.display[before.here - 1])]


def walked(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    card, direction = a // 2, a % 2
    to = after.player[p].pawn
    if to == before.player[p].pawn:
        return [by(p, "stays", card=card, place=to)]
    key = "walks-back" if direction == COUNTER_CLOCKWISE else "walks"
    return [by(p, key, card=card, place=to)]


def has_bid(after: Any, p: int, card: int) -> list[Fact]:
    """§7 Face down: only its owner is told which."""
    place = after.player[p].pawn
    number = text(f"roman-{after.markers[place]}")
    own = by(p, "bids-own", place=place, number=number, card=card)
    others = by(p, "bids", place=place, number=number)
    return [
        Fact(own.text, seen_by=1 << p, seat=p),
        Fact(others.text, seen_by=ALL & ~(1 << p), seat=p),
    ]


def bought(before: Any, p: int, stacks: int) -> list[Fact]:
    if stacks == 0:
        return [by(p, "takes-no-tile")]
    n = stacks.bit_count()
    return [by(p, "takes-tiles", tiles=tiles_of(before, stacks), n=n)]


# Steps


def new_turn(before: Any, after: Any) -> list[Fact]:
    """§6 Who is nowhere to go; §4 a round begins with its first turn."""
    told = []
    if after.turn == 1 and after.next != NINTH:
        told.append(by(after.active, "round-begins", round=after.round))
    if after.next == LAY:
        told.append(by(after.active, "is-stuck"))
    return told


def ninth(before: Any, after: Any) -> list[Fact]:
    """§8"""
    cards = [
        text("seat-card", who=Seat(p), card=after.player[p].last) for p in range(after.players)
    ]
    kept = after.start == before.start
    return [
        Fact(text("ninth-cards", cards=joined(cards)), moment=True),
        by(after.start, "keeps-start" if kept else "gets-start"),
    ]


def opened(after: Any) -> list[Fact]:
    """§9 The bids of the place, and in a hall the sums."""
    here = after.here
    marks = [after.strip[here][i] for i in range(after.markers[here])]
    cards = joined([text("seat-card", who=Seat(mark.who), card=mark.card) for mark in marks])
    told = [Fact(text("opens", place=here, cards=cards), moment=True)]
    if here != SHOP_PLACE:
        told += decided(after, here, sorted({mark.who for mark in marks}))
    return told


def decided(s: Any, hall: int, bidders: list[int]) -> list[Fact]:
    """§11 Who wins, and by what."""
    sums = {q: sum_of(s, hall, q) for q in bidders}
    best, painting = s.active, s.display[hall - 1]
    tied = sum(points == sums[best] for points in sums.values()) > 1
    key = "wins"
    if tied:
        key = "wins-by-tile" if s.player[best].tiles >> painting & 1 else "wins-by-marker"
    order = sorted(bidders, key=lambda q: (q != best, -sums[q]))
    said = joined([text("seat-card", who=Seat(q), card=sums[q]) for q in order])
    return [by(best, key, place=hall, painting=painting, sums=said)]


def too_poor(before: Any, after: Any) -> list[Fact]:
    """§10 Who can afford nothing is not asked."""
    if after.next != SHOP:
        return []
    mark = before.strip[before.here][before.marker]
    return [by(mark.who, "affords-nothing", moment=True, card=mark.card)]


def given_back(before: Any, after: Any) -> list[Fact]:
    """§13 The only card, or one of equal ones."""
    if after.here != before.here or after.marker == before.marker:
        return []
    who = after.active
    card = next(
        c for c in range(CARD_VALUES) if after.player[who].hand[c] > before.player[who].hand[c]
    )
    return [by(who, "takes-back", moment=True, card=card)]


def new_round(before: Any, after: Any) -> list[Fact]:
    """§14, §15"""
    if not rules.is_over(after):
        return shown(before, after)
    if rules.deck_is_short(after):
        return [Fact(text("ends-deck", n=rules.empty_halls(after)), moment=True)]
    if rules.sold_out(after) >= rules.STACKS_TO_END[after.players - rules.FEWEST_PLAYERS]:
        return [Fact(text("ends-stacks", n=rules.sold_out(after)), moment=True)]
    return [Fact(text("ends-rounds", n=rules.MOST_ROUNDS), moment=True)]


def shown(before: Any, after: Any) -> list[Fact]:
    """The paintings that are new on display."""
    parts = [
        text("hall-painting", place=hall + 1, painting=after.display[hall])
        for hall in range(len(after.display))
        if after.display[hall] not in (NONE, before.display[hall])
    ]
    if not parts:
        return []
    return [Fact(text("new-paintings", paintings=joined(parts), n=len(parts)), moment=True)]
