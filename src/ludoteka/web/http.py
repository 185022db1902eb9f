"""Typed operations over HTTP: what each takes and gives, and one way to refuse.

Every refusal is a `Problem` with a sentence in the reader's language.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka.core.text import LANGUAGES, Text, Words, text

from .pictures import speaker, words_of_no_game
from .protocol import Language, Layout, Problem

SMALL = 64 * 1024  # bytes of an ordinary message
LAYOUTS: tuple[str, ...] = get_args(Layout)
MOST_KEYS = 10_000  # addresses that are remembered


class Wrong(Exception):
    """A request that is refused."""

    def __init__(self, status: int, why: Text, words: Words | None = None) -> None:
        super().__init__(why.key)
        self.status, self.text, self.words = status, why, words or words_of_no_game()


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    about: str
    do: Callable[[Asked], Awaitable[Any]]
    takes: Any = None  # the message in the body
    gives: Any = None  # a message, or the media type of what is not one
    status: int = 200
    refuses: dict[int, str] = field(default_factory=dict)
    most: int = SMALL
    by_seat: bool = False  # takes the secret of a seat
    by_layout: bool = False

    @property
    def route(self) -> Route:
        return Route(self.path, self._answer, methods=[self.method])

    async def _answer(self, request: Request) -> Response:
        asked = Asked(request, language_of(request))
        if self.takes:
            asked.body = decoded(await body_of(request, self.most), self.takes)
        given = await self.do(asked)
        if isinstance(given, Response):
            return given
        return message(given, self.status)


@dataclass
class Asked:
    request: Request
    language: Language
    body: Any = None

    @property
    def layout(self) -> Layout:
        layout = self.request.query_params.get("layout", "wide")
        if layout not in LAYOUTS:
            raise Wrong(400, text("refused-layout", layout=layout))
        return layout  # type: ignore[return-value]

    @property
    def secret(self) -> str:
        """After "Bearer" in the header Authorization, so that it is in no address and no log."""
        kind, _, secret = self.request.headers.get("authorization", "").partition(" ")
        return secret.strip() if kind.lower() == "bearer" else ""

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


def message(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(wrong: Wrong, language: Language) -> Response:
    say = speaker(wrong.words, language)
    return message(Problem(say(wrong.text)), wrong.status)


def preferred(request: HTTPConnection) -> Language:
    """The first language of the reader that is spoken here. Slovaks read Czech."""
    accepted = request.headers.get("accept-language", "").lower()
    for part in accepted.split(","):
        first = part.split(";")[0].split("-")[0].strip()
        if first in ("cs", "sk"):
            return "cs"
        if first == "en":
            return "en"
    return "en"


def language_of(request: Request) -> Language:
    given = request.query_params.get("language")
    if given is None:
        return preferred(request)
    if given not in LANGUAGES:
        raise Wrong(400, text("refused-language", language=given))
    return given  # type: ignore[return-value]


async def body_of(request: Request, most: int) -> bytes:
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json":
        raise Wrong(415, text("refused-not-json"))
    too_long = Wrong(413, text("refused-too-long", most=str(most)))
    told = request.headers.get("content-length", "")
    if told.isdigit() and int(told) > most:
        raise too_long
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise too_long
    return bytes(body)


def decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Wrong(400, text("refused-not-understood", error=str(error))) from None


class Limit:
    """So many at once, and so many a second on and on, for each address."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once, self._per_second = at_once, per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str = "") -> bool:
        now = time.monotonic()
        left, since = self._left.pop(who, (self._at_once, now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        is_allowed = left >= 1
        self._left[who] = (left - is_allowed, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        return is_allowed
