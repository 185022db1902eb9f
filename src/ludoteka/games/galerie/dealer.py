"""A second bot that a player can read: it counts how often each sum may lie in a hall.

Everybody's cards are known, only not where they lie. So of one or two of a rival's cards every sum
has its frequency; of more it does as if all were alike. It also minds who would be drawn to a
painting, what card a marker brings back, how long the game still lasts, and at its end the start
card.
"""

from ludoteka.core.masks import ones
from ludoteka.core.rule import rule

from .bots import (
    greatest_sum,
    least_sum,
    markers_of,
    may_reach,
    own_sum,
    pool_of,
    turns_left,
    wins_tie,
    worth_of,
)
from .knowledge import BITS, FULL
from .names import *
from .ring import *
from .rules import deck
from .scoring import paintings_of
from .tables import *

# The numbers of the bot.
GROWTH, COME, QUEUE, HOPE, WALKED, CARD, ZERO_HELD, TILE_RATE, BEGIN = range(9)
PARAMS = (0.12, 0.9, 0.9, 0.4, 0.04, 0.3, 6.0, 1.4, 1.5)
BUYERS = 2.3  # bids of each player in the shop, if its strip has room
NOTHING = -1000.0


@rule
def dealer(s, p, legal, n, chance, params):
    """The answer that promises most; the first of equal ones."""
    best, most = legal[0], NOTHING
    left = rounds_left(s, params)
    for i in range(n):
        promise = promise_of(s, p, legal[i], left, params)
        if promise > most:
            best, most = legal[i], promise
    return best


@rule
def promise_of(s, p, a, left, params):
    if a < BID_WITH:
        return promise_of_walk(s, p, (a - WALK_WITH) // 2, (a - WALK_WITH) % 2, left, params)
    if a < LAY_AWAY:
        place = s.player[p].pawn
        return promise_of_bid(s, p, place, a - BID_WITH, -1, left, params)
    if a < BUY:
        return -1.0 * (a - LAY_AWAY)  # the low cards may lie there
    if a < DECLINE:
        return worth_of_tiles(s, p, a - BUY, left, params)
    if a == DECLINE:
        return 0.0
    if a == ACCEPT:
        return worth_of(s, p, s.display[s.here - 1], growth(left, params)) + 0.01
    return worth_of_card(a - RETURN, left, params)


# §15 How long it may last


@rule
def rounds_left(s, params):
    """After this one: as many as the deck fills all halls for, or the stacks last."""
    by_deck = ones(deck(s)) / (1.0 * places(s) - 1.0)
    needed = STACKS_TO_END[s.players - FEWEST_PLAYERS]
    tiles = 0
    for i in range(needed):  # the cheap ones go first
        tiles += s.stack[i]
    buyers = min(1.0 * STRIP, BUYERS * s.players)
    by_tiles = tiles / (params[TILE_RATE] * buyers) - 0.5
    return max(0.0, min(by_deck, by_tiles))


# §5, §7 A walk with the best bid after it


@rule
def promise_of_walk(s, p, card, direction, left, params):
    place = destination(s, s.player[p].pawn, card, direction)
    most = NOTHING
    for other in range(CARD_VALUES):
        if s.player[p].hand[other] > (other == card):
            most = max(most, promise_of_bid(s, p, place, other, card, left, params))
    return most - params[WALKED] * worth_as_bid(card)


@rule
def worth_as_bid(card):
    """What a card is good for in a hall, a 0 among others."""
    return 7.0 if card == 0 else 1.0 * card


@rule
def promise_of_bid(s, p, place, card, walked, left, params):
    promise = card_back(s, p, place, card, left, params) - params[WALKED] * worth_as_bid(card)
    if place == SHOP_PLACE:
        promise += best_tiles(s, p, card, left, params)
    else:
        prize = worth_of(s, p, s.display[place - 1], growth(left, params))
        if prize > 0.0:
            more = chance_of(s, p, place, own_sum(s, p, place, card), params)
            already = own_sum(s, p, place, -1)
            if already >= 0:
                more -= chance_of(s, p, place, already, params)
            promise += prize * more
    if hand_size(s, p) - (walked >= 0) == 2:
        start = START_CARD if left < 0.5 else params[BEGIN]
        promise += start * ninth_is_highest(s, p, card, walked)
    return promise


# §8 The start card brings points at the end


@rule
def ninth_is_highest(s, p, card, walked):
    """What is kept after this, against what the others still have."""
    mine = -1
    for other in range(CARD_VALUES):
        n = s.player[p].hand[other] - (other == card) - (other == walked)
        if n > 0:
            mine = other
    chance = 1.0
    for q in range(s.players):
        if q != p:
            chance *= 1.0 - share_above(pool_of(s, q), mine)
    return chance


# §11 Who may have more


@rule
def chance_of(s, p, place, mine, params):
    """That nobody has more, nor will."""
    chance = 1.0
    for q in range(s.players):
        if q != p:
            there = markers_of(s, q, place)
            pool = pool_of(s, q)
            beats = mine + wins_tie(s, p, q, place, there)
            has = share_reaching(pool, there, beats) if there > 0 else 0.0
            turns = turns_left(s, q)
            may = 0.0
            if turns > 0 and s.markers[place] < STRIP and may_reach(s, q, place, pool):
                reach = share_reaching(pool, there + 1, beats)
                reach = 1.0 - (1.0 - reach) * (1.0 - reach)  # not just any card
                coming = min(1.0, params[COME] * turns * (1 + there) / places(s))
                may = coming * reach
            chance *= (1.0 - has) * (1.0 - may)
    return chance


@rule
def share_reaching(pool, n, sum):
    """How many of all choices of n cards of the pool reach a sum; exactly for one and two."""
    if sum > greatest_sum(pool, n):
        return 0.0
    least = least_sum(pool, n)
    if sum <= least:
        return 1.0
    if n == 1:
        return share_above(pool, sum - 1)
    if n == 2:
        return share_of_pairs(pool, sum)
    most = greatest_sum(pool, n)
    return (most + 1.0 - sum) / (most + 1.0 - least)


@rule
def share_above(pool, card):
    above = all = 0
    for value in range(CARD_VALUES):
        these = pool >> BITS * value & FULL
        all += these
        if value > card:
            above += these
    return above / all if all > 0 else 0.0


@rule
def share_of_pairs(pool, sum):
    reaching = all = 0
    for low in range(CARD_VALUES):
        these = pool >> BITS * low & FULL
        if these > 0:
            first = ZERO if low == 0 else low
            for high in range(low, CARD_VALUES):
                second = ZERO if high == 0 else high
                those = pool >> BITS * high & FULL
                ways = these * (these - 1) // 2 if high == low else these * those
                all += ways
                if first + second >= sum:
                    reaching += ways
    return reaching / all if all > 0 else 0.0


# §13, §17 Cards


@rule
def worth_of_card(card, left, params):
    """A quarter of a point each in the end; before that a 0 is a strong card."""
    if card == 0 and left >= 0.5:
        return params[CARD] * params[ZERO_HELD]
    return params[CARD] * card


@rule
def card_back(s, p, place, card, left, params):
    """What comes back for this card, less the card: who comes late gets what the others leave, who
    comes first may choose among what comes."""
    own = worth_of_card(card, left, params)
    worst = own
    for i in range(s.markers[place]):
        mark = s.strip[place][i]
        there = mark.card if mark.who == p else mean_card(s, mark.who)
        worst = min(worst, params[CARD] * there)
    if s.markers[place] > 0:
        return worst - own
    turns = 0
    best = 0.0
    for q in range(s.players):
        if q != p:
            turns += turns_left(s, q)
            best = max(best, params[CARD] * mean_card(s, q))
    return max(0.0, best - own) * min(1.0, 0.5 * turns / places(s))


@rule
def mean_card(s, q):
    pool = pool_of(s, q)
    total = n = 0
    for card in range(CARD_VALUES):
        these = pool >> BITS * card & FULL
        total += card * these
        n += these
    return total / n if n > 0 else 4.0


# §12, §16 Paintings


@rule
def growth(left, params):
    """The share of what a chain may still grow or lose."""
    return min(1.0, params[GROWTH] * left)


# §10, §17 Tiles


@rule
def best_tiles(s, p, card, left, params):
    """What earlier markers may take, others lie under."""
    most = least = 0.0
    for i in range(STACKS):
        if s.stack[i] > 0 and PRICES[i] <= card:
            one = worth_of_tile(s, p, s.top[i], left, params)
            most = max(most, one)
            least = max(least, 1.0 * OTHER_TILE)
            for j in range(i):
                if s.stack[j] > 0 and PRICES[i] + PRICES[j] <= card:
                    most = max(most, one + worth_of_tile(s, p, s.top[j], left, params))
                    least = 2.0 * OTHER_TILE
    for _ in range(s.markers[SHOP_PLACE]):
        most = least + params[QUEUE] * (most - least)
    return most


@rule
def worth_of_tiles(s, p, stacks, left, params):
    total = 0.0
    for i in range(STACKS):
        if stacks >> i & 1:
            total += worth_of_tile(s, p, s.top[i], left, params)
    return total


@rule
def worth_of_tile(s, p, tile, left, params):
    """More beside its painting, a little more if that may still come."""
    if paintings_of(s, p) >> tile & 1:
        return 1.0 * MATCHING_TILE
    for q in range(s.players):
        if paintings_of(s, q) >> tile & 1:
            return 1.0 * OTHER_TILE
    hope = params[HOPE] if left >= 0.5 else 0.0
    for hall in range(places(s) - 1):
        if s.display[hall] == tile:
            hope = params[HOPE]
            if markers_of(s, p, hall + 1) > 0:
                hope = 0.5
    return OTHER_TILE + hope * (MATCHING_TILE - OTHER_TILE)
