"""What the log tells, and to whom."""

import pytest

from ludoteka.core.match import Match
from ludoteka.core.record import copy
from ludoteka.games.galerie import GAME, notation, questions, rules

from .conftest import line

NAMES = ("Jana", "Petr", "Ema")


def log_of(position, *answers, language="cs", viewer=0):
    """What a seat is told from a position on; each answer is a seat's number and a word."""
    s, told = notation.parse_position(position), []
    for answer in answers:
        p, word = int(answer[0]), answer[2:]
        a, before = notation.parse_answer(s, p, word), copy(s)
        assert not questions.refusal(s, p, a)
        questions.answer(s, p, a)
        told += GAME.tell(before, s, p, a)
        while not questions.to_act(s) and not rules.is_over(s):
            before = copy(s)
            rules.step(s)
            told += GAME.tell(before, s, -1, -1)
    return [GAME.words.say(fact.text, language, NAMES) for fact in told if fact.is_seen_by(viewer)]


def test_a_turn_reads_like_this():
    assert log_of(line(), "0 3<", "0 6", "1 0>", "1 8") == [
        "Jana jde o 3 proti směru, do sálu 2.",
        "Jana přihazuje 6 v sále 2, značka I.",
        "Petr hraje 0 a stojí zase v obchodě.",
        "Petr přihazuje v obchodě, značka I.",
    ]


def test_a_bid_is_told_to_others_without_its_value():
    assert log_of(line(), "0 3>", "0 6", viewer=1, language="en") == [
        "Jana walks 3 clockwise, to hall 3.",
        "Jana bids in hall 3, marker I.",
    ]


def test_the_distribution_reads_like_this():
    position = line(
        "2 at 0", "14 at 4", places="shop 1:6 2:0 / 11 1:3 2:8 1:0 / 12 / 13 / 14",
        what="bid 2", turn=8,
    )  # fmt: skip
    answers = ["1 4", "0 1+5", "0 0", "0 take", "0 8", "1 3", "1 leave"]
    log = log_of(position, *answers)
    assert log[1:10] == [
        "Poslední karty: Jana 2, Petr 1",
        "Jana si nechává startovní kartu.",
        "Obchod se odkrývá: Jana 6, Petr 0",
        "Jana bere destičky 48 (za 1), 46 (za 5).",
        "Petr má v obchodě 0: na destičku to nestačí.",
        "Jana bere zpět 0.",
        "Petr bere zpět 6.",
        "Sál 1 se odkrývá: Jana 3, Petr 8, Jana 0",
        "Sál 1: Jana 13, Petr 8. Jana si smí vzít obraz 11.",
    ]
    assert log[10:17] == [
        "Jana bere obraz 11.",
        "Jana bere zpět 8.",
        "Petr bere zpět 3.",
        "Jana bere zpět 0.",
        "Sál 4 se odkrývá: Petr 4",
        "Sál 4: Petr 4. Petr si smí vzít obraz 14.",
        "Petr nechává obraz 14 viset.",
    ]
    assert log[18].startswith("Nový obraz: sál 1: ")
    assert log[19] == "Kolo 2: Jana začíná."


def test_ties_are_told_with_what_decides_them():
    position = line(
        "2 at 0 tiles 12", "34 at 4", places="shop / 11 2:5 1:5 / 12 2:5 1:5 / 13 / 14",
        what="bid 2", turn=8, stacks="17:48 14:47 10:46 6:45",
    )  # fmt: skip
    log = log_of(position, "1 4", "1 take", "0 take", "1 take", language="en")
    assert "Petr takes the start card." in log
    assert (
        "Hall 1: Petr 5, Jana 5. Petr has the marker on the lower place and may take painting 11."
        in log
    )
    assert "Hall 2: Jana 5, Petr 5. Jana has the matching tile and may take painting 12." in log


def test_who_is_stuck_is_told_with_the_cards_laid_away():
    full = "shop 2:1 2:2 2:3 1:4 1:5 1:6 / 1 / 2 / 3 / 4"
    position = line("05500 at 0", "777 at 1", places=full, what="bid 2", turn=6)
    assert log_of(position, "1 7", "0 0", "0 5")[1:] == [
        "Jana nemá kam jít a odkládá dvě karty.",
        "Jana odkládá 0.",
        "Jana odkládá 5.",
    ]


def test_taking_no_tile_is_told():
    position = line(
        "2 at 0", "14 at 4", places="shop 1:6 / 11 / 12 / 13 / 14", what="bid 2", turn=8
    )
    assert "Jana nebere žádnou destičku." in log_of(position, "1 4", "0 none")


def tiles(n):
    return "tiles " + ",".join(map(str, range(1, n + 1)))


@pytest.mark.parametrize(
    ("bob", "stacks", "number", "answer", "end"),
    [
        ("paintings " + ",".join(map(str, range(5, 49))), "18:48 14:47 10:46 6:45", 9, "take",
         "V balíčku není dost obrazů pro 1 prázdný sál, hra končí."),
        (tiles(32), "0 0 10:46 6:45", 9, "leave", "Vyprodané jsou 2 hromádky destiček, hra končí."),
        ("", "18:48 14:47 10:46 6:45", 100, "leave", "Odehrálo se 100 kol, hra končí."),
    ],
)  # fmt: skip
def test_the_end_is_told_with_its_reason(bob, stacks, number, answer, end):
    position = line(
        "2 at 0", f"14 at 4 {bob}".strip(), what="bid 2", turn=8, round=number, stacks=stacks
    )
    assert log_of(position, "1 4", f"1 {answer}")[-1] == end


def test_the_steps_of_the_distribution_are_worth_a_look():
    s = notation.parse_position(
        line("2 at 0", "14 at 4", places="shop 1:6 / 11 / 12 / 13 / 14", what="open 2", turn=8)
    )
    before = copy(s)
    rules.step(s)
    assert [fact.moment for fact in GAME.tell(before, s, -1, -1)] == [True]


def test_a_match_begins_with_the_paintings_and_who_begins():
    match = Match(GAME, 3, seed=bytes(32))
    log = [GAME.words.say(fact.text, "cs", NAMES) for fact in match.rows[0].facts]
    assert log[0].startswith("Nové obrazy: sál 1: ")
    assert log[1].endswith(" začíná.")
    assert log[2].startswith("Kolo 1: ")
