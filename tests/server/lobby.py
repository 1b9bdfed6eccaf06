"""Tables whose games have not begun, and who comes to them."""

from __future__ import annotations

from typing import Any

from raiatea.server import keys
from tests.server.process import Server, chair_of
from tests.server.table import Table, ok


def opened(server: Server, *kinds: str, **options: object) -> Table:
    """A table whose game has not begun; the host sits on the first seat."""
    wanted = kinds or ("here", "link", "link", "link")
    chairs = [chair_of(seat, kind) for seat, kind in enumerate(wanted)]
    made = server.post("/api/tables", None, {"seats": chairs, "lobby": True, **options})
    assert made.status_code == 201, made.text
    return Table(server, made.json(), claim=False)


def come(table: Table, own: str = "", **way: object) -> str:
    """Somebody opens the table link; returns the secret of their seat."""
    own = own or keys.new_key()
    ok(table.server.post("/api/join", None, {"secret": own, "code": table.code, **way}))
    return own


def seat_of(table: Table, own: str) -> int:
    found: int = table.about(own)["you"]["seat"]
    return found


def say(table: Table, own: str, **words: object) -> dict[str, Any]:
    return ok(table.post("/person", own, words))


def full(table: Table) -> list[str]:
    """All seats taken, everybody ready; returns their secrets."""
    guests = [come(table) for _ in range(3)]
    for guest in guests:
        say(table, guest, ready=True)
    return [table.keys[0], *guests]
