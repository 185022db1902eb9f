"""Falešné peníze a pravá popularita: set-up, turns, end and score.

Beside this file: `printed` (what is printed), `state` (the table), `names` (words), `market`
(cards and coins), `track` (moving, symbols, privileges), `purchase` (what a paid card sets off),
`questions` (what may be answered), `knowledge` (what a seat cannot know, and what it observes).
Paragraph marks (§) point into RULES.md.
"""

from ludoteka.core.agenda import ask, clear_agenda, in_order, take, then
from ludoteka.core.chance import random_below
from ludoteka.core.rule import rule

from .market import *
from .names import *
from .printed import *
from .purchase import *
from .questions import *
from .state import *
from .track import *

# §21 Nobody has to come on, so a game might never end: after so many turns of all players together
# nobody wins a further one, and the round is the last.
MOST_TURNS = 1000
# At most a privilege, an action and a seal (3); three privileges of each of three opponents because
# of it (9); symbols of an advance within thirty spaces (10); all coins drawn, and no more; and for
# each place, none of which is paid twice, its turn, a joker and again nine privileges (11).
MOST_ANSWERS = 3 + 9 + 10 + COINS_DRAWN + COINS_FOR_A_SEAL + 1 + PLACES * 11

# §3 Set-up


@rule
def setup(s, players, options):
    """`options` are the side of the track, the place of the start tile, and what the page shows."""
    s.players = players
    s.side, s.start, s.memory = options[0], options[1], options[2]
    clear_table(s)
    s.first = s.active = random_below(s, players)
    for p in range(players):
        equip(s, p)
    for place in range(OFFERED):
        s.card[place] = take_card(s, deck_of(place))
    begin_turn(s, s.first)


@rule
def clear_table(s):
    clear_agenda(s)
    s.first = s.active = 0
    s.pile[0] = VALUABLE_CARDS
    s.pile[1] = SCENT_CARDS
    for place in range(OFFERED):
        s.card[place] = NOTHING
    s.revealed = NOTHING
    s.white = ALL_WHITE
    s.black = ALL_BLACK
    s.seals = ALL_SEALS
    for kind in range(ALL_PRIVILEGES):
        s.used[kind] = 0
    for coin in range(LAYABLE):
        s.tray[coin] = 0
    s.played = s.sealed = s.laying = s.again = 0
    s.turns = 0
    for p in range(s.players):
        clear_place(s, p)


@rule
def clear_place(s, p):
    me = s.player[p]
    for coin in range(COINS):
        me.bag[coin] = me.spent[coin] = 0
    for place in range(PLACES):
        for coin in range(LAYABLE):
            me.laid[place][coin] = 0
    for kind in range(ALL_PRIVILEGES):
        me.privileges[kind] = me.old[kind] = 0
    me.seals = 0
    me.at = 0
    me.height = 0


@rule
def equip(s, p):
    """25 coins, a seal, and a marker; on the start the first player's lies on top."""
    me = s.player[p]
    for coin in range(COLOURS):
        me.bag[coin] = OF_EACH_COLOUR
    gain_counterfeits(s, p, BLACK_AT_FIRST)
    gain_seals(s, p, SEALS_AT_FIRST)
    me.height = s.players - 1 - (p - s.first + s.players) % s.players


# §4 Turns


@rule
def begin_turn(s, p):
    s.active = p
    s.played = s.sealed = s.laying = s.again = 0
    s.revealed = NOTHING
    ask(s, TURN, p, 0)


@rule
def step(s):
    what, p, n = take(s)
    mark = s.waiting
    # fmt: off
    if   what == DRAW_COINS:       draw_coins(s, p, n)
    elif what == GO_ON_LAYING:     go_on_laying(s, p)
    elif what == SETTLE:           settle(s, p)
    elif what == END_TURN:         end_turn(s, p)
    elif what == SCORE:            score_card(s, p, n)
    elif what == ADVANCE:          advance(s, p, n, False)
    elif what == ADVANCE_FREELY:   advance(s, p, n, True)
    elif what == CARRY_OUT:        carry_out(s, p, n, False)
    elif what == CARRY_OUT_FREELY: carry_out(s, p, n, True)
    elif what == REWARD_SECOND:    reward_second(s, p, n)
    elif what == BRING:            bring(s, p, n)
    elif what == LOSE_PRIVILEGE:   lose_privilege(s, p)
    elif what == CLEAR:            clear(s, p, n)
    elif what == SERVE:            serve(s, p, n)
    elif what == COUNT_REST:       count_rest(s, p)
    # fmt: on
    in_order(s, mark)


@rule
def end_turn(s, p):
    """§19 A further turn of one's own comes first; else the player to the left is next."""
    s.turns += 1
    if s.again > 0 and s.turns < MOST_TURNS:
        again = s.again - 1
        begin_turn(s, p)
        s.again = again
    elif is_last_turn(s, p):
        for k in range(s.players):
            then(s, COUNT_REST, (s.first + k) % s.players, 0)
    else:
        begin_turn(s, (p + 1) % s.players)


@rule
def is_last_turn(s, p):
    """§21 The round is played to its end."""
    return (p + 1) % s.players == s.first and (has_arrived(s) or s.turns >= MOST_TURNS)


# §22 The final count


@rule
def worth_at_end(s, p):
    """A space for each seal, and the steps of the privileges."""
    n = s.player[p].seals
    for kind in range(KINDS):
        n += s.player[p].privileges[kind] * STEPS[PRIVILEGE_ROW + kind]
    return n


@rule
def count_rest(s, p):
    """§13 Whoever has nothing left does not move."""
    n = worth_at_end(s, p)
    if n > 0:
        move(s, p, n)


@rule
def is_over(s):
    return s.waiting == 0


def longest(players):
    """So many turns, those that finish the round, and the answers of each."""
    return (MOST_TURNS + players) * MOST_ANSWERS


@rule
def score(s, p):
    """§1 How far the marker has come."""
    return s.player[p].at


@rule
def standing(s, p):
    """§22 On the same space whoever lies on top."""
    return s.player[p].at * MAX_PLAYERS + s.player[p].height
