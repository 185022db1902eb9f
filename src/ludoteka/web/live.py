"""The live table: one socket, a reader in and a watcher out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Refused
from ludoteka.core.text import Text, Words, text

from .http import Limit, preferred
from .pictures import speaker, words_of_no_game
from .protocol import (
    Consent,
    FromPage,
    Hello,
    Language,
    Play,
    Refusal,
    Rename,
    Replay,
    Show,
    Stand,
    Standing,
    ToPage,
    Undo,
)
from .showing import Watcher
from .tables import NoSuchTable, NotYourSeat, Table, Tables

log = logging.getLogger("ludoteka")

HELLO_WITHIN = 20.0  # seconds
MESSAGES_AT_ONCE, MESSAGES_PER_SECOND = 60, 20
FLOOD = 200  # messages over the limit until the socket is closed
MOST_SOCKETS = 200  # of one address

# Why a socket is closed: the page does not try these again.
FLOODED, NO_HELLO, NO_SEAT, NO_TABLE = 1008, 4401, 4403, 4404

DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Gone(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int, why: Text) -> None:
        super().__init__(why.key)
        self.code, self.text = code, why


class Live:
    """All sockets of the server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._of_address: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        self._of_address[address] += 1
        try:
            await socket.accept()
            with suppress(WebSocketDisconnect):
                await Talk(socket, self._tables).hold(self._of_address[address] <= MOST_SOCKETS)
        finally:
            self._of_address -= Counter([address])


class Talk:
    """With one page, until it leaves."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self._socket, self._tables = socket, tables
        self._language: Language = preferred(socket)
        self._words: Words = words_of_no_game()
        self._limit = Limit(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
        self._over_limit = 0

    async def hold(self, is_welcome: bool) -> None:
        try:
            if not is_welcome:
                raise Gone(FLOODED, text("refused-many-sockets"))
            table, seat, hello = await self._welcome()
            await self._play(table, seat, hello)
        except Gone as gone:
            await self._refuse(gone.text)
            await self._socket.close(gone.code)

    async def _welcome(self) -> tuple[Table, int, Hello]:
        try:
            hello = await asyncio.wait_for(self._next(), HELLO_WITHIN)
        except TimeoutError:
            raise Gone(NO_HELLO, text("refused-late")) from None
        if not isinstance(hello, Hello):
            raise Gone(NO_HELLO, text("refused-late"))
        self._language = hello.language
        try:
            table = await self._tables.get(self._socket.path_params["id"])
            self._words = table.words
            seat = table.seat_of(hello.secret) if hello.secret else SPECTATOR
        except NoSuchTable as refused:
            raise Gone(NO_TABLE, refused.text) from None
        except NotYourSeat as refused:
            raise Gone(NO_SEAT, refused.text) from None
        return table, seat, hello

    async def _play(self, table: Table, seat: int, hello: Hello) -> None:
        if seat != SPECTATOR:
            with suppress(Refused):  # it is not kept just now; he sits down when he plays
                await table.sit(seat)
        watcher = Watcher(table, seat, hello.language, hello.layout, hello.since)
        try:
            table.watch(watcher)
        except Refused as refused:
            raise Gone(FLOODED, refused.text) from None
        telling: asyncio.Task[None] | None = None
        try:
            await self._send(await watcher.next())  # before anything can be refused
            telling = asyncio.create_task(self._tell(watcher))
            while True:
                await self._do(table, watcher, await self._next())
        finally:
            table.leave(watcher)
            if telling:
                telling.cancel()

    async def _tell(self, watcher: Watcher) -> None:
        """What happens, as it happens; a slow page gets several things as one."""
        with suppress(WebSocketDisconnect):
            while True:
                await self._send(await watcher.next())

    async def _next(self) -> FromPage:
        """The next message that can be understood; the others are refused."""
        while True:
            said = await self._socket.receive()
            if said["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(said.get("code", 1006))
            if not self._limit.allows():
                await self._slow_down()
                continue
            try:
                return DECODER.decode(said.get("text") or b"")
            except msgspec.DecodeError as error:
                await self._refuse(text("refused-not-understood", error=str(error)))

    async def _slow_down(self) -> None:
        self._over_limit += 1
        if self._over_limit > FLOOD:
            raise Gone(FLOODED, text("refused-too-fast"))
        await self._refuse(text("refused-too-fast"))

    async def _do(self, table: Table, watcher: Watcher, message: FromPage) -> None:
        watcher.expect(True)
        try:
            if isinstance(message, Show):
                self._language = message.language
                watcher.show(message.language, message.layout)
            elif isinstance(message, Replay):
                watcher.replay(message.ply)
            else:
                await self._change(table, watcher.seat, message)
        except Refused as refused:
            watcher.expect(False)
            await self._refuse(refused.text, table)
        except Exception:
            log.exception("table %s", table.id)
            watcher.expect(False)
            await self._refuse(text("refused-broken"))
        watcher.wake()

    async def _change(self, table: Table, seat: int, message: FromPage) -> None:
        if seat == SPECTATOR:
            raise NotYourSeat(text("refused-spectator"))
        match message:
            case Play():
                await table.play(seat, message)
            case Undo():
                await table.undo(seat, message)
            case Consent():
                await table.consent(seat, message)
            case Rename():
                await table.rename(seat, message)
            case Stand():
                await table.stand(seat, message)
            case Standing():
                await table.standing(seat, message)
            case _:
                raise Refused(text("refused-not-understood", error="hello, hello"))

    async def _refuse(self, why: Text, table: Table | None = None) -> None:
        say = table.shown.say(self._language) if table else speaker(self._words, self._language)
        await self._send(Refusal(say(why)))

    async def _send(self, news: ToPage) -> None:
        await self._socket.send_text(msgspec.json.encode(news).decode())
