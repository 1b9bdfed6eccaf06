"""The WebSocket: one connection for one onlooker of one table."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from raiatea.server.addresses import client_of
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.refusals import Denial, forbidden, no_database
from raiatea.server.store import Unavailable
from raiatea.server.tables import Tables
from raiatea.server.wire import (
    AskWhy,
    ChatMessage,
    Hello,
    Message,
    MoveMessage,
    Ping,
    TakebackMessage,
    UndoMessage,
    WithdrawMessage,
)

HELLO_SECONDS = 10.0
MOST_MESSAGE = 10_000
MOST_OF_ONE_SEAT = 20
NO_LONGER = 4404
TRY_AGAIN = 1013
GONE = (WebSocketDisconnect, RuntimeError)

decode = msgspec.json.Decoder(Message).decode


class Connection:
    """A watcher that sends what its onlooker may see, and does what they ask."""

    def __init__(
        self, socket: WebSocket, tables: Tables, live: LiveTable, role: Role, key: str
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.live = live
        self.role = role
        self.key = key
        self.address = client_of(socket.scope)
        self.invited: str | None = None
        self.version = 0
        self.takeback = ""
        self.said = 0
        self.greeted = False
        self.untold: set[str] = set()
        self.sending = asyncio.Lock()

    async def send(self, data: object) -> None:
        """Send something, unless they have gone."""
        with contextlib.suppress(*GONE):
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.send_text(msgspec.json.encode(data).decode())

    async def tell(self, news: str) -> None:
        """Send what is new: `update` for the game, `table` for who sits there, `chat`.

        For who reads slowly nothing piles up: they are told what is so when they can be told.
        """
        if news in self.untold:
            return
        self.untold.add(news)
        async with self.sending:
            self.untold.discard(news)
            if not self.greeted:
                return  # the greeting will hold it all
            if news == "update":
                if self.has_news():
                    await self.send({"type": "update", "state": self.news()})
            elif news == "table":
                await self.send({"type": "table", "table": self.live.about(self.role)})
                await self.pass_on_invitation()
            else:
                await self.tell_chat()

    async def shut(self) -> None:
        """End the connection: its secret opens nothing any more."""
        self.live.watchers.discard(self)
        await end(self.socket, NO_LONGER)

    def has_news(self) -> bool:
        """Whether this onlooker can see anything new: not even that more happened is told."""
        seen = (self.version, self.takeback)
        return seen != (self.live.logged.version(self.role.seat), str(self.live.row.takeback))

    def news(self) -> msgspec.Raw:
        found = self.live.encoded_state(self.role.seat, self.version)
        self.version = self.live.logged.version(self.role.seat)
        self.takeback = str(self.live.row.takeback)
        return found

    async def pass_on_invitation(self) -> None:
        """Once for each next game."""
        if self.role.seat is not None and self.live.row.rematch != self.invited:
            self.invited = self.live.row.rematch
            seating = self.tables.seating
            way = await seating.sit_down_again(self.live, self.role.seat, self.key)
            if way is not None:
                await self.send(way)

    async def tell_chat(self) -> None:
        try:
            lines = await self.tables.store.said(self.live.id, self.said)
        except Unavailable:
            return  # the game can be seen without it
        if lines:
            self.said = lines[-1].n
            await self.send({"type": "chat", "lines": lines})

    async def greet(self, since: int | None) -> None:
        async with self.sending:
            self.version = since or 0
            table = self.live.about(self.role)
            await self.send({"type": "state", "table": table, "state": self.news()})
            self.greeted = True
            await self.pass_on_invitation()
            if self.live.row.options.chat:
                await self.tell_chat()

    async def do(self, message: Message) -> None:
        """Do what a message asks, and say whether it was done."""
        if isinstance(message, Ping):
            await self.acknowledge(message.version)
            await self.send({"type": "pong"})
            return
        if isinstance(message, Hello):
            return
        try:
            seat = self.role.seat
            if seat is None:
                raise forbidden("only who sits at the table may do this")
            if isinstance(message, AskWhy):
                why = self.live.why_not(seat, message.move)
                await self.send({"type": "why", "id": message.id, "why": why})
                return
            try:
                await self.act(seat, message)
            except Unavailable as lost:
                raise no_database(str(lost)) from None
        except Denial as refusal:
            data = {"type": "refused", "id": message.id, "status": refusal.status}
            await self.send({**data, **refusal.to_dict()})
            if refusal.status == 409:
                async with self.sending:
                    await self.send({"type": "update", "state": self.news()})
        else:
            await self.tell("update")  # what came of it, before the word that it is done
            await self.send({"type": "done", "id": message.id})

    async def acknowledge(self, version: int | None) -> None:
        """Send again what a client has missed."""
        async with self.sending:
            if version is not None and version < self.version:
                self.version = version
                await self.send({"type": "update", "state": self.news()})

    async def act(
        self,
        seat: int,
        message: MoveMessage | WithdrawMessage | UndoMessage | TakebackMessage | ChatMessage,
    ) -> None:
        tables, live = self.tables, self.live
        if isinstance(message, MoveMessage):
            await tables.play(live, seat, message.decision, message.move)
        elif isinstance(message, WithdrawMessage):
            await tables.withdraw(live, seat)
        elif isinstance(message, UndoMessage):
            await tables.undo(live, seat)
        elif isinstance(message, TakebackMessage):
            await tables.seating.take_back(live, seat, message.agree)
        else:
            await tables.seating.say(live, seat, message.text)


async def hear(socket: WebSocket) -> Message:
    """The next message; raises `Denial` for one that cannot be read."""
    try:
        text = await socket.receive_text()
        if len(text) > MOST_MESSAGE:
            raise Denial(413, "too-large", f"a message has at most {MOST_MESSAGE} characters")
        message: Message = decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Denial(400, "bad-request", str(error)) from None
    except KeyError:
        raise Denial(400, "bad-request", "a message is text") from None
    return message


async def end(socket: WebSocket, code: int) -> None:
    """Close a connection, unless it is closed."""
    with contextlib.suppress(*GONE):
        await socket.close(code)


def is_full(live: LiveTable, role: Role, most_spectators: int) -> bool:
    """Whether there are as many connections to a table as there may be, of this kind."""
    most = most_spectators if role == Role() else MOST_OF_ONE_SEAT
    return sum(one.role == role for one in live.watchers) >= most


async def serve(socket: WebSocket) -> None:
    """Greet a connection, then listen to it until it goes."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    try:
        hello = await asyncio.wait_for(hear(socket), HELLO_SECONDS)
        if not isinstance(hello, Hello):
            raise Denial(400, "bad-request", "the first message must be a hello")
        live, role = await tables.enter(
            socket.path_params["table"], hello.secret, client_of(socket.scope)
        )
        if is_full(live, role, socket.app.state.most_spectators):
            raise Denial(429, "too-many", "too many connections to this table")
        if tables.store.database.lost and (hello.since or 0) > live.logged.version(role.seat):
            raise Unavailable("another process knows more")
    except TimeoutError:
        await end(socket, 4400)
        return
    except Denial as refusal:
        await end(socket, 4000 + refusal.status)
        return
    except Unavailable:
        await end(socket, TRY_AGAIN)
        return
    except GONE:
        return
    connection = Connection(socket, tables, live, role, hello.secret)
    live.watchers.add(connection)
    try:
        await tables.seating.came(live, role)
        await connection.greet(hello.since)
        while True:
            await connection.do(await hear(socket))
    except Denial as refusal:
        await end(socket, 4000 + refusal.status)
    except Unavailable:
        await end(socket, TRY_AGAIN)
    except GONE:
        pass
    finally:
        live.watchers.discard(connection)
        tables.seating.left(live, role)
