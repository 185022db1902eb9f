"""What a seat cannot know, and what it observes as numbers."""

from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .market import *
from .names import *
from .printed import *
from .questions import question
from .rules import is_over
from .state import *
from .track import *

# §23 Redrawing

EIGHT_BITS = 255


@rule
def hide(s, p, chance):
    """Everything but the others' privileges follows from what everybody has seen. Those held since
    before the pile was last shuffled are dealt anew among their owners, the later ones out of what
    the pile has held since."""
    if is_over(s):
        return  # §22 all have been shown
    keeper = 1 if p == 0 else 0  # of all old ones, while they are dealt
    older, newer = collect(s, p, keeper)
    for q in range(s.players):
        if q != p and q != keeper:
            for _ in range(older >> 8 * q & EIGHT_BITS):
                deal_old(s, keeper, q, chance)
    for kind in range(KINDS):
        s.player[keeper].privileges[kind] = s.player[keeper].old[kind]
    for q in range(s.players):
        if q != p:
            for _ in range(newer >> 8 * q & EIGHT_BITS):
                deal_new(s, q, chance)


@rule
def collect(s, p, keeper):
    """All privileges from the others; how many old and how many newer ones each had held."""
    older = newer = 0
    for q in range(s.players):
        if q != p:
            for kind in range(KINDS):
                old = s.player[q].old[kind]
                older += old << 8 * q
                newer += s.player[q].privileges[kind] - old << 8 * q
                s.player[q].privileges[kind] = s.player[q].old[kind] = 0
                s.player[keeper].old[kind] += old
    return older, newer


@rule
def deal_old(s, keeper, q, chance):
    pool = s.player[keeper].old
    n = 0
    for kind in range(KINDS):
        n += pool[kind]
    at = random_below(chance, n)
    kind = 0
    while at >= pool[kind]:
        at -= pool[kind]
        kind += 1
    pool[kind] -= 1
    s.player[q].old[kind] += 1
    s.player[q].privileges[kind] += 1


@rule
def deal_new(s, q, chance):
    at = random_below(chance, pile_size(s))
    kind = 0
    while at >= in_pile(s, kind):
        at -= in_pile(s, kind)
        kind += 1
    s.player[q].privileges[kind] += 1


# What a seat sees, as numbers for learning: the own place first, then the others clockwise

OF_A_PLACE = 2 * COINS + PLACES * LAYABLE + 6

OBSERVATION = (
    # of each: bag, spent and laid coins; seals, privileges, way, rank, active, asked
    ("places", MAX_PLAYERS * OF_A_PLACE),
    ("privileges", ALL_PRIVILEGES),  # the own ones, by kind
    ("used", ALL_PRIVILEGES),
    ("offer", OFFERED * len(GOODS)),  # which card lies at each place
    ("draw_piles", len(GOODS)),  # which cards may still come
    ("tray", LAYABLE),
    ("supplies", 3),  # jokers, counterfeits, seals
    ("ahead", SPACES),  # the symbol on each of the next spaces
    ("turn", 4),  # privilege used, seal spent, coins laid, further turns
    ("question", QUESTIONS),
    ("about", 1),  # the symbol in question
    ("round_begins", MAX_PLAYERS),  # who began the game
    ("players", 1),
)


@rule
def observe(s, p, out):
    i = 0
    for k in range(MAX_PLAYERS):
        if k < s.players:
            observe_place(s, (p + k) % s.players, out, i)
        else:
            for j in range(OF_A_PLACE):
                out[i + j] = 0
        i += OF_A_PLACE
    for kind in range(ALL_PRIVILEGES):
        out[i + kind] = s.player[p].privileges[kind]
        out[i + ALL_PRIVILEGES + kind] = s.used[kind]
    i += 2 * ALL_PRIVILEGES
    i = observe_cards(s, out, i)
    for coin in range(LAYABLE):
        out[i + coin] = s.tray[coin]
    i += LAYABLE
    out[i] = s.white
    out[i + 1] = s.black
    out[i + 2] = s.seals
    i += 3
    for n in range(SPACES):
        out[i + n] = symbol_at(s, s.player[p].at + n + 1)
    observe_question(s, p, out, i + SPACES)


@rule
def observe_place(s, q, out, i):
    me = s.player[q]
    for coin in range(COINS):
        out[i + coin] = me.bag[coin]
        out[i + COINS + coin] = me.spent[coin]
    i += 2 * COINS
    for place in range(PLACES):
        for coin in range(LAYABLE):
            out[i] = me.laid[place][coin]
            i += 1
    out[i] = me.seals
    out[i + 1] = privileges_of(s, q)
    out[i + 2] = me.at
    out[i + 3] = rank(s, q)
    out[i + 4] = q == s.active
    out[i + 5] = question(s) < QUESTIONS and s.agenda[s.waiting - 1].who == q


@rule
def observe_cards(s, out, i):
    for place in range(OFFERED):
        for card in range(OVERSEER):
            out[i + card] = card == s.card[place]
        i += OVERSEER
    for card in range(OVERSEER):
        if card < FIRST_SCENT:
            out[i + card] = s.pile[0] >> card & 1
        else:
            out[i + card] = s.pile[1] >> (card - FIRST_SCENT) & 1
    return i + OVERSEER


@rule
def observe_question(s, p, out, i):
    out[i] = s.played
    out[i + 1] = s.sealed
    out[i + 2] = s.laying
    out[i + 3] = s.again
    i += 4
    what = question(s)
    for k in range(QUESTIONS):
        out[i + k] = k == what
    i += QUESTIONS
    out[i] = s.agenda[s.waiting - 1].n if what == USE_SYMBOL else 0
    for k in range(MAX_PLAYERS):
        out[i + 1 + k] = k < s.players and (p + k) % s.players == s.first
    out[i + 1 + MAX_PLAYERS] = s.players
