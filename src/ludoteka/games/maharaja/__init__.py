"""Maharaja: palaces in seven cities of India, and the roads between them."""

from ludoteka.core.game import Bot, Game, Option

from . import board, bots, deeds, knowledge, names, notation, offers, questions, rules, scoring
from .pieces import pieces
from .scene import scene
from .state import State
from .tell import tell
from .view import view

GAME = Game(
    name="maharaja",
    seats=(2, board.MAX_PLAYERS),
    State=State,
    answers=names.ANSWERS,
    longest=rules.longest,
    version=1,
    options=(
        Option("length", values=("full", "short")),
        Option("yogi", values=("no", "yes")),
        Option("neutral", values=("no", "yes")),
        Option("auction", values=("no", "yes")),
        Option("homes", values=("no", "yes")),
        Option("characters", values=("one", "several")),
        Option("compensation", values=("turn", "action")),
        Option("money", values=("open", "covered")),
    ),
    setup=rules.setup,
    asked=questions.asked,
    to_act=questions.to_act,
    refusal=questions.refusal,
    legal=offers.legal,
    answer=deeds.answer,
    step=rules.step,
    is_over=rules.is_over,
    score=scoring.score,
    standing=scoring.standing,
    hide=knowledge.hide,
    observe=knowledge.observe,
    reasons=names.REASONS,
    observation=knowledge.OBSERVATION,
    bots={
        "planner": Bot(bots.planner, bots.PARAMS),
        "mason": Bot(bots.mason, bots.PARAMS),
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
