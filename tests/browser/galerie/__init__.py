"""Galerie umění, but the number of seats and the option say in which position it begins."""

from dataclasses import replace

from ludoteka.core.record import assign
from ludoteka.games import galerie

HAND = "012345678 at 0"
TWO, THREE = "18:48 14:47 10:46 6:45", "16:48 14:47 10:46 6:45"
ROOMS = "shop / 1 / 2 / 3 / 4"


def crowded():
    """Six in the last turn of a round, with six paintings and seven tiles each."""
    hands = []
    for p in range(6):
        hung = ",".join(str(n) for n in range(1 + 6 * p, 7 + 6 * p))
        tiles = ",".join(str(n) for n in range(1 + 7 * p, 8 + 7 * p))
        hands.append(f"678 walked 012 at {p} paintings {hung} tiles {tiles}")
    bids = [f"{1 + i % 6}:{3 + i % 3}" for i in range(18)]
    rooms = [" ".join([str(n), *bids[2 * i : 2 * i + 2]]) for i, n in enumerate(range(41, 49))]
    places = " / ".join([" ".join(["shop", *bids[16:]]), *rooms])
    return f"{' / '.join(hands)} | {places} | 3:48 1:47 1:46 1:45 | walk 1 start 1 round 6 turn 19"


POSITIONS = {
    (2, 0): f"{HAND} / {HAND} | {ROOMS} | {TWO} | walk 1 start 1 round 1 turn 1",
    (2, 1): "8 last 2 at 1 paintings 5,6 tiles 9,13 / 7 last 1 at 0 "
    f"| shop / 11 / 13 1:3 2:8 1:0 / 3 / 4 | {THREE} | painting 1 start 1 round 2 turn 8 here 2",
    (3, 0): "8 last 2 at 0 / 7 last 1 at 0 / 5 last 0 at 0 "
    f"| shop 1:6 2:3 / 1 / 2 / 3 / 4 | {TWO} | tiles 1 start 1 round 1 turn 12",
    (3, 1): "4 last 2 at 1 / 7 last 1 at 0 / 5 last 0 at 0 "
    f"| shop / - 2:_ 1:5 1:5 2:8 / 2 / 3 / 4 | {TWO} "
    "| take-back 1 start 1 round 1 turn 12 here 1 marker 1",
    (6, 0): crowded(),
}


def setup(s, players, options):
    galerie.GAME.setup(s, players, options)
    if (players, options[0]) in POSITIONS:
        generator = list(s.rng)
        assign(s, galerie.GAME.parse_position(POSITIONS[players, options[0]]))
        s.rng[:] = generator


setup.__module__ = galerie.GAME.setup.__module__  # where its folder is
GAME = replace(galerie.GAME, setup=setup)
