"""Buying: which card comes first, its points, seals for the second place, what is cleared away."""

from ludoteka.core.agenda import ask, then
from ludoteka.core.masks import lowest_bit
from ludoteka.core.rule import rule

from .market import *
from .names import *
from .printed import *
from .state import *
from .track import *

# §10 Paid cards, one after the other


@rule
def settle(s, p):
    places = paid(s, p)
    if places == 0:
        then(s, END_TURN, p, 0)
    elif places & places - 1:
        ask(s, WHICH_FIRST, p, 0)
    else:
        buy(s, p, lowest_bit(places))


@rule
def buy(s, p, place):
    """Each is carried out in full before the next."""
    if place < OFFERED:
        then(s, SCORE, p, place)
        if not NO_SEALS[s.card[place]]:
            then(s, REWARD_SECOND, p, place)
        then(s, BRING, p, s.card[place])
        then(s, CLEAR, p, place)
    else:
        then(s, SERVE, p, place)
    then(s, SETTLE, p, 0)


# §11 Points


@rule
def score_card(s, p, place):
    points = POINTS[s.card[place]]
    if points == UNKNOWN:
        s.revealed = take_card(s, 0)
        reshuffle(s, 0)
        points = POINTS[s.revealed]
    then(s, ADVANCE, p, rank(s, p) if points == RANK else points)


@rule
def reward_second(s, p, place):
    """§12 All who share the second place, from the left, as long as there are seals."""
    seconds = 0
    for q in range(s.players):
        if is_second(s, p, q, place):
            seconds |= 1 << q
    for k in range(1, s.players):
        q = (p + k) % s.players
        if seconds >> q & 1:
            gain_seals(s, q, 1)


@rule
def clear(s, p, place):
    """§16 Coins away, card away, the next card."""
    pay(s, p, place)
    take_back(s, p, place)
    refill(s, place)


# §17 The market people: they keep the others' coins, and nobody gets a seal


@rule
def serve(s, p, place):
    pay(s, p, place)
    if place == OVERSEER_PLACE:
        draw_privilege(s, p)
    elif s.white > 0 and takes_joker(s, p):
        s.white -= 1
        s.tray[WHITE] += 1
        ask(s, LAY_JOKER, p, 0)
