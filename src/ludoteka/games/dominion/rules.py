"""Dominion, the base game in its first edition: set-up, turns, end and score.

Beside this file: `cards` (what is printed), `state` (the table), `names` (words), `verbs` (what
the rulebook's words mean), `effects` (what cards do), `questions` (what may be answered),
`knowledge` (what a seat cannot know, and what it observes). Paragraph marks (§) point into
RULES.md.
"""

from ludoteka.core.agenda import ask, clear_agenda, in_order, take, then
from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .cards import *
from .effects import *
from .names import *
from .questions import *
from .state import *
from .verbs import *

HAND_SIZE = 5
EMPTY_PILES_TO_END = 3
# §29 Nobody has to buy anything, so a game might never end; after so many turns each it does.
MOST_TURNS = 1000

# §3 Options, as numbers: the kingdom is one of the recommended sets, or …
RANDOM_KINGDOM = len(SETS)
KINGDOM_IN_TURN = RANDOM_KINGDOM + 1


# §3 Set-up


@rule
def setup(s, players, options):
    """`options` are the kingdom, own cards, Curses, who may begin, and whether points are shown."""
    kingdom, own_cards, s.curses, may_begin, s.counted = (
        options[0], options[1], options[2], options[3], options[4],
    )  # fmt: skip
    s.players = players
    clear_table(s)
    s.active = starting_player(s, may_begin)
    if own_cards:
        s.kingdom = own_cards << BASIC
    elif kingdom == RANDOM_KINGDOM:
        s.kingdom = random_kingdom(s)
    elif kingdom < RANDOM_KINGDOM:
        s.kingdom = SETS[kingdom]
    if s.kingdom == 0:
        ask(s, CHOOSE_KINGDOM, s.active, 0)
    else:
        then(s, DEAL, 0, 0)


@rule
def clear_table(s):
    clear_agenda(s)
    s.phase = NO_TURN
    s.actions = s.buys = s.coins = 0
    s.kingdom = 0
    s.last = s.drawn = NOTHING
    s.safe = s.answered = 0
    for card in range(PILES):
        lay_out(s, card, card if card < BASIC else NO_KIND)
        s.supply[card] = s.trash[card] = s.in_play[card] = 0
        s.aside[card] = s.loot[card] = s.chosen[card] = 0
    for p in range(s.players):
        clear_place(s, p)


@rule
def clear_place(s, p):
    me = s.player[p]
    for card in range(PILES):
        me.hand[card] = me.deck[card] = me.discard[card] = me.buried[card] = 0
        me.seen[card] = me.old[card] = me.fresh[card] = 0
    for i in range(KNOWN):
        me.known[i] = 0
    me.known_size = me.sunk = me.turns = 0
    me.top = NOTHING


@rule
def starting_player(s, may_begin):
    """A random one of those who may; without any word about it, of all."""
    may_begin &= (1 << s.players) - 1
    if may_begin == 0:
        may_begin = (1 << s.players) - 1
    n = 0
    for p in range(s.players):
        n += may_begin >> p & 1
    left = random_below(s, n)
    p = 0
    while left > 0 or not may_begin >> p & 1:
        left -= may_begin >> p & 1
        p += 1
    return p


@rule
def random_kingdom(s):
    """Ten of the twenty-five, each ten as likely as any other."""
    kingdom = 0
    missing = KINGDOM
    for kind in range(BASIC, KINDS):
        if random_below(s, KINDS - kind) < missing:
            kingdom |= 1 << kind
            missing -= 1
    return kingdom


@rule
def deal(s):
    """The supply, a deck of ten cards for everybody, and five of them in hand."""
    card = BASIC
    for kind in range(BASIC, KINDS):
        if s.kingdom >> kind & 1:
            lay_out(s, card, kind)
            card += 1
    for card in range(PILES):
        s.supply[card] = pile_size(s, s.kind[card])
    for p in range(s.players):
        s.player[p].deck[COPPER] = COPPERS_AT_FIRST
        s.player[p].deck[ESTATE] = ESTATES_AT_FIRST
        draw(s, p, HAND_SIZE)
    begin_turn(s, s.active)


@rule
def pile_size(s, kind):
    column = max(s.players, 2) - 2
    if kind == CURSE and s.curses and not s.kingdom >> WITCH & 1:
        return 0
    if kind < BASIC:
        return BASIC_PILES[kind][column]
    return VICTORY_PILE[column] if TYPE[kind] & VICTORY else KINGDOM_PILE[column]


# §4 Turns


@rule
def begin_turn(s, p):
    s.active = p
    s.player[p].turns += 1
    s.phase = ACTION_PHASE
    s.actions = 1
    s.buys = 1
    s.coins = 0
    ask(s, TURN, p, 0)


@rule
def step(s):
    what, p, n = take(s)
    mark = s.waiting
    # fmt: off
    if   what == CLEAN_UP:      clean_up(s, p)
    elif what == PLAY:          play(s, p, n)
    elif what == RESOLVE:       resolve(s, p, n)
    elif what == DRAW:          draw(s, p, n)
    elif what == SPY_ON:        spy_on(s, p)
    elif what == ROB:           rob(s, p)
    elif what == LOOT:          ask_for_loot(s, p)
    elif what == GAIN_CURSE:    gain(s, p, CURSE)
    elif what == DRAW_TO_SEVEN: draw_to_seven(s, p)
    elif what == DEAL:          deal(s)
    # fmt: on
    in_order(s, mark)


@rule
def clean_up(s, p):
    """§7 Hand and cards in play go away; five new cards; the next player."""
    put_away(s, p)
    draw(s, p, HAND_SIZE)
    if has_ended(s):
        s.phase = NO_TURN
    else:
        begin_turn(s, left_of(s, p, 1))


@rule
def put_away(s, p):
    """§7 The hand unseen, the cards in play on top; without any, a card of the hand is seen."""
    me = s.player[p]
    top = highest(s.in_play)
    if top == NOTHING and how_many(me.hand) > 0:
        top = random_card(s, me.hand, how_many(me.hand))
        discard(s, p, top)
    me.sunk += how_many(me.old)
    for card in range(PILES):
        me.discard[card] += me.seen[card]
        me.buried[card] += me.hand[card] - me.seen[card]
        me.hand[card] = me.seen[card] = me.old[card] = 0
    for card in range(PILES):
        me.discard[card] += s.in_play[card]
        s.in_play[card] = 0
    if top != NOTHING:
        me.top = top


@rule
def highest(pile):
    """The last card of a pile in the order of the supply, NOTHING if there is none."""
    top = NOTHING
    for card in range(PILES):
        top = card if pile[card] > 0 else top
    return top


# §29 End


@rule
def empty_piles(s):
    """Piles that the set-up has filled, and that are empty now."""
    n = 0
    for card in range(PILES):
        if s.supply[card] == 0 and pile_size(s, s.kind[card]) > 0:
            n += 1
    return n


@rule
def has_ended(s):
    if s.supply[PROVINCE] == 0 or s.player[left_of(s, s.active, 1)].turns >= MOST_TURNS:
        return True
    return empty_piles(s) >= EMPTY_PILES_TO_END


@rule
def is_over(s):
    return s.waiting == 0


def longest(players):
    """No turn has more answers than there are cards to play, to choose, to gain and to buy."""
    return players * MOST_TURNS * 1000


# §1, §28 Score


@rule
def owned(s, p, card):
    """How many of a card belong to a player, wherever they lie."""
    me = s.player[p]
    n = me.hand[card] + me.deck[card] + me.discard[card] + me.buried[card]
    for i in range(me.known_size):
        if me.known[i] == card:
            n += 1
    if p == s.active:
        n += s.in_play[card]
    if p == owner_aside(s):
        n += s.aside[card]
    return n


@rule
def owner_aside(s):
    """Whose the cards are that lie revealed or set aside."""
    if s.waiting > 0 and s.agenda[s.waiting - 1].what == TRASH_REVEALED:
        return s.agenda[s.waiting - 1].n
    return s.active


@rule
def score(s, p):
    cards = points = gardens = 0
    for card in range(PILES):
        n = owned(s, p, card)
        cards += n
        if s.kind[card] == GARDENS:
            gardens = n
        elif s.kind[card] != NO_KIND:
            points += n * POINTS[s.kind[card]]
    return points + gardens * (cards // 10)  # §28


@rule
def standing(s, p):
    """§30 Equal points: fewer turns; still equal: shared."""
    return score(s, p) * (MOST_TURNS + 1) - s.player[p].turns
