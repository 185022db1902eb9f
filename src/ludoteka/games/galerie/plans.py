"""More ways to say it: a place first, then the card that leads there; a whole turn at once."""

from __future__ import annotations

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Plan
from ludoteka.core.text import text

from .choices import after_bid, destination_of, noted, walk, walk_label
from .ghosts import ghost_bid
from .hand import in_hand
from .names import *
from .view import View


def plans(view: View, nodes: Nodes) -> tuple[Plan, ...]:
    walks = [a for a in view.legal if a < BID_WITH]
    turns = [plan for a in walks for plan in turns_after(view, nodes, a)]
    return (*turns, *(place_first(view, nodes, a) for a in walks))


def place_first(view: View, nodes: Nodes, a: int) -> Plan:
    """§5 Where several cards lead to a place, it is asked which."""
    same = walk(view, nodes, a)
    return Plan(
        (a,),
        same.label,
        path=same.path[1:],
        note=same.note,
        ghosts=same.ghosts,
    )


def turns_after(view: View, nodes: Nodes, a: int) -> list[Plan]:
    """§4 The card to bid follows at once on the way."""
    first = walk(view, nodes, a)
    place = view.places[destination_of(view, a)]
    walked = (a - WALK_WITH) // 2
    found = []
    for card in sorted({mine.value for mine in view.own.cards} if view.own else ()):
        name = in_hand(view, card, after=walked)
        if name is None:
            continue
        found.append(
            Plan(
                (a, BID_WITH + card),
                text("choose-turn", walk=walk_label(view, a), card=card),
                path=(*first.path, name),
                keys=f"{first.keys}{card}",
                note=noted(after_bid(view, place, card)),
                ghosts=first.ghosts + ghost_bid(view, nodes, place, card),
            )
        )
    return found
