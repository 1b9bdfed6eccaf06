"""Web push: a message that only one browser can read (RFC 8291), signed by the host (RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES = 32
RECORD_BYTES = 4096
SIGNED_SECONDS = 12 * 3600
LAST = b"\x02"  # behind a message that comes in one piece


class BadKey(ValueError):
    """A key that is none."""


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKey("must be written in base64url") from None


def new_key() -> str:
    """A new secret key of a host."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def point(text: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; raises `BadKey`."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))
    except (ValueError, InvalidKey):
        raise BadKey("must be a point on P-256") from None


def written(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, browser: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs = point(browser)
    ours = ec.generate_private_key(CURVE)
    own = written(ours.public_key())
    both = written(theirs) + own
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = derived(shared, decoded(auth), b"WebPush: info\x00" + both, 32)
    salt = os.urandom(16)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


class Signer:
    """Shows push services who sends; raises `BadKey` for a key that is none."""

    def __init__(self, key: str, contact: str) -> None:
        number = int.from_bytes(decoded(key))
        try:
            self._key = ec.derive_private_key(number, CURVE)
        except ValueError:
            raise BadKey("is no secret key of P-256") from None
        self.contact = contact
        self.public = encoded(written(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """What proves to the push service of an endpoint that it is this host who sends."""
        service = urlsplit(endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        signature = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = b"".join(one.to_bytes(KEY_BYTES) for one in decode_dss_signature(signature))
        return f"vapid t={signed}.{encoded(numbers)}, k={self.public}"
