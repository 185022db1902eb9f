"""Dominion, but the name of a kingdom stands for the position in which a match begins."""

from dataclasses import replace

from ludoteka.core.record import assign
from ludoteka.games import dominion

FIRST_GAME = "Cellar Moat Village Woodcutter Workshop Militia Remodel Smithy Market Mine"
PETR = "5 Copper; deck 5 Copper; turns 7"
POSITIONS = {
    "big-money": f"> 2 Gold, 2 Copper, Estate; deck 5 Copper; turns 7 / {PETR} | {FIRST_GAME} "
    "| turn 1 0 | actions 1 buys 1 coins 0 action | supply 40 Copper, 9 Gold, 8 Duchy, 1 Province",
    "interaction": f"> Estate; deck 9 Copper; turns 7 / {PETR} | {FIRST_GAME} "
    "| turn 1 0 | actions 0 buys 3 coins 7 buy | in_play Market, 7 Copper",
    "size-distortion": f"> Cellar, 3 Estate, Copper; deck 5 Gold; turns 7 / {PETR} | {FIRST_GAME} "
    "| turn 1 0 | actions 1 buys 1 coins 0 action | -",
    "village-square": "> Militia, 4 Copper; deck 5 Copper; turns 7 / Moat, 3 Estate, Gold; turns 6"
    f" | {FIRST_GAME} | turn 1 0 | actions 1 buys 1 coins 0 action | -",
    "random": f"> Cellar, Moat, 2 Village, Workshop, Smithy, Market, 3 Copper, Gold, Province; "
    f"deck 9 Copper; discard Gold; top Gold; turns 7 / {PETR} / {PETR} / {PETR} | {FIRST_GAME} "
    "| turn 1 0 | actions 2 buys 2 coins 1 action | in_play Village, Market; trash Estate",
}


KINGDOM = dominion.GAME.options[0]


def setup(s, players, options):
    dominion.GAME.setup(s, players, options)
    name = KINGDOM.word(options[0])
    if name in POSITIONS:
        generator = list(s.rng)
        assign(s, dominion.GAME.parse_position(POSITIONS[name]))
        s.rng[:] = generator


setup.__module__ = dominion.GAME.setup.__module__  # where its folder is
GAME = replace(dominion.GAME, setup=setup)
