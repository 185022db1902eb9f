"""How the table is drawn: as lines of words, with a button for every answer."""

from __future__ import annotations

from ludoteka.core.scene import Choice, Layout, Node, Reading, Row, Scene
from ludoteka.core.text import Seat, Text, text

from .names import DONE, DRAW, LAID, PRIVILEGE, RETURN, SEAL, SETTLED, YES
from .printed import CHANGER, LAYABLE, OVERSEER, POINTS
from .view import Place, Player, Purchase, View
from .words import (
    brings,
    card_name,
    coin_name,
    coins,
    listed,
    points_of,
    price_of,
    privilege_name,
    symbol_name,
)

WIDTH: dict[Layout, float] = {"phone": 360, "wide": 920}
LINE = 22.0
MARGIN = 6.0


def scene(view: View, layout: Layout) -> Scene:
    lines = [*(place_line(view, i) for i in range(len(view.places)))]
    lines += [player_line(view, q) for q in range(len(view.players))]
    width = WIDTH[layout]
    nodes = {
        f"line-{i}": Node(
            "text", MARGIN, MARGIN + i * LINE, width - 2 * MARGIN, LINE,
            text=line, size=LINE * 0.55, align="start",
        )
        for i, line in enumerate(lines)
    }  # fmt: skip
    height = 2 * MARGIN + LINE * len(lines)
    choices = tuple(choice(view, a) for a in view.legal)
    return Scene(width, height, nodes, choices, prompt(view), readings(view))


# Lines


def place_line(view: View, i: int) -> Text:
    card = view.places[i].card
    return listed([card_name(card), price_of(card), *worth(card)])


def worth(card: int) -> list[Text]:
    if card >= OVERSEER:
        return [text("serves-changer" if card == CHANGER else "serves-overseer")]
    bonus = brings(card)
    return bonus if bonus and POINTS[card] == 0 else [points_of(card), *bonus]


def player_line(view: View, q: int) -> Text:
    return text(
        "player-line", who=Seat(q), space=view.players[q].at, bag=view.players[q].bag,
        seals=view.players[q].seals, privileges=view.players[q].privileges,
    )  # fmt: skip


# What may be answered


def choice(view: View, a: int) -> Choice:
    said = label(view, a)
    note = after_laying(view, a) if a in view.completing else ""
    return Choice(a, said, button=said, note=note, weak=a == DONE)


def label(view: View, a: int) -> Text:
    if a < PRIVILEGE:
        place, coin = divmod(a - LAID, LAYABLE)
        return text("choose-lay", coin=coin_name(coin), card=card_name(view.places[place].card))
    if a < SETTLED:
        word = "choose-give-back" if view.question == "give-back" else "choose-privilege"
        return text(word, privilege=privilege_name(a - PRIVILEGE))
    if a < DRAW:
        return text("choose-first", card=card_name(view.places[a - SETTLED].card))
    words = {
        DRAW: "choose-draw",
        RETURN: "choose-return",
        SEAL: "choose-seal",
        YES: "choose-symbol",
    }
    return text(words[a]) if a in words else text(f"choose-done-{view.question}")


def after_laying(view: View, a: int) -> Text:
    return consequences(view.places[(a - LAID) // LAYABLE])


def consequences(place: Place) -> Text:
    """§10 "Buys: 4 points, a privilege; Petr gets a seal"."""
    if place.card >= OVERSEER:
        return text("note-buys", what=listed(worth(place.card)))
    parts = [steps(place.if_bought, place.card), *brings(place.card)]
    if place.if_bought.symbol:
        parts.append(text("note-symbol", symbol=symbol_name(place.if_bought.symbol)))
    parts += [text("note-second", who=Seat(q)) for q in place.if_bought.seals_to]
    return text("note-buys", what=listed(parts))


def steps(bought: Purchase, card: int) -> Text:
    return points_of(card) if bought.steps is None else text("points", n=bought.steps)


# The table in words


def prompt(view: View) -> Text:
    if view.over:
        return text("prompt-over", who=Seat(view.winner), space=view.players[view.winner].at)
    if not view.legal:
        return text(f"prompt-watch-{view.question}", who=Seat(view.asked))
    if view.question == "lay":
        return text("prompt-lay", coins=coins(view.tray))
    if view.question == "use-symbol":
        return text("prompt-use-symbol", symbol=symbol_name(view.about))
    return text(f"prompt-{view.question}")


def readings(view: View) -> tuple[Reading, ...]:
    seats = range(len(view.players))
    offer = tuple(Row(card_name(place.card), read_place(place)) for place in view.places)
    players = tuple(Row(text("name", who=Seat(q)), read_player(view, q)) for q in seats)
    return Reading(text("read-offer"), offer), Reading(text("read-players"), players)


def read_place(place: Place) -> tuple[Text, ...]:
    laid = [
        text("read-edge", who=Seat(q), coins=coins(edge.coins), missing=edge.missing)
        for q, edge in enumerate(place.edges)
        if any(edge.coins)
    ]
    return (price_of(place.card), listed(worth(place.card)), *([listed(laid)] if laid else []))


def read_player(view: View, q: int) -> tuple[Text, ...]:
    me: Player = view.players[q]
    cells = [
        text("read-space", space=me.at),
        text("read-bag", n=me.bag),
        text("read-spent", coins=coins(me.spent)),
        text("read-seals", n=me.seals),
        text("read-privileges", n=me.privileges),
    ]
    if me.contents is not None:
        cells.append(text("read-contents", coins=coins(me.contents)))
    held = view.privileges if q == view.seat else me.shown or {}
    return (*cells, *(privilege_name(kind) for kind, n in held.items() for _ in range(n)))
