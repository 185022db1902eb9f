"""What an answer does. Nothing is checked here: whether it may be given is said in `questions`."""

from ludoteka.core.agenda import ask, in_order, take, then
from ludoteka.core.rule import rule

from .cards import *
from .effects import *
from .names import *
from .questions import *
from .state import NOTHING, PILES
from .verbs import *


@rule
def answer(s, p, a):
    what = s.agenda[s.waiting - 1].what
    if what == SHOW_MOAT:
        answer_moat(s, p, a)
        return
    what, p, n = take(s)
    mark = s.waiting
    card = NOTHING
    if a < DONE and what != CHOOSE_KINGDOM:
        card = pile_of(s, a - HAND if a < SUPPLY else a - SUPPLY)
    # fmt: off
    if   what == TURN:             answer_turn(s, p, a, card)
    elif what == CHOOSE_KINGDOM:   choose_kingdom(s, p, a - SUPPLY)
    elif what == DISCARD_ANY:      discard_any(s, p, n, card)
    elif what == TRASH_UP_TO:      trash_up_to(s, p, n, card)
    elif what == PUT_DECK_AWAY:    decide_on_deck(s, p, a)
    elif what == GAIN_UP_TO:       gain(s, p, card)
    elif what == PUT_BACK:         put_back(s, p, card)
    elif what == DISCARD_CARDS:    discard_cards(s, p, n, card)
    elif what == TRASH_TO_REMODEL: trash_to_remodel(s, p, card)
    elif what == TRASH_TREASURE:   trash_treasure(s, p, card)
    elif what == GAIN_TREASURE:    gain_to_hand(s, p, card)
    elif what == SPY_DISCARDS:     decide_on_top(s, n, a)
    elif what == TRASH_REVEALED:   trash_revealed(s, n, card)
    elif what == KEEP_LOOT:        keep_loot(s, p, card)
    elif what == PLAY_TWICE:       play_twice(s, p, card)
    elif what == SET_ASIDE:        decide_on_drawn(s, p, a)
    # fmt: on
    in_order(s, mark)


@rule
def answer_turn(s, p, a, card):
    """§4 Whoever plays a treasure or buys has ended the action phase."""
    if a == DONE:
        then(s, CLEAN_UP, p, 0)
    elif a == ALL_TREASURES:
        s.phase = BUY_PHASE
        play_all_treasures(s, p)
        ask(s, TURN, p, 0)
    elif a >= SUPPLY:
        s.phase = BOUGHT
        s.coins -= cost(s, card)
        s.buys -= 1
        gain(s, p, card)
        if s.buys > 0:
            ask(s, TURN, p, 0)
        else:
            then(s, CLEAN_UP, p, 0)
    elif is_(s, card, TREASURE):
        s.phase = BUY_PHASE
        play_treasure(s, p, card)
        ask(s, TURN, p, 0)
    else:
        s.actions -= 1
        put_in_play(s, p, card)
        then(s, PLAY, p, card)
        ask(s, TURN, p, 0)


@rule
def play_treasure(s, p, card):
    """§6 It brings its value until the end of the turn."""
    put_in_play(s, p, card)
    s.coins += COINS[s.kind[card]]


@rule
def play_all_treasures(s, p):
    for card in range(PILES):
        if is_(s, card, TREASURE):
            n = s.player[p].hand[card]
            leave_hand_all(s, p, card)
            s.in_play[card] += n
            s.coins += n * COINS[s.kind[card]]


@rule
def choose_kingdom(s, p, kind):
    """§3 In turn, until ten are chosen."""
    s.kingdom |= 1 << kind
    chosen = 0
    for k in range(BASIC, KINDS):
        chosen += s.kingdom >> k & 1
    if chosen < KINGDOM:
        ask(s, CHOOSE_KINGDOM, left_of(s, p, 1), 0)
    else:
        then(s, DEAL, 0, 0)


@rule
def answer_moat(s, p, a):
    """§11 Face down until all have answered."""
    s.answered |= 1 << p
    if a == YES:
        s.safe |= 1 << p
    else:
        s.safe &= ~(1 << p)
    if s.answered == everybody_but(s, s.active):
        take(s)
        s.answered = 0
        moat = pile_of(s, MOAT)
        for q in range(s.players):
            if s.safe >> q & 1:
                show_card(s, q, moat)


@rule
def choose(s, p, card):
    """One more card of those that are discarded together; it stays in hand until all are chosen."""
    s.chosen[card] += 1
    s.last = card


@rule
def discard_chosen(s, p):
    """§10 Of several cards discarded at once only the last is seen."""
    n = 0
    if s.last != NOTHING:
        s.chosen[s.last] -= 1
        for card in range(PILES):
            while s.chosen[card] > 0:
                s.chosen[card] -= 1
                bury(s, p, card)
                n += 1
        discard(s, p, s.last)
        s.last = NOTHING
        n += 1
    return n


@rule
def discard_any(s, p, n, card):
    """§12 The cards are drawn when all have been discarded."""
    if card != NOTHING:
        choose(s, p, card)
        if how_many(s.chosen) < hand_size(s, p):
            ask(s, DISCARD_ANY, p, 0)
            return
    then(s, DRAW, p, discard_chosen(s, p))


@rule
def discard_cards(s, p, n, card):
    """§17"""
    choose(s, p, card)
    if n > 1:
        ask(s, DISCARD_CARDS, p, n - 1)
    else:
        discard_chosen(s, p)


@rule
def trash_up_to(s, p, n, card):
    """§13"""
    if card != NOTHING:
        trash(s, p, card)
        ask_to_trash(s, p, n - 1)


@rule
def decide_on_deck(s, p, a):
    if a == YES:
        put_deck_away(s, p)


@rule
def put_back(s, p, card):
    """§16 A Victory card on top of the deck, or the hand is shown."""
    if card == NOTHING:
        show_hand(s, p)
    else:
        leave_hand(s, p, card)
        put_on_deck(s, p, card)


@rule
def trash_to_remodel(s, p, card):
    """§19"""
    trash(s, p, card)
    ask_to_gain(s, p, cost(s, card) + 2)


@rule
def trash_treasure(s, p, card):
    """§20"""
    trash(s, p, card)
    limit = cost(s, card) + 3
    if is_there(s, limit, TREASURE):
        ask(s, GAIN_TREASURE, p, limit)


@rule
def gain_to_hand(s, p, card):
    """§20 For all to see."""
    s.supply[card] -= 1
    s.player[p].hand[card] += 1
    s.player[p].seen[card] += 1


@rule
def decide_on_top(s, q, a):
    """§21"""
    if a == YES:
        put_on_discards(s, q, take_known(s, q))


@rule
def keep_loot(s, p, card):
    """§22"""
    if card == NOTHING:
        for treasure in range(PILES):
            s.loot[treasure] = 0
    else:
        s.loot[card] -= 1
        s.trash[card] -= 1
        put_on_discards(s, p, card)
        ask_for_loot(s, p)


@rule
def play_twice(s, p, card):
    """§23 The first time in full, then the second."""
    put_in_play(s, p, card)
    then(s, PLAY, p, card)
    then(s, PLAY, p, card)


@rule
def decide_on_drawn(s, p, a):
    """§25"""
    if a == YES:
        leave_hand(s, p, s.drawn)
        s.aside[s.drawn] += 1
    s.drawn = NOTHING
