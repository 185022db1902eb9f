"""The contract finds what it says it finds: a sound toy passes, each broken one does not."""

import importlib.util
import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core import contract
from ludoteka.core.contract import Table
from ludoteka.core.rule import rule
from ludoteka.core.scene import Choice, Gather, Node, Plan, Scene
from ludoteka.core.text import text

TABLE = Table(3)
TURN, BID = range(2)


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
    "gathered beyond the purse": (
        contract.scenes_offer_every_answer,
        {"scene": offering(gather=Gather({"card": 0}, text("wait"), 1, 2, copies={"card": 2}))},
    ),
    "gathered more than there is": (
        contract.scenes_offer_every_answer,
        {"scene": offering(gather=Gather({"card": 0}, text("wait"), 1, 2))},
    ),
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


# Long games


@pytest.fixture(scope="module")
def long_toy():
    """The toy, played for 300 rounds instead of two."""
    name = "toy-of-300-rounds"  # machine code is kept by the name and the sources
    file = Path(__file__).parent / "toy" / "__init__.py"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec
    assert spec.loader
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module)["ROUNDS"] = 300
    return replace(module.GAME, name=name, longest=lambda players: 304 * players)


KINDS: list[frozenset[Any]] = [frozenset({i % 7}) for i in range(3000)]


def test_a_short_game_is_looked_at_everywhere():
    short = KINDS[: contract.SHORT]

    assert list(contract.places(short, 10, random.Random(1))) == list(range(contract.SHORT))


def test_a_long_game_is_looked_at_as_often_at_its_beginning_as_at_its_end():
    found = contract.places(KINDS, 60, random.Random(1))

    assert [sum(i // 1000 == third for i in found) for third in range(3)] == [20, 20, 20]
    assert all(sum(i // 50 == part for i in found) == 1 for part in range(60))


def test_nobody_can_foresee_where_a_long_game_is_looked_at():
    found = [contract.places(KINDS, 60, random.Random(n)) for n in range(200)]

    assert len({i for one in found for i in one}) > 2900
    assert found[0] == contract.places(KINDS, 60, random.Random(0)), "but it can be repeated"


def test_what_comes_up_once_in_a_long_game_is_looked_at():
    kinds = [*KINDS]
    kinds[1234] = frozenset({1, "an answer that is rarely possible"})

    assert all(1234 in contract.places(kinds, 10, random.Random(n)) for n in range(20))


@pytest.mark.parametrize("promise", contract.ON_A_TABLE, ids=lambda f: f.__name__)
def test_a_sound_long_game_keeps_every_promise(long_toy, promise):
    promise(long_toy, Table(2))


def leaking_when(rarely):
    """The toy's view, which shows every card where `rarely` says so."""

    def view(toy, s, p):
        seen = toy.view(s, p)
        cards = everything(s, p)
        return type(seen)(p, tuple(cards), *astuple(seen)[2:]) if rarely(s) else seen

    return view


def astuple(view):
    return [getattr(view, name) for name in view.__struct_fields__]


@pytest.mark.parametrize(
    "rarely",
    [
        lambda s: s.next == BID,  # twice in a game of 600 turns
        lambda s: s.turn < 15,
        lambda s: 300 <= s.turn < 315,
        lambda s: s.turn >= 585,
    ],
    ids=["a rare question", "early", "in the middle", "late"],
)
def test_a_leak_at_a_few_places_of_a_long_game_is_found(long_toy, rarely):
    view = leaking_when(rarely)
    with pytest.raises(AssertionError, match="can see what it cannot know"):
        contract.keeps_secrets(
            replace(long_toy, view=lambda s, p: view(long_toy, s, p)), Table(2), games=4
        )


def test_a_game_that_is_kept_is_the_game_that_is_played(long_toy):
    playing = contract.Play(long_toy, Table(2), 0)
    played = [(bytes(s), p, a) for s, p, a in contract.Play(long_toy, Table(2), 0).answers()]

    assert len(played) > 600
    assert played == [(m.record, m.seat, m.answer) for m in playing.line]
    looked = [(bytes(s), p, a) for s, p, a in playing.looks()]
    assert looked == [one for one in played if one in looked]
    assert bytes(playing.s) == bytes(playing.end), "it is over when all has been looked at"


def test_two_games_of_one_name_have_machine_code_of_their_own(toy, long_toy):
    twin = replace(toy, name=long_toy.name)

    assert contract.compiled_engine(twin) is not contract.compiled_engine(long_toy)
