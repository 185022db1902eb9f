"""`ludoteka play`: a whole game in the terminal, through the same door as everywhere else."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from pathlib import Path

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
    args = parser.parse(argv)
    table = table_of(args, say)
    if args.save:
        arguments.check_writable(args.save, say)
    try:
        table.play()
    except (Left, EOFError, KeyboardInterrupt):
        print("\n" + say("play-left"))
    finally:
        if args.save:
            Path(args.save).write_bytes(file_of(table.match, table.names).written())
            print(say("play-saved", file=args.save))
    return 0


def table_of(args: argparse.Namespace, say: Speaker) -> Table:
    game = arguments.game(say, "play", args.game, args.components)
    players = arguments.players(say, game, args.players)
    people = seats_of_people(say, args.seat, players)
    others = [p for p in range(players) if p not in people]
    names = arguments.bots(say, game, args.bots, len(others))
    options = arguments.options(say, game, args.option)
    chosen = number(say, "--seed", args.seed, 0, MAX_SEED, default=secrets.randbits(63))
    match = Match(game, players, options, seed=seed_of(chosen) if args.seed else None)
    return Table(match, people, dict(zip(others, names, strict=True)), say, chosen)


def seats_of_people(say: Speaker, given: list[str] | None, players: int) -> list[int]:
    """`--seat 2`, `--seat 1,3` or `--seat` several times; the first seat if nothing is said."""
    words = [word for words in given or ["1"] for word in words.split(",")]
    return sorted({number(say, "--seat", word, 1, players) - 1 for word in words})


def seed_of(chosen: int) -> bytes:
    """A seed that the same number gives again; without one the operating system draws it."""
    return hashlib.sha256(f"ludoteka play {chosen}".encode()).digest()
