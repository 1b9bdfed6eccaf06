"""Who sits at a table: coming and going, links, stand-ins, takebacks, the next game."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from raiatea.server import keys, new_tables, refusals, teaching
from raiatea.server.attendance import PRESENT_SECONDS
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.refusals import Denial
from raiatea.server.store import SeatRow, TableRow, Takeback, Unavailable
from raiatea.server.wire import LessonPlace

if TYPE_CHECKING:
    from raiatea.server.tables import Tables

STAND_IN = "skilled"


class Seating:
    """What people at a table arrange among themselves and with its host."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def take_back(self, live: LiveTable, seat: int, agree: bool) -> None:
        """Ask to take back one's last decision, or answer somebody who asked.

        It happens when every other person has agreed. What chance decides after it is drawn anew:
        nobody learns what would have come.
        """
        if teaching.learns(live.row):
            raise Denial(409, "conflict", "in a lesson undo goes back, chance stays as it is")
        async with live.lock:
            self.tables.check_running(live)
            asked = live.row.takeback
            if asked is None:
                if agree:
                    self.tables.check_may_go_back(live)
                    stay = live.logged.last_decision_of(seat)
                    if stay is None:
                        raise Denial(409, "conflict", "there is nothing to take back")
                    asked = Takeback(seat, stay, (seat,))
            elif not agree:
                asked = None
            elif seat not in asked.agreed:
                asked = Takeback(asked.by, asked.stay, (*asked.agreed, seat))
            await self.set_takeback(live, asked)
            if asked is not None and all(
                one in asked.agreed or self._is_not_asked(live, one)
                for one in range(len(live.row.seats))
            ):
                await self.set_takeback(live, None)
                by, stay = asked.by, asked.stay
                await self.tables.append_alone(
                    live, lambda logged: logged.take_back(by, stay, self.tables.time.now())
                )
        self.tables.publish(live)
        self.tables.wake(live)

    def _is_not_asked(self, live: LiveTable, seat: int) -> bool:
        """Bots agree to every takeback, but a stand-in does not agree for a person who is there."""
        return live.row.seats[seat].kind == "bot" or (live.away(seat) and bool(live.bot_of(seat)))

    async def set_takeback(self, live: LiveTable, asked: Takeback | None) -> None:
        live.row = await self.tables.store.change_table(live.id, takeback=asked)

    async def stand_in(self, live: LiveTable, seat: int) -> None:
        """A bot goes on for who has no time left."""
        await self.seat_bot(live, seat, STAND_IN)

    # People.

    async def came(self, live: LiveTable, role: Role) -> None:
        """Somebody has connected: a person who returns takes their seat back from a stand-in."""
        seat = role.seat
        if seat is not None:
            with contextlib.suppress(Unavailable):  # one can look all the same
                await self.tables.attendance.see(live, seat, time.time() + PRESENT_SECONDS)
            if live.row.seats[seat].stand_in and live.bot_of(seat):
                await self.seat_bot(live, seat, None)
            self.tables.publish(live, "table")
        self.tables.wake(live)

    def left(self, live: LiveTable, role: Role) -> None:
        """A connection has gone."""
        if role.seat is not None and role.seat not in live.connected():
            self.tables.do(self.tables.attendance.see(live, role.seat, time.time()))
            self.tables.publish(live, "table")

    async def claim(self, live: LiveTable, seat: int, link: str, own: str) -> None:
        """Take a seat by its link: from now on a secret of one's own opens it, and no other."""
        if own == link:
            raise Denial(400, "bad-request", "secret: must be your own, others know the link")
        invitation = keys.lock_of(link)
        await self._claim(live, seat, keys.lock_of(own), lambda row: row.invitation == invitation)
        if not keys.fits(own, live.row.seats[seat].lock):
            raise refusals.unknown_table()  # somebody was quicker

    async def _claim(
        self, live: LiveTable, seat: int, lock: str, may: Callable[[SeatRow], bool]
    ) -> None:
        """Claim a seat if that may be, as it is stored at this moment."""

        def change(row: TableRow) -> TableRow:
            found = row.seats[seat]
            if not may(found):
                return row
            claimed = found.claimed + 1
            return row.with_seat(seat, lock=lock, invitation="", inherits=False, claimed=claimed)

        if not may(live.row.seats[seat]):
            return
        async with live.lock:
            live.row = await self.tables.store.change(live.id, change)
        self.tables.publish(live, "table")

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        if not live.row.options.chat:
            raise refusals.forbidden("the chat of this table is off")
        await self.tables.store.say(live.id, seat, text)
        self.tables.publish(live, "chat")

    async def keep_place(self, live: LiveTable, place: LessonPlace) -> None:
        """Keep how far a learner is in the lesson of their table."""

        def change(row: TableRow) -> TableRow:
            if row.options.lesson is None:
                raise refusals.forbidden("this table is no lesson")
            known = msgspec.structs.asdict(place)
            taught = msgspec.structs.replace(row.options.lesson, **known)
            options = msgspec.structs.replace(row.options, lesson=taught)
            return msgspec.structs.replace(row, options=options)

        async with live.lock:
            live.row = await self.tables.store.change(live.id, change)
        self.tables.publish(live, "table")

    # The host.

    async def new_link(self, live: LiveTable, seat: int) -> str:
        """A new link to a seat; the secret that opened it opens nothing any more."""
        key = keys.new_key()
        lock = keys.lock_of(key)
        free = {"lock": "", "invitation": lock, "inherits": False, "plans": (), "ready": False}
        await self._change_seat(live, seat, **free)
        self.shut_out(live, seat)
        return key

    def shut_out(self, live: LiveTable, seat: int) -> None:
        for watcher in [one for one in live.watchers if one.role.seat == seat]:
            self.tables.do(watcher.shut())

    async def seat_bot(self, live: LiveTable, seat: int, bot: str | None) -> None:
        """Give a seat to a bot, or back to its person."""
        if bot is not None:
            new_tables.check_bot(bot)
        self.check_seat(live, seat)
        stand_in = bot is not None and live.row.seats[seat].kind != "bot"
        await self._change_seat(live, seat, bot=bot, stand_in=stand_in)
        self.tables.wake(live)

    def check_seat(self, live: LiveTable, seat: int) -> None:
        if not 0 <= seat < len(live.row.seats):
            raise Denial(404, "unknown-table", "there is no such seat")

    async def _change_seat(self, live: LiveTable, seat: int, **changes: object) -> None:
        self.check_seat(live, seat)
        async with live.lock:
            live.row = await self.tables.store.change_seat(live.id, seat, **changes)
        self.tables.publish(live, "table")

    async def invite(self, live: LiveTable, rematch: str) -> None:
        """Give everyone who sits at the table, now or later, their seat at the next one."""
        async with live.lock:
            live.row = await self.tables.store.change_table(live.id, rematch=rematch)
        self.tables.publish(live, "table")

    async def sit_down_again(self, live: LiveTable, seat: int, key: str) -> dict[str, str] | None:
        """The way to the next table for who has the secret of a seat at this one.

        The new secret follows from the old one, so that it is the same on all their devices.
        There is none to a seat that somebody has claimed, or whose link the host has replaced.
        """
        table = str(live.row.rematch)
        again = keys.follow_up(key, table)
        following = await self.tables.open(table)
        chair = (seat - 1) % len(live.row.seats)
        await self._claim(following, chair, keys.lock_of(again), lambda seat: seat.inherits)
        if not keys.fits(again, following.row.seats[chair].lock):
            return None
        return {"type": "rematch", "table": table, "secret": again}

    async def end(self, live: LiveTable) -> None:
        """The host closes the table."""
        async with live.lock:
            live.row = await self.tables.store.change_table(live.id, status="closed")
        self.tables.publish(live, "table")
        self.tables.publish(live)  # in the lobby nobody has seen the board yet
