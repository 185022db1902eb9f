"""Tables: a match, the people around it, and one door for persons and bots.

Everything that changes a match goes through `Table._change`, one at a time: the rows are kept
first, then told. What a socket is told is computed for its seat from what that seat may see.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from ludoteka.core.game import SPECTATOR, BadOption, Game, load, names
from ludoteka.core.match import Head, Match, Refused, Row, tables_of
from ludoteka.core.text import Text, text

from .bots import Bots, bots_of
from .people import People, tidy
from .pictures import order_of, words_of, words_of_no_game
from .protocol import (
    Consent,
    NewTable,
    Play,
    Rename,
    SeatLink,
    SeatWish,
    Stand,
    Standing,
    TableMade,
    Undo,
)
from .showing import Shown, Watcher, may_still_change
from .store import Conflict, Kept, Store, Unavailable

log = logging.getLogger("ludoteka")

HUMAN_PACE = 0.4  # seconds a bot takes at least, when others watch one seat at a time
PATIENCE = 1.0  # seconds until something that failed is tried again
MOST_OPEN = 500  # tables in memory; the others are read when somebody comes
MOST_WATCHERS = 64
SECRET_BYTES = 18


class NoSuchTable(Refused):
    pass


class NotYourSeat(Refused):
    pass


class BadWish(Refused):
    """Of a table that cannot be made; its sentence may use words of the game."""

    def __init__(self, why: Text, game: Game | None = None) -> None:
        super().__init__(why)
        self.words = words_of(game) if game else words_of_no_game()


def digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


class Table:
    def __init__(self, game: Game, kept: Kept, store: Store, bots: Bots, pace: float) -> None:
        self.game = game
        self.id = kept.head.id
        self.words = words_of(game)
        self.watchers: set[Watcher] = set()
        self.closing = False
        self._store, self._bots, self._pace = store, bots, pace
        self._digests = kept.digests
        self._lock = asyncio.Lock()
        self._doubtful = False  # the match in memory may differ from what is kept
        self._thinking: asyncio.Task[None] | None = None
        self._open(kept)
        self._wake_bots()

    def _open(self, kept: Kept) -> None:
        self.match = Match.reopen(self.game, kept.head, kept.seed, kept.rows)
        self.people = People(kept.head.players, kept.rows)
        self.goes_on = fits(self.match.head, self.game)
        self.shown = Shown(self.match, self.people, self.words)

    @property
    def is_idle(self) -> bool:
        return not (self.watchers or self._lock.locked() or self._are_thinking)

    def seat_of(self, secret: str) -> int:
        """The seat that the secret opens. All are compared, each in the same time."""
        given = digest(secret)
        found = [p for p, kept in self._digests.items() if hmac.compare_digest(kept, given)]
        if not found:
            raise NotYourSeat(text("refused-spectator"))
        return found[0]

    # The door

    @asynccontextmanager
    async def current(self) -> AsyncIterator[None]:
        """The match as it is kept, and nobody else at it."""
        async with self._lock:
            if self._doubtful:
                kept = await self._store.read(self.id)
                assert kept is not None
                self._open(kept)
                self._doubtful = False
                self._wake_bots()
            yield

    async def _change(self, work: Callable[[], None], seat: int = SPECTATOR) -> None:
        """Do the work, keep the rows it made, and only then tell; first the seat that did it."""
        async with self.current():
            if self.closing:
                raise Refused(text("refused-updating"))
            before = self.match.version
            self._doubtful = True
            try:
                work()
                await self._store.append(self.id, self.match.rows[before + 1 :])
            except Refused:
                self._doubtful = self.match.version != before
                raise
            except (Conflict, Unavailable) as failure:
                log.warning("table %s: %s", self.id, failure)
                self._wake_watchers()
                raise Refused(text("refused-not-kept")) from None
            self._doubtful = False
            self.shown = Shown(self.match, self.people, self.words)
            self._wake_watchers(seat)
            self._wake_bots()

    async def sit(self, seat: int) -> None:
        """Somebody has opened the link of an open seat."""
        if self.people.controllers[seat] == "open":
            await self._change(lambda: self._sit(seat))

    async def play(self, seat: int, play: Play) -> None:
        await self._change(lambda: self._play(seat, play.version, play.answers), seat)

    async def undo(self, seat: int, undo: Undo) -> None:
        await self._change(lambda: self._undo(seat, undo.version), seat)

    async def consent(self, seat: int, consent: Consent) -> None:
        await self._change(lambda: self._consent(seat, consent.version, consent.yes))

    async def rename(self, seat: int, rename: Rename) -> None:
        await self._change(lambda: self._rename(seat, tidy(rename.name)))

    async def standing(self, seat: int, standing: Standing) -> None:
        await self._change(lambda: self._store_order(seat, standing.order, standing.on), seat)

    async def stand(self, seat: int, stand: Stand) -> None:
        await self._change(lambda: self._stand(seat, stand.bot))

    # Behind the door

    def _take(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.people.take(row)

    def _note(self, seat: int, note: str) -> None:
        self._take([self.match.note(seat, note)])

    def _sit(self, seat: int) -> None:
        if self.people.controllers[seat] == "open":
            self._note(seat, "person")

    def _check_may_play(self, seat: int) -> None:
        if self.people.controllers[seat] == "bot":
            raise Refused(text("refused-bot-plays"))
        if not self.goes_on:
            raise Refused(text("refused-rules-changed"))
        self._sit(seat)

    def _play(self, seat: int, version: int, answers: Sequence[int]) -> None:
        self._check_may_play(seat)
        seen = self.shown.real_version(seat, version)
        self._take(self.match.play(seat, seen, answers))
        self._give_stored()

    def _store_order(self, seat: int, order: str, on: bool) -> None:
        """An answer that is offered now, to be given by itself whenever it is offered again."""
        self._check_may_play(seat)
        stored = self.people.standing[seat]
        if order not in (self._orders(seat) if on else stored):
            raise Refused(text("refused-no-order"))
        if on != (order in stored):
            self._note(seat, f"{'always' if on else 'never'} {order}")
        self._give_stored()

    def _orders(self, seat: int) -> dict[str, int]:
        """The answers on offer that may be stored."""
        choices = Shown(self.match, self.people, self.words).scene(seat, "phone").choices
        return {order_of(choice): choice.answer for choice in choices if choice.always}

    def _give_stored(self) -> None:
        while stored := self._stored_answer():
            seat, answer = stored
            self._take(self.match.play(seat, self.match.version, [answer]))

    def _stored_answer(self) -> tuple[int, int] | None:
        for seat in self.match.owing():
            orders = self.people.standing[seat]
            if orders and self.people.controllers[seat] == "person":
                offered = self._orders(seat)
                for order in orders:
                    if order in offered:
                        return seat, offered[order]
        return None

    def _undo(self, seat: int, version: int) -> None:
        self._check_may_play(seat)
        if self.match.is_over:
            raise Refused(text("refused-over"))
        if self.shown.real_version(seat, version) < self._last_move(seat):
            raise Refused(text("refused-stale"))
        last = self.match.ply - 1
        if last >= 0 and self.match.is_free(seat, last):
            self._take([self.match.undo(seat, self.match.version, last)])
            return
        to = self.match.last_ply_of(seat)
        if to is None or may_still_change(self.match, seat):
            raise Refused(text("refused-nothing-to-undo"))
        self._note(seat, f"wish {to}")
        self._grant_wish()

    def _consent(self, seat: int, version: int, yes: bool) -> None:
        wish = self.people.wish
        if wish is None or self.shown.real_version(seat, version) < wish.version:
            raise Refused(text("refused-no-wish"))
        withdraws = seat == wish.seat and not yes
        if not withdraws and seat not in self.people.waits_for():
            raise Refused(text("refused-no-wish"))
        self._note(seat, "yes" if yes else "no")
        self._grant_wish()

    def _rename(self, seat: int, name: str) -> None:
        if name != self.people.names[seat]:
            self._note(seat, f"name {name}")

    def _stand(self, seat: int, bot: str) -> None:
        if bot:
            check_bot(self.game, bot)
        if bot != self.people.bots[seat]:
            self._note(seat, f"bot {bot}" if bot else "person")
            self._grant_wish()
            self._give_stored()

    def _grant_wish(self) -> None:
        """Take back as soon as nobody's consent is missing."""
        wish = self.people.wish
        if wish and not self.people.waits_for():
            self._take([self.match.undo(wish.seat, self.match.version, wish.to, consent=True)])

    def _last_move(self, seat: int) -> int:
        """The last row that is more than a note, among those that the seat may notice."""
        rows = self.match.rows
        return next(v for v in reversed(self.shown.rows(seat)) if rows[v].what != "note")

    # Bots

    def _bots_due(self) -> list[int]:
        if self.closing or self.people.wish or not self.goes_on:
            return []
        return [p for p in self.match.owing() if self.people.controllers[p] == "bot"]

    @property
    def _are_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def _wake_bots(self) -> None:
        if self._bots_due() and not self._are_thinking:
            self._thinking = asyncio.create_task(self._let_bots_play())
            self._thinking.add_done_callback(report)

    async def _let_bots_play(self) -> None:
        still_due = True
        while still_due:
            with suppress(Unavailable):
                still_due = await self._bots_round()
            if self._doubtful:
                await asyncio.sleep(PATIENCE)

    async def _bots_round(self) -> bool:
        """All bots that owe an answer think and answer. False when none does."""
        async with self.current():
            due, version = self._bots_due(), self.match.version
            positions = [(self.people.bots[p], self.match.state, p) for p in due]
            pause = self._pace if len(self.match.asked()) == 1 else 0
        if not due:
            return False
        pausing = asyncio.create_task(asyncio.sleep(pause))
        answers = [
            await asyncio.to_thread(self._bots.choose, self.game, *position)
            for position in positions
        ]
        await pausing
        with suppress(Refused):  # not kept, or closing
            await self._change(partial(self._bots_answer, version, due, answers))
        return True

    def _bots_answer(self, version: int, due: list[int], answers: list[int]) -> None:
        """An answer is stale, and dropped, when the question has changed while its bot thought."""
        for p, answer in zip(due, answers, strict=True):
            if p in self._bots_due():
                with suppress(Refused):
                    self._take(self.match.play(p, version, [answer]))
        self._give_stored()

    async def stop(self) -> None:
        """Let what is being kept be kept, and nothing more."""
        self.closing = True
        if self._thinking:
            self._thinking.cancel()
        async with self._lock:
            pass

    # Those who look on

    def watch(self, watcher: Watcher) -> None:
        if len(self.watchers) >= MOST_WATCHERS:
            raise Refused(text("refused-full", most=MOST_WATCHERS))
        self.watchers.add(watcher)
        self._wake_watchers()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._wake_watchers()

    def _wake_watchers(self, first: int = SPECTATOR) -> None:
        for watcher in sorted(self.watchers, key=lambda watcher: watcher.seat != first):
            watcher.wake()

    def online(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers}


class Tables:
    """All tables: those in memory, and those in the store that somebody may come back to."""

    def __init__(self, store: Store, bots: Bots, pace: float = HUMAN_PACE) -> None:
        self._store, self._bots, self._pace = store, bots, pace
        self._open: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._closing = False

    async def make(self, wish: NewTable) -> TableMade:
        game = game_of(wish)
        if self._closing:
            raise Refused(text("refused-updating"))
        match = Match(game, len(wish.seats), options_of(game, wish))
        keys = [
            "" if seat.who == "bot" else secrets.token_urlsafe(SECRET_BYTES) for seat in wish.seats
        ]
        for p, seat in enumerate(wish.seats):
            seat_somebody(match, game, p, seat)
        digests = {p: digest(key) for p, key in enumerate(keys) if key}
        kept = Kept(match.head, match.seed, digests, tuple(match.rows))
        await self._store.begin(kept)
        table = self._keep_open(game, kept)
        return TableMade(
            id=table.id,
            watch=f"/t/{table.id}",
            seats=[
                SeatLink(p, seat.who, tidy(seat.name), f"/t/{table.id}#{key}" if key else "")
                for p, (seat, key) in enumerate(zip(wish.seats, keys, strict=True))
            ],
            commitment=match.head.commitment,
        )

    async def get(self, id: str) -> Table:
        if id not in self._open:
            async with self._opening:
                if id not in self._open:
                    await self._read(id)
        self._open[id] = table = self._open.pop(id)  # the last in the row to be let go
        return table

    async def _read(self, id: str) -> None:
        kept = await self._store.read(id)
        if kept is None or kept.head.game not in names():
            raise NoSuchTable(text("refused-no-table"))
        try:
            self._keep_open(load(kept.head.game), kept)
        except ValueError:  # its records are laid out otherwise
            raise NoSuchTable(text("refused-too-old")) from None

    def _keep_open(self, game: Game, kept: Kept) -> Table:
        table = Table(game, kept, self._store, self._bots, self._pace)
        table.closing = self._closing
        self._open[table.id] = table
        idle = [t.id for t in self._open.values() if t.is_idle]
        for id in idle[: max(0, len(self._open) - MOST_OPEN)]:
            del self._open[id]
        return table

    async def close_door(self) -> None:
        """Nothing new is taken; what is being kept is kept."""
        self._closing = True
        for table in list(self._open.values()):
            await table.stop()

    async def stop(self) -> None:
        await self.close_door()
        await self._store.close()


def report(task: asyncio.Task[None]) -> None:
    """Nothing waits for the bots' task, so what goes wrong in it is written down here."""
    if not task.cancelled() and (error := task.exception()):
        log.error("bots stopped", exc_info=error)


# What may be wished


def game_of(wish: NewTable) -> Game:
    if wish.game not in names():
        raise BadWish(text("refused-no-game", game=wish.game, games=", ".join(names())))
    game = load(wish.game)
    low, high = game.seats
    if not low <= len(wish.seats) <= high:
        raise BadWish(text("refused-seats", low=low, high=high, given=len(wish.seats)))
    return game


def options_of(game: Game, wish: NewTable) -> dict[str, str | int]:
    known = {option.name: option for option in game.options}
    for name, value in wish.options.items():
        if name not in known:
            raise BadWish(text("refused-no-option", option=name))
        try:
            known[name].number(value)
        except BadOption:
            why = text("refused-option", option=text(f"option-{name}"), value=str(value))
            raise BadWish(why, game) from None
    return wish.options


def seat_somebody(match: Match, game: Game, p: int, seat: SeatWish) -> None:
    if tidy(seat.name):
        match.note(p, f"name {tidy(seat.name)}")
    if seat.who == "me":
        match.note(p, "me")
    if seat.who == "bot":
        bot = seat.bot or bots_of(game)[0]
        check_bot(game, bot)
        match.note(p, f"bot {bot}")


def check_bot(game: Game, bot: str) -> None:
    if bot not in bots_of(game):
        raise BadWish(text("refused-no-bot", bot=bot, bots=", ".join(bots_of(game))))


def fits(head: Head, game: Game) -> bool:
    """Whether the match can go on under the rules and tables that are here."""
    return head.rules_version == game.version and head.components == tables_of(game)
