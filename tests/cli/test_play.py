"""`ludoteka play`: an evening at the terminal."""

import json

import pytest

from ludoteka.cli import arguments
from ludoteka.core.match import MatchFile

SKIPS = "s\n" * 400  # skipping always ends a game of Qwixx by missed throws
ALONE = "play qwixx --seed 5"


def test_a_whole_game_is_played_with_letters(ludoteka):
    said = ludoteka(ALONE, typed=SKIPS)

    assert said.status == 0
    assert "The white dice make" in said.out
    assert "Winner: Player 2 (Reckoner)" in said.out
    assert said.err == ""


def test_a_table_of_many_columns_loses_no_word(ludoteka):
    said = ludoteka("play mercado --players 3 --language cs --seed 5", typed="q\n")

    assert "…" not in said.out


def test_the_same_seed_and_answers_give_the_same_game(ludoteka):
    def game(line):
        return [row for row in ludoteka(line, typed=SKIPS).out.splitlines() if "·" in row]

    assert game(f"{ALONE} --bots random") == game(f"{ALONE} --bots random")
    assert game(ALONE) != game("play qwixx --seed 6")


@pytest.mark.parametrize("answer", ["1", "s", "S", "skip"])
def test_number_letters_and_notation_say_the_same(ludoteka, answer):
    said = ludoteka(ALONE, typed=f"{answer}\nq\n")

    assert "Player 1: skips" in said.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "There are 5 answers in the list"),
        ("0", "There are 5 answers in the list"),
        ("hop", "“hop” is not an answer here"),
        ("r2", "“r2” is not an answer here: the dice give 7"),
        ("u", "You have answered nothing yet"),
        ("?", "the notation of the game"),
    ],
)
def test_other_words_are_met_with_a_sentence_and_the_question_stays(ludoteka, typed, sentence):
    said = ludoteka(ALONE, typed=f"{typed}\ns\nq\n")

    assert sentence in said.out
    assert "Player 1: skips" in said.out
    assert said.err == ""


def test_the_log_tells_everything_again(ludoteka):
    said = ludoteka(ALONE, typed="log\nq\n").out

    assert said.count("Player 2 (Reckoner) begins.") == 2


def test_taking_back_what_has_been_answered_needs_a_yes(ludoteka):
    refused = ludoteka(ALONE, typed="r7\nu\nn\nq\n").out
    agreed = ludoteka(ALONE, typed="r7\nu\ny\nq\n").out

    assert "Taken back" not in refused
    assert "Taken back" in agreed
    assert agreed.count("The white dice make 7.") == 2


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_leaving_and_the_end_of_input_are_polite(ludoteka, typed):
    said = ludoteka(ALONE, typed=typed)

    assert said.status == 0
    assert "Stopped; the match was not finished." in said.out
    assert said.err == ""


def test_a_game_saved_is_a_match_that_can_be_verified(ludoteka, tmp_path):
    ludoteka(f"{ALONE} --players 3 --seat 2 --save {tmp_path}/game.json", typed=SKIPS)
    said = ludoteka(f"verify {tmp_path}/game.json")

    assert said.status == 0
    assert "Qwixx, 3 players" in said.out
    assert "The seed fits the commitment" in said.out
    assert "were played again" in said.out


def test_a_game_with_something_taken_back_is_verified_too(ludoteka, tmp_path):
    ludoteka(f"{ALONE} --save {tmp_path}/game.json", typed="r7\nu\ny\ny7\n" + SKIPS)

    assert ludoteka(f"verify {tmp_path}/game.json").status == 0


def test_a_game_left_early_is_saved_without_its_seed(ludoteka, tmp_path):
    ludoteka(f"{ALONE} --save {tmp_path}/game.json", typed="s\n")
    said = ludoteka(f"verify {tmp_path}/game.json")

    assert said.status == 1
    assert "The file holds no seed" in said.err


# Several answers as one


@pytest.fixture
def toys(toy, monkeypatch):
    monkeypatch.setattr(arguments, "names", lambda: ["toy"])
    monkeypatch.setattr(arguments, "load", lambda *_: toy)


def test_several_answers_are_listed_as_one_and_given_at_once(ludoteka, toys):
    said = ludoteka("play toy --seat 1,2 --seed 3", typed="7\n\nlog\nq\n").out

    assert "   7  all chips, then wait" in said
    assert said.split("Player 2 >")[1].count("Player 1 puts down a chip") == 3
    assert "Player 1 waits" in said


def test_a_plan_of_one_answer_is_not_listed_beside_that_answer(ludoteka):
    said = ludoteka("play mercado --seed 5", typed="d\nq\n").out
    listed = [
        line.split("(")[0].split(maxsplit=1)[1]
        for line in said.splitlines()
        if "→" in line and "[" in line
    ]

    assert len(listed) == len(set(listed)) > 1


def test_its_letters_are_understood_all_the_same(ludoteka):
    said = ludoteka("play mercado --seed 5", typed="d\nc1\nq\n").out

    assert said.count("Player 1 lays: ") == 1


def test_a_number_after_the_last_is_refused_with_how_many_there_are(ludoteka, toys):
    said = ludoteka("play toy --seed 3", typed="8\nq\n").out

    assert "There are 7 answers in the list" in said


# Several people at one terminal


def test_a_curtain_falls_between_people_while_an_answer_lies_face_down(ludoteka):
    said = ludoteka("play qwixx --seed 5 --seat 1,2", typed="r7\n\ns\nq\n").out

    assert "Pass the device: Player 2 is next." in said
    before, after = said.split("Pass the device: Player 2 is next.")
    assert "Player 1: red 7" not in before
    assert "Player 1: red 7" in after.split("Player 2 >", 1)[1]


def test_no_curtain_falls_where_nothing_is_hidden(ludoteka):
    # Player 2 rolls in this game; both have answered the white sum when he is asked for a colour.
    said = ludoteka("play qwixx --seed 5 --seat 1,2", typed="s\n\ns\nq\n").out

    assert said.count("Pass the device") == 1


def test_czech_game_in_czech(ludoteka):
    said = ludoteka(f"{ALONE} --language cs", typed="hop\n" + SKIPS).out

    assert "„hop“ zde není odpověď" in said
    assert "Bílé kostky dávají" in said
    assert "Vítězství: Hráč 2" in said


# Files that were tampered with


@pytest.fixture
def match_file(ludoteka, tmp_path):
    ludoteka(f"{ALONE} --save {tmp_path}/game.json", typed=SKIPS)
    return tmp_path / "game.json"


def test_another_answer_in_the_file_is_found(ludoteka, match_file):
    found = json.loads(match_file.read_text())
    row = next(row for row in found["rows"] if row.get("answer") == 0)
    row["answer"] = 1
    match_file.write_text(json.dumps(found))
    said = ludoteka(f"verify {match_file}")

    assert said.status == 1
    assert said.err.startswith(f"Line {row['version']} ")


def test_another_seed_in_the_file_is_found(ludoteka, match_file):
    found = json.loads(match_file.read_text())
    found["seed"] = "AAAA"
    match_file.write_text(json.dumps(found))
    said = ludoteka(f"verify {match_file} --language cs")

    assert said.status == 1
    assert "S náhodou někdo hýbal" in said.err


@pytest.mark.parametrize("broken", ["", "{}", "[1]", "\x00", '{"head": 1}'])
def test_a_file_that_is_no_match_is_said_to_be_none(ludoteka, tmp_path, broken):
    (tmp_path / "no.json").write_text(broken)
    said = ludoteka(f"verify {tmp_path}/no.json")

    assert said.status == 1
    assert said.err.startswith("This is not a match file")


def test_a_name_in_a_file_cannot_command_the_terminal(ludoteka, match_file):
    found = json.loads(match_file.read_text())
    found["names"] = ["\x1b[2J\u202eAda\r"]
    match_file.write_text(json.dumps(found))
    said = ludoteka(f"verify {match_file}")

    assert said.status == 0
    assert "[2JAda: −20" in said.out
    assert not {"\x1b", "\u202e", "\r"} & set(said.out)


HEAD = ("id", "players", "options", "rules_version", "components", "commitment")
ROW = ("version", "ply", "seat", "what", "answer", "facts", "record")


@pytest.mark.parametrize("strange", [-1, 99, 2**40, "x", [7], {"a": 1}, None], ids=repr)
def test_a_strange_value_anywhere_is_found_and_said(ludoteka, match_file, strange):
    found = json.loads(match_file.read_text())
    row = found["rows"][3]
    places = [(found["head"], name) for name in HEAD] + [(row, name) for name in ROW]
    for place, name in places:
        kept = place.get(name)
        place[name] = strange
        match_file.write_text(json.dumps(found))
        said = ludoteka(f"verify {match_file}")
        assert (said.status, said.err.count("\n")) == (1, 1), name
        if kept is None:
            del place[name]
        else:
            place[name] = kept


def test_the_file_is_the_format_of_the_core(match_file):
    assert MatchFile.read(match_file.read_bytes()).head.game == "qwixx"


# An owner's own tables


def test_a_game_with_own_tables_is_verified_with_them_and_not_with_others(
    ludoteka, own_tables, tmp_path
):
    table = f"{ALONE} --components {own_tables} --save {tmp_path}/game.json"
    played = ludoteka(table, typed=SKIPS)

    assert "−7 points" in played.out
    assert ludoteka(f"verify {tmp_path}/game.json").status == 1
    assert ludoteka(f"verify {tmp_path}/game.json --components {own_tables}").status == 0


@pytest.mark.parametrize("tables", ["", "[sheet]\norigin = 'printed'\n", "[sheet"])
def test_tables_that_lack_something_are_refused(ludoteka, tmp_path, tables):
    (tmp_path / "own.toml").write_text(tables)
    said = ludoteka(f"play qwixx --components {tmp_path}/own.toml")

    assert said.status == 2
    assert said.err.startswith("The component tables cannot be used")
    assert said.err.count("\n") == 1
