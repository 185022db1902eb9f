"""The generator: the same bits everywhere, fair, and never stuck."""

import numpy as np
import pytest
from numba import njit
from scipy import stats

from ludoteka.core import chance
from ludoteka.core.chance import Chance
from ludoteka.core.machine import bind
from ludoteka.core.record import as_array
from ludoteka.core.rule import rule


def generator(number=1, stream=0):
    c = Chance()
    chance.seed(c, number, stream)
    return c


def sfc32(a, b, c, counter):
    """The published recurrence, with 32-bit words of NumPy: written apart from ours."""
    a, b, c, counter = (np.array([word], np.uint32) for word in (a, b, c, counter))
    while True:
        out = a + b + counter
        counter = counter + np.uint32(1)
        a = b ^ (b >> np.uint32(9))
        b = c + (c << np.uint32(3))
        c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + out
        yield int(out[0])


def test_the_words_are_those_of_sfc32():
    c = Chance()
    c.rng[:] = (0xDEADBEEF, 0x01234567, 0x89ABCDEF, 0xFFFFFFFE)
    published = sfc32(*c.rng)
    for _ in range(1000):
        assert chance.next_word(c) == next(published)


@rule
def many_below(chances, n, out):
    for i in range(len(out)):
        out[i] = chance_below(chances[0], n)


chance_below = chance.random_below


def test_machine_code_draws_the_same_numbers():
    python, machine = generator(7), generator(7)
    compiled = bind(many_below, {}, njit)
    for n in (1, 2, 6, 1000, 2**31 - 1):
        ours, theirs = np.zeros(500, np.int64), np.zeros(500, np.int64)
        many_below([python], n, ours)
        compiled(as_array(machine), n, theirs)
        assert (ours == theirs).all()
    assert bytes(python) == bytes(machine)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_every_number_is_equally_likely(n):
    c = generator(n)
    counts = np.bincount([chance.random_below(c, n) for _ in range(40_000)], minlength=n)
    assert len(counts) == n
    assert stats.chisquare(counts).pvalue > 1e-4


def test_words_that_would_favour_small_numbers_are_drawn_again():
    """Below 3·2³⁰ a third of all words is thrown away; then the thirds are equally likely."""
    c, n = generator(3), 3 * 2**30
    thirds = np.bincount([chance.random_below(c, n) // 2**30 for _ in range(30_000)])
    assert stats.chisquare(thirds).pvalue > 1e-4


def test_streams_of_one_number_have_nothing_in_common():
    one, other = generator(5, 0), generator(5, 1)
    pairs = [(chance.roll(one), chance.roll(other)) for _ in range(20_000)]
    table = np.zeros((6, 6))
    for a, b in pairs:
        table[a - 1, b - 1] += 1
    assert stats.chi2_contingency(table).pvalue > 1e-4


def test_large_numbers_and_streams_count_in_full():
    seeds = [(1, 0), (1 + 2**32, 0), (1, 2**32), (2**63 - 1, 0)]
    assert len({bytes(generator(*given)) for given in seeds}) == len(seeds)
