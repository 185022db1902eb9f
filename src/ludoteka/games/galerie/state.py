"""The table: one record."""

from ludoteka.core.record import i8, i16, i64, record, u8, u16, u32

from .tables import CARD_VALUES, MAX_HALLS, MAX_PLACES, MAX_PLAYERS, PAINTINGS, STACKS, STRIP

NO_CARD = -1  # taken back already, or not shown yet

Player = record(
    "Player",
    tiles=i64,  # bit mask of the numbers on the own tiles
    collection=(
        u8,
        PAINTINGS,
    ),  # §12 numbers of the own paintings, in the order of taking; none has more
    paintings=i8,  # how many they are
    hand=(i8, CARD_VALUES),  # action cards in hand, by value
    walked=(i8, CARD_VALUES),  # those that lie face up before the player, until the round ends
    last=i8,  # §8 the ninth card, once it has been shown
    pawn=i8,  # its place
    stuck=u16,  # §6 bit mask of the values that led nowhere when the player laid a card away
)

Bid = record("Bid", who=i8, card=i8)  # a marker and the card that was laid down with it

State = record(
    "State",
    rng=(u32, 4),
    players=i8,
    memory=i8,  # 1: people are shown what everybody could remember
    next=i8,  # the question or the step that comes next
    active=i8,  # whose turn it is, or who is asked in the distribution
    start=i8,  # who has the start card
    turn=i8,  # turns begun in this round
    here=i8,  # §9 the place that is being distributed
    marker=i8,  # the place on its strip whose turn it is
    round=i16,
    display=(u8, MAX_HALLS),  # the painting in each hall
    stack=(i8, STACKS),  # tiles left in each stack …
    top=(u8, STACKS),  # … and the number on the uppermost
    markers=(i8, MAX_PLACES),  # how many stand on the strip of each place
    strip=(Bid, (MAX_PLACES, STRIP)),  # in the order of their places I to VI
    player=(Player, MAX_PLAYERS),
)
