"""The table as it is drawn, and what may be touched on it."""

import re

import pytest

from ludoteka.games.qwixx import GAME
from ludoteka.games.qwixx.notation import parse_answer, parse_position
from ludoteka.games.qwixx.scene import scene
from ludoteka.games.qwixx.view import view

NAMES = ("Jana", "Petr", "Ema", "Katka", "Martin")
LAYOUTS = ("phone", "wide")
WHITE = "> R5,7 G12,11 x1 / Y3 | 4+5 R3 Y5 G2 B6 | white"
COLOUR = "> R5,7 G12,11 / Y3 | 4+5 R3 Y5 G2 B6 | colour"


def drawn(line, seat=0, layout="phone"):
    return scene(view(parse_position(line), seat), layout)


def said(words, language="cs"):
    return GAME.words.say(words, language, NAMES)


def choice(line, word, seat=0):
    s = parse_position(line)
    answer = parse_answer(s, seat, word)
    return next(c for c in drawn(line, seat).choices if c.answer == answer)


def states(nodes, colour):
    """The last word of a cell's style, for a row from left to right."""
    cells = [n for key, n in nodes.items() if re.fullmatch(rf"{colour}-\d+", key)]
    return " ".join(cell.style.split()[-1] for cell in sorted(cells, key=lambda cell: cell.x))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seat", [-1, 0])
def test_everything_lies_on_the_table(layout, players, seat):
    sheets = " / ".join(["> R2,3,4,5,6,12 x3", *["Y2 G12 =skip"] * (players - 1)])
    table = drawn(f"{sheets} | 6+6 Y5 G2 B6 | white", seat, layout)
    assert all(n.x >= 0 and n.x + n.w <= table.width + 0.01 for n in table.nodes.values())
    assert all(n.y >= 0 and n.y + n.h <= table.height + 0.01 for n in table.nodes.values())


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("sheet", ["x3", "x3 R2,3,4,5,6,7,8,9,10,11 Y2,3,4,5,6,7,8,9,10,11", "R2"])
def test_a_name_has_room_of_its_own_beside_the_score(layout, sheet):
    nodes = drawn(f"- / > {sheet} =skip / - | 4+5 R3 Y5 G2 B6 | white", 0, layout).nodes
    name, score, missed = (nodes.get(f"seat1-{part}") for part in ("name", "score", "missed"))
    width = 0.55  # of a figure, in heights of the text
    ends = score.x + score.w - width * len(score.text) * score.size
    if missed:
        assert missed.x + missed.w < ends
        ends = missed.x + missed.w - width * len(missed.text) * missed.size
    assert name.x + name.w < ends
    assert name.w > 10, "the seat can be told by its mark, but the name should begin"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_table_of_five_is_drawn_with_few_enough_things(layout):
    full = "R2,3,4,5,6,7,8,9,10,11,12 Y2,3,4,5,6,7,8,9,10,11 x3"
    sheets = " / ".join(["> " + full, *[full] * 4])
    assert len(drawn(f"{sheets} | 6+6 Y5 G2 B6 | white", 0, layout).nodes) < 400


def test_cells_are_marked_open_or_past():
    nodes = drawn(WHITE).nodes
    assert states(nodes, "red") == "past past past marked past marked" + " open" * 5
    assert states(nodes, "green") == "marked marked" + " open" * 9


def test_a_locked_row_is_past_and_struck_through():
    nodes = drawn("> R2,3,4,5,6,12 / R9 | 4+5 Y5 G2 B6 | white", seat=1).nodes
    assert states(nodes, "red") == "past past past past past past past marked past past past"
    assert "strike-red" in nodes
    assert "locked" in nodes["lock-red"].style
    assert "cross-lock-red" not in nodes
    assert "die-red" not in nodes


def test_whoever_has_locked_a_row_has_crossed_its_lock():
    assert "cross-lock-red" in drawn("> R2,3,4,5,6,12 / R9 | 4+5 Y5 G2 B6 | white").nodes


def test_the_white_sum_and_both_sums_of_each_coloured_die_are_written_down():
    nodes = drawn(WHITE).nodes
    assert said(nodes["sum"].text) == "= 9"
    assert [said(nodes[f"sums-{c}"].text) for c in ("red", "yellow")] == ["7·8", "9·10"]


def test_equal_white_dice_make_one_sum():
    nodes = drawn("> - | 4+4 R3 Y5 G2 B6 | white").nodes
    assert said(nodes["sums-red"].text) == "7"


def test_a_choice_is_a_cell_and_a_button_and_keys():
    red = choice(WHITE, "R9")
    assert (red.path, said(red.button), red.keys) == (("red-9",), "Č 9", "r9")
    assert said(red.label) == "Křížek: červená 9"


def test_skipping_is_a_quiet_button():
    skip = choice(WHITE, "skip")
    assert (skip.path, said(skip.button), skip.keys, skip.weak) == ((), "Vynechat", "s", True)


def test_a_choice_says_what_it_gains_and_gives_up():
    assert said(choice(WHITE, "R9").note) == "+3 body, přijde se o číslo 8"
    assert said(choice(WHITE, "Y9").note) == "+1 bod, přijde se o čísla 2, 3, 4, 5, 6, 7, 8"
    assert said(choice(WHITE, "Y9").note, "en") == "+1 point, gives up 2, 3, 4, 5, 6, 7, 8"


def test_the_numbers_given_up_are_hatched_and_the_cross_is_shown_before_it_is_made():
    ghosts = dict(choice(WHITE, "G9").ghosts)
    assert sorted(ghosts) == ["ghost-10", "ghost-cross"]
    cell = drawn(WHITE).nodes["green-10"]
    assert (ghosts["ghost-10"].x, ghosts["ghost-10"].y) == (cell.x, cell.y)


def test_a_lock_is_announced_and_so_is_the_end_it_brings():
    first = "> R2,3,4,5,11 / - | 6+6 R3 Y5 G2 B6 | white"
    second = "> R2,3,4,5,11 / Y2,3,4,5,6,12 | 6+6 R3 G2 B6 | white"
    assert said(choice(first, "R12").note) == "+13 bodů, červená řada se uzamkne"
    assert said(choice(second, "R12").note) == "+13 bodů, je to druhý zámek, hra končí"


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("> - / - | 4+5 R3 Y5 G2 B6 | white", "Nezakřížkuješ-li pak ani barevnou kostku, je to"),
        ("> - / - | 4+5 R3 Y5 G2 B6 | colour", "Chybný hod: −5 bodů"),
        ("> x3 / - | 4+5 R3 Y5 G2 B6 | colour", "Čtvrtý chybný hod: −5 bodů a konec hry"),
        ("> - / - | 4+5 R3 Y5 G2 B6 | colour crossed", ""),
        ("- / > - | 4+5 R3 Y5 G2 B6 | white", ""),
    ],
)
def test_skipping_warns_of_the_missed_throw_where_it_is_one(line, note):
    assert said(choice(line, "skip").note).startswith(note)
    assert bool(choice(line, "skip").note) == bool(note)


@pytest.mark.parametrize(
    ("line", "seat", "prompt"),
    [
        (WHITE, 0, "Bílé kostky dávají 9. Zakřížkuj 9 v některé řadě, nebo vynech."),
        ("> R9 Y9 G9 B9 | 4+5 R3 Y5 G2 B6 | white", 0, "Bílé kostky dávají 9, to se ti nikam"),
        ("> =R9 / - / - | 4+5 R3 Y5 G2 B6 | white", 0, "Zvoleno: červená 9. Čeká se: Petr, Ema."),
        ("> =skip / - | 4+5 R3 Y5 G2 B6 | white", 0, "Zvoleno: vynechat. Čeká se: Petr."),
        ("> =R9 / - | 4+5 R3 Y5 G2 B6 | white", -1, "Bílé kostky dávají 9. Čeká se: Petr."),
        (COLOUR, 0, "Sečti jednu bílou a jednu barevnou kostku. Bez křížku je to chybný hod"),
        (COLOUR + " crossed", 0, "Ještě můžeš sečíst jednu bílou a jednu barevnou kostku"),
        (COLOUR, 1, "Jana vybírá barevnou kostku."),
        ("> R11 Y11 G3 B3 | 4+5 R3 Y5 G2 B6 | colour", 0, "Žádná barevná kostka se ti nehodí. Je"),
        ("> x4 R2 / Y3,4 | 4+5 R3 Y5 G2 B6 | over", 0, "Konec hry. Vítězí Petr: 3 body"),
        ("> R2 / Y3 / x4 | 4+5 R3 Y5 G2 B6 | over", 0, "Konec hry. O vítězství se dělí Jana, Petr"),
        ("> R2 x4 | 4+5 R3 Y5 G2 B6 | over", 0, "Konec hry. Výsledek: −19 bodů"),
    ],
)
def test_one_sentence_says_what_to_do_or_who_is_awaited(line, seat, prompt):
    assert said(drawn(line, seat).prompt).startswith(prompt)


def test_the_own_face_down_answer_is_seen_on_the_own_sheet_only():
    line = "> =R9 / =Y9 / - | 4+5 R3 Y5 G2 B6 | white"
    cell, chosen = (drawn(line).nodes[name] for name in ("red-9", "chosen"))
    assert abs(cell.x + cell.w / 2 - chosen.x - chosen.w / 2) < 0.01
    assert "chosen" not in drawn(line, 2).nodes


def test_who_has_answered_wears_a_mark():
    nodes = drawn("> - / =Y9 / - | 4+5 R3 Y5 G2 B6 | white").nodes
    assert ("seat1-ready" in nodes, "seat2-ready" in nodes) == (True, False)


def test_seats_are_told_apart_by_shape_as_well_as_by_colour():
    nodes = drawn("> - / - / - / - / - | 4+5 R3 Y5 G2 B6 | white").nodes
    marks = [nodes["own-mark"], *(nodes[f"seat{p}-mark"] for p in range(1, 5))]
    assert [mark.shape for mark in marks] == [f"seat-{p}" for p in range(5)]


def test_the_dice_tumble_at_each_throw_and_at_nothing_else():
    lines = [
        "> - / - | 4+5 R3 Y5 G2 B6 | white",
        "> - / =R9 | 4+5 R3 Y5 G2 B6 | white",
        "> R9 / R9 | 4+5 R3 Y5 G2 B6 | colour crossed",
        "R9 / > R9 | 4+5 R3 Y5 G2 B6 | white",
        "R9 / > R9 | 4+6 R3 Y5 G2 B6 | white",
    ]
    ticks = [drawn(line).nodes["die-red"].tick for line in lines]
    assert ticks[0] == ticks[1] == ticks[2]
    assert len(set(ticks)) == 3


def test_the_first_cell_of_two_layouts_says_the_same():
    phone, wide = (drawn(WHITE, 0, layout) for layout in LAYOUTS)
    assert set(phone.nodes) == set(wide.nodes)
    assert phone.readings == wide.readings


def test_a_reader_hears_the_dice_and_then_every_sheet_the_own_one_first():
    readings = drawn(WHITE, seat=1).readings
    assert [said(r.caption) for r in readings] == ["Jana hází", "Petr, karta", "Jana, karta"]


def test_a_reader_hears_where_a_row_stands():
    _, sheet, _ = drawn(WHITE).readings
    row = sheet.rows[0]
    heard = [said(row.head), *map(said, row.cells)]
    assert heard == ["červená", "křížky: 5, 7", "dál 8 až 12", "3 body"]
    heard = [said(cell, "en") for cell in sheet.rows[1].cells]
    assert heard == ["no crosses", "next 2 to 12", "0 points"]


def test_a_reader_hears_of_a_row_without_further_numbers():
    line = "> R2,3,4,5,6,12 Y2,3,4,5,11 / - | 4+5 Y5 G2 B6 | white"
    _, sheet, _ = drawn(line).readings
    assert [said(row.cells[1]) for row in sheet.rows[:2]] == ["uzamčeno", "dál už jen 12"]


def test_a_reader_hears_the_sums():
    dice = drawn("> R2,3,4,5,6,12 | 4+5 Y5 G2 B6 | white").readings[0]
    heard = [said(row.cells[0]) for row in dice.rows]
    assert heard[:3] == ["4 + 5 = 9", "mimo hru", "5, s bílou 9 nebo 10"]
