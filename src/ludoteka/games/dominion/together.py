"""Several answers at once: treasures and a purchase, cards discarded or trashed together."""

from __future__ import annotations

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Gather, Plan
from ludoteka.core.text import text

from .cards import *
from .choices import after_buying, ends_actions, key_of, noted, onto_discards
from .hand import held, takes_together, treasures, value
from .names import ALL_TREASURES, DONE, HAND, SUPPLY
from .view import View
from .words import card_acc, counted


def plans(view: View, nodes: Nodes) -> tuple[Plan, ...]:
    if not view.legal:
        return ()
    if view.question == "turn":
        return paid_with_all(view, nodes)
    return useless_cards(view) if view.question == "discard" else ()


def useless_cards(view: View) -> tuple[Plan, ...]:
    """§17 Cards that do nothing in this game but count, if they are enough."""
    useless = [
        card.kind
        for card in reversed(held(view))
        if not card.chosen and not TYPE[card.kind] & (ACTION | TREASURE)
    ]
    taken = useless[: view.number]
    if len(taken) < view.number:
        return ()
    cards = counted({kind: taken.count(kind) for kind in taken})
    plan = Plan(
        tuple(HAND + kind for kind in taken),
        text("choose-discard-these", cards=cards),
        button=text("button-discard-these", cards=cards),
        keys="d",
    )
    return (plan,)


def paid_with_all(view: View, nodes: Nodes) -> tuple[Plan, ...]:
    """§6 A pile that all treasures can pay for is bought by touching it."""
    money = treasures(view)
    if not money:
        return ()
    first = ALL_TREASURES if ALL_TREASURES in view.legal else HAND + next(iter(money))
    coins = view.coins + value(money)
    return tuple(
        Plan(
            (first, SUPPLY + kind),
            text("choose-pay-and-buy", card=card_acc(kind)),
            path=(f"pile-{NAMES[kind]}",),
            keys=key_of(view, kind),
            note=noted(after_buying(view, kind, coins) + ends_actions(view)),
            ghosts=onto_discards(nodes, kind),
        )
        for kind, left in view.supply.items()
        if left and view.coins < COST[kind] <= coins
    )


def gather(view: View) -> Gather | None:
    """Cards to be discarded or trashed together."""
    if view.question == "turn":
        return purchases(view)
    if not takes_together(view):
        return None
    picks = {card.name: HAND + card.kind for card in held(view) if not card.chosen}
    if view.question == "discard":
        return Gather(picks, text("gather-discard"), view.number, view.number)
    if view.question == "discard-any":
        return Gather(picks, text("gather-discard"), 1, len(picks), finish=DONE)
    return Gather(picks, text("gather-trash"), 1, min(view.number, len(picks)), finish=DONE)


def purchases(view: View) -> Gather | None:
    """§6 Several cards for the coins on the table, once no treasure is left to be laid out."""
    picks = {f"pile-{NAMES[a - SUPPLY]}": a for a in view.legal if SUPPLY <= a < DONE}
    if view.buys < 2 or treasures(view) or not picks:
        return None
    copies = {name: min(view.supply[a - SUPPLY], view.buys) for name, a in picks.items()}
    costs = {name: COST[a - SUPPLY] for name, a in picks.items()}
    most = min(view.buys, sum(copies.values()))
    return Gather(picks, text("gather-buy"), 1, most, copies=copies, costs=costs, purse=view.coins)
