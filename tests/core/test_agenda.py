from ludoteka.core.agenda import AGENDA, ask, clear_agenda, in_order, next_below, take, then
from ludoteka.core.record import i8, record

State = record("State", turn=i8, **AGENDA(8))
DRAW, GAIN, DISCARD = range(3)


def written(s):
    items = []
    while s.waiting:
        items.append(take(s))
    return items


def test_things_happen_in_the_order_of_writing():
    s = State()
    then(s, DRAW, 0, 3)
    ask(s, DISCARD, 1, 2)
    in_order(s, 0)
    assert written(s) == [(DRAW, 0, 3), (DISCARD, 1, 2)]


def test_what_follows_now_happens_before_what_was_already_waiting():
    s = State()
    then(s, GAIN, 0, 0)
    in_order(s, 0)
    mark = s.waiting
    then(s, DRAW, 0, 1)
    then(s, DRAW, 0, 2)
    then(s, DRAW, 0, 3)
    in_order(s, mark)
    assert [n for _, _, n in written(s)] == [1, 2, 3, 0]


def test_a_cleared_agenda_holds_nothing():
    s = State()
    then(s, GAIN, 0, 0)
    clear_agenda(s)
    assert written(s) == []


def test_what_is_next_is_told_if_it_is_one_of_the_first_kinds():
    s = State()
    assert next_below(s, DISCARD) == DISCARD  # nothing is left
    then(s, DISCARD, 0, 0)
    assert next_below(s, DISCARD) == DISCARD  # another kind
    then(s, DRAW, 0, 0)
    assert next_below(s, DISCARD) == DRAW
