"""Several answers at once: treasures and a purchase, cards discarded or trashed together."""

from __future__ import annotations

from ludoteka.core.scene import Gather, Plan
from ludoteka.core.text import text

from .cards import *
from .choices import after_buying, ends_actions, key_of, noted, onto_discards
from .drawing import Nodes
from .hand import held, takes_together, treasures, value
from .names import ALL_TREASURES, DONE, HAND, SUPPLY
from .view import View
from .words import card_acc


def plans(view: View, nodes: Nodes) -> tuple[Plan, ...]:
    """§6 A pile that all treasures can pay for is bought by touching it."""
    if view.question != "turn" or not view.legal:
        return ()
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
