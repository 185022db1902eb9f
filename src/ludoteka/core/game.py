"""What every game provides: one folder, one `GAME = Game(...)`.

Rules (marked `@rule`) come first; they run as Python, as machine code and on a GPU. The rest is
plain Python around them. `tests/contract` applies one test to every game that exists.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .components import replaced
from .play import random_bot
from .record import Record
from .scene import Layout, Scene
from .text import Text, Words, words

Rule = Callable[..., Any]
SPECTATOR = -1  # sees what everybody sees
ALL = (1 << 30) - 1  # mask of every seat and every spectator
ALL_BUT_SEATS = 1 << 29  # the spectators' bit


class BadOption(ValueError):
    """An option or a number of seats that the game does not have; the message says what it has."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: `--option name=value`, a field of the lobby.

    The rules see an integer: the index of the chosen value, the number itself for a range, or a
    bit mask of chosen values where `choose` of them (0: any number) are taken.
    """

    name: str
    values: tuple[str, ...] = ()  # named values, the default first; or …
    low: int = 0  # … whole numbers low .. high
    high: int = 0
    default: int = 0
    choose: int | None = None  # a set of values, written with "+" between them

    def number(self, value: str | int) -> int:
        if self.choose is not None:
            return self._mask(str(value))
        if self.values:
            if isinstance(value, str) and value in self.values:
                return self.values.index(value)
            raise BadOption(f"{self.name} is one of {', '.join(self.values)}, not {value!r}")
        try:
            number = int(value)
        except (ValueError, TypeError):
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadOption(f"{self.name} is a number {self.low} to {self.high}, not {value!r}")
        return number

    def _mask(self, value: str) -> int:
        chosen = [word for word in value.split("+") if word]
        for word in chosen:
            if word not in self.values:
                raise BadOption(f"{self.name} knows no {word!r}; it has {', '.join(self.values)}")
        if len(set(chosen)) != len(chosen) or (self.choose and len(chosen) not in (0, self.choose)):
            raise BadOption(
                f"{self.name} takes {self.choose or 'any'} different values, not {value!r}"
            )
        return sum(1 << self.values.index(word) for word in chosen)

    def word(self, number: int) -> str | int:
        if self.choose is not None:
            return "+".join(word for i, word in enumerate(self.values) if number >> i & 1)
        return self.values[number] if self.values else number


@dataclass(frozen=True)
class Bot:
    """A player of a game that is part of it: a rule `bot(s, p, legal, n, chance, params)`.

    `legal` holds the n legal answers; `params` are its numbers, to be read and to be tuned.
    Bots that differ in their numbers only share a rule.
    """

    choose: Rule
    params: tuple[float, ...] = (0.0,)


RANDOM = Bot(random_bot)


class UnknownBot(ValueError):
    """The game has no such bot; the message says which it has."""


class BadBotFile(ValueError):
    """The file describes no bot of the game; the message says why."""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, for the log; `seen_by` is a mask of seats."""

    text: Text
    seen_by: int = ALL
    seat: int = -1  # who did it, for the colour of the line
    moment: bool = False  # the table after this step is worth a look of its own

    def is_seen_by(self, seat: int) -> bool:
        return bool(self.seen_by & (ALL_BUT_SEATS if seat == SPECTATOR else 1 << seat))


@dataclass(frozen=True)
class Tool:
    """Something one game can do beyond play, e.g. an exact solver."""

    run: Callable[[Sequence[str], Callable[[Text | str], None]], int]  # (words, say) → exit status
    about: str


@dataclass(frozen=True, kw_only=True)
class Game:
    name: str
    seats: tuple[int, int]  # from, to
    State: type[Record]  # has `rng` and `players`
    answers: int  # how many answers there are; they are 0 .. answers-1
    longest: Callable[[int], int]  # most answers in a match with so many players
    version: int  # of the rules; grows when behaviour changes

    # Rules. `p` is a seat, `a` an answer, `out` an array for answers.
    setup: Rule  # (s, players, options): the first position, given a seeded s.rng
    asked: Rule  # (s) → mask of the seats that take part in the open question
    to_act: Rule  # (s) → mask of those who owe an answer now; the others may still change theirs
    refusal: Rule  # (s, p, a) → 0 when allowed, else the number of a reason; no effects
    legal: Rule  # (s, p, out) → n: the n legal answers, ascending
    answer: Rule  # (s, p, a): note the answer, without checks
    step: Rule  # (s): what comes next by itself, one thing at a time, until somebody has to choose
    is_over: Rule  # (s)
    score: Rule  # (s, p) → points
    standing: Rule  # (s, p) → a number that also orders equal points; equal means shared
    hide: Rule  # (s, p, chance): re-draw all that seat p cannot know (the generator is done for it)
    observe: Rule  # (s, p, out): numbers for learning, as `observation` names them

    reasons: tuple[tuple[str, str], ...]  # reason number → (key of a sentence, §); [0] is "allowed"
    observation: tuple[tuple[str, int], ...]  # named slices of `observe`, in order
    options: tuple[Option, ...] = ()
    bots: dict[str, Bot] = field(default_factory=dict)  # the strongest first
    # Bots described in a text file, by its suffix: numbers for one of the rules of `bots`.
    # ValueError says what is wrong with the text.
    bot_files: dict[str, Callable[[str], Bot]] = field(default_factory=dict)
    tools: dict[str, Tool] = field(default_factory=dict)
    # The last position → options by name for the next match of the same people: who begins.
    rematch: Callable[[Any], dict[str, str]] = lambda s: {}

    # Around the rules.
    view: Callable[[Any, int], Any]  # (s, p) → what seat p sees (-1: a spectator), from empty
    scene: Callable[[Any, Layout], Scene]  # (view, layout)
    tell: Callable[[Any, Any, int, int], list[Fact]]  # (before, after, seat, answer; -1: a step)
    print_answer: Callable[[Any, int, int], str]  # (s, p, a) → short text, one word without spaces
    parse_answer: Callable[[Any, int, str], int]  # (s, p, text); ValueError says what is wrong
    print_position: Callable[[Any], str]  # (s) → one line of text
    parse_position: Callable[[str], Any]  # and back; ValueError says what is wrong
    pieces: Callable[[Any], Any] = lambda s: None  # what is conserved: the same at every moment

    components: Path | None = None  # an owner's tables in place of its own; `load` fills it in

    @property
    def folder(self) -> Path:
        module = sys.modules[self.setup.__module__]
        return Path(str(module.__file__)).parent

    @property
    def words(self) -> Words:
        return words(self.folder)

    def option_numbers(self, given: dict[str, Any] | None = None) -> tuple[int, ...]:
        """Values by name → the numbers the rules see; what is not given takes its default.

        A game without options gets one 0, since no machine likes an empty array.
        """
        given = given or {}
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                has = f"it has {', '.join(sorted(known))}" if known else "it has none"
                raise BadOption(f"{self.name} has no option {name!r}; {has}")
        numbers = tuple(
            option.number(given[option.name]) if option.name in given else option.default
            for option in self.options
        )
        return numbers or (0,)

    def bot(self, name: str) -> Bot:
        """One of its bots, or the one that a file describes."""
        if name in self.bots:
            return self.bots[name]
        if name == "random":
            return RANDOM
        read = self.bot_files.get(Path(name).suffix)
        if read is None:
            there = ", ".join([*self.bots, "random"])
            raise UnknownBot(f"{self.name} has no bot {name!r}; it has {there}")
        return _read_bot(read, name)

    def check_seats(self, players: int) -> None:
        low, high = self.seats
        if not low <= players <= high:
            raise BadOption(f"{self.name} is played by {low} to {high}, not by {players}")


@cache
def _read_bot(read: Callable[[str], Bot], file: str) -> Bot:
    try:
        return read(Path(file).read_text("utf-8-sig"))  # some editors begin a text with a mark
    except OSError as error:
        raise BadBotFile(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadBotFile(f"{file} is not a text in UTF-8") from None
    except ValueError as error:
        raise BadBotFile(f"{file}: {error}") from None


def names() -> list[str]:
    """The games that exist: the folders of `ludoteka.games`."""
    from .. import games

    return sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg)


class UnknownGame(ValueError):
    """There is no such game; the message says which there are."""


# A game → the file of an owner of the box, whose tables it has in this process.
owned: dict[str, Path] = {}


def load(name: str, components: Path | None = None) -> Game:
    """A game, with the tables of a component file: this one, its owner's, or its own."""
    return _load(name, components or owned.get(name))


@cache
def _load(name: str, components: Path | None) -> Game:
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    package = f"{__name__.rsplit('.', 2)[0]}.games.{name}"
    if components is None:
        return importlib.import_module(package).GAME  # type: ignore[no-any-return]
    return _load_apart(package, components)


def _load_apart(package: str, components: Path) -> Game:
    """Import the folder once more under the same names, with other tables, and put it aside."""
    usual = importlib.import_module(package)
    folder = Path(str(usual.__file__)).parent
    mine = [n for n in sys.modules if n == package or n.startswith(package + ".")]
    kept = {n: sys.modules.pop(n) for n in mine}
    token = replaced.set({folder: components})
    try:
        game: Game = importlib.import_module(package).GAME
        return replace(game, components=components)
    finally:
        replaced.reset(token)
        for n in [n for n in sys.modules if n == package or n.startswith(package + ".")]:
            del sys.modules[n]
        sys.modules.update(kept)


def seats_in(mask: int) -> list[int]:
    return [p for p in range(mask.bit_length()) if mask >> p & 1]
