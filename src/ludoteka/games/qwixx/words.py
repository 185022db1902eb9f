"""The words for rows, numbers and dice, used by the log and on the table."""

from __future__ import annotations

from ludoteka.core.text import Text, text

COLOURS = ("red", "yellow", "green", "blue")


def row_name(row: int) -> Text:
    return text(f"row-{COLOURS[row]}")


def row_letter(row: int) -> Text:
    return text(f"letter-{COLOURS[row]}")


def mark(row: int, number: int) -> Text:
    """A number in a row: "red 6"."""
    return text("mark", row=row_name(row), number=number)


def short_mark(row: int, number: int) -> Text:
    """The same on a button or a die: "R 6"."""
    return text("short-mark", row=row_letter(row), number=number)
