"""Answers and positions as short text, both ways.

An answer is `skip`, or the letter of a row and the number crossed in it: `R7`, `g10`. The letters
are R, Y, G, B. The dice on the table say whether it is the white sum or a white and a coloured die.

A position is one line of three parts, and a fourth if the generator is given:

    > R5,7 Y10 =Y5 / G12,11 x2 | 4+1 R3 Y5 G2 B6 | white | 0123456789abcdef0123456789abcdef

1. The sheets in the order of the seats, between slashes: `>` stands before the active player's; the
   crossed numbers of each row from the left; `x2` for two missed throws; `=Y5` for an answer that
   lies face down; `-` for an empty sheet. The lock follows from the last number of its row.
2. The white dice and the coloured ones still in the game; `-` before the first throw.
3. What comes next: `roll`, `white` (everybody's question), `mark`, `colour` (the active player's),
   `pass` or `over`, then `crossed` if the active player has crossed something in this turn.
4. The generator, 32 hexadecimal digits; it may be left out and is then zero.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from . import rules
from .rules import (
    ALLOWED,
    COLOUR_SUM,
    LAST,
    MARK,
    OVER,
    PASS,
    PASS_DICE,
    ROWS,
    WHITE_SUM,
)
from .view import number_at

LETTERS = "RYGB"
SKIP = "skip"
NEXT = ("roll", "white", "mark", "colour", "pass", "over")
CROSSED = "crossed"
IN_A_TURN = (WHITE_SUM, MARK, COLOUR_SUM, PASS_DICE)  # what comes next after a throw
NOTHING = "-"
ACTIVE = ">"

# Answers


def print_answer(s: Any, p: int, a: int) -> str:
    if a == PASS:
        return SKIP
    return f"{LETTERS[rules.row_of(a)]}{rules.number_of(s, a)}"


def parse_answer(s: Any, p: int, text: str) -> int:
    """The answer that crosses this number with the dice on the table, allowed or not."""
    if text.lower() == SKIP:
        return PASS
    row, number = parse_mark(text)
    for a in answers_in(s, row):
        if rules.number_of(s, a) == number:
            return a
    sums = " or ".join(str(rules.number_of(s, a)) for a in answers_in(s, row))
    raise ValueError(f"the dice give {sums or 'nothing'} for row {LETTERS[row]}, not {number}")


def answers_in(s: Any, row: int) -> list[int]:
    """What the question on the table offers in a row."""
    if s.next == COLOUR_SUM:
        if s.locked[row]:
            return []
        dice = 1 if s.white[0] == s.white[1] else 2
        return [rules.in_colour(row, die) for die in range(dice)]
    return [rules.in_white(row)]


def parse_mark(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([RYGB])(\d{1,2})", text.upper())
    if not found or not 2 <= int(found[2]) <= 12:
        raise ValueError(f"{text!r} is neither {SKIP!r} nor a row and a number such as 'R7'")
    return LETTERS.index(found[1]), int(found[2])


# Positions


def print_position(s: Any) -> str:
    sheets = " / ".join(print_sheet(s, p) for p in range(s.players))
    parts = [sheets, print_dice(s), NEXT[s.next] + f" {CROSSED}" * s.active_has_crossed]
    if any(s.rng):
        parts.append("".join(f"{word:08x}" for word in s.rng))
    return " | ".join(parts)


def print_sheet(s: Any, p: int) -> str:
    me = s.player[p]
    words = [ACTIVE] if p == s.active else []
    for row in ROWS:
        spaces = [here for here in range(LAST + 1) if me.crossed[row] >> here & 1]
        if spaces:
            words.append(LETTERS[row] + ",".join(str(number_at(row, here)) for here in spaces))
    if me.penalties:
        words.append(f"x{me.penalties}")
    if s.answered >> p & 1:
        words.append(f"={print_answer(s, p, me.answer)}")
    return " ".join(words if words not in ([], [ACTIVE]) else [*words, NOTHING])


def print_dice(s: Any) -> str:
    if not s.white[0]:
        return NOTHING
    coloured = [f"{LETTERS[row]}{s.coloured[row]}" for row in ROWS if s.coloured[row]]
    return " ".join([f"{s.white[0]}+{s.white[1]}", *coloured])


def parse_position(text: str) -> Any:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (3, 4):
        raise ValueError(
            f"a position has the parts 'sheets | dice | what comes next', "
            f"and the generator if it is given, but here are {len(parts)}"
        )
    s = rules.State()
    sheets = [sheet.split() for sheet in parts[0].split("/")]
    if len(sheets) > rules.MAX_PLAYERS:
        raise ValueError(f"{len(sheets)} sheets, but at most {rules.MAX_PLAYERS} can play")
    s.players = len(sheets)
    parse_next(s, parts[2])
    parse_active(s, sheets)
    for p, words in enumerate(sheets):
        parse_crosses(s, p, words)
    lock_rows(s)
    parse_dice(s, parts[1])
    for p, words in enumerate(sheets):
        parse_face_down(s, p, words)
    check_next(s)
    if len(parts) == 4:
        parse_generator(s, parts[3])
    return s


def parse_next(s: Any, text: str) -> None:
    name, *rest = text.lower().split() or [""]
    if name not in NEXT or rest not in ([], [CROSSED]):
        raise ValueError(
            f"{text!r} is not one of {', '.join(NEXT)}, followed by {CROSSED!r} or nothing"
        )
    s.next = NEXT.index(name)
    s.active_has_crossed = bool(rest)


def parse_active(s: Any, sheets: list[list[str]]) -> None:
    marked = [p for p, words in enumerate(sheets) if words[:1] == [ACTIVE]]
    if len(marked) != 1:
        raise ValueError(f"{ACTIVE!r} must stand before one sheet, not before {len(marked)}")
    s.active = marked[0]


def parse_crosses(s: Any, p: int, words: list[str]) -> None:
    check_words(words)
    for word in plain_words(words):
        if missed := re.fullmatch(r"[xX](\d)", word):
            s.player[p].penalties = penalties(int(missed[1]))
        elif not word.startswith("="):
            parse_row(s, p, word)


def check_words(words: list[str]) -> None:
    """Each row stands on a sheet once, and so do the missed throws and the answer."""
    sheet = " ".join(words)
    if NOTHING in words and any(plain_words(words)):
        raise ValueError(f"{sheet!r}: {NOTHING!r} stands for an empty sheet, which this is not")
    begins = [word[0].upper() for word in words]
    for twice in {begin for begin in begins if begins.count(begin) > 1}:
        raise ValueError(f"{sheet!r}: only one word on a sheet may begin with {twice!r}")


def plain_words(words: list[str]) -> Iterator[str]:
    return (word for word in words if word not in (ACTIVE, NOTHING))


def penalties(n: int) -> int:
    if n > rules.PENALTIES_TO_END:
        raise ValueError(f"x{n}: there are only {rules.PENALTIES_TO_END} boxes for missed throws")
    return n


def parse_row(s: Any, p: int, word: str) -> None:
    first, *others = word.split(",")
    row, _ = parse_mark(first)
    s.locked[row] = 0  # somebody else may have locked it, but not before these crosses
    for mark in [first, *(LETTERS[row] + number for number in others)]:
        number = parse_mark(mark)[1]
        if rules.why_not_cross(s, p, row, number) != ALLOWED:
            raise ValueError(f"{word!r}: {mark} cannot be crossed after the numbers before it")
        rules.cross(s, p, row, number)


def lock_rows(s: Any) -> None:
    """§7 A row is locked once anybody has crossed its last number."""
    for row in ROWS:
        s.locked[row] = any(s.player[p].crossed[row] >> LAST & 1 for p in range(s.players))


def parse_dice(s: Any, text: str) -> None:
    if text == NOTHING:
        return
    white, *coloured = text.split() or [""]
    pair = re.fullmatch(r"([1-6])\+([1-6])", white)
    if not pair:
        raise ValueError(f"{white!r} is not a pair of white dice such as '4+1'")
    s.white[0], s.white[1] = int(pair[1]), int(pair[2])
    for word in coloured:
        die = re.fullmatch(r"([RYGB])([1-6])", word.upper())
        if not die or s.locked[LETTERS.index(die[1])]:
            raise ValueError(f"{word!r} is not a die still in the game, such as 'R3'")
        s.coloured[LETTERS.index(die[1])] = int(die[2])
    missing = [LETTERS[row] for row in ROWS if not s.locked[row] and not s.coloured[row]]
    if missing:
        raise ValueError(f"the dice {', '.join(missing)} are still in the game and must be given")


def parse_face_down(s: Any, p: int, words: list[str]) -> None:
    for word in words:
        if word.startswith("="):
            a = parse_answer(s, p, word[1:])
            if a != PASS and rules.why_not_cross(s, p, *parse_mark(word[1:])) != ALLOWED:
                raise ValueError(f"{word!r}: seat {p + 1} cannot cross that")
            s.player[p].answer = a
            s.answered |= 1 << p


def check_next(s: Any) -> None:
    """What comes next has to fit what lies on the table."""
    name = NEXT[s.next]
    if s.next in IN_A_TURN and not s.white[0]:
        raise ValueError(f"{name!r} comes after a throw, so the dice must be given")
    if s.next not in (WHITE_SUM, MARK) and s.answered:
        raise ValueError(f"answers lie face down before 'white' and 'mark', not before {name!r}")
    if s.next in (WHITE_SUM, MARK) and (s.next == MARK) != (s.answered == rules.everybody(s)):
        raise ValueError("'mark' comes next once all have answered, 'white' while somebody has not")
    if s.next in (WHITE_SUM, MARK) and s.active_has_crossed:
        raise ValueError(f"nobody has {CROSSED} anything in this turn before {name!r}")
    if s.next not in (PASS_DICE, OVER) and rules.has_ended(s):
        raise ValueError(f"the game has ended, so 'over' comes next, not {name!r}")
    if s.next == PASS_DICE and rules.has_missed_all(s):
        raise ValueError("after the last missed throw comes 'over', not 'pass'")


def parse_generator(s: Any, text: str) -> None:
    if not re.fullmatch(r"[0-9a-fA-F]{32}", text):
        raise ValueError(f"{text!r} is not a generator: 32 hexadecimal digits")
    for i in range(4):
        s.rng[i] = int(text[8 * i : 8 * i + 8], 16)
