"""Small records are fast ones: past the caches of a processor or a GPU, bytes are the limit."""

from ctypes import sizeof

from ludoteka.games.galerie.state import State


def test_a_position_takes_768_bytes_at_most():
    assert sizeof(State) <= 768
