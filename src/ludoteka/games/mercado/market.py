"""Cards and the coins beside them: what a card still takes, who has paid, what follows."""

from ludoteka.core.chance import random_below
from ludoteka.core.masks import lowest_bit, ones
from ludoteka.core.rule import rule

from .printed import *
from .state import *

# §5 Prices

ANY_COLOUR = (1 << COLOURS) - 1
JOKER = 1 << WHITE


@rule
def card_at(s, place):
    return s.card[place] if place < OFFERED else OVERSEER + place - OFFERED


@rule
def coins_at(s, p, place):
    """How many coins a player has laid at a card."""
    laid = s.player[p].laid[place]
    return laid[GOLD] + laid[SILVER] + laid[WINE] + laid[TURQUOISE] + laid[WHITE]


@rule
def is_paid(s, p, place):
    """What lies there never leaves the ways to pay (§7), so the number alone tells."""
    card = card_at(s, place)
    return coins_at(s, p, place) == REST[card] + WHITES[card]


@rule
def wanted(s, p, place):
    """§7 Mask of the coins that a card still takes from a player."""
    card = card_at(s, place)
    laid = s.player[p].laid[place]
    gold, silver, wine, turquoise = laid[GOLD], laid[SILVER], laid[WINE], laid[TURQUOISE]
    missing_white = WHITES[card] - laid[WHITE]
    free = REST[card] - gold - silver - wine - turquoise
    if missing_white < 0:
        free += missing_white  # §8 further jokers stand for colours
    mask = JOKER if missing_white > 0 or free > 0 else 0
    if free <= 0:
        return mask
    there = (gold > 0) | (silver > 0) << 1 | (wine > 0) << 2 | (turquoise > 0) << 3
    if PRICE[card] == SAME:
        return mask | (there if there else ANY_COLOUR)
    if PRICE[card] == DIFFERENT:
        return mask | (ANY_COLOUR & ~there)
    need = card * COLOURS
    if gold < NEED[need]:
        mask |= 1
    if silver < NEED[need + 1]:
        mask |= 2
    if wine < NEED[need + 2]:
        mask |= 4
    if turquoise < NEED[need + 3]:
        mask |= 8
    return mask


@rule
def coins_in(pile):
    return pile[GOLD] + pile[SILVER] + pile[WINE] + pile[TURQUOISE] + pile[WHITE] + pile[BLACK]


@rule
def in_tray(s):
    """Mask of the kinds of coins that are still to be laid."""
    tray = s.tray
    return (
        (tray[GOLD] > 0)
        | (tray[SILVER] > 0) << 1
        | (tray[WINE] > 0) << 2
        | (tray[TURQUOISE] > 0) << 3
        | (tray[WHITE] > 0) << 4
    )


@rule
def can_lay(s, p):
    """§7 Is there a coin in the tray that any card takes?"""
    tray = in_tray(s)
    if tray == 0:
        return False
    for place in range(PLACES):
        if wanted(s, p, place) & tray:
            return True
    return False


@rule
def takes_joker(s, p):
    """§17 Is there any other card that takes the joker of the coin changer?"""
    for place in range(CHANGER_PLACE):
        if wanted(s, p, place) & JOKER:
            return True
    return False


# §6 Drawing


@rule
def draw_coin(s, p):
    """One coin out of the bag, each as likely as any other; a black one goes to the own card."""
    me = s.player[p]
    bag = me.bag
    at = random_below(s, coins_in(bag))
    coin = 0
    while at >= bag[coin]:
        at -= bag[coin]
        coin += 1
    bag[coin] -= 1
    if coin == BLACK:
        me.spent[BLACK] += 1
    else:
        s.tray[coin] += 1


@rule
def draw_coins(s, p, n):
    for _ in range(min(n, coins_in(s.player[p].bag))):
        draw_coin(s, p)


@rule
def put_tray_back(s, p):
    """§7 What cannot be laid, or shall not be, goes back into the bag."""
    for coin in range(LAYABLE):
        s.player[p].bag[coin] += s.tray[coin]
        s.tray[coin] = 0


@rule
def return_spent(s, p):
    """§9 All coins of the own card, counterfeits too, back into the bag."""
    me = s.player[p]
    for coin in range(COINS):
        me.bag[coin] += me.spent[coin]
        me.spent[coin] = 0


# §10 Paid cards


@rule
def paid(s, p):
    """Mask of the places whose price a player has laid."""
    mask = 0
    for place in range(PLACES):
        if is_paid(s, p, place):
            mask |= 1 << place
    return mask


# §12 Seals for the second place


@rule
def is_second(s, p, q, place):
    """Has q laid the most of all but the buyer p, and any coin at all?"""
    mine = coins_at(s, q, place)
    if q == p or mine == 0:
        return False
    for r in range(s.players):
        if r != p and coins_at(s, r, place) > mine:
            return False
    return True


# §16 After the purchase


@rule
def pay(s, p, place):
    """The buyer's coins go to the own card, jokers to the supply."""
    me = s.player[p]
    for coin in range(COLOURS):
        me.spent[coin] += me.laid[place][coin]
        me.laid[place][coin] = 0
    s.white += me.laid[place][WHITE]
    me.laid[place][WHITE] = 0


@rule
def take_back(s, p, place):
    """The others take their coins back into their bags, jokers too."""
    for q in range(s.players):
        if q != p:
            for coin in range(LAYABLE):
                s.player[q].bag[coin] += s.player[q].laid[place][coin]
                s.player[q].laid[place][coin] = 0


@rule
def deck_of(place):
    return 0 if place < FIRST_SCENT_PLACE else 1


@rule
def take_card(s, deck):
    """The top card of a draw pile; when it was the last one, all that are gone are shuffled."""
    mask = s.pile[deck]
    at = random_below(s, ones(mask))
    for _ in range(at):
        mask &= mask - 1
    card = lowest_bit(mask)
    s.pile[deck] &= ~(1 << card)
    if deck == 1:
        card += FIRST_SCENT
    return card


@rule
def gone(s, deck):
    """Mask of the cards on a discard pile: they are neither in the draw pile nor on offer."""
    mask = (VALUABLE_CARDS if deck == 0 else SCENT_CARDS) & ~s.pile[deck]
    for place in range(OFFERED):
        if deck_of(place) == deck and s.card[place] != NOTHING:
            mask &= ~(1 << s.card[place] - (FIRST_SCENT if deck == 1 else 0))
    return mask


@rule
def reshuffle(s, deck):
    """§16 As soon as a draw pile has run out, the discard pile becomes the new one."""
    if s.pile[deck] == 0:
        s.pile[deck] = gone(s, deck)


@rule
def refill(s, place):
    """The card goes away, the next one comes."""
    deck = deck_of(place)
    s.card[place] = NOTHING
    s.card[place] = take_card(s, deck)
    reshuffle(s, deck)
