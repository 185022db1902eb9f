"""Who is asked, and what may be answered."""

from ludoteka.core.agenda import next_below
from ludoteka.core.rule import rule

from .cards import *
from .effects import *
from .names import *
from .state import NOTHING, PILES
from .verbs import *

# Who is asked


@rule
def everybody_but(s, p):
    return ((1 << s.players) - 1) & ~(1 << p)


@rule
def question(s):
    """What is asked now; QUESTIONS if nothing is."""
    return next_below(s, QUESTIONS)


@rule
def asked(s):
    """The seats that take part in the question on the table."""
    what = question(s)
    if what == QUESTIONS:
        return 0
    if what == SHOW_MOAT:
        return everybody_but(s, s.active)  # §11 all of them, whether they hold a Moat or not
    return 1 << s.agenda[s.waiting - 1].who


@rule
def to_act(s):
    """The seats that owe an answer now."""
    what = question(s)
    if what == QUESTIONS:
        return 0
    if what == SHOW_MOAT:
        return everybody_but(s, s.active) & ~s.answered
    return 1 << s.agenda[s.waiting - 1].who


# What may be answered


@rule
def refusal(s, p, a):
    """Why seat p may not answer a; 0 if it may."""
    if not asked(s) >> p & 1:
        return NOT_ASKED
    if a < 0 or a >= ANSWERS:
        return OTHER_QUESTION
    item = s.agenda[s.waiting - 1]
    if a < SUPPLY:
        if item.what == TRASH_REVEALED or item.what == KEEP_LOOT:
            return why_not_revealed(s, item.what, pile_of(s, a - HAND))
        if asks_for_hand(item.what):
            return why_not_of_hand(s, p, item.what, pile_of(s, a - HAND))
        return OTHER_QUESTION
    if a < DONE:
        if item.what == CHOOSE_KINGDOM:
            return why_not_choose(s, a - SUPPLY)
        if types_of_supply(item.what):
            return why_not_of_supply(s, item.what, item.n, pile_of(s, a - SUPPLY))
        return OTHER_QUESTION
    if a == DONE:
        return why_not_done(s, p, item.what)
    if a == YES:
        return why_not_yes(s, p, item.what)
    return why_not_all_treasures(s, p, item.what)


@rule
def types_of_hand(s, what):
    """The types of cards that may be taken from the hand; 0 where nothing may."""
    return playable(s) if what == TURN else types_of_hand_apart(what)


@rule
def types_of_hand_apart(what):
    """The same, apart from a turn."""
    # fmt: off
    if what == PLAY_TWICE:       return ACTION
    if what == TRASH_TREASURE:   return TREASURE
    if what == PUT_BACK:         return VICTORY
    if what == DISCARD_ANY:      return ANY_TYPE
    if what == TRASH_UP_TO:      return ANY_TYPE
    if what == DISCARD_CARDS:    return ANY_TYPE
    if what == TRASH_TO_REMODEL: return ANY_TYPE
    return 0
    # fmt: on


@rule
def asks_for_hand(what):
    return what == TURN or types_of_hand_apart(what) != 0


@rule
def playable(s):
    """§5, §6 Actions while there are any left and no treasure has been played; then treasures."""
    if s.phase == BOUGHT:
        return 0
    return TREASURE | ACTION if s.phase == ACTION_PHASE and s.actions > 0 else TREASURE


@rule
def types_of_supply(what):
    """The types of cards that may be taken from the supply; 0 where nothing may."""
    if what == TURN or what == GAIN_UP_TO:
        return ANY_TYPE
    return TREASURE if what == GAIN_TREASURE else 0


@rule
def is_in_hand(s, p, card):
    """A card that is not among those being discarded."""
    return s.player[p].hand[card] > s.chosen[card]


@rule
def why_not_revealed(s, what, card):
    """§22 A treasure that its owner has just revealed, or that has just been trashed."""
    if card == NOTHING or not is_(s, card, TREASURE):
        return NOT_REVEALED
    lies_there = s.aside[card] if what == TRASH_REVEALED else s.loot[card]
    return ALLOWED if lies_there > 0 else NOT_REVEALED


@rule
def why_not_of_hand(s, p, what, card):
    if card == NOTHING or not is_in_hand(s, p, card):
        return NOT_IN_HAND
    if is_(s, card, types_of_hand(s, what)):
        return ALLOWED
    # fmt: off
    if what == PLAY_TWICE:        return NOT_AN_ACTION
    if what == TRASH_TREASURE:    return NOT_A_TREASURE
    if what == PUT_BACK:          return NOT_A_VICTORY_CARD
    if is_(s, card, TREASURE):    return BOUGHT_ALREADY
    if not is_(s, card, ACTION):  return NOT_PLAYABLE
    if s.phase != ACTION_PHASE:   return ACTION_PHASE_OVER
    return NO_ACTIONS
    # fmt: on


@rule
def why_not_choose(s, kind):
    """§3 A card for the kingdom."""
    if kind < BASIC:
        return OTHER_QUESTION
    return CHOSEN_ALREADY if s.kingdom >> kind & 1 else ALLOWED


@rule
def why_not_of_supply(s, what, limit, card):
    """§6 A purchase, §10 or a card to be gained."""
    if card == NOTHING:
        return NOT_IN_SUPPLY
    if s.supply[card] == 0:
        return PILE_EMPTY
    if not is_(s, card, types_of_supply(what)):
        return NOT_A_TREASURE
    if cost(s, card) <= most_to_pay(s, what, limit):
        return ALLOWED
    return COINS_SHORT if what == TURN else TOO_DEAR


@rule
def most_to_pay(s, what, limit):
    return s.coins if what == TURN else limit


@rule
def why_not_done(s, p, what):
    """§10 What a card demands is done as far as possible."""
    if what == PUT_BACK:
        return COMPULSORY if has(s, p, VICTORY) else ALLOWED
    if (
        what == TURN
        or what == SHOW_MOAT
        or what == DISCARD_ANY
        or what == TRASH_UP_TO
        or what == PUT_DECK_AWAY
        or what == SPY_DISCARDS
        or what == KEEP_LOOT
        or what == SET_ASIDE
    ):
        return ALLOWED
    return COMPULSORY


@rule
def why_not_yes(s, p, what):
    if what == SHOW_MOAT:
        moat = pile_of(s, MOAT)
        return ALLOWED if s.player[p].hand[moat] > 0 else NO_MOAT
    if what == SET_ASIDE:
        return ALLOWED if is_(s, s.drawn, ACTION) else NOT_AN_ACTION
    return ALLOWED if what == PUT_DECK_AWAY or what == SPY_DISCARDS else OTHER_QUESTION


@rule
def why_not_all_treasures(s, p, what):
    """§6 Several treasures at once; a single one is played by itself."""
    if what != TURN:
        return OTHER_QUESTION
    if s.phase == BOUGHT:
        return BOUGHT_ALREADY
    return ALLOWED if treasures(s, p) > 1 else NOT_IN_HAND


@rule
def treasures(s, p):
    n = 0
    for card in range(PILES):
        n += s.player[p].hand[card] * is_(s, card, TREASURE)
    return n


@rule
def legal(s, p, out):
    """Write the legal answers into `out`, ascending; how many there are."""
    item = s.agenda[s.waiting - 1]
    what = item.what
    if what == CHOOSE_KINGDOM:
        return legal_kingdom(s, out)
    in_hand = from_hand(s, p, out, 0, what)
    n = from_supply(s, out, in_hand, what, item.n)
    if why_not_done(s, p, what) == ALLOWED:
        out[n] = DONE
        n += 1
    if why_not_yes(s, p, what) == ALLOWED:
        out[n] = YES
        n += 1
    if in_hand > 0 and why_not_all_treasures(s, p, what) == ALLOWED:
        out[n] = ALL_TREASURES
        n += 1
    return n


# Every card is written, and counted if it may be taken: branches are what takes the time of a game.


@rule
def from_hand(s, p, out, n, what):
    """Cards that may be taken from the hand, or from among the revealed ones."""
    if what == TRASH_REVEALED or what == KEEP_LOOT:
        for card in range(PILES):
            out[n] = HAND + s.kind[card]
            n += why_not_revealed(s, what, card) == ALLOWED
        return n
    types = types_of_hand(s, what)
    if types:
        for card in range(PILES):
            out[n] = HAND + s.kind[card]
            n += is_in_hand(s, p, card) & is_(s, card, types)
    return n


@rule
def from_supply(s, out, n, what, limit):
    types = types_of_supply(what)
    limit = most_to_pay(s, what, limit)
    if types == ANY_TYPE:
        for card in range(PILES):
            out[n] = SUPPLY + s.kind[card]
            n += (s.supply[card] > 0) & (s.costs[card] <= limit)
    elif types:
        for card in range(PILES):
            out[n] = SUPPLY + s.kind[card]
            n += (s.supply[card] > 0) & (s.costs[card] <= limit) & is_(s, card, types)
    return n


@rule
def legal_kingdom(s, out):
    n = 0
    for kind in range(BASIC, KINDS):
        if not s.kingdom >> kind & 1:
            out[n] = SUPPLY + kind
            n += 1
    return n
