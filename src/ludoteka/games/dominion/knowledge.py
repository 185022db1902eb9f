"""What a seat cannot know, and what it observes as numbers."""

from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .cards import *
from .names import *
from .questions import asked, question
from .rules import owned, pile_size
from .state import MAX_PLAYERS, NO_KIND, NOTHING, PILES
from .verbs import *

# §9 Redrawing


@rule
def hide(s, p, chance):
    """Everybody remembers every card that was ever seen. The others' cards that lie face down are
    dealt anew: to the hand, into the discard pile and to the deck, in the numbers in which they
    lie there. A card that was in hand before the deck was last shuffled cannot be one that was
    seen in the pile then."""
    for q in range(s.players):
        if q != p:
            redeal(s, q, chance)
            choose_again(s, q, chance)


@rule
def redeal(s, q, chance):
    me = s.player[q]
    old, new, buried = 0, 0, -me.sunk
    for card in range(PILES):
        unseen = me.hand[card] - me.seen[card]
        old += me.old[card]
        new += unseen - me.old[card]
        buried += me.buried[card]
        me.deck[card] += unseen + me.buried[card]
        me.hand[card] = me.seen[card]
        me.old[card] = me.buried[card] = 0
    for _ in range(old):
        card = take_old(me.deck, me.fresh, chance)
        me.hand[card] += 1
        me.old[card] += 1
    for _ in range(me.sunk):
        me.buried[take_old(me.deck, me.fresh, chance)] += 1
    for _ in range(new):
        me.hand[take_any(me.deck, chance)] += 1
    for _ in range(buried):
        me.buried[take_any(me.deck, chance)] += 1


@rule
def take_any(pile, chance):
    """A random card off a pile."""
    at = random_below(chance, how_many(pile))
    card = 0
    while at >= pile[card]:
        at -= pile[card]
        card += 1
    pile[card] -= 1
    return card


@rule
def take_old(pile, fresh, chance):
    """The same, but none of the fresh ones."""
    at = random_below(chance, how_many(pile) - how_many(fresh))
    card = 0
    while at >= pile[card] - fresh[card]:
        at -= pile[card] - fresh[card]
        card += 1
    pile[card] -= 1
    return card


@rule
def choose_again(s, q, chance):
    """What q has answered face down may be anything that the new hand allows."""
    what = question(s)
    if what == QUESTIONS or not asked(s) >> q & 1:
        return
    me = s.player[q]
    if what == SHOW_MOAT:
        if s.answered >> q & 1:
            s.safe &= ~(1 << q)
            if me.hand[pile_of(s, MOAT)] > 0 and random_below(chance, 2) == 1:
                s.safe |= 1 << q
    elif what == DISCARD_ANY or what == DISCARD_CARDS:
        n = how_many(s.chosen)
        for card in range(PILES):
            s.chosen[card] = 0
        for _ in range(n):
            s.last = unchosen(s, q, chance)
            s.chosen[s.last] += 1
    elif what == SET_ASIDE and not s.agenda[s.waiting - 1].n:
        s.drawn = just_drawn(s, q, chance)


@rule
def unchosen(s, q, chance):
    """A random card of the hand that is not chosen yet."""
    at = random_below(chance, hand_size(s, q) - how_many(s.chosen))
    card = 0
    while at >= s.player[q].hand[card] - s.chosen[card]:
        at -= s.player[q].hand[card] - s.chosen[card]
        card += 1
    return card


@rule
def just_drawn(s, q, chance):
    """A random card of those drawn unseen since the deck was shuffled."""
    me = s.player[q]
    n = 0
    drawn = NOTHING
    for card in range(PILES):
        for _ in range(me.hand[card] - me.seen[card] - me.old[card]):
            n += 1
            if random_below(chance, n) == 0:
                drawn = card
    return drawn


# What a seat sees, as numbers for learning. A card is known by its kind, whatever the kingdom.


OBSERVATION = (
    ("supply", KINDS),  # cards left; -1: not in this game
    ("trash", KINDS),
    ("in_play", KINDS),
    ("aside", KINDS),  # revealed, set aside, or trashed by the Thief and still to be had
    ("chosen", KINDS),  # own cards chosen to be discarded
    ("hand", KINDS),
    ("deck", KINDS),
    ("discard", KINDS),
    ("others_cards", (MAX_PLAYERS - 1) * KINDS),  # all that each of the others owns, clockwise
    ("others_shown", (MAX_PLAYERS - 1) * KINDS),  # cards in hand that everybody has seen
    ("sizes", MAX_PLAYERS * 3),  # hand, deck and discard pile of each, the own first
    ("top_of_deck", MAX_PLAYERS),  # its kind where everybody has seen it, else -1
    ("turn", 5),  # actions, buys, coins; action phase; bought
    ("question", QUESTIONS),
    ("about", 2),  # the number in the question; the kind just drawn, -1: none
    ("asked", MAX_PLAYERS),
    ("active", MAX_PLAYERS),
    ("turns", MAX_PLAYERS),
    ("players", 1),
)


@rule
def observe(s, p, out):
    for i in range(8 * KINDS):
        out[i] = -1 if i < KINDS else 0
    for card in range(PILES):
        kind = s.kind[card]
        if kind != NO_KIND:
            observe_card(s, p, out, card, kind)
    i = 8 * KINDS
    for k in range(1, MAX_PLAYERS):
        q = (p + k) % s.players
        for kind in range(KINDS):
            out[i + kind] = 0
            out[i + (MAX_PLAYERS - 1) * KINDS + kind] = 0
        if k < s.players:
            for card in range(PILES):
                if s.kind[card] != NO_KIND:
                    out[i + s.kind[card]] = owned(s, q, card)
                    seen = s.player[q].seen[card]
                    out[i + (MAX_PLAYERS - 1) * KINDS + s.kind[card]] = seen
        i += KINDS
    i += (MAX_PLAYERS - 1) * KINDS
    i = observe_players(s, p, out, i)
    observe_question(s, p, out, i)


@rule
def observe_card(s, p, out, card, kind):
    me = s.player[p]
    if pile_size(s, kind) > 0:
        out[kind] = s.supply[card]
    out[KINDS + kind] = s.trash[card]
    out[2 * KINDS + kind] = s.in_play[card]
    out[3 * KINDS + kind] = s.aside[card] + s.loot[card]
    if asked(s) >> p & 1:
        out[4 * KINDS + kind] = s.chosen[card]
    out[5 * KINDS + kind] = me.hand[card]
    out[6 * KINDS + kind] = me.deck[card]
    out[7 * KINDS + kind] = me.discard[card] + me.buried[card]
    for j in range(me.known_size):
        if me.known[j] == card:
            out[6 * KINDS + kind] += 1


@rule
def observe_players(s, p, out, i):
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        me = s.player[q]
        here = k < s.players
        out[i] = hand_size(s, q) if here else 0
        out[i + 1] = deck_size(s, q) if here else 0
        out[i + 2] = how_many(me.discard) + how_many(me.buried) if here else 0
        i += 3
    for k in range(MAX_PLAYERS):
        me = s.player[(p + k) % s.players]
        is_known = k < s.players and me.known_size > 0
        out[i] = s.kind[me.known[me.known_size - 1]] if is_known else -1
        i += 1
    return i


@rule
def observe_question(s, p, out, i):
    out[i] = s.actions
    out[i + 1] = s.buys
    out[i + 2] = s.coins
    out[i + 3] = s.phase == ACTION_PHASE
    out[i + 4] = s.phase == BOUGHT
    i += 5
    what = question(s)
    for k in range(QUESTIONS):
        out[i + k] = k == what
    i += QUESTIONS
    out[i] = s.agenda[s.waiting - 1].n if s.waiting > 0 else 0
    out[i + 1] = s.kind[s.drawn] if s.drawn != NOTHING and asked(s) >> p & 1 else -1
    i += 2
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        here = k < s.players
        out[i + k] = here and asked(s) >> q & 1
        out[i + MAX_PLAYERS + k] = here and q == s.active
        out[i + 2 * MAX_PLAYERS + k] = s.player[q].turns if here else 0
    out[i + 3 * MAX_PLAYERS] = s.players
