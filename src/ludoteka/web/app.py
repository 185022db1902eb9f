"""The server's addresses: the page, the interface for programs, and the live tables."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import segno
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteka import __version__
from ludoteka.core.game import SPECTATOR, Game, Option, UnknownGame, load, names
from ludoteka.core.match import MatchFile, NotVerified, Refused, file_of, verify
from ludoteka.core.text import Text, text

from . import openapi
from .bots import Bots, bots_of, title_of
from .http import Asked, Limit, Operation, Wrong, language_of, message, preferred, problem
from .live import Live
from .pictures import Say, speaker, words_of
from .protocol import (
    Done,
    GameInfo,
    Health,
    NewTable,
    OptionInfo,
    Play,
    QrWish,
    TableInfo,
    TableMade,
    Verdict,
)
from .protocol import Table as TableNews
from .store import SqliteStore, Unavailable
from .tables import HUMAN_PACE, BadWish, NoSuchTable, NotYourSeat, Table, Tables

PAGE = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Ludotéka</title>
<h1>Ludotéka</h1>
<p>Stránka ještě není sestavená: <code>make page</code>
<p lang="en">The page has not been built yet: <code>make page</code>
"""
LONGEST_FILE = 16 * 1024 * 1024  # bytes of a match file
LONGEST_LINK = 500

# Only what comes from here is run or shown; nothing is told to other sites.
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self';"
    " style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self';"
    " media-src 'self' data:; manifest-src 'self'; worker-src 'self'; base-uri 'self';"
    " form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


class Ludoteka:
    """What the operations work with."""

    def __init__(self, tables: Tables, address: str = "") -> None:
        self.tables = tables
        self.address = address
        self.new_tables = Limit(at_once=30, per_second=0.5)
        self.verifying = asyncio.Semaphore(1)

    # Games

    async def games(self, asked: Asked) -> list[GameInfo]:
        return [game_info(load(name), asked) for name in names()]

    async def style(self, asked: Asked) -> Response:
        return file_of_game(asked, "style.css", "text/css")

    async def symbols(self, asked: Asked) -> Response:
        return file_of_game(asked, "symbols.svg", "image/svg+xml")

    async def rules(self, asked: Asked) -> Response:
        name = {"cs": "RULES.cs.md", "en": "RULES.md"}[asked.language]
        return file_of_game(asked, name, "text/markdown")

    # Tables

    async def new_table(self, asked: Asked) -> TableMade:
        client = asked.request.client
        if not self.new_tables.allows(client.host if client else ""):
            raise Wrong(429, text("refused-many-tables"))
        try:
            return await self.tables.make(asked.body)
        except BadWish as refused:
            raise Wrong(422, refused.text, refused.words) from None
        except Refused as refused:
            raise Wrong(503, refused.text) from None

    async def table(self, asked: Asked) -> TableInfo:
        table = await self._table(asked)
        async with table.current():
            match = table.match
            return TableInfo(
                id=table.id,
                game=game_info(table.game, asked),
                options=match.head.options,
                seats=table.shown.seats(asked.language, table.online()),
                rematch=match.head.options | (match.rematch() if match.is_over else {}),
                version=table.shown.version(SPECTATOR),
                over=match.is_over,
                commitment=match.head.commitment,
            )

    async def view(self, asked: Asked) -> TableNews:
        table = await self._table(asked)
        seat = self._seat(table, asked) if asked.secret else SPECTATOR
        async with table.current():
            return table.shown.everything(seat, asked.layout, asked.language, table.online())

    async def answer(self, asked: Asked) -> Done:
        table = await self._table(asked)
        seat = self._seat(table, asked)
        try:
            await table.play(seat, asked.body)
        except Refused as refused:
            raise Wrong(409, refused.text, table.words) from None
        return Done(table.shown.version(seat))

    async def file(self, asked: Asked) -> Response:
        table = await self._table(asked)
        async with table.current():
            if not table.match.is_over:
                raise Wrong(409, text("refused-running"))
            file = file_of(table.match, table.people.names)
        name = f"{table.game.name}-{table.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(file.written(), media_type="application/json", headers=headers)

    async def _table(self, asked: Asked) -> Table:
        try:
            return await self.tables.get(asked.path("id"))
        except NoSuchTable as refused:
            raise Wrong(404, refused.text) from None

    def _seat(self, table: Table, asked: Asked) -> int:
        try:
            return table.seat_of(asked.secret)
        except NotYourSeat as refused:
            raise Wrong(403, refused.text) from None

    # Beside the tables

    async def verify(self, asked: Asked) -> Verdict:
        """Playing a match again takes a moment, so it is done aside, one at a time."""
        file: MatchFile = asked.body
        if file.head.game not in names():
            raise Wrong(422, no_such_game(file.head.game))
        game = load(file.head.game)
        say = speaker(words_of(game), asked.language, file.names)
        async with self.verifying:
            try:
                await asyncio.to_thread(verify, file, game)
            except NotVerified as failed:
                return Verdict(holds=False, sentence=say(failed.text))
        return Verdict(holds=True, sentence=say(text("verified", rows=len(file.rows))))

    async def qr(self, asked: Asked) -> Response:
        link: str = asked.body.link
        if "/t/" not in link or len(link) > LONGEST_LINK:
            raise Wrong(422, text("refused-link"))
        drawn = io.BytesIO()
        segno.make(link, micro=False).save(
            drawn, kind="svg", border=2, xmldecl=False, omitsize=True
        )
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    async def health(self, _asked: Asked) -> Health:
        return Health(version=__version__, address=self.address)

    def operations(self) -> list[Operation]:
        table = {404: "There is no such table."}
        seat = {403: "The secret opens no seat at this table."}
        return [
            Operation(
                "GET", "/api/games", "The games, their options and bots.", self.games,
                gives=list[GameInfo],
            ),
            Operation(
                "GET", "/api/games/{name}/style.css", "The style sheet of a game's pieces.",
                self.style, gives="text/css", refuses={404: "There is no such game."},
            ),
            Operation(
                "GET", "/api/games/{name}/symbols.svg", "The drawn pieces of a game.",
                self.symbols, gives="image/svg+xml", refuses={404: "There is no such game."},
            ),
            Operation(
                "GET", "/api/games/{name}/rules", "The rules of a game in words, as Markdown.",
                self.rules, gives="text/markdown", refuses={404: "There is no such game."},
            ),
            Operation(
                "POST", "/api/tables", "A new table. Each seat's link is given only here.",
                self.new_table, NewTable, TableMade, 201,
                {422: "There is no such game, bot, option or number of seats.",
                 429: "Too many new tables at once."},
            ),
            Operation(
                "GET", "/api/tables/{id}", "What anybody may know of a table.", self.table,
                gives=TableInfo, refuses=table,
            ),
            Operation(
                "GET", "/api/tables/{id}/view", "The table as a seat, or a spectator, sees it.",
                self.view, gives=TableNews, refuses=table | seat, by_seat=True, by_layout=True,
            ),
            Operation(
                "POST", "/api/tables/{id}/answers", "Answers of a seat, all or nothing.",
                self.answer, Play, Done,
                refuses=table | seat | {409: "The answer is not allowed now."},
                by_seat=True,
            ),
            Operation(
                "GET", "/api/tables/{id}/file", "The match file, when the match is over.",
                self.file, gives="application/json",
                refuses=table | {409: "The match is still being played."},
            ),
            Operation(
                "POST", "/api/verify", "Whether a match file holds.", self.verify, MatchFile,
                Verdict, refuses={422: "There is no such game."}, most=LONGEST_FILE,
            ),
            Operation(
                "POST", "/api/qr", "A link to a table as a QR code.", self.qr, QrWish,
                "image/svg+xml", refuses={422: "It is no link to a table."},
            ),
            Operation(
                "GET", "/api/health", "The server is up, and where.", self.health, gives=Health,
            ),
        ]  # fmt: skip


# What is said about games


def no_such_game(name: str) -> Text:
    return text("refused-no-game", game=name, games=", ".join(names()))


def file_of_game(asked: Asked, name: str, kind: str) -> Response:
    try:
        path = load(asked.path("name")).folder / name
    except UnknownGame:
        raise Wrong(404, no_such_game(asked.path("name"))) from None
    if not path.is_file():
        return Response(b"", media_type=kind)
    return FileResponse(path, media_type=kind, headers={"cache-control": "no-cache"})


def game_info(game: Game, asked: Asked) -> GameInfo:
    words = words_of(game)
    say = speaker(words, asked.language)

    def titled(key: str, otherwise: str) -> str:
        """An owner's tables may bring values that have no name in the game's words."""
        return say(text(key)) if words.has(key, asked.language) else otherwise

    return GameInfo(
        name=game.name,
        title=say(text("title")),
        about=about(game, say),
        seats=list(game.seats),
        options=[option_info(option, titled) for option in game.options],
        bots=bots_of(game),
        bot_titles=[say(title_of(bot)) for bot in bots_of(game)],
        styles=f"/api/games/{game.name}/style.css",
        symbols=f"/api/games/{game.name}/symbols.svg",
    )


def about(game: Game, say: Say) -> str:
    """The game, and that it has an owner's tables where it does."""
    said = say(text("about"))
    if game.components is None:
        return said
    whose = text("about-components", file=game.components.name)
    return f"{said} {say(whose)}"


def option_info(option: Option, titled: Callable[[str, str], str]) -> OptionInfo:
    key = f"option-{option.name}"
    return OptionInfo(
        name=option.name,
        title=titled(key, option.name),
        values=list(option.values),
        titles=[titled(f"{key}-{value}", value) for value in option.values],
        low=option.low,
        high=option.high,
        default=option.word(option.default),
        choose=option.choose,
    )


# The page


async def page(_request: Request) -> Response:
    """The page is one file; its script reads the address."""
    index = PAGE / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


class Built(StaticFiles):
    """Files of the page. Those in `assets` have their hash in their names."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_hashed = path.startswith("assets")
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        )
        return response


class Secure:
    """The headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


# Refusals


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    try:
        language = language_of(request)
    except Wrong:
        language = preferred(request)
    return problem(error, language)


async def refuse_address(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    why = text("refused-no-page")
    if error.status_code == 405:
        why = text("refused-method", method=request.method)
    refused = await refuse(request, Wrong(error.status_code, why))
    refused.headers.update(error.headers or {})
    return refused


async def refuse_unkept(request: Request, _error: Exception) -> Response:
    return await refuse(request, Wrong(503, text("refused-not-kept")))


async def confess(request: Request, _error: Exception) -> Response:
    return await refuse(request, Wrong(500, text("refused-broken")))


def application(
    data: Path, pace: float = HUMAN_PACE, compiled: bool = True, address: str = ""
) -> Starlette:
    """The whole server. Matches are kept in the file `data`; bots warm up unless not `compiled`.

    `address` is where other devices find it, if they do.
    """
    store = SqliteStore(data)
    bots = Bots()
    tables = Tables(store, bots, pace)
    ludoteka = Ludoteka(tables, address)
    operations = ludoteka.operations()
    document = openapi.document(operations)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        warming = asyncio.create_task(bots.warm_up(names())) if compiled else None
        yield
        await tables.stop()
        if warming:
            warming.cancel()
            with suppress(asyncio.CancelledError):
                await warming

    async def described(_request: Request) -> Response:
        return message(document)

    async def documented(_request: Request) -> Response:
        return HTMLResponse(openapi.readable(operations, document))

    app = Starlette(
        lifespan=life,
        middleware=[Middleware(Secure)],
        exception_handlers={
            Wrong: refuse,
            HTTPException: refuse_address,
            Unavailable: refuse_unkept,
            Exception: confess,
        },
        routes=[
            *(operation.route for operation in operations),
            WebSocketRoute("/api/tables/{id}/live", Live(tables).serve),
            Route("/openapi.json", described),
            Route("/api", documented),
            Route("/", page),
            Route("/t/{id}", page),
            Mount("/", Built(directory=PAGE, check_dir=False)),
        ],
    )
    app.state.tables = tables
    return app
