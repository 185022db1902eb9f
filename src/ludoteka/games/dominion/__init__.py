"""Dominion, the base game in its first edition: a deck of cards that one builds while playing."""

from ludoteka.core.game import Game, Option

from . import knowledge, menus, notation, questions, rules
from .cards import BASIC, NAMES, RECOMMENDED
from .scene import scene
from .state import MAX_PLAYERS, State
from .table import pieces, rematch
from .tell import tell
from .view import view

GAME = Game(
    name="dominion",
    seats=(2, MAX_PLAYERS),
    State=State,
    answers=rules.ANSWERS,
    longest=rules.longest,
    version=1,
    options=(
        Option("kingdom", values=(*RECOMMENDED, "random", "in-turn")),
        Option("cards", values=NAMES[BASIC:], choose=10),
        Option("curses", values=("always", "with-witch")),
        Option("begins", values=("1", "2", "3", "4"), choose=0),
        Option("points", values=("hidden", "shown")),
    ),
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
    bots=menus.own_lists(),
    bot_files={".list": menus.read},
    view=view,
    scene=scene,
    tell=tell,
    rematch=rematch,
    pieces=pieces,
    print_answer=notation.print_answer,
    parse_answer=notation.parse_answer,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
)
