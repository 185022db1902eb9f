"""Playing a game by its rules: the same few lines for Python, machine code and a GPU.

The slots stand for a game's own rules; `core.compiled` and `core.cuda` fill them.
"""

from .chance import next_word, random_below, seed
from .machine import Slot
from .masks import lowest_bit
from .rule import rule

setup = Slot()
to_act = Slot()
legal = Slot()
answer = Slot()
step = Slot()
is_over = Slot()
hide_game = Slot()
score = Slot()
standing = Slot()
observe = Slot()
choose = Slot()
# Where there is a GPU: the module of that name, and what a thread keeps there.
cuda = Slot()
state_kind = Slot()
chance_kind = Slot()
answer_kind = Slot()
number_kind = Slot()
most_answers = Slot()
most_seats = Slot()  # and players and rotate before them


@rule
def run(s):
    """Work off what comes next by itself, until somebody has to choose."""
    while to_act(s) == 0 and not is_over(s):
        step(s)


@rule
def begin(s, players, options):
    setup(s, players, options)
    run(s)


@rule
def do(s, p, a):
    answer(s, p, a)
    run(s)


@rule
def hide(s, p, chance):
    """Re-draw all that seat p cannot know, the generator included."""
    hide_game(s, p, chance)
    for i in range(4):
        s.rng[i] = next_word(chance)


@rule
def pick_random(chance, out, n):
    """One of the n legal answers; no chance is used up when there is only one."""
    return out[random_below(chance, n)] if n > 1 else out[0]


@rule
def random_bot(s, p, out, n, chance, params):
    return pick_random(chance, out, n)


@rule
def play_out(s, chance, out, seats, bots, params, tally):
    """Play to the end. Seat p is played by entrant e = seats[p]: by the bot number bots[e] with the
    numbers params[e]. `tally` counts decisions and real choices.

    Each time round it is one answer or one step, never several: on a GPU, games whose turn is
    longer would hold up those beside them.
    """
    while not is_over(s):
        owing = to_act(s)
        if owing == 0:
            step(s)
        else:
            p = lowest_bit(owing)
            n = legal(s, p, out)
            tally[0] += 1
            tally[1] += n > 1
            e = seats[p]
            answer(s, p, choose(bots[e], s, p, out, n, chance, params[e]))


# Bots in a chain: number 0 is the first.

first_bot = Slot()
other_bots = Slot()


@rule
def choose_in_turn(k, s, p, out, n, chance, params):
    if k == 0:
        return first_bot(s, p, out, n, chance, params)
    return other_bots(k - 1, s, p, out, n, chance, params)


@rule
def choose_last(k, s, p, out, n, chance, params):
    return first_bot(s, p, out, n, chance, params)


@rule
def play_game(s, chance, out, options, bots, params, seats, number, game, scores, standings, tally):
    """One game of the series `number`: seat p is played by entrant (p + game·rotate) % players.

    `seats` begins with (players, rotate) and has room for the entrant in each seat.
    """
    players, rotate = seats[0], seats[1]
    seed(s, number, 2 * game)
    seed(chance, number, 2 * game + 1)
    setup(s, players, options)
    for p in range(players):
        seats[2 + p] = (p + game * rotate) % players
    before = tally[0]
    play_out(s, chance, out, seats[2:], bots, params, tally)
    for p in range(players):
        scores[p] = score(s, p)
        standings[p] = standing(s, p)
    return tally[0] - before


# Entries: what is called from outside. Records come as arrays of one element.


@rule
def play_many(
    states,
    chances,
    out,
    options,
    bots,
    params,
    seats,
    number,
    first,
    scores,
    standings,
    lengths,
    tally,
):
    """Games first, first+1, … of the series `number`; results in a row of the arrays for each."""
    s = states[0]
    chance = chances[0]
    for i in range(len(lengths)):
        lengths[i] = play_game(
            s,
            chance,
            out,
            options,
            bots,
            params,
            seats,
            number,
            first + i,
            scores[i],
            standings[i],
            tally,
        )


@rule
def play_many_on_gpu(
    options, bots, params, players, rotate, number, first, scores, standings, lengths, tally
):
    """The same; thread t plays games t, t + threads, … in memory of its own. A GPU lays that out so
    that threads which read the same field read side by side: three times as fast as an array of
    records."""
    thread = cuda.grid(1)
    if thread < len(tally):
        states = cuda.local.array(1, state_kind)
        chances = cuda.local.array(1, chance_kind)
        out = cuda.local.array(most_answers, answer_kind)
        seats = cuda.local.array(most_seats, number_kind)
        counted = cuda.local.array(2, number_kind)
        seats[0], seats[1] = players, rotate
        counted[0] = counted[1] = 0
        for i in range(thread, len(lengths), len(tally)):
            lengths[i] = play_game(
                states[0],
                chances[0],
                out,
                options,
                bots,
                params,
                seats,
                number,
                first + i,
                scores[i],
                standings[i],
                counted,
            )
        tally[thread][0] = counted[0]
        tally[thread][1] = counted[1]


@rule
def choose_one(states, chances, out, p, bots, params):
    """What the first entrant answers as seat p."""
    s = states[0]
    return choose(bots[0], s, p, out, legal(s, p, out), chances[0], params[0])


@rule
def observe_one(states, p, out):
    observe(states[0], p, out)
