"""How often each client did something of late: little memory for each, and none for long."""

from __future__ import annotations

import time
from collections import OrderedDict

MINUTE = 60.0
HOUR = 3600.0
MOST_CLIENTS = 50_000


class Counts:
    """Counts what clients do within a stretch of time.

    Of each client is kept how often it was in the present stretch and in the one before, which
    counts the less the longer it is ago.
    """

    def __init__(self, seconds: float, most: int) -> None:
        self.seconds = seconds
        self.most = most
        self._of: OrderedDict[str, tuple[float, int, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def too_many(self, client: str) -> bool:
        """Count once more, or say that this would be too often."""
        now = time.monotonic()
        self._forget(now)
        since, number, before = self._of.get(client, (now, 0, 0))
        if now - since >= self.seconds:
            since, number, before = since + self.seconds, 0, number
        weight = max(0.0, 1 - (now - since) / self.seconds)
        is_too_many = number + before * weight >= self.most
        self._of[client] = (since, number + (not is_too_many), before)
        self._of.move_to_end(client)
        return is_too_many

    def _forget(self, now: float) -> None:
        """Forget who has not come for two stretches, and who came first if there are too many."""
        while self._of:
            client, (since, _, _) = next(iter(self._of.items()))
            if now - since < 2 * self.seconds and len(self._of) < MOST_CLIENTS:
                return
            del self._of[client]
