import pytest

from ludoteka.core.record import (
    as_array,
    assign,
    copy,
    differences,
    dtype,
    from_bytes,
    i8,
    plain,
    record,
    u16,
)

Player = record("Player", gold=u16, cards=(i8, 3))
State = record("State", turn=i8, player=(Player, 2), board=(i8, (2, 3)))


def table():
    s = State()
    s.player[1].gold = 300
    s.player[1].cards[2] = -4
    s.board[1][2] = 5
    return s


def test_numpy_sees_the_same_bytes():
    s = table()
    a = as_array(s)
    assert dtype(State).itemsize == len(bytes(s))
    assert a[0]["player"][1]["gold"] == 300
    assert a[0]["board"][1, 2] == 5
    a[0]["player"][0]["gold"] = 7
    assert s.player[0].gold == 7


def test_a_part_writes_through_to_the_whole():
    s = State()
    me = s.player[1]
    me.gold += 12
    assert s.player[1].gold == 12


def test_a_copy_stands_alone_until_it_is_assigned():
    s = table()
    other = copy(s)
    other.turn = 1
    assert s.turn == 0
    assign(s, other)
    assert bytes(s) == bytes(other)


def test_small_integers_wrap_as_they_do_in_machine_code():
    s = State()
    s.turn = 130
    assert s.turn == -126


def test_differences_name_the_fields():
    before, after = table(), table()
    after.turn = 1
    assert differences(before, after) == {"turn": (0, 1)}
    assert plain(after)["player"][1] == {"gold": 300, "cards": [0, 0, -4]}


def test_bytes_of_another_size_are_refused_in_words():
    s = table()
    assert bytes(from_bytes(State, bytes(s))) == bytes(s)
    with pytest.raises(ValueError, match="State takes 20 bytes, but 3 were given"):
        from_bytes(State, b"abc")
