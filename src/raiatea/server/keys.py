"""Secrets that open a seat, the host's panel or the spectators' bench."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

BYTES = 32
KEY = "[A-Za-z0-9_-]{43}"
TABLE_ID = "[A-Za-z0-9_-]{1,32}"
# Without those that look alike.
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 10


def new_key() -> str:
    """A new secret of 256 bits."""
    return secrets.token_urlsafe(BYTES)


def is_key(text: str) -> bool:
    """Whether a secret could be that."""
    return re.fullmatch(KEY, text) is not None


def new_code() -> str:
    """A code that people can read to each other: 50 bits."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def is_table_id(text: str) -> bool:
    """Whether a table could be called that."""
    return re.fullmatch(TABLE_ID, text) is not None


def follow_up(key: str, table: str) -> str:
    """The secret that follows from another one for another table; nobody else can find it."""
    return urlsafe_b64encode(hmac.digest(key.encode(), table.encode(), "sha256")).decode()


def lock_of(key: str) -> str:
    """What is stored of a secret: enough to know it again, not to find it."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, lock: str) -> bool:
    """Whether a secret opens a lock, in constant time."""
    return hmac.compare_digest(lock_of(key), lock)
