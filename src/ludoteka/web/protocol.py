"""What page and server say to each other. `ui/src/protocol.ts` is written from this file.

All sentences arrive in the reader's language: the page knows no game and no rule, and resolves no
text. The secret of a seat is the part of its link after `#`; it travels only inside `Hello`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["cs", "en"]
Layout = Literal["phone", "wide"]
Controller = Literal["person", "bot", "open"]  # open: a friend's seat that nobody has opened yet


# From the page


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """First message on a socket. Without a secret one is a spectator."""

    secret: str = ""
    language: Language = "cs"
    layout: Layout = "phone"
    since: int = -1  # version of the last log line the page has; -1: none


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Answers in order, all or nothing, on the version the page shows.

    Each page counts its own versions: those it may notice.
    """

    version: int
    answers: list[int]


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back: at once where it is free, else by asking everybody."""

    version: int


class Consent(msgspec.Struct, frozen=True, tag="consent"):
    """The answer to somebody's wish to take back; the asker himself may say no to withdraw it."""

    version: int
    yes: bool


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    name: str


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    """Let a bot play the own seat (`bot` is its name), or take the seat back (empty)."""

    bot: str


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Another language or layout from now on."""

    language: Language
    layout: Layout


class Replay(msgspec.Struct, frozen=True, tag="replay"):
    """Show the position after so many answers; -1: back to the present."""

    ply: int


class Standing(msgspec.Struct, frozen=True, tag="standing"):
    """From now on give the answer that is stored under `order` by itself, or no longer."""

    order: str
    on: bool


FromPage = Hello | Play | Undo | Consent | Rename | Stand | Show | Replay | Standing


# To the page


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node of the scene (`core.scene`), said in the reader's language."""

    shape: str
    x: float
    y: float
    w: float
    h: float
    text: str = ""
    label: str = ""
    style: str = ""
    size: float = 0
    align: Literal["middle", "start", "end"] = "middle"
    rot: float = 0
    z: int = 0
    tick: int = 0


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be answered: one answer, or several in order as one."""

    answers: list[int]
    label: str
    path: list[str] = []
    button: str = ""
    keys: str = ""
    note: str = ""
    ghosts: dict[str, Node] = {}
    weak: bool = False
    always: str = ""  # may be stored, said in these words
    order: str = ""  # what `Standing` calls it


class Gather(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things to be taken together: their answers are given at once, then `finish` if it is one."""

    picks: dict[str, int]
    label: str
    least: int
    most: int
    finish: int
    copies: dict[str, int] = {}
    costs: dict[str, int] = {}
    purse: int = 0


class Frame(msgspec.Struct, frozen=True):
    """The table for a moment, on the way to what a message shows."""

    text: str  # what has happened
    set: dict[str, Node]  # changes since the moment before
    drop: list[str]


class Reading(msgspec.Struct, frozen=True):
    """A table in words for a screen reader: rows of a head and cells."""

    caption: str
    rows: list[list[str]]


class SeatInfo(msgspec.Struct, frozen=True):
    number: int
    name: str  # as it is said: given, or "Player 2"
    named: bool  # it was given
    controller: Controller
    bot: str  # name of the bot that plays, or empty
    online: bool
    owes: bool  # an answer is awaited from this seat
    score: int | None  # when the game shows it, or at the end
    place: int | None  # 1, 1, 3 … at the end


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    version: int  # the row it belongs to
    ply: int  # where a replay shows this moment
    text: str
    seat: int = -1


class Wish(msgspec.Struct, frozen=True):
    """Somebody wants to take back."""

    seat: int
    text: str
    waits_for: list[int]


class Table(msgspec.Struct, frozen=True, tag="table"):
    """What has changed since the last message on this socket; everything if `full`."""

    version: int
    full: bool
    seat: int  # the reader's own; -1: a spectator
    width: float
    height: float
    zoom: bool  # the picture may be enlarged and moved about
    frames: list[Frame]  # shown one after the other before the rest
    set: dict[str, Node]
    drop: list[str]
    choices: list[Choice]
    gather: Gather | None
    prompt: str
    readings: list[Reading]
    seats: list[SeatInfo]
    log: list[LogLine]
    log_from: int  # lines of this and later versions are replaced by `log` (an undo removes lines)
    undo: Literal["", "free", "ask"]  # what pressing undo would do
    wish: Wish | None
    standing: dict[str, str]  # the reader's stored answers: order → in words
    over: bool
    ply: int
    last_ply: int
    replay: bool  # the picture is of the past
    commitment: str
    seed: str  # hex, revealed at the end


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """What was asked is not done; the sentence says why and what to do."""

    sentence: str


ToPage = Table | Refusal


# HTTP


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit here: `me`, a `friend` with a link, or a bot."""

    who: Literal["me", "friend", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, str | int] = {}
    language: Language = "cs"


class SeatLink(msgspec.Struct, frozen=True):
    number: int
    who: Literal["me", "friend", "bot"]
    name: str
    link: str  # path with the secret, empty for a bot


class TableMade(msgspec.Struct, frozen=True):
    id: str
    watch: str  # path for spectators
    seats: list[SeatLink]
    commitment: str


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    values: list[str]  # as they are sent; empty for a range
    titles: list[str]  # as they are said
    low: int
    high: int
    default: str | int
    choose: int | None = None  # a set of values, sent with "+" between them; 0: any number of them


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str
    seats: list[int]  # from, to
    options: list[OptionInfo]
    bots: list[str]
    bot_titles: list[str]
    styles: str  # path of the game's style sheet and symbols
    symbols: str


class TableInfo(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}: what the page needs to draw the table and to start a rematch."""

    id: str
    game: GameInfo
    options: dict[str, str | int]
    seats: list[SeatInfo]
    rematch: dict[str, str | int]  # options of the next match of the same people
    version: int
    over: bool
    commitment: str


class Done(msgspec.Struct, frozen=True):
    """An answer over HTTP was taken; this is the version now."""

    version: int


class Verdict(msgspec.Struct, frozen=True):
    """Whether a match file holds: the deal was fixed before, and every row follows the rules."""

    holds: bool
    sentence: str


class QrWish(msgspec.Struct, frozen=True):
    """Draw this link as an SVG. It comes in the body because links in addresses end up in logs."""

    link: str


class Health(msgspec.Struct, frozen=True):
    version: str
    address: str  # where other devices find this server; empty if only this machine does


class Problem(msgspec.Struct, frozen=True):
    """Every refused request answers with one of these."""

    error: str
