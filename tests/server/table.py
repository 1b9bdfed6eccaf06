"""A table as its people know it: its id, their secrets, and what the server answers them."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from raiatea.server import keys

if TYPE_CHECKING:
    import httpx

    from tests.server.process import Server


Choose = Callable[[Sequence[str]], str]


def first(moves: Sequence[str]) -> str:
    return moves[0]


def lasting(state: dict[str, Any]) -> dict[str, Any]:
    """What no restart changes of a state: what each event changed is told as news alone."""
    log = [{name: line[name] for name in line if name != "changes"} for line in state["log"]]
    return {**state, "log": log}


class Table:
    """A table of a server with all of its secrets."""

    def __init__(self, server: Server, made: dict[str, Any], claim: bool = True) -> None:
        self.server = server
        self.id: str = made["table"]
        self.host: str = made.get("host", "")
        self.spectator: str = made["spectator"]
        self.code: str = made.get("code") or ""
        self.heard: list[tuple[str, str]] = []  # by which secret, in the order of its arrival
        self.links: list[str] = [chair["secret"] or "" for chair in made.get("seats", [])]
        self.keys = [self.claim(link) if link and claim else link for link in self.links]
        self.opening: dict[int | None, dict[str, Any]] = {}
        self.promised: dict[str, str] = {}

    def claim(self, link: str, own: str = "") -> str:
        """Take the seat of a link; returns the secret that opens it now."""
        if self.about(link)["you"]["invited"] is None:
            return link
        own = own or keys.new_key()
        ok(self.server.post(self.path("/claim"), link, {"secret": own}))
        return own

    @property
    def secrets(self) -> list[str]:
        return [key for key in (self.host, self.spectator, *self.keys) if key]

    def at(self, server: Server) -> Table:
        """The same table at another server, or at one that was started again."""
        other = copy.copy(self)
        other.server = server
        return other

    def key(self, who: int | str | None) -> str:
        """The secret of a seat, of the spectators (None), or itself."""
        if who is None:
            return self.spectator
        return self.keys[who] if isinstance(who, int) else who

    def get(self, path: str, who: int | str | None, **more: Any) -> httpx.Response:
        return self._heard(who, self.server.get(self.path(path), self.key(who), **more))

    def post(
        self, path: str, who: int | str | None, body: object = None, **more: Any
    ) -> httpx.Response:
        return self._heard(who, self.server.post(self.path(path), self.key(who), body, **more))

    def path(self, path: str) -> str:
        return f"/api/tables/{self.id}{path}"

    def _heard(self, who: int | str | None, answer: httpx.Response) -> httpx.Response:
        self.heard.append((self.key(who), answer.text))
        return answer

    def about(self, who: int | str | None) -> dict[str, Any]:
        return ok(self.get("", who))

    def state(self, who: int | str | None) -> dict[str, Any]:
        return ok(self.get("/state", who))

    def lasting(self, who: int | str | None) -> dict[str, Any]:
        return lasting(self.state(who))

    def view(self, who: int | str | None) -> dict[str, Any]:
        view: dict[str, Any] = self.state(who)["view"]
        return view

    def prompt(self, seat: int) -> dict[str, Any]:
        """What a seat is asked now; it must be asked something."""
        prompt: dict[str, Any] | None = self.view(seat)["prompt"]
        assert prompt is not None, f"seat {seat} is asked nothing"
        return prompt

    def play(self, seat: int, move: str | None = None) -> dict[str, Any]:
        """Answer the seat's present decision, with its first legal move unless told otherwise."""
        prompt = self.prompt(seat)
        return self.answer(seat, prompt, prompt["moves"][0] if move is None else move)

    def answer(self, seat: int, prompt: dict[str, Any], move: str) -> dict[str, Any]:
        """Answer what a seat is asked; returns how things stand for it then."""
        return ok(self.post("/moves", seat, {"decision": prompt["decision"], "move": move}))

    def moments(self, choose: Choose = first) -> Iterator[tuple[int, dict[str, Any]]]:
        """Who is asked what, until the game is over; who wants the next one lets it be answered."""
        view = self.view(None)
        while view["awaiting"]:
            seat = view["awaiting"][0]
            # Who has just answered was told what they are asked now.
            prompt = view["prompt"] if view["seat"] == seat else self.prompt(seat)
            yield seat, prompt
            view = self.answer(seat, prompt, choose(prompt["moves"]))["view"]

    def awaiting(self) -> list[int]:
        found: list[int] = self.view(None)["awaiting"]
        return found

    def answer_all(self) -> int:
        """Play first legal moves until it is a single seat's own turn; returns that seat."""
        return next(seat for seat, prompt in self.moments() if not prompt["together"])

    def play_until(self, question: str, most: int = 600) -> None:
        """Play first legal moves until somebody is asked that."""
        asked = itertools.islice(self.moments(), most)
        if not any(prompt["question"] == question for _, prompt in asked):
            raise AssertionError(f"nobody was asked {question}")

    def play_some(self, number: int, choose: Choose = first) -> None:
        """Play so many legal moves, the first ones unless told otherwise, or to the end."""
        for _ in itertools.islice(self.moments(choose), number + 1):
            pass

    def play_until_undo(self) -> tuple[int, dict[str, Any], dict[str, Any]]:
        """Play until a seat could undo one move; returns it with its views before and after."""
        seat = self.answer_all()
        before = self.state(seat)
        for _ in range(300):
            seat = self.answer_all()
            if self.state(seat)["undo"] == 0:
                before = self.state(seat)
            after = self.play(seat)
            if after["undo"] == 1 and before["view"]["prompt"]:
                return seat, before["view"], after["view"]
        raise AssertionError("nobody could ever undo")

    def play_to_the_end(self) -> dict[str, Any]:
        """Play first legal moves until the game is over; returns its record with commitments."""
        for _ in self.moments():
            pass
        return self.record()

    def record(self) -> dict[str, Any]:
        return ok(self.get("/record", None))


def ok(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, f"{answer.status_code}: {answer.text}"
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: httpx.Response, status: int, error: str) -> dict[str, Any]:
    """Check that an answer is a refusal as the wire has them; returns it."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    found: dict[str, Any] = answer.json()
    assert found["error"] == error, found
    assert found["message"]
    return found
