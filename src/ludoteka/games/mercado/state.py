"""The table: one record."""

from ludoteka.core.agenda import AGENDA
from ludoteka.core.record import i8, i16, i32, record, u32

from .printed import ALL_PRIVILEGES, COINS, LAYABLE

MAX_PLAYERS = 4
# Places for cards: 0 .. 3 valuables, 4 and 5 scents, then the market people, who never leave.
OFFERED = 6
OVERSEER_PLACE = OFFERED
CHANGER_PLACE = OFFERED + 1
PLACES = OFFERED + 2
FIRST_SCENT_PLACE = 4
DECKS = 2  # valuables, scents
NOTHING = -1  # no card
# While a card is bought there wait: its settling, at most four lines of the purchase, a movement
# with its symbol; or, when most of these are done, three lines for each of three opponents. At the
# end of a game: one for each player.
AGENDA_SIZE = 12

Player = record(
    "Player",
    bag=(i8, COINS),  # in an order that nobody knows
    spent=(i8, COINS),  # on the personal card
    laid=(i8, (PLACES, LAYABLE)),  # at the own edge of each card
    seals=i8,
    privileges=(i8, ALL_PRIVILEGES),  # in hand, face down, by kind
    old=(i8, ALL_PRIVILEGES),  # §23 those held since before the pile was last shuffled
    height=i8,  # of the own marker: how many lie under it on its space
    at=i16,  # how far it has come from the start tile
)

State = record(
    "State",
    rng=(u32, 4),
    players=i8,
    first=i8,  # who began
    active=i8,
    side=i8,  # §13 of the board: 0 is A, 1 is B
    start=i8,  # §13 the space that lies under the start tile
    memory=i8,  # 1: the page shows what everybody could remember
    player=(Player, MAX_PLAYERS),
    card=(i8, OFFERED),  # goods on offer
    pile=(i32, DECKS),  # masks of the cards in the draw piles, in an order that nobody knows
    revealed=i8,  # §11 the valuable just turned over for unknown points
    white=i8,  # the supplies
    black=i8,
    seals=i8,
    used=(i8, ALL_PRIVILEGES),  # privileges used or given back: they lie open
    # the turn
    tray=(i8, LAYABLE),  # coins drawn and not laid yet
    played=i8,  # 1: a privilege has been used in this turn
    sealed=i8,  # 1: a seal has been spent in this turn
    laying=i8,  # how many coins have been laid in this turn
    again=i8,  # further turns that the active player has won in this one
    turns=i16,  # that have ended, of all players
    **AGENDA(AGENDA_SIZE),
)
