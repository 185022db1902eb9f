"""What the players see of each other, and what the log tells."""

import msgspec
import pytest

from ludoteka.core.chance import Chance, seed
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.record import copy
from ludoteka.games.qwixx import GAME, rules
from ludoteka.games.qwixx.notation import parse_answer, parse_position
from ludoteka.games.qwixx.view import view

NAMES = ("Jana", "Petr", "Ema")
ANSWERED = "> R2 =R5 / Y3 =skip / - | 4+1 R3 Y5 G2 B6 | white"


def test_a_player_sees_the_own_answer_and_that_others_have_given_theirs():
    seen = view(parse_position(ANSWERED), 0)
    assert seen.own_answer == rules.in_white(rules.RED)
    assert seen.ready == (True, True, False)


def test_a_players_view_says_nothing_of_what_others_have_answered():
    elsewhere = ANSWERED.replace("=skip", "=G5")
    views = [view(parse_position(line), 0) for line in (ANSWERED, elsewhere)]
    assert views[0] == views[1]


def test_a_spectator_sees_every_sheet_but_no_answer():
    seen = view(parse_position(ANSWERED), SPECTATOR)
    assert (seen.own_answer, seen.legal) == (None, ())
    assert [sheet.crossed for sheet in seen.sheets] == [
        ((2,), (), (), ()),
        ((), (3,), (), ()),
        ((), (), (), ()),
    ]


def test_a_sheet_shows_crosses_with_the_lock_points_misses_and_the_total():
    (sheet,) = view(parse_position("> R2,3,4,5,6,12 B12 x1 | - | over"), 0).sheets
    assert sheet.crossed == ((2, 3, 4, 5, 6, 12), (), (), (12,))
    assert sheet.crosses == (7, 0, 0, 1)
    assert sheet.points == (28, 0, 0, 1)
    assert (sheet.penalties, sheet.score) == (1, 24)


@pytest.mark.parametrize(
    ("line", "question", "is_over"),
    [
        (ANSWERED, "white sum", False),
        ("> - | 4+1 R3 Y5 G2 B6 | colour", "colour sum", False),
        ("> x4 | 4+1 R3 Y5 G2 B6 | over", "none", True),
    ],
)
def test_the_question_on_the_table_is_seen(line, question, is_over):
    seen = view(parse_position(line), 0)
    assert (seen.question, seen.over) == (question, is_over)


def test_the_legal_answers_in_a_view_are_the_viewers_own():
    s = parse_position("> R7 / - | 4+1 R3 Y5 G2 B6 | white")
    assert view(s, 0).legal == (0, 2, 3, 4)
    assert view(s, 1).legal == (0, 1, 2, 3, 4)


def test_hiding_draws_every_answer_the_other_might_have_given_equally_often():
    s = parse_position("- / > R2 =R5 | 4+1 R3 Y5 G2 B6 | white")
    chance, seen = Chance(), [0] * rules.ANSWERS
    seed(chance, 1, 1)
    for _ in range(5000):
        other = copy(s)
        rules.hide(other, 0, chance)
        seen[other.player[1].answer] += 1
    assert sum(seen[:5]) == 5000
    assert all(900 < n < 1100 for n in seen[:5])


def test_hiding_leaves_the_own_answer_and_those_not_given():
    s = parse_position(ANSWERED)
    rules.hide(s, 0, Chance())
    assert s.player[0].answer == rules.in_white(rules.RED)
    assert s.player[2].answer == rules.PASS


def test_what_is_observed_says_whose_sheet_is_whose():
    s = parse_position("R5,7 x1 / > G12,10 | 4+1 R3 Y5 G2 B6 | colour crossed")
    out = [0] * sum(size for _, size in rules.OBSERVATION)
    rules.observe(s, 1, out)
    named = {}
    for name, size in rules.OBSERVATION:
        named[name], out = out[:size], out[size:]
    assert named["sheets"][:18] == [-1, 0, -1, 0, 2, 2, -1, 0, 0, 5, 2, -1, 0, -1, 0, -1, 0, 1]
    assert named["sheets"][18:27] == [-1, 0, -1, 0, -1, 0, -1, 0, 0]
    assert (named["white"], named["coloured"]) == ([4, 1], [3, 5, 2, 6])
    assert (named["question"], named["crossed"], named["players"]) == ([False, True], [1], [2])
    assert [bool(n) for n in named["active"]] == [True, False, False, False, False]


def test_the_own_face_down_answer_is_observed_and_no_other():
    named = dict.fromkeys(name for name, _ in rules.OBSERVATION)
    out = [0] * sum(size for _, size in rules.OBSERVATION)
    rules.observe(parse_position("> =R5 / =Y5 / - | 4+1 R3 Y5 G2 B6 | white"), 1, out)
    for name, size in rules.OBSERVATION:
        named[name], out = [int(n) for n in out[:size]], out[size:]
    assert named["own_answer"] == [0, 1, 0, 0]
    assert named["ready"] == [1, 0, 1, 0, 0]


# The log


def log_of(line, *answers, language="cs"):
    """What is told from a position on; each answer is a seat's number and what it crosses."""
    s, told = parse_position(line), []
    for answer in answers:
        p, word = int(answer[0]), answer[2:]
        a, before = parse_answer(s, p, word), copy(s)
        rules.answer(s, p, a)
        told += GAME.tell(before, s, p, a)
        while not rules.to_act(s) and not rules.is_over(s) and s.next != rules.ROLL:
            before = copy(s)
            rules.step(s)
            told += GAME.tell(before, s, -1, -1)
    return [GAME.words.say(fact.text, language, NAMES) for fact in told]


def test_a_turn_reads_like_this():
    log = log_of("> - / - / - | 4+1 R3 Y5 G2 B6 | white", "1 skip", "0 R5", "2 Y5", "0 B10")
    assert log == [
        "Jana: červená 5",
        "Petr: vynechává",
        "Ema: žlutá 5",
        "Jana: modrá 10",
    ]


def test_a_change_of_mind_is_told_to_nobody():
    log = log_of("> - / - | 4+1 R3 Y5 G2 B6 | white", "1 R5", "1 G5", "1 skip", "0 R5")
    assert log == ["Jana: červená 5", "Petr: vynechává"]


def test_a_missed_throw_is_told_once():
    log = log_of("> x1 / - | 4+1 R3 Y5 G2 B6 | colour", "0 skip")
    assert log == ["Jana: chybný hod číslo 2, −5 bodů"]


def test_leaving_the_coloured_dice_after_a_cross_is_told():
    log = log_of("> - / - | 4+1 R3 Y5 G2 B6 | colour crossed", "0 skip")
    assert log == ["Jana: bez barevné kostky"]


def test_the_fourth_missed_throw_tells_the_end():
    log = log_of("> x3 / - | 4+1 R3 Y5 G2 B6 | colour", "0 skip", language="en")
    assert log == [
        "Jana: missed throw number 4, −5 points",
        "Jana: the fourth missed throw; the game ends.",
    ]


def test_locks_are_told_and_the_end_they_bring():
    line = "> R2,3,5,7,9 / Y2,4,5,8,9,11 / G12,11,10,9,8,2 | 6+6 R1 Y2 B3 | white"
    assert log_of(line, "0 R12", "1 Y12", "2 skip") == [
        "Jana: červená 12",
        "Petr: žlutá 12",
        "Ema: vynechává",
        "Uzamčeno: červená řada. Její kostka jde ze hry.",
        "Uzamčeno: žlutá řada. Její kostka jde ze hry.",
        "Uzamčeny jsou 3 řady, hra končí.",
    ]


def test_a_match_begins_with_who_throws_and_what():
    match = Match(GAME, 2, seed=bytes(32))
    log = [GAME.words.say(fact.text, "cs", NAMES) for fact in match.rows[0].facts]
    assert log == ["Jana začíná.", "Jana hází 2 + 1 = 3 · Č 2 · Ž 6 · Z 6 · M 1"]


def test_a_view_can_be_sent():
    seen = view(parse_position(ANSWERED), 0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen
