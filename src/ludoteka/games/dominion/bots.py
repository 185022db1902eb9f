"""A bot that buys by a list (`menus`), and plays its cards as a sensible beginner would.

What it knows of the others is what everybody sees: the supply. Of itself it knows its cards.
"""

from ludoteka.core.rule import rule

from .cards import *
from .names import *
from .rules import empty_piles, owned, question
from .state import NOTHING, PILES
from .verbs import cost, hand_size, is_, pile_of

# A line of a list: card, until how many, and two conditions of four numbers each.
FIELDS = 10
NO_LIMIT = 999
NO_CONDITION, SUPPLY_OF, OWN, MONEY, TURN_NUMBER, EMPTY = range(6)
LESS, AT_MOST, EQUAL, AT_LEAST, MORE = range(5)
OF_CARDS = {"supply": SUPPLY_OF, "own": OWN}
OF_NUMBERS = {"money": MONEY, "turn": TURN_NUMBER, "empty": EMPTY}

# In which order actions are played: first what leaves an action, then what does most. By kind.
HASTE = (
    0, 0, 0, 0, 0, 0, 0,
    70,  # Cellar
    30, 10, 12, 99, 20, 25,  # Chapel, Moat, Chancellor, Village, Woodcutter, Workshop
    35, 26, 0, 45, 40, 28,  # Bureaucrat, Feast, (Gardens), Militia, Moneylender, Remodel
    50, 80, 34, 75,  # Smithy, Spy, Thief, Throne Room
    55, 95, 98, 52, 96, 44, 60, 54,  # Council Room … Adventurer
)  # fmt: skip
# What a card in hand is worth when some must go. By kind.
WORTH = (
    20, 50, 80, 1, 2, 3, 0,
    30, 25, 35, 32, 48, 40, 38,
    45, 38, 4, 52, 44, 46, 55, 50, 42, 54,
    60, 66, 65, 56, 64, 58, 70, 57,
)  # fmt: skip
DEAD = 5  # worth less: no use in hand
COPPERS_TO_KEEP = 3  # the Chapel leaves money for a Silver


@rule
def menu(s, p, legal, n, chance, params):
    what = question(s)
    # fmt: off
    if   what == TURN:             return take_turn(s, p, legal, n, params)
    elif what == SHOW_MOAT:        return legal[n - 1]
    elif what == DISCARD_ANY:      return least(legal, n, DEAD)
    elif what == TRASH_UP_TO:      return to_trash(s, p, legal, n)
    elif what == PUT_DECK_AWAY:    return YES
    elif what == GAIN_UP_TO:       return best_gain(s, p, legal, n, params)
    elif what == PUT_BACK:         return legal[0]
    elif what == DISCARD_CARDS:    return least(legal, n, NO_LIMIT)
    elif what == TRASH_TO_REMODEL: return to_remodel(s, legal, n)
    elif what == TRASH_TREASURE:   return to_mine(s, legal, n)
    elif what == GAIN_TREASURE:    return legal[n - 1]
    elif what == SPY_DISCARDS:     return decide_as_spy(s, p)
    elif what == TRASH_REVEALED:   return legal[n - 1]
    elif what == KEEP_LOOT:        return to_keep(legal, n)
    elif what == PLAY_TWICE:       return hastiest(legal, n)
    elif what == SET_ASIDE:        return legal[n - 1] if s.actions == 0 else DONE
    # fmt: on
    return legal[0]


@rule
def late(s):
    return s.supply[PROVINCE] <= 2


@rule
def late_gold(s, p):
    """A Gold that had better be a Province."""
    return late(s) and s.player[p].hand[GOLD] > 0


# A turn: actions, treasures, purchases


@rule
def take_turn(s, p, legal, n, params):
    action = hastiest_useful(s, p, legal, n)
    if action != NOTHING:
        return action
    if legal[n - 1] == ALL_TREASURES:
        return ALL_TREASURES
    if legal[0] < SUPPLY and TYPE[legal[0]] & TREASURE:
        return legal[0]
    return wanted(s, p, legal, n, s.coins, params)


@rule
def hastiest(legal, n):
    best = legal[0]
    for i in range(1, n):
        if legal[i] < SUPPLY and HASTE[legal[i]] > HASTE[best]:
            best = legal[i]
    return best


@rule
def hastiest_useful(s, p, legal, n):
    """The action to be played next; NOTHING if there is none worth it."""
    best = NOTHING
    for i in range(n):
        kind = legal[i]
        if kind >= SUPPLY:
            break
        if TYPE[kind] & ACTION and (best == NOTHING or HASTE[kind] > HASTE[best]):
            if is_useful(s, p, kind):
                best = kind
    return best


@rule
def is_useful(s, p, kind):
    me = s.player[p]
    # fmt: off
    if   kind == CHAPEL:      return me.hand[CURSE] > 0 or (me.hand[ESTATE] > 0 and not late(s))
    elif kind == MONEYLENDER: return me.hand[COPPER] > 0
    elif kind == MINE:        return me.hand[COPPER] + me.hand[SILVER] > 0
    elif kind == LIBRARY:     return hand_size(s, p) <= 7
    elif kind == REMODEL:     return me.hand[CURSE] + me.hand[ESTATE] > 0 or late_gold(s, p)
    elif kind == THRONE_ROOM: return actions_in_hand(s, p) > 1
    # fmt: on
    return True


@rule
def actions_in_hand(s, p):
    n = 0
    for card in range(PILES):
        n += s.player[p].hand[card] * is_(s, card, ACTION)
    return n


# Buying and gaining by the list


@rule
def wanted(s, p, legal, n, limit, params):
    """The first line of the list that fits; DONE if none does."""
    for line in range(int(params[0])):
        at = 1 + line * FIELDS
        kind = int(params[at])
        card = pile_of(s, kind)
        if card != NOTHING and s.supply[card] > 0 and cost(s, card) <= limit:
            if line_fits(s, p, card, params, at):
                return SUPPLY + kind
    return DONE


@rule
def line_fits(s, p, card, params, at):
    if params[at + 1] < NO_LIMIT and owned(s, p, card) >= params[at + 1]:
        return False
    return holds(s, p, params, at + 2) and holds(s, p, params, at + 6)


@rule
def holds(s, p, params, at):
    what = int(params[at])
    if what == NO_CONDITION:
        return True
    there = number_of(s, p, what, int(params[at + 1]))
    sign, number = int(params[at + 2]), params[at + 3]
    is_less, is_equal = there < number, there == number
    if sign == LESS:
        return is_less
    if sign == AT_MOST:
        return is_less or is_equal
    if sign == EQUAL:
        return is_equal
    return not is_less if sign == AT_LEAST else not (is_less or is_equal)


@rule
def number_of(s, p, what, kind):
    if what == MONEY:
        return money(s, p)
    if what == TURN_NUMBER:
        return s.player[p].turns
    if what == EMPTY:
        return empty_piles(s)
    card = pile_of(s, kind)
    if card == NOTHING:
        return 0
    return s.supply[card] if what == SUPPLY_OF else owned(s, p, card)


@rule
def money(s, p):
    """What all own treasures are worth together."""
    n = 0
    for card in range(BASIC):
        if is_(s, card, TREASURE):
            n += owned(s, p, card) * COINS[s.kind[card]]
    return n


@rule
def best_gain(s, p, legal, n, params):
    """By the list; else the dearest card that is neither Curse nor Copper."""
    limit = s.agenda[s.waiting - 1].n
    by_list = wanted(s, p, legal, n, limit, params)
    if by_list != DONE:
        return by_list
    best = legal[0]
    for i in range(1, n):
        if COST[legal[i] - SUPPLY] > COST[best - SUPPLY]:
            best = legal[i]
    return best


# Which cards go


@rule
def least(legal, n, below):
    """The card worth least, if it is worth less than `below`; else DONE."""
    best = legal[0]
    for i in range(1, n):
        if legal[i] < SUPPLY and (best >= SUPPLY or WORTH[legal[i]] < WORTH[best]):
            best = legal[i]
    return best if best < SUPPLY and WORTH[best] < below else DONE


@rule
def to_trash(s, p, legal, n):
    """Curses; Estates and Coppers beyond the first few, while there is time to gain by it."""
    me = s.player[p]
    if me.hand[CURSE] > 0:
        return HAND + CURSE
    if late(s):
        return DONE
    if me.hand[ESTATE] > 0:
        return HAND + ESTATE
    if me.hand[COPPER] > 0 and money(s, p) > 2 * COPPERS_TO_KEEP:
        return HAND + COPPER
    return DONE


@rule
def to_keep(legal, n):
    """Of the loot all but the Coppers."""
    for i in range(n - 1):
        if legal[i] != HAND + COPPER:
            return legal[i]
    return DONE


@rule
def to_remodel(s, legal, n):
    """A Gold into a Province when there is not much time; else what is worth least."""
    for i in range(n):
        if legal[i] == HAND + GOLD and late(s):
            return legal[i]
    return least(legal, n, NO_LIMIT)


@rule
def to_mine(s, legal, n):
    """A Silver into a Gold, a Copper into a Silver."""
    for i in range(n):
        if legal[i] == HAND + SILVER and s.supply[GOLD] > 0:
            return legal[i]
    return legal[0]


@rule
def decide_as_spy(s, p):
    """The own dead cards away, of the others all that are alive."""
    q = s.agenda[s.waiting - 1].n
    victim = s.player[q]
    dead = WORTH[s.kind[victim.known[victim.known_size - 1]]] < DEAD
    return YES if dead == (q == p) else DONE
