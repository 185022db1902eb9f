"""The scene kit: how a game is drawn and played without the page knowing any game.

A game's `scene(view, layout)` places nodes and says which nodes to touch, in which order, for each
legal answer. The page draws, animates, and plays by tap, drag, key and screen reader.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .text import Text

Layout = Literal["phone", "wide"]
Words = Text | str


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table, at a place in the units of the scene.

    `x`, `y` is its left upper corner; it turns about its middle. A shape that is none of the four
    is the id of a `<symbol>` in the game's symbols.svg (where `cover` is its picture in the lobby).
    Which words of `style` the page itself knows is said at the top of ui/src/scene.css.
    """

    shape: str  # "rect", "round" (rect with round corners), "circle", "text", or a symbol
    x: float
    y: float
    w: float
    h: float
    text: Words = ""  # printed in the middle (or at `align`)
    label: Words = ""  # what it is, for a screen reader and a long press
    style: str = ""  # classes, e.g. "red crossed"; the client's style sheet and the game's own
    size: float = 0  # height of the text; 0: half of `h`
    align: Literal["middle", "start", "end"] = "middle"
    rot: float = 0  # degrees
    z: int = 0  # greater lies above
    tick: int = 0  # when it changes, the shape's own animation plays again (a die tumbles)


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: the nodes to touch in order, and what it says."""

    answer: int
    label: Words  # "Cross red 7"
    path: tuple[str, ...] = ()  # ids of nodes; several choices may share a beginning
    button: Words = ""  # also offered as a button with this short text
    keys: str = ""  # typed to choose it, e.g. "r7"
    note: Words = ""  # consequence, shown before confirming: "+6, gives up 2, 3"
    ghosts: tuple[tuple[str, Node], ...] = ()  # nodes drawn over the table while it is selected
    weak: bool = False  # passing and ending: drawn apart and quieter
    always: Words = ""  # may be stored, and is then given by itself: "Always show the Moat"


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several answers offered as one: all treasures, a whole trip. All are given, or none.

    Only the last may move chance or tell something new.
    """

    answers: tuple[int, ...]
    label: Words
    path: tuple[str, ...] = ()  # this and the rest as in a choice
    button: Words = ""
    keys: str = ""
    note: Words = ""
    ghosts: tuple[tuple[str, Node], ...] = ()
    weak: bool = False


class Gather(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several things to be taken together: the page collects them and gives their answers at once.

    Each of the answers is a choice of its own as well. Like those of a plan they tell nothing new
    before the last, and any order will do.
    """

    picks: dict[str, int]  # node → the answer that takes it
    label: Words  # "Discard"
    least: int
    most: int
    finish: int = -1  # the answer that follows, unless `most` were taken
    copies: dict[str, int] = {}  # how often a thing may be taken, if more than once
    costs: dict[str, int] = {}  # node → its price, where there is one …
    purse: int = 0  # … and what all together may cost at most


class Row(msgspec.Struct, frozen=True):
    """A line of the table that a screen reader reads instead of the picture."""

    head: Words
    cells: tuple[Words, ...]


class Reading(msgspec.Struct, frozen=True):
    """The table in words: a caption and rows, built from the same view as the picture."""

    caption: Words
    rows: tuple[Row, ...]


class Scene(msgspec.Struct, frozen=True):
    width: float
    height: float
    nodes: dict[str, Node]
    choices: tuple[Choice, ...]
    prompt: Words  # one sentence: who, what, how many left
    readings: tuple[Reading, ...] = ()
    plans: tuple[Plan, ...] = ()
    gather: Gather | None = None
    zoom: bool = False  # may be enlarged and moved about: a map

    @property
    def offers(self) -> list[Choice | Plan]:
        """All that may be chosen, in the order in which it is listed."""
        return [*self.choices, *self.plans]
