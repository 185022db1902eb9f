"""A match: its game, options, secret seed and rows. One door for persons, bots, tests and replay.

Rows are only ever appended. `version` counts them; `ply` counts the answers of the live line, which
an undo makes shorter. Chance is keyed anew for each ply from the secret seed, so the same answer at
the same ply always meets the same dice.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Literal

import msgspec

from . import play
from .chance import Chance
from .components import BadComponents
from .game import BadOption, Fact, Game, seats_in
from .record import copy, from_bytes
from .text import Text, text

SEED_BYTES = 32
HIDES_FOR_UNDO = 8  # how many hidden copies an undo is tried on

What = Literal["begin", "answer", "change", "undo", "note"]


class Refused(Exception):
    """Something the door does not let in; nothing has changed. `text` says what and why."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.text = why


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One stored line. `record` is the position after it."""

    version: int
    ply: int
    seat: int
    what: What
    answer: int = -1
    note: str = ""  # what happened to a seat (a bot sat down …), no matter for the rules
    facts: tuple[Fact, ...] = ()
    record: bytes = b""
    at: float = 0


class Head(msgspec.Struct, frozen=True):
    """What is fixed before the first move."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    components: str  # the tables it is played with, as their file
    commitment: str


def commitment(match_id: str, seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be chosen afterwards."""
    return hashlib.sha256(b"ludoteka commitment\0" + match_id.encode() + b"\0" + seed).hexdigest()


def key(seed: bytes, label: str) -> bytes:
    return hmac.new(seed, label.encode(), hashlib.sha256).digest()[:16]


def rekey(s: Any, seed: bytes, ply: int | None) -> None:
    """Chance for this ply; None is the set-up."""
    words = key(seed, "setup" if ply is None else f"ply {ply}")
    for i in range(4):
        s.rng[i] = int.from_bytes(words[4 * i : 4 * i + 4], "little")


class Match:
    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any] | None = None,
        seed: bytes | None = None,
        id: str | None = None,
    ) -> None:
        """A new match at its first position; `seed` comes from the operating system."""
        game.check_seats(players)
        numbers = game.option_numbers(options)
        self.game = game
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        id = secrets.token_hex(8) if id is None else id
        self.head = Head(
            id=id,
            game=game.name,
            players=players,
            options={o.name: o.word(n) for o, n in zip(game.options, numbers, strict=False)},
            rules_version=game.version,
            components=tables_of(game),
            commitment=commitment(id, self.seed),
        )
        self._open()
        s = game.State()
        rekey(s, self.seed, None)
        before = copy(s)
        game.setup(s, players, numbers)
        facts = tuple(game.tell(before, s, -1, -1)) + self._run(s)
        self._append(Row(0, 0, -1, "begin", facts=facts, record=bytes(s), at=time.time()))

    @classmethod
    def reopen(cls, game: Game, head: Head, seed: bytes, rows: Sequence[Row]) -> Match:
        """A match from its stored rows. No rule is run."""
        match = cls.__new__(cls)
        match.game, match.head, match.seed = game, head, seed
        match._open()
        for row in rows:
            match._append(row)
        return match

    def _open(self) -> None:
        self.rows: list[Row] = []
        self.live: list[tuple[int, int]] = []  # the answers that stand, (seat, answer)
        self._states: list[bytes] = []  # the position after so many of them
        self._line: list[int] = []  # the version of the row that made each of these positions
        self._opened = 0  # version of the row that opened the question on the table
        self._opened_ply = 0
        self._last_row: dict[int, int] = {}  # version of the last answer of each seat

    @cached_property
    def _rules(self) -> _Rules:
        return _Rules(self.game)

    # What there is

    @property
    def players(self) -> int:
        return self.head.players

    @property
    def version(self) -> int:
        return len(self.rows) - 1

    @property
    def ply(self) -> int:
        return len(self.live)

    @property
    def state(self) -> Any:
        """A copy of the position."""
        return self.state_at(self.ply)

    def state_at(self, ply: int) -> Any:
        return from_bytes(self.game.State, self._states[ply])

    def version_at(self, ply: int) -> int:
        """The version of the row that made the position after so many answers."""
        return self._line[ply]

    @property
    def is_over(self) -> bool:
        return bool(self.game.is_over(self.state))

    def owing(self) -> list[int]:
        """The seats that owe an answer now."""
        return seats_in(self.game.to_act(self.state)) if not self.is_over else []

    def asked(self) -> list[int]:
        """The seats that take part in the open question; who has answered may still change it."""
        return seats_in(self.game.asked(self.state)) if not self.is_over else []

    def legal(self, seat: int) -> list[int]:
        s = self.state
        if self.game.is_over(s) or not self.game.asked(s) >> seat & 1:
            return []
        out = [0] * self.game.answers
        return out[: self.game.legal(s, seat, out)]

    def scores(self) -> list[int]:
        s = self.state
        return [int(self.game.score(s, p)) for p in range(self.players)]

    def standings(self) -> list[int]:
        s = self.state
        return [int(self.game.standing(s, p)) for p in range(self.players)]

    def winners(self) -> list[int]:
        standings = self.standings()
        return [p for p, n in enumerate(standings) if n == max(standings)]

    def rematch(self) -> dict[str, str]:
        """Options that differ in the next match of the same people."""
        return self.game.rematch(self.state)

    def facts(self, seat: int, since: int = -1) -> list[tuple[Row, list[Fact]]]:
        """What happened on the live line after version `since`, as far as the seat may know."""
        rows = [self.rows[v] for v in sorted(set(self._line)) if v > since]
        return [(r, [f for f in r.facts if f.is_seen_by(seat)]) for r in rows]

    def moments(self, version: int) -> list[tuple[list[Fact], Any]]:
        """The positions on the way through an answer that are worth a look, with what was told.

        They are not kept but found again, by the rules as they are now.
        """
        row = self.rows[version]
        if row.what != "answer" or not any(fact.moment for fact in row.facts):
            return []
        s = self.state_at(row.ply - 1)
        rekey(s, self.seed, row.ply - 1)
        before = copy(s)
        self.game.answer(s, row.seat, row.answer)
        told = chain([self.game.tell(before, s, row.seat, row.answer)], self._steps(s))
        return [(facts, copy(s)) for facts in told if any(fact.moment for fact in facts)]

    # The door

    def play(self, seat: int, version: int, answers: Sequence[int]) -> list[Row]:
        """Answer, or refuse in words and change nothing. The new rows, to be stored before told.

        Several answers are all or nothing; they must end at the first chance or new information.
        """
        self._check_open(seat, version)
        if not answers:
            raise Refused(text("refused-empty"))
        s, rows, line = self.state, [], list(self.live)
        last = len(answers) - 1
        for i, a in enumerate(answers):
            before = copy(s)
            row = self._answer(s, seat, a, line, self.version + 1 + i)
            rows.append(row)
            if i < last and not self._may_go_on(before, s, seat, row):
                raise Refused(text("refused-too-many", done=i + 1, given=last + 1))
        for row in rows:
            self._append(row)
        return rows

    def _check_open(self, seat: int, version: int) -> None:
        s = self.state
        if self.game.is_over(s):
            raise Refused(text("refused-over"))
        if not 0 <= seat < self.players:
            raise Refused(text("refused-no-seat"))
        if version > self.version:
            raise Refused(text("refused-future"))
        # Answers of others to the same question do not make this one stale.
        if version < max(self._opened, self._last_row.get(seat, -1)):
            raise Refused(text("refused-stale"))

    def _answer(self, s: Any, seat: int, a: int, line: list[tuple[int, int]], version: int) -> Row:
        """One answer on the record `s` and the line, checked."""
        reason = self.game.refusal(s, seat, a)
        if reason:
            sentence, paragraph = self.game.reasons[reason]
            raise Refused(text("refused", why=text(sentence), paragraph=paragraph))
        change = not self.game.to_act(s) >> seat & 1
        ply = len(line)
        if change:  # the seat has answered this question and thinks again
            ply -= 1
            line[max(i for i, (q, _) in enumerate(line) if q == seat)] = (seat, a)
        else:
            rekey(s, self.seed, ply)
            line.append((seat, a))
        before = copy(s)
        self.game.answer(s, seat, a)
        facts = tuple(self.game.tell(before, s, seat, a)) + self._run(s)
        what: What = "change" if change else "answer"
        return Row(version, ply + 1, seat, what, a, "", facts, bytes(s), time.time())

    def _run(self, s: Any) -> tuple[Fact, ...]:
        """What follows by itself, told step by step."""
        return tuple(fact for facts in self._steps(s) for fact in facts)

    def _steps(self, s: Any) -> Iterator[list[Fact]]:
        while not self.game.to_act(s) and not self.game.is_over(s):
            before = copy(s)
            self.game.step(s)
            yield self.game.tell(before, s, -1, -1)

    def _may_go_on(self, before: Any, s: Any, seat: int, row: Row) -> bool:
        """Else a refusal of the next answer would tell what this one has shown."""
        if self.game.is_over(s) or not self.game.to_act(s) >> seat & 1:
            return False
        return self._told_nothing(before, s, seat, row.answer, row.ply - 1)

    def _append(self, row: Row) -> None:
        """Take a checked or stored row into the line."""
        before = self._states[-1] if self._states else b""
        self.rows.append(row)
        if row.what == "begin":
            self._states, self._line = [row.record], [row.version]
            self._opened, self._opened_ply = row.version, 0
        elif row.what == "answer":
            self.live.append((row.seat, row.answer))
            self._states.append(row.record)
            self._line.append(row.version)
            self._last_row[row.seat] = row.version
            if self._opens_question(before, row):
                self._opened, self._opened_ply = row.version, row.ply
        elif row.what == "change":
            at = max(i for i, (q, _) in enumerate(self.live) if q == row.seat)
            self.live[at] = (row.seat, row.answer)
            self._states[-1] = row.record
            self._last_row[row.seat] = row.version
        elif row.what == "undo":
            del self.live[row.ply :], self._states[row.ply + 1 :], self._line[row.ply + 1 :]
            self._opened, self._opened_ply = row.version, row.ply

    def _opens_question(self, before: bytes, row: Row) -> bool:
        """False while a question to several seats still waits for others."""
        was = from_bytes(self.game.State, before)
        now = from_bytes(self.game.State, row.record)
        left = self.game.to_act(was) & ~(1 << row.seat)
        return (
            not left
            or self.game.to_act(now) != left
            or self.game.asked(was) != self.game.asked(now)
        )

    # Undo

    def can_undo(self, seat: int) -> int | None:
        """The ply to which the seat may go back freely, or None.

        Free is what told its author nothing: chance did not move, nobody else acted, and his view
        is the same as it would be whatever the others hide.
        """
        to = None
        while (ply := (self.ply if to is None else to) - 1) >= 0 and self.is_free(seat, ply):
            to = ply
        return to

    def is_free(self, seat: int, ply: int) -> bool:
        """Whether the answer given at `ply` told its author nothing."""
        who, a = self.live[ply]
        before, after = self.state_at(ply), self.state_at(ply + 1)
        if who != seat or self.game.asked(before) != 1 << seat:
            return False
        return self._told_nothing(before, after, seat, a, ply)

    def _told_nothing(self, before: Any, after: Any, seat: int, a: int, ply: int) -> bool:
        """Chance did not move, and the seat sees the same whatever was hidden from it."""
        if bytes(after.rng) != key(self.seed, f"ply {ply}"):
            return False
        seen = msgspec.json.encode(self.game.view(after, seat))
        chance = Chance()
        for i in range(HIDES_FOR_UNDO):
            rekey(chance, self.seed, -1 - i)
            other = copy(before)
            self._rules.hide(other, seat, chance)
            self._rules.do(other, seat, a)
            if msgspec.json.encode(self.game.view(other, seat)) != seen:
                return False
        return True

    def last_ply_of(self, seat: int) -> int | None:
        """Where the seat last began to answer: as far as an undo by consent goes back."""
        plies = [i for i, (q, _) in enumerate(self.live) if q == seat]
        return self.question_start(plies[-1]) if plies else None

    def question_start(self, ply: int) -> int:
        """The ply at which the question answered at `ply` was opened."""
        while ply > 0:
            was, now = self.state_at(ply - 1), self.state_at(ply)
            left = self.game.to_act(was) & ~(1 << self.live[ply - 1][0])
            if not left or self.game.to_act(now) != left:
                break
            ply -= 1
        return ply

    def undo(self, seat: int, version: int, to: int, consent: bool = False) -> Row:
        """Back to ply `to`; freely as far as `can_undo` says, further only with consent."""
        if version != self.version:
            raise Refused(text("refused-stale"))
        if not 0 <= to < self.ply:
            raise Refused(text("refused-nothing-to-undo"))
        if not consent:
            if not all(self.is_free(seat, ply) for ply in range(to, self.ply)):
                raise Refused(text("refused-undo-needs-consent"))
        elif self.question_start(to) != to:
            raise Refused(text("refused-nothing-to-undo"))
        row = Row(self.version + 1, to, seat, "undo", record=self._states[to], at=time.time())
        self._append(row)
        return row

    def note(self, seat: int, note: str) -> Row:
        """A row about the seat that does not touch the position: somebody sat down or left."""
        row = Row(self.version + 1, self.ply, seat, "note", note=note, at=time.time())
        self._append(row)
        return row


# Files


class MatchFile(msgspec.Struct, frozen=True):
    """A match as a file. The seed is in it once the match is over; then anybody can check it.

    Its rows hold whole positions, hidden things too: nobody is given the file of a running match.
    """

    head: Head
    names: tuple[str, ...]
    rows: tuple[Row, ...]
    seed: bytes = b""
    format: Literal[1] = 1

    @classmethod
    def read(cls, data: bytes) -> MatchFile:
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise NotVerified(text("verify-not-a-match", error=str(error))) from None

    def written(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class NotVerified(Exception):
    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.text = why


def file_of(match: Match, names: Sequence[str]) -> MatchFile:
    seed = match.seed if match.is_over else b""
    return MatchFile(match.head, tuple(names), tuple(match.rows), seed)


def verify(file: MatchFile, game: Game) -> Match:
    """Check a match against its commitment and play it again, row by row; the match if it holds."""
    head = file.head
    if not file.seed:
        raise NotVerified(text("verify-no-seed"))
    if commitment(head.id, file.seed) != head.commitment:
        raise NotVerified(text("verify-commitment"))
    if head.rules_version != game.version:
        raise NotVerified(text("verify-rules", played=head.rules_version, here=game.version))
    if head.components != tables_of(game):
        raise NotVerified(text("verify-components"))
    try:
        match = Match(game, head.players, head.options, file.seed, head.id)
    except BadOption as error:
        raise NotVerified(text("verify-head", error=str(error))) from None
    for stored in file.rows[:1]:
        _same(match.rows[0], stored)
    for stored in file.rows[1:]:
        try:
            _same(_again(match, stored), stored)
        except Refused as refused:
            why = text("verify-refused", version=stored.version, why=refused.text)
            raise NotVerified(why) from None
    if not match.is_over:
        raise NotVerified(text("verify-unfinished"))
    return match


def _again(match: Match, row: Row) -> Row:
    if row.what == "undo":
        return match.undo(row.seat, match.version, row.ply, consent=True)
    if row.what == "note":
        return match.note(row.seat, row.note)
    return match.play(row.seat, match.version, [row.answer])[0]


def _same(ours: Row, stored: Row) -> None:
    if msgspec.structs.replace(ours, at=stored.at) != stored:
        raise NotVerified(text("verify-differs", version=stored.version))


class _Rules:
    """The lines of `core.play` with a game's rules, in Python: quick enough for a click."""

    def __init__(self, game: Game) -> None:
        from .compiled import Engine

        plain = Engine(game, compiled=False)
        self.do = plain.entry(play.do)
        self.hide = plain.entry(play.hide)


def tables_of(game: Game) -> str:
    try:
        return (game.components or game.folder / "components.toml").read_text("utf-8")
    except OSError:
        raise BadComponents(f"{game.name} has no component file") from None
