"""§2, §5 to §7 The ring of the shop and the halls: where cards lead, and what is bid there."""

from ludoteka.core.rule import rule

from .names import *
from .tables import *

SHOP_PLACE = 0


@rule
def places(s):
    """§2 The shop and the halls."""
    return 1 + HALLS[s.players - FEWEST_PLAYERS]


@rule
def destination(s, place, card, direction):
    """§5 Exactly as many benches as the card says, all in one direction."""
    n = places(s)
    to = place
    if direction == CLOCKWISE:
        to += card
        while to >= n:
            to -= n
    else:
        to -= card
        while to < 0:
            to += n
    return to


@rule
def why_not_walk(s, p, card, direction):
    me = s.player[p]
    if me.hand[card] == 0:
        return NOT_IN_HAND
    to = destination(s, me.pawn, card, direction)
    if direction == COUNTER_CLOCKWISE and to == destination(s, me.pawn, card, CLOCKWISE):
        return SAME_BENCH
    if s.markers[to] == STRIP:
        return STRIP_FULL
    return ALLOWED


@rule
def blocked_values(s, p):
    """§6 Mask of the values, in hand or not, that lead to full strips only."""
    mask = 0
    for card in range(CARD_VALUES):
        pawn = s.player[p].pawn
        one_way = s.markers[destination(s, pawn, card, CLOCKWISE)] == STRIP
        other_way = s.markers[destination(s, pawn, card, COUNTER_CLOCKWISE)] == STRIP
        if one_way and other_way:
            mask |= 1 << card
    return mask


@rule
def a_strip_is_full(s):
    for place in range(places(s)):
        if s.markers[place] == STRIP:
            return True
    return False


@rule
def may_walk(s, p):
    """§6 Some card in hand leads to a strip that is not full."""
    if not a_strip_is_full(s):
        return True
    blocked = blocked_values(s, p)
    for card in range(CARD_VALUES):
        if s.player[p].hand[card] > 0 and not blocked >> card & 1:
            return True
    return False


@rule
def hand_size(s, p):
    n = 0
    for card in range(CARD_VALUES):
        n += s.player[p].hand[card]
    return n


@rule
def put_down(s, p, card):
    """Face up before the player, until the round ends."""
    s.player[p].hand[card] -= 1
    s.player[p].walked[card] += 1


@rule
def walk(s, p, card, direction):
    put_down(s, p, card)
    s.player[p].pawn = destination(s, s.player[p].pawn, card, direction)
    s.next = BID


@rule
def bid(s, p, card):
    """§7 Face down on the others; the marker on the lowest free place of the strip."""
    here = s.player[p].pawn
    mark = s.strip[here][s.markers[here]]
    mark.who = p
    mark.card = card
    s.markers[here] += 1
    s.player[p].hand[card] -= 1
    s.next = TURN


@rule
def lay_away(s, p, card):
    """§6 Two cards without effect; in between an even number is left in hand."""
    put_down(s, p, card)
    s.next = LAY if hand_size(s, p) % 2 == 0 else TURN


@rule
def bids_are_open(s, place):
    """§9 Turned over, or face down still."""
    if place != s.here:
        return place < s.here
    what = s.next
    return TILES_QUESTION <= what <= TAKE_BACK or what == SHOP or what == GIVE_BACK


@rule
def hands_are_known(s):
    """§8, §19 The ninth cards have been shown; what is taken back later lay open."""
    return s.next >= OPEN or TILES_QUESTION <= s.next <= TAKE_BACK
