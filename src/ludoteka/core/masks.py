"""Sets as the bits of a number."""

from .rule import rule


@rule
def ones(mask):
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest_bit(mask):
    """The place of the first bit that is set; there has to be one."""
    n = 0
    while not mask >> n & 1:
        n += 1
    return n
