"""What a server keeps for somebody without being able to read it: sealed by a secret it forgets."""

from __future__ import annotations

import hmac
from itertools import count

BLOCK = 32
MARK = 32


def seal(text: str, key: str) -> bytes:
    """A text that only the secret opens again; a secret seals once."""
    hidden = _covered(text.encode(), key)
    return _mark(hidden, key) + hidden


def unseal(sealed: bytes, key: str) -> str:
    """What was sealed; raises `ValueError` for another secret, or for what was changed since."""
    mark, hidden = sealed[:MARK], sealed[MARK:]
    if not hmac.compare_digest(mark, _mark(hidden, key)):
        raise ValueError("this was not sealed with that")
    return _covered(hidden, key).decode()


def _covered(data: bytes, key: str) -> bytes:
    """The data combined with numbers that follow from the secret; twice, it is the data again."""
    blocks = range(0, len(data), BLOCK)
    cover = b"".join(_drawn(key, b"cover %d" % n) for n, _ in zip(count(), blocks, strict=False))
    return bytes(one ^ other for one, other in zip(data, cover, strict=False))


def _mark(hidden: bytes, key: str) -> bytes:
    return hmac.digest(_drawn(key, b"mark"), hidden, "sha256")


def _drawn(key: str, what: bytes) -> bytes:
    return hmac.digest(key.encode(), what, "sha256")
