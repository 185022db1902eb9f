"""Falešné peníze a pravá popularita (Mercado): coins out of a bag, goods, and a good reputation."""

from ludoteka.core.game import Bot, Game, Option

from . import bots, knowledge, notation, reckoner, rules
from .scene import scene
from .table import pieces
from .tell import tell
from .view import view

GAME = Game(
    name="mercado",
    seats=(2, rules.MAX_PLAYERS),
    State=rules.State,
    answers=rules.ANSWERS,
    longest=rules.longest,
    version=1,
    options=(
        Option("side", values=("a", "b")),
        Option("start", low=0, high=rules.SPACES - 1),
        Option("memory", values=("own", "shown")),
    ),
    setup=rules.setup,
    asked=rules.asked,
    to_act=rules.to_act,
    refusal=rules.refusal,
    legal=rules.legal,
    answer=rules.answer,
    step=rules.step,
    is_over=rules.is_over,
    score=rules.score,
    standing=rules.standing,
    hide=knowledge.hide,
    observe=knowledge.observe,
    reasons=rules.REASONS,
    observation=knowledge.OBSERVATION,
    bots={
        "reckoner": Bot(reckoner.reckoner, reckoner.PARAMS),
        "merchant": Bot(bots.merchant, bots.PARAMS),
    },
    view=view,
    scene=scene,
    tell=tell,
    pieces=pieces,
    print_answer=notation.print_answer,
    parse_answer=notation.parse_answer,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
)
