"""Whatever is asked in the wrong way gets one sentence, status 2 and no traceback."""

import subprocess
import sys

import pytest

from ludoteka.core.text import LANGUAGES

WRONG = {
    "fly": "There is no command “fly”",
    "--fly": "There is no command “--fly”",
    "games --language=de": "There is no language “de”",
    "games --language": "There is no language “”",
    "games qwixx": "“qwixx” is one word too many",
    "simulate": "Say which game: `ludoteka simulate GAME`",
    "simulate chess": "There is no game “chess”",
    "simulate qwixx --games": "--games is not given in the right way",
    "simulate qwixx --games many": "--games is a whole number 1 to",
    "simulate qwixx --games 0": "--games is a whole number 1 to",
    "simulate qwixx --players 17": "--players is a whole number 1 to 5",
    "simulate qwixx --seed -1": "--seed is",
    "simulate qwixx --python=yes": "--python is not given in the right way",
    "simulate qwixx --bots hal": "qwixx has no bot “hal”; it has greedy",
    "simulate dominion --bots my": "or a file of your own (*.py, *.list)",
    "simulate qwixx --bots random,random,random": "3 bots were named for 2 seats",
    "simulate qwixx --bots nowhere.py": "There is no file nowhere.py",
    "simulate qwixx --option board": "--option name=value",
    "simulate qwixx --option board=round": "qwixx has no options",
    "simulate qwixx --components nowhere.toml": "The component tables cannot be used",
    "simulate qwixx --games 1 --python --json /nowhere/at/all": "cannot be written",
    "play": "Say which game",
    "play qwixx --seat 3": "--seat is a whole number 1 to 2",
    "play qwixx --seat 1,x": "--seat is",
    "play qwixx --save /nowhere/at/all": "cannot be written",
    "play qwixx --save /": "/ cannot be written",
    "simulate qwixx --games 1 --python --json /": "/ cannot be written",
    "verify": "Say which file",
    "verify nowhere.json": "nowhere.json cannot be read",
    "warm chess": "There is no game “chess”",
    "serve --port high": "--port is a whole number",
    "serve --components mine.toml": "Component tables are given as --components game=FILE",
    "serve --components chess=mine.toml": "There is no game “chess”",
    "serve --components qwixx=nowhere.toml": "The component tables cannot be used",
}


@pytest.mark.parametrize("command", WRONG)
def test_refused_in_one_sentence(ludoteka, command):
    said = ludoteka(command)

    assert said.status == 2
    assert WRONG[command] in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", WRONG)
def test_a_czech_locale_is_refused_in_czech(ludoteka, monkeypatch, command):
    english = ludoteka(command).err
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    said = ludoteka(command)

    assert said.status == 2
    assert said.err.count("\n") == 1
    assert said.err != english


def test_the_language_may_be_said_before_and_after_the_command(ludoteka):
    assert "Hra „chess“ zde není" in ludoteka("play chess --language cs").err
    assert "Hra „chess“ zde není" in ludoteka("--language=cs play chess").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["games", "play", "serve", "simulate", "verify", "warm"])
def test_every_command_explains_itself(ludoteka, command, language):
    said = ludoteka(f"{command} --help --language {language}")

    assert said.status == 0
    assert f"ludoteka {command}" in said.out
    assert "--language cs|en" in said.out
    assert ludoteka(f"help {command} --language {language}").out == said.out


def test_alone_it_shows_what_there_is(ludoteka):
    said = ludoteka("")

    assert said.status == 0
    assert said.out == ludoteka("--help").out
    for command in ("play", "serve", "simulate", "verify", "qwixx"):
        assert command in said.out


def test_machine_code_that_cannot_be_kept_is_said_to_be(ludoteka, monkeypatch, tmp_path):
    from ludoteka.core import warm

    def full(name):
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "warm", full)
    said = ludoteka("warm qwixx")

    assert said.status == 2
    assert said.err == f"{tmp_path} cannot be written: No space left on device.\n"


def test_games_are_named_with_seats_and_bots(ludoteka):
    said = ludoteka("games --language cs").out

    assert "Qwixx (qwixx)" in said
    assert "pro 1 až 5 hráčů" in said
    assert "(greedy)" in said


def test_a_server_that_cannot_keep_matches_says_so(ludoteka):
    said = ludoteka("serve --port 0 --data /proc/nowhere")

    assert said.status == 2
    assert said.err.startswith("/proc/nowhere")


@pytest.mark.parametrize("command", ["games", "play qwixx --save /nowhere/at/all"])
def test_what_needs_no_machine_code_does_not_wait_for_its_compiler(command):
    ask = (
        "import sys; from ludoteka.cli import main; main(sys.argv[1:]);"
        "print(*{'numpy', 'numba'} & set(sys.modules))"
    )
    run = [sys.executable, "-c", ask, *command.split()]
    said = subprocess.run(run, capture_output=True, text=True, check=True)

    assert said.stdout.splitlines()[-1] == ""
