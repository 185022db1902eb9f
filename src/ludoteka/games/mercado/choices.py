"""What the viewer may answer: where to touch, what it says and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteka.core.drawing import Nodes
from ludoteka.core.scene import Choice, Node, Plan
from ludoteka.core.text import Seat, Text, text

from .edges import slots
from .measures import Measures
from .names import DONE, DRAW, LAID, PRIVILEGE, RETURN, SEAL, SETTLED, YES, lay
from .own import held, is_covered, tray_coin
from .printed import (
    COIN_NAMES,
    COINS_DRAWN,
    COINS_FOR_A_SEAL,
    COUNTERFEITS,
    JOKERS,
    LAYABLE,
    OTHERS_COUNTERFEITS,
    OTHERS_JOKERS,
    OVERSEER,
    PRIVILEGE_ROW,
    REST,
    SEALS,
    SPACES,
    STEPS,
    SYMBOL_ROW,
    WHITE,
    WHITES,
)
from .ring import ghost_marker
from .view import Coins, View
from .words import (
    brings,
    card_name,
    coin_name,
    coins,
    listed,
    points_of,
    privilege_name,
    sentences,
    short_supply,
    symbol_name,
    worth,
)

Ghosts = tuple[tuple[str, Node], ...]
Chooser = Callable[[View, Measures, Nodes, int], Choice]
KEYS = "gsvtw"  # of the coins, as in the notation


def choices(view: View, m: Measures, nodes: Nodes) -> tuple[Choice, ...]:
    return tuple(CHOOSERS[view.question](view, m, nodes, a) for a in view.legal)


# A turn


def in_turn(view: View, m: Measures, nodes: Nodes, a: int) -> Choice:
    if a < SETTLED:
        return use_privilege(view, m, nodes, a - PRIVILEGE)
    me = view.players[view.seat]
    if a == DRAW:
        note = text("note-draw", n=min(COINS_DRAWN, me.bag), bag=me.bag)
        return Choice(a, text("choose-draw"), ("own-bag",), text("button-draw"), "d", note)
    if a == RETURN:
        note = text("note-return", coins=coins(me.spent), n=me.bag + sum(me.spent))
        return Choice(
            a, text("choose-return"), (f"card-{view.seat}",), text("button-return"), "r", note
        )
    return Choice(a, text("choose-done-turn"), button=text("choose-done-turn"), keys="n", weak=True)


def of_privilege(view: View, nodes: Nodes, a: int, word: str) -> dict[str, Any]:
    """Touched where it lies; offered by a button as well where others cover it."""
    kind = a - PRIVILEGE
    mine = held(view)
    place = next(k for k, one in enumerate(mine) if one.kind == kind)
    name = privilege_name(kind)
    return {
        "label": text(word, privilege=name),
        "path": (mine[place].name,),
        "button": name if is_covered(nodes, mine[place].name) else "",
        "keys": f"p{'123456789abcdefghi'[place]}",
    }


def use_privilege(view: View, m: Measures, nodes: Nodes, kind: int) -> Choice:
    """§18 Where it leads, and what there is."""
    note, ghosts = further_on(view, m, nodes, STEPS[PRIVILEGE_ROW + kind])
    found = of_privilege(view, nodes, PRIVILEGE + kind, "choose-privilege")
    return Choice(PRIVILEGE + kind, **found, note=note, ghosts=ghosts)


def further_on(view: View, m: Measures, nodes: Nodes, steps: int) -> tuple[Text, Ghosts]:
    """Where so many steps by a privilege lead, and what that space offers."""
    at = view.players[view.seat].at + steps
    notes = [text("note-to-space", n=SPACES - at) if at < SPACES else text("note-arrives")]
    if symbol := view.ahead[steps - 1]:
        notes.append(text("note-symbol-if-wanted", symbol=symbol_name(symbol)))
    return sentences(notes), ghost_marker(view, m, nodes, at)


def give_back(view: View, m: Measures, nodes: Nodes, a: int) -> Choice:
    return Choice(a, **of_privilege(view, nodes, a, "choose-give-back"))


# Coins


def laying(view: View, m: Measures, nodes: Nodes, a: int) -> Choice:
    if a == SEAL:
        note = text("note-seal", n=min(COINS_FOR_A_SEAL, view.players[view.seat].bag))
        return Choice(a, text("choose-seal"), ("own-seals",), text("button-seal"), "m", note)
    if a == DONE:
        return lay_no_more(view)
    i, coin = divmod(a - LAID, LAYABLE)
    heap = tuple(int(c == coin) for c in range(LAYABLE))
    return Choice(
        a,
        choose_lay(view, i, heap),
        (tray_coin(coin), f"place-{i}"),
        keys=f"{KEYS[coin]}{i + 1}",
        note=after_laying(view, i, 1),
        ghosts=laid_there(view, m, nodes, i, heap),
    )


def choose_lay(view: View, i: int, heap: Coins) -> Text:
    return text("choose-lay", coin=coins(heap), card=card_name(view.places[i].card))


def lay_no_more(view: View) -> Choice:
    """§7, §10 What goes back, and what is bought now."""
    notes = []
    if paid := [place.card for place in view.places if place.paid]:
        notes.append(text("note-settles", cards=listed([card_name(card) for card in paid])))
    if any(view.tray):
        notes.append(text("note-back", coins=coins(view.tray)))
    note = sentences(notes) if notes else ""
    label = text("choose-done-lay")
    return Choice(DONE, label, button=text("button-done-lay"), keys="n", note=note, weak=True)


def place_joker(view: View, m: Measures, nodes: Nodes, a: int) -> Choice:
    """§17 There is one coin only, so the card alone is touched."""
    i = (a - LAID) // LAYABLE
    heap = (0, 0, 0, 0, 1)
    card = view.places[i].card
    return Choice(
        a,
        text("choose-lay", coin=coin_name(WHITE), card=card_name(card)),
        (f"place-{i}",),
        keys=f"w{i + 1}",
        note=after_laying(view, i, 1),
        ghosts=laid_there(view, m, nodes, i, heap),
    )


def plans(view: View, m: Measures, nodes: Nodes) -> tuple[Plan, ...]:
    """Touching a card proposes the coins that fit it best."""
    found = []
    for i, heap in enumerate(view.fitting):
        if any(heap):
            found.append(
                Plan(
                    tuple(lay(i, coin) for coin, n in enumerate(heap) for _ in range(n)),
                    choose_lay(view, i, heap),
                    (f"place-{i}",),
                    keys=f"c{i + 1}",
                    note=after_laying(view, i, sum(heap)),
                    ghosts=laid_there(view, m, nodes, i, heap),
                )
            )
    return tuple(found)


def after_laying(view: View, i: int, n: int) -> Text:
    missing = view.places[i].edges[view.seat].missing - n
    if missing == 0:
        return consequences(view, i)
    card = view.places[i].card
    total = REST[card] + WHITES[card]
    return text("note-then", n=total - missing, total=total)


def laid_there(view: View, m: Measures, nodes: Nodes, i: int, heap: Coins) -> Ghosts:
    """The coins at the own edge, and the marker where a purchase leads."""
    place = view.places[i]
    mine = place.edges[view.seat]
    then = tuple(n + more for n, more in zip(mine.coins, heap, strict=True))
    found: list[tuple[str, Node]] = []
    for j, (now, later) in enumerate(
        zip(slots(place.card, mine.coins), slots(place.card, then), strict=True)
    ):
        if now.coin != later.coin:
            at = nodes[f"coin-{i}-{view.seat}-{j}"]
            shape = f"mercado-coin-{COIN_NAMES[later.coin]}"
            found.append(
                (f"ghost-{i}-{j}", Node(shape, at.x, at.y, at.w, at.h, style="coin ghost", z=91))
            )
    if mine.missing == sum(heap):
        found += landing(view, m, nodes, i)
    return tuple(found)


def landing(view: View, m: Measures, nodes: Nodes, i: int) -> Ghosts:
    at = view.places[i].if_bought.at
    return () if at is None else ghost_marker(view, m, nodes, at)


# Buying


def consequences(view: View, i: int) -> Text:
    """§10 "Buys: 4 points, a privilege; Petr gets a seal"."""
    place = view.places[i]
    if place.card >= OVERSEER:
        return text("note-serves", what=listed(worth(place.card)))
    bought = place.if_bought
    gains = brings(place.card)
    if bought.steps is None:
        gains.insert(0, points_of(place.card))
    elif bought.steps:
        gains.insert(0, text("points", n=bought.steps))
    parts = [text("note-buys", what=listed(gains))] if gains else []
    if bought.symbol:
        parts.append(text("note-symbol", symbol=symbol_name(bought.symbol)))
    parts += [text("note-second", who=Seat(q)) for q in bought.seals_to]
    if short := shortage(view, i):
        parts.append(short)
    if bought.at is not None and bought.at >= SPACES and not view.last_round:
        parts.append(text("note-arrives"))
    return sentences(parts or [text("note-buys-nothing")])


def shortage(view: View, i: int) -> Text | None:
    """§20 Of what symbol, second place and card would give, in this order, not all is there."""
    card, bought, others = view.places[i].card, view.places[i].if_bought, len(view.players) - 1
    rows = (SYMBOL_ROW + bought.symbol, card)
    return short_supply(
        sum(SEALS[row] for row in rows) + bought.seconds > view.seals,
        sum(COUNTERFEITS[row] + others * OTHERS_COUNTERFEITS[row] for row in rows) > view.black,
        sum(JOKERS[row] + others * OTHERS_JOKERS[row] for row in rows) > view.white,
    )


def which_first(view: View, m: Measures, nodes: Nodes, a: int) -> Choice:
    i = a - SETTLED
    name = card_name(view.places[i].card)
    return Choice(
        a,
        text("choose-first", card=name),
        (f"place-{i}",),
        text("button-card", card=name),
        f"b{i + 1}",
        consequences(view, i),
        landing(view, m, nodes, i),
    )


def use_symbol(view: View, m: Measures, nodes: Nodes, a: int) -> Choice:
    """§18"""
    if a == DONE:
        return Choice(
            a,
            text("choose-done-use-symbol"),
            button=text("choose-done-use-symbol"),
            keys="n",
            weak=True,
        )
    steps = STEPS[SYMBOL_ROW + view.about]
    if not steps:
        note = text("note-symbol", symbol=symbol_name(view.about))
        return Choice(YES, text("choose-symbol"), (), text("choose-symbol"), "y", note)
    note, ghosts = further_on(view, m, nodes, steps)
    return Choice(YES, text("choose-symbol"), (), text("choose-symbol"), "y", note, ghosts)


CHOOSERS: dict[str, Chooser] = {
    "turn": in_turn,
    "lay": laying,
    "which-first": which_first,
    "lay-joker": place_joker,
    "use-symbol": use_symbol,
    "give-back": give_back,
}
