"""A bot that a player can read: it asks what a painting would add, and who can still outbid whom.

What a place is worth to the bot is the points to be had there, times the chance to have them.
Everybody's cards are known, only not where they lie; so for each rival there is a least and a
greatest sum that may lie in a hall, and a greatest one that may yet be reached.
"""

from ludoteka.core.rule import rule

from .knowledge import BITS, FULL, pick_up_bids
from .names import *
from .ring import *
from .scoring import best_chain, open_chain, paintings_of
from .tables import *

# The numbers of the bot.
GROWTH, THREAT, QUEUE, HOPE, SPENT, ZERO_BACK = range(6)
PARAMS = (0.4, 0.15, 0.85, 0.3, 0.05, 5.0)


@rule
def collector(s, p, legal, n, chance, params):
    """The answer that promises most; the first of equal ones."""
    best, most = legal[0], -1000.0
    for i in range(n):
        promise = promise_of(s, p, legal[i], params)
        if promise > most:
            best, most = legal[i], promise
    return best


@rule
def promise_of(s, p, a, params):
    if a < BID_WITH:
        return promise_of_walk(s, p, (a - WALK_WITH) // 2, (a - WALK_WITH) % 2, params)
    if a < LAY_AWAY:
        place = s.player[p].pawn
        return promise_of_bid(s, p, place, a - BID_WITH, prize(s, p, place, params), params)
    if a < BUY:
        return -1.0 * (a - LAY_AWAY)  # the low cards may lie there
    if a < DECLINE:
        return worth_of_tiles(s, p, a - BUY, params)
    if a == DECLINE:
        return 0.0
    if a == ACCEPT:
        return worth_of(s, p, s.display[s.here - 1], params[GROWTH]) + 0.01
    return worth_of_card(a - RETURN, params)


# §5 Walking: to where the best bid can be made with what is left


@rule
def promise_of_walk(s, p, card, direction, params):
    place = destination(s, s.player[p].pawn, card, direction)
    to_be_had = prize(s, p, place, params)
    most = -1000.0
    for other in range(CARD_VALUES):
        if s.player[p].hand[other] > (other == card):
            promise = promise_of_bid(s, p, place, other, to_be_had, params)
            most = max(most, promise)
    return most - params[SPENT] * card


@rule
def prize(s, p, place, params):
    """What there is to win in a hall; in the shop it depends on the card."""
    if place == SHOP_PLACE:
        return 0.0
    return worth_of(s, p, s.display[place - 1], params[GROWTH])


# §7 Bidding


@rule
def promise_of_bid(s, p, place, card, to_be_had, params):
    if place == SHOP_PLACE:
        promise = best_tiles(s, p, card, params)
        for _ in range(s.markers[place]):  # those before may take them away
            promise *= params[QUEUE]
        return promise - params[SPENT] * card
    if to_be_had <= 0.0:
        return -params[SPENT] * card
    more = chance_of(s, p, place, own_sum(s, p, place, card), params)
    already = own_sum(s, p, place, -1)
    if already >= 0:
        more -= chance_of(s, p, place, already, params)
    return to_be_had * more - params[SPENT] * card


@rule
def own_sum(s, p, place, card):
    """§11 What lies there already and this card (-1: none); -1 for nothing at all."""
    total = zeros = n = 0
    if card >= 0:
        total = card
        zeros += card == 0
        n = 1
    for i in range(s.markers[place]):
        mark = s.strip[place][i]
        if mark.who == p:
            total += mark.card
            zeros += mark.card == 0
            n += 1
    if n == 0:
        return -1
    return total + ZERO * zeros if n > 1 else total


@rule
def chance_of(s, p, place, mine, params):
    """That nobody has more, nor will: as if all sums that a rival may have were equally likely."""
    chance = 1.0
    for q in range(s.players):
        if q != p:
            there = markers_of(s, q, place)
            pool = pool_of(s, q)
            beats = mine + wins_tie(s, p, q, place, there)
            if there > 0:
                most, least = greatest_sum(pool, there), least_sum(pool, there)
                if most >= beats:
                    chance *= 1.0 - (most + 1 - max(beats, least)) / (most + 1 - least)
            if turns_left(s, q) > 0 and s.markers[place] < STRIP:
                if greatest_sum(pool, there + 1) >= beats and may_reach(s, q, place, pool):
                    chance *= 1.0 - params[THREAT] * (1 + there)
    return max(chance, 0.0)


@rule
def wins_tie(s, p, q, place, there):
    """§11 The owner of the matching tile wins it, then who has the lower marker."""
    tile = 1 << s.display[place - 1]
    if s.player[p].tiles & tile:
        return True
    if s.player[q].tiles & tile:
        return False
    return there == 0


@rule
def markers_of(s, q, place):
    n = 0
    for i in range(s.markers[place]):
        n += s.strip[place][i].who == q
    return n


@rule
def turns_left(s, q):
    """Two cards for each, and the ninth."""
    return (hand_size(s, q) - 1) // 2


@rule
def pool_of(s, q):
    """§19 The cards in hand and face down, as often as each is among them."""
    pool = pick_up_bids(s, q)
    for card in range(CARD_VALUES):
        pool += s.player[q].hand[card] << BITS * card
    return pool


@rule
def greatest_sum(pool, n):
    """§11 Of n cards of the pool; beside others a 0 is the best card there is."""
    total = 0
    left = n
    if n > 1:
        zeros = min(pool & FULL, left)
        total = ZERO * zeros
        left -= zeros
    for card in range(CARD_VALUES - 1, 0, -1):
        these = min(pool >> BITS * card & FULL, left)
        total += card * these
        left -= these
    return total


@rule
def least_sum(pool, n):
    total = 0
    left = n
    for card in range(n > 1, CARD_VALUES):
        these = min(pool >> BITS * card & FULL, left)
        total += card * these
        left -= these
    return total


@rule
def may_reach(s, q, place, pool):
    """Some card of the pool leads there."""
    for card in range(CARD_VALUES):
        if pool >> BITS * card & FULL > 0:
            for direction in range(2):
                if destination(s, s.player[q].pawn, card, direction) == place:
                    return True
    return False


# §12, §16 Paintings


@rule
def worth_of(s, p, painting, growth):
    """Points at once, and a share of what the chains at the right end grow or lose."""
    total = 0.0
    for row in range(SYMBOLS):
        value = VALUE[SYMBOLS * painting + row]
        now = open_chain(s, p, row)
        after = now + value if value > 0 else 0
        total += growth * (after - now)
        best = best_chain(s, p, row)
        if after > best:
            total += after - best
    if s.player[p].tiles >> painting & 1:
        total += MATCHING_TILE - OTHER_TILE
    return total


# §10, §17 Tiles


@rule
def best_tiles(s, p, card, params):
    most = 0.0
    for i in range(STACKS):
        if s.stack[i] > 0 and PRICES[i] <= card:
            one = worth_of_tile(s, p, s.top[i], params)
            most = max(most, one)
            for j in range(i):
                if s.stack[j] > 0 and PRICES[i] + PRICES[j] <= card:
                    most = max(most, one + worth_of_tile(s, p, s.top[j], params))
    return most


@rule
def worth_of_tiles(s, p, stacks, params):
    total = 0.0
    for i in range(STACKS):
        if stacks >> i & 1:
            total += worth_of_tile(s, p, s.top[i], params)
    return total


@rule
def worth_of_tile(s, p, tile, params):
    """More if its painting is in the collection, a little more if it may still come there."""
    if paintings_of(s, p) >> tile & 1:
        return 1.0 * MATCHING_TILE
    for q in range(s.players):
        if paintings_of(s, q) >> tile & 1:
            return 1.0 * OTHER_TILE
    return OTHER_TILE + params[HOPE] * (MATCHING_TILE - OTHER_TILE)


# §13 Cards


@rule
def worth_of_card(card, params):
    return params[ZERO_BACK] if card == 0 else 1.0 * card
