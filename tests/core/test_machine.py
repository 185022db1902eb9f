import pytest

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
