"""One connection for one onlooker of one table, whatever carries what is said."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from raiatea.server.live_table import LiveTable, Role
from raiatea.server.refusals import Denial, forbidden, no_database, not_begun
from raiatea.server.store import Unavailable
from raiatea.server.tables import Tables
from raiatea.server.wire import (
    AskWhy,
    ChatMessage,
    Hello,
    Message,
    MoveMessage,
    Ping,
    PlanMessage,
    TakebackMessage,
    UndoMessage,
    WithdrawMessage,
)

HELLO_SECONDS = 10.0
MOST_MESSAGE = 10_000
MOST_OF_ONE_SEAT = 20
NO_LONGER = 4404
TRY_AGAIN = 1013

decode = msgspec.json.Decoder(Message).decode


class Gone(Exception):
    """Who was connected has gone."""


class Wire(Protocol):
    """What carries the messages of a connection; `address` is of who is at its other end."""

    address: str

    async def say(self, text: str) -> None:
        """Send something, unless they have gone."""

    async def hear(self) -> str:
        """The next message; raises `Gone`, and `Denial` for one that is no text."""
        ...

    async def end(self, code: int) -> None:
        """Close the connection, unless it is closed."""


class Connection:
    """A watcher that sends what its onlooker may see, and does what they ask."""

    def __init__(self, wire: Wire, tables: Tables, live: LiveTable, role: Role, key: str) -> None:
        self.wire = wire
        self.tables = tables
        self.live = live
        self.role = role
        self.key = key
        self.address = wire.address
        self.invited: str | None = None
        self.version = 0
        self.arranged = ""
        self.said = 0
        self.greeted = False
        self.untold: set[str] = set()
        self.sending = asyncio.Lock()

    async def send(self, data: object) -> None:
        """Send something, unless they have gone."""
        await self.wire.say(msgspec.json.encode(data).decode())

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
                await self.update()
            elif news == "table":
                await self.send({"type": "table", "table": self.live.about(self.role)})
                await self.pass_on_invitation()
            else:
                await self.tell_chat()

    async def update(self) -> None:
        """Send what is new of the game; `sending` must be held."""
        if self.has_news() and not self.waits:
            await self.send({"type": "update", "state": self.news()})

    async def shut(self, for_good: bool = True) -> None:
        """End the connection: its secret opens nothing any more, unless it shall come again."""
        self.live.watchers.discard(self)
        await self.wire.end(NO_LONGER if for_good else TRY_AGAIN)

    def has_news(self) -> bool:
        """Whether this onlooker can see anything new: not even that more happened is told."""
        seen = (self.version, self.arranged)
        return seen != (self.live.logged.version(self.role.seat), self.arrangements())

    def arrangements(self) -> str:
        """What is arranged besides the game: a takeback, and one's own plans."""
        row, seat = self.live.row, self.role.seat
        return f"{row.takeback} {() if seat is None else row.seats[seat].plans}"

    def news(self) -> msgspec.Raw:
        found = self.live.encoded_state(self.role.seat, self.version)
        self.version = self.live.logged.version(self.role.seat)
        self.arranged = self.arrangements()
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

    @property
    def waits(self) -> bool:
        """Whether the game has not begun, so that nothing of it is shown."""
        return self.live.status == "lobby"

    async def greet(self, since: int | None) -> None:
        async with self.sending:
            self.version = since or 0
            table = self.live.about(self.role)
            if self.waits:
                await self.send({"type": "lobby", "table": table})
            else:
                await self.send({"type": "state", "table": table, "state": self.news()})
            self.greeted = True
            await self.pass_on_invitation()
            if self.live.row.options.chat:
                await self.tell_chat()

    async def heed(self, message: Message) -> None:
        """Do what a message asks; one that has to wait does not keep others waiting."""
        seat = self.role.seat
        if isinstance(message, MoveMessage) and seat is not None:
            left = self.tables.windows.left(self.live, seat, message.decision, message.move)
            if left > 0:
                self.tables.do(self.do(message))
                return
        await self.do(message)

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
            if self.waits and not isinstance(message, ChatMessage):
                raise not_begun()
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
            if refusal.status == 409 and not self.waits:
                async with self.sending:
                    await self.send({"type": "update", "state": self.news()})
        else:
            async with self.sending:
                await self.update()  # what came of it, before the word that it is done
                await self.send({"type": "done", "id": message.id})

    async def acknowledge(self, version: int | None) -> None:
        """Send again what a client has missed."""
        async with self.sending:
            if version is not None and version < self.version and not self.waits:
                self.version = version
                await self.send({"type": "update", "state": self.news()})

    async def act(
        self,
        seat: int,
        message: MoveMessage
        | WithdrawMessage
        | UndoMessage
        | TakebackMessage
        | PlanMessage
        | ChatMessage,
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
        elif isinstance(message, PlanMessage):
            await tables.planned.plan(live, seat, message.question, message.moves)
        else:
            await tables.seating.say(live, seat, message.text)


async def hear(wire: Wire) -> Message:
    """The next message; raises `Denial` for one that cannot be read, and `Gone`."""
    text = await wire.hear()
    if len(text) > MOST_MESSAGE:
        raise Denial(413, "too-large", f"a message has at most {MOST_MESSAGE} characters")
    try:
        message: Message = decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Denial(400, "bad-request", str(error)) from None
    return message


def check_room(live: LiveTable, role: Role, most_spectators: int) -> None:
    """There may be so many connections to a table, of each kind; who is only invited has none."""
    if role.invited is not None:
        raise forbidden("the seat of this link has to be claimed first")
    most = most_spectators if role == Role() else MOST_OF_ONE_SEAT
    if sum(one.role == role for one in live.watchers) >= most:
        raise Denial(429, "too-many", "too many connections to this table")


async def converse(wire: Wire, tables: Tables, table: str, most_spectators: int) -> None:
    """Greet a connection, then listen to it until it goes."""
    try:
        hello = await asyncio.wait_for(hear(wire), HELLO_SECONDS)
        if not isinstance(hello, Hello):
            raise Denial(400, "bad-request", "the first message must be a hello")
        live, role = await tables.enter(table, hello.secret, wire.address, early=True)
        check_room(live, role, most_spectators)
        if tables.store.database.lost and (hello.since or 0) > live.logged.version(role.seat):
            raise Unavailable("another process knows more")
    except TimeoutError:
        await wire.end(4400)
        return
    except Denial as refusal:
        await wire.end(4000 + refusal.status)
        return
    except Unavailable:
        await wire.end(TRY_AGAIN)
        return
    except Gone:
        return
    connection = Connection(wire, tables, live, role, hello.secret)
    live.watchers.add(connection)
    try:
        await tables.seating.came(live, role)
        await connection.greet(hello.since)
        while True:
            await connection.heed(await hear(wire))
    except Denial as refusal:
        await wire.end(4000 + refusal.status)
    except Unavailable:
        await wire.end(TRY_AGAIN)
    except Gone:
        pass
    finally:
        live.watchers.discard(connection)
        tables.seating.left(live, role)
