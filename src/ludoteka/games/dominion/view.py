"""What a seat sees, built up from empty: own cards, what lies open, and how many of the rest."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteka.core.game import SPECTATOR, seats_in

from . import questions, rules
from .cards import BASIC, KINDS
from .names import DISCARD_ANY, DISCARD_CARDS, QUESTIONS, SET_ASIDE, SHOW_MOAT
from .notation import ITEMS
from .state import NO_KIND, NOTHING, PILES

Phase = Literal["action", "buy", "bought", "none"]
PHASES: tuple[Phase, ...] = ("action", "buy", "bought", "none")
Cards = dict[int, int]  # kind of card → how many


class Place(msgspec.Struct, frozen=True):
    """A player's cards, as far as the viewer may see them."""

    hand: int
    deck: int
    discard: int
    top: int | None  # the kind that lies on the discard pile
    shown: Cards  # cards in hand that everybody has seen
    known: tuple[int, ...]  # cards on the deck that everybody has seen, the top one last
    cards: int  # all together
    turns: int
    points: int | None  # where they are counted, and at the end
    owned: Cards | None  # at the end


class Own(msgspec.Struct, frozen=True):
    """What only the viewer sees."""

    hand: Cards
    deck: Cards  # what is left in it, in an order that nobody knows
    discard: Cards
    chosen: Cards  # cards of the hand to be discarded together
    drawn: int | None  # the card that the Library asks about
    shows_moat: bool | None  # the own answer, face down until all have answered
    points: int


class View(msgspec.Struct, frozen=True):
    seat: int  # whose view it is; -1: a spectator
    active: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    kingdom: tuple[int, ...]  # kinds, by cost and name; while it is chosen, as far as it is chosen
    supply: Cards
    trash: Cards
    in_play: Cards
    aside: Cards  # revealed or set aside
    aside_of: int  # whose they are
    loot: Cards  # treasures that the Thief may take
    question: str  # what is asked, "" if nothing is
    number: int  # the number in the question: a limit, or a seat whose card it is about
    about: int | None  # the card that it is about
    asked: tuple[int, ...]
    awaited: tuple[int, ...]
    chosen: int  # how many cards have been chosen to be discarded
    places: tuple[Place, ...]
    own: Own | None
    legal: tuple[int, ...]
    empty: int  # piles that have run out
    over: bool
    winners: tuple[int, ...]


def view(s: Any, p: int) -> View:
    item = s.agenda[s.waiting - 1] if s.waiting else None
    what = questions.question(s)
    over = bool(rules.is_over(s))
    return View(
        seat=p,
        active=s.active,
        phase=PHASES[s.phase],
        actions=s.actions,
        buys=s.buys,
        coins=s.coins,
        kingdom=tuple(kind for kind in range(BASIC, KINDS) if s.kingdom >> kind & 1),
        supply=supply(s),
        trash=cards(s, s.trash),
        in_play=cards(s, s.in_play),
        aside=cards(s, s.aside),
        aside_of=rules.owner_aside(s),
        loot=cards(s, s.loot),
        question="" if what == QUESTIONS else ITEMS[what],
        number=item.n if item and what not in (QUESTIONS, SHOW_MOAT, SET_ASIDE) else 0,
        about=about(s, what, item),
        asked=tuple(seats_in(questions.asked(s))),
        awaited=tuple(seats_in(questions.to_act(s))),
        chosen=sum(s.chosen),
        places=tuple(place(s, q, over) for q in range(s.players)),
        own=None if p == SPECTATOR else own(s, p, what),
        legal=legal_answers(s, p),
        empty=rules.empty_piles(s) if s.kind[BASIC] != NO_KIND else 0,
        over=over,
        winners=winners(s) if over else (),
    )


def cards(s: Any, pile: Any) -> Cards:
    return {s.kind[card]: n for card, n in enumerate(pile) if n}


def supply(s: Any) -> Cards:
    """All piles that the set-up has filled, empty ones too."""
    if s.kind[BASIC] == NO_KIND:
        return {}
    return {
        s.kind[card]: s.supply[card]
        for card in range(PILES)
        if rules.pile_size(s, s.kind[card]) > 0
    }


def about(s: Any, what: int, item: Any) -> int | None:
    """§11, §21, §25 The attack, the card that the Spy has found, one that everybody saw drawn."""
    if what == SHOW_MOAT:
        return int(s.kind[item.n])
    if what == rules.SPY_DISCARDS:
        victim = s.player[item.n]
        return int(s.kind[victim.known[victim.known_size - 1]])
    if what == SET_ASIDE and item.n:
        return int(s.kind[s.drawn])
    return None


def place(s: Any, q: int, over: bool) -> Place:
    me = s.player[q]
    counted = over or s.counted
    return Place(
        hand=sum(me.hand),
        deck=sum(me.deck) + me.known_size,
        discard=sum(me.discard) + sum(me.buried),
        top=None if me.top == NOTHING else s.kind[me.top],
        shown=cards(s, me.seen),
        known=tuple(s.kind[me.known[i]] for i in range(me.known_size)),
        cards=sum(rules.owned(s, q, card) for card in range(PILES)),
        turns=me.turns,
        points=rules.score(s, q) if counted else None,
        owned=cards(s, [rules.owned(s, q, card) for card in range(PILES)]) if over else None,
    )


def own(s: Any, p: int, what: int) -> Own:
    me = s.player[p]
    is_asked = bool(questions.asked(s) >> p & 1)
    deck = list(me.deck)
    for i in range(me.known_size):
        deck[me.known[i]] += 1
    chooses = is_asked and what in (DISCARD_ANY, DISCARD_CARDS)
    answered = what == SHOW_MOAT and bool(s.answered >> p & 1)
    return Own(
        hand=cards(s, me.hand),
        deck=cards(s, deck),
        discard=cards(s, [a + b for a, b in zip(me.discard, me.buried, strict=True)]),
        chosen=cards(s, s.chosen) if chooses else {},
        drawn=s.kind[s.drawn] if is_asked and what == SET_ASIDE else None,
        shows_moat=bool(s.safe >> p & 1) if answered else None,
        points=rules.score(s, p),
    )


def legal_answers(s: Any, p: int) -> tuple[int, ...]:
    if p == SPECTATOR or not questions.asked(s) >> p & 1:
        return ()
    out = [0] * rules.ANSWERS
    return tuple(out[: questions.legal(s, p, out)])


def winners(s: Any) -> tuple[int, ...]:
    standings = [rules.standing(s, q) for q in range(s.players)]
    return tuple(q for q, n in enumerate(standings) if n == max(standings))
