"""Small records are fast ones."""

from ctypes import sizeof

from ludoteka.games.mercado.rules import State


def test_a_position_takes_512_bytes_at_most():
    assert sizeof(State) <= 512
