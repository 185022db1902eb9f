"""A table in the terminal: people and bots at one match, shown and asked in words."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid

from ..core import play
from ..core.chance import Chance, seed
from ..core.compiled import Engine
from ..core.match import Match, Refused
from ..core.record import copy
from ..core.scene import Choice, Plan, Reading, Scene
from ..lab import own_bots
from .speech import Speaker

DRAWS = 8  # how often what somebody cannot know is drawn, to see whether another seat knows it
HELP, LOG, UNDO, QUIT = "?", "log", "u", "q"


class Left(Exception):
    """Somebody has had enough."""


class Table:
    def __init__(
        self,
        match: Match,
        people: Sequence[int],
        bots: dict[int, str],
        say: Speaker,
        number: int,
    ) -> None:
        """`number` starts the chance of the bots, which is not that of the match."""
        self.match, self.people, self.bots, self.say = match, people, bots, say
        self.game = match.game
        self.names = [self._name(p) for p in range(match.players)]
        self.told = dict.fromkeys(people, -1)  # the version up to which each has read the log
        self.looking = people[0]
        self.console = Console(highlight=False, markup=False, soft_wrap=True)
        self.rules = Engine(self.game, compiled=False)
        self.chance, self.random = Chance(), Random(number)
        seed(self.chance, number, 0)

    def _name(self, p: int) -> str:
        bot = self.bots.get(p)
        return f"{self.say.seat(p)} ({self.say.bot(self.game, bot)})" if bot else self.say.seat(p)

    def play(self) -> None:
        self.print(self.say("play-begin", game=self.say.title(self.game)))
        self.print(self.say("play-commitment", commitment=self.match.head.commitment))
        while owing := self.match.owing():
            waiting = [p for p in owing if p in self.bots]
            if waiting:
                self.bot_answers(waiting[0])
            else:
                self.person_answers(owing[0])
        self.tell(self.looking)
        self.show_result()

    def print(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    def said(self, sentence: Any) -> str:
        return self.say.of_game(self.game, sentence, self.names)

    # Bots

    def bot_answers(self, p: int) -> None:
        """It is given what it may know: the rest is drawn anew before it looks."""
        bot, legal = self.bots[p], self.match.legal(p)
        s = self.match.state
        self.rules.entry(play.hide)(s, p, self.chance)
        if own_bots.is_file(bot):
            a = self.own_bot_answers(bot, s, p, legal)
        else:
            out = [0] * self.game.answers
            choose = self.rules.entry(play.choose_one)
            a = choose([s], [self.chance], out, p, *self.rules.entrants([bot]))
        self.match.play(p, self.match.version, [a])

    def own_bot_answers(self, bot: str, s: Any, p: int, legal: list[int]) -> int:
        try:
            return own_bots.ask(bot, self.game, s, p, legal, self.random)
        except own_bots.BadBot as bad:
            raise self.say.refusal(bad.key, **bad.given) from None

    # People

    def person_answers(self, p: int) -> None:
        """Show the table, and ask until there is an answer or something taken back."""
        if p != self.looking:
            if self.has_secrets(self.looking, p) or self.has_secrets(p, self.looking):
                self.curtain(p)
            self.looking = p
        scene = self.show(p)
        ply, version = self.match.ply, self.match.version
        while (self.match.ply, self.match.version) == (ply, version):
            self.obey(input(self.say("play-ask", who=self.names[p])).strip(), p, scene)

    def obey(self, word: str, p: int, scene: Scene) -> None:
        if word == "":
            self.show(p)
        elif word == HELP:
            self.print(self.say("play-help"))
        elif word == LOG:
            self.tell(p, since=-1)
        elif word == UNDO:
            self.take_back(p)
        elif word == QUIT:
            raise Left
        else:
            self.answer(word, p, scene)

    def answer(self, word: str, p: int, scene: Scene) -> None:
        try:
            self.match.play(p, self.match.version, self.understood(word, p, scene))
        except NotUnderstood as wrong:
            self.print(str(wrong))
        except Refused as refused:
            self.print(self.said(refused.text))

    def understood(self, word: str, p: int, scene: Scene) -> Sequence[int]:
        """A number of the list, the keys of a choice, or the game's notation."""
        if word.isdecimal():
            offers = listed(scene)
            if not 1 <= int(word) <= len(offers):
                raise NotUnderstood(self.say("play-no-number", count=len(offers)))
            return answers_of(offers[int(word) - 1])
        for offer in scene.offers:
            if offer.keys and offer.keys.lower() == word.lower():
                return answers_of(offer)
        try:
            return [self.game.parse_answer(self.match.state, p, word)]
        except ValueError as error:
            why = self.say("play-not-understood", word=word, error=str(error))
            raise NotUnderstood(why) from None

    def take_back(self, p: int) -> None:
        """Freely as far as nothing new was learnt; else the people at the table have to agree."""
        free = self.match.can_undo(p)
        to = self.match.last_ply_of(p) if free is None else free
        if to is None:
            self.print(self.say("play-nothing-to-undo"))
        elif free is not None or self.all_agree():
            self.match.undo(p, self.match.version, to, consent=free is None)
            self.print(self.say("play-undone"))

    def all_agree(self) -> bool:
        said = input(self.say("play-agree", people=len(self.people))).strip().lower()
        return said in (self.say("play-yes"), self.say("play-yes")[0])

    # Passing the device

    def has_secrets(self, p: int, q: int) -> bool:
        """Whether seat p sees what seat q cannot know: p's view changes when that is redrawn."""
        seen = msgspec.json.encode(self.game.view(self.match.state, p))
        for _ in range(DRAWS):
            s = copy(self.match.state)
            self.rules.entry(play.hide)(s, q, self.chance)
            if msgspec.json.encode(self.game.view(s, p)) != seen:
                return True
        return False

    def curtain(self, p: int) -> None:
        self.clear()
        input(self.say("play-curtain", who=self.names[p]))
        self.clear()

    def clear(self) -> None:
        if sys.stdout.isatty():
            sys.stdout.write("\033[H\033[2J\033[3J")  # what has scrolled away goes too

    # Showing

    def show(self, p: int) -> Scene:
        scene = self.game.scene(self.game.view(self.match.state, p), "wide")
        self.print("")
        self.console.print(Columns([self.grid(reading) for reading in scene.readings]))
        self.tell(p)
        self.print("", self.said(scene.prompt))
        for i, offer in enumerate(listed(scene), 1):
            self.print(f"{i:>4}  {self.line(offer)}")
        return scene

    def grid(self, reading: Reading) -> Grid:
        grid = Grid(box=None, show_header=False, title=self.said(reading.caption), min_width=36)
        grid.title_justify, grid.title_style = "left", "bold"
        for _ in range(max((1 + len(row.cells) for row in reading.rows), default=0)):
            grid.add_column(overflow="fold")  # a long word goes on below, and nothing of it is lost
        for row in reading.rows:
            grid.add_row(*(self.said(cell) for cell in (row.head, *row.cells)))
        return grid

    def line(self, offer: Choice | Plan) -> str:
        line = self.said(offer.label)
        if offer.note:
            line += f" ({self.said(offer.note)})"
        if offer.keys:
            line += f"  [{offer.keys}]"
        return line

    def tell(self, p: int, since: int | None = None) -> None:
        """The log as far as seat p may know it, from where it stopped reading."""
        since = self.told[p] if since is None else since
        for _, facts in self.match.facts(p, since):
            self.print(*(f"  · {self.said(fact.text)}" for fact in facts))
        self.told[p] = self.match.version

    def show_result(self) -> None:
        scores, won = self.match.scores(), self.match.winners()
        grid = Grid(box=box.SIMPLE, show_header=False)
        for p in sorted(range(self.match.players), key=lambda p: (p not in won, -scores[p])):
            grid.add_row(self.names[p], self.say.number(scores[p]))
        self.console.print(grid)
        winners = ", ".join(self.names[p] for p in won)
        self.print(self.say("verified-result", count=len(won), winners=winners))


def listed(scene: Scene) -> list[Choice | Plan]:
    """What is shown with a number: a plan of one answer stands there already, as that answer."""
    return [*scene.choices, *(plan for plan in scene.plans if len(plan.answers) > 1)]


def answers_of(offer: Choice | Plan) -> Sequence[int]:
    return offer.answers if isinstance(offer, Plan) else [offer.answer]


class NotUnderstood(Exception):
    """What was typed is no answer; the sentence says what would be."""
