"""The table in words: the prompt above the picture, and what a screen reader reads for it."""

from __future__ import annotations

from ludoteka.core.scene import Reading, Row
from ludoteka.core.text import Seat, Text, text

from .edges import edge_in_words
from .names import DRAW, LAID, PRIVILEGE, RETURN, SETTLED
from .own import held
from .players import finish
from .printed import SPACES, SYMBOLS
from .stalls import order_of
from .view import View
from .words import (
    card_name,
    clauses,
    coins,
    listed,
    price_of,
    privilege_name,
    sentences,
    symbol_name,
    worth,
)

# The one sentence


def prompt(view: View) -> Text:
    if view.over:
        winner = view.players[view.winner]
        level = [player for player in view.players if player.at == winner.at]
        key = "prompt-over-on-top" if len(level) > 1 else "prompt-over"
        return text(key, who=Seat(view.winner), space=winner.at)
    if not view.legal:
        return watching(view)
    if view.question == "lay":
        return laying(view)
    if view.question == "use-symbol":
        return text("prompt-use-symbol", symbol=symbol_name(view.about))
    if view.question == "turn":
        return turn(view)
    return text(f"prompt-{view.question}")


def watching(view: View) -> Text:
    key = f"prompt-watch-{view.question}"
    if view.question == "lay":
        return text(key, who=Seat(view.asked), coins=coins(view.tray))
    return text(key, who=Seat(view.asked))


def turn(view: View) -> Text:
    key = "prompt-turn"
    if DRAW not in view.legal:
        key = "prompt-turn-return" if RETURN in view.legal else "prompt-turn-pass"
    elif RETURN not in view.legal:
        key = "prompt-turn-draw"
    parts = [text("prompt-last-round")] if view.last_round else []
    parts.append(text(key))
    if any(PRIVILEGE <= a < SETTLED for a in view.legal):
        parts.append(text("prompt-privilege"))
    return sentences(parts)


def laying(view: View) -> Text:
    if any(LAID <= a < PRIVILEGE for a in view.legal):
        return text("prompt-lay-more" if view.laid else "prompt-lay", coins=coins(view.tray))
    if any(view.tray):
        return text("prompt-lay-nowhere", coins=coins(view.tray))
    return text("prompt-lay-only-counterfeits")


# The tables


def readings(view: View) -> tuple[Reading, ...]:
    own = () if view.seat < 0 else (read_own(view),)
    return (read_offer(view), *own, read_players(view), read_track(view), read_supplies(view))


def read_offer(view: View) -> Reading:
    rows = [
        Row(text("read-place", n=i + 1, card=card_name(place.card)), read_place(view, i))
        for i, place in enumerate(view.places)
    ]
    return Reading(text("read-offer"), tuple(rows))


def read_place(view: View, i: int) -> tuple[Text, ...]:
    """Price and worth, then the coins of everybody who has any here, the own ones first."""
    place, seats = view.places[i], [max(view.seat, 0), *order_of(view)]
    laid = [edge_in_words(view, i, q) for q in seats if any(place.edges[q].coins)]
    return price_of(place.card), listed(worth(place.card)), *([clauses(laid)] if laid else [])


def read_own(view: View) -> Reading:
    rows = [Row(text("read-tray"), (coins(view.tray),))] if view.active == view.seat else []
    mine = [privilege_name(one.kind) for one in held(view) for _ in range(one.n)]
    rows.append(Row(text("read-hand"), (clauses(mine) if mine else text("read-none"),)))
    return Reading(text("read-own"), tuple(rows))


def read_players(view: View) -> Reading:
    seats = [max(view.seat, 0), *order_of(view)]
    rows = tuple(Row(text("name", who=Seat(q)), read_player(view, q)) for q in seats)
    return Reading(text("read-players"), rows)


def read_player(view: View, q: int) -> tuple[Text, ...]:
    """Few cells, so that a terminal has room for whole words."""
    me = view.players[q]
    cells = [
        listed([text("read-space", space=me.at), finish(me), text("read-rank", rank=me.rank)]),
        text("read-bag", n=me.bag),
        text("read-spent", coins=coins(me.spent)),
        listed([text("read-seals", n=me.seals), text("read-privileges", n=me.privileges)]),
    ]
    if q == view.active and q != view.seat and any(view.tray):
        cells.append(text("read-drawn", coins=coins(view.tray)))
    if me.contents is not None:
        cells.append(text("read-contents", coins=coins(me.contents)))
    shown = [privilege_name(kind) for kind, n in (me.shown or {}).items() for _ in range(n)]
    return (*cells, clauses(shown)) if shown else tuple(cells)


def read_track(view: View) -> Reading:
    """By symbol, on which spaces counted from the start tile it stands."""
    rows = []
    for symbol in range(1, len(SYMBOLS)):
        there = sorted(
            (k - view.start) % SPACES for k, found in enumerate(view.track) if found == symbol
        )
        if there:
            rows.append(
                Row(symbol_name(symbol), (text("read-spaces", spaces=", ".join(map(str, there))),))
            )
    return Reading(text("read-track", n=SPACES), tuple(rows))


def read_supplies(view: View) -> Reading:
    numbers = {
        "jokers": view.white,
        "counterfeits": view.black,
        "seals": view.seals,
        "valuables": view.piles[0],
        "scents": view.piles[1],
        "privileges": view.pile,
        "used": sum(view.used.values()),
    }
    rows = [Row(text(f"read-supply-{word}"), (str(n),)) for word, n in numbers.items()]
    if view.used:
        names = [privilege_name(kind) for kind, n in view.used.items() for _ in range(n)]
        rows[-1] = Row(text("read-supply-used"), (str(len(names)), clauses(names)))
    if view.revealed is not None:
        rows.append(Row(text("read-revealed"), (card_name(view.revealed),)))
    if view.to_come:
        rows.append(
            Row(text("read-to-come"), (listed([card_name(card) for card in view.to_come]),))
        )
    return Reading(text("read-supplies"), tuple(rows))
