"""All that a seat is ever sent, searched for anything that it may not know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from raiatea import Game, View, telling
from raiatea.engine.terms import Terms
from tests.server import stored
from tests.server.live import Live, all_sitting
from tests.server.process import Server
from tests.server.table import Table, ok, refused

GAMES: list[dict[str, Any]] = [
    {"variants": []},
    {"variants": ["tane"], "tracked": True},
    {"variants": ["tane", "oracle", "mana-shortage"]},
]
PLAYERS = (3, 4, 5)
SECRET_CARDS = ("rituals", "missions", "drawn", "chosen", "prepared")
STATE = {"version", "view", "forecast", "asked", "log", "undo", "withdraw", "takeback"}
STATE |= {"hints", "stands", "plans"}
TABLE = {
    *("table", "created", "status", "you", "seats", "variants", "tracked", "clock", "chat"),
    *("fairness", "version", "time_left", "hints", "lesson", "origin", "public"),
}
MESSAGES = {
    "state": {"table", "state"},
    "update": {"state"},
    "table": {"table"},
    "chat": {"lines"},
    "done": {"id"},
}

Who = int | str | None


async def play(live: Live, dice: random.Random) -> None:
    """Play a whole game, changing one's mind now and then."""
    while not live.over:
        prompt = live.view["prompt"]
        whim = dice.random()
        if whim < 0.04:
            await live.ask("withdraw")
        elif whim < 0.08 and live.state["undo"]:
            await live.ask("undo")
        elif whim < 0.09:
            await live.ask("move", decision=live.view["mine"]["decision"], move="offer 99")
        elif prompt is None:
            await live.receive()
        else:
            await live.move(prompt["decision"], dice.choice(prompt["moves"]))


def ask_around(table: Table, who: Who, dice: random.Random) -> None:
    """What can be asked over HTTP, with all kinds of refusals."""
    version = table.state(who)["version"]
    table.about(who)
    table.get(f"/moments/{dice.randint(0, version)}", who)
    table.get("/moments/x", who)
    for path in ("/record", f"/moments/{version}?seat={dice.randrange(3)}"):
        answer = table.server.get(table.path(path), table.key(who))
        if answer.status_code == 403:
            table.heard.append((table.key(who), answer.text))
        elif not path.endswith(f"={who}"):
            assert table.about(None)["status"] == "over"
    if isinstance(who, int):
        for path in ("/withdraw", "/undo"):
            if dice.random() < 0.3:
                table.post(path, who)
        table.post("/moves", who, {"decision": 9999, "move": "done"})
    elif who is None:
        for path in ("/moves", "/withdraw", "/undo", "/takeback", "/close", "/rematch"):
            table.post(path, who, {})


async def recorded(server: Server, number: int) -> tuple[Table, dict[Who, list[str]]]:
    """A game, and all that each onlooker was sent, in its order."""
    players = PLAYERS[number]
    table = server.make(*["link"] * (players - 1), "random", **GAMES[number])
    whom: list[Who] = [*range(players - 1), None, table.host]
    dice = random.Random(number)
    async with all_sitting(table, whom) as everyone:
        people = everyone[: players - 1]
        playing = [
            asyncio.create_task(play(live, random.Random(n))) for n, live in enumerate(people)
        ]
        seeing = [
            asyncio.create_task(live.play_game(random.Random(0)))
            for live in everyone[players - 1 :]
        ]
        while not all(task.done() for task in playing):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(ask_around, table, dice.choice(whom), dice)
        await asyncio.gather(*playing, *seeing)
    traffic = {who: [text for key, text in table.heard if key == table.key(who)] for who in whom}
    return table, traffic


class Expected:
    """What an onlooker may know at each of their versions, by a replay of the table's entries."""

    def __init__(self, table: Table, seat: int | None, hide_tracked: bool) -> None:
        self.seat = seat
        self.hide_tracked = hide_tracked
        self.views: list[dict[str, Any]] = []
        self.forecasts: list[Any] = []
        self.terms: list[list[Terms]] = []
        self.lines: list[list[dict[str, Any]]] = [[]]
        self.hidden: list[set[str]] = []
        self.known: set[str] = set()
        self.taken_back = False
        record = ok(table.get("/record", None))["record"]
        game = Game.replay(record, at=0)
        self.catalogue = game.catalogue
        self.keep(game)
        for kind, actor, move, stay, outcomes in entries(table):
            for what, outcome in outcomes:
                game.force(what, [outcome])
            events = []
            if kind in ("undo", "takeback"):
                self.taken_back = True
                game = game.take_back(stay, anew=kind == "takeback")
            elif kind == "withdraw":
                events = game.withdraw(actor)
            else:
                together = game.together
                events = game.play(actor, game.parse(actor, move))
            visible = [event.to_dict() for event in events if event.visible_to(seat)]
            if (
                visible
                or actor == seat
                or kind in ("undo", "takeback")
                or (kind == "move" and not together)
            ):
                self.lines.append(visible)
                self.keep(game)
            else:
                assert self.shown(game) == self.views[-1], "a hidden move can be seen"

    def shown(self, game: Game) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(json.dumps(game.view(self.seat)))
        if self.hide_tracked and not game.over:
            view["tracked"] = None
        return view

    def keep(self, game: Game) -> None:
        """Remember the view, and which rituals in others' hands were never to be seen."""
        view = self.shown(game)
        self.views.append(view)
        self.terms.append([] if self.seat is None else game.terms(self.seat))
        self.forecasts.append(json_of(game.forecast(self.seat, tracked=not self.hide_tracked)))
        self.known |= set(words(view)) | set(words(self.lines[-1]))
        hands: set[str] = set()
        for other in {*range(game.players)} - {self.seat}:
            mine: Any = game.view(other)["mine"]
            hands.update(*[mine[cards] for cards in SECRET_CARDS])
        self.hidden.append(set() if game.over else hands - self.known)


def entries(table: Table) -> Iterator[tuple[str, int, str, int, list[Any]]]:
    columns = "kind, seat, move, stay, outcomes"
    query = f"select {columns} from entries where table_id = '{table.id}' order by n"
    for kind, seat, move, stay, outcomes in stored.execute(table.server.database, query):
        yield kind, seat, move, stay, json.loads(outcomes)


def words(data: object) -> Iterator[str]:
    """All words in the texts of some JSON; a piece and the message of a name hold its id."""
    if isinstance(data, str):
        for word in data.split():
            yield word
            yield word.rpartition("/")[2].removeprefix("ritual-")
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


def states(message: object) -> Iterator[dict[str, Any]]:
    """All states in a message, however deep."""
    if isinstance(message, dict):
        if {"version", "view", "log"} <= set(message):
            yield message
        for value in message.values():
            yield from states(value)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_seat_is_sent_only_what_it_may_know(one_server: Server, number: int) -> None:
    table, traffic = asyncio.run(recorded(one_server, number))
    file = table.record()
    unseen = [str(file["record"]["seed"]), file["fairness"]["salt"]]
    locks = stored.execute(
        one_server.database,
        f"select host_lock, spectator_lock, seats from tables where id = '{table.id}'",
    )[0]
    seats = [chair["lock"] for chair in json.loads(locks[2])]
    never = [*locks[:2], *(lock for lock in seats if lock)]  # an unclaimed seat has none
    hide_tracked = not GAMES[number].get("tracked", False)
    for who, heard in traffic.items():
        expected = Expected(table, who if isinstance(who, int) else None, hide_tracked)
        secrets = never + table.secrets
        latest = seen = 0
        for text in heard:
            message = json.loads(text)
            assert not [secret for secret in secrets if secret in text]
            check_shape(message)
            for state in states(message):
                check_state(expected, state)
                latest = max(latest, state["version"])
                seen += 1
            over = expected.views[latest]["over"]
            if not (over or "over" in words(message)):
                assert not [secret for secret in unseen if secret in text]
            if not over:
                assert not expected.hidden[latest] & set(words(message)), text
        assert over
        assert seen > 50


def check_shape(message: dict[str, Any]) -> None:
    """A message has just the fields that are known; what they hold is checked elsewhere."""
    kind = message.get("type", "")
    fields = set(message) - {"type"}
    if "error" in message:
        assert fields - {"rule", "refusal", "state", "id", "status"} == {"error", "message"}
        assert kind in ("", "refused")
    elif kind:
        assert fields == MESSAGES[kind]
    else:
        assert fields in (TABLE, STATE, {*STATE, "latest"}, {"record", "fairness", "hints"})
    if "table" in fields and isinstance(message["table"], dict):
        assert set(message["table"]) == TABLE


def check_state(expected: Expected, state: dict[str, Any]) -> None:
    """A state is exactly what its onlooker may see at that version."""
    assert set(state) - {"latest"} == STATE
    version = state["version"]
    assert state["view"] == expected.views[version]
    forecast = expected.forecasts[version]
    happened = [event for line in expected.lines[: version + 1] for event in line]
    told = json_of(telling.foretold(forecast, state["view"]["seat"], happened))
    if expected.taken_back:  # what is remembered then leaves out what these lines still have
        told["feats"] = state["forecast"]["feats"]
    assert state["forecast"] == told
    view = View(expected.views[version], expected.catalogue)
    assert state["asked"] == json_of(
        telling.asked(view, expected.terms[version], forecast["refused"], state["undo"])
    )
    for line in state["log"]:
        assert line["story"] == json_of(telling.story(line["events"], view.cards))
        own = [one for one in line["events"] if one["event"] not in ("committed", "undone")]
        assert own == expected.lines[line["version"]]
        for event in line["events"]:
            if event["event"] == "committed":
                assert set(event) == {"event", "seat", "number", "commitment"}


def json_of(data: object) -> Any:
    return json.loads(msgspec.json.encode(data))


def test_a_refusal_does_not_tell_where_a_card_is(one_server: Server) -> None:
    """Whether it is in another hand or in a pile: the same words."""
    table = one_server.make()
    catalogue = ok(one_server.get("/api/catalogue"))
    rituals = [ritual["id"] for ritual in catalogue["rituals"]]
    assert len(rituals) > 20
    table.play(1)
    table.play(1)
    prompt = table.prompt(0)
    told = set()
    for ritual in rituals:
        move = f"keep {ritual}"
        if move not in prompt["moves"]:
            answer = table.post("/moves", 0, {"decision": prompt["decision"], "move": move})
            found = refused(answer, 422, "illegal")
            told.add((found["message"].replace(repr(move), "it"), found["rule"]))
    assert len(told) == 1, told
