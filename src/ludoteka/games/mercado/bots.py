"""A bot that weighs what it can buy: what a card is worth to it, how many coins are missing, and
who else is after it. It knows what everybody knows: bags, cards, coins; of privileges its own."""

from ludoteka.core.rule import rule

from .market import *
from .names import *
from .printed import *
from .questions import question
from .state import *
from .track import *

# What the merchant goes by, in points:
(
    OF_JOKER,  # a joker in the bag
    OF_COUNTERFEIT,  # one less in the bag
    OF_PRIVILEGE,
    OF_SEAL,
    OF_TURN,
    OF_HARM,  # a counterfeit in each opponent's bag
    OF_UNKNOWN,  # unknown points
    OF_CHANGER,  # a joker to be laid at once
    ONE_MISSING,  # share of a card's worth when so many coins are missing
    TWO_MISSING,
    THREE_MISSING,
    BEHIND,  # share that is left if somebody else is as close
    LEAST,  # gain for which a coin is still laid
    TO_RETURN,  # good coins in the bag with which it returns those of the card
) = range(14)
PARAMS = (1.0, 0.5, 2.2, 1.0, 2.5, 0.5, 3.6, 2.3, 0.42, 0.2, 0.08, 0.75, 0.02, 4.0)


@rule
def merchant(s, p, legal, n, chance, params):
    what = question(s)
    # fmt: off
    if   what == LAY:         return lay_best(s, p, legal, n, params)
    elif what == TURN:        return choose_action(s, p, legal, n, params)
    elif what == WHICH_FIRST: return first_to_settle(s, p, legal, n, params)
    elif what == LAY_JOKER:   return best_laying(s, p, legal, n, params)
    elif what == GIVE_BACK:   return fewest_steps(legal, n)
    # fmt: on
    return YES if worth_of_row(s, SYMBOL_ROW + s.agenda[s.waiting - 1].n, params) > 0 else DONE


# What things are worth


@rule
def worth_of_row(s, row, params):
    others = s.players - 1
    return (
        STEPS[row]
        + JOKERS[row] * params[OF_JOKER]
        + (REMOVES[row] - COUNTERFEITS[row]) * params[OF_COUNTERFEIT]
        + PRIVILEGES[row] * params[OF_PRIVILEGE]
        + SEALS[row] * params[OF_SEAL]
        + TURNS[row] * params[OF_TURN]
        + OTHERS_COUNTERFEITS[row] * params[OF_HARM]
        + OTHERS_PRIVILEGES[row] * params[OF_HARM] * 2
        - OTHERS_JOKERS[row] * params[OF_JOKER] * others / 2
    )


@rule
def worth_of_space(s, p, at, params):
    """What the symbol there brings, if the space is free."""
    symbol = symbol_at(s, at)
    if symbol == NO_SYMBOL or markers_on(s, at) > 0:
        return 0.0
    return worth_of_row(s, SYMBOL_ROW + symbol, params) + 0.0


@rule
def worth_of_card(s, p, place, params):
    card = card_at(s, place)
    if card == OVERSEER:
        return params[OF_PRIVILEGE]
    if card == CHANGER:
        return params[OF_CHANGER] if s.white > 0 else 0.0
    points = POINTS[card]
    if points == UNKNOWN:
        return params[OF_UNKNOWN] + worth_of_row(s, card, params)
    if points == RANK:
        points = rank(s, p)
    space = worth_of_space(s, p, s.player[p].at + points, params) if points > 0 else 0.0
    return points + space + worth_of_row(s, card, params)


# How close to buying


@rule
def missing(s, q, place):
    card = card_at(s, place)
    return REST[card] + WHITES[card] - coins_at(s, q, place)


@rule
def fitting(s, p, place):
    """How many coins of the tray the card would take, jokers among them."""
    card = card_at(s, place)
    laid = s.player[p].laid[place]
    takes = wanted(s, p, place)
    most = n = 0
    for coin in range(COLOURS):
        if takes >> coin & 1:
            here = s.tray[coin]
            if PRICE[card] == DIFFERENT:
                here = min(here, 1)
            elif PRICE[card] == FIXED:
                here = min(here, NEED[card * COLOURS + coin] - laid[coin])
            most = max(most, here)
            n += here
    if PRICE[card] == SAME:
        n = most
    return n + (s.tray[WHITE] if takes >> WHITE & 1 else 0)


@rule
def share(n, params):
    """Of a card's worth, with so many coins missing."""
    if n <= 0:
        return 1.0
    return params[ONE_MISSING + n - 1] if n <= 3 else 0.0


@rule
def somebody_closer(s, p, place, n):
    for q in range(s.players):
        if q != p and missing(s, q, place) <= n:
            return True
    return False


@rule
def prospect(s, p, place, n, params):
    """What the card is worth to the player when n coins are missing."""
    found = worth_of_card(s, p, place, params) * share(n, params)
    return found * params[BEHIND] if n > 0 and somebody_closer(s, p, place, n) else found


# Laying coins


@rule
def gain(s, p, place, params):
    """What all coins of the tray that fit would add; when they pay the changer, what his joker
    adds elsewhere."""
    now = missing(s, p, place)
    left = max(0, now - max(1, fitting(s, p, place)))
    if place == CHANGER_PLACE and left == 0:
        found = gain_by_joker(s, p, params)
    else:
        found = prospect(s, p, place, left, params)
    return found - prospect(s, p, place, now, params)


@rule
def gain_by_joker(s, p, params):
    most = 0.0
    if s.white > 0:
        for place in range(CHANGER_PLACE):
            if wanted(s, p, place) & JOKER:
                n = missing(s, p, place)
                later = prospect(s, p, place, n, params)
                most = max(most, prospect(s, p, place, n - 1, params) - later)
    return most


@rule
def preference(s, p, a, params):
    """The gain of the card; of its coins colours before jokers, what there is most of first."""
    place, coin = a // LAYABLE, a % LAYABLE
    found = gain(s, p, place, params)
    if coin == WHITE:
        return found - params[OF_JOKER] * 0.5
    return found + 0.01 * s.tray[coin] + 0.001 * s.player[p].bag[coin]


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
def lay_best(s, p, legal, n, params):
    """A seal when it may complete what the tray does not; else the best coin, or no more."""
    if seals_in(legal, n) and is_worth_a_seal(s, p, params):
        return SEAL
    if legal[0] >= PRIVILEGE:
        return DONE
    best = best_laying(s, p, legal, n, params)
    if legal[n - 1] == DONE and preference(s, p, best, params) < params[LEAST]:
        return DONE
    return best


@rule
def seals_in(legal, n):
    return legal[n - 1] == SEAL or (n > 1 and legal[n - 2] == SEAL)


@rule
def is_worth_a_seal(s, p, params):
    """Nothing can be completed, but one coin more might do for a card worth two seals."""
    close = False
    for place in range(PLACES):
        n = missing(s, p, place) - fitting(s, p, place)
        if n <= 0:
            return False
        if n == 1 and worth_of_card(s, p, place, params) > 2 * params[OF_SEAL]:
            close = True
    return close and good_coins(s, p) * 2 > coins_in(s.player[p].bag)


@rule
def good_coins(s, p):
    """In the bag: all but counterfeits."""
    return coins_in(s.player[p].bag) - s.player[p].bag[BLACK]


# The turn


@rule
def choose_action(s, p, legal, n, params):
    best = best_privilege(s, p, legal, n, params)
    if best != NOTHING:
        return best
    last = legal[n - 1]
    if last == RETURN and n > 1 and legal[n - 2] == DRAW and not is_time_to_return(s, p, params):
        return DRAW
    return last


@rule
def is_time_to_return(s, p, params):
    """Few good coins left, and more of them on the card than counterfeits."""
    spent = s.player[p].spent
    good = coins_in(spent) - spent[BLACK]
    return good_coins(s, p) <= params[TO_RETURN] and good > spent[BLACK]


@rule
def best_privilege(s, p, legal, n, params):
    """One that brings more than its steps, which count at the end as well; NOTHING if none does."""
    best = NOTHING
    most = 0.0
    for i in range(n):
        if legal[i] < SETTLED:
            row = PRIVILEGE_ROW + legal[i] - PRIVILEGE
            space = max(0.0, worth_of_space(s, p, s.player[p].at + STEPS[row], params))
            found = worth_of_row(s, row, params) - STEPS[row] + space
            if found > most:
                best, most = legal[i], found
    return best


@rule
def fewest_steps(legal, n):
    """Of equal steps the plain one, which stands first."""
    best = legal[0]
    for i in range(1, n):
        if STEPS[PRIVILEGE_ROW + legal[i] - PRIVILEGE] < STEPS[PRIVILEGE_ROW + best - PRIVILEGE]:
            best = legal[i]
    return best


@rule
def first_to_settle(s, p, legal, n, params):
    """The one that is worth most where the marker stands now."""
    best = legal[0]
    for i in range(1, n):
        if worth_of_card(s, p, legal[i] - SETTLED, params) > worth_of_card(
            s, p, best - SETTLED, params
        ):
            best = legal[i]
    return best
