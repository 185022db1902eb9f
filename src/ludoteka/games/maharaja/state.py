"""The table: one record."""

from ludoteka.core.agenda import AGENDA
from ludoteka.core.record import i8, i16, i32, record, u32

from .board import CITIES, MAX_PLAYERS, SITES
from .names import PARTS

NOBODY = -1  # no seat
NEUTRAL = MAX_PLAYERS  # §23 the owner of a palace of an unused colour
NOTHING = -1
# A turn, a question to somebody else in it and what follows the turn; never more than a line for
# the phase and two questions.
AGENDA_SIZE = 6

Player = record(
    "Player",
    # villages, as bits: with a house of his, and with a second one
    villages=i32,
    doubled=i32,
    city=(i8, CITIES),  # houses in each city
    houses=i8,  # in the own store
    quarry=i8,  # still in the common supply
    palaces=i8,  # not built yet
    characters=i16,  # as bits 1 .. 7
    gold=i16,
    architect=i8,  # a place
    chips=i8,
    disc=i8,  # §7 face down until the own turn, then face up until the end of the round
)

State = record(
    "State",
    rng=(u32, 4),
    players=i8,
    player=(Player, MAX_PLAYERS),
    palace=(i8, (CITIES, SITES)),  # owners, NOBODY or NEUTRAL
    governor=(i8, CITIES),  # §14 the cities on the track, the lowest first
    round=i8,
    maharaja=i8,  # a place
    ready=i8,  # mask: whose disc is set for this round
    acted=i8,  # mask: who has had his turn in this round
    active=i8,  # whose turn it is, NOBODY between turns
    # the turn
    left=(i8, PARTS),  # what of the disc (and a chip) may still be done
    third=i8,  # §22 the action of the chip used in this turn, NOTHING if none
    visited=i16,  # §9 mask of the places visited since the last deed
    traded=i8,  # 1: the Trader's gold is taken
    built=i8,  # 1: the Builder's house is used
    blessed=i8,  # 1: the Yogi's chip is taken
    lifted=i8,  # §11 where the house in hand came from: a village, or past them a city
    # §24 choosing and auction
    opener=i8,  # who has chosen or opened first, then who opened last
    bid=i8,  # the highest, NOTHING before the first
    bidder=i8,  # whose it is
    passed=i8,  # mask: who is out of this auction
    # chosen before the game
    short=i8,  # §21
    yogi=i8,  # §22
    neutral=i8,  # §23
    auction=i8,  # §24
    homes=i8,  # §25
    several=i8,  # §26
    by_action=i8,  # §17 1: compensation for each action, not for the turn
    hidden_money=i8,  # §27
    **AGENDA(AGENDA_SIZE),
)
