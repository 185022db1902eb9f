"""Qwixx. Paragraph marks (§) point into RULES.md beside this file."""

from ludoteka.core.chance import random_below, roll
from ludoteka.core.record import i8, record, u8, u16, u32
from ludoteka.core.rule import rule

from . import tables

# §1 The sheet: four rows of eleven numbers. Red and yellow run 2..12, green and blue 12..2.
RED, YELLOW, GREEN, BLUE = range(4)
ROWS = (RED, YELLOW, GREEN, BLUE)
SPACES = 11
LAST = SPACES - 1  # the rightmost space, counted from 0
CROSSES_FOR_LOCK = tables.number("sheet", "crosses_for_lock", 0, LAST)
PENALTIES_TO_END = tables.number("sheet", "penalties", 1, 9)
PENALTY_POINTS = tables.number("sheet", "penalty_points", 0, 100)
LOCKS_TO_END = tables.number("end", "locks", 1, len(ROWS))
POINTS = tables.numbers("points", "for_crosses", SPACES + 2, 0, 1000)  # for 0, 1, … crosses

MAX_PLAYERS = 5

# What comes next: steps that run by themselves, and questions that wait for answers.
ROLL, WHITE_SUM, MARK, COLOUR_SUM, PASS_DICE, OVER = range(6)

# Answers: nothing, the white sum in a row, or a row's die added to the first or second white die.
PASS = 0
FIRST_WHITE = 1
FIRST_COLOUR = FIRST_WHITE + len(ROWS)
ANSWERS = FIRST_COLOUR + 2 * len(ROWS)

# Why an answer may be refused: the key of a sentence, and the paragraph.
REASONS = (
    ("", ""),
    ("refused-not-asked", "§4"),
    ("refused-other-question", "§5"),
    ("refused-same-dice", "§5"),
    ("refused-row-locked", "§7"),
    ("refused-no-way-back", "§2"),
    ("refused-too-few-crosses", "§7"),
)
ALLOWED, NOT_ASKED, OTHER_QUESTION, SAME_DICE = range(4)
ROW_IS_LOCKED, NO_WAY_BACK, TOO_FEW_CROSSES = range(4, 7)

Player = record(
    "Player",
    crossed=(u16, 4),  # bit mask of the crossed spaces of each row
    crosses=(i8, 4),  # how many they are; the lock counts as one
    penalties=i8,
    answer=i8,  # to the white sum, face down until all have answered
)

State = record(
    "State",
    rng=(u32, 4),
    players=i8,
    player=(Player, MAX_PLAYERS),
    active=i8,  # who rolled
    next=i8,  # the step or question that comes next
    answered=u8,  # bit mask: whose answer to the white sum lies face down
    white=(i8, 2),
    coloured=(i8, 4),
    locked=(i8, 4),  # 1: row closed, its die out of the game
    active_has_crossed=i8,
)


# §3 Set-up: empty sheets, a random starting player


@rule
def setup(s, players, options):
    s.players = players
    for p in range(players):
        me = s.player[p]
        for row in ROWS:
            me.crossed[row] = 0
            me.crosses[row] = 0
        me.penalties = 0
        me.answer = PASS
    for row in ROWS:
        s.locked[row] = 0
        s.coloured[row] = 0
    s.answered = 0
    s.active_has_crossed = 0
    s.active = random_below(s, players)
    s.next = ROLL


# §2 Crossing a number


@rule
def space(row, number):
    """Where a number stands in its row, counted from 0 at the left."""
    return number - 2 if row == RED or row == YELLOW else 12 - number


@rule
def why_not_cross(s, p, row, number):
    """From left to right, gaps allowed, no way back."""
    me = s.player[p]
    here = space(row, number)
    if s.locked[row]:
        return ROW_IS_LOCKED  # §7 a locked row is closed for everybody
    if me.crossed[row] >> here:
        return NO_WAY_BACK  # §2 it or a number to its right is crossed
    if here == LAST and me.crosses[row] < CROSSES_FOR_LOCK:
        return TOO_FEW_CROSSES  # §7 the last number needs five crosses before it
    return ALLOWED


@rule
def cross(s, p, row, number):
    me = s.player[p]
    here = space(row, number)
    me.crossed[row] |= 1 << here
    me.crosses[row] += 1
    if here == LAST:
        me.crosses[row] += 1  # §7 the lock is crossed too
        lock(s, row)


@rule
def lock(s, row):
    """§7 The row is closed for everybody, and its die leaves the game."""
    s.locked[row] = 1
    s.coloured[row] = 0


@rule
def rightmost(s, p, row):
    """The rightmost crossed space, -1 while the row is empty."""
    here = LAST
    while here >= 0 and not s.player[p].crossed[row] >> here & 1:
        here -= 1
    return here


# §4, §5 Who is asked what


@rule
def everybody(s):
    return (1 << s.players) - 1


@rule
def asked(s):
    """The seats that take part in the question on the table."""
    if s.next == WHITE_SUM:
        return everybody(s)
    if s.next == COLOUR_SUM:
        return 1 << s.active
    return 0


@rule
def to_act(s):
    """The seats that owe an answer now."""
    if s.next == WHITE_SUM:
        return everybody(s) & ~s.answered
    return asked(s)


@rule
def in_white(row):
    """The answer that crosses the white sum in this row."""
    return FIRST_WHITE + row


@rule
def in_colour(row, die):
    """The answer that crosses this row's die plus the first (0) or second (1) white die."""
    return FIRST_COLOUR + 2 * row + die


@rule
def row_of(a):
    return a - FIRST_WHITE if a < FIRST_COLOUR else (a - FIRST_COLOUR) // 2


@rule
def number_of(s, a):
    if a < FIRST_COLOUR:
        return s.white[0] + s.white[1]
    return s.white[(a - FIRST_COLOUR) % 2] + s.coloured[row_of(a)]


@rule
def repeats_first_white(s, a):
    """With two equal white dice the second one offers nothing new."""
    return a >= FIRST_COLOUR and (a - FIRST_COLOUR) % 2 == 1 and s.white[0] == s.white[1]


@rule
def refusal(s, p, a):
    """Why seat p may not answer a; 0 if it may."""
    if not asked(s) >> p & 1:
        return NOT_ASKED
    if a == PASS:
        return ALLOWED  # §4, §5 nobody has to cross
    if a < 0 or a >= ANSWERS or (s.next == WHITE_SUM) != (a < FIRST_COLOUR):
        return OTHER_QUESTION
    if repeats_first_white(s, a):
        return SAME_DICE
    if s.next == COLOUR_SUM and s.locked[row_of(a)]:
        return ROW_IS_LOCKED  # §7 its die is out of the game
    return why_not_cross(s, p, row_of(a), number_of(s, a))


@rule
def legal(s, p, out):
    """Write the legal answers into `out`, ascending; how many there are."""
    out[0] = PASS
    n = 1
    if s.next == WHITE_SUM:
        number = s.white[0] + s.white[1]
        for row in ROWS:
            if why_not_cross(s, p, row, number) == ALLOWED:
                out[n] = in_white(row)
                n += 1
        return n
    dice = 1 if s.white[0] == s.white[1] else 2
    for row in ROWS:
        for die in range(dice):
            if why_not_cross(s, p, row, s.white[die] + s.coloured[row]) == ALLOWED:
                out[n] = in_colour(row, die)
                n += 1
    return n


@rule
def answer(s, p, a):
    if s.next == WHITE_SUM:
        s.player[p].answer = a
        s.answered |= 1 << p
        if s.answered == everybody(s):
            s.next = MARK
    else:
        if a != PASS:
            cross(s, p, row_of(a), number_of(s, a))
            s.active_has_crossed = 1
        s.next = PASS_DICE


# Steps that run by themselves


@rule
def step(s):
    # fmt: off
    if   s.next == ROLL:      roll_dice(s)
    elif s.next == MARK:      mark_white_sum(s)
    elif s.next == PASS_DICE: pass_dice(s)
    # fmt: on


@rule
def roll_dice(s):
    """§3 The active player rolls all dice still in the game."""
    s.white[0] = roll(s)
    s.white[1] = roll(s)
    for row in ROWS:
        if not s.locked[row]:
            s.coloured[row] = roll(s)
    s.answered = 0
    s.active_has_crossed = 0
    s.next = WHITE_SUM


@rule
def mark_white_sum(s):
    """§4 All have chosen and cross at the same time, so several may lock a row at once."""
    number = s.white[0] + s.white[1]
    for p in range(s.players):
        a = s.player[p].answer
        if a != PASS:
            cross(s, p, row_of(a), number)
            s.player[p].answer = PASS
            if p == s.active:
                s.active_has_crossed = 1
    s.answered = 0
    s.next = OVER if has_ended(s) else COLOUR_SUM  # §8 a second lock ends the turn here


@rule
def pass_dice(s):
    """§6 Nothing crossed in the own turn is a missed throw; then the dice go to the left."""
    if not s.active_has_crossed:
        s.player[s.active].penalties += 1
    if has_ended(s):
        s.next = OVER
    else:
        s.active = (s.active + 1) % s.players
        s.next = ROLL


# §8 End


@rule
def locks(s):
    n = 0
    for row in ROWS:
        n += s.locked[row]
    return n


@rule
def has_missed_all(s):
    """Somebody has no box for missed throws left."""
    for p in range(s.players):
        if s.player[p].penalties == PENALTIES_TO_END:
            return True
    return False


@rule
def has_ended(s):
    return has_missed_all(s) or locks(s) >= LOCKS_TO_END


@rule
def is_over(s):
    return s.next == OVER


def longest(players):
    """In each turn all answer the white sum and one the colours. Whoever is active crosses
    something or misses, and nobody can do that more often than there are spaces and boxes."""
    turns = players * (len(ROWS) * SPACES + PENALTIES_TO_END)
    return turns * (players + 1)


# §9 Score


@rule
def row_points(s, p, row):
    return POINTS[s.player[p].crosses[row]]


@rule
def score(s, p):
    total = -PENALTY_POINTS * s.player[p].penalties
    for row in ROWS:
        total += row_points(s, p, row)
    return total


@rule
def standing(s, p):
    """§10 Equal points share the place."""
    return score(s, p)


# What a seat cannot know


@rule
def hide(s, p, chance):
    """§4 Others' face-down answers become any answers they might have given."""
    for q in range(s.players):
        if q != p and s.answered >> q & 1:
            seen = 0
            for a in range(ANSWERS):
                if refusal(s, q, a) == ALLOWED:
                    seen += 1
                    if random_below(chance, seen) == 0:
                        s.player[q].answer = a


# What a seat sees, as numbers for learning: the own sheet first, then the others clockwise


OBSERVATION = (
    ("sheets", MAX_PLAYERS * 9),  # of each: rightmost space and crosses of each row, penalties
    ("locked", 4),
    ("white", 2),
    ("coloured", 4),
    ("question", 2),  # white sum, colour sum
    ("active", MAX_PLAYERS),  # whose throw it is, counted from the own seat
    ("ready", MAX_PLAYERS),  # whose answer lies face down
    ("own_answer", len(ROWS)),  # the own one
    ("crossed", 1),  # the active player has crossed the white sum
    ("players", 1),
)


@rule
def observe(s, p, out):
    i = 0
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        here = k < s.players
        for row in ROWS:
            out[i] = rightmost(s, q, row) if here else -1
            out[i + 1] = s.player[q].crosses[row] if here else 0
            i += 2
        out[i] = s.player[q].penalties if here else 0
        i += 1
    for row in ROWS:
        out[i] = s.locked[row]
        out[i + 6] = s.coloured[row]
        i += 1
    out[i] = s.white[0]
    out[i + 1] = s.white[1]
    i += 6
    out[i] = s.next == WHITE_SUM
    out[i + 1] = s.next == COLOUR_SUM
    i += 2
    for k in range(MAX_PLAYERS):
        q = (p + k) % s.players
        out[i + k] = k < s.players and q == s.active
        out[i + MAX_PLAYERS + k] = k < s.players and s.answered >> q & 1
    i += 2 * MAX_PLAYERS
    for row in ROWS:
        out[i + row] = s.answered >> p & 1 and s.player[p].answer == in_white(row)
    i += len(ROWS)
    out[i] = s.active_has_crossed
    out[i + 1] = s.players
