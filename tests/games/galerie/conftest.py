"""A gallery in the words of the game and the notation of its positions."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.games.galerie import notation
from ludoteka.games.galerie.state import NO_CARD
from ludoteka.games.galerie.view import cards

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
HAND = "012345678 at 0"
HALLS = {2: 4, 3: 4, 4: 6, 5: 8, 6: 8}
STACKS = "18:48 14:47 10:46 6:45"


def line(
    *players: str, places: str = "", stacks: str = STACKS, what: str = "walk 1", **more: int
) -> str:
    """A position; what is not given is as at the beginning of a round of two."""
    players = players or (HAND, HAND)
    halls = [str(hall + 1) for hall in range(HALLS[len(players)])]
    numbers = {"start": 1, "round": 1, "turn": 1} | more
    rest = " ".join(f"{name} {number}" for name, number in numbers.items())
    return " | ".join(
        [" / ".join(players), places or " / ".join(["shop", *halls]), stacks, f"{what} {rest}"]
    )


class Table:
    """Players who sit down to a position."""

    def __init__(self, rules: Any, position: str) -> None:
        self.rules = rules
        self.s = notation.parse_position(position)
        self.seat = {name: p for p, name in enumerate(NAMES[: self.s.players])}

    # What the players do

    def do(self, *said: str) -> None:
        """ "Ann 4>" and the like: what is allowed, one after the other."""
        for words in said:
            name, word = words.split()
            p = self.seat[name]
            a = notation.parse_answer(self.s, p, word)
            reason = self.rules.refusal(self.s, p, a)
            assert not reason, f"{words}: {self.rules.game.reasons[reason]}"
            self.rules.do(self.s, p, a)

    # What there is to see

    def may(self, name: str) -> str:
        p = self.seat[name]
        return " ".join(notation.print_answer(self.s, p, a) for a in self.rules.legal(self.s, p))

    def refusal(self, name: str, word: str) -> str:
        """Why this is not allowed; empty if it is."""
        p = self.seat[name]
        reason = self.rules.refusal(self.s, p, notation.parse_answer(self.s, p, word))
        return str(self.rules.game.reasons[reason][0]).removeprefix("refused-")

    def hand(self, name: str) -> str:
        return notation.print_cards(self.s.player[self.seat[name]].hand)

    def walked(self, name: str) -> str:
        return "".join(map(str, cards(self.s.player[self.seat[name]].walked)))

    def pawn(self, name: str) -> int:
        return int(self.s.player[self.seat[name]].pawn)

    def last(self, name: str) -> int | None:
        card = self.s.player[self.seat[name]].last
        return None if card == NO_CARD else int(card)

    def place(self, number: int) -> str:
        return notation.print_place(self.s, number)

    def collection(self, name: str) -> list[int]:
        me = self.s.player[self.seat[name]]
        return [int(me.collection[i]) for i in range(me.paintings)]

    def tiles(self, name: str) -> list[int]:
        tiles = self.s.player[self.seat[name]].tiles
        return [number for number in range(1, 49) if tiles >> number & 1]

    def points(self, name: str) -> int:
        return int(self.rules.score(self.s, self.seat[name]))

    @property
    def stacks(self) -> list[int]:
        return list(self.s.stack)

    @property
    def question(self) -> str:
        """Who is asked what; what comes next where nobody is."""
        what = notation.NEXT[int(self.s.next)]
        asked = self.rules.asked(self.s)
        assert asked == self.rules.to_act(self.s), "one at a time"
        return f"{NAMES[asked.bit_length() - 1]} {what}" if asked else what

    @property
    def start(self) -> str:
        return NAMES[int(self.s.start)]

    @property
    def is_over(self) -> bool:
        return bool(self.rules.is_over(self.s))

    @property
    def winners(self) -> str:
        standings = {name: self.rules.standing(self.s, p) for name, p in self.seat.items()}
        return " ".join(
            n for n, standing in standings.items() if standing == max(standings.values())
        )


@pytest.fixture
def table(rules: Any) -> Callable[..., Table]:
    """`table(...)` takes what `line` takes, on the rules as Python and as machine code."""

    def sit_down(*players: str, **more: Any) -> Table:
        return Table(rules, line(*players, **more))

    return sit_down


@pytest.fixture
def opening(rules: Any) -> Callable[..., Table]:
    """Two players who have bid: the last bid, Bob's 4 in hall 4, is laid, and the cards are turned
    over. Ann's ninth card is a 2, Bob's a 1."""

    def lay_out(
        shop: str, *halls: str, ann: str = "", bob: str = "", stacks: str = STACKS
    ) -> Table:
        hung = [hall or str(31 + i) for i, hall in enumerate((*halls, "", "", "", "")[:4])]
        places = " / ".join([f"shop {shop}", *hung])
        players = f"2 at 0 {ann}".strip(), f"14 at 4 {bob}".strip()
        table = Table(rules, line(*players, places=places, stacks=stacks, what="bid 2", turn=8))
        table.do("Bob 4")
        return table

    return lay_out
