"""`ludoteka solve qwixx`: the optimal score of one player, and what each answer is worth.

Solving from the beginning takes a minute or two; the values are kept on disk and found again by a
hash of the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ludoteka.core.compiled import cache_folder
from ludoteka.core.components import path_of
from ludoteka.core.text import Text, text

from . import notation, solver
from .rules import to_act

Say = Callable[[Text | str], None]
Rows = tuple[int, ...]
EMPTY_SHEET = "> - | - | roll"
FEW = 50_000  # sheets that are solved in a few seconds
SHA = 32  # bytes of the checksum before the values


def run(argv: Sequence[str], say: Say) -> int:
    """Solve the position given as text, or the empty sheet; ValueError says what is wrong."""
    s = notation.parse_position(" ".join(argv) or EMPTY_SHEET)
    if s.players != 1:
        raise ValueError(f"the solver knows the game of one player, not of {s.players}")
    values = solved(solver.rows_of(s), say)
    say(text("solve-value", points=decimal(solver.value(s, values))))
    if to_act(s):
        worth = solver.answer_values(s, values)
        best = max(worth.values())
        for a in sorted(worth, key=lambda a: -worth[a]):
            name, less = notation.print_answer(s, 0, a), decimal(best - worth[a])
            say(text("solve-answer", answer=name, points=decimal(worth[a]), less=less))
    return 0


def decimal(number: float) -> Text:
    whole, part = f"{number:.3f}".replace("-", "−").split(".")
    return text("decimal", whole=whole, part=part)


def solved(rows: Rows = solver.BEGINNING, say: Say = lambda sentence: None) -> Any:
    """The values of all sheets, or near the end of a game of those that can still come."""
    path = kept_at()
    values = kept(path)
    if values is None and solver.sheets_left(rows) < FEW:
        values = solver.solution(rows)
    if values is None:
        say(text("solve-begins", sheets=solver.sheets_left(solver.BEGINNING)))
        values = solver.solution(progress=Tenths(say))
        try:
            keep(path, values)
        except OSError as error:
            why = error.strerror or str(error)
            say(text("solve-not-kept", folder=str(path.parent), error=why))
    return values


class Tenths:
    """Says how far it is, ten times in all."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.said = 0

    def __call__(self, share: float) -> None:
        if round(10 * share, 6) >= self.said + 1:
            self.said = int(10 * share)
            self.say(text("solve-progress", percent=10 * self.said))


def kept_at() -> Path:
    """The file for exactly these rules, tables and solver."""
    folder = Path(__file__).parent
    sources = [folder / "rules.py", folder / "solver.py", path_of(__file__)]
    digest = hashlib.sha256(b"\0".join(source.read_bytes() for source in sources))
    return cache_folder() / f"qwixx-alone-{digest.hexdigest()[:20]}"


def keep(path: Path, values: Any) -> None:
    data = values.tobytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(hashlib.sha256(data).digest() + data)
    unfinished.replace(path)


def kept(path: Path) -> Any:
    """The values in a file, if it is there and undamaged."""
    import numpy as np

    try:
        data = path.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(data[SHA:]).digest() != data[:SHA]:
        return None
    return np.frombuffer(data[SHA:], np.float32).reshape(solver.SHEETS, -1)
