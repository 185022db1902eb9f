"""A market, in the words of the game and the notation of its positions."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.game import seats_in
from ludoteka.games.mercado import notation
from ludoteka.games.mercado.printed import GOODS, VALUABLES

USUAL = ["ring", "comb", "goblet", "mirror", "violet", "amber"]
NAMES = "Ann Bob Cid Dan"


def offer(words: str) -> str:
    """These goods in the first places of their kind, usual ones in the others."""
    given = words.split()
    places: list[str] = []
    for kind, size in ((VALUABLES, 4), (GOODS[len(VALUABLES) :], 2)):
        mine = [word for word in given if word in kind]
        others = [word for word in USUAL if word in kind and word not in mine]
        places += (mine + others)[:size]
    return " ".join(places)


def position(players: str, goods: str, asks: str, turn: str, lies: str) -> str:
    places = [place.strip() for place in players.split("/")]
    on_start = [f"; at 0.{len(places) - 1 - p}" for p in range(len(places))]
    placed = [w if "at " in w else w + at for w, at in zip(places, on_start, strict=True)]
    first, _, rest = turn.partition(" ")
    turns = f"first {first} side a start 0 turns 0 {rest}".strip() if first.isdigit() else turn
    return " | ".join([" / ".join(placed), offer(goods), asks, turns, lies])


class Table:
    """Players who sit down to a position."""

    def __init__(self, rules: Any, line: str) -> None:
        self.rules = rules
        self.s = notation.parse_position(line)
        self.seat = {name: p for p, name in enumerate(NAMES.split()[: self.s.players])}

    # What the players do

    def do(self, name: str, *words: str) -> None:
        """Allowed answers, one after the other."""
        p = self.seat[name]
        for word in " ".join(words).split():
            why = self.refusal(name, word)
            assert not why, f"{name} may not {word}: {why}"
            self.rules.do(self.s, p, notation.parse_answer(self.s, p, word))

    # What there is to see

    def may(self, name: str) -> str:
        p = self.seat[name]
        return " ".join(notation.print_answer(self.s, p, a) for a in self.rules.legal(self.s, p))

    def refusal(self, name: str, word: str) -> str:
        """Why this is not allowed; empty if it is."""
        p = self.seat[name]
        reason = self.rules.refusal(self.s, p, notation.parse_answer(self.s, p, word))
        return str(self.rules.game.reasons[reason][0]).removeprefix("refused-")

    def of(self, name: str, what: str) -> str:
        """`bag`, `card`, `laid`, `seals` or `privileges` of a player; empty if there is none."""
        parts = notation.print_player(self.s, self.seat[name]).removeprefix("> ").split("; ")
        found = {key: rest for key, _, rest in (part.partition(" ") for part in parts)}
        return found.get(what, "")

    def at(self, name: str) -> int:
        return int(self.s.player[self.seat[name]].at)

    def under(self, name: str) -> int:
        """How many markers lie under this one."""
        return int(self.s.player[self.seat[name]].height)

    @property
    def asks(self) -> str:
        """Who is asked what."""
        asked = seats_in(self.rules.asked(self.s))
        assert asked == seats_in(self.rules.to_act(self.s))
        names = " ".join(list(self.seat)[p] for p in asked)
        item = self.s.agenda[self.s.waiting - 1]
        return f"{names}: {notation.ITEMS[item.what]}" if asked else ""

    @property
    def offer(self) -> str:
        return notation.print_position(self.s).split(" | ")[1]

    @property
    def lies(self) -> str:
        return notation.print_table(self.s)

    @property
    def supplies(self) -> str:
        return f"white {self.s.white} black {self.s.black} seals {self.s.seals}"

    @property
    def winner(self) -> str:
        standings = {name: self.rules.standing(self.s, p) for name, p in self.seat.items()}
        return max(standings, key=lambda name: standings[name])


@pytest.fixture
def table(rules: Any) -> Callable[..., Table]:
    """`table("> bag G3 / bag S3", "cloth rose")`: Ann, Bob … and what is on offer."""

    def sit_down(
        players: str, goods: str = "", asks: str = "turn 1 0", turn: str = "1", lies: str = "-"
    ) -> Table:
        return Table(rules, position(players, goods, asks, turn, lies))

    return sit_down
