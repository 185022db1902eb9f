"""A table of Dominion, in the words of the game and the notation of its positions."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.game import seats_in
from ludoteka.games.dominion import notation
from ludoteka.games.dominion.state import NOTHING

# Cards that lie beside those of a story, and do nothing in it.
OTHERS = "Village Woodcutter Smithy Festival Laboratory Workshop Market Chancellor Cellar Chapel"
NAMES = "Ann Bob Cid Dan"


def line(
    places: str, kingdom: str = "", agenda: str = "", turn: str = "", lies: str = "-", rng: str = ""
) -> str:
    """A position of which only the cards matter that are named."""
    words = [w.rstrip(",;") for w in f"{places} {kingdom} {lies}".split()]
    named = [word for word in notation.WORDS[7:] if word in words]
    kingdom = " ".join([*named, *(word for word in OTHERS.split() if word not in named)][:10])
    first = [place.strip().startswith(">") for place in places.split("/")].index(True) + 1
    parts = [places, kingdom, agenda or f"turn {first} 0", turn or TURN, lies, rng]
    return " | ".join(part for part in parts if part)


TURN = "actions 1 buys 1 coins 0 action"


class Table:
    """Players who sit down to a position, in the order of its places."""

    def __init__(self, rules: Any, s: Any) -> None:
        self.rules = rules
        self.s = s
        self.seat = {name: p for p, name in enumerate(NAMES.split()[: s.players])}

    # What the players do

    def plays(self, name: str, *words: str) -> None:
        """One answer after the other, each of them allowed."""
        p = self.seat[name]
        for word in words:
            a = notation.parse_answer(self.s, p, word)
            reason = self.rules.game.reasons[self.rules.refusal(self.s, p, a)][0]
            assert not reason, f"{name} may not answer {word}: {reason}"
            self.rules.do(self.s, p, a)

    chooses = plays

    def buys(self, name: str, *cards: str) -> None:
        self.plays(name, *(f"+{card}" for card in cards))

    def ends_turn(self, name: str) -> None:
        self.plays(name, "done")

    # What there is to see

    def may(self, name: str) -> str:
        p = self.seat[name]
        return " ".join(notation.print_answer(self.s, p, a) for a in self.rules.legal(self.s, p))

    def refusal(self, name: str, word: str) -> str:
        """Why this is not allowed; empty if it is."""
        p = self.seat[name]
        reason = self.rules.refusal(self.s, p, notation.parse_answer(self.s, p, word))
        return str(self.rules.game.reasons[reason][0]).removeprefix("refused-")

    @property
    def asks(self) -> str:
        """Who is asked what: "Bob: discard 2"."""
        if not self.s.waiting:
            return ""
        item = self.s.agenda[self.s.waiting - 1]
        what = notation.print_item(self.s, item).split()
        return f"{self._names(self.rules.to_act(self.s))}: {what[0]} {what[2]}".removesuffix(" 0")

    def hand(self, name: str) -> str:
        return self._pile(self._of(name).hand)

    def deck(self, name: str) -> str:
        """Below the known top."""
        return self._pile(self._of(name).deck)

    def known(self, name: str) -> str:
        """On top of the deck, the last one uppermost."""
        me = self._of(name)
        return ", ".join(notation.WORDS[self.s.kind[me.known[i]]] for i in range(me.known_size))

    def discard(self, name: str) -> str:
        me = self._of(name)
        return self._pile([a + b for a, b in zip(me.discard, me.buried, strict=True)])

    def top(self, name: str) -> str:
        card = self._of(name).top
        return "-" if card == NOTHING else notation.WORDS[self.s.kind[card]]

    @property
    def trash(self) -> str:
        return self._pile(self.s.trash)

    @property
    def in_play(self) -> str:
        return self._pile(self.s.in_play)

    @property
    def aside(self) -> str:
        return self._pile(self.s.aside)

    def supply(self, card: str) -> int:
        return int(self.s.supply[notation.parse_card(self.s, card)])

    @property
    def has(self) -> str:
        """Actions, buys and coins of the turn."""
        return f"{self.s.actions} {self.s.buys} {self.s.coins}"

    @property
    def active(self) -> str:
        return list(self.seat)[int(self.s.active)]

    @property
    def is_over(self) -> bool:
        return bool(self.rules.is_over(self.s))

    def points(self, name: str) -> int:
        return int(self.rules.score(self.s, self.seat[name]))

    @property
    def winners(self) -> str:
        standings = {name: self.rules.standing(self.s, p) for name, p in self.seat.items()}
        best = max(standings.values())
        return " ".join(name for name, standing in standings.items() if standing == best)

    @property
    def position(self) -> str:
        return notation.print_position(self.s)

    def _of(self, name: str) -> Any:
        return self.s.player[self.seat[name]]

    def _pile(self, pile: Any) -> str:
        return notation.print_pile(self.s, pile) or "-"

    def _names(self, mask: int) -> str:
        return " ".join(list(self.seat)[p] for p in seats_in(mask))


@pytest.fixture
def table(rules: Any) -> Callable[..., Table]:
    """`table("> Smithy; deck 5 Gold / 3 Copper")` on the rules as Python and as machine code."""

    def sit_down(places: str, **more: str) -> Table:
        return Table(rules, notation.parse_position(line(places, **more)))

    return sit_down


@pytest.fixture
def position() -> Callable[..., Any]:
    """`position("> Smithy / -")`: the record alone."""

    def read(places: str, **more: str) -> Any:
        return notation.parse_position(line(places, **more))

    return read


@pytest.fixture
def new_game(rules: Any) -> Callable[..., Table]:
    """`new_game(3, seed=7, kingdom="interaction")`: a game that has just begun."""
    from ludoteka.core.chance import seed as start

    def begin(players: int, seed: int = 1, **options: str) -> Table:
        s = rules.game.State()
        start(s, seed, 0)
        rules.begin(s, players, rules.game.option_numbers(options))
        return Table(rules, s)

    return begin
