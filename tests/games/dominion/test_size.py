"""Small records are fast ones, and what is laid out with a pile is what is printed."""

from ctypes import sizeof

import pytest

from ludoteka.games.dominion.cards import COST, NAMES, TYPE
from ludoteka.games.dominion.state import MAX_PLAYERS, PILES, State


def test_a_position_of_four_players_takes_a_kibibyte_at_most():
    assert MAX_PLAYERS == 4
    assert sizeof(State) <= 1024


@pytest.mark.parametrize("kingdom", ["first-game", "random"])
def test_every_pile_has_the_cost_and_the_types_that_are_printed_on_its_cards(new_game, kingdom):
    s = new_game(2, kingdom=kingdom).s
    assert len({*s.kind}) == PILES
    assert max(s.kind) < len(NAMES)
    assert list(s.costs) == [COST[kind] for kind in s.kind]
    assert list(s.types) == [TYPE[kind] for kind in s.kind]


def test_before_the_kingdom_is_chosen_the_piles_of_it_are_nothing(new_game):
    s = new_game(2, kingdom="in-turn").s
    assert list(s.types[7:]) == [0] * 10
