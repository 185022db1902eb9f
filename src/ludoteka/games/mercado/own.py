"""What lies before the viewer: drawn coins, bag, personal card, seals, privileges."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.core.drawing import Box, Nodes, put, side_by_side
from ludoteka.core.text import Seat, text

from .measures import Measures
from .players import draw_heap, finish
from .printed import COIN_NAMES, NAMES, PRIVILEGE_ROW, STEPS
from .stalls import brought, draw_effects, draw_points, suffered
from .view import View
from .words import card_name, coin_name, coins, privilege_name

PILED = 0.42  # how far the next of equal coins is seen
FINGER = 42  # as wide as what is touched has to be
CONTENTS = 27  # height of the line with the contents of the own bag


class Held(NamedTuple):
    name: str  # of its node
    kind: int
    n: int  # how many lie on one pile


def held(view: View) -> list[Held]:
    """The viewer's privileges, equal ones in a pile; more steps first."""
    kinds = sorted(
        view.privileges.items(), key=lambda item: (-STEPS[PRIVILEGE_ROW + item[0]], item[0])
    )
    return [Held(f"privilege-{kind}", kind, n) for kind, n in kinds]


def draw_own(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """Two rows; where the contents of bags are shown, those of the own one below them."""
    contents = view.players[max(view.seat, 0)].contents
    if contents is not None:
        at, line = at.part(0, 0, at.w, at.h - CONTENTS), at.part(0, at.h - CONTENTS, at.w, CONTENTS)
        draw_contents(nodes, view, m, line.part(0, m.gap, at.w, CONTENTS - m.gap))
    h = (at.h - m.gap) / 2
    above, below = at.part(0, 0, at.w, h), at.part(0, h + m.gap, at.w, h)
    q, seals = max(view.seat, 0), 60.0
    bag = h + 6
    draw_bag(nodes, view, m, q, above.part(0, 0, bag, h))
    draw_tray(nodes, view, m, above.part(bag + m.gap, 0, at.w - bag - seals - 2 * m.gap, h))
    draw_seals(nodes, view, m, q, above.part(at.w - seals, 0, seals, h))
    card = at.w * 0.5
    draw_card(nodes, view, m, q, below.part(0, 0, card, h))
    draw_privileges(nodes, view, m, below.part(card + m.gap, 0, at.w - card - m.gap, h))


def draw_contents(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    q = max(view.seat, 0)
    heap = view.players[q].contents or ()
    put(
        nodes,
        "own-contents",
        "round",
        at,
        style=f"own seat-{q}",
        label=text("label-bag-contents", who=Seat(q), coins=coins(heap)),
    )
    put(
        nodes,
        "own-contents-picture",
        "mercado-bag",
        at.part(2, 1, at.h - 2, at.h - 2),
        style=f"seat-{q}",
        z=1,
    )
    draw_heap(
        nodes, m, f"contents-{q}", heap, at.part(at.h + 4, 0, at.w - at.h - 6, at.h), at.h - 4
    )


def draw_bag(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    n = view.players[q].bag
    put(
        nodes,
        "own-bag",
        "round",
        at,
        style=f"own seat-{q}",
        label=text("label-bag", who=Seat(q), n=n),
    )
    put(
        nodes,
        "own-bag-picture",
        "mercado-bag",
        at.middle(at.h - 4, at.h - 4),
        style=f"bag seat-{q}",
        z=1,
    )
    number = at.part(0, at.h * 0.4, at.w, at.h * 0.46)
    put(
        nodes,
        "own-bag-number",
        "text",
        number,
        text=str(n),
        style=f"strong on seat-{q}",
        size=m.letters * 1.4,
        z=2,
    )


def draw_tray(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """Drawn coins are seen by all; equal ones lie in a pile, and the top one is touched."""
    q = max(view.active, 0)
    empty = "" if any(view.tray) else " empty"
    put(
        nodes,
        "tray",
        "round",
        at,
        style=f"tray seat-{q}{empty}",
        label=text("label-tray", who=Seat(q), coins=coins(view.tray)),
    )
    if q != view.seat and any(view.tray):
        put(nodes, "tray-mark", f"seat-{q}", at.part(3, 3, 13, 13), style=f"seat-{q}", z=3)
    piles = [(coin, n) for coin, n in enumerate(view.tray) if n]
    lengths = sum(1 + PILED * (n - 1) for _, n in piles)
    side = min(m.tray, at.h - 2, (at.w - 4 - 3 * len(piles)) / max(1, lengths))
    x = 2.0
    for coin, n in piles:
        for k in reversed(range(n)):
            box = at.part(x + k * side * PILED, (at.h - side) / 2, side, side)
            shape = f"mercado-coin-{COIN_NAMES[coin]}"
            put(
                nodes,
                tray_coin(coin, k),
                shape,
                box,
                style="coin drawn",
                label=coin_name(coin),
                z=5 - k,
            )
        x += side * (1 + PILED * (n - 1)) + 3
    if view.revealed is not None:
        draw_revealed(nodes, view.revealed, at.part(at.w - 2 * at.h, 2, 2 * at.h - 4, at.h - 4))


def draw_revealed(nodes: Nodes, card: int, at: Box) -> None:
    """§11 The valuable turned over for unknown points."""
    label = text("label-revealed", card=card_name(card))
    put(nodes, "revealed", "rect", at, style="stall valuable", label=label, z=1)
    picture = at.part(2, 2, at.h - 4, at.h - 4)
    put(nodes, "revealed-picture", f"mercado-{NAMES[card]}", picture, style="picture", z=2)
    draw_points(nodes, "revealed-points", card, at.part(at.h, 4, at.w - at.h - 2, at.h - 8))


def tray_coin(coin: int, k: int = 0) -> str:
    return f"tray-{COIN_NAMES[coin]}" + (f"-{k + 1}" if k else "")


def draw_seals(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    n = view.players[q].seals
    none = " faint" if n == 0 else ""
    put(
        nodes,
        "own-seals",
        "round",
        at,
        style=f"own seat-{q}",
        label=text("label-seals", who=Seat(q), n=n),
    )
    side = min(at.h - 10, at.w * 0.58)
    put(
        nodes,
        "own-seals-picture",
        "mercado-seal",
        at.part(3, (at.h - side) / 2, side, side),
        style=f"symbol{none}",
        z=1,
    )
    number = at.part(side + 3, 0, at.w - side - 5, at.h)
    put(
        nodes,
        "own-seals-number",
        "text",
        number,
        text=str(n),
        style="strong",
        size=m.letters * 1.4,
        z=1,
    )


def draw_card(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    """The personal card with spent coins; how far it still is."""
    me = view.players[q]
    put(
        nodes,
        f"card-{q}",
        "round",
        at,
        style=f"own card-of seat-{q}",
        label=text("label-spent", who=Seat(q), coins=coins(me.spent)),
    )
    line = at.part(4, 2, at.w - 8, m.letters * 1.3)
    put(
        nodes,
        f"panel-{q}-mark",
        f"seat-{q}",
        line.part(0, 1, line.h - 3, line.h - 3),
        style=f"seat-{q}",
        z=1,
    )
    put(
        nodes,
        f"panel-{q}-finish",
        "text",
        line.part(line.h + 1, 0, line.w - line.h - 1, line.h),
        text=finish(me),
        style="name",
        size=m.letters,
        align="start",
        z=1,
    )
    heap = at.part(4, line.h + 3, at.w - 8, at.h - line.h - 6)
    if not any(me.spent):
        put(
            nodes,
            "no-spent",
            "text",
            heap,
            text=text("nothing-spent"),
            style="quiet",
            size=m.letters,
            align="start",
            z=1,
        )
    draw_heap(nodes, m, f"spent-{q}", me.spent, heap, min(24, heap.h))


def draw_privileges(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    """§18 Steps, and below them what else it brings."""
    mine = held(view)
    n = view.players[max(view.seat, 0)].privileges
    put(nodes, "hand", "round", at, style="slot hand", label=text("label-hand", n=n), z=-1)
    if not mine:
        key = "no-privileges" if view.seat >= 0 else "hand-hidden"
        put(
            nodes, "no-privileges", "text", at.inset(2), text=text(key, n=n), style="quiet wrap",
            size=m.letters,
        )  # fmt: skip
    places = side_by_side(len(mine), at.inset(2), at.h - 4, 3)
    for k, (one, box) in enumerate(zip(mine, places, strict=True)):
        draw_privilege(nodes, m, one, box, 20 + 5 * k)


def draw_privilege(nodes: Nodes, m: Measures, one: Held, at: Box, z: int) -> None:
    row = PRIVILEGE_ROW + one.kind
    label = privilege_name(one.kind)
    put(nodes, one.name, "rect", at, style="privilege", label=label, z=z)
    words = brought(row) + (["others", *suffered(row)] if suffered(row) else [])
    h = at.h * (0.56 if words else 1)
    steps, size = text("so-many-steps", n=STEPS[row]), min(h * 0.66, at.h * 0.4)
    said = at.part(0, 0, at.w, h)
    badge = at.part(1, 1, m.letters * 1.7, m.letters * 1.25)
    if one.n > 1 and words:
        said = at.part(badge.w, 0, at.w - badge.w, h)
        size = min(size, said.w * 0.6)
    elif one.n > 1:
        said = at.part(0, badge.h, at.w, h - badge.h)
    put(nodes, f"{one.name}-steps", "text", said, text=steps, style="steps", size=size, z=z + 1)
    if words:
        side = min(at.h * 0.4, (at.w - 4) / len(words) - 1)
        width = len(words) * (side + 1)
        icons = at.part((at.w - width) / 2, h, width, at.h - h - 2)
        draw_effects(nodes, f"{one.name}-brings", words, icons, z + 1, "symbol on-paper")
    if one.n > 1:
        times = text("times", n=one.n)
        style = "badge"
        put(
            nodes,
            f"{one.name}-n",
            "round",
            badge,
            text=times,
            style=style,
            size=m.letters,
            z=z + 2,
        )


def is_covered(nodes: Nodes, name: str) -> bool:
    """Too little of it is to be seen, so it is offered by a button as well."""
    mine, z = nodes[name], nodes[name].z
    above = [n.x for key, n in nodes.items() if key.startswith("privilege-") and n.z > z + 2]
    return bool(above) and min(above) - mine.x < FINGER
