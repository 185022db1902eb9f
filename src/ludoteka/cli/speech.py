"""What the command line says, in the reader's language."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from ..core.game import Game
from ..core.text import LANGUAGES, Arg, Text, text, words

FOLDER = Path(__file__).parent


class Refusal(Exception):
    """What was asked cannot be done; the sentence says why, and what can."""


class Speaker:
    """Says the sentences of the command line, and the names of things, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **args: Arg) -> str:
        return self.sentence(text(key, **args))

    def sentence(self, sentence: Text) -> str:
        """One of the common sentences or of the command line's own."""
        return harmless(words(FOLDER).say(sentence, self.language))

    def refusal(self, key: str, **args: Arg) -> Refusal:
        return Refusal(self(key, **args))

    def name(self, game: Game, key: str, otherwise: str) -> str:
        """The name of something in a game's words, where it has one."""
        if not game.words.has(key, self.language):
            return otherwise
        return game.words.say(text(key), self.language)

    def of_game(self, game: Game, sentence: Text | str, names: Sequence[str] = ()) -> str:
        """A sentence in a game's words; `names` are those of the seats."""
        return harmless(game.words.say(sentence, self.language, tuple(names)))

    def seat(self, p: int, names: Sequence[str] = ()) -> str:
        named = p < len(names) and names[p]
        return harmless(names[p]) if named else self("seat", number=p + 1)

    def title(self, game: Game) -> str:
        return self.name(game, "title", game.name)

    def bot(self, game: Game, bot: str) -> str:
        """Its name; of a file, what the file is called."""
        return self.name(game, f"bot-{bot}", Path(bot).name)

    def number(self, value: float, digits: int = 0) -> str:
        """1234.5 as "1,234.5", in Czech as "1 234,5"."""
        said = f"{value:,.{digits}f}".replace("-", "−")
        return said.translate({ord(","): " ", ord("."): ","}) if self.language == "cs" else said

    def percent(self, share: float) -> str:
        return self("percent", number=self.number(100 * share, 1))


def harmless(said: str) -> str:
    """Without what a stranger's file could tell the terminal to do; lines may end."""
    return "".join(c for c in said if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf"))


def take_language(argv: list[str], say: Speaker) -> tuple[Speaker, list[str]]:
    """`--language` may stand anywhere; without it the speaker stays. And the other words."""
    rest = []
    given = iter(argv)
    for word in given:
        if word == "--language" or word.startswith("--language="):
            wanted = word.partition("=")[2] or next(given, "")
            if wanted not in LANGUAGES:
                raise say.refusal("refused-language", given=wanted, languages=", ".join(LANGUAGES))
            say = Speaker(wanted)
        else:
            rest.append(word)
    return say, rest


def language_of_locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "cs" if os.environ[name].startswith("cs") else "en"
    return "en"
