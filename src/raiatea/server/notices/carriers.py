"""By what a notice goes: push, mail or webhook, as far as the host offers it."""

from __future__ import annotations

import msgspec

from raiatea.server.notices.letters import Letter, said, shaped
from raiatea.server.notices.mail import Mail, stopping
from raiatea.server.notices.outgoing import Outgoing, Unsendable
from raiatea.server.settings import Settings, SettingsError
from raiatea.server.store import WayKind
from raiatea.server.store.outbox import WayRow

try:
    from raiatea.server.notices import push
except ImportError:  # cryptography is an extra
    push = None  # type: ignore[assignment]

DAY_SECONDS = 86_400
GONE = (404, 410)
TOO_MANY = 429


class Carriers:
    """All that can carry a notice; raises `SettingsError` for settings that cannot be."""

    def __init__(self, settings: Settings) -> None:
        self.public_url = settings.public_url.rstrip("/")
        self.outgoing = Outgoing(settings.private_addresses)
        self.webhooks = settings.webhooks
        self.signer = signer(settings)
        self.mail: Mail | None = None
        if settings.smtp:
            if not self.public_url:
                raise SettingsError("smtp: needs a public_url, for the links in mails")
            self.mail = Mail(settings.smtp, settings.mail_from)

    @property
    def push_key(self) -> str | None:
        """What browsers need to know to be sent something."""
        return None if self.signer is None else self.signer.public

    def offers(self, kind: WayKind) -> bool:
        if kind == "webhook":
            return self.webhooks
        return (self.signer if kind == "push" else self.mail) is not None

    async def carry(self, way: WayRow, letter: Letter) -> None:
        """Deliver a notice; raises `Unsendable`."""
        if not self.offers(way.kind):
            raise Unsendable("refused")
        if way.kind == "mail":
            await self._mail(way, letter)
        elif way.kind == "push":
            await self._push(way, letter)
        else:
            await self._webhook(way, letter)

    async def _push(self, way: WayRow, letter: Letter) -> None:
        assert self.signer is not None
        endpoint = way.target["endpoint"]
        message = {
            "id": letter.id,
            "table": letter.table,
            "title": letter.title,
            "text": letter.text(),
        }
        body = push.sealed(msgspec.json.encode(message), way.target["p256dh"], way.target["auth"])
        headers = {
            "Authorization": self.signer.authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY_SECONDS),
            "Urgency": "high",
            "Topic": letter.table,  # a newer one takes its place
        }
        check(await self.outgoing.post(endpoint, body, headers))

    async def _webhook(self, way: WayRow, letter: Letter) -> None:
        body = shaped(letter, way.target["shape"])  # type: ignore[arg-type]  # as it was taken
        headers = {"Content-Type": "application/json", "Idempotency-Key": letter.id}
        check(await self.outgoing.post(way.target["url"], msgspec.json.encode(body), headers))

    async def _mail(self, way: WayRow, letter: Letter) -> None:
        assert self.mail is not None
        end = said(letter.language, "letter-mail-stop", link=f"{self.public_url}/#/stop/{way.stop}")
        text = f"{letter.text()}\n\n{letter.link}\n\n-- \n{end}\n"
        stop = f"{self.public_url}/api/stop/{way.stop}"
        to = way.target["address"]
        await self.mail.send(letter.id, to, letter.title, text, **stopping(stop))

    async def mail_code(self, way: WayRow, code: str) -> None:
        """Ask an address whether it is the person's; raises `Unsendable`."""
        assert self.mail is not None
        subject = said(way.language, "letter-code", code=code)
        text = said(way.language, "letter-code-text", code=code)
        end = said(way.language, "letter-code-end")
        await self.mail.send(way.id, way.target["address"], subject, f"{text}\n\n{end}\n")

    def close(self) -> None:
        if self.mail is not None:
            self.mail.close()


def signer(settings: Settings) -> push.Signer | None:
    """Who signs push messages, if the host has a key."""
    if not settings.push_key:
        return None
    if push is None:
        raise SettingsError("push_key: web push needs cryptography: pip install 'raiatea[push]'")
    contact = settings.push_contact or settings.public_url
    if not contact.startswith(("https://", "mailto:")):
        raise SettingsError("push_contact: must be mailto:ADDRESS or https://…, for push services")
    try:
        return push.Signer(settings.push_key, contact)
    except push.BadKey as error:
        raise SettingsError(f"push_key: {error} (raiatea host keys makes one)") from None


def check(status: int) -> None:
    """Raises `Unsendable` if that is no answer of somebody who took something."""
    if status in GONE:
        raise Unsendable("gone")
    if status == TOO_MANY or status >= 500:
        raise Unsendable("unreachable")
    if not 200 <= status < 300:
        raise Unsendable("refused")
