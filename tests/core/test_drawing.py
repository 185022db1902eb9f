"""Boxes on the table: numbers that can be checked on paper."""

from ludoteka.core.drawing import Box, Nodes, around, grid, put, side_by_side

AT = Box(10, 20, 100, 40)


def test_parts_lie_where_they_are_measured():
    assert AT.part(5, 6, 7, 8) == Box(15, 26, 7, 8)
    assert AT.inset(4) == Box(14, 24, 92, 32)
    assert AT.middle(20, 10) == Box(50, 35, 20, 10)
    assert AT.inside(0.5) == Box(50, 30, 20, 20)
    assert AT.beside() == Box(110, 20, 100, 40)
    assert around(50, 40, 20) == Box(40, 30, 20, 20)


def test_columns_share_the_width_and_leave_gaps():
    assert AT.columns(3, 5) == [Box(10, 20, 30, 40), Box(45, 20, 30, 40), Box(80, 20, 30, 40)]


def test_things_side_by_side_overlap_where_there_is_no_room():
    assert [box.x for box in side_by_side(3, AT, 20, 5)] == [10, 35, 60]
    assert [box.x for box in side_by_side(5, AT, 60, 5)] == [10, 20, 30, 40, 50]
    assert [box.x for box in side_by_side(1, AT, 200, 5)] == [10]


def test_a_grid_is_filled_line_by_line():
    assert grid(3, AT, 2, 10, 15) == [
        Box(10, 20, 45, 15),
        Box(65, 20, 45, 15),
        Box(10, 45, 45, 15),
    ]


def test_what_is_put_down_has_hundredths():
    nodes: Nodes = {}
    put(nodes, "tile", "round", Box(1 / 3, 2 / 3, 1, 2), style="card")

    assert (nodes["tile"].x, nodes["tile"].y, nodes["tile"].style) == (0.33, 0.67, "card")
