"""What may be answered, and what an answer does: `refusal` and `legal` say the same in two ways."""

from ludoteka.core.rule import rule

from .distribution import *
from .names import *
from .ring import *
from .tables import *


@rule
def asked(s):
    """§4 One at a time."""
    return 1 << s.active if s.next < QUESTIONS else 0


@rule
def to_act(s):
    return asked(s)


@rule
def question_of(a):
    """To which question an answer belongs."""
    if a < 0 or a >= ANSWERS:
        return QUESTIONS
    if a < BID_WITH:
        return WALK
    if a < LAY_AWAY:
        return BID
    if a < BUY:
        return LAY
    if a < DECLINE:
        return TILES_QUESTION
    return PAINTING if a < RETURN else TAKE_BACK


@rule
def refusal(s, p, a):
    """Why seat p may not answer a; 0 if it may."""
    if not asked(s) >> p & 1:
        return NOT_ASKED
    what = question_of(a)
    if what != s.next:
        return OTHER_QUESTION
    if what == WALK:
        return why_not_walk(s, p, (a - WALK_WITH) // 2, (a - WALK_WITH) % 2)
    if what == BID:
        return ALLOWED if s.player[p].hand[a - BID_WITH] > 0 else NOT_IN_HAND
    if what == LAY:
        return ALLOWED if s.player[p].hand[a - LAY_AWAY] > 0 else NOT_IN_HAND
    if what == TILES_QUESTION:
        return why_not_buy(s, s.strip[s.here][s.marker].card, a - BUY)
    if what == TAKE_BACK:
        return ALLOWED if open_values(s) >> (a - RETURN) & 1 else NOT_HERE
    return ALLOWED  # §12 to take a painting, or to leave it


@rule
def legal(s, p, out):
    """Write the legal answers into `out`, ascending; how many there are."""
    # fmt: off
    if   s.next == WALK:           return legal_walks(s, p, out)
    elif s.next == BID:            return cards_in_hand(s, p, BID_WITH, out)
    elif s.next == LAY:            return cards_in_hand(s, p, LAY_AWAY, out)
    elif s.next == TILES_QUESTION: return legal_tiles(s, out)
    elif s.next == TAKE_BACK:      return open_cards(s, out)
    # fmt: on
    out[0] = DECLINE
    out[1] = ACCEPT
    return 2


@rule
def legal_walks(s, p, out):
    me = s.player[p]
    n = 0
    for card in range(CARD_VALUES):
        if me.hand[card] > 0:
            to = destination(s, me.pawn, card, CLOCKWISE)
            other = destination(s, me.pawn, card, COUNTER_CLOCKWISE)
            if s.markers[to] < STRIP:
                out[n] = WALK_WITH + 2 * card + CLOCKWISE
                n += 1
            if other != to and s.markers[other] < STRIP:
                out[n] = WALK_WITH + 2 * card + COUNTER_CLOCKWISE
                n += 1
    return n


@rule
def cards_in_hand(s, p, first, out):
    me = s.player[p]
    n = 0
    for card in range(CARD_VALUES):
        if me.hand[card] > 0:
            out[n] = first + card
            n += 1
    return n


@rule
def legal_tiles(s, out):
    card = s.strip[s.here][s.marker].card
    n = 0
    for stacks in range(1 << STACKS):
        if why_not_buy(s, card, stacks) == ALLOWED:
            out[n] = BUY + stacks
            n += 1
    return n


@rule
def open_cards(s, out):
    values = open_values(s)
    n = 0
    for card in range(CARD_VALUES):
        if values >> card & 1:
            out[n] = RETURN + card
            n += 1
    return n


@rule
def answer(s, p, a):
    what = question_of(a)
    # fmt: off
    if   what == WALK:           walk(s, p, (a - WALK_WITH) // 2, (a - WALK_WITH) % 2)
    elif what == BID:            bid(s, p, a - BID_WITH)
    elif what == LAY:            lay_away(s, p, a - LAY_AWAY)
    elif what == TILES_QUESTION: buy(s, p, a - BUY)
    elif what == TAKE_BACK:      take_back(s, p, a - RETURN)
    elif a == ACCEPT:            accept(s, p)
    else:                        decline(s)
    # fmt: on
