"""From scenes and facts to what one reader gets: every sentence in his language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from msgspec import structs

from ludoteka.core import scene
from ludoteka.core.game import Game
from ludoteka.core.text import COMMON, Text, Words

from .protocol import Choice, Gather, Language, Node, Reading

HERE = Path(__file__).parent
Say = Callable[[Text | str], str]


def words_of(game: Game) -> Words:
    """Common sentences, the server's, and the game's own."""
    return words(COMMON, HERE, game.folder)


def words_of_no_game() -> Words:
    return words(COMMON, HERE)


@lru_cache
def words(*folders: Path) -> Words:
    return Words(*folders)


def speaker(words: Words, language: Language, names: tuple[str, ...] = ()) -> Say:
    return lambda sentence: words.say(sentence, language, names)


def said_nodes(nodes: Mapping[str, scene.Node], say: Say) -> dict[str, Node]:
    return {key: said_node(node, say) for key, node in nodes.items()}


def said_node(node: scene.Node, say: Say) -> Node:
    return Node(
        shape=node.shape,
        x=node.x,
        y=node.y,
        w=node.w,
        h=node.h,
        text=say(node.text),
        label=say(node.label),
        style=node.style,
        size=node.size,
        align=node.align,
        rot=node.rot,
        z=node.z,
        tick=node.tick,
    )


def said_choices(shown: scene.Scene, say: Say) -> list[Choice]:
    """Answers, and several at once, all alike to the page."""
    return [
        *(said_choice(choice, say) for choice in shown.choices),
        *(said_offer(plan, plan.answers, say) for plan in shown.plans),
    ]


def said_choice(choice: scene.Choice, say: Say) -> Choice:
    said = said_offer(choice, [choice.answer], say)
    return structs.replace(said, always=say(choice.always), order=order_of(choice))


def said_offer(choice: scene.Choice | scene.Plan, answers: Sequence[int], say: Say) -> Choice:
    return Choice(
        answers=list(answers),
        label=say(choice.label),
        path=list(choice.path),
        button=say(choice.button),
        keys=choice.keys,
        note=say(choice.note),
        ghosts=said_nodes(dict(choice.ghosts), say),
        weak=choice.weak,
    )


def said_gather(gather: scene.Gather, say: Say) -> Gather:
    return Gather(
        picks=gather.picks,
        label=say(gather.label),
        least=gather.least,
        most=gather.most,
        finish=gather.finish,
        copies=gather.copies,
        costs=gather.costs,
        purse=gather.purse,
    )


def order_of(choice: scene.Choice) -> str:
    """What a stored answer is called: the key of its sentence, the same in every language."""
    return choice.always.key if isinstance(choice.always, Text) else choice.always


def said_reading(reading: scene.Reading, say: Say) -> Reading:
    rows = [[say(row.head), *map(say, row.cells)] for row in reading.rows]
    return Reading(caption=say(reading.caption), rows=rows)


def places(standings: Iterable[int]) -> list[int]:
    """1, 1, 3 …: the place of each seat."""
    all_of_them = list(standings)
    return [1 + sum(other > own for other in all_of_them) for own in all_of_them]
