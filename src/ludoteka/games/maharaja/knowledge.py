"""§27 What a seat cannot know, and what it observes as numbers."""

from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .board import *
from .names import *
from .questions import asked, question
from .state import NOBODY, NOTHING
from .travel import holds, houses_of


@rule
def is_shown(s, q):
    """§7 A disc is turned up when its owner's turn comes."""
    return q == s.active or s.acted >> q & 1 != 0


@rule
def hide(s, p, chance):
    """Others' discs that lie face down may show any pair. All gold changes hands in the open, so
    even where it is kept covered everybody could have counted along."""
    for q in range(s.players):
        if q != p and s.ready >> q & 1 and not is_shown(s, q):
            s.player[q].disc = random_below(chance, PAIRS)


# What a seat sees, as numbers for learning. Seats are counted from the own one, clockwise.

OBSERVATION = (
    ("players", 1),
    (
        "stores",
        MAX_PLAYERS * 6,
    ),  # of each: gold, palaces, houses, houses in the quarry, chips, acted
    ("characters", MAX_PLAYERS * CHARACTERS),
    ("architects", MAX_PLAYERS * PLACES),
    ("discs", MAX_PLAYERS * ACTIONS),  # how many of each action, where it is known
    ("ready", MAX_PLAYERS),
    ("villages", MAX_PLAYERS * VILLAGES),  # houses of each in each
    ("city_houses", MAX_PLAYERS * CITIES),
    ("central_palaces", MAX_PLAYERS * CITIES),
    ("outer_palaces", MAX_PLAYERS * CITIES),
    ("neutral_palaces", CITIES),
    ("governors", CITIES),  # how many stand below each
    ("maharaja", PLACES),
    ("round", 2),  # this one and the last one
    ("question", QUESTIONS),
    ("asked", MAX_PLAYERS),
    ("active", MAX_PLAYERS),
    ("left", PARTS),
    ("chip", ACTIONS),  # its action in this turn
    ("visited", PLACES),
    ("used", 3),  # the Trader's gold, the Builder's house, the Yogi's chip
    ("lifted", VILLAGES + CITIES),
    ("auction", 1 + 2 * MAX_PLAYERS),  # the highest bid, whose, who has passed
    ("options", 6),  # Yogi, neutral palaces, auction, homes, several, compensation by action
)


@rule
def observe(s, p, out):
    out[0] = s.players
    i = observe_stores(s, p, out, 1)
    i = observe_pieces(s, p, out, i)
    i = observe_track(s, out, i)
    i = observe_turn(s, p, out, i)
    observe_rest(s, p, out, i)


@rule
def observe_stores(s, p, out, i):
    here = MAX_PLAYERS * 6
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        me = s.player[q]
        is_there = k < s.players
        out[i + 6 * k] = me.gold if is_there else 0
        out[i + 6 * k + 1] = me.palaces if is_there else 0
        out[i + 6 * k + 2] = me.houses if is_there else 0
        out[i + 6 * k + 3] = me.quarry if is_there else 0
        out[i + 6 * k + 4] = me.chips if is_there else 0
        out[i + 6 * k + 5] = is_there and s.acted >> q & 1
        for character in range(CHARACTERS):
            j = i + here + CHARACTERS * k + character
            out[j] = is_there and holds(s, q, character + 1)
    i += here + MAX_PLAYERS * CHARACTERS
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        for place in range(PLACES):
            out[i + place] = k < s.players and s.player[q].architect == place
        i += PLACES
    for k in range(MAX_PLAYERS):
        observe_disc(s, p, (p + k) % s.players, k < s.players, out, i)
        i += ACTIONS
    for k in range(MAX_PLAYERS):
        out[i + k] = k < s.players and s.ready >> ((p + k) % s.players) & 1
    return i + MAX_PLAYERS


@rule
def observe_disc(s, p, q, is_there, out, i):
    for action in range(ACTIONS):
        out[i + action] = 0
    disc = s.player[q].disc
    if is_there and disc != NOTHING and (q == p or is_shown(s, q)):
        out[i + FIRST_HAND[disc]] += 1
        out[i + SECOND_HAND[disc]] += 1


@rule
def observe_pieces(s, p, out, i):
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        for village in range(VILLAGES):
            out[i + village] = houses_of(s, q, 1 << village) if k < s.players else 0
        i += VILLAGES
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        for city in range(CITIES):
            out[i + city] = s.player[q].city[city] if k < s.players else 0
        i += CITIES
    for k in range(MAX_PLAYERS):
        owner = (p + k) % s.players if k < s.players else NOTHING - 1
        for city in range(CITIES):
            out[i + city] = s.palace[city][CENTRAL_SITE] == owner
            out[i + MAX_PLAYERS * CITIES + city] = outer_palaces(s, owner, city)
        i += CITIES
    i += MAX_PLAYERS * CITIES
    for city in range(CITIES):
        out[i + city] = outer_palaces(s, MAX_PLAYERS, city)  # §23 the neutral ones
    return i + CITIES


@rule
def outer_palaces(s, owner, city):
    n = 0
    for site in range(CENTRAL_SITE + 1, SITES):
        n += s.palace[city][site] == owner
    return n


@rule
def observe_track(s, out, i):
    for k in range(CITIES):
        out[i + s.governor[k]] = k
    i += CITIES
    for place in range(PLACES):
        out[i + place] = s.maharaja == place
    i += PLACES
    out[i] = s.round
    out[i + 1] = LAST_BOX_SHORT if s.short else LAST_BOX
    return i + 2


@rule
def observe_turn(s, p, out, i):
    what = question(s)
    for k in range(QUESTIONS):
        out[i + k] = k == what
    i += QUESTIONS
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        out[i + k] = k < s.players and asked(s) >> q & 1
        out[i + MAX_PLAYERS + k] = k < s.players and q == s.active
    i += 2 * MAX_PLAYERS
    for part in range(PARTS):
        out[i + part] = s.left[part]
    i += PARTS
    for action in range(ACTIONS):
        out[i + action] = s.third == action
    i += ACTIONS
    for place in range(PLACES):
        out[i + place] = s.visited >> place & 1
    i += PLACES
    out[i] = s.traded
    out[i + 1] = s.built
    out[i + 2] = s.blessed
    i += 3
    for place in range(VILLAGES + CITIES):
        out[i + place] = s.lifted == place
    return i + VILLAGES + CITIES


@rule
def observe_rest(s, p, out, i):
    out[i] = s.bid
    i += 1
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        out[i + k] = k < s.players and s.bidder == q and s.bidder != NOBODY
        out[i + MAX_PLAYERS + k] = k < s.players and s.passed >> q & 1
    i += 2 * MAX_PLAYERS
    out[i] = s.yogi
    out[i + 1] = s.neutral
    out[i + 2] = s.auction
    out[i + 3] = s.homes
    out[i + 4] = s.several
    out[i + 5] = s.by_action
