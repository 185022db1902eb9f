"""Whether a position that was written down is one from which the rules can go on."""

from __future__ import annotations

from typing import Any

from ludoteka.core.game import seats_in

from . import questions, rules
from .cards import BASIC, MOAT
from .names import *
from .state import NO_KIND, NOTHING, PILES

MOST_OF_A_CARD = 120  # a pile of sixty, and fifteen in each of four first decks
OF_SEATS = (SPY_DISCARDS, TRASH_REVEALED)  # questions whose number is a seat
OF_THE_ACTIVE = (TURN, SHOW_MOAT, CLEAN_UP)


def check(s: Any) -> None:
    """ValueError says what is wrong."""
    for p in range(s.players):
        check_cards(s, p)
        check_knowledge(s, p)
    items = [s.agenda[i] for i in range(s.waiting)]
    if s.kind[BASIC] == NO_KIND and any(item.what != CHOOSE_KINGDOM for item in items):
        raise ValueError("ten kingdom cards must be named unless they are still being chosen")
    for item in items:
        if item.what in OF_SEATS and item.n >= s.players:
            raise ValueError(f"there is no seat {item.n} (the first one is 0) to be asked about")
        if item.what in OF_THE_ACTIVE and item.who != s.active:
            raise ValueError(f"player {item.who + 1} is not the active one, whose turn it is")
    if items:
        check_question(s, items[-1])


def check_cards(s: Any, p: int) -> None:
    for card in range(PILES):
        if rules.owned(s, p, card) > MOST_OF_A_CARD:
            raise ValueError(f"player {p + 1}: more than {MOST_OF_A_CARD} of a card")


def check_knowledge(s: Any, p: int) -> None:
    """§9"""
    me = s.player[p]
    for card in range(PILES):
        if me.seen[card] + me.old[card] > me.hand[card]:
            raise ValueError(f"player {p + 1}: what is seen or old must be in hand")
        unseen = me.deck[card] + me.hand[card] - me.seen[card] - me.old[card] + me.buried[card]
        if me.fresh[card] > unseen:
            raise ValueError(f"player {p + 1}: what is fresh must be unseen")
    if me.sunk > sum(me.buried):
        raise ValueError(f"player {p + 1}: only what is buried can be sunk")
    unseen = sum(me.deck) + sum(me.hand) - sum(me.seen) + sum(me.buried)
    if sum(me.old) + me.sunk + sum(me.fresh) > unseen:
        raise ValueError(f"player {p + 1}: what is old or sunk cannot be fresh")
    if me.top != NOTHING and not me.discard[me.top]:
        raise ValueError(f"player {p + 1}: the top card must be in the discard pile")


def check_question(s: Any, item: Any) -> None:
    """What is asked can be answered, and what it is about lies there."""
    if item.what == CHOOSE_KINGDOM and s.kind[BASIC] != NO_KIND:
        raise ValueError("the kingdom is chosen, so no card for it is asked for")
    if item.what == SPY_DISCARDS and not s.player[item.n].known_size:
        raise ValueError("the card that the spy has found must be known on the deck")
    if item.what == SET_ASIDE and (s.drawn == NOTHING or not s.player[item.who].hand[s.drawn]):
        raise ValueError("the card that the library has drawn must be in hand")
    if item.what == SHOW_MOAT:
        check_moats(s)
    check_chosen(s, item)
    for p in seats_in(questions.to_act(s)):
        if not questions.legal(s, p, [0] * ANSWERS):
            raise ValueError(f"player {p + 1} cannot answer what is asked")


def check_moats(s: Any) -> None:
    """§11"""
    if rules.pile_of(s, MOAT) == NOTHING:
        raise ValueError("there is no Moat in the kingdom, so nobody is asked for one")
    if not questions.to_act(s) or s.answered & 1 << s.active:
        raise ValueError("some, but not all of the others may have answered about a Moat")


def check_chosen(s: Any, item: Any) -> None:
    """§10"""
    hand = s.player[item.who].hand
    if any(n > hand[card] for card, n in enumerate(s.chosen)):
        raise ValueError("cards that are chosen to be discarded must be in hand")
    if sum(s.chosen) and (s.last == NOTHING or not s.chosen[s.last]):
        raise ValueError("the last of the chosen cards must be one of them")
    if item.what == DISCARD_CARDS and not 1 <= item.n <= sum(hand) - sum(s.chosen):
        raise ValueError(f"{item.n} cards cannot be discarded from that hand")
