"""Who gets notices in tests: a webhook's receiver, a push service that reads them, a mail server."""

from __future__ import annotations

import contextlib
import email
import email.policy
import json
import socket
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import http_ece
import jwt
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from raiatea.server.notices import push

T = TypeVar("T")

PATIENCE = 300.0  # of which nothing is spent where all goes well
KEY = push.new_key()
CONTACT = "mailto:host@example.org"


def every_way(post: Post, port: str) -> dict[str, str]:
    """The settings of a server on a port that tells people by push, mail and webhook."""
    return {
        "RAIATEA_PUBLIC_URL": f"http://127.0.0.1:{port}/",
        "RAIATEA_PUSH_KEY": KEY,
        "RAIATEA_PUSH_CONTACT": CONTACT,
        "RAIATEA_SMTP": post.url,
        "RAIATEA_MAIL_FROM": "Raiatea <table@example.org>",
        "RAIATEA_WEBHOOKS": "true",
        "RAIATEA_PRIVATE_ADDRESSES": "true",
    }


class Got:
    """A request that arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.at = time.time()
        self.path = path
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Takes requests; `answers` are the next statuses of each path, then all is well."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.url = f"http://127.0.0.1:{server.server_port}"
        self.got: list[Got] = []
        self.answers: dict[str, list[int]] = {}
        self.location = ""

    def wait_for(self, number: int) -> list[Got]:
        return until(lambda: self.got if len(self.got) >= number else None)

    def answer(self, name: str, *statuses: int) -> None:
        """What the next requests to a name are answered."""
        self.answers[f"/{name}"] = [*statuses]


def until(found: Callable[[], T | None]) -> T:
    """Wait until something is found."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if value := found():
            return value
        time.sleep(0.02)
    raise AssertionError("nothing came")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.got.append(Got(self.path, dict(self.headers), body))
            statuses = receiver.answers.get(self.path)
            self.send_response(statuses.pop(0) if statuses else 201)
            if receiver.location:
                self.send_header("Location", receiver.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        receiver = Receiver(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield receiver
        server.shutdown()


class Browser:
    """A browser that is pushed to: it alone can read what comes."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        self.endpoint = f"{service.url}/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def wanted(self, language: str = "en") -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": plain(point),
            "auth": plain(self._auth),
            "language": language,
        }

    def read(self, got: Got) -> Any:
        """What was pushed, decrypted."""
        assert got.headers["content-encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth))


def signed(got: Got, public: str, service: str) -> dict[str, Any]:
    """What the host says of itself, checked by its public key."""
    way, _, rest = got.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert way == "vapid"
    assert given["k"] == public
    point = jwt.utils.base64url_decode(public)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    claims: dict[str, Any] = jwt.decode(
        given["t"], key, algorithms=["ES256"], audience=service, options={"require": ["exp", "sub"]}
    )
    return claims


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Post:
    """A mail server, and what it was given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.times: list[float] = []
        self.refuses = ""
        self.url = ""

    async def handle_RCPT(
        self, _server: object, _session: object, envelope: Any, address: str, _options: object
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.times.append(time.time())
        self.mails.append(mail)
        return "250 OK"

    def wait_for(self, number: int) -> list[EmailMessage]:
        return until(lambda: self.mails if len(self.mails) >= number else None)


@contextlib.contextmanager
def posting() -> Iterator[Post]:
    post = Post()
    port = free_port()
    server = Controller(post, hostname="127.0.0.1", port=port)
    server.start()
    try:
        post.url = f"smtp+plain://127.0.0.1:{port}"
        yield post
    finally:
        server.stop()


def text_of(mail: EmailMessage) -> str:
    found: str = mail.get_content()
    return found
