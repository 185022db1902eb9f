"""Galerie umění (Art Gallery): walking through the halls, bids face down, and rows of symbols."""

from ludoteka.core.game import Bot, Game, Option

from . import bots, dealer, knowledge, notation, questions, rules
from .scene import scene
from .state import State
from .table import pieces
from .tell import tell
from .view import view

GAME = Game(
    name="galerie",
    seats=(rules.FEWEST_PLAYERS, rules.MAX_PLAYERS),
    State=State,
    answers=rules.ANSWERS,
    longest=rules.longest,
    version=1,
    options=(Option("memory", values=("hidden", "shown")),),
    setup=rules.setup,
    asked=questions.asked,
    to_act=questions.to_act,
    refusal=questions.refusal,
    legal=questions.legal,
    answer=questions.answer,
    step=rules.step,
    is_over=rules.is_over,
    score=rules.score,
    standing=rules.standing,
    hide=knowledge.hide,
    observe=knowledge.observe,
    reasons=rules.REASONS,
    observation=knowledge.OBSERVATION,
    bots={
        "dealer": Bot(dealer.dealer, dealer.PARAMS),
        "collector": Bot(bots.collector, bots.PARAMS),
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
