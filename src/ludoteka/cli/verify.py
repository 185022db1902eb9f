"""`ludoteka verify`: a finished match, checked against its commitment and played again."""

from __future__ import annotations

import sys
from pathlib import Path

from ..core.game import Game
from ..core.match import Match, MatchFile, NotVerified, verify
from . import arguments
from .arguments import Parser
from .speech import Speaker


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("verify", say)
    parser.word("file")
    parser.option("--components", "FILE")
    args = parser.parse(argv)
    name = args.file
    if name is None:
        raise say.refusal("refused-no-match-file")
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        raise say.refusal("refused-read", file=name, error=error.strerror or "") from None
    try:
        file = MatchFile.read(data)
    except NotVerified as wrong:
        print(say.sentence(wrong.text), file=sys.stderr)
        return 1
    return check(file, arguments.game(say, "verify", file.head.game, args.components), say)


def check(file: MatchFile, game: Game, say: Speaker) -> int:
    try:
        match = verify(file, game)
    except NotVerified as wrong:
        print(say.of_game(game, wrong.text, file.names), file=sys.stderr)
        return 1
    for line in what_holds(file, game, match, say):
        print(line)
    return 0


def what_holds(file: MatchFile, game: Game, match: Match, say: Speaker) -> list[str]:
    won = [say.seat(p, file.names) for p in match.winners()]
    return [
        say("verified-match", game=say.title(game), players=match.players, id=match.head.id),
        say("verified-commitment", commitment=match.head.commitment),
        say("verified-rows", count=len(file.rows)),
        say("verified-result", count=len(won), winners=", ".join(won)),
        *(
            f"  {say.seat(p, file.names)}: {say.number(points)}"
            for p, points in enumerate(match.scores())
        ),
    ]
