"""The others: how far they are, what lies before them; and the supplies of the table."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.scene import Words
from ludoteka.core.text import Seat, Text, text

from .measures import Measures
from .printed import COIN_NAMES, FIRST_SCENT, SPACES
from .stalls import order_of
from .view import Coins, Player, View
from .words import card_name, clauses, coin_name, listed, privilege_name

DIGIT = 0.68  # its width, in heights of the text


def finish(player: Player) -> Text:
    """How many steps it is to the start tile, or how many beyond it."""
    n = SPACES - player.at
    return text("to-finish", n=n) if n > 0 else text("beyond-finish", n=-n)


def draw_others(nodes: Nodes, view: View, m: Measures, at: Box) -> None:
    others = order_of(view)
    if m.is_wide:
        h = (at.h - (len(others) - 1) * m.gap) / len(others)
        boxes = [at.part(0, k * (h + m.gap), at.w, min(h, 150)) for k in range(len(others))]
    else:
        boxes = at.columns(len(others), m.gap)
    for q, box in zip(others, boxes, strict=True):
        draw_panel(nodes, view, m, q, box)


def draw_panel(nodes: Nodes, view: View, m: Measures, q: int, at: Box) -> None:
    player, name = view.players[q], f"panel-{q}"
    active = " active" if q == view.active and not view.over else ""
    label = text(
        "label-panel", who=Seat(q), finish=finish(player), bag=player.bag, seals=player.seals,
        privileges=player.privileges,
    )  # fmt: skip
    put(nodes, name, "round", at, style=f"panel seat-{q}{active}", label=label, z=-1)
    inner, line = at.inset(4), m.letters * 1.4
    end = 20 + 2 * DIGIT * m.letters
    put(
        nodes, f"{name}-mark", f"seat-{q}", inner.part(0, 1, line - 3, line - 3),
        style=f"seat-{q}", z=1,
    )  # fmt: skip
    put(
        nodes, f"{name}-name", "text", inner.part(line + 1, 0, inner.w - line - end - 2, line),
        text=text("name", who=Seat(q)), style="name cut", size=m.letters * 1.05, align="start", z=1,
    )  # fmt: skip
    left = str(SPACES - player.at).replace("-", "+")
    finishing = inner.part(inner.w - end, 0, end, line)
    draw_number(nodes, m, f"{name}-finish", "start", left, finishing, label=finish(player))
    rest = inner.part(0, line + 1, inner.w, inner.h - line - 1)
    h = min(30, rest.h / (3 if player.contents is not None else 2))
    bag, seals, privileges = rest.part(0, 0, rest.w, h).columns(3, 2)
    draw_number(nodes, m, f"{name}-bag", "bag", str(player.bag), bag, f"seat-{q}")
    draw_number(nodes, m, f"{name}-seals", "seal", str(player.seals), seals)
    draw_number(nodes, m, f"{name}-privileges", "privilege", str(player.privileges), privileges)
    draw_heap(nodes, m, f"spent-{q}", player.spent, rest.part(0, h, rest.w, h), min(h - 1, 22))
    if player.contents is not None:
        low = rest.part(0, 2 * h, rest.w, h)
        draw_heap(nodes, m, f"contents-{q}", player.contents, low, min(h - 1, 18))


def draw_number(
    nodes: Nodes, m: Measures, name: str, symbol: str, n: str, at: Box,
    style: str = "symbol", label: Words = "",
) -> None:  # fmt: skip
    side = min(at.h - 1, 20, at.w - DIGIT * len(n) * m.letters - 2)
    icon = at.part(0, (at.h - side) / 2, side, side)
    put(nodes, f"{name}-icon", f"mercado-{symbol}", icon, style=style, z=1)
    label = label or text(f"label-{name.split('-')[-1]}-of", n=n)
    number = at.part(side + 1.5, 0, at.w - side - 1.5, at.h)
    put(
        nodes, name, "text", number, text=n, label=label, style="number", size=m.letters,
        align="start", z=1,
    )  # fmt: skip


def draw_heap(nodes: Nodes, m: Measures, name: str, heap: Coins, at: Box, side: float) -> None:
    """Of each kind a coin and how many."""
    kinds = [(coin, n) for coin, n in enumerate(heap) if n]
    if not kinds:
        return
    step = min(side + m.letters * 1.5, at.w / len(kinds))
    side = min(side, *(step - DIGIT * len(str(n)) * m.letters - 1 for _, n in kinds))
    for k, (coin, n) in enumerate(kinds):
        box = at.part(k * step, (at.h - side) / 2, side, side)
        put(
            nodes,
            f"{name}-{COIN_NAMES[coin]}",
            f"mercado-coin-{COIN_NAMES[coin]}",
            box,
            style="coin",
            label=coin_name(coin),
            z=1,
        )
        number = Box(box.x + side + 1, at.y, step - side - 1, at.h)
        put(
            nodes,
            f"{name}-{COIN_NAMES[coin]}-n",
            "text",
            number,
            text=str(n),
            style="number",
            size=m.letters,
            align="start",
            z=1,
        )


SUPPLIES = ("jokers", "counterfeits", "seals", "valuables", "scents", "privileges", "used")


def draw_supplies(nodes: Nodes, view: View, m: Measures, at: Box, named: bool = False) -> None:
    """What lies beside the board, and how many goods and privileges are still to come."""
    numbers = (
        ("coin-white", view.white), ("coin-black", view.black), ("seal", view.seals),
        ("valuables", view.piles[0]), ("scents", view.piles[1]), ("privilege", view.pile),
        ("used", sum(view.used.values())),
    )  # fmt: skip
    put(nodes, "supplies", "round", at, style="panel", label=text("label-supplies"), z=-1)
    columns = 1 if named else 2 if m.is_wide else len(numbers)
    rows = -(-len(numbers) // columns)
    inner = at.inset(4)
    for k, ((symbol, n), word) in enumerate(zip(numbers, SUPPLIES, strict=True)):
        row = inner.part(0, k // columns * inner.h / rows, inner.w, inner.h / rows)
        place = row.columns(columns, 2)[k % columns]
        if named:
            said = text(f"supply-{word}")
            name = place.part(48, 0, place.w - 48, place.h)
            put(
                nodes, f"supply-{word}-name", "text", name, text=said, style="quiet",
                size=m.letters, align="start", z=1,
            )  # fmt: skip
        label = contents_of(view, word)
        draw_number(nodes, m, f"supply-{word}", symbol, str(n), place, label=label)


def contents_of(view: View, word: str) -> Words:
    """Used privileges lie open; goods to come are told where everybody may be reminded."""
    names = []
    if word == "used":
        names = [privilege_name(kind) for kind, n in view.used.items() for _ in range(n)]
    elif word in ("valuables", "scents") and view.to_come is not None:
        is_scent = word == "scents"
        names = [card_name(c) for c in view.to_come if (c >= FIRST_SCENT) == is_scent]
    if not names:
        return ""
    joined = clauses if word == "used" else listed  # privileges have commas of their own
    return text("label-lying", what=text(f"supply-{word}"), names=joined(names))
