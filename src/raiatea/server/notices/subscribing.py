"""By which ways people want to be told that it is their turn, and when not."""

from __future__ import annotations

import secrets
import zoneinfo

import msgspec

from raiatea.server import keys, refusals
from raiatea.server.counts import HOUR, MINUTE, Counts
from raiatea.server.live_table import LiveTable
from raiatea.server.notices.carriers import Carriers
from raiatea.server.notices.letters import letter_to
from raiatea.server.notices.outgoing import Unsendable, parted
from raiatea.server.notices.sender import Sender
from raiatea.server.refusals import Denial
from raiatea.server.store import WayKind
from raiatea.server.store.outbox import Outbox, QuietRow, WayRow, new_id
from raiatea.server.wire_notices import (
    HookTested,
    HookWanted,
    MailCode,
    MailWanted,
    NoticeSettings,
    Offered,
    PushWanted,
    QuietHours,
    Way,
)

try:
    from raiatea.server.notices.push import BadKey, point
except ImportError:  # then nobody is offered it
    BadKey, point = ValueError, None  # type: ignore[assignment,misc]

CODE_SECONDS = 1800.0
MOST_ATTEMPTS = 5
WAYS_FOR_A_CODE = 6  # mails to strangers are the worst that one could do with it
MOST_OF: dict[WayKind, int] = {"push": 5, "mail": 1, "webhook": 2}
# The field of a way's target that says where it leads.
TO: dict[WayKind, str] = {"push": "endpoint", "mail": "address", "webhook": "url"}


class Subscribing:
    """What somebody may ask for with the secret of a seat."""

    def __init__(self, outbox: Outbox, carriers: Carriers, sender: Sender, per_hour: int) -> None:
        self.outbox = outbox
        self.carriers = carriers
        self.sender = sender
        self.running = sender.running
        self._new = Counts(HOUR, per_hour)
        self._codes = Counts(HOUR, per_hour // WAYS_FOR_A_CODE)
        self._codes_to = Counts(HOUR, 3)
        self._tests = Counts(MINUTE, 6)

    async def shown(self, live: LiveTable, seat: int) -> NoticeSettings:
        """How a seat is told now."""
        mine = (live.id, seat, live.row.seats[seat].lock)
        carriers = self.carriers
        return NoticeSettings(
            Offered(carriers.push_key, carriers.offers("mail"), carriers.offers("webhook")),
            [shown(way) for way in await self.outbox.ways(*mine)],
            hours(await self.outbox.quiet(*mine)),
        )

    async def push(self, live: LiveTable, seat: int, wanted: PushWanted, client: str) -> None:
        target = {
            "endpoint": wanted.endpoint,
            "p256dh": wanted.p256dh,
            "auth": wanted.auth,
        }
        way = self._way(live, seat, "push", wanted.language, target)
        try:
            point(wanted.p256dh)
        except BadKey as error:
            raise Denial(400, "bad-request", f"p256dh: {error}") from None
        self._check_url(wanted.endpoint)
        await self._add(way, client)

    async def webhook(self, live: LiveTable, seat: int, wanted: HookWanted, client: str) -> None:
        target = {"url": wanted.url, "shape": wanted.shape}
        way = self._way(live, seat, "webhook", wanted.language, target)
        self._check_url(wanted.url)
        await self._add(way, client)

    async def mail(self, live: LiveTable, seat: int, wanted: MailWanted, client: str) -> None:
        """Ask an address by a code whether it is theirs who ask for it."""
        way = self._way(live, seat, "mail", wanted.language, {"address": wanted.address})
        if self._codes.too_many(client) or self._codes_to.too_many(
            keys.lock_of(mailbox_of(wanted.address))
        ):
            raise Denial(429, "too-many", "too many codes: wait a while")
        code = f"{secrets.randbelow(10**6):06}"
        waiting = {"code": locked(way.id, code), "code_until": self.running() + CODE_SECONDS}
        await self._add(msgspec.structs.replace(way, **waiting), client)
        try:
            await self.carriers.mail_code(way, code)
        except Unsendable:
            await self.outbox.stop(way.stop)
            raise Denial(409, "unsent", "the mail could not be sent to this address") from None

    async def confirm(self, live: LiveTable, seat: int, said: MailCode) -> None:
        way = await self._mine(live, seat, said.id)
        if way.code is None:
            return
        late = way.code_until < self.running() or way.attempts >= MOST_ATTEMPTS
        code = locked(way.id, said.code)
        if late or not await self.outbox.try_code(way, code, MOST_ATTEMPTS):
            raise Denial(409, "wrong-code", "this is not the code, or no longer: ask for a new one")

    async def test(self, live: LiveTable, seat: int, id_: str, client: str) -> HookTested:
        """Send a webhook something now."""
        way = await self._mine(live, seat, id_)
        if way.kind != "webhook":
            raise Denial(409, "conflict", "only webhooks are tested")
        if self._tests.too_many(client) or self._tests.too_many(way.target["url"]):
            raise Denial(429, "too-many", "too many tests: wait a moment")
        round_, url = live.logged.game.stage[0], self.carriers.public_url
        letter = letter_to(way, live.row, round_, url, new_id(), test=True)
        try:
            await self.carriers.carry(way, letter)
        except Unsendable as error:
            return HookTested(False, error.why)  # type: ignore[arg-type]  # one of its words
        return HookTested(True, None)

    async def set_quiet(self, live: LiveTable, seat: int, wanted: QuietHours | None) -> None:
        quiet = None
        if wanted is not None:
            if wanted.zone not in zoneinfo.available_timezones():
                raise Denial(400, "bad-request", "zone: must be one of the IANA, as Europe/Paris")
            lock = live.row.seats[seat].lock
            quiet = QuietRow(live.id, seat, lock, wanted.begins, wanted.ends, wanted.zone)
        await self.outbox.set_quiet(live.id, seat, quiet)

    async def end(self, live: LiveTable, seat: int, id_: str) -> None:
        await self.outbox.remove_way(live.id, seat, live.row.seats[seat].lock, id_)

    def _way(
        self, live: LiveTable, seat: int, kind: WayKind, language: str, target: dict[str, str]
    ) -> WayRow:
        if not self.carriers.offers(kind):
            raise Denial(409, "not-offered", f"this server sends nothing by {kind}")
        lock = live.row.seats[seat].lock
        return WayRow(new_id(), live.id, seat, lock, kind, language, target, keys.new_key())

    def _check_url(self, url: str) -> None:
        try:
            parted(url, self.carriers.outgoing.private)
        except Unsendable:
            raise Denial(400, "bad-request", "the address must be https://… of a host") from None

    async def _add(self, way: WayRow, client: str) -> None:
        if self._new.too_many(client):
            raise Denial(429, "too-many", "too many new ways to be told: wait a while")
        most = MOST_OF[way.kind]
        if not await self.outbox.add_way(way, most, self.running()):
            raise Denial(409, "enough", f"at most {most} by {way.kind}: end one first")

    async def _mine(self, live: LiveTable, seat: int, id_: str) -> WayRow:
        for way in await self.outbox.ways(live.id, seat, live.row.seats[seat].lock):
            if way.id == id_:
                return way
        raise refusals.forbidden("you have no such way to be told")


def mailbox_of(address: str) -> str:
    """Whose address it is: what stands behind a plus is the same person's."""
    name, _, domain = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{domain}"


def shown(way: WayRow) -> Way:
    """A way as its owner sees it."""
    to = way.target[TO[way.kind]]
    return Way(way.id, way.kind, to, way.target.get("shape"), way.code is None)  # type: ignore[arg-type]


def hours(quiet: QuietRow | None) -> QuietHours | None:
    return None if quiet is None else QuietHours(quiet.begins, quiet.ends, quiet.zone)


def locked(way: str, code: str) -> str:
    """What is stored of a code."""
    return keys.lock_of(f"{way} {code}")
