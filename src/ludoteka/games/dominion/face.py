"""The face of a card: its name on a band in the colour of its type, picture, cost, what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.scene import Words
from ludoteka.core.text import text

from .cards import *
from .measures import Measures
from .words import WITH_SENTENCES, card, look, printed

SYMBOLS = {
    "cards": "dominion-cards",
    "actions": "dominion-action",
    "buys": "dominion-buy",
    "coins": "dominion-coin",
}
BRIEF, BRIEF_LINES = 12.5, 2  # letters and lines of what a card says in a few words
EDGE = 2  # the border around picture and name
Align = Literal["start", "middle"]


@dataclass(frozen=True)
class Face:
    """A card to be drawn, at whatever size."""

    nodes: Nodes
    m: Measures
    name: str
    kind: int
    label: Words
    z: int = 0
    style: str = ""
    align: Align = "middle"  # "start" where the next card may cover the right side

    def put(self, part: str, shape: str, at: Box, style: str, z: int, **more: object) -> None:
        words = f"{style} {self.style}".strip()
        put(self.nodes, f"{self.name}-{part}", shape, at, style=words, z=self.z + z, **more)

    # Whole cards

    def small(self, at: Box, badge: Words = "") -> None:
        """A card that lies in play or is revealed: not much more than its picture."""
        band = 19 if self.m.is_wide else 0
        self.body(at)
        self.picture(at.part(EDGE, EDGE, at.w - 2 * EDGE, at.h - 2 * EDGE - band))
        if band:
            self.band(at.part(EDGE, at.h - EDGE - band, at.w - 2 * EDGE, band))
        self.badge(at if self.align == "middle" else at.part(0, 0, 32, at.h), badge)

    def tile(self, at: Box, badge: Words = "", in_hand: bool = False) -> None:
        """A pile of the supply, or one of many cards in hand: these have no cost but bonuses."""
        has_two_lines = not self.m.is_wide and at.h > self.m.base
        band = 28 if has_two_lines else 21 if self.m.is_wide else 16
        self.body(at)
        picture = at.part(EDGE, EDGE, at.w - 2 * EDGE, at.h - 2 * EDGE - band)
        self.picture(picture)
        self.band(picture.part(0, picture.h, picture.w, band))
        if not in_hand:
            self.cost(picture)
        self.badge(at, badge)
        if "empty" in self.style:
            return
        self.mark(picture)
        if in_hand or self.m.is_wide or not TYPE[self.kind] & ACTION:
            self.on_picture(picture)

    def large(self, at: Box, badge: Words = "") -> None:
        """A card in hand, with what it does beneath the picture."""
        band = 24 if self.m.is_wide else 29
        low = self.below(at.h)
        self.body(at)
        self.band(at.part(EDGE, EDGE, at.w - 2 * EDGE, band))
        picture = at.part(EDGE, EDGE + band, at.w - 2 * EDGE, at.h - 2 * EDGE - band - low)
        self.picture(picture)
        self.cost(picture)
        self.mark(picture)
        if self.align == "start":
            self.badge(picture.part(0, 24, 32, 0), badge)
        else:
            self.badge(picture.part(0, -EDGE, picture.w + EDGE, 0), badge)
        lines = BRIEF_LINES * BRIEF * 1.22 + 4 if self.has_brief else 0
        room = picture.part(0, picture.h, picture.w, low - lines)
        if TYPE[self.kind] & ACTION:
            self.bonuses(room, 17 if not self.m.is_wide else 16 if self.align == "start" else 24)
        elif room.h > 0:
            self.worth(room, min(room.h, room.w) * 0.94)
        if lines:
            self.brief(picture.part(-1, picture.h + low - lines, picture.w + 2, lines))

    # Parts

    def body(self, at: Box) -> None:
        """The card itself, and above all that is drawn on it what is touched."""
        self.put("face", "rect", at, f"face {look(self.kind)}", 0)
        style = f"frame {self.style}".strip()
        put(self.nodes, self.name, "rect", at, label=self.label, style=style, z=self.z + 6)

    def picture(self, at: Box) -> None:
        symbol = "empty" if "empty" in self.style else NAMES[self.kind]
        self.put("picture", f"dominion-{symbol}", at, "picture", 1)

    def band(self, at: Box) -> None:
        """The name, on the colour of its type; plain actions are as white as the card."""
        if look(self.kind) != "action":
            self.put("band", "rect", at, f"band {look(self.kind)}", 1)
        wrap = " wrap" if at.h > 26 else ""
        size = self.m.letters * (1.08 if self.m.is_wide else 1)
        room = at.inset(2) if self.align == "start" else at.part(-EDGE, 0, at.w + 2 * EDGE, at.h)
        self.put(
            "name", "text", room, f"name {look(self.kind)}{wrap}", 2,
            text=card(self.kind), size=size, align=self.align,
        )  # fmt: skip

    def cost(self, picture: Box) -> None:
        side = 25 if self.m.is_wide else 20
        label = text("label-cost", cost=COST[self.kind])
        self.put(
            "cost", "dominion-coin", picture.part(1, 1, side, side), "cost", 2,
            text=str(COST[self.kind]), label=label, size=side * 0.66,
        )  # fmt: skip

    def badge(self, at: Box, said: Words) -> None:
        """How many there are, in the upper right corner."""
        if said:
            w, h = (27, 21) if self.m.is_wide else (23, 17)
            corner = at.part(at.w - w - EDGE - 1, EDGE + 1, w, h)
            self.put("n", "round", corner, "count", 5, text=said, size=self.m.letters * 1.06)

    def mark(self, picture: Box) -> None:
        """An attack or a reaction is told by a sign as well as by its colour."""
        if look(self.kind) in ("attack", "reaction"):
            side = 19 if self.m.is_wide else 15
            at = picture.part(picture.w - side - 1, picture.h - side - 1, side, side)
            self.put("mark", f"dominion-{look(self.kind)}", at, f"mark {look(self.kind)}", 2)

    def on_picture(self, picture: Box) -> None:
        h = 20 if self.m.is_wide else 17
        if not TYPE[self.kind] & ACTION:
            self.worth(picture.part(0, picture.h - h - 4, picture.w, h + 3), h + 3)
        elif printed(self.kind):
            rows = 2 if len(printed(self.kind)) > 2 else 1
            at = picture.part(0, picture.h - rows * h - 1, picture.w, rows * h)
            self.bonuses(at, 16 if self.m.is_wide else 14)

    def worth(self, at: Box, side: float) -> None:
        """The value of a treasure, the points of a Victory card or a Curse."""
        shape, n = "dominion-shield", POINTS[self.kind]
        if TYPE[self.kind] & TREASURE:
            shape, n = "dominion-coin", COINS[self.kind]
        if n:
            x = 4 if self.align == "start" else (at.w - side) / 2
            spot = at.part(x, (at.h - side) / 2, side, side)
            self.put(
                "worth",
                shape,
                spot,
                f"worth {look(self.kind)}",
                3,
                text=signed(n),
                size=side * 0.62,
            )

    def bonuses(self, at: Box, size: float) -> None:
        """ "+2" and of what, in one row or two."""
        found = printed(self.kind)
        rows = [found] if len(found) <= 2 else [found[:2], found[2:]]
        in_row = max(1, len(rows[0]))
        size = min(size, at.h / len(rows) / 1.2, (at.w / in_row - 2) / 2.1)
        w, h = size * 2.1, size * 1.2
        top = (at.h - h * len(rows)) / 2
        for i, row in enumerate(rows):
            x = 1 if self.align == "start" else (at.w - w * len(row) - 2 * (len(row) - 1)) / 2
            for j, (word, n) in enumerate(row):
                self.bonus(word, n, at.part(x + j * (w + 2), top + i * h, w, h), size)

    def bonus(self, word: str, n: int, at: Box, size: float) -> None:
        self.put(f"{word}-pill", "round", at.inset(0.5), "pill", 3)
        number = at.part(1, 0, size * 1.15, at.h)
        self.put(f"{word}-n", "text", number, "plus", 4, text=text("plus", n=n), size=size * 0.84)
        side = size * 0.86
        icon = at.part(size * 1.17, (at.h - side) / 2, side, side)
        self.put(f"{word}-icon", SYMBOLS[word], icon, "icon", 4)

    # The lower part of a large card

    @property
    def has_brief(self) -> bool:
        return self.m.is_wide and self.align == "middle" and self.kind in WITH_SENTENCES

    def below(self, height: float) -> float:
        """How much of its height is left for what it does."""
        if self.has_brief:
            return BRIEF_LINES * BRIEF * 1.22 + 4 + (24 if printed(self.kind) else 0)
        if TYPE[self.kind] & ACTION:
            several = len(printed(self.kind)) > 2
            return height * (0.34 if several else 0.27) if printed(self.kind) else 0
        return height * 0.27

    def brief(self, at: Box) -> None:
        said = text(f"brief-{NAMES[self.kind]}")
        self.put("brief", "text", at, "brief wrap", 3, text=said, size=BRIEF)


def signed(n: int) -> str:
    return str(n).replace("-", "−")
