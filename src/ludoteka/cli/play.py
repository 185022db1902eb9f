"""`ludoteka play`: a whole game in the terminal, through the same door as everywhere else."""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

from ..core.game import Game
from ..core.match import Match, file_of
from . import arguments
from .arguments import MAX_SEED, Parser, number
from .speech import Speaker
from .table import Left, Table


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("play", say)
    parser.word("game")
    parser.option("--players", "N")
    parser.option("--seat", "N,N", action="append")
    parser.option("--bots", "A,B")
    parser.option("--option", "NAME=VALUE", action="append")
    parser.option("--components", "FILE")
    parser.option("--seed", "N")
    parser.option("--save", "FILE")
    table = table_of(parser.parse(argv), say)
    if table.save:
        check_writable(table.save, say)
    try:
        table.play()
    except (Left, EOFError, KeyboardInterrupt):
        print("\n" + say("play-left"))
    finally:
        if table.save:
            Path(table.save).write_bytes(file_of(table.match, table.names).written())
            print(say("play-saved", file=table.save))
    return 0


def table_of(args: argparse.Namespace, say: Speaker) -> Table:
    game = arguments.game(say, "play", args.game, args.components)
    players = arguments.players(say, game, args.players)
    people = seats_of_people(say, args.seat, players)
    others = [p for p in range(players) if p not in people]
    names = arguments.bots(say, game, args.bots, len(others))
    options = arguments.options(say, game, args.option)
    match = Match(game, players, options, seed=seed_of(say, args.seed))
    return Table(match, people, dict(zip(others, names, strict=True)), say, args.save)


def seats_of_people(say: Speaker, given: list[str] | None, players: int) -> list[int]:
    """`--seat 2`, `--seat 1,3` or `--seat` several times; the first seat if nothing is said."""
    words = [word for words in given or ["1"] for word in words.split(",")]
    return sorted({number(say, "--seat", word, 1, players) - 1 for word in words})


def seed_of(say: Speaker, given: str | None) -> bytes | None:
    """A secret seed that the same number gives again; None is for the operating system to draw."""
    if given is None:
        return None
    value = number(say, "--seed", given, 0, MAX_SEED)
    return hashlib.sha256(f"ludoteka play {value}".encode()).digest()


def check_writable(file: str, say: Speaker) -> None:
    """Better to know before an evening's play than after it."""
    try:
        Path(file).touch()
    except OSError as error:
        raise say.refusal("refused-write", file=file, error=error.strerror or "") from None
