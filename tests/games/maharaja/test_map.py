"""The built-in map against everything that is known of the printed one, and maps of owners."""

from itertools import combinations

import pytest

from ludoteka.core.batch import Series, play_series
from ludoteka.core.components import BadComponents
from ludoteka.core.game import load
from ludoteka.games.maharaja import GAME, board

A, B, C, D, E, F, G, S = range(8)
ENDS = list(zip(board.FROM, board.TO, strict=True))


def ends_of(places):
    return {frozenset(pair) for pair in places}


def test_there_are_seven_cities_and_a_start_in_the_middle_of_the_lower_part():
    x, y = board.AT[S]
    assert len(board.AT) == 8
    assert (x, y >= 75) == (50, True)


def test_there_are_thirty_villages_one_or_two_on_each_road():
    assert board.VILLAGES == 30
    assert set(board.VILLAGES_ON) == {1, 2}
    assert board.VILLAGES_ON.count(2) > 5 * board.VILLAGES_ON.count(1)


def test_each_place_has_three_to_five_roads():
    assert all(3 <= n <= 5 for n in board.DEGREE)


def test_the_two_roads_of_one_village_lie_on_the_left_and_the_right_edge():
    single = [ends for ends, n in zip(ENDS, board.VILLAGES_ON, strict=True) if n == 1]
    xs = sorted(tuple(board.AT[place][0] for place in ends) for ends in single)
    every = [x for x, _ in board.AT]
    assert xs == [(min(every),) * 2, (max(every),) * 2]


def test_roads_along_the_edges_form_a_ring():
    ring = ends_of([(A, B), (B, D), (D, S), (S, C), (C, A)])
    assert ring <= ends_of(ENDS)


def turns_left(p, q, r):
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def cross(first, second):
    """Two roads drawn straight meet elsewhere than in a common end."""
    a, b = (board.AT[place] for place in first)
    c, d = (board.AT[place] for place in second)
    if set(first) & set(second):
        return False
    return (
        turns_left(a, b, c) * turns_left(a, b, d) <= 0
        and turns_left(c, d, a) * turns_left(c, d, b) <= 0
    )


def test_no_two_roads_cross():
    assert [pair for pair in combinations(ENDS, 2) if cross(*pair)] == []


def test_no_road_runs_along_another_one_from_the_same_place():
    for first, second in combinations(ENDS, 2):
        (common, *_), others = set(first) & set(second) or [None], set(first) ^ set(second)
        if common is not None:
            p, q = (board.AT[place] for place in others)
            assert turns_left(board.AT[common], p, q) != 0


def test_brown_is_lower_left_and_purple_upper_left_and_every_city_has_its_colour():
    cities = range(board.CITIES)
    left = min(x for x, _ in board.AT)
    corners = [city for city in cities if board.AT[city][0] == left]
    upper, lower = sorted(corners, key=lambda city: board.AT[city][1])
    assert (board.COLOUR[upper], board.COLOUR[lower]) == ("purple", "brown")
    assert len(set(board.COLOUR)) == board.CITIES


def test_the_map_says_that_it_is_ours():
    origins = {name: rows["origin"] for name, rows in board.TABLES.items()}
    ours = {name for name, origin in origins.items() if origin == "reconstructed"}
    assert ours == {"map", "colours", "homes"}


def test_every_character_has_a_home_of_its_own():
    assert sorted(board.HOME[1:]) == list(range(board.CITIES))


# An owner's map

TEXT = (GAME.folder / "components.toml").read_text("utf-8")


def owned(tmp_path, *changes):
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    return path


def test_an_owner_can_play_on_another_map(tmp_path):
    path = owned(tmp_path, ('    ["S", "F", 2],\n', ""), ('["A", "C", 1]', '["A", "C", 3]'))
    game = load("maharaja", path)
    assert game.answers == GAME.answers - 1
    bots = ("planner", "random", "random")
    played = play_series(Series("maharaja", 3, bots, 2, 1, components=path, compiled=False))
    assert played.scores.max() > 3


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("A = [6, 6]", "A = [6, 606]", "A must be two whole numbers"),
        ("A = [6, 6]", "A = [94, 6]", "upon each other"),
        ('["A", "B", 2]', '["A", "A", 2]', "a road is two different places"),
        ('["A", "B", 2]', '["A", "H", 2]', "a road is two different places"),
        ('["A", "B", 2]', '["A", "B", 0]', "1 to 4 villages"),
        ('["A", "B", 2]', '["C", "A", 2]', "join the same places"),
        ('["A", "B", 2]', '["A", "B", 4]', "32 villages"),
        ('A = "purple"', 'A = "brown"', "one of its own"),
        ('"G", "E", "A"', '"G", "G", "A"', "each once"),
        ("two = [10, 5]", "two = [5, 10]", "falling numbers"),
        ("two = [10, 5]", "two = [10]", "falling numbers"),
        ("palace = 12", 'palace = "12"', "[money] palace must be a whole number"),
        ("first_houses = 4", "first_houses = 5", "first_houses must be"),
        ("store = 6 ", "store = 17 ", "fewer houses"),
        ("[track]", "[trick]", "the table [track] is missing"),
        ("roads = [", "streets = [", "roads must be a list"),
    ],
)
def test_a_bad_component_file_is_refused_in_words(tmp_path, old, new, why):
    with pytest.raises(BadComponents, match=why.replace("[", r"\[")):
        load("maharaja", owned(tmp_path, (old, new)))


def test_a_map_in_pieces_is_refused(tmp_path):
    lonely = [(f'    ["{a}", "G", 2],\n', "") for a in "ABEF"]
    more = ('["A", "E", 2]', '["A", "E", 4]')
    with pytest.raises(BadComponents, match="no way leads from the start to G"):
        load("maharaja", owned(tmp_path, *lonely, more))
