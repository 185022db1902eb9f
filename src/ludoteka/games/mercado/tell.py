"""What happened, for the log: read off the table before and after one answer or one step."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import Fact
from ludoteka.core.text import Arg, Seat, text

from . import rules
from .names import *
from .printed import (
    BLACK,
    COUNTERFEITS,
    JOKERS,
    LAYABLE,
    OTHERS_COUNTERFEITS,
    OTHERS_JOKERS,
    SEALS,
    SYMBOL_ROW,
    WHITE,
)
from .state import NOTHING, OFFERED
from .words import (
    card_name,
    coin_name,
    coins,
    points_of,
    privilege_name,
    short_supply,
    symbol_name,
)


def tell(before: Any, after: Any, seat: int, answer: int) -> list[Fact]:
    """One answer or one step; what was about to happen says which."""
    if before.players == 0:
        return [by(after.first, "begins"), by(after.first, "turn-of")]
    item = before.agenda[before.waiting - 1]
    if item.what < QUESTIONS:
        return ANSWERED[item.what](before, after, seat, answer)
    return STEPPED.get(item.what, nothing)(before, after, item.who, item.n)


# What is seen for a moment before the rest of the turn follows
WORTH_A_LOOK = ("buys", "pays", "advances", "counts-rest")


def by(seat: int, key: str, **args: Arg) -> Fact:
    return Fact(text(key, who=Seat(seat), **args), seat=seat, moment=key in WORTH_A_LOOK)


def nothing(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    return []


def more(before: Any, after: Any) -> list[int]:
    """What a heap has now and had not."""
    return [max(0, n - m) for m, n in zip(before, after, strict=True)]


# Answers


def action(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    if a < SETTLED:
        return [by(p, "uses-privilege", privilege=privilege_name(a - PRIVILEGE))]
    if a == RETURN:
        return [by(p, "returns-coins", coins=coins(before.player[p].spent))]
    return [by(p, "passes")] if a == DONE else []


def laid(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    if a == SEAL:
        return [by(p, "spends-seal")]
    told = []
    back = list(before.tray)
    if a != DONE:
        told = joker_laid(before, after, p, a)
        back[(a - LAID) % LAYABLE] -= 1
    return told + put_back(back, after, p)


def put_back(tray: list[int], after: Any, p: int) -> list[Fact]:
    back = more(after.tray, tray)
    return [by(p, "puts-back", coins=coins(back))] if any(back) else []


def joker_laid(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    place, coin = divmod(a - LAID, LAYABLE)
    card = rules.card_at(before, place)
    return [by(p, "lays", coin=coin_name(coin), card=card_name(card))]


def purchase(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    """§10 The next thing to come says what has been bought."""
    item = after.agenda[after.waiting - 1]
    if item.what not in (SCORE, SERVE):
        return []
    card = rules.card_at(after, item.n)
    return [by(p, "buys" if item.n < OFFERED else "pays", card=card_name(card))]


def symbol_chosen(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    symbol = before.agenda[before.waiting - 1].n
    return [by(p, "leaves-symbol", symbol=symbol_name(symbol))] if a == DONE else []


def given_back(before: Any, after: Any, p: int, a: int) -> list[Fact]:
    back = more(before.used, after.used)
    kinds = [kind for kind, n in enumerate(back) if n]
    return [by(p, "gives-back", privilege=privilege_name(kind)) for kind in kinds]


# Steps


def drawn(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    heap = more(after.player[p].bag, before.player[p].bag)
    facts = [by(p, "draws", coins=coins(heap))]
    if heap[BLACK]:
        facts.append(by(p, "counterfeits-aside", n=heap[BLACK]))
    if not rules.can_lay(after, p) and rules.why_not_seal(after, p) != ALLOWED:
        facts.append(Fact(text("nothing-fits"), moment=True))
    return facts


def no_more_to_lay(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    return put_back(list(before.tray), after, p)


def scored(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    """§11 Where the points do not stand on the card."""
    if rules.POINTS[before.card[n]] == rules.RANK:
        return [by(p, "scores-rank", rank=rules.rank(before, p))]
    if after.revealed == NOTHING or rules.POINTS[before.card[n]] != rules.UNKNOWN:
        return []
    card = card_name(after.revealed)
    said = text("reveals", who=Seat(p), card=card, points=points_of(after.revealed))
    return [Fact(said, moment=True)]


def advanced(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    steps = after.player[p].at - before.player[p].at
    if steps == 0:
        return []
    facts = [by(p, "advances", n=steps, space=after.player[p].at)]
    if rules.has_arrived(after) and not rules.has_arrived(before):
        facts.append(by(p, "arrives"))
    return facts


def brought(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    """§15 To the owner first, then to the others in turn order."""
    facts = []
    for k in range(after.players):
        facts += gains(before, after, (p + k) % after.players)
    if after.again > before.again:
        facts.append(by(p, "wins-turn"))
    return facts + ran_short(
        SEALS[n] > before.seals,
        COUNTERFEITS[n] + OTHERS_COUNTERFEITS[n] * (after.players - 1) > before.black,
        JOKERS[n] + OTHERS_JOKERS[n] * (after.players - 1) > before.white,
    )


def ran_short(seals: bool, counterfeits: bool, jokers: bool) -> list[Fact]:
    """§20 What was to be given and is not there."""
    said = short_supply(seals, counterfeits, jokers)
    return [Fact(said)] if said else []


def carried_out(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    """§14 Said first, so that everybody sees where it comes from, and also if it gives nothing."""
    said = by(p, "carries-out", symbol=symbol_name(n))
    return [said, *brought(before, after, p, SYMBOL_ROW + n)]


def gains(before: Any, after: Any, q: int) -> list[Fact]:
    old, new = before.player[q], after.player[q]
    facts = []
    if (n := new.bag[WHITE] - old.bag[WHITE]) > 0:
        facts.append(by(q, "gains-jokers", n=n))
    black = [me.bag[BLACK] + me.spent[BLACK] for me in (old, new)]
    if black[1] > black[0]:
        facts.append(by(q, "gains-counterfeits", n=black[1] - black[0]))
    elif black[1] < black[0]:
        facts.append(by(q, "removes-counterfeits", n=black[0] - black[1]))
    if (n := new.seals - old.seals) > 0:
        facts.append(by(q, "gains-seals", n=n))
    return facts + privileges_drawn(before, after, q)


def privileges_drawn(before: Any, after: Any, q: int) -> list[Fact]:
    """That there are more of them is seen by all, which they are by their owner."""
    new = more(before.player[q].privileges, after.player[q].privileges)
    if not any(new):
        return []
    facts = [by(q, "gains-privileges", n=sum(new))]
    for kind, n in enumerate(new):
        for _ in range(n):
            name = privilege_name(kind)
            facts.append(Fact(text("your-privilege", privilege=name), 1 << q, q))
    return facts


def seconds(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    order = [(p + k) % after.players for k in range(1, after.players)]
    won = [q for q in order if after.player[q].seals > before.player[q].seals]
    facts = [by(q, "second-place", card=card_name(before.card[n])) for q in won]
    seconds = [q for q in order if rules.is_second(before, p, q, n)]
    return facts + ran_short(len(won) < len(seconds), False, False)


def cleared(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    """§16 Who takes coins back, and the new card."""
    facts = []
    for k in range(1, after.players):
        q = (p + k) % after.players
        back = list(before.player[q].laid[n])
        if any(back):
            facts.append(by(q, "takes-back", coins=coins(back)))
    return [*facts, Fact(text("new-card", card=card_name(after.card[n])))]


def served(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    """§17 A privilege, or the joker that is to be laid at once."""
    if rules.question(after) == LAY_JOKER:
        return [by(p, "gets-joker")]
    return privileges_drawn(before, after, p) or [by(p, "gets-nothing")]


def turn_ended(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    if rules.question(after) == TURN:
        return [by(after.active, "turn-again" if before.again else "turn-of")]
    key = "ends" if rules.has_arrived(after) else "ends-by-turns"
    return [Fact(text(key, turns=after.turns))]


def counted(before: Any, after: Any, p: int, n: int) -> list[Fact]:
    """§22 Seals and privileges; after the last player the winner."""
    steps = after.player[p].at - before.player[p].at
    seals = after.player[p].seals
    facts = [by(p, "counts-rest", seals=seals, privileges=steps - seals, n=steps)]
    if rules.is_over(after):
        winner = max(range(after.players), key=lambda q: int(rules.standing(after, q)))
        far = after.player[winner].at
        level = [me for me in after.player[: after.players] if me.at == far]
        facts.append(by(winner, "wins-on-top" if len(level) > 1 else "wins", space=far))
    return facts


ANSWERED = {
    TURN: action,
    LAY: laid,
    WHICH_FIRST: purchase,
    LAY_JOKER: joker_laid,
    USE_SYMBOL: symbol_chosen,
    GIVE_BACK: given_back,
}
STEPPED = {
    DRAW_COINS: drawn,
    GO_ON_LAYING: no_more_to_lay,
    SETTLE: purchase,
    SCORE: scored,
    ADVANCE: advanced,
    ADVANCE_FREELY: advanced,
    CARRY_OUT: carried_out,
    CARRY_OUT_FREELY: carried_out,
    REWARD_SECOND: seconds,
    BRING: brought,
    LOSE_PRIVILEGE: given_back,
    CLEAR: cleared,
    SERVE: served,
    END_TURN: turn_ended,
    COUNT_REST: counted,
}
