"""Matches kept beside the tests of a game: a change of behaviour shows as a change of text.

    python scripts/recorded.py <game>   writes tests/games/<game>/playthrough.txt anew and plays
                                         the answers in tests/games/<game>/matches/*.json again

A playthrough is one match by the game's first bot and random players in turn: every position,
every answer and every line of the log.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ludoteka.core import play
from ludoteka.core.compiled import Engine
from ludoteka.core.game import Fact, Game, load
from ludoteka.core.match import Match, MatchFile, file_of

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
SEED = bytes(range(32))


def playthrough(game: Game, players: int = 2) -> str:
    """One match as text, the same every time."""
    match = Match(game, players, seed=SEED, id="playthrough")
    lines = [*told(game, match.rows[0].facts)]
    chooser = Chooser(game)
    while not match.is_over:
        seat = match.owing()[0]
        s = match.state
        answer = chooser.choose(s, seat, len(match.live))
        lines += ["", game.print_position(s)]
        lines.append(f"{NAMES[seat]}: {game.print_answer(s, seat, answer)}")
        row = match.play(seat, match.version, [answer])[0]
        lines += told(game, row.facts)
    scores = [f"{name} {score}" for name, score in zip(NAMES, match.scores(), strict=False)]
    return "\n".join([*lines, "", ", ".join(scores), ""])


def told(game: Game, facts: tuple[Fact, ...]) -> list[str]:
    return ["  " + game.words.say(fact.text, "en", NAMES) for fact in facts]


class Chooser:
    """The first bot in even seats, a random player in odd ones."""

    def __init__(self, game: Game) -> None:
        self._engine = Engine(game, compiled=False)

    def choose(self, s: object, seat: int, ply: int) -> int:
        first = next(iter(self._engine.game.bots))
        entrant = self._engine.entrants([first if seat % 2 == 0 else "random"])
        chance = self._engine.chance(ply)
        out = [0] * self._engine.game.answers
        return int(self._engine.entry(play.choose_one)([s], [chance], out, seat, *entrant))


def play_again(game: Game, file: MatchFile) -> MatchFile:
    """The same answers with the same seed under the rules as they are now, at no time of day."""
    match = Match(game, file.head.players, file.head.options, file.seed, file.head.id)
    for row in file.rows[1:]:
        match.play(row.seat, match.version, [row.answer])
    again = file_of(match, file.names)
    rows = tuple(msgspec.structs.replace(row, at=0) for row in again.rows)
    return msgspec.structs.replace(again, rows=rows)


def main(name: str) -> None:
    game = load(name)
    (TESTS / name / "playthrough.txt").write_text(playthrough(game), "utf-8")
    for path in sorted((TESTS / name / "matches").glob("*.json")):
        path.write_bytes(play_again(game, MatchFile.read(path.read_bytes())).written())


if __name__ == "__main__":
    main(*sys.argv[1:])
