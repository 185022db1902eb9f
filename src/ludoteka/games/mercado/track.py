"""The track: moving, who is ahead, symbols, and what the supplies give."""

from ludoteka.core.agenda import ask, then
from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .names import *
from .printed import *
from .state import *

# §13 Moving


@rule
def space(s, at):
    """The space of the board, so far from the start tile."""
    return (s.start + at) % SPACES


@rule
def symbol_at(s, at):
    """§13 The start tile covers a symbol; §21 beyond it they do not count."""
    return NO_SYMBOL if at == 0 or at >= SPACES else TRACK[s.side * SPACES + space(s, at)]


@rule
def markers_on(s, at):
    """How many markers stand on a space, those a lap ahead among them."""
    n = 0
    for q in range(s.players):
        if space(s, s.player[q].at) == space(s, at):
            n += 1
    return n


@rule
def move(s, p, n):
    """Occupied spaces count; a marker comes to lie on those that are there already."""
    me = s.player[p]
    here = space(s, me.at)
    for q in range(s.players):
        you = s.player[q]
        if space(s, you.at) == here and you.height > me.height:
            you.height -= 1
    me.height = 0
    if n % SPACES:
        me.height = markers_on(s, me.at + n)
    else:
        me.height = markers_on(s, me.at + n) - 1
    me.at += n


@rule
def is_ahead(s, q, p):
    """Farther from the start, or on top on the same space."""
    me, you = s.player[p], s.player[q]
    return you.at > me.at or (you.at == me.at and you.height > me.height)


@rule
def rank(s, p):
    """§11 1 for whoever is farthest."""
    n = 1
    for q in range(s.players):
        if is_ahead(s, q, p):
            n += 1
    return n


@rule
def has_arrived(s):
    """§21 Has anybody reached the start tile again?"""
    for p in range(s.players):
        if s.player[p].at >= SPACES:
            return True
    return False


@rule
def advance(s, p, n, freely):
    """§14 On a free space its symbol is carried out; by a privilege only if one wants (§18)."""
    if n == 0:
        return
    move(s, p, n)
    me = s.player[p]
    symbol = symbol_at(s, me.at)
    if symbol != NO_SYMBOL and me.height == 0:
        if freely:
            ask(s, USE_SYMBOL, p, symbol)
        else:
            then(s, CARRY_OUT, p, symbol)


@rule
def carry_out(s, p, symbol, freely):
    steps = STEPS[SYMBOL_ROW + symbol]
    if steps > 0:
        then(s, ADVANCE_FREELY if freely else ADVANCE, p, steps)
    bring(s, p, SYMBOL_ROW + symbol)


# §15 What cards, privileges and symbols bring. §20 What has run out is not given.


@rule
def bring(s, p, row):
    """First to the owner, then to the others in turn order."""
    gain_jokers(s, p, JOKERS[row])
    gain_counterfeits(s, p, COUNTERFEITS[row])
    for _ in range(REMOVES[row]):
        remove_counterfeit(s, p)
    for _ in range(PRIVILEGES[row]):
        draw_privilege(s, p)
    gain_seals(s, p, SEALS[row])
    s.again += TURNS[row]
    if OTHERS_COUNTERFEITS[row] + OTHERS_JOKERS[row] + OTHERS_PRIVILEGES[row] > 0:
        for k in range(1, s.players):
            touch_other(s, (p + k) % s.players, row)


@rule
def touch_other(s, q, row):
    gain_counterfeits(s, q, OTHERS_COUNTERFEITS[row])
    gain_jokers(s, q, OTHERS_JOKERS[row])
    for _ in range(OTHERS_PRIVILEGES[row]):
        then(s, LOSE_PRIVILEGE, q, 0)


@rule
def gain_jokers(s, p, n):
    n = min(n, s.white)
    s.white -= n
    s.player[p].bag[WHITE] += n


@rule
def gain_counterfeits(s, p, n):
    n = min(n, s.black)
    s.black -= n
    s.player[p].bag[BLACK] += n


@rule
def gain_seals(s, p, n):
    n = min(n, s.seals)
    s.seals -= n
    s.player[p].seals += n


@rule
def remove_counterfeit(s, p):
    """§14 From the bag; if there is none, from the own card."""
    me = s.player[p]
    if me.bag[BLACK] > 0:
        me.bag[BLACK] -= 1
        s.black += 1
    elif me.spent[BLACK] > 0:
        me.spent[BLACK] -= 1
        s.black += 1


# §18 Privileges


@rule
def in_pile(s, kind):
    """How many privileges of a kind lie face down in the pile."""
    n = COPIES[kind] - s.used[kind]
    for p in range(s.players):
        n -= s.player[p].privileges[kind]
    return n


@rule
def pile_size(s):
    n = 0
    for kind in range(KINDS):
        n += in_pile(s, kind)
    return n


@rule
def privileges_of(s, p):
    """How many a player holds."""
    n = 0
    for kind in range(KINDS):
        n += s.player[p].privileges[kind]
    return n


@rule
def draw_privilege(s, p):
    """From the pile; if it has run out, those used before are shuffled into a new one."""
    if pile_size(s) == 0:
        shuffle_used(s)
    n = pile_size(s)
    if n == 0:
        return  # §20 all are in the players' hands
    at = random_below(s, n)
    kind = 0
    while at >= in_pile(s, kind):
        at -= in_pile(s, kind)
        kind += 1
    s.player[p].privileges[kind] += 1


@rule
def shuffle_used(s):
    for kind in range(KINDS):
        s.used[kind] = 0
        for p in range(s.players):
            s.player[p].old[kind] = s.player[p].privileges[kind]


@rule
def put_away(s, p, kind):
    """Used or given back, it lies open beside the pile; of equal ones the oldest goes first."""
    me = s.player[p]
    me.privileges[kind] -= 1
    if me.old[kind] > 0:
        me.old[kind] -= 1
    s.used[kind] += 1


@rule
def lose_privilege(s, p):
    """§15 A choice only where there are several."""
    n = privileges_of(s, p)
    if n > 1:
        ask(s, GIVE_BACK, p, 0)
    elif n == 1:
        kind = 0
        while s.player[p].privileges[kind] == 0:
            kind += 1
        put_away(s, p, kind)
