"""What a reader is told of a table: for his seat, in his language, on his screen."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Literal

from msgspec import structs

from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match, Refused
from ludoteka.core.scene import Node, Scene
from ludoteka.core.text import Seat, Text, Words, text

from .people import People
from .pictures import Say, places, said_choices, said_gather, said_nodes, said_reading, speaker
from .protocol import Frame, Language, Layout, LogLine, SeatInfo, Table, Wish
from .store import Unavailable

if TYPE_CHECKING:
    from . import tables

PATIENCE = 1.0  # seconds until a store that failed is asked again
MOST_FRAMES = 40  # shown to somebody who was away, before the table as it is

Taking = Literal["", "free", "ask"]


def may_still_change(match: Match, seat: int) -> bool:
    """The seat has answered a question that is still open: it just answers again."""
    return seat in match.asked() and seat not in match.owing()


class Shown:
    """One moment of a table. What is computed for one reader serves the others like him."""

    def __init__(self, match: Match, people: People, words: Words) -> None:
        self.match, self.people, self.words = match, people, words
        self._scenes: dict[tuple[int, Layout], Scene] = {}
        self._taking: dict[int, Taking] = {}
        self._rows: dict[int, list[int]] = {}

    def rows(self, seat: int) -> list[int]:
        """The versions that a seat may notice; its page counts only these. That another changes a
        hidden answer or stores one is not among them, and must not show as a gap either."""
        if seat not in self._rows:
            self._rows[seat] = [
                row.version
                for row in self.match.rows
                if row.seat == seat or not self.people.is_private(row)
            ]
        return self._rows[seat]

    def version(self, seat: int) -> int:
        return len(self.rows(seat)) - 1

    def real_version(self, seat: int, version: int) -> int:
        """What a page calls `version`, in the count of the match."""
        rows = self.rows(seat)
        if version >= len(rows):
            return self.match.version + 1
        return rows[version] if version >= 0 else -1

    def say(self, language: Language) -> Say:
        return speaker(self.words, language, tuple(self.people.names))

    def scene(self, seat: int, layout: Layout) -> Scene:
        if (seat, layout) not in self._scenes:
            self._scenes[seat, layout] = self.scene_at(self.match.ply, seat, layout)
        return self._scenes[seat, layout]

    def scene_at(self, ply: int, seat: int, layout: Layout) -> Scene:
        """The table as the seat saw it after so many answers."""
        return self._scene_of(self.match.state_at(ply), seat, layout)

    def _scene_of(self, s: Any, seat: int, layout: Layout) -> Scene:
        game = self.match.game
        return game.scene(game.view(s, seat), layout)

    def moments(self, since: int, seat: int, layout: Layout) -> list[tuple[list[Text], Scene]]:
        """What is worth a look on the way from version `since` to now, with what was told then.

        A moment of which the seat is told nothing is none for it, nor is what it has done itself.
        """
        match = self.match
        rows = [row for row in match.rows[since + 1 :] if row.ply and row.ply <= match.ply]
        found = [
            ([fact for fact in facts if fact.is_seen_by(seat)], s)
            for row in rows
            if match.version_at(row.ply) == row.version
            for facts, s in match.moments(row.version)
        ]
        worth = [
            (told, s)
            for told, s in found
            if any(fact.moment and (fact.seat != seat or seat == SPECTATOR) for fact in told)
        ]
        return [
            ([fact.text for fact in told], self._scene_of(s, seat, layout))
            for told, s in worth[-MOST_FRAMES:]
        ]

    def taking(self, seat: int) -> Taking:
        """What pressing undo would do."""
        if seat not in self._taking:
            self._taking[seat] = self._would_take(seat)
        return self._taking[seat]

    def _would_take(self, seat: int) -> Taking:
        match, people = self.match, self.people
        if seat == SPECTATOR or match.is_over or people.controllers[seat] == "bot":
            return ""
        if match.ply and match.is_free(seat, match.ply - 1):
            return "free"
        if may_still_change(match, seat) or match.last_ply_of(seat) is None:
            return ""
        return "ask" if set(people.persons()) - {seat} else "free"

    def seats(self, language: Language, online: set[int]) -> list[SeatInfo]:
        match, people, say = self.match, self.people, self.say(language)
        owing = match.owing()
        scores = match.scores() if match.is_over else [None] * match.players
        ranks = places(match.standings()) if match.is_over else [None] * match.players
        return [
            SeatInfo(
                number=p,
                name=say(text("who", who=Seat(p))),
                named=bool(people.names[p]),
                controller=people.controllers[p],
                bot=people.bots[p],
                online=p in online,
                owes=p in owing,
                score=scores[p],
                place=ranks[p],
            )
            for p in range(match.players)
        ]

    def wish(self, language: Language) -> Wish | None:
        wish = self.people.wish
        if wish is None:
            return None
        sentence = self.say(language)(text("wish", who=Seat(wish.seat)))
        return Wish(seat=wish.seat, text=sentence, waits_for=self.people.waits_for())

    def standing(self, seat: int, say: Say) -> dict[str, str]:
        orders = self.people.standing[seat] if seat != SPECTATOR else ()
        return {order: say(text(order)) for order in orders}

    def everything(self, seat: int, layout: Layout, language: Language, online: set[int]) -> Table:
        """For who comes only to look once."""
        scene = self.scene(seat, layout)
        return structs.replace(
            self.around(scene, seat, language, online),
            version=self.version(seat),
            set=said_nodes(scene.nodes, self.say(language)),
            log=self.log(seat, language, 0),
        )

    def around(
        self, scene: Scene, seat: int, language: Language, online: set[int], past: int = -1
    ) -> Table:
        """All that is told with a scene, but for its nodes, the version and the log."""
        match, is_past, say = self.match, past >= 0, self.say(language)
        offers = self.may_answer(seat) and not is_past
        return Table(
            version=0,
            full=True,
            seat=seat,
            width=scene.width,
            height=scene.height,
            set={},
            drop=[],
            zoom=scene.zoom,
            frames=[],
            choices=said_choices(scene, say) if offers else [],
            gather=said_gather(scene.gather, say) if offers and scene.gather else None,
            prompt=say(scene.prompt),
            readings=[said_reading(reading, say) for reading in scene.readings],
            seats=self.seats(language, online),
            log=[],
            log_from=0,
            undo=self.taking(seat),
            wish=self.wish(language),
            standing=self.standing(seat, say),
            over=match.is_over,
            ply=past if is_past else match.ply,
            last_ply=match.ply,
            replay=is_past,
            commitment=match.head.commitment,
            seed=match.seed.hex() if match.is_over else "",
        )

    def may_answer(self, seat: int) -> bool:
        return seat != SPECTATOR and self.people.controllers[seat] != "bot"

    def changed_from(self, since: int) -> int:
        """The first version whose log lines are new to a page that knows those up to `since`."""
        match = self.match
        undone = [row.ply for row in match.rows[since + 1 :] if row.what == "undo"]
        return min([since + 1, *(match.version_at(min(ply, match.ply)) + 1 for ply in undone)])

    def log(self, seat: int, language: Language, start: int) -> list[LogLine]:
        """What the seat may know of the live line, and of the chairs, from a version on."""
        told = [
            (row, fact.text, fact.seat)
            for row, facts in self.match.facts(seat, start - 1)
            for fact in facts
        ]
        told += [
            (self.match.rows[version], sentence, self.match.rows[version].seat)
            for version, sentence in self.people.told.items()
            if version >= start
        ]
        told.sort(key=lambda line: line[0].version)
        say, rows = self.say(language), self.rows(seat)
        return [
            LogLine(
                version=bisect_left(rows, row.version), ply=row.ply, text=say(sentence), seat=who
            )
            for row, sentence, who in told
        ]


def changes(
    known: dict[str, Node], drawn: dict[str, Node], now: dict[str, Node]
) -> tuple[dict[str, Node], list[str]]:
    """The nodes that differ from what is known, and those drawn before that are gone."""
    new = {key: node for key, node in now.items() if known.get(key) != node}
    return new, [key for key in drawn if key not in now]


class Watcher:
    """One socket: from which seat it looks, and what it has been told."""

    def __init__(
        self, table: tables.Table, seat: int, language: Language, layout: Layout, since: int = -1
    ) -> None:
        self.seat = seat
        self._table = table
        self._language, self._layout = language, layout
        self._past = -1  # after how many answers it looks at the table; -1: now
        self._since = table.shown.real_version(seat, since)
        if self._since > table.match.version:
            self._since = -1
        self._names = tuple(table.people.names)
        self._last: Table | None = None  # all that was told, but for nodes, version and log
        self._nodes: dict[str, Node] = {}
        self._expects = False
        self._awake = asyncio.Event()
        self._awake.set()

    def wake(self) -> None:
        self._awake.set()

    def expect(self, expects: bool) -> None:
        """Something was asked for here: there will be an answer, even if nothing is new."""
        self._expects = expects

    def show(self, language: Language, layout: Layout) -> None:
        self._language, self._layout = language, layout
        self._last, self._nodes, self._since = None, {}, -1
        self._awake.set()

    def replay(self, ply: int) -> None:
        if not -1 <= ply <= self._table.match.ply:
            raise Refused(text("refused-no-past"))
        self._past, self._expects = ply, True
        self._awake.set()

    async def next(self) -> Table:
        """What is new, as soon as there is something."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            try:
                async with self._table.current():
                    news = self._news()
            except Unavailable:
                await asyncio.sleep(PATIENCE)
                self._awake.set()
                continue
            if news is not None:
                return news

    def _news(self) -> Table | None:
        """What is new since the last time. None if that is nothing the seat could see: a hidden
        answer that somebody changes must not show, not even by a message."""
        shown = self._table.shown
        names = tuple(shown.people.names)
        is_renamed = names != self._names  # which changes all sentences
        since = -1 if is_renamed else self._since
        start = shown.changed_from(since)
        log = shown.log(self.seat, self._language, start)
        scene, around = self._look(shown)
        is_first = self._last is None
        frames = [] if is_first or is_renamed or around.replay else self._frames(shown, since)
        known = {} if is_renamed else self._nodes
        new, dropped = changes(known, self._nodes, scene.nodes)
        is_new = new or dropped or log or start <= since or around != self._last
        if not is_new and not self._expects:
            return None
        self._last, self._nodes, self._names = around, scene.nodes, names
        self._since, self._expects = shown.match.version, False
        return structs.replace(
            around,
            version=shown.version(self.seat),
            full=is_first,
            frames=frames,
            set=said_nodes(new, shown.say(self._language)),
            drop=dropped,
            log=log,
            log_from=bisect_left(shown.rows(self.seat), start),
        )

    def _frames(self, shown: Shown, since: int) -> list[Frame]:
        """What leads there, each moment as changes of the one before."""
        say, frames = shown.say(self._language), []
        for told, scene in shown.moments(since, self.seat, self._layout):
            new, dropped = changes(self._nodes, self._nodes, scene.nodes)
            said = " ".join(map(say, told))
            frames.append(Frame(text=said, set=said_nodes(new, say), drop=dropped))
            self._nodes = scene.nodes
        return frames

    def _look(self, shown: Shown) -> tuple[Scene, Table]:
        """At the table now or, in a replay, at its past."""
        self._past = min(self._past, shown.match.ply)
        if self._past >= 0:
            scene = shown.scene_at(self._past, self.seat, self._layout)
        else:
            scene = shown.scene(self.seat, self._layout)
        online = self._table.online()
        return scene, shown.around(scene, self.seat, self._language, online, self._past)
