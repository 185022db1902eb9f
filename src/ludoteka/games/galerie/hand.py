"""The viewer's nine action cards in one row: in hand, laid open, or bid."""

from __future__ import annotations

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import Text, text

from .measures import Measures
from .tables import CARD_VALUES
from .view import Card, View


def card_names(view: View) -> list[tuple[str, Card]]:
    """Equal cards are counted, so that each has a name of its own."""
    counts: dict[int, int] = {}
    named = []
    for card in view.own.cards if view.own else ():
        k = counts.get(card.value, 0)
        counts[card.value] = k + 1
        named.append((f"card-{card.value}-{k}", card))
    return named


def in_hand(view: View, value: int, after: int | None = None) -> str | None:
    """The card to be touched for this value; the second one of them after one has been played."""
    same = [name for name, card in card_names(view) if card.value == value and card.where == "hand"]
    skip = 1 if after == value else 0
    return same[skip] if len(same) > skip else None


def draw_hand(nodes: Nodes, view: View, m: Measures, y: float) -> float:
    w, h = m.card
    step = m.ring / CARD_VALUES
    w = min(w, step - 3)
    x = m.margin + (step - w) / 2
    for i, (name, card) in enumerate(card_names(view)):
        draw_card(nodes, m, name, card, Box(x + i * step, y, w, h))
    return y + h + m.gap


def draw_card(nodes: Nodes, m: Measures, name: str, card: Card, at: Box) -> None:
    label, tag = about(card), f"{name}-where"
    if card.where == "hand":
        put(
            nodes,
            name,
            "round",
            at,
            text=str(card.value),
            style="action",
            size=at.h * 0.5,
            label=label,
        )
        return
    put(nodes, name, "round", at.inset(1.5), style=f"played {card.where}", label=label)
    number = at.part(0, 2, at.w, at.h * 0.52)
    put(
        nodes,
        f"{name}-value",
        "text",
        number,
        text=str(card.value),
        style="faint",
        size=at.h * 0.36,
    )
    low = at.part(0, at.h * 0.54, at.w, at.h * 0.42)
    side = m.letters * 1.5
    spot = low.middle(side, side)
    if card.where == "bid":
        shop = card.place == 0
        shape = "galerie-tile" if shop else "circle"
        put(
            nodes,
            tag,
            shape,
            spot,
            text="" if shop else str(card.place),
            size=m.letters,
            style="tile-icon" if shop else "door-number",
            z=1,
        )
    else:
        shape = "galerie-steps" if card.where == "walked" else "galerie-start"
        put(nodes, tag, shape, spot, style=f"trace {card.where}", z=1)


def about(card: Card) -> Text:
    if card.where == "bid":
        return text("own-bid", card=card.value, place=card.place or 0)
    return text(f"own-{card.where}", card=card.value)
