"""What a seat cannot know, and what it observes as numbers."""

from ludoteka.core.chance import random_below
from ludoteka.core.masks import ones
from ludoteka.core.rule import rule

from .names import *
from .questions import asked
from .ring import *
from .scoring import *
from .tables import *

# §19 Redrawing. Tiles and paintings that nobody has seen have no order before they are drawn.

BITS = 3  # for how often a value is in a pool; there are no more of it than players
FULL = (1 << BITS) - 1
ANY_VALUE = (1 << CARD_VALUES) - 1


@rule
def hide(s, p, chance):
    """Which cards another player has is known to all, but not which of them lie face down where:
    every arrangement is as likely as any other."""
    for q in range(s.players):
        if q != p:
            redeal(s, q, chance)


@rule
def redeal(s, q, chance):
    pool = pick_up_bids(s, q)
    if not hands_are_known(s):
        pool = deal_hand(s, q, pool, chance)
        while s.next == WALK and s.active == q and not may_walk(s, q):
            pool = deal_hand(s, q, pool, chance)  # §6 who is asked to walk can
    for place in range(places(s)):
        if not bids_are_open(s, place):
            for i in range(s.markers[place]):
                mark = s.strip[place][i]
                if mark.who == q:
                    mark.card = random_card(pool, ANY_VALUE, chance)
                    pool -= 1 << BITS * mark.card


@rule
def pick_up_bids(s, q):
    """How often each value lies face down, BITS bits for each."""
    pool = 0
    for place in range(places(s)):
        if not bids_are_open(s, place):
            for i in range(s.markers[place]):
                mark = s.strip[place][i]
                if mark.who == q:
                    pool += 1 << BITS * mark.card
    return pool


@rule
def deal_hand(s, q, pool, chance):
    """As many cards as are in hand; what is left of the pool. §6 A stuck hand has only such cards
    as led nowhere."""
    me = s.player[q]
    values = me.stuck if me.stuck else ANY_VALUE
    n = hand_size(s, q)
    for card in range(CARD_VALUES):
        pool += me.hand[card] << BITS * card
        me.hand[card] = 0
    for _ in range(n):
        card = random_card(pool, values, chance)
        me.hand[card] += 1
        pool -= 1 << BITS * card
    return pool


@rule
def random_card(pool, values, chance):
    """The value of a random card of the pool, of those with one of these values."""
    n = 0
    for card in range(CARD_VALUES):
        if values >> card & 1:
            n += pool >> BITS * card & FULL
    at = random_below(chance, n)
    card = 0
    while not values >> card & 1 or at >= pool >> BITS * card & FULL:
        if values >> card & 1:
            at -= pool >> BITS * card & FULL
        card += 1
    return card


# §19 What everybody could remember


@rule
def remembered(s, q, card):
    """How many cards of a value are in a player's hand or lie face down as bids."""
    n = s.player[q].hand[card]
    for place in range(places(s)):
        if not bids_are_open(s, place):
            for i in range(s.markers[place]):
                mark = s.strip[place][i]
                n += mark.who == q and mark.card == card
    return n


# What a seat sees, as numbers for learning: the own seat first, then the others clockwise


OBSERVATION = (
    ("hand", CARD_VALUES),
    ("bids", MAX_PLACES * STRIP),  # one more than the card: an own one, or one that lies open
    ("owners", MAX_PLACES * STRIP),  # whose marker it is, the own seat being 1
    ("paintings", MAX_HALLS * SYMBOLS),  # on display
    ("tile_owner", MAX_HALLS),  # who has its tile, the own seat being 1
    ("stacks", STACKS),  # tiles left
    ("tops", STACKS * (SYMBOLS + 2)),  # of the upper tile's painting: its values, own it, its hall
    ("cards", MAX_PLAYERS * CARD_VALUES),  # in hand or face down, as everybody could remember
    ("walked", MAX_PLAYERS * CARD_VALUES),
    ("last", MAX_PLAYERS),  # one more than the ninth card
    ("pawns", MAX_PLAYERS),
    ("best_chains", MAX_PLAYERS * SYMBOLS),
    ("open_chains", MAX_PLAYERS * SYMBOLS),
    ("tiles", MAX_PLAYERS),
    ("tile_points", MAX_PLAYERS),
    ("question", QUESTIONS),
    ("active", MAX_PLAYERS),
    ("start", MAX_PLAYERS),
    ("here", 2),  # the place that is being distributed, and the marker
    ("turn", 1),
    ("round", 1),
    ("places", 1),
    ("players", 1),
)


@rule
def observe(s, p, out):
    i = 0
    for card in range(CARD_VALUES):
        out[card] = s.player[p].hand[card]
    i = observe_bids(s, p, out, CARD_VALUES)
    i = observe_display(s, p, out, i)
    i = observe_shop(s, p, out, i)
    i = observe_players(s, p, out, i)
    for what in range(QUESTIONS):
        out[i + what] = s.next == what
    i += QUESTIONS
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        out[i + k] = k < s.players and asked(s) >> q & 1
        out[i + MAX_PLAYERS + k] = k < s.players and q == s.start
    i += 2 * MAX_PLAYERS
    out[i] = s.here
    out[i + 1] = s.marker
    out[i + 2] = s.turn
    out[i + 3] = s.round
    out[i + 4] = places(s)
    out[i + 5] = s.players


@rule
def counted_from(s, p, q):
    """The own seat is 1, the next one 2, …"""
    return 1 + (q - p + s.players) % s.players


@rule
def observe_bids(s, p, out, i):
    for place in range(MAX_PLACES):
        for k in range(STRIP):
            out[i] = out[i + MAX_PLACES * STRIP] = 0
            if k < s.markers[place]:
                mark = s.strip[place][k]
                if mark.who == p or bids_are_open(s, place):
                    out[i] = mark.card + 1
                out[i + MAX_PLACES * STRIP] = counted_from(s, p, mark.who)
            i += 1
    return i + MAX_PLACES * STRIP


@rule
def observe_display(s, p, out, i):
    for hall in range(MAX_HALLS):
        painting = s.display[hall]
        for row in range(SYMBOLS):
            out[i] = VALUE[SYMBOLS * painting + row]
            i += 1
    for hall in range(MAX_HALLS):
        out[i] = 0
        for q in range(s.players):
            if s.display[hall] != NONE and s.player[q].tiles >> s.display[hall] & 1:
                out[i] = counted_from(s, p, q)
        i += 1
    return i


@rule
def observe_shop(s, p, out, i):
    own = paintings_of(s, p)
    for k in range(STACKS):
        out[i + k] = s.stack[k]
    i += STACKS
    for k in range(STACKS):
        tile = s.top[k]
        for row in range(SYMBOLS):
            out[i + row] = VALUE[SYMBOLS * tile + row]
        out[i + SYMBOLS] = tile != NONE and own >> tile & 1
        out[i + SYMBOLS + 1] = 0
        for hall in range(MAX_HALLS):
            if tile != NONE and s.display[hall] == tile:
                out[i + SYMBOLS + 1] = hall + 1
        i += SYMBOLS + 2
    return i


@rule
def observe_players(s, p, out, i):
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        for card in range(CARD_VALUES):
            here = k < s.players
            out[i + card] = remembered(s, q, card) if here else 0
            out[i + MAX_PLAYERS * CARD_VALUES + card] = s.player[q].walked[card] if here else 0
        i += CARD_VALUES
    i += MAX_PLAYERS * CARD_VALUES
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        here = k < s.players
        out[i + k] = s.player[q].last + 1 if here else 0
        out[i + MAX_PLAYERS + k] = s.player[q].pawn if here else -1
    i += 2 * MAX_PLAYERS
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        for row in range(SYMBOLS):
            out[i + row] = best_chain(s, q, row) if k < s.players else 0
            out[i + MAX_PLAYERS * SYMBOLS + row] = open_chain(s, q, row) if k < s.players else 0
        i += SYMBOLS
    i += MAX_PLAYERS * SYMBOLS
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        out[i + k] = ones(s.player[q].tiles) if k < s.players else 0
        out[i + MAX_PLAYERS + k] = tile_points(s, q) if k < s.players else 0
    return i + 2 * MAX_PLAYERS
