"""What is set on the disc, and what of it is still to be done."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core.drawing import Box, Nodes, put
from ludoteka.core.text import Seat, Text, text

from .board import BUILDER, TRADER
from .measures import Measures
from .names import ACTION_NAMES, ACTIONS, TWO_HOUSES
from .track import ability
from .view import Turn, View
from .words import action

NARROW = 6  # letters high: a chip less wide than that has no room for its word
PARTS_OF = {
    "gold": ("gold",), "house": ("house",), "houses": ("city-house", "house"), "move": ("move",),
    "quarry": ("quarry",), "palace": ("palace",), "palace-house": ("palace", "house"),
    "governors": ("governor",), "character": ("character",),
}  # fmt: skip


@dataclass(frozen=True)
class Todo:
    """Something that may be done: `do-NAME` on the table."""

    name: str
    picture: str
    n: int = 1

    @property
    def word(self) -> Text:
        return text(f"todo-{self.name}", n=self.n)

    @property
    def label(self) -> Text:
        """The word, and what a character is good for."""
        number = {"builder": BUILDER, "trader": TRADER}.get(self.name)
        if number is None:
            return self.word
        return text("label-ability", who=self.word, says=ability(number))


def sets_disc(view: View) -> bool:
    return view.question == "set-disc" and view.seat in view.asked


def todos(view: View) -> list[Todo]:
    """Of a turn: what the disc still asks for, then what characters and chips allow."""
    if view.question == "put-house":
        return [Todo("put", "action-house")]
    if view.question == "first-house":
        return [Todo("first", "action-house")]
    if view.turn is None or view.active is None:
        return []
    left = view.turn.left
    houses = left.get("house", 0) + 2 * left.get("city-house", 0)
    found = [
        Todo("palace", "action-palace", left.get("palace", 0)),
        Todo("house", "action-house", houses),
        Todo("move", "action-move", left.get("move", 0)),
        Todo("gold", "action-gold", left.get("gold", 0)),
        Todo("quarry", "action-quarry", left.get("quarry", 0)),
        Todo("governor", "action-governors", left.get("governor", 0)),
        Todo("character", "action-character", left.get("character", 0)),
        *extras(view, view.turn, view.active),
    ]
    return [each for each in found if each.n]


def extras(view: View, turn: Turn, active: int) -> list[Todo]:
    """§16, §22 What comes beside the disc."""
    me = view.places[active]
    return [
        Todo("builder", "builder", BUILDER in me.characters and not turn.built),
        Todo("trader", "trader", TRADER in me.characters and not turn.traded),
        Todo("chip", "chip", me.chips > 0 and turn.chip is None),
    ]


def draw_desk(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """What the viewer has to choose from, or what whoever plays has left to do."""
    if sets_disc(view):
        return draw_picker(nodes, view, m, at)
    chips = todos(view)
    if not chips and view.turn is None:
        return at.y
    for i, todo in enumerate(chips):
        box = at.columns(max(len(chips), 3), 4)[i]
        name = f"do-{todo.name}"
        put(nodes, name, "round", box, label=todo.label, style="card todo")
        draw_picture(nodes, m, name, todo.picture, todo.word, box)
    if not chips:
        put(
            nodes, "nothing-left", "text", at, text=text("all-done"), style="faint wrap",
            size=m.letters,
        )  # fmt: skip
    return at.y + at.h + m.gap


# §7 The disc


def draw_picker(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """Nine actions; two of them, or one of them twice, are touched."""
    columns = 5 if m.is_wide else 3
    lines = (ACTIONS + columns - 1) // columns
    h = 44
    own = view.places[view.seat].disc or ()
    for a in range(ACTIONS):
        line = at.part(0, a // columns * (h + 4), at.w, h)
        box = line.columns(columns, 4)[a % columns]
        times = own.count(a)
        name = f"act-{ACTION_NAMES[a]}"
        label = text(f"label-set-{min(times, 2)}", action=action(a)) if times else action(a)
        style = "card action" + (" set" if times else "")
        put(nodes, name, "round", box, label=label, style=style)
        draw_picture(
            nodes, m, name, f"action-{ACTION_NAMES[a]}", text(f"short-{ACTION_NAMES[a]}"), box
        )
        if times == 1:
            put(
                nodes,
                f"{name}-set",
                "maharaja-done",
                box.part(box.w - 19, 2, 17, 17),
                style="tick",
                z=3,
            )
        elif times:
            put(
                nodes, f"{name}-set", "round", box.part(box.w - 26, 2, 24, 17), text="2×",
                style="times", size=m.letters, z=3,
            )  # fmt: skip
    return at.y + lines * (h + 4) + m.gap


def draw_picture(nodes: Nodes, m: Measures, name: str, picture: str, word: Text, at: Box) -> None:
    """A picture with its word below, beside it where that fits better, or alone."""
    low = m.letters * 1.3
    if at.h < 50 or at.w > 2 * at.h:
        side = min(at.h - 16, at.w * 0.21)
        icon = at.part(4, (at.h - side) / 2, side, side)
        said = at.part(side + 6, 0, at.w - side - 9, at.h)
    elif at.w < NARROW * m.letters:
        side = min(at.w, at.h) - 14
        icon, said = at.part((at.w - side) / 2, (at.h - side) / 2, side, side), None
    else:
        side = at.h - low - 9
        icon = at.part((at.w - side) / 2, 5, side, side)
        said = at.part(1, at.h - low - 3, at.w - 2, low)
    put(nodes, f"{name}-picture", f"maharaja-{picture}", icon, style="picture", z=1)
    if said is not None:
        wrap = " wrap" if said.h > 2 * low else ""  # a line below, or several beside it
        put(
            nodes, f"{name}-word", "text", said, text=word, style=f"strong word{wrap}",
            size=m.letters, z=1,
        )  # fmt: skip


def draw_disc(nodes: Nodes, view: View, m: Measures, at: Box) -> float:
    """The actions of whoever plays, those done ticked off; what leaving the rest would cost."""
    turn, active = view.turn, view.active
    if turn is None or active is None:
        return at.y
    put(
        nodes, "turn-mark", f"seat-{active}", at.part(4, 10, 16, 16), style=f"seat-{active}",
        label=text("label-turn", who=Seat(active)),
    )  # fmt: skip
    actions = [*(view.places[active].disc or ())]
    if turn.chip is not None:
        actions.append(turn.chip)
    for i, (a, done) in enumerate(zip(actions, done_actions(actions, turn.left), strict=True)):
        draw_set(nodes, i, a, done, at.part(26 + i * 40, 0, 36, 36))
    x = 26 + len(actions) * 40 + 4
    place = at.part(x, 0, at.w - x, 36)
    said = text("left-costs", gold=turn.compensation) if turn.compensation else text("all-done")
    put(
        nodes, "compensation", "text", place, text=said, align="start", style="wrap faint",
        size=m.letters,
    )  # fmt: skip
    return at.y + 36 + m.gap


def draw_set(nodes: Nodes, i: int, a: int, done: bool, at: Box) -> None:
    """An action on the disc."""
    key, state = ("label-action-done", " done") if done else ("label-action-left", "")
    label = text(key, action=action(a))
    put(nodes, f"disc-{i}", "round", at, label=label, style=f"card action{state}")
    icon, picture = at.part(4, 4, 28, 28), f"maharaja-action-{ACTION_NAMES[a]}"
    put(nodes, f"disc-{i}-picture", picture, icon, style=f"picture{state}")
    if done:
        put(nodes, f"disc-{i}-done", "maharaja-done", at.part(21, 21, 18, 18), style="tick", z=2)


def done_actions(actions: list[int], left: dict[str, int]) -> list[bool]:
    """Which of them have nothing left to do; of two alike the first is the one that is done."""
    rest = dict(left)
    done = []
    for a in reversed(actions):
        parts = [part for part in PARTS_OF[ACTION_NAMES[a]] if rest.get(part)]
        for part in parts[: 1 if a == TWO_HOUSES else 2]:
            rest[part] -= 1
        done.append(not parts)
    return done[::-1]
