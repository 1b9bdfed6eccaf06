"""A table that is attacked: whatever is thrown at it, it must be as it was."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.server.process import Server, chair_of
from tests.server.stubs import until
from tests.server.table import Table, ok

# Every endpoint that changes something, and a body that it would take.
CHANGES: dict[str, object] = {
    "/claim": {"secret": "s" * 43},
    "/moves": {"decision": 0, "move": "done"},
    "/hint": {"decision": 0, "longer": False, "chosen": []},
    "/withdraw": None,
    "/undo": None,
    "/takeback": {"agree": True},
    "/plan": {"question": "Build", "moves": ["pass"]},
    "/lesson": {"beat": 1, "version": 0, "left": False},
    "/chat": {"text": "hello"},
    "/seats/0/link": None,
    "/seats/0/bot": {"bot": "random"},
    "/close": None,
    "/person": {"name": "Hina", "colour": 1, "ready": True},
    "/seats/0/free": None,
    "/start": None,
    "/rematch": None,
    "/retry": {"number": 1, "bot": "random"},
}
LOOKS = (
    "",
    "/state",
    "/prospects",
    "/why?move=done",
    "/moments/0",
    "/moments/0?seat=1",
    "/record",
    "/review",
)

# JSON without surrogates, which httpx could not send.
letters = st.characters(exclude_categories=["Cs"])
texts = st.text(letters, max_size=60)
numbers = st.integers(-(2**70), 2**70) | st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | numbers | texts
names = st.sampled_from(
    ["decision", "move", "agree", "text", "bot", "seats", "type", "id", "secret", "since"]
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names | texts, inner, max_size=5),
    max_leaves=12,
)


class Attacked:
    """A running table, another one, and what all at the first one saw before."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # However long it takes, nobody is away.
        self.table = server.make("link", "link", "link", tracked=False, away_minutes=None)
        self.other = server.make()
        self.played: list[tuple[int, dict[str, Any]]] = []
        seat = 0
        while (prompt := self.table.prompt(seat))["together"]:  # then nobody has anything to undo
            move = {"decision": prompt["decision"], "move": prompt["moves"][0]}
            self.played.append((seat, move))
            seat = ok(self.table.post("/moves", seat, move))["view"]["awaiting"][0]
        self.strangers = [*self.other.secrets, "x" * 43, "", "Bearer", "ключ".encode().hex()]
        self.before = self.seen()
        self.logged = len(server.said())

    def seen(self) -> list[dict[str, Any]]:
        table = self.table
        whom = (0, 1, 2, None, table.host)
        return [table.about(who) for who in whom] + [table.state(who) for who in whom]

    def check(self) -> None:
        """Nothing has changed, and nothing went wrong on the server."""
        until(self._is_left)
        said = self.server.said()[self.logged :]
        self.logged += len(said)
        assert "Traceback" not in said
        for was, now in zip(self.before, self.seen(), strict=True):
            assert {name: now[name] for name in now if now[name] != was.get(name)} == {}
            assert now.keys() == was.keys()

    def _is_left(self) -> bool:
        """Whether the server has noticed that who was connected has gone."""
        return not any(chair["present"] for chair in self.table.about(None)["seats"])

    def keys_without_right_to(self, path: str) -> list[str]:
        """Secrets that open the table or not, but not what is asked."""
        table: Table = self.table
        if path.startswith("/seats") or path in ("/close", "/rematch", "/start"):
            return [*self.strangers, table.spectator, *table.keys[1:]]
        return [*self.strangers, table.spectator, table.host]


def new_table(**changes: object) -> dict[str, object]:
    """What a host sends for a new table, with some of it changed."""
    return {"seats": [chair_of(seat, "link") for seat in range(3)], **changes}
