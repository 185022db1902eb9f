"""§4, §15, §24, §26 Characters: choosing, bidding, swapping."""

from ludoteka.core.agenda import ask, then
from ludoteka.core.masks import ones
from ludoteka.core.rule import rule

from .board import *
from .names import *
from .state import NOBODY, NOTHING
from .travel import holds

# Who has whom


@rule
def in_game(s):
    """§22 The Yogi plays only by option. Characters are bits 1 .. 7."""
    return (1 << (CHARACTERS + s.yogi)) - 2


@rule
def bank(s):
    mask = in_game(s)
    for q in range(s.players):
        mask &= ~s.player[q].characters
    return mask


@rule
def holder(s, character):
    for q in range(s.players):
        if holds(s, q, character):
            return q
    return NOBODY


@rule
def lowest(s, p):
    """§6, §26 The number that counts for order and ties; past all characters without one."""
    for character in range(1, CHARACTERS + 1):
        if holds(s, p, character):
            return character
    return CHARACTERS + 1


@rule
def receive(s, p, character):
    """§22 Whoever has the Yogi in his own turn gets a chip, once in it."""
    s.player[p].characters |= 1 << character
    if p == s.active:
        bless(s, p)


@rule
def bless(s, p):
    if s.blessed or not holds(s, p, YOGI):
        return
    out = 0
    for q in range(s.players):
        out += s.player[q].chips
    if out < CHIPS:
        s.player[p].chips += 1
        s.blessed = 1


# §4 Choosing, §24 the auction


@rule
def next_without(s, p):
    """The first seat from p on, clockwise, that has no character; there is one."""
    q = p % s.players
    while s.player[q].characters != 0:
        q = (q + 1) % s.players
    return q


@rule
def how_many_without(s):
    n = 0
    for q in range(s.players):
        n += s.player[q].characters == 0
    return n


@rule
def characters_next(s):
    """The next to choose; when all have chosen, houses are built."""
    left = how_many_without(s)
    if left == 0:
        then(s, HOUSES_NEXT, 0, 0)
    elif s.auction and left > 1:
        open_auction(s, left)
    else:
        ask(s, CHOOSE_CHARACTER, next_without(s, s.opener), 0)
        then(s, CHARACTERS_NEXT, 0, 0)


@rule
def open_auction(s, left):
    """The youngest opens the first one, the next seat without a character each later one."""
    if left < s.players:
        s.opener = next_without(s, s.opener + 1)
    s.bid = s.bidder = NOTHING
    s.passed = 0
    ask(s, BID, s.opener, 0)


@rule
def why_not_bid(s, p, gold):
    return ALLOWED if s.bid < gold <= s.player[p].gold else BAD_BID


@rule
def make_bid(s, p, a):
    if a == PASS:
        s.passed |= 1 << p
    else:
        s.bid = a - OFFER
        s.bidder = p
    then(s, AUCTION_NEXT, p, 0)


@rule
def auction_next(s, last):
    """Clockwise, those who are still in it; when nobody else is, the highest bidder chooses."""
    for k in range(1, s.players):
        q = (last + k) % s.players
        if s.player[q].characters == 0 and q != s.bidder and not s.passed >> q & 1:
            ask(s, BID, q, 0)
            return
    winner = s.bidder
    s.player[winner].gold -= s.bid
    s.bid = s.bidder = NOTHING
    s.passed = 0
    ask(s, CHOOSE_CHARACTER, winner, 0)
    then(s, CHARACTERS_NEXT, 0, 0)


@rule
def why_not_choose(s, character):
    if not in_game(s) >> character & 1:
        return NOT_IN_GAME
    return ALLOWED if bank(s) >> character & 1 else NOT_IN_BANK


# §15 Swapping


@rule
def why_not_take(s, p, character):
    if not in_game(s) >> character & 1:
        return NOT_IN_GAME
    if holds(s, p, character):
        return OWN_CHARACTER
    if s.several and bank(s) and not bank(s) >> character & 1:
        return BANK_FIRST
    return ALLOWED


@rule
def take_character(s, p, character):
    """The old one goes to the bank first; who is robbed chooses there."""
    owner = holder(s, character)
    if s.several:
        take_another(s, p, character, owner)
        return
    s.player[p].characters = 0
    if owner != NOBODY:
        s.player[owner].characters = 0
        ask(s, CHOOSE_CHARACTER, owner, 0)
    receive(s, p, character)


@rule
def take_another(s, p, character, owner):
    """§26 From the bank for nothing; from somebody else for one of one's own."""
    had = s.player[p].characters
    if owner != NOBODY:
        s.player[owner].characters &= ~(1 << character)
        if ones(had) == 1:
            given = lowest(s, p)
            s.player[p].characters = 0
            receive(s, owner, given)
        else:
            ask(s, GIVE_CHARACTER, p, 8 * owner + character)
    receive(s, p, character)


@rule
def why_not_rob(s, p, q):
    """§26 From somebody who has more, when the bank has none."""
    if bank(s):
        return BANK_FIRST
    if q >= s.players or ones(s.player[q].characters) <= ones(s.player[p].characters):
        return NOT_RICHER
    return ALLOWED


@rule
def why_not_give(s, p, n, character):
    """§26 Any of one's own, but not the one just taken."""
    if not holds(s, p, character):
        return NOT_HELD
    return JUST_TAKEN if n % 8 == character else ALLOWED


@rule
def give_character(s, p, n, character):
    s.player[p].characters &= ~(1 << character)
    receive(s, n // 8, character)
