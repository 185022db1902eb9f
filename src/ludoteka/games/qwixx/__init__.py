"""Qwixx: dice, four coloured rows, and everybody plays on everybody's throw."""

from ludoteka.core.game import Bot, Game, Tool

from . import bots, notation, rules, solve
from .scene import scene
from .tell import tell
from .view import view

GAME = Game(
    name="qwixx",
    seats=(1, rules.MAX_PLAYERS),
    State=rules.State,
    answers=rules.ANSWERS,
    longest=rules.longest,
    version=1,
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
    hide=rules.hide,
    observe=rules.observe,
    reasons=rules.REASONS,
    observation=rules.OBSERVATION,
    bots={"greedy": Bot(bots.greedy, bots.PARAMS)},
    tools={"solve": Tool(solve.run, "the optimal score of one player alone")},
    view=view,
    scene=scene,
    tell=tell,
    print_answer=notation.print_answer,
    parse_answer=notation.parse_answer,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
)
