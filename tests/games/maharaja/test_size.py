"""Small records are fast ones: past the caches of a processor or a GPU, bytes are the limit."""

from ctypes import sizeof

from ludoteka.games.maharaja import names
from ludoteka.games.maharaja.state import State


def test_a_position_takes_five_cache_lines_at_most():
    assert sizeof(State) <= 320


def test_answers_are_a_few_hundred():
    assert names.ANSWERS <= 300
