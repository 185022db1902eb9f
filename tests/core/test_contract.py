"""The contract finds what it says it finds: a sound toy passes, each broken one does not."""

from dataclasses import replace
from typing import Any

import pytest

from ludoteka.core import contract
from ludoteka.core.contract import Table
from ludoteka.core.rule import rule
from ludoteka.core.scene import Choice, Gather, Node, Plan, Scene
from ludoteka.core.text import text

TABLE = Table(3)


@pytest.mark.parametrize("promise", contract.ON_A_TABLE, ids=lambda f: f.__name__)
def test_a_sound_game_keeps_every_promise(toy, promise):
    promise(toy, TABLE)


@rule
def hide_nothing(s, p, chance):
    pass


def everything(s, p):
    return [s.player[q].card for q in range(s.players)]


def only_when_asked(view, layout):
    """The toy's scene, which fails between two questions."""
    if not view.legal and view.seat >= 0:
        raise AssertionError
    return Scene(40, 12, {"card": Node("rect", 0, 0, 8, 12)}, (), text("prompt"))


def offering(always="", **more):
    """The toy's scene, with something else on offer."""

    def scene(view, layout):
        nodes = {"card": Node("rect", 0, 0, 8, 12), "cup": Node("circle", 9, 0, 8, 8)}
        choices = tuple(Choice(a, text("wait"), path=("card",), always=always) for a in view.legal)
        return Scene(40, 12, nodes, choices, text("prompt"), **(more if choices else {}))

    return scene


BROKEN: dict[str, tuple[Any, dict[str, Any]]] = {
    "too long": (contract.ends_in_time, {"longest": lambda players: 3}),
    "identity": (contract.keeps_secrets, {"hide": hide_nothing}),
    "leaking view": (contract.keeps_secrets, {"view": everything}),
    "silent": (contract.facts_are_said, {"tell": lambda *_: []}),
    "lossy text": (
        contract.text_says_everything,
        {"print_position": lambda s: "00" * len(bytes(s))},
    ),
    "vanishing": (contract.pieces_are_conserved, {"pieces": lambda s: s.turn}),
    "plan out of turn": (
        contract.scenes_offer_every_answer,
        {"scene": offering(plans=(Plan((0, 0), text("wait"), button=text("wait")),))},
    ),
    "gathered out of turn": (
        contract.scenes_offer_every_answer,
        {"scene": offering(gather=Gather({"card": 0, "cup": 0}, text("wait"), 1, 2, finish=0))},
    ),
    "gathered though it is no choice": (
        contract.scenes_offer_every_answer,
        {"scene": offering(gather=Gather({"card": 99}, text("wait"), 1, 1))},
    ),
    "nothing to gather": (
        contract.scenes_offer_every_answer,
        {"scene": offering(gather=Gather({"card": 0}, text("wait"), 0, 0))},
    ),
    "stored, but another thing each time": (
        contract.scenes_offer_every_answer,
        {"scene": offering(always=text("always-wait", card=7))},
    ),
    "a moment that cannot be drawn": (contract.facts_are_said, {"scene": only_when_asked}),
    "gathered unseen": (
        contract.scenes_offer_every_answer,
        {"scene": offering(gather=Gather({"hat": 0}, text("wait"), 1, 1))},
    ),
    "no reason": (
        contract.refuses_in_words,
        {"reasons": (("", ""), ("no-such-key", "§1"), ("refused-unknown", "§1"))},
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_game_is_found_out(toy, case):
    promise, parts = BROKEN[case]
    with pytest.raises((AssertionError, KeyError)):
        promise(replace(toy, **parts), TABLE)


@rule
def first_come(s, p, a):
    """Like the toy's answer, but who bids first gets a point more."""
    if s.next == 1:
        s.player[p].bid = a
        if not s.answered:
            s.player[p].has_peeked = 1
        s.answered |= 1 << p
        if s.answered == (1 << s.players) - 1:
            s.next = 2
        return
    s.turn += 1
    if s.turn == 2 * s.players:
        s.next = 1


def test_an_order_that_matters_is_found_out(toy):
    with pytest.raises(AssertionError, match="the order of answers matters"):
        contract.order_does_not_matter(replace(toy, answer=first_come), TABLE)
