"""Small records are fast ones: past the caches of a processor or a GPU, bytes are the limit."""

from ctypes import sizeof

from ludoteka.games.qwixx.rules import State


def test_a_position_takes_two_cache_lines_at_most():
    assert sizeof(State) <= 128
