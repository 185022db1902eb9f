"""A table of Qwixx, in the words of the game and the notation of its positions."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.game import seats_in
from ludoteka.games.qwixx import notation
from ludoteka.games.qwixx.rules import ROWS


class Table:
    """Players who sit down to a position, in the order of its sheets."""

    def __init__(self, rules: Any, position: str, names: str) -> None:
        self.rules = rules
        self.s = notation.parse_position(position)
        self.seat = {name: p for p, name in enumerate(names.split()[: self.s.players])}

    # What the players do

    def cross(self, name: str, mark: str) -> None:
        """A number that the dice give, and that is allowed."""
        p = self.seat[name]
        a = notation.parse_answer(self.s, p, mark)
        assert not self.rules.refusal(self.s, p, a), f"{name} may not cross {mark}"
        self.rules.do(self.s, p, a)

    def skip(self, *names: str) -> None:
        for name in names:
            self.cross(name, "skip")

    def throw(self, dice: str) -> None:
        """These dice instead of those that have just been thrown."""
        sheets, _, *rest = notation.print_position(self.s).split(" | ")
        self.s = notation.parse_position(" | ".join([sheets, dice, *rest]))

    # What there is to see

    def may_cross(self, name: str) -> str:
        p = self.seat[name]
        marks = [notation.print_answer(self.s, p, a) for a in self.rules.legal(self.s, p)]
        assert marks[0] == "skip", "nobody ever has to cross"
        return " ".join(marks[1:])

    def refusal(self, name: str, mark: str) -> str:
        """Why this is not allowed; empty if it is."""
        p = self.seat[name]
        reason = self.rules.refusal(self.s, p, notation.parse_answer(self.s, p, mark))
        return str(self.rules.game.reasons[reason][0]).removeprefix("refused-")

    def sheet(self, name: str) -> str:
        printed: str = notation.print_sheet(self.s, self.seat[name])
        return printed.removeprefix("> ")

    def points(self, name: str) -> int:
        return int(self.rules.score(self.s, self.seat[name]))

    @property
    def position(self) -> str:
        return notation.print_position(self.s)

    @property
    def next(self) -> str:
        return notation.NEXT[int(self.s.next)]

    @property
    def active(self) -> str:
        return list(self.seat)[int(self.s.active)]

    @property
    def asked(self) -> str:
        return self._names(self.rules.asked(self.s))

    @property
    def awaited(self) -> str:
        return self._names(self.rules.to_act(self.s))

    @property
    def locked(self) -> str:
        return "".join(notation.LETTERS[row] for row in ROWS if self.s.locked[row])

    @property
    def dice(self) -> str:
        return notation.print_dice(self.s)

    @property
    def winners(self) -> str:
        standings = {name: self.rules.standing(self.s, p) for name, p in self.seat.items()}
        best = max(standings.values())
        return " ".join(name for name, standing in standings.items() if standing == best)

    def _names(self, mask: int) -> str:
        return " ".join(list(self.seat)[p] for p in seats_in(mask))


@pytest.fixture
def table(rules: Any) -> Callable[..., Table]:
    """`table("> - / - | 4+1 R3 Y5 G2 B6 | white")` on the rules as Python and as machine code."""

    def sit_down(position: str, names: str = "Ann Bob Cid Dan Eve") -> Table:
        return Table(rules, position, names)

    return sit_down
