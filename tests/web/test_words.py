"""What the server says exists in both languages, and nothing lies about unsaid."""

import re
from pathlib import Path

import pytest

from ludoteka import web
from ludoteka.core.text import LANGUAGES
from ludoteka.web.pictures import words_of_no_game

FOLDER = Path(web.__file__).parent
CODE = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
SAID = set(re.findall(r'(?<!_)\btext\(\s*"([\w-]+)"', CODE))
OF_A_GAME = {"title", "about"}


def keys(language):
    source = (FOLDER / f"messages.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_its_words(language):
    words = words_of_no_game()
    assert {key for key in SAID - OF_A_GAME if not words.has(key, language)} == set()


def test_both_languages_say_the_same_things_and_nothing_more():
    assert keys("cs") == keys("en")
    assert keys("en") - SAID == set()
