"""Sentences, before a language is chosen.

Rules never build sentences. They name one (`Text("crosses", ...)`), and `Words` says it in the
reader's language from the Fluent files: the common ones first, then the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("cs", "en")
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # before a number, where a minus belongs


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """A player in a sentence: said by the name that the seat has when the sentence is read."""

    number: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    key: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg = int | str | Seat | Text


def text(key: str, **args: Arg) -> Text:
    return Text(key, tuple(args.items()))


def chain(key: str, parts: Sequence[Text]) -> Text:
    """Several as one, from the last to the first: the sentence `key` puts $first before $rest."""
    *others, last = parts
    for part in reversed(others):
        last = text(key, first=part, rest=last)
    return last


class Words:
    """All sentences of one game, in every language."""

    def __init__(self, *folders: Path) -> None:
        self._bundles: dict[str, Any] = {}
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for folder in folders:
                source = (folder / f"messages.{language}.ftl").read_text("utf-8")
                bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._bundles[language] = bundle
        self.say = lru_cache(maxsize=20_000)(self._say)

    def has(self, key: str, language: str) -> bool:
        return bool(self._bundles[language].has_message(key))

    def _say(self, sentence: Text | str, language: str, names: tuple[str, ...] = ()) -> str:
        """The sentence in a language; `names` are the names of the seats."""
        if isinstance(sentence, str):
            return sentence
        bundle = self._bundles[language]
        if not bundle.has_message(sentence.key):
            raise KeyError(f"no message {sentence.key!r} in {language}")
        args = {name: self._argument(value, language, names) for name, value in sentence.args}
        said, errors = bundle.format_pattern(bundle.get_message(sentence.key).value, args)
        if errors:
            raise ValueError(f"message {sentence.key!r} in {language}: {errors}")
        if any(isinstance(value, int) and value < 0 for _, value in sentence.args):
            return HYPHEN.sub("−", said)
        return str(said)

    def _argument(self, value: Arg, language: str, names: Sequence[str]) -> int | str:
        if isinstance(value, Text):
            return self._say(value, language, tuple(names))
        if isinstance(value, Seat):
            if value.number < len(names) and names[value.number]:
                return names[value.number]
            return self._say(text("seat", number=value.number + 1), language)
        return value


COMMON = Path(__file__).parent


@lru_cache
def words(folder: Path) -> Words:
    """The sentences of the game in this folder."""
    return Words(COMMON, folder)
