"""The log: warnings and errors on standard error, and never more than anybody could read."""

from __future__ import annotations

import logging
import time

import msgspec

MOST_ALIKE = 10
MINUTE = 60.0


class Calm(logging.Filter):
    """Lets through a few lines of a kind in a minute: what clients do must not fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.since = -MINUTE
        self.seen: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now - self.since > MINUTE:
            self.since = now
            self.seen = {}
        kind = (record.name, str(record.msg).partition("\n")[0][:200])  # then come its objects
        number = self.seen[kind] = self.seen.get(kind, 0) + 1
        if number == MOST_ALIKE:
            record.msg = f"{record.getMessage()} (no more like this within a minute are shown)"
            record.args = ()
        return number <= MOST_ALIKE


class Lines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": record.created,
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(as_json: bool) -> None:
    """Write all logs of this process in our way."""
    handler = logging.StreamHandler()
    handler.addFilter(Calm())
    handler.setFormatter(Lines() if as_json else logging.Formatter("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
