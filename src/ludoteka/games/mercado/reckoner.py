"""A bot that reckons in turns: how many it would still take to pay each card out of its own bag,
and how many each of the others out of theirs. What comes later counts for less, and so does what
somebody else may have bought by then. Like the merchant it knows what everybody knows."""

from ludoteka.core.rule import rule

from .bots import (
    OF_JOKER,
    best_privilege,
    fewest_steps,
    first_to_settle,
    good_coins,
    seals_in,
    worth_of_card,
    worth_of_row,
)
from .market import *
from .names import *
from .printed import *
from .questions import question
from .state import *

# What the reckoner goes by: worth in points like the merchant's (the first eight of its numbers),
# and then:
(
    PATIENCE,  # share of a card's worth that is left after each turn of waiting
    CHANGER_TURNS,  # turns for a joker that a price asks for, by way of the coin changer
    LEAST,  # gain for which a coin is still laid
    SEAL_SHARE,  # of good coins in the bag with which a seal is spent
    TO_RETURN,  # good coins in the bag with which it returns those of the card
) = range(8, 13)
NEARLY_NOTHING = 1e-9  # of a worth
PARAMS = (1.0, 0.5, 2.6, 1.4, 2.5, 0.5, 3.6, 2.3, 0.7, 8.0, 0.02, 0.6, 3.0)


@rule
def reckoner(s, p, legal, n, chance, params):
    what = question(s)
    # fmt: off
    if   what == LAY:         return lay_soonest(s, p, legal, n, params)
    elif what == TURN:        return begin_well(s, p, legal, n, params)
    elif what == WHICH_FIRST: return first_to_settle(s, p, legal, n, params)
    elif what == LAY_JOKER:   return best_for_joker(s, p, legal, n, params)
    elif what == GIVE_BACK:   return fewest_steps(legal, n)
    # fmt: on
    return YES if worth_of_row(s, SYMBOL_ROW + s.agenda[s.waiting - 1].n, params) > 0 else DONE


# How long it takes


@rule
def a_turn_brings(s, q, colours):
    """How many coins of these colours, jokers among them, three out of the bag bring on average;
    with a bag that allows no drawing, once the coins of the card are back."""
    bag, spent = s.player[q].bag, s.player[q].spent
    every = coins_in(bag)
    again = every < COINS_DRAWN
    if again:
        every += coins_in(spent)
    good = bag[WHITE]
    for coin in range(COLOURS):
        if colours >> coin & 1:
            good += bag[coin]
            if again:
                good += spent[coin]
    return COINS_DRAWN * (good + 0.2) / (every + 1.0)


@rule
def turns_for_given(s, q, card, place, tray, spare):
    """Given colours: between the time of the slowest and that of one after the other."""
    laid = s.player[q].laid[place]
    slowest = all_together = 0.0
    coins = 0
    for coin in range(COLOURS):
        n = NEED[card * COLOURS + coin] - laid[coin]
        if tray:
            n -= s.tray[coin]
        if n > 0:
            turns = n / a_turn_brings(s, q, 1 << coin)
            slowest = max(slowest, turns)
            all_together += turns
            coins += n
    if coins <= spare:
        return 0.0
    return (slowest + all_together) / 2 * (coins - spare) / coins


@rule
def turns_for_same(s, q, card, place, tray, spare):
    """One colour: the one laid already, or that which is soonest."""
    laid = s.player[q].laid[place]
    there = 0
    for coin in range(COLOURS):
        if laid[coin] > 0:
            there |= 1 << coin
    best = 99.0
    for coin in range(COLOURS):
        if there == 0 or there >> coin & 1:
            n = REST[card] - laid[coin] - spare
            if tray:
                n -= s.tray[coin]
            best = min(best, max(0, n) / a_turn_brings(s, q, 1 << coin))
    return best


@rule
def turns_for_different(s, q, card, place, tray, spare):
    """Different colours: with each that is there fewer are left to choose from."""
    laid = s.player[q].laid[place]
    n = REST[card] - spare
    absent = choice = 0
    for coin in range(COLOURS):
        if laid[coin] > 0 or (tray and s.tray[coin] > 0):
            n -= 1
        else:
            absent |= 1 << coin
            choice += 1
    turns = 0.0
    for k in range(n):
        turns += choice / max(1, choice - k) / a_turn_brings(s, q, absent)
    return turns


@rule
def turns_for_jokers(s, q, n, params):
    """Jokers that a price asks for: out of the bag, or from the coin changer."""
    of_changer = n * params[CHANGER_TURNS]
    jokers = s.player[q].bag[WHITE]
    if jokers == 0:
        return of_changer
    return min(of_changer, n * coins_in(s.player[q].bag) / (COINS_DRAWN * jokers))


@rule
def turns_to_pay(s, q, place, tray, jokers, params):
    """How many turns until q has paid; `tray` with the coins drawn, and so many more jokers."""
    card = card_at(s, place)
    spare = s.player[q].laid[place][WHITE] + jokers - WHITES[card]
    if tray:
        spare += s.tray[WHITE]
    turns = 0.0
    if spare < 0:
        turns += turns_for_jokers(s, q, -spare, params)
        spare = 0
    if PRICE[card] == SAME:
        return turns + turns_for_same(s, q, card, place, tray, spare)
    if PRICE[card] == DIFFERENT:
        return turns + turns_for_different(s, q, card, place, tray, spare)
    return turns + turns_for_given(s, q, card, place, tray, spare)


# What a card is worth now


@rule
def first_to_pay(s, p, place, turns, params):
    """How likely nobody else, who has begun to pay it, is sooner."""
    found = 1.0
    if place < OFFERED and turns > 0:
        for q in range(s.players):
            if q != p and coins_at(s, q, place) > 0:
                theirs = turns_to_pay(s, q, place, False, 0, params)
                found *= (theirs + 0.5) / (theirs + turns + 0.5)
    return found


@rule
def value(s, p, place, tray, jokers, params):
    turns = turns_to_pay(s, p, place, tray, jokers, params)
    worth = worth_of_card(s, p, place, params)
    return worth * left_after(turns, params) * first_to_pay(s, p, place, turns, params)


@rule
def left_after(turns, params):
    """The share of a card's worth that waiting leaves: a power for whole turns, between them in
    proportion, for the last digits of other powers are not the same on every machine."""
    left = 1.0
    while turns >= 1 and left > NEARLY_NOTHING:
        left *= params[PATIENCE]
        turns -= 1
    return left * (1 - min(turns, 1.0) * (1 - params[PATIENCE]))


@rule
def value_of_joker(s, p, params):
    """What the joker of the coin changer brings at the card that gains most by it."""
    most = 0.0
    if s.white > 0:
        for place in range(CHANGER_PLACE):
            if wanted(s, p, place) & JOKER:
                now = value(s, p, place, False, 0, params)
                most = max(most, value(s, p, place, False, 1, params) - now)
    return most


@rule
def gain(s, p, place, params):
    """What all coins of the tray that fit would add; when they pay the changer, his joker."""
    later = value(s, p, place, True, 0, params)
    if place == CHANGER_PLACE and turns_to_pay(s, p, place, True, 0, params) <= 0:
        later = value_of_joker(s, p, params)
    return later - value(s, p, place, False, 0, params)


# Laying coins


@rule
def preference(s, p, a, params):
    """The gain of the card; colours before jokers; of equal colours what there is most of, else
    what is rarest in the bag."""
    place, coin = a // LAYABLE, a % LAYABLE
    found = gain(s, p, place, params)
    if coin == WHITE:
        return found - params[OF_JOKER] * 0.5
    bag = s.player[p].bag
    if PRICE[card_at(s, place)] == SAME:
        return found + 0.003 * s.tray[coin] + 0.0003 * bag[coin]
    return found - 0.0003 * bag[coin]


@rule
def best_laying(s, p, legal, n, params):
    best = legal[0]
    most = preference(s, p, best, params)
    for i in range(1, n):
        if legal[i] < PRIVILEGE:
            found = preference(s, p, legal[i], params)
            if found > most:
                best, most = legal[i], found
    return best


@rule
def best_for_joker(s, p, legal, n, params):
    best = legal[0]
    most = -1.0
    for i in range(n):
        place = legal[i] // LAYABLE
        found = value(s, p, place, False, 1, params) - value(s, p, place, False, 0, params)
        if found > most:
            best, most = legal[i], found
    return best


@rule
def lay_soonest(s, p, legal, n, params):
    """A seal if the bag is good; else the best coin, or no more."""
    if seals_in(legal, n) and good_coins(s, p) > params[SEAL_SHARE] * coins_in(s.player[p].bag):
        return SEAL
    if legal[0] >= PRIVILEGE:
        return DONE
    best = best_laying(s, p, legal, n, params)
    if legal[n - 1] == DONE and preference(s, p, best, params) < params[LEAST]:
        return DONE
    return best


# The turn


@rule
def begin_well(s, p, legal, n, params):
    best = best_privilege(s, p, legal, n, params)
    if best != NOTHING:
        return best
    last = legal[n - 1]
    if last == RETURN and n > 1 and legal[n - 2] == DRAW and not is_bag_poor(s, p, params):
        return DRAW
    return last


@rule
def is_bag_poor(s, p, params):
    """So few good coins left that those of the card are worth a turn."""
    spent = s.player[p].spent
    return good_coins(s, p) <= params[TO_RETURN] and coins_in(spent) > spent[BLACK]
