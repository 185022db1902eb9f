"""What every game promises, as checks that anybody can run on a game of his own.

    from ludoteka.core import contract
    contract.check(GAME)            # or one check: contract.keeps_secrets(GAME, table)

A check raises AssertionError and says which promise was broken, where.

Short games are checked before every answer. Of a long one some positions are looked at: as many
from its beginning as from its end, at places that cannot be foreseen, and for every answer and
every question that it ever came to at least one where it did.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from . import play
from .chance import Chance, seed
from .compiled import Engine
from .game import SPECTATOR, Game, seats_in
from .machine import Slot
from .match import Match, Refused, Row, file_of, verify
from .play import do, hide, is_over, legal, score, standing, to_act
from .record import copy, differences, from_bytes
from .rule import rule
from .scene import Gather, Layout, Scene
from .text import LANGUAGES, Text

LAYOUTS: tuple[Layout, ...] = ("phone", "wide")

SHORT = 250  # answers in a game that is checked before each of them
LOOKS = 80  # positions of a longer game that are looked at, beside those of every kind
VIEWERS = 2  # for how many seats, at each of these
FEW = 3  # answers whose very combination makes a position one of a kind
ENOUGH = 4000  # answers after which no further game is played, …
AT_LEAST = 2  # … but so many games


@dataclass(frozen=True)
class Table:
    """Who sits down to which game: the cases on which a promise is checked."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        given = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.players} seats{given}"


def tables(game: Game) -> list[Table]:
    """Every number of seats as it is by default, and every value of every option once."""
    low, high = game.seats
    found = [Table(players) for players in range(low, high + 1)]
    for option in game.options:
        if option.choose is not None:
            continue  # sets of values are for the game's own tests
        values = option.values or (str(option.low), str(option.high))
        found += [
            Table(high, {option.name: v}) for v in values if option.number(v) != option.default
        ]
    return found


class Moment(NamedTuple):
    """A position on the way through a game, and what comes next."""

    record: bytes
    seat: int
    answer: int
    kind: frozenset[Any]

    def opens_for_several(self, game: Game) -> bool:
        """A question to several seats of whom nobody has answered yet."""
        s = from_bytes(game.State, self.record)
        owing = game.to_act(s)
        return bool(owing.bit_count() > 1 and owing == game.asked(s))


class Play:
    """A game played at random, in Python."""

    def __init__(self, game: Game, table: Table, number: int) -> None:
        self.game, self.table, self.number = game, table, number
        self.random = random.Random(number)
        self.engine = Engine(game, compiled=False)
        self.do = self.engine.entry(play.do)
        self.hide = self.engine.entry(play.hide)
        self.chance = Chance()
        seed(self.chance, number, 1)
        self.s: Any = game.State()
        seed(self.s, number, 0)
        options = game.option_numbers(table.options)
        self.engine.entry(play.begin)(self.s, table.players, options)

    def legal(self, s: Any, p: int) -> list[int]:
        out = [0] * self.game.answers
        return out[: self.game.legal(s, p, out)]

    def hidden(self, s: Any, p: int) -> Any:
        """What p might believe: the position with everything re-drawn that p cannot know."""
        other = copy(s)
        self.hide(other, p, self.chance)
        return other

    def answers(self) -> Iterator[tuple[Any, int, int]]:
        """Play to the end; before each answer: the position, who answers, what."""
        for moment in self._moments():
            yield self.s, moment.seat, moment.answer

    def _moments(self) -> Iterator[Moment]:
        while not self.game.is_over(self.s):
            p = self.random.choice(seats_in(self.game.to_act(self.s)))
            legal = self.legal(self.s, p)
            a = self.random.choice(legal)
            yield Moment(bytes(self.s), p, a, self._kind(legal))
            self.do(self.s, p, a)

    def _kind(self, legal: list[int]) -> frozenset[Any]:
        """What tells this position from others: its answers, how many are asked, and what."""
        few = tuple(legal) if len(legal) <= FEW else ()
        together = self.game.asked(self.s).bit_count()
        return frozenset({*legal, few, ("together", together), ("asks", _question(self.s))})

    @property
    def line(self) -> list[Moment]:
        """The whole game; it is played once for all promises."""
        key = (id(self.game), str(self.table), self.number)
        if key not in _lines:
            while len(_lines) >= KEPT:
                _lines.pop(next(iter(_lines)))
            twin = Play(self.game, self.table, self.number)
            _lines[key] = list(twin._moments()), bytes(twin.s), self.game
        return _lines[key][0]

    @property
    def end(self) -> Any:
        """The last position."""
        assert self.line
        key = (id(self.game), str(self.table), self.number)
        return from_bytes(self.game.State, _lines[key][1])

    @property
    def is_short(self) -> bool:
        return len(self.line) <= SHORT

    def looks(
        self, most: int = LOOKS, wanted: Callable[[Moment], bool] | None = None
    ) -> Iterator[tuple[Any, int, int]]:
        """Like `answers`, but of a long game only some positions (`self.s` is each in turn)."""
        found = [moment for moment in self.line if wanted is None or wanted(moment)]
        for i in places([moment.kind for moment in found], most, self.random):
            self.s = from_bytes(self.game.State, found[i].record)
            yield self.s, found[i].seat, found[i].answer
        self.s = self.end

    @cached_property
    def _match(self) -> Match:
        return Match(self.game, self.table.players, self.table.options, seed=bytes(32))

    def opened(self, s: Any) -> Match:
        """A match that begins in a position."""
        begin = Row(0, 0, SPECTATOR, "begin", record=bytes(s))
        return Match.reopen(self.game, self._match.head, self._match.seed, [begin])

    def viewers(self, first: int = SPECTATOR) -> list[int]:
        """Everybody who looks at a short game; of a long one some, others each time."""
        everybody = list(range(first, self.table.players))
        if self.is_short:
            return everybody
        return self.random.sample(everybody, min(VIEWERS, len(everybody)))


KEPT = 24  # games
_lines: dict[tuple[int, str, int], tuple[list[Moment], bytes, Game]] = {}


def _question(s: Any) -> int:
    """What is asked, where the game keeps it on the agenda."""
    waiting = getattr(s, "waiting", 0)
    return s.agenda[waiting - 1].what if waiting else -1


def places(kinds: Sequence[frozenset[Any]], most: int, chance: random.Random) -> Sequence[int]:
    """Where to look: everywhere in a short game; in a longer one at `most` places, one in each of
    as many equal parts, and wherever else there is something that was at none of these."""
    n = len(kinds)
    if n <= SHORT:
        return range(n)
    chosen = {chance.randrange(n * i // most, n * (i + 1) // most) for i in range(most)}
    met = set().union(*(kinds[i] for i in chosen))
    for i in chance.sample(range(n), n):
        if not kinds[i] <= met:
            chosen.add(i)
            met |= kinds[i]
    return sorted(chosen)


def plays(game: Game, table: Table, most: int) -> Iterator[Play]:
    """So many games, fewer where they are long."""
    made = 0
    for number in range(most):
        if number >= AT_LEAST and made >= ENOUGH:
            return
        yield (playing := Play(game, table, number))
        made += len(playing.line)


# The promises


def ends_in_time(game: Game, table: Table, games: int = 20) -> None:
    """Random play ends within the declared length, and there is always a legal answer."""
    longest = game.longest(table.players)
    for number in range(games):
        made = 0
        for s, _, _ in (playing := Play(game, table, number)).answers():
            for q in seats_in(game.to_act(s)):
                assert playing.legal(s, q), f"seat {q} is asked but has no legal answer"
            made += 1
            assert made <= longest, f"longer than {longest} answers"
        assert game.asked(playing.s) == 0, "a game that is over still asks"
        if number + 1 >= AT_LEAST and made * (number + 1) >= ENOUGH:
            return


def legal_and_refusal_agree(game: Game, table: Table, games: int = 3) -> None:
    """`legal` enumerates, in order, exactly what is not refused, for everybody who is asked."""
    for playing in plays(game, table, games):
        for s, _, _ in playing.looks():
            before = bytes(s)
            asked = game.asked(s)
            assert game.to_act(s) & ~asked == 0, "a seat owes an answer but is not asked"
            for q in range(table.players):
                allowed = [a for a in range(game.answers) if not game.refusal(s, q, a)]
                assert allowed == (playing.legal(s, q) if asked >> q & 1 else [])
            assert bytes(s) == before, "asking for permission changed the position"


def refuses_in_words(game: Game, table: Table) -> None:
    """What is not allowed is refused with a sentence and a paragraph, and nothing changes."""
    playing = Play(game, table, 3)
    for s, _, _ in playing.looks():
        match = playing.opened(s)
        for q in range(table.players):
            legal = match.legal(q)
            illegal = [a for a in range(-1, game.answers + 1) if a not in legal]
            for a in playing.random.sample(illegal, min(3, len(illegal))):
                why = _refusal(match, q, a)
                assert why is not None, f"answer {a} of seat {q} was not refused"
                _is_said(game, why)
            assert (match.version, bytes(match.state)) == (0, bytes(s))
    for key, paragraph in game.reasons[1:]:
        assert all(game.words.has(key, language) for language in LANGUAGES), f"no words for {key}"
        assert paragraph.startswith("§"), f"reason {key} cites no paragraph"


def _refusal(match: Match, q: int, a: int) -> Text | None:
    try:
        match.play(q, match.version, [a])
    except Refused as refused:
        return refused.text
    return None


def keeps_secrets(game: Game, table: Table, games: int = 4) -> None:
    """Nothing hidden reaches `view`, `observe`, legal answers or facts."""
    changed = False
    for playing in plays(game, table, games):
        for s, p, a in playing.looks():
            for viewer in playing.viewers():
                other = playing.hidden(s, viewer)
                assert _seen(game, playing, s, viewer) == _seen(game, playing, other, viewer), (
                    f"seat {viewer} can see what it cannot know in\n{game.print_position(s)}"
                )
                other.rng[:] = s.rng[:]
                changed = changed or bytes(other) != bytes(s)
                _facts_follow_from_views(game, s, other, viewer, p, a)
    if table.players > 1:
        assert changed, "hide never changes anything, so it hides nothing"


def _seen(game: Game, playing: Play, s: Any, viewer: int) -> tuple[bytes, list[int], list[int]]:
    view = msgspec.msgpack.encode(game.view(s, viewer))
    if viewer == SPECTATOR:
        return view, [], []
    legal = playing.legal(s, viewer) if _is_asked(game, s, viewer) else []
    return view, _observation(game, s, viewer), legal


def _observation(game: Game, s: Any, p: int) -> list[int]:
    out = [0] * sum(size for _, size in game.observation)
    game.observe(s, p, out)
    return [int(n) for n in out]


def _facts_follow_from_views(game: Game, s: Any, other: Any, viewer: int, p: int, a: int) -> None:
    """Where the views are alike before and after, what is told must be alike."""
    if viewer != p and game.refusal(other, p, a):
        return
    here, there = copy(s), copy(other)
    game.answer(here, p, a)
    game.answer(there, p, a)
    told = [game.tell(s, here, p, a), game.tell(other, there, p, a)]
    while True:
        views = [msgspec.msgpack.encode(game.view(x, viewer)) for x in (here, there)]
        facts = [[f for f in facts if f.is_seen_by(viewer)] for facts in told]
        if views[0] != views[1]:
            return
        assert facts[0] == facts[1], f"seat {viewer} is told what its views do not show: {facts}"
        if any(game.to_act(x) or game.is_over(x) for x in (here, there)):
            return
        before = copy(here), copy(there)
        game.step(here)
        game.step(there)
        told = [game.tell(before[0], here, -1, -1), game.tell(before[1], there, -1, -1)]


def order_does_not_matter(game: Game, table: Table, games: int = 3) -> None:
    """Simultaneous answers give the same position in any order, and after a change of mind."""
    for playing in plays(game, table, games):
        for s, _, _ in playing.looks(wanted=lambda moment: moment.opens_for_several(game)):
            owing = seats_in(game.to_act(s))
            answers = {q: playing.random.choice(playing.legal(s, q)) for q in owing}
            after = set()
            for order in list(permutations(owing))[:6]:
                trial = playing.opened(s)
                first = order[0]  # thinks again before the others have answered
                trial.play(first, 0, [playing.random.choice(trial.legal(first))])
                for q in order:
                    trial.play(q, 1, [answers[q]])
                after.add(bytes(trial.state))
            assert len(after) == 1, f"the order of answers matters in\n{game.print_position(s)}"


def text_says_everything(game: Game, table: Table, games: int = 2) -> None:
    """Positions and answers survive being printed and parsed; nonsense is refused in words."""
    for playing in plays(game, table, games):
        for s, p, _ in playing.looks():
            printed = game.print_position(s)
            assert "\n" not in printed
            again = game.parse_position(printed)
            assert bytes(again) == bytes(s), f"{printed}: {differences(again, s)}"
            words = [game.print_answer(s, p, a) for a in playing.legal(s, p)]
            assert len(set(words)) == len(words), f"two answers are both called {words}"
            for word, a in zip(words, playing.legal(s, p), strict=True):
                assert re.fullmatch(r"\S+", word), f"{word!r} is not one word"
                assert game.parse_answer(s, p, word) == a
        for parse in (game.parse_position, partial(game.parse_answer, playing.s, 0)):
            for nonsense in ("", "?", "xyzzy", "0" * 500, "\x00", "🎲"):
                _must_refuse(parse, nonsense)


def _must_refuse(parse: Callable[[str], Any], nonsense: str) -> None:
    try:
        parse(nonsense)
    except ValueError as error:
        why = str(error)
    else:
        raise AssertionError(f"{nonsense!r} was parsed")
    assert why.strip(), f"{nonsense!r} is refused without a word"


def pieces_are_conserved(game: Game, table: Table, games: int = 5) -> None:
    for playing in plays(game, table, games):
        at_first = game.pieces(playing.s)
        for moment in playing.line:
            assert game.pieces(from_bytes(game.State, moment.record)) == at_first
        for s, p, _ in playing.looks():
            assert game.pieces(playing.hidden(s, p)) == at_first, "hide loses or makes pieces"
        assert game.pieces(playing.end) == at_first


def replay_is_exact(game: Game, table: Table) -> None:
    """A match played through the door, with undo and changes of mind, verifies from its file."""
    match = Match(game, table.players, table.options)
    chooser = random.Random(5)
    often = min(0.1, 0.1 * SHORT / len(Play(game, table, 0).line))
    while not match.is_over:
        q = chooser.choice(match.asked())
        match.play(q, match.version, [chooser.choice(match.legal(q))])
        if chooser.random() < often and (back := match.can_undo(q)) is not None:
            match.undo(q, match.version, back)
    file = file_of(match, [""] * table.players)
    assert verify(type(file).read(file.written()), game).scores() == match.scores()
    stored = Match.reopen(game, match.head, match.seed, match.rows)
    assert (stored.live, bytes(stored.state)) == (match.live, bytes(match.state))


def bots_are_honest(game: Game, table: Table, games: int = 2) -> None:
    """Every bot answers legally, and the same whatever is hidden from it."""
    for name, bot in game.bots.items():
        for playing in plays(game, table, games):
            for s, p, _ in playing.looks(LOOKS // len(game.bots)):
                legal = playing.legal(s, p)
                answers = []
                for position in (s, playing.hidden(s, p)):
                    before = bytes(position)
                    out = legal + [0] * (game.answers - len(legal))
                    chance = Chance()
                    seed(chance, playing.number, 2)
                    answers.append(bot.choose(position, p, out, len(legal), chance, bot.params))
                    assert bytes(position) == before, f"{name} changed the position"
                assert answers[0] in legal, f"{name} answers {answers[0]}, legal are {legal}"
                assert answers[0] == answers[1], f"{name} knows what it cannot know"


def scenes_offer_every_answer(game: Game, table: Table) -> None:
    """Both layouts draw every position and offer each legal answer once, in both languages."""
    said: set[Text] = set()
    playing = Play(game, table, 1)
    for s, p, _ in playing.looks():
        for viewer in {p, playing.random.randrange(SPECTATOR, table.players)}:
            view = game.view(s, viewer)
            legal = playing.legal(s, viewer) if _is_asked(game, s, viewer) else []
            for layout in LAYOUTS:
                scene = game.scene(view, layout)
                _choices_are_drawn(scene, legal)
                _plans_hold(game, playing, viewer, scene)
                _gather_holds(game, playing, viewer, scene)
                said |= _texts(scene)
    view = game.view(playing.s, SPECTATOR)
    for layout in LAYOUTS:
        scene = game.scene(view, layout)
        assert not scene.choices, "a game that is over still offers something"
        said |= _texts(scene)
    for sentence in said:
        _is_said(game, sentence)


def _is_asked(game: Game, s: Any, viewer: int) -> bool:
    return viewer != SPECTATOR and bool(game.asked(s) >> viewer & 1)


def _plans_hold(game: Game, playing: Play, viewer: int, scene: Scene) -> None:
    for plan in scene.plans:
        _may_be_given_at_once(game, playing, viewer, plan.answers, plan.label)


def _gather_holds(game: Game, playing: Play, viewer: int, scene: Scene) -> None:
    """As few and as many as it says can be taken, whichever they are."""
    gather = scene.gather
    if gather is None:
        return
    assert gather.picks.keys() <= scene.nodes.keys(), "what can be taken is not drawn"
    things = [node for node in gather.picks for _ in range(gather.copies.get(node, 1))]
    assert 0 <= gather.least <= gather.most <= len(things)
    assert gather.most > 0, f"{gather.label}: nothing may be taken"
    alone = {choice.answer for choice in scene.choices}
    assert alone.issuperset(gather.picks.values()), f"{gather.label}: what is taken is no choice"
    for n in {max(1, gather.least), gather.most}:
        taken = _affordable(gather, playing.random.sample(things, len(things)))[:n]
        if not taken:
            continue
        answers = [gather.picks[node] for node in taken]
        if len(taken) < gather.most and gather.finish >= 0:
            answers.append(gather.finish)
        _may_be_given_at_once(game, playing, viewer, answers, gather.label)


def _affordable(gather: Gather, things: Sequence[str]) -> list[str]:
    """As many of these things as the purse pays for, the first ones first."""
    left, taken = gather.purse, []
    for node in things:
        if gather.costs.get(node, 0) <= left:
            left -= gather.costs.get(node, 0)
            taken.append(node)
    return taken


def _may_be_given_at_once(
    game: Game, playing: Play, viewer: int, answers: Sequence[int], label: Text | str
) -> None:
    """Every answer is allowed when its turn comes; only the last meets anything new."""
    s = copy(playing.s)
    for a in answers[:-1]:
        chance = bytes(s.rng)
        assert not game.refusal(s, viewer, a), f"{label}: {a} is not allowed"
        playing.do(s, viewer, a)
        assert bytes(s.rng) == chance, f"{label} goes on after chance was met"
        assert not game.is_over(s), f"{label} goes on after the end"
        assert game.to_act(s) >> viewer & 1, f"{label} goes on out of turn"
    assert not game.refusal(s, viewer, answers[-1]), f"{label} ends badly"


def _choices_are_drawn(scene: Scene, legal: list[int]) -> None:
    assert sorted(c.answer for c in scene.choices) == legal
    for choice in scene.offers:
        lost = [node for node in choice.path if node not in scene.nodes]
        assert not lost, f"{choice.label} touches {lost}, which are not drawn"
        assert choice.path or choice.button, f"{choice.label} cannot be chosen"
    for stored in [c.always for c in scene.choices if c.always]:
        assert isinstance(stored, Text), f"{stored!r} cannot be stored: it is no sentence"
        assert not stored.args, f"{stored} cannot be stored: it says another thing each time"
    keys = [c.keys for c in scene.offers if c.keys]
    assert len(keys) == len(set(keys)), f"two choices share their keys: {keys}"


def _texts(scene: Scene) -> set[Text]:
    """Everything that is to be said about a scene."""
    words: list[Text | str] = [scene.prompt, scene.gather.label if scene.gather else ""]
    nodes = list(scene.nodes.values())
    words += [choice.always for choice in scene.choices]
    for choice in scene.offers:
        words += [choice.label, choice.button, choice.note]
        nodes += [node for _, node in choice.ghosts]
    for node in nodes:
        words += [node.text, node.label]
    for reading in scene.readings:
        words.append(reading.caption)
        for row in reading.rows:
            words += [row.head, *row.cells]
    return {sentence for sentence in words if isinstance(sentence, Text)}


def _is_said(game: Game, sentence: Text) -> None:
    for language in LANGUAGES:
        assert game.words.say(sentence, language).strip(), f"{sentence} is empty in {language}"


def facts_are_said(game: Game, table: Table) -> None:
    """Everything that is told can be said in every language."""
    match = Match(game, table.players, table.options)
    chooser = random.Random(8)
    drawn: Counter[str] = Counter()
    while not match.is_over:
        q = chooser.choice(match.owing())
        match.play(q, match.version, [chooser.choice(match.legal(q))])
        worth = {fact.text.key for fact in match.rows[-1].facts if fact.moment}
        if any(drawn[key] < MOMENTS for key in worth):
            _moments_are_drawn(match)
            drawn.update(worth)
    facts = [fact for row in match.rows for fact in row.facts]
    assert facts, "nothing was ever told"
    for sentence in {fact.text for fact in facts}:
        _is_said(game, sentence)


MOMENTS = 5  # of each kind that are drawn


def _moments_are_drawn(match: Match) -> None:
    """A position on the way that is worth a look can be looked at, by everybody."""
    game = match.game
    for _, s in match.moments(match.version):
        for viewer in range(SPECTATOR, match.players):
            for layout in LAYOUTS:
                assert game.scene(game.view(s, viewer), layout).nodes


# The same on every machine


asked = Slot()
refusal = Slot()
REST = 5  # numbers in `ask_here` beside the refusals


@rule
def do_here(states, p, a):  # type: ignore[no-untyped-def]
    do(states[0], p, a)


@rule
def hide_here(states, p, chances):  # type: ignore[no-untyped-def]
    hide(states[0], p, chances[0])


@rule
def ask_here(states, p, out, numbers):  # type: ignore[no-untyped-def]
    """All that can be asked about a position, as numbers; how many answers are legal."""
    s = states[0]
    last = len(numbers) - REST
    for a in range(last):
        numbers[a] = refusal(s, p, a)
    numbers[last] = asked(s)
    numbers[last + 1] = to_act(s)
    numbers[last + 2] = is_over(s)
    numbers[last + 3] = score(s, p)
    numbers[last + 4] = standing(s, p)
    return legal(s, p, out) if asked(s) >> p & 1 else 0


def machines_agree(game: Game, table: Table, games: int = 2) -> None:
    """Python and machine code give the same records, byte for byte, and the same answers."""
    engine = compiled_engine(game)
    for playing in plays(game, table, games):
        twin = copy(playing.s)
        for record, p, a, _ in playing.line:
            assert bytes(twin) == record, differences(twin, from_bytes(game.State, record))
            engine.entry(do_here)(engine.pack(twin), p, a)
        assert bytes(twin) == bytes(playing.end), differences(twin, playing.end)
        for s, _, _ in playing.looks():
            for q in playing.viewers(first=0):
                python, machine = (_asked_of(e, s, q) for e in (playing.engine, engine))
                assert python == machine, f"seat {q} in\n{game.print_position(s)}"


def _asked_of(engine: Engine, s: Any, q: int) -> list[list[int]]:
    import numpy as np

    game = engine.game
    out = np.zeros(game.answers, np.int16)
    asked_for = np.zeros(game.answers + REST, np.int64)
    n = engine.entry(ask_here)(engine.pack(copy(s)), q, out, asked_for)
    numbers = np.zeros(sum(size for _, size in game.observation), np.float32)
    engine.entry(play.observe_one)(engine.pack(copy(s)), q, numbers)
    other, chance = copy(s), engine.chance(7, q)
    engine.entry(hide_here)(engine.pack(other), q, engine.pack(chance))
    return [out[:n].tolist(), asked_for.tolist(), numbers.tolist(), list(bytes(other))]


_compiled: dict[int, Engine] = {}  # by the id of the game, which its engine keeps alive


def compiled_engine(game: Game) -> Engine:
    return _compiled.setdefault(id(game), Engine(game, compiled=True))


# The folder


def paragraphs(folder: Path, name: str) -> list[str]:
    return re.findall(r"^## (§\d+)\b", (folder / name).read_text("utf-8"), re.MULTILINE)


def rules_are_cited(game: Game) -> None:
    """Every § of RULES.md is cited in the code, every citation exists, in both languages."""
    english, czech = (paragraphs(game.folder, name) for name in ("RULES.md", "RULES.cs.md"))
    assert english == czech, "the two languages have different paragraphs"
    assert english == [f"§{i + 1}" for i in range(len(english))], "paragraphs are not in order"
    code = "\n".join(path.read_text("utf-8") for path in game.folder.glob("*.py"))
    cited = set(re.findall(r"§\d+", code))
    assert cited - set(english) == set(), f"cited, but not in RULES.md: {cited - set(english)}"
    assert set(english) - cited == set(), f"never cited: {set(english) - cited}"


def messages_are_complete(game: Game) -> None:
    """Both languages have the same sentences, and the names of the game, its options and bots."""
    keys = [
        set(
            re.findall(
                r"^([a-z][\w-]*) *=",
                (game.folder / f"messages.{lang}.ftl").read_text("utf-8"),
                re.M,
            )
        )
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1], f"only in one language: {keys[0] ^ keys[1]}"
    needed = {"title", "about", *(f"bot-{name}" for name in (*game.bots, "random"))}
    for option in game.options:
        needed.add(f"option-{option.name}")
        needed |= {f"option-{option.name}-{value}" for value in option.values}
    missing = [key for key in sorted(needed) if not game.words.has(key, LANGUAGES[0])]
    assert not missing, f"no words for {missing}"


ON_A_TABLE: tuple[Callable[[Game, Table], None], ...] = (
    ends_in_time,
    legal_and_refusal_agree,
    refuses_in_words,
    keeps_secrets,
    order_does_not_matter,
    text_says_everything,
    pieces_are_conserved,
    replay_is_exact,
    bots_are_honest,
    scenes_offer_every_answer,
    facts_are_said,
    machines_agree,
)
ON_A_FOLDER: tuple[Callable[[Game], None], ...] = (rules_are_cited, messages_are_complete)


def check(game: Game) -> None:
    """All promises, on every table."""
    for promise in ON_A_FOLDER:
        promise(game)
    for table in tables(game):
        for promise_at in ON_A_TABLE:
            promise_at(game, table)
