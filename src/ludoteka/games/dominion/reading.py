"""The table in words: the prompt above the picture, and what a screen reader reads for it."""

from __future__ import annotations

from ludoteka.core.scene import Reading, Row
from ludoteka.core.text import Seat, Text, text

from .cards import *
from .choices import can_act
from .hand import in_order, treasures, value
from .names import DONE
from .others import known_of
from .rules import EMPTY_PILES_TO_END
from .view import View
from .words import card, card_acc, counted, in_short, names, what_it_says

# The one sentence


def prompt(view: View) -> Text:
    if view.over:
        return result(view)
    if not view.question:
        return text("prompt-watch", who=Seat(view.active))
    if view.seat not in view.asked:
        return watching(view)
    if view.question == "turn":
        return turn(view)
    if view.own is not None and view.own.shows_moat is not None:
        chosen = text("chosen-moat" if view.own.shows_moat else "chosen-no-moat")
        return text("prompt-chosen", chosen=chosen, waiting=names(view.awaited))
    return asking(view)


def result(view: View) -> Text:
    """§30"""
    points = view.places[view.winners[0]].points or 0
    return text("prompt-over", winners=names(view.winners), n=len(view.winners), points=points)


def turn(view: View) -> Text:
    if can_act(view):
        return text("prompt-action", actions=view.actions)
    if more := value(treasures(view)):
        return text("prompt-treasures", coins=view.coins + more, buys=view.buys)
    return text("prompt-buy", coins=view.coins, buys=view.buys)


def asking(view: View) -> Text:
    """What the viewer is asked, apart from a turn."""
    key = f"prompt-{view.question}"
    if view.question == "choose-kingdom":
        return text(key, n=len(view.kingdom) + 1, most=KINGDOM)
    if view.question == "show-moat":
        return text(key, who=Seat(view.active), card=card_acc(view.about or 0))
    if view.question == "spy-discards":
        whose = key + "-own" if view.number == view.seat else key
        return text(whose, who=Seat(view.number), card=card(view.about or 0))
    if view.question == "set-aside" and view.own is not None:
        drawn = view.own.drawn or 0
        return text(key if TYPE[drawn] & ACTION else "prompt-keep", card=card_acc(drawn))
    if view.question == "trash-revealed":
        return text(key, who=Seat(view.number))
    if view.question == "put-back" and DONE in view.legal:
        return text("prompt-show-hand")
    return text(key, n=view.number)


def watching(view: View) -> Text:
    if view.question == "turn":
        return text("prompt-watch", who=Seat(view.active))
    return text("prompt-waits", what=text(f"what-{view.question}"), waiting=names(view.awaited))


# The tables


def readings(view: View) -> tuple[Reading, ...]:
    if not view.supply:
        return (read_kingdom(view),)
    own = () if view.own is None else (read_hand(view),)
    return (read_turn(view), *own, read_supply(view), read_players(view))


def read_kingdom(view: View) -> Reading:
    rows = [
        Row(
            card(kind),
            (text("read-chosen" if kind in view.kingdom else "read-free"), what_it_says(kind)),
        )
        for kind in range(BASIC, KINDS)
    ]
    return Reading(text("read-kingdom"), tuple(rows))


def read_turn(view: View) -> Reading:
    rows = [
        Row(text("read-actions"), (str(view.actions),)),
        Row(text("read-buys"), (str(view.buys),)),
        Row(text("read-coins"), (str(view.coins),)),
        Row(text("read-in-play"), (counted(view.in_play),)),
    ]
    if view.aside:
        rows.append(Row(text("read-revealed", who=Seat(view.aside_of)), (counted(view.aside),)))
    if view.loot:
        rows.append(Row(text("read-loot"), (counted(view.loot),)))
    rows.append(Row(text("read-trash"), (counted(view.trash),)))
    rows.append(Row(text("read-empty"), (text("read-of", n=view.empty, most=EMPTY_PILES_TO_END),)))
    return Reading(text("read-turn", who=Seat(view.active)), tuple(rows))


def read_hand(view: View) -> Reading:
    assert view.own is not None
    rows = [Row(card(kind), (str(n), what_it_says(kind))) for kind, n in in_order(view.own.hand)]
    rows.append(Row(text("read-deck"), (counted(view.own.deck),)))
    rows.append(Row(text("read-discard"), (counted(view.own.discard),)))
    rows.append(Row(text("read-points"), (str(view.own.points),)))
    return Reading(text("read-hand"), tuple(rows))


def read_supply(view: View) -> Reading:
    rows = [
        Row(
            card(kind),
            (text("read-cost", cost=COST[kind]), text("read-left", n=left), in_short(kind)),
        )
        for kind, left in view.supply.items()
    ]
    return Reading(text("read-supply"), tuple(rows))


def read_players(view: View) -> Reading:
    rows = [Row(text("name", who=Seat(p)), (known_of(view, p),)) for p in range(len(view.places))]
    return Reading(text("read-players"), tuple(rows))
