"""A table of Maharaja, in the words of the game and the notation of its positions."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.game import seats_in
from ludoteka.games.maharaja import notation, scoring

USUAL = "15g 7p 6h 10q @S"
NAMES = "Anna Bara Cyril Daniel Eva"


class Table:
    """Players in a position. Of each only what is not as usual has to be said."""

    def __init__(self, rules: Any, players: str, **more: str) -> None:
        self.rules = rules
        parts = [
            " / ".join(usual(words) for words in players.split("/")),
            more.get("palaces", "-"),
            more.get("track", "BCDEFGA round 1 at A"),
            more.get("turn", "-"),
            more.get("asks", "set-disc 1 0"),
            more.get("options", "-"),
        ]
        self.s = notation.parse_position(" | ".join(parts))
        self.seat = {name: p for p, name in enumerate(NAMES.split()[: self.s.players])}

    # What the players do

    def do(self, name: str, answers: str) -> None:
        """One answer after the other, each of them allowed."""
        p = self.seat[name]
        for word in answers.split():
            a = notation.parse_answer(self.s, p, word)
            why = self.rules.refusal(self.s, p, a)
            assert not why, f"{name} may not {word}: {self.rules.game.reasons[why][0]}"
            assert a in self.rules.legal(self.s, p)
            self.rules.do(self.s, p, a)

    def discs(self, *pairs: str) -> None:
        """Everybody sets a disc, in the order of the seats."""
        for name, pair in zip(self.seat, pairs, strict=True):
            self.do(name, pair)

    # What there is to see

    def refusal(self, name: str, word: str) -> str:
        """Why this is not allowed; empty if it is."""
        p = self.seat[name]
        reason = self.rules.refusal(self.s, p, notation.parse_answer(self.s, p, word))
        return str(self.rules.game.reasons[reason][0]).removeprefix("refused-")

    def may(self, name: str, start: str = "") -> str:
        """The answers allowed, of those that begin so."""
        p = self.seat[name]
        words = [notation.print_answer(self.s, p, a) for a in self.rules.legal(self.s, p)]
        return " ".join(word for word in words if word.startswith(start))

    def roads(self, name: str) -> str:
        words = self.may(name).split()
        return " ".join(word for word in words if len(word) == 3 and word[1] == "-")

    @property
    def asked(self) -> str:
        return " ".join(NAMES.split()[p] for p in seats_in(self.rules.asked(self.s)))

    @property
    def awaited(self) -> str:
        return " ".join(NAMES.split()[p] for p in seats_in(self.rules.to_act(self.s)))

    @property
    def gold(self) -> str:
        return " ".join(str(self.s.player[p].gold) for p in self.seat.values())

    def points(self, city: str) -> str:
        """If this city were scored now."""
        number = notation.LETTERS.index(city)
        return " ".join(str(scoring.points(self.s, p, number)) for p in self.seat.values())

    def has(self, name: str) -> str:
        printed: str = notation.print_player(self.s, self.seat[name])
        return printed.removeprefix("> ")

    def palaces(self, city: str) -> str:
        return notation.print_garden(self.s, notation.LETTERS.index(city))[2:]

    @property
    def track(self) -> str:
        return notation.print_track(self.s)

    @property
    def over(self) -> bool:
        return bool(self.rules.is_over(self.s))


def usual(words: str) -> str:
    active = "> " if words.strip().startswith(">") else ""
    return f"{active}{USUAL} {words.replace('>', '')}"


@pytest.fixture
def table(rules: Any) -> Callable[..., Table]:
    def sit_down(players: str, **more: str) -> Table:
        return Table(rules, players, **more)

    return sit_down


@pytest.fixture
def turn(table: Callable[..., Table]) -> Callable[..., Table]:
    """Anna's turn, in which this is left to be done."""

    def begin(players: str, left: str = "", **more: str) -> Table:
        rest = f"left={left} visited=" if left else "visited="
        rest += notation.LETTERS[Table(table, players).s.player[0].architect]
        more.setdefault("asks", "turn 1 0")
        return table(f"> disc:gold+gold {players}", turn=f"{rest} {more.pop('also', '')}", **more)

    return begin
