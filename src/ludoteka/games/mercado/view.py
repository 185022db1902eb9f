"""What a seat sees, built up from empty: what lies open, the own privileges, and what follows from
an answer. The page shows the contents of bags only where that was chosen before the game."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.core.game import SPECTATOR
from ludoteka.core.record import copy

from . import rules
from .names import LAID, LAY, LAY_JOKER, PRIVILEGE, QUESTIONS, USE_SYMBOL
from .notation import ITEMS
from .printed import COLOURS, KINDS, LAYABLE, RANK, SPACES, UNKNOWN, WHITE
from .state import NOTHING, OFFERED, PLACES

Coins = tuple[int, ...]  # how many of each kind: gold, silver, wine, turquoise, white(, black)
Kinds = dict[int, int]  # kind of privilege → how many
MOST_STEPS = 3  # of a privilege, and of a symbol


class Edge(msgspec.Struct, frozen=True):
    """The coins of one player at one card."""

    coins: Coins
    missing: int  # how many are still missing
    takes: tuple[int, ...]  # which coins the card still takes from this player


class Purchase(msgspec.Struct, frozen=True):
    """What happens if the active player completes a card now."""

    steps: int | None  # None: unknown until the next valuable is turned over
    at: int | None  # how far the marker then stands
    symbol: int  # that the space has for it, 0: none
    seals_to: tuple[int, ...]
    seconds: int  # who should get one, whether there are enough or not


class Place(msgspec.Struct, frozen=True):
    """A card on offer, or one of the market people. What is printed on it: `printed` by `card`."""

    card: int
    edges: tuple[Edge, ...]  # by seat
    if_bought: Purchase
    paid: bool  # by the active player, waiting to be carried out


class Player(msgspec.Struct, frozen=True):
    bag: int
    spent: Coins  # on the personal card
    seals: int
    privileges: int
    at: int  # from the start tile
    space: int  # of the board
    height: int  # how many markers lie under the own one
    rank: int
    contents: Coins | None  # of the bag, where everybody may be reminded
    shown: Kinds | None  # privileges, at the end


class View(msgspec.Struct, frozen=True):
    seat: int  # whose view it is; -1: a spectator
    active: int
    first: int  # who began
    question: str  # what is asked, "" if nothing is
    asked: int  # who is asked; -1: nobody
    about: int  # the symbol that the question is about
    places: tuple[Place, ...]  # four valuables, two scents, the overseer, the changer
    players: tuple[Player, ...]
    tray: Coins  # drawn and not laid yet
    privileges: Kinds  # the viewer's own
    legal: tuple[int, ...]
    completing: tuple[int, ...]  # legal answers that pay for a card
    fitting: tuple[Coins, ...]  # of the tray, what the viewer would lay at each place at once
    ahead: tuple[int, ...]  # the symbol that the active player meets after 1, 2, 3 steps; 0: none
    side: int
    start: int
    track: tuple[int, ...]  # the symbol of each space; the start tile covers one
    piles: tuple[int, int]  # how many goods lie in the draw piles
    revealed: int | None  # the valuable turned over for unknown points
    white: int  # the supplies
    black: int
    seals: int
    used: Kinds  # privileges that lie open
    pile: int  # privileges that lie face down
    to_come: tuple[int, ...] | None  # goods still in the piles, where everybody may be reminded
    laid: int  # how many coins have been laid in this turn
    played: bool  # a privilege, in this turn
    sealed: bool  # a seal was spent in this turn
    again: int  # further turns
    turns: int
    last_round: bool
    over: bool
    winner: int  # -1 before the end


def view(s: Any, p: int) -> View:
    what = rules.question(s)
    over = bool(rules.is_over(s))
    item = s.agenda[s.waiting - 1] if s.waiting else None
    asked = item.who if item and what < QUESTIONS else SPECTATOR
    legal = legal_answers(s, p)
    return View(
        seat=p,
        active=s.active,
        first=s.first,
        question=ITEMS[what] if what < QUESTIONS else "",
        asked=asked,
        about=item.n if item and what == USE_SYMBOL else 0,
        places=tuple(place(s, i) for i in range(PLACES)),
        players=tuple(player(s, q, over) for q in range(s.players)),
        tray=tuple(s.tray),
        privileges={} if p == SPECTATOR else kinds(s.player[p].privileges),
        legal=legal,
        completing=tuple(a for a in legal if completes(s, p, what, a)),
        fitting=tuple(fitting(s, p, i) for i in range(PLACES)) if legal and what == LAY else (),
        ahead=tuple(symbol_for(s, s.player[s.active].at + n) for n in range(1, MOST_STEPS + 1)),
        side=s.side,
        start=s.start,
        track=track(s),
        piles=(int(s.pile[0]).bit_count(), int(s.pile[1]).bit_count()),
        revealed=None if s.revealed == NOTHING else s.revealed,
        white=s.white,
        black=s.black,
        seals=s.seals,
        used=kinds(s.used),
        pile=rules.pile_size(s),
        to_come=to_come(s) if s.memory else None,
        laid=s.laying,
        played=bool(s.played),
        sealed=bool(s.sealed),
        again=s.again,
        turns=s.turns,
        last_round=bool(rules.has_arrived(s) or s.turns >= rules.MOST_TURNS),
        over=over,
        winner=winner(s) if over else SPECTATOR,
    )


def kinds(counts: Any) -> Kinds:
    return {kind: counts[kind] for kind in range(KINDS) if counts[kind]}


def track(s: Any) -> tuple[int, ...]:
    """By space of the board, whatever the way to it; nothing under the start tile."""
    return tuple(rules.symbol_at(s, (space - s.start) % SPACES) for space in range(SPACES))


def to_come(s: Any) -> tuple[int, ...]:
    cards = s.pile[0] | s.pile[1] << rules.FIRST_SCENT
    return tuple(card for card in range(rules.OVERSEER) if cards >> card & 1)


def place(s: Any, i: int) -> Place:
    return Place(
        card=rules.card_at(s, i),
        edges=tuple(edge(s, q, i) for q in range(s.players)),
        if_bought=purchase(s, i),
        paid=bool(rules.is_paid(s, s.active, i)),
    )


def edge(s: Any, q: int, i: int) -> Edge:
    card = rules.card_at(s, i)
    takes = rules.wanted(s, q, i)
    return Edge(
        coins=tuple(s.player[q].laid[i]),
        missing=rules.REST[card] + rules.WHITES[card] - rules.coins_at(s, q, i),
        takes=tuple(coin for coin in range(LAYABLE) if takes >> coin & 1),
    )


def purchase(s: Any, i: int) -> Purchase:
    if i >= OFFERED:
        return Purchase(0, s.player[s.active].at, 0, (), 0)
    card = s.card[i]
    points = rules.POINTS[card]
    steps = rules.rank(s, s.active) if points == RANK else points
    seconds = [] if rules.NO_SEALS[card] else seconds_at(s, i)
    if points == UNKNOWN:
        return Purchase(None, None, 0, tuple(seconds[: s.seals]), len(seconds))
    at = s.player[s.active].at + steps
    symbol = symbol_for(s, at) if steps else 0
    left = max(0, s.seals - rules.SEALS[rules.SYMBOL_ROW + symbol])
    return Purchase(steps, at, symbol, tuple(seconds[:left]), len(seconds))


def symbol_for(s: Any, at: int) -> int:
    """§13 Only on a free space."""
    others = [q for q in range(s.players) if q != s.active]
    taken = any(rules.space(s, s.player[q].at) == rules.space(s, at) for q in others)
    return 0 if taken else int(rules.symbol_at(s, at))


def seconds_at(s: Any, i: int) -> list[int]:
    """§12 In turn order."""
    order = [(s.active + k) % s.players for k in range(1, s.players)]
    return [q for q in order if rules.is_second(s, s.active, q, i)]


def completes(s: Any, p: int, what: int, a: int) -> bool:
    """Does this answer lay the last coin of a price?"""
    if what not in (LAY, LAY_JOKER) or not LAID <= a < PRIVILEGE:
        return False
    i = (a - LAID) // LAYABLE
    card = rules.card_at(s, i)
    return bool(rules.coins_at(s, p, i) + 1 == rules.REST[card] + rules.WHITES[card])


def fitting(s: Any, p: int, i: int) -> Coins:
    """As many coins as the card takes; jokers only if it asks for them, or is paid with them."""
    s = copy(s)
    laid = s.player[p].laid[i]
    before = tuple(laid)
    while coins := rules.wanted(s, p, i) & rules.in_tray(s) & rules.ANY_COLOUR:
        coin = max(range(COLOURS), key=lambda c: (coins >> c & 1, s.tray[c]))
        s.tray[coin] -= 1
        laid[coin] += 1
    card = rules.card_at(s, i)
    missing = rules.REST[card] + rules.WHITES[card] - rules.coins_at(s, p, i)
    demanded = max(0, rules.WHITES[card] - laid[WHITE])
    jokers = s.tray[WHITE]
    laid[WHITE] += missing if missing <= jokers else min(demanded, jokers)
    return tuple(n - m for n, m in zip(laid, before, strict=True))


def player(s: Any, q: int, over: bool) -> Player:
    me = s.player[q]
    return Player(
        bag=rules.coins_in(me.bag),
        spent=tuple(me.spent),
        seals=me.seals,
        privileges=rules.privileges_of(s, q),
        at=me.at,
        space=rules.space(s, me.at),
        height=me.height,
        rank=rules.rank(s, q),
        contents=tuple(me.bag) if s.memory else None,
        shown=kinds(me.privileges) if over else None,
    )


def legal_answers(s: Any, p: int) -> tuple[int, ...]:
    if p == SPECTATOR or not rules.asked(s) >> p & 1:
        return ()
    out = [0] * rules.ANSWERS
    return tuple(out[: rules.legal(s, p, out)])


def winner(s: Any) -> int:
    return max(range(s.players), key=lambda q: int(rules.standing(s, q)))
