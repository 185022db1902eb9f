"""Who sits where, and who wishes to take back: what the notes among a match's rows say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludoteka.core.match import Row
from ludoteka.core.text import Seat, Text, text

from .bots import title_of
from .protocol import Controller

LONGEST_NAME = 40


def tidy(name: str) -> str:
    """A name in one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


@dataclass
class Wish:
    """Seat `seat` wants to go back to ply `to`; `version` is the row that says so."""

    seat: int
    to: int
    version: int
    agreed: set[int] = field(default_factory=set)


class People:
    """A note is `me` (at the start), `person`, `bot NAME`, `name NAME`, `wish PLY`, `yes`, `no`,
    or, known to the seat alone, `always ORDER` and `never ORDER`."""

    def __init__(self, players: int, rows: Iterable[Row] = ()) -> None:
        self.names = [""] * players
        self.controllers: list[Controller] = ["open"] * players
        self.bots = [""] * players
        self.standing: list[list[str]] = [[] for _ in range(players)]  # answers given by themselves
        self.wish: Wish | None = None
        self.told: dict[int, Text] = {}  # version → what the log says about that row
        for row in rows:
            self.take(row)

    def take(self, row: Row) -> None:
        """A new row. When play goes on, a wish that has not been granted is gone."""
        if row.what == "note":
            word, _, rest = row.note.partition(" ")
            self._tell(row, word, rest)
            self._note(row, word, rest)
            return
        self.wish = None
        if row.what == "undo":
            self.told[row.version] = text("took-back", who=Seat(row.seat))

    def _note(self, row: Row, word: str, rest: str) -> None:
        if word == "name":
            self.names[row.seat] = rest
        elif word == "bot":
            self.controllers[row.seat], self.bots[row.seat] = "bot", rest
        elif word in ("me", "person"):
            self.controllers[row.seat], self.bots[row.seat] = "person", ""
        elif word == "always":
            self.standing[row.seat].append(rest)
        elif word == "never":
            self.standing[row.seat].remove(rest)
        elif word == "wish":
            self.wish = Wish(row.seat, int(rest), row.version)
        elif word == "yes" and self.wish:
            self.wish.agreed.add(row.seat)
        elif word == "no":
            self.wish = None

    def _tell(self, row: Row, word: str, bot: str) -> None:
        was = self.controllers[row.seat]
        if word == "bot" and was != "open":
            self.told[row.version] = text("bot-plays", who=Seat(row.seat), bot=title_of(bot))
        elif word == "person" and was != "person":
            self.told[row.version] = text("person-plays", who=Seat(row.seat))

    @staticmethod
    def is_private(row: Row) -> bool:
        """Only the seat itself may notice the row."""
        return row.what == "change" or row.note.startswith(("always ", "never "))

    def persons(self) -> list[int]:
        return [p for p, who in enumerate(self.controllers) if who == "person"]

    def waits_for(self) -> list[int]:
        """Whose consent is missing. Bots always agree, and an empty chair has nothing to say."""
        if self.wish is None:
            return []
        silent = {self.wish.seat, *self.wish.agreed}
        return [p for p in self.persons() if p not in silent]
