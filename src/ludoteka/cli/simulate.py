"""`ludoteka simulate`: many games between bots, and what they show."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from . import arguments
from .arguments import MAX_SEED, Parser, number
from .speech import Speaker

if TYPE_CHECKING:
    from rich.table import Table

    from ..core.batch import Series
    from ..lab.simulation import Report

MOST_GAMES = 10**12


def run(argv: list[str], say: Speaker) -> int:
    parser = Parser("simulate", say)
    parser.word("game")
    parser.option("--games", "N")
    parser.option("--players", "N")
    parser.option("--bots", "A,B")
    parser.option("--fixed-seats")
    parser.option("--option", "NAME=VALUE", action="append")
    parser.option("--components", "FILE")
    parser.option("--seed", "N")
    parser.option("--python")
    parser.option("--json", "FILE")
    args = parser.parse(argv)
    series = series_of(args, say)
    if args.json:
        arguments.check_writable(args.json, say)
    report = play(series, say)
    show(report, say)
    if args.json:
        written = msgspec.json.format(msgspec.json.encode(report), indent=2)
        Path(args.json).write_bytes(written + b"\n")
    return 0


def series_of(args: argparse.Namespace, say: Speaker) -> Series:
    game = arguments.game(say, "simulate", args.game, args.components)
    players = arguments.players(say, game, args.players)
    bots = arguments.bots(say, game, args.bots, players)
    options = arguments.options(say, game, args.option)
    games = number(say, "--games", args.games, 1, MOST_GAMES, default=10_000)
    seed = number(say, "--seed", args.seed, 0, MAX_SEED, default=secrets.randbits(32))
    from ..core.batch import Series

    return Series(
        game.name,
        players,
        bots,
        games,
        seed,
        options=game.option_numbers(options),
        rotate=not args.fixed_seats,
        compiled=not args.python,
        components=Path(args.components) if args.components else None,
    )


def play(series: Series, say: Speaker) -> Report:
    from ..lab.own_bots import BadBot
    from ..lab.simulation import simulate

    try:
        with progress_bar(series.games, say) as progress:
            return simulate(series, progress)
    except BadBot as bad:
        raise say.refusal(bad.key, **bad.given) from None


@contextmanager
def progress_bar(games: int, say: Speaker) -> Iterator[Callable[[int], None]]:
    """On a terminal only, and beside the results, so that these can go to a file."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("simulate-preparing"), total=games)
        playing = say("simulate-playing")
        yield lambda games: bar.update(task, advance=games, description=playing)


def show(report: Report, say: Speaker) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    console.print(bots_table(report, say))
    if report.players > 1:
        console.print(seats_table(report, say))
    for line in sentences(report, say):
        console.print(line, soft_wrap=True)


def bots_table(report: Report, say: Speaker) -> Table:
    game = arguments.game(say, "simulate", report.game)
    table = empty_table(say, "bot", "wins", "share", "interval", "points", "interval")
    for row in report.bots:
        table.add_row(
            say.bot(game, row.bot),
            say.number(row.wins),
            say.percent(row.share),
            f"{say.number(100 * row.ci95[0], 1)} – {say.percent(row.ci95[1])}",
            say.number(row.score_mean, 2),
            " – ".join(say.number(end, 2) for end in row.score_ci95 or ()),
        )
    return table


def seats_table(report: Report, say: Speaker) -> Table:
    table = empty_table(say, "seat", "wins", "share")
    for row in report.seats:
        table.add_row(str(row.seat), say.number(row.wins), say.percent(row.share))
    return table


def empty_table(say: Speaker, *columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(
            say(f"column-{column}"),
            justify="right" if i else "left",
            overflow="fold",
            no_wrap=i > 0,
        )
    return table


def sentences(report: Report, say: Speaker) -> list[str]:
    length = report.length
    return [
        say(
            "simulate-games",
            count=report.games,
            games=say.number(report.games),
            ties=say.number(report.ties),
            share=say.percent(report.ties / report.games),
        ),
        say(
            "simulate-length",
            mean=say.number(length.mean, 1),
            shortest=length.min,
            longest=length.max,
            choices=say.percent(report.choices / report.decisions),
        ),
        say("simulate-seed", seed=str(report.seed)),
    ]
