"""A bot that a player can read: it guesses what each row will come to, and crosses what adds most.

A row's worth is the points for the crosses it has and those it may still get. Crossing a number
adds a cross and takes away room: how much, depends on how often the passed numbers come up.
"""

from ludoteka.core.rule import rule

from .rules import (
    CROSSES_FOR_LOCK,
    LAST,
    LOCKS_TO_END,
    PASS,
    PENALTIES_TO_END,
    PENALTY_POINTS,
    POINTS,
    ROWS,
    SPACES,
    WHITE_SUM,
    locks,
    number_of,
    rightmost,
    row_of,
    score,
    space,
)

# In how many of 36 throws of two dice the number on a space comes up, and the sum of the spaces
# from there to the one before the last.
WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
WAYS_FROM = tuple(sum(WAYS[here:LAST]) for here in range(SPACES)) + (0,)

# The numbers of the bot, found by playing it against itself.
ROOM_OF_SPACE, ROOM_OF_WAY, LOCK_ROOM, MISS, LEAD = range(5)
TIME_PER_LOCK, TIME_PER_MISS, TIME_OF_OTHERS, TIME_PER_OTHER = range(5, 9)
PARAMS = (0.17, 0.15, 0.22, 11.0, 20.0, 0.1, 0.08, 0.46, 0.03)


@rule
def greedy(s, p, legal, n, chance, params):
    """The answer that adds most; whoever has thrown looks ahead to the coloured dice."""
    time = time_left(s, params)
    best, most = PASS, -1000.0
    for i in range(n):
        gain = gain_of(s, p, legal[i], time, params)
        if s.next == WHITE_SUM and p == s.active:
            gain += best_colour(s, p, legal[i], time, params)
        elif p == s.active and legal[i] == PASS and not s.active_has_crossed:
            gain -= miss(s, p, time, params)
        if gain > most:
            best, most = legal[i], gain
    return best


@rule
def gain_of(s, p, a, time, params):
    if a == PASS:
        return 0.0
    row = row_of(a)
    last, crosses = rightmost(s, p, row), s.player[p].crosses[row]
    return crossing(s, p, row, last, crosses, space(row, number_of(s, a)), time, params)


@rule
def best_colour(s, p, white, time, params):
    """The most that the second action can add after this answer in the first."""
    most = 0.0 if white != PASS else -miss(s, p, time, params)
    for row in ROWS:
        last, crosses = rightmost(s, p, row), s.player[p].crosses[row]
        if white != PASS and row == row_of(white):
            last, crosses = space(row, number_of(s, white)), crosses + 1
        for die in range(2):
            here = space(row, s.white[die] + s.coloured[row])
            reached = here > last and (here < LAST or crosses >= CROSSES_FOR_LOCK)
            if reached and not s.locked[row]:
                gain = crossing(s, p, row, last, crosses, here, time, params)
                if gain > most:
                    most = gain
    return most


@rule
def crossing(s, p, row, last, crosses, here, time, params):
    """What a cross on this space adds to what the row will come to."""
    before = worth(last, crosses, time, params)
    if here < LAST:
        return worth(here, crosses + 1, time, params) - before
    n = crosses + 2
    points = n * (n + 1) / 2
    if locks(s) < LOCKS_TO_END - 1:
        return points - before
    return points - before + ending(s, p, row, points - POINTS[crosses], time, params)


@rule
def worth(last, crosses, time, params):
    """Points for the crosses the row has and those it has room for."""
    room = params[ROOM_OF_SPACE] * (LAST - 1 - last) + params[ROOM_OF_WAY] * WAYS_FROM[last + 1]
    n = crosses + time * room
    if n > CROSSES_FOR_LOCK:
        n += time * params[LOCK_ROOM] * (n - CROSSES_FOR_LOCK)
    return n * (n + 1) / 2


@rule
def time_left(s, params):
    """How much time there is to use the room: 1 at the beginning of a game alone."""
    most = 0
    for q in range(s.players):
        if s.player[q].penalties > most:
            most = s.player[q].penalties
    time = 1.0 - params[TIME_PER_LOCK] * locks(s) - params[TIME_PER_MISS] * most
    if s.players > 1:  # others end the game sooner
        time -= params[TIME_OF_OTHERS] + params[TIME_PER_OTHER] * (s.players - 1)
    return time


@rule
def miss(s, p, time, params):
    """§6 What a missed throw costs."""
    if s.player[p].penalties < PENALTIES_TO_END - 1:
        return params[MISS]
    return PENALTY_POINTS - ending(s, p, -1, -PENALTY_POINTS, time, params)


@rule
def ending(s, p, closed, points, time, params):
    """§8 Nothing more comes: the room of all rows is lost, and who leads now has won."""
    lost = 0.0
    for row in ROWS:
        if row != closed and not s.locked[row]:
            crosses = s.player[p].crosses[row]
            lost += worth(rightmost(s, p, row), crosses, time, params) - POINTS[crosses]
    lead = 0.0
    mine = score(s, p) + points
    for q in range(s.players):
        if q != p:
            lead = params[LEAD] if mine > score(s, q) else -params[LEAD]
            if mine < score(s, q):
                break
    return lead - lost
