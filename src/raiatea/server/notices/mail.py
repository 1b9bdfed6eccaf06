"""Mail, by the SMTP server of the host."""

from __future__ import annotations

import asyncio
import contextlib
import email.policy
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from raiatea.server.notices.outgoing import Unsendable
from raiatea.server.settings import SettingsError

SECONDS = 10.0
AT_ONCE = 4
PERMANENT = 500
LONG_LINES = email.policy.SMTP.clone(max_line_length=500)  # some cannot read addresses in pieces


class Mail:
    """Sends mail; the server is `smtps://…`, `smtp://…` with STARTTLS, or in the clear
    `smtp+plain://…`."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        self.domain = parseaddr(sender)[1].partition("@")[2]
        with contextlib.suppress(ValueError):
            self.port = parts.port or {"smtps": 465}.get(parts.scheme, 587)
            if parts.scheme in ("smtps", "smtp", "smtp+plain") and parts.hostname and self.domain:
                self.host = parts.hostname
                self.way = parts.scheme
                self.user = unquote(parts.username or "")
                self.password = unquote(parts.password or "")
                self.sender = sender
                self._threads = ThreadPoolExecutor(AT_ONCE, "mail")
                return
        raise SettingsError(
            "smtp: must be smtps://USER:PASSWORD@HOST, smtp://… (with STARTTLS) or smtp+plain://…, "
            "and mail_from an address"
        )

    async def send(self, id_: str, to: str, subject: str, text: str, **more: str) -> None:
        """Send a mail, whose id is always the same; raises `Unsendable`."""
        mail = EmailMessage(LONG_LINES)
        mail["From"] = self.sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate(usegmt=True)
        mail["Message-ID"] = f"<{id_}@{self.domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in more.items():
            mail[name.replace("_", "-")] = value
        mail.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, mail)

    def _send(self, mail: EmailMessage) -> None:
        try:
            with self._connected() as server:
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Unsendable("gone" if min(codes) >= PERMANENT else "unreachable") from None
        except (smtplib.SMTPException, OSError):
            raise Unsendable("unreachable") from None

    def _connected(self) -> smtplib.SMTP:
        trusted = ssl.create_default_context()
        if self.way == "smtps":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trusted)
        server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        if self.way == "smtp":
            server.starttls(context=trusted)
        return server

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def stopping(link: str) -> Mapping[str, str]:
    """The headers by which one press in a mail program ends further mails (RFC 8058)."""
    return {"List_Unsubscribe": f"<{link}>", "List_Unsubscribe_Post": "List-Unsubscribe=One-Click"}
