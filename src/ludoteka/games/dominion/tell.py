"""What happened, for the log: read off the table before and after one answer or one step."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import Fact
from ludoteka.core.text import Arg, Seat, Text, text

from . import questions, rules
from .cards import ATTACK, CARDS, MOAT, NAMES, TREASURE, TYPE
from .names import *
from .state import NOTHING, PILES
from .verbs import deck_size, hand_size, pile_of
from .words import card, card_acc, counted, joined

Pile = list[int]


def tell(before: Any, after: Any, seat: int, answer: int) -> list[Fact]:
    """One answer or one step; what was about to happen says which."""
    if before.players == 0:
        return [by(after.active, "begins")]
    item = before.agenda[before.waiting - 1]
    what, who, n = item.what, item.who, item.n
    if what == SHOW_MOAT:
        return moats(before, after)
    told = TELLERS.get(what, nothing)(before, after, who, n)
    if what == CLEAN_UP or what == DEAL:  # the next turn comes last
        *first, last = told
        return shuffles(before, after) + first + drawn(before, after) + [last]
    at = 1 if what == RESOLVE and not is_announced(after, n) else 0  # what is played comes first
    return told[:at] + shuffles(before, after) + told[at:] + drawn(before, after)


# Words

# What the others should see before the game goes on
WORTH_A_LOOK = (
    "plays", "plays-for", "plays-twice", "buys", "gains", "gains-to-hand", "gains-on-deck",
    "takes-loot", "trashes", "discards-one", "discards", "discards-aside", "puts-deck-away",
    "puts-on-deck", "shows-hand", "shows-moat", "reveals", "finds", "has-no-card",
)  # fmt: skip


def by(seat: int, key: str, **args: Arg) -> Fact:
    return Fact(text(key, who=Seat(seat), **args), seat=seat, moment=key in WORTH_A_LOOK)


def listed(s: Any, pile: Pile) -> Text:
    """The cards of a pile, with their numbers."""
    return counted({s.kind[c]: n for c, n in enumerate(pile) if n > 0})


# Differences


def more(before: Any, after: Any) -> Pile:
    """What a pile has now and had not."""
    return [max(0, n - m) for m, n in zip(before, after, strict=True)]


def one_of(s: Any, pile: Pile) -> int:
    """The kind of the only card."""
    return int(s.kind[next(c for c, n in enumerate(pile) if n)])


def discards(s: Any, p: int) -> int:
    return int(sum(s.player[p].discard) + sum(s.player[p].buried))


def nothing(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    return []


# Answers


def kingdom(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    kind = (after.kingdom & ~before.kingdom).bit_length() - 1
    return [by(who, "chooses-card", card=card_acc(kind))]


def turn(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """An action is told when it is resolved, the end of a turn with the next one."""
    bought = more(after.supply, before.supply)
    if any(bought):
        return [by(who, "buys", card=card_acc(one_of(after, bought)))]
    played = more(before.in_play, after.in_play)
    if after.coins > before.coins:
        return [by(who, "plays-treasures", cards=listed(after, played), coins=after.coins)]
    return []


def moats(before: Any, after: Any) -> list[Fact]:
    """§11 When all have answered."""
    if questions.question(after) == SHOW_MOAT:
        return []
    return [by(q, "shows-moat") for q in range(after.players) if after.safe >> q & 1]


def discarded(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """§10 How many, and the last of them."""
    gone = hand_size(before, who) - hand_size(after, who)
    if not gone:
        return []
    top = after.kind[after.player[who].top]
    return [by(who, "discards-one" if gone == 1 else "discards", n=gone, card=card_acc(top))]


def trashed(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    gone = more(before.trash, after.trash)
    return [by(who, "trashes", cards=listed(after, gone))] if any(gone) else []


def deck_put_away(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    return [by(who, "puts-deck-away")] if deck_size(after, who) < deck_size(before, who) else []


def gained(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    taken = more(after.supply, before.supply)
    return [by(who, "gains", card=card_acc(one_of(after, taken)))]


def gained_to_hand(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    taken = more(after.supply, before.supply)
    return [by(who, "gains-to-hand", card=card_acc(one_of(after, taken)))]


def put_back(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    me = after.player[who]
    if me.known_size > before.player[who].known_size:
        return [by(who, "puts-on-deck", card=card_acc(after.kind[me.known[me.known_size - 1]]))]
    return [by(who, "shows-hand", cards=listed(after, list(me.hand)))]


def spied(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """§21"""
    victim = before.player[n]
    found = before.kind[victim.known[victim.known_size - 1]]
    away = after.player[n].known_size < victim.known_size
    return [by(n, "spy-discards" if away else "spy-leaves", card=card(found))]


def lost(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """§22 Whoever chooses, it is the victim who trashes."""
    return trashed(before, after, n, 0)


def loot(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    taken = more(after.trash, before.trash)
    return [by(who, "takes-loot", card=card_acc(one_of(after, taken)))] if any(taken) else []


def twice(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    played = more(before.in_play, after.in_play)
    return [by(who, "plays-twice", card=card_acc(one_of(after, played)))]


def set_aside(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """§25 What stays in the hand is told as drawn."""
    away = more(before.aside, after.aside)
    if not any(away):
        return [by(who, "draws", n=1)]
    return [by(who, "sets-aside", card=card_acc(one_of(after, away)))]


# Steps


def dealt(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    kinds = [kind for kind in range(len(NAMES)) if after.kingdom >> kind & 1]
    return [Fact(text("kingdom", cards=joined([card(kind) for kind in kinds]))), begins(after)]


def begins(after: Any) -> Fact:
    return by(after.active, "turn-begins", turn=after.player[after.active].turns)


def attack_announced(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """§11 Others may react before it does anything."""
    if questions.question(after) != SHOW_MOAT:
        return []
    return [by(who, "plays", card=card_acc(after.kind[n]))]


def is_announced(s: Any, n: int) -> bool:
    """§11 An attack is told before anybody shows a Moat, not when it is resolved."""
    return bool(TYPE[s.kind[n]] & ATTACK) and pile_of(s, MOAT) != NOTHING


def resolved(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    kind = after.kind[n]
    announced = is_announced(after, n)
    bonus = bonuses(before, after, who, n)
    key = "resolves" if announced else "plays"
    if bonus:
        told = [
            by(who, f"{key}-for", card=card(kind) if announced else card_acc(kind), bonus=bonus)
        ]
    else:
        told = [] if announced else [by(who, "plays", card=card_acc(kind))]
    return told + text_of(before, after, who, kind)


def bonuses(before: Any, after: Any, who: int, n: int) -> Text | None:
    """What the card has brought, as it is printed: "+1 card, +2 actions"."""
    trashed_copper = (
        0 if after.kind[n] != rules.MONEYLENDER else sum(after.trash) - sum(before.trash)
    )
    found = 0 if after.kind[n] != rules.ADVENTURER else sum(revealed_treasures(before, after, who))
    numbers = {
        "bonus-cards": hand_size(after, who) - hand_size(before, who) + trashed_copper - found,
        "bonus-actions": after.actions - before.actions,
        "bonus-buys": after.buys - before.buys,
        "bonus-coins": after.coins - before.coins,
    }
    parts = [text(key, n=number) for key, number in numbers.items() if number > 0]
    return joined(parts) if parts else None


def text_of(before: Any, after: Any, who: int, kind: int) -> list[Fact]:
    """What the sentence on the card has done at once."""
    told = trashed(before, after, who, 0)
    if kind == rules.BUREAUCRAT and any(more(after.supply, before.supply)):
        told.append(by(who, "gains-on-deck", card=card_acc(rules.SILVER)))
    if kind == rules.ADVENTURER:
        told += adventure(before, after, who)
    return told


def revealed_treasures(before: Any, after: Any, who: int) -> Pile:
    return more(before.player[who].seen, after.player[who].seen)


def adventure(before: Any, after: Any, who: int) -> list[Fact]:
    """§27 What was revealed; after a shuffle the discard pile holds nothing else."""
    me = after.player[who]
    was = before.player[who].discard if not is_shuffled(before, after, who) else [0] * PILES
    away = more(was, me.discard)
    found = revealed_treasures(before, after, who)
    told = [by(who, "reveals", cards=listed(after, away))] if any(away) else []
    return told + ([by(who, "finds", cards=listed(after, found))] if any(found) else [])


def draws(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    number = hand_size(after, who) - hand_size(before, who)
    return [by(who, "draws", n=number)] if number else []


def spy_found(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    me = after.player[who]
    if questions.question(after) != SPY_DISCARDS:
        return [by(who, "has-no-card")]
    return [by(who, "reveals", cards=card(after.kind[me.known[me.known_size - 1]]))]


def robbed(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    """§22 The two cards, wherever they have gone."""
    was = before.player[who].discard if not is_shuffled(before, after, who) else [0] * PILES
    away = more(was, after.player[who].discard)
    gone = more(before.trash, after.trash)
    cards = [a + b + c for a, b, c in zip(away, gone, after.aside, strict=True)]
    if not any(cards):
        return [by(who, "has-no-card")]
    return [by(who, "reveals", cards=listed(after, cards)), *trashed(before, after, who, 0)]


def cursed(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    if not any(more(after.supply, before.supply)):
        return []
    return [by(who, "gains", card=card_acc(rules.CURSE))]


def library_done(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    away = more(after.aside, before.aside)
    return [by(who, "discards-aside", cards=listed(after, away))] if any(away) else []


def cleaned_up(before: Any, after: Any, who: int, n: int) -> list[Fact]:
    if not rules.is_over(after):
        return [begins(after)]
    if after.supply[rules.PROVINCE] == 0:
        return [Fact(text("ends-provinces"))]
    if rules.empty_piles(after) >= rules.EMPTY_PILES_TO_END:
        empty = [
            after.supply[c] == 0 and rules.pile_size(after, after.kind[c]) > 0 for c in range(PILES)
        ]
        return [Fact(text("ends-piles", cards=listed(after, [int(e) for e in empty])))]
    return [Fact(text("ends-turns", turns=rules.MOST_TURNS))]


# What may go with any of these


def is_shuffled(before: Any, after: Any, p: int) -> bool:
    """§8 A card was needed, and the deck had none left."""
    there = discards(before, p)
    if before.agenda[before.waiting - 1].what == CLEAN_UP:
        there += hand_size(before, p) + sum(before.in_play)
    return there > 0 and cards_needed(before, p) > deck_size(before, p)


def cards_needed(before: Any, p: int) -> int:
    """How many cards of a player's deck the next step asks for."""
    item = before.agenda[before.waiting - 1]
    if item.who != p:
        return 0
    if is_adventurer(before, item):
        return until_two_treasures(before, p)
    if item.what == DRAW_TO_SEVEN:
        return int(hand_size(before, p) < rules.HAND_FOR_LIBRARY)
    if item.what == RESOLVE:
        return int(CARDS[before.kind[item.n]])
    if item.what == DRAW:
        return int(item.n)
    return {SPY_ON: 1, ROB: 2, CLEAN_UP: rules.HAND_SIZE}.get(item.what, 0)


def is_adventurer(s: Any, item: Any) -> bool:
    return bool(item.what == RESOLVE and s.kind[item.n] == rules.ADVENTURER)


def until_two_treasures(before: Any, p: int) -> int:
    """§27 More than there are where the deck does not hold them."""
    me = before.player[p]
    known = [me.known[i] for i in range(me.known_size)]
    there = sum(me.deck[c] for c in range(PILES) if rules.is_(before, c, TREASURE))
    there += sum(rules.is_(before, c, TREASURE) for c in known)
    return 0 if there >= 2 else deck_size(before, p) + 1


def shuffles(before: Any, after: Any) -> list[Fact]:
    return [by(p, "shuffles") for p in range(after.players) if is_shuffled(before, after, p)]


def drawn(before: Any, after: Any) -> list[Fact]:
    """Everybody sees which cards come into the own hand from the deck, and nobody else does."""
    item = before.agenda[before.waiting - 1]
    if item.what == GAIN_TREASURE or is_adventurer(before, item):  # all have been told already
        return []
    told = []
    for p in range(after.players):
        clean_up = item.what == CLEAN_UP and p == before.active
        new = more([0] * PILES if clean_up else before.player[p].hand, after.player[p].hand)
        if any(new):
            fact = by(p, "you-draw", cards=listed(after, new))
            told.append(Fact(fact.text, seen_by=1 << p, seat=p))
    return told


TELLERS = {
    CHOOSE_KINGDOM: kingdom,
    TURN: turn,
    DISCARD_ANY: discarded,
    TRASH_UP_TO: trashed,
    PUT_DECK_AWAY: deck_put_away,
    GAIN_UP_TO: gained,
    PUT_BACK: put_back,
    DISCARD_CARDS: discarded,
    TRASH_TO_REMODEL: trashed,
    TRASH_TREASURE: trashed,
    GAIN_TREASURE: gained_to_hand,
    SPY_DISCARDS: spied,
    TRASH_REVEALED: lost,
    KEEP_LOOT: loot,
    PLAY_TWICE: twice,
    SET_ASIDE: set_aside,
    DEAL: dealt,
    PLAY: attack_announced,
    RESOLVE: resolved,
    DRAW: draws,
    SPY_ON: spy_found,
    ROB: robbed,
    GAIN_CURSE: cursed,
    DRAW_TO_SEVEN: library_done,
    CLEAN_UP: cleaned_up,
}
