"""What a seat sees, built up from empty. A spectator is seat -1."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteka.core.game import SPECTATOR
from ludoteka.core.masks import ones

from . import knowledge, questions, rules
from .distribution import sum_of
from .names import *
from .ring import SHOP_PLACE, bids_are_open, destination, hands_are_known, places
from .state import NO_CARD
from .tables import (
    CARD_VALUES,
    MATCHING_TILE,
    NONE,
    OTHER_TILE,
    PAINTINGS,
    PRICES,
    STACKS,
    STRIP,
    SYMBOLS,
    VALUE,
)  # fmt: skip

Question = Literal["none", "walk", "bid", "lay", "tiles", "painting", "take back"]
QUESTION_NAMES: tuple[Question, ...] = ("walk", "bid", "lay", "tiles", "painting", "take back")
Where = Literal["hand", "bid", "walked", "last"]


class Painting(msgspec.Struct, frozen=True):
    number: int
    values: tuple[int, ...]  # of the four symbol rows; 0: the symbol is missing


class Chain(msgspec.Struct, frozen=True):
    """§16 The best chain of one symbol row."""

    points: int
    first: int  # where in the collection it begins, …
    length: int  # … and how many paintings it goes on; 0: there is none
    open: int  # what the chain at the right end is worth: the next painting may go on with it


class Mark(msgspec.Struct, frozen=True):
    """A marker on a strip, and the card that was laid down with it."""

    seat: int
    card: int | None  # None: face down for the viewer
    taken: bool  # §13 its card has been taken back by somebody
    done: bool  # its owner has had a card back


class Sum(msgspec.Struct, frozen=True):
    seat: int
    points: int


class Place(msgspec.Struct, frozen=True):
    """§2 The shop (number 0) or a hall."""

    number: int
    painting: Painting | None
    tile_owner: int | None  # whose matching tile decides a tie here
    strip: tuple[Mark, ...]
    full: bool
    pawns: tuple[int, ...]
    open: bool  # the bids have been turned over
    sums: tuple[Sum, ...]  # §11 in an open hall, the winner first


class Stack(msgspec.Struct, frozen=True):
    price: int
    left: int
    top: int | None  # the number on the uppermost tile
    points: int | None  # §17 what that tile would bring the viewer now


class Tile(msgspec.Struct, frozen=True):
    number: int
    points: int  # §17 with the collection as it is


class Seat(msgspec.Struct, frozen=True):
    cards: int  # in hand
    known: tuple[int, ...] | None  # §19 in hand or face down, as everybody could remember
    walked: tuple[int, ...]  # face up before the player
    last: int | None  # §8 the ninth card, once it has been shown
    pawn: int
    markers: int  # still before the player
    collection: tuple[Painting, ...]
    chains: tuple[Chain, ...]
    tiles: tuple[Tile, ...]
    has_start: bool
    points: int  # without the action cards, until the game is over
    card_points: int | None


class Card(msgspec.Struct, frozen=True):
    """One of the viewer's nine cards."""

    value: int
    where: Where
    place: int | None  # where it lies as a bid


class Lead(msgspec.Struct, frozen=True):
    """§5 Where a card in hand leads, both ways round."""

    card: int
    clockwise: int
    counter_clockwise: int
    clockwise_full: bool
    counter_clockwise_full: bool


class Preview(msgspec.Struct, frozen=True):
    """What a painting on display would add to the viewer's collection."""

    place: int
    rows: tuple[int, ...]  # points of the best chain afterwards
    symbols: int  # points more for symbols
    tile: int  # and for its tile, if the viewer has it
    broken: tuple[bool, ...]  # rows whose open chain it would break


class Own(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    leads: tuple[Lead, ...]
    previews: tuple[Preview, ...]


class View(msgspec.Struct, frozen=True):
    seat: int
    question: Question
    active: int | None  # who is asked
    round: int
    turn: int  # turns begun in this round, …
    turns: int  # … of so many
    start: int  # who has the start card
    here: int | None  # the place that is being distributed
    marker: int | None  # the place on its strip whose turn it is
    buying: int | None  # §10 the open card that buys tiles
    places: tuple[Place, ...]
    stacks: tuple[Stack, ...]
    sold_out: int
    stacks_to_end: int
    deck: int
    seats: tuple[Seat, ...]
    own: Own | None
    legal: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


def view(s: Any, p: int) -> View:
    """§19 Hidden is which of the others' cards lie where, and what was never seen."""
    over = rules.is_over(s)
    distributing = hands_are_known(s) and s.next not in (NEW_ROUND, OVER)
    buying = s.strip[s.here][s.marker].card if s.next == TILES_QUESTION else None
    return View(
        seat=p,
        question=QUESTION_NAMES[s.next] if s.next < QUESTIONS else "none",
        active=s.active if s.next < QUESTIONS else None,
        round=s.round,
        turn=s.turn,
        turns=rules.TURNS * s.players,
        start=s.start,
        here=s.here if distributing else None,
        marker=s.marker if distributing else None,
        buying=buying,
        places=tuple(place(s, p, number) for number in range(places(s))),
        stacks=tuple(stack(s, p, i) for i in range(STACKS)),
        sold_out=rules.sold_out(s),
        stacks_to_end=rules.STACKS_TO_END[s.players - rules.FEWEST_PLAYERS],
        deck=ones(rules.deck(s)),
        seats=tuple(seat(s, p, q) for q in range(s.players)),
        own=own(s, p) if p != SPECTATOR else None,
        legal=legal_answers(s, p),
        over=over,
        winners=winners(s) if over else (),
    )


def painting(number: int) -> Painting:
    return Painting(number, tuple(VALUE[SYMBOLS * number + row] for row in range(SYMBOLS)))


def place(s: Any, p: int, number: int) -> Place:
    shown = s.display[number - 1] if number != SHOP_PLACE else NONE
    is_open = bids_are_open(s, number)
    marks = [s.strip[number][i] for i in range(s.markers[number])]
    return Place(
        number=number,
        painting=painting(shown) if shown else None,
        tile_owner=tile_owner(s, shown) if shown else None,
        strip=tuple(
            Mark(
                seat=mark.who,
                card=mark.card if (is_open or mark.who == p) and mark.card != NO_CARD else None,
                taken=mark.card == NO_CARD,
                done=s.next in (TAKE_BACK, GIVE_BACK) and number == s.here and i < s.marker,
            )
            for i, mark in enumerate(marks)
        ),
        full=s.markers[number] == STRIP,
        pawns=tuple(q for q in range(s.players) if s.player[q].pawn == number),
        open=bool(marks) and is_open,
        sums=sums(s, number) if s.next == PAINTING and number == s.here else (),
    )


def stack(s: Any, p: int, i: int) -> Stack:
    top = s.top[i] or None
    points = None
    if top and p != SPECTATOR:
        points = MATCHING_TILE if rules.paintings_of(s, p) >> top & 1 else OTHER_TILE
    return Stack(PRICES[i], s.stack[i], top, points)


def tile_owner(s: Any, number: int) -> int | None:
    return next((q for q in range(s.players) if s.player[q].tiles >> number & 1), None)


def sums(s: Any, number: int) -> tuple[Sum, ...]:
    """The winner first, then the others by their sums."""
    best = rules.winner(s, number)
    bidders = {s.strip[number][i].who for i in range(s.markers[number])}
    ordered = sorted(bidders, key=lambda q: (q != best, -sum_of(s, number, q), q))
    return tuple(Sum(q, sum_of(s, number, q)) for q in ordered)


def cards(counts: Any) -> tuple[int, ...]:
    """A pile of action cards, from the lowest."""
    return tuple(card for card in range(CARD_VALUES) for _ in range(counts[card]))


def seat(s: Any, p: int, q: int) -> Seat:
    me = s.player[q]
    over = rules.is_over(s)
    known = cards([knowledge.remembered(s, q, card) for card in range(CARD_VALUES)])
    placed = sum(
        s.strip[n][i].who == q for n in range(places(s)) for i in range(s.markers[n])
        if not (n == s.here and s.next in (TAKE_BACK, GIVE_BACK) and i < s.marker)
    )  # fmt: skip
    own_paintings = rules.paintings_of(s, q)
    return Seat(
        cards=sum(me.hand),
        known=known if s.memory or q == p or over else None,
        walked=cards(me.walked),
        last=None if me.last == NO_CARD else me.last,
        pawn=me.pawn,
        markers=rules.TURNS - placed,
        collection=tuple(painting(me.collection[i]) for i in range(me.paintings)),
        chains=tuple(chain(s, q, row) for row in range(SYMBOLS)),
        tiles=tuple(
            Tile(n, MATCHING_TILE if own_paintings >> n & 1 else OTHER_TILE)
            for n in range(1, PAINTINGS + 1)
            if me.tiles >> n & 1
        ),
        has_start=q == s.start,
        points=rules.score(s, q) - (0 if over else rules.card_points(s, q)),
        card_points=rules.card_points(s, q) if over else None,
    )


def chain(s: Any, q: int, row: int) -> Chain:
    """The first of the most valuable ones."""
    me = s.player[q]
    best = first = length = run = begin = 0
    for i in range(me.paintings):
        value = VALUE[SYMBOLS * me.collection[i] + row]
        if not value:
            run = 0
            continue
        if not run:
            begin = i
        run += value
        if run > best:
            best, first, length = run, begin, i - begin + 1
    return Chain(best, first, length, run)


def own(s: Any, p: int) -> Own:
    me = s.player[p]
    held = [Card(card, "hand", None) for card in cards(me.hand)]
    held += [Card(card, "walked", None) for card in cards(me.walked)]
    if me.last != NO_CARD:
        held.append(Card(me.last, "last", None))
    for number in range(places(s)):
        if not bids_are_open(s, number):
            marks = [s.strip[number][i] for i in range(s.markers[number])]
            held += [Card(mark.card, "bid", number) for mark in marks if mark.who == p]
    return Own(
        cards=tuple(sorted(held, key=lambda card: (card.value, card.where, card.place or 0))),
        leads=tuple(lead(s, p, card) for card in sorted(set(cards(me.hand)))),
        previews=tuple(
            preview(s, p, number) for number in range(1, places(s)) if s.display[number - 1]
        ),
    )


def lead(s: Any, p: int, card: int) -> Lead:
    to = [destination(s, s.player[p].pawn, card, direction) for direction in range(2)]
    full = [s.markers[place] == STRIP for place in to]
    return Lead(card, to[0], to[1], full[0], full[1])


def preview(s: Any, p: int, number: int) -> Preview:
    hung = s.display[number - 1]
    values = painting(hung).values
    chains = [chain(s, p, row) for row in range(SYMBOLS)]
    after = tuple(
        max(now.points, now.open + value if value else 0)
        for now, value in zip(chains, values, strict=True)
    )
    return Preview(
        place=number,
        rows=after,
        symbols=sum(after) - sum(now.points for now in chains),
        tile=MATCHING_TILE - OTHER_TILE if s.player[p].tiles >> hung & 1 else 0,
        broken=tuple(now.open > 0 and not value for now, value in zip(chains, values, strict=True)),
    )


def legal_answers(s: Any, p: int) -> tuple[int, ...]:
    if p == SPECTATOR or not questions.asked(s) >> p & 1:
        return ()
    out = [0] * ANSWERS
    return tuple(out[: questions.legal(s, p, out)])


def winners(s: Any) -> tuple[int, ...]:
    standings = [rules.standing(s, q) for q in range(s.players)]
    return tuple(q for q, n in enumerate(standings) if n == max(standings))
