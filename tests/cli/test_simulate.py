"""`ludoteka simulate` as an analyst meets it."""

import json
import re

import pytest

QUICK = "simulate qwixx --games 20 --python --seed 3 --bots greedy,random"


def test_results_are_said_with_their_seed(ludoteka):
    said = ludoteka(QUICK)

    assert said.status == 0
    assert "20 games" in said.out
    assert "Seed: 3" in said.out
    assert said.err == ""  # the bar and the pace are for a terminal only


def test_czech_results_have_czech_numbers_and_words(ludoteka):
    said = ludoteka(f"{QUICK} --language cs").out

    assert "20 her" in said
    assert "Počtář" in said
    assert re.search(r"\d,\d %", said)
    assert not re.search(r"\d\.\d", said)


def test_same_seed_same_words(ludoteka):
    assert ludoteka(QUICK).out == ludoteka(QUICK).out
    assert ludoteka(QUICK).out != ludoteka(QUICK.replace("3", "4")).out


def test_a_seed_is_drawn_where_none_is_given(ludoteka):
    one, other = (ludoteka("simulate qwixx --games 1 --python").out for _ in range(2))

    assert one.splitlines()[-1] != other.splitlines()[-1]


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(ludoteka):
    said = ludoteka(f"{QUICK} --json /nowhere/at/all")

    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("/nowhere/at/all cannot be written")


def test_json_has_exactly_the_promised_fields(ludoteka, tmp_path):
    ludoteka(f"{QUICK} --players 3 --bots greedy,random,random --json {tmp_path}/found.json")
    found = json.loads((tmp_path / "found.json").read_text())

    assert list(found) == [
        "game", "players", "options", "seed", "games", "ties", "bots", "seats", "decisions",
        "choices", "length",
    ]  # fmt: skip
    assert found["game"] == "qwixx"
    assert (found["players"], found["seed"], found["games"]) == (3, 3, 20)
    assert [list(bot) for bot in found["bots"]] == [
        ["bot", "wins", "share", "ci95", "score_mean", "score_ci95"]
    ] * 2
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert [seat["seat"] for seat in found["seats"]] == [1, 2, 3]
    assert list(found["length"]) == ["mean", "min", "max"]
    assert sum(bot["wins"] for bot in found["bots"]) + found["ties"] == 20


def test_a_bot_of_ones_own_is_a_file(ludoteka, tmp_path):
    (tmp_path / "last.py").write_text("def bot(view, legal, chance):\n    return legal[-1]\n")
    said = ludoteka(f"simulate qwixx --games 5 --bots {tmp_path}/last.py,random")

    assert said.status == 0
    assert "last.py" in said.out


@pytest.mark.parametrize("language", ["en", "cs"])
def test_an_own_bot_that_cheats_is_refused_in_words(ludoteka, tmp_path, language):
    (tmp_path / "cheat.py").write_text("def bot(view, legal, chance):\n    return 99\n")
    said = ludoteka(f"simulate qwixx --games 5 --bots {tmp_path}/cheat.py --language {language}")

    assert said.status == 2
    assert "99" in said.err
    assert said.err.count("\n") == 1


def test_ctrl_c_ends_politely(ludoteka, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteka.lab.simulation.simulate", interrupted)
    said = ludoteka(QUICK)

    assert said.status == 130
    assert said.err.strip() == "Stopped."
