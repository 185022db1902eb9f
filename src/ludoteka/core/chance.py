"""Chance: the only source of randomness, kept in the record.

The generator is Chris Doty-Humphrey's sfc32: 128 bits of state, a counter among them, and no bad
states. It is written so that Python's integers and 64-bit machine integers give the same bits.
"""

from .record import record, u32
from .rule import rule

WORD = 0xFFFFFFFF
WARM_UP = 15

# A generator of its own, for bots and for `hide`; a game has the field `rng` in its own state.
# (`own` keeps the compiler from taking a state that begins with `rng` for one of these.)
Chance = record("Chance", own=u32, rng=(u32, 4))


@rule
def next_word(s):
    """32 fresh bits."""
    a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    word = (a + b + counter) & WORD
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & WORD
    s.rng[2] = (((c << 21) | (c >> 11)) + word) & WORD
    s.rng[3] = (counter + 1) & WORD
    return word


@rule
def random_below(s, n):
    """A number 0 .. n-1, each exactly as likely as the others."""
    product = next_word(s) * n
    if product & WORD < n:
        unfair = (WORD + 1 - n) % n
        while product & WORD < unfair:
            product = next_word(s) * n
    return product >> 32


@rule
def roll(s):
    """One die."""
    return 1 + random_below(s, 6)


@rule
def seed(s, number, stream):
    """Start the generator: same number and stream, same chance; other streams, other chance."""
    s.rng[0] = stream & WORD
    s.rng[1] = number & WORD
    s.rng[2] = (number >> 32) & WORD
    s.rng[3] = (1 + (stream >> 32)) & WORD
    for _ in range(WARM_UP):
        next_word(s)
