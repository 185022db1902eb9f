"""Qwixx: dice, four coloured rows, and everybody plays on everybody's throw."""

from ludoteka.core.game import Bot, Game

from . import bots, rules

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
    bots={"greedy": Bot(bots.greedy)},
    view=None, scene=None, tell=None, print_answer=None, parse_answer=None, print_position=None, parse_position=None,
)
