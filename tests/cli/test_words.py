"""The catalogue of the command line: complete in both languages, with nothing left over."""

import re
from pathlib import Path

import pytest

from ludoteka import cli
from ludoteka.cli.speech import FOLDER, Speaker
from ludoteka.core.text import LANGUAGES

SOURCES = "\n".join(
    path.read_text("utf-8")
    for folder in (FOLDER, FOLDER.parent / "lab")
    for path in folder.glob("*.py")
)


def keys(language):
    text = (FOLDER / f"messages.{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_sentences():
    english, czech = (sorted(keys(language)) for language in ("en", "cs"))

    assert english == czech
    assert len(set(english)) == len(english)


def test_every_sentence_is_said_somewhere():
    made = {f"about-{command}" for command in cli.COMMANDS}
    made |= {f"help-{command}-{flag}" for command in cli.COMMANDS for flag in flags(command)}
    made |= {f"column-{name}" for name in ("bot", "seat", "wins", "share", "interval", "points")}
    unsaid = {key for key in keys("en") if f'"{key}"' not in SOURCES} - made

    assert unsaid == set()


def flags(command):
    source = Path(FOLDER / f"{command}.py").read_text("utf-8")
    return re.findall(r'parser\.(?:word|option)\("-*([\w-]+)"', source)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1,234.5"), ("cs", "1 234,5")], ids=LANGUAGES[::-1]
)
def test_numbers_are_written_as_in_the_language(language, said):
    assert Speaker(language).number(1234.5, 1) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 hra,"), (2, "2 hry,"), (5, "5 her,"), (22, "22 her,")],
)
def test_czech_counts_games_by_its_grammar(count, said):
    sentence = Speaker("cs")("simulate-games", count=count, games=str(count), ties="0", share="0")

    assert sentence.startswith(said)
