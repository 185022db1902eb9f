"""The table: one record."""

from ludoteka.core.agenda import AGENDA
from ludoteka.core.record import i8, i16, record, u8, u32

from .cards import BASIC, KINDS, KINGDOM

MAX_PLAYERS = 4
PILES = BASIC + KINGDOM  # a card is known by its pile: 0 .. 6 the basic ones, then the kingdom
NOTHING = -1  # no card
NO_KIND = KINDS  # no card of the box

# §9 The known top of a deck: cards come there by the Bureaucrat (ten of them, each played twice at
# most in a round) and one by the Spy. Who draws an Action has used up everything above it, and who
# has none cannot add to it in the own turn; so at most one round adds to it before it is drawn off.
KNOWN = 24
# Throne Rooms wait one inside the other, ten at most, each with a second play to come; a card that
# is being resolved needs at most a line for each player and two more, the turn one.
AGENDA_SIZE = 24

Player = record(
    "Player",
    hand=(i8, PILES),
    deck=(i8, PILES),  # in an order that nobody knows; below …
    known=(i8, KNOWN),  # … the cards that everybody has seen on top, the last one uppermost
    known_size=i8,
    discard=(i8, PILES),  # the discard pile: cards that everybody has seen there …
    buried=(i8, PILES),  # … and those put there unseen
    top=i8,  # the card that lies on the discard pile
    turns=i16,
    # what everybody knows of cards that lie face down
    seen=(i8, PILES),  # cards in hand that everybody has seen
    old=(i8, PILES),  # others in hand that were there already when the deck was last shuffled
    sunk=i8,  # how many of these have been buried since
    fresh=(i8, PILES),  # cards that were seen in the pile when it was shuffled, and not since
)

State = record(
    "State",
    rng=(u32, 4),
    players=i8,
    active=i8,  # whose turn it is
    phase=i8,
    actions=i8,
    buys=i8,
    coins=i16,
    kind=(u8, PILES),  # which card of the box lies in a pile, NO_KIND while that is not decided
    costs=(i8, PILES),  # what is printed on its cards, laid out with the pile
    types=(u8, PILES),
    supply=(i8, PILES),
    trash=(i8, PILES),
    in_play=(i8, PILES),  # of the active player
    player=(Player, MAX_PLAYERS),
    # while a card is being resolved
    aside=(i8, PILES),  # cards revealed or set aside, face up
    loot=(i8, PILES),  # treasures in the trash that the Thief may take
    chosen=(i8, PILES),  # cards in hand chosen to be discarded together
    last=i8,  # the last of these
    drawn=i8,  # the card that the Library asks about
    safe=i8,  # mask of the players who have shown a Moat to this attack
    answered=i8,  # mask of those who have answered whether they show one
    # chosen before the game
    curses=i8,  # §3 0: always in the supply; 1: only with the Witch
    counted=i8,  # 1: everybody's points are shown
    draft=i8,  # §3 1: the kingdom is being chosen in turn
    kingdom=u32,  # mask of the kinds chosen so far
    **AGENDA(AGENDA_SIZE),
)
