import numpy as np
import pytest
from numba import njit

from ludoteka.core.compiled import keep_long_loops
from ludoteka.core.machine import Slot, bind, filled, names_in
from ludoteka.core.rule import is_rule, rule

greeting = Slot()
PRICES = (3, 5)


@rule
def price(i):
    return PRICES[i] + greeting(i)


@rule
def twice(i):
    return 2 * price(i)


def plain(function):
    return function


def test_a_rule_with_an_open_slot_says_so():
    with pytest.raises(TypeError, match="bind it first"):
        twice(0)


def test_slots_are_filled_in_all_rules_that_are_called():
    bound = bind(twice, {"greeting": rule(lambda i: 10 * i)}, plain)
    assert [bound(0), bound(1)] == [6, 30]


def test_the_rule_itself_is_left_alone():
    bind(twice, {"greeting": rule(lambda i: 0)}, plain)
    assert isinstance(greeting, Slot)
    assert is_rule(twice)


def test_every_rule_is_decorated_once():
    seen = []

    def note(function):
        seen.append(function.__name__)
        return function

    bind(twice, {"greeting": price_of_nothing}, note)
    assert sorted(seen) == ["price", "price_of_nothing", "twice"]


@rule
def price_of_nothing(i):
    return 0


def test_tables_are_handed_to_the_machine():
    bound = bind(price, {"greeting": price_of_nothing}, plain, table=lambda rows: rows[::-1])
    assert bound(0) == 5


def test_a_filled_rule_is_still_a_rule():
    free = filled(price, greeting=price_of_nothing)
    assert is_rule(free)
    assert free(1) == 5


def test_fields_are_not_taken_for_names():
    assert names_in((lambda s: s.price + twice(s.greeting)).__code__) == {"twice"}


def lines_of_machine_code(rounds):
    """For a loop of so many rounds that writes down what it finds, as rules list what is legal."""

    def places(row, out):
        n = 0
        for i in range(rounds):
            out[n] = i
            n += row[i] > 0
        return n

    compiled = njit(places)
    row = np.ones(rounds, np.int8)
    assert compiled(row, np.zeros(rounds, np.int8)) == rounds
    return len(compiled.inspect_asm(compiled.signatures[0]).partition(".size")[0].splitlines())


def test_in_machine_code_a_short_loop_is_written_out_and_a_long_one_stays_a_loop():
    keep_long_loops()

    assert lines_of_machine_code(8) > 1.5 * lines_of_machine_code(3)
    assert lines_of_machine_code(40) < 2 * lines_of_machine_code(8)
