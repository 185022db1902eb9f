"""What the viewer may answer: where to touch, what it says and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Choice, Node
from ludoteka.core.text import Seat, Text, text

from .cards import *
from .effects import CHAPEL_TRASHES
from .hand import first_of, held, treasures, value
from .names import ALL_TREASURES, DONE, HAND, SUPPLY, YES
from .rules import EMPTY_PILES_TO_END
from .view import View
from .words import card_acc, counted, in_short, sentences

Chooser = Callable[[View, Nodes, int], Choice]
Ghosts = tuple[tuple[str, Node], ...]


def choices(view: View, nodes: Nodes) -> tuple[Choice, ...]:
    return tuple(CHOOSERS[view.question](view, nodes, a) for a in view.legal)


def kind_of(a: int) -> int:
    return a - HAND if a < SUPPLY else a - SUPPLY


def noted(parts: list[Text]) -> Text | str:
    return sentences(parts) if parts else ""


# A turn


def in_turn(view: View, nodes: Nodes, a: int) -> Choice:
    if a == DONE:
        return end_turn(view)
    if a == ALL_TREASURES:
        return all_treasures(view)
    return play(view, nodes, kind_of(a)) if a < SUPPLY else buy(view, nodes, kind_of(a))


def end_turn(view: View) -> Choice:
    """§7 What would be left undone is said."""
    notes = []
    if can_act(view):
        notes.append(text("note-action-left"))
    if lost := value(treasures(view)) + view.coins:
        notes.append(text("note-coins-lost", n=lost))
    return Choice(
        DONE, text("choose-end"), button=text("button-end"), keys="e", note=noted(notes), weak=True
    )


def can_act(view: View) -> bool:
    """§5 An Action could still be played."""
    hand = view.own.hand if view.own else {}
    return view.phase == "action" and view.actions > 0 and any(TYPE[kind] & ACTION for kind in hand)


def all_treasures(view: View) -> Choice:
    more = value(treasures(view))
    notes = [text("note-coins-then", n=view.coins + more), *ends_actions(view)]
    return Choice(
        ALL_TREASURES,
        text("choose-treasures", cards=counted(treasures(view))),
        button=text("button-treasures", n=more),
        keys="t",
        note=noted(notes),
    )


def ends_actions(view: View) -> list[Text]:
    return [text("note-ends-actions")] if can_act(view) else []


def play(view: View, nodes: Nodes, kind: int) -> Choice:
    is_treasure = TYPE[kind] & TREASURE
    notes = [in_short(kind)] + (ends_actions(view) if is_treasure else [])
    verb = "lay-out" if is_treasure else "play"
    return of_hand(view, nodes, HAND + kind, verb, noted(notes), into_play(nodes, kind))


def into_play(nodes: Nodes, kind: int) -> Ghosts:
    """The card behind the last one that lies in play."""
    table = nodes["table"]
    there = [n for name, n in nodes.items() if name.startswith("play-") and name.endswith("-face")]
    w = table.h - 8
    x = max((n.x + n.w for n in there), default=table.x) + 4
    picture = Node(
        f"dominion-{NAMES[kind]}",
        min(x, table.x + table.w - w),
        table.y + 4,
        w,
        w,
        style="picture ghost",
        z=90,
    )
    return ((f"ghost-{NAMES[kind]}", picture),)


def buy(view: View, nodes: Nodes, kind: int) -> Choice:
    notes = after_buying(view, kind, view.coins)
    if treasures(view):
        notes.append(text("note-no-treasures-then"))
    return of_supply(view, nodes, SUPPLY + kind, "buy", noted(notes + ends_actions(view)))


def after_buying(view: View, kind: int, coins: int) -> list[Text]:
    """§6, §29 What is left, and whether the game ends by it."""
    notes = [in_short(kind)]
    if view.buys > 1:
        notes.append(text("note-coins-left", n=coins - COST[kind]))
    return notes + near_the_end(view, kind)


def near_the_end(view: View, kind: int) -> list[Text]:
    if view.supply[kind] > 1:
        return []
    if kind == PROVINCE:
        return [text("note-last-province")]
    ends = view.empty + 1 >= EMPTY_PILES_TO_END
    return [text("note-third-pile" if ends else "note-last-of-pile")]


# Cards of the hand and of the supply


def of_hand(
    view: View, nodes: Nodes, a: int, verb: str, note: Text | str = "", ghosts: Ghosts = ()
) -> Choice:
    kind = kind_of(a)
    name = next(
        (card.name for card in held(view) if card.kind == kind and not card.chosen),
        first_of(view, kind),
    )
    place = list(dict.fromkeys(card.kind for card in held(view))).index(kind) + 1
    return Choice(
        a,
        text(f"choose-{verb}", card=card_acc(kind)),
        path=(name,),
        keys=numbered("h", place),
        note=note,
        ghosts=ghosts,
    )


def of_supply(view: View, nodes: Nodes, a: int, verb: str, note: Text | str = "") -> Choice:
    kind = kind_of(a)
    return Choice(
        a,
        text(f"choose-{verb}", card=card_acc(kind)),
        path=(f"pile-{NAMES[kind]}",),
        keys=key_of(view, kind),
        note=note,
        ghosts=onto_discards(nodes, kind),
    )


def key_of(view: View, kind: int) -> str:
    """Piles are counted in the order in which they lie; b for the basic ones, k for the kingdom."""
    if kind < BASIC:
        return f"b{kind + 1}"
    order = view.kingdom if view.supply else tuple(range(BASIC, KINDS))
    return numbered("k", order.index(kind) + 1)


def numbered(letter: str, place: int) -> str:
    """Ten is typed as 0; what lies beyond has no key."""
    return f"{letter}{place % 10}" if place <= 10 else ""


def onto_discards(nodes: Nodes, kind: int) -> Ghosts:
    """The card on the own discard pile, where it will go."""
    pile = nodes.get("discard")
    if pile is None:
        return ()
    h = min(pile.h - 6, pile.w * 0.75)
    card = Node(
        f"dominion-{NAMES[kind]}",
        pile.x + 3,
        pile.y + (pile.h - h) / 2,
        h * 1.2,
        h,
        style="picture ghost",
        z=90,
    )
    return (("ghost-gained", card),)


def gain(view: View, nodes: Nodes, a: int) -> Choice:
    return of_supply(
        view, nodes, a, "gain", noted([in_short(kind_of(a)), *near_the_end(view, kind_of(a))])
    )


def gain_to_hand(view: View, nodes: Nodes, a: int) -> Choice:
    kind = kind_of(a)
    return Choice(
        a, text("choose-gain-to-hand", card=card_acc(kind)), path=(f"pile-{NAMES[kind]}",),
        keys=key_of(view, kind), note=noted(near_the_end(view, kind)),
    )  # fmt: skip


def for_kingdom(view: View, nodes: Nodes, a: int) -> Choice:
    kind = kind_of(a)
    return Choice(
        a, text("choose-kingdom", card=card_acc(kind)), path=(f"pile-{NAMES[kind]}",),
        keys=key_of(view, kind), note=in_short(kind),
    )  # fmt: skip


def discard(view: View, nodes: Nodes, a: int) -> Choice:
    if a == DONE:
        return no_more("discard", view.chosen > 0)
    return of_hand(view, nodes, a, "discard")


def trash(view: View, nodes: Nodes, a: int) -> Choice:
    if a == DONE:
        return no_more("trash", view.number < CHAPEL_TRASHES)
    return of_hand(view, nodes, a, "trash")


def no_more(verb: str, begun: bool) -> Choice:
    """§12, §13 Nothing at all, or no more than has been chosen before."""
    more, button = ("no-more", "no-more") if begun else ("no", "none")
    label, short = text(f"choose-{more}-{verb}"), text(f"button-{button}")
    return Choice(DONE, label, button=short, keys="n", weak=True)


def to_remodel(view: View, nodes: Nodes, a: int) -> Choice:
    return of_hand(view, nodes, a, "trash", text("note-gain-up-to", n=COST[kind_of(a)] + 2))


def to_mine(view: View, nodes: Nodes, a: int) -> Choice:
    return of_hand(view, nodes, a, "trash", text("note-treasure-up-to", n=COST[kind_of(a)] + 3))


def put_back(view: View, nodes: Nodes, a: int) -> Choice:
    if a == DONE:
        return no("choose-show-hand", "button-show-hand", note=text("note-bureaucrat"))
    return of_hand(view, nodes, a, "put-back", text("note-bureaucrat"))


def twice(view: View, nodes: Nodes, a: int) -> Choice:
    return of_hand(view, nodes, a, "twice", in_short(kind_of(a)))


# Yes or no


def moat(view: View, nodes: Nodes, a: int) -> Choice:
    """§11 Whoever holds no Moat is asked as well, but may leave that to the page."""
    if a == YES:
        return Choice(
            a, text("choose-moat"), path=(first_of(view, MOAT),), button=text("button-moat"),
            keys="y", note=text("note-moat"), always=text("always-moat"),
        )  # fmt: skip
    if YES in view.legal:
        return no("choose-no-moat", "button-keep-moat", text("note-keep-moat"))
    note = text("note-no-moat", who=Seat(view.active), card=card_acc(view.about or MOAT))
    return no("choose-no-moat", "button-no-moat", note, text("always-no-moat"))


def deck_away(view: View, nodes: Nodes, a: int) -> Choice:
    if a == YES:
        return yes("choose-deck-away", "button-deck-away", note=text("note-deck-away"))
    return no("choose-deck-stays", "button-deck-stays")


def spied(view: View, nodes: Nodes, a: int) -> Choice:
    if a == YES:
        return yes("choose-spy-discard", "button-discard")
    return no("choose-spy-leave", "button-leave")


def set_aside(view: View, nodes: Nodes, a: int) -> Choice:
    if a == YES:
        return yes("choose-aside", "button-aside")
    drawn = view.own.drawn if view.own else None
    note = "" if YES in view.legal or drawn is None else text("note-drawn", card=card_acc(drawn))
    return no("choose-keep", "button-keep", note)


def yes(label: str, button: str, note: Text | str = "") -> Choice:
    return Choice(YES, text(label), button=text(button), keys="y", note=note)


def no(label: str, button: str, note: Text | str = "", always: Text | str = "") -> Choice:
    return Choice(DONE, text(label), button=text(button), keys="n", note=note, always=always)


# What lies revealed


def trash_revealed(view: View, nodes: Nodes, a: int) -> Choice:
    return of_revealed(a, "aside", "trash")


def loot(view: View, nodes: Nodes, a: int) -> Choice:
    if a == DONE:
        label = text("choose-no-loot", cards=counted(view.loot))
        return Choice(DONE, label, button=text("button-no-loot"), keys="n", weak=True)
    return of_revealed(a, "loot", "take")


def of_revealed(a: int, where: str, verb: str) -> Choice:
    kind = kind_of(a)
    label = text(f"choose-{verb}", card=card_acc(kind))
    return Choice(
        a,
        label,
        path=(f"{where}-{NAMES[kind]}",),
        button=text(f"card-{NAMES[kind]}"),
        keys=f"r{kind + 1}",
    )


CHOOSERS: dict[str, Chooser] = {
    "choose-kingdom": for_kingdom,
    "turn": in_turn,
    "show-moat": moat,
    "discard-any": discard,
    "trash-up-to": trash,
    "put-deck-away": deck_away,
    "gain-up-to": gain,
    "put-back": put_back,
    "discard": discard,
    "trash-to-remodel": to_remodel,
    "trash-treasure": to_mine,
    "gain-treasure": gain_to_hand,
    "spy-discards": spied,
    "trash-revealed": trash_revealed,
    "keep-loot": loot,
    "play-twice": twice,
    "set-aside": set_aside,
}
