"""What is kept about a person: shown as a whole, removed when they say so, and never logged."""

from __future__ import annotations

from pathlib import Path

from raiatea.server.store.outbox import Outbox, WayRow
from tests.server import stored
from tests.server.inside import inside
from tests.server.live import asynchronous, sitting
from tests.server.lobby import come, opened
from tests.server.notified import (
    hook,
)
from tests.server.process import Server
from tests.server.stubs import (
    Post,
    Receiver,
)
from tests.server.table import ok


def test_a_person_sees_all_that_is_kept_and_can_have_it_removed(
    offering: Server, receiver: Receiver
) -> None:
    table = offering.make()
    table.play_some(100)  # so many that a copy of the game is kept
    seat = table.answer_all()
    ok(table.post("/chat", seat, {"text": "Ia ora na"}))
    ok(table.post("/notices/webhook", seat, hook(receiver, "mine")))
    other = (seat + 1) % 3
    ok(table.post("/plan", other, {"question": "PathTurn", "moves": ["recruit 0"]}))
    assert ok(table.get("/mine", other))["plans"] == [
        {"question": "PathTurn", "moves": ["recruit 0"]}
    ]
    quiet = {"begins": 1320, "ends": 420, "zone": "Europe/Rome"}
    ok(table.post("/notices/quiet", seat, {"quiet": quiet}))
    mine = ok(table.get("/mine", seat))
    assert mine["name"] == f"Player {seat}"
    assert mine["chat"] == ["Ia ora na"]
    assert mine["ways"][0]["to"] == f"{receiver.url}/mine"
    assert mine["quiet"] == quiet
    assert mine["moves"]
    before = table.state(seat)
    ok(table.post("/forget", seat))
    gone = ok(table.get("/mine", seat))
    assert (gone["name"], gone["chat"], gone["ways"], gone["quiet"]) == (
        f"– {seat + 1}",
        [],
        [],
        None,
    )
    after = table.state(seat)["view"]
    names = [f"– {one + 1}" if one == seat else f"Player {one}" for one in range(3)]
    assert after == {**before["view"], "players": names}
    for kept in ("tables", "snapshots", "chat", "ways"):
        rows = stored.execute(offering.database, f"select * from {kept}")
        found = [row for row in rows if table.id in map(str, row)]
        assert f"Player {seat}" not in str(found), kept


@asynchronous
async def test_who_listens_hears_what_is_said_after_somebody_was_removed(server: Server) -> None:
    table = server.make()
    async with sitting(table, 0) as live:
        for seat, text in ((1, "first"), (2, "mine")):
            ok(table.post("/chat", seat, {"text": text}))
            await live.until(lambda told: told["type"] == "chat")
        ok(table.post("/forget", 2))
        ok(table.post("/chat", 1, {"text": "next"}))
        told = await live.until(lambda told: told["type"] == "chat", 10)
        assert [line["text"] for line in told["lines"]] == ["next"]
    async with sitting(table, 0) as late:
        told = await late.until(lambda told: told["type"] == "chat")
        assert [line["text"] for line in told["lines"]] == ["first", "next"]


def test_the_name_that_the_host_gave_a_seat_goes_too(one_offering: Server) -> None:
    table = opened(one_offering)
    guest = come(table)
    ok(table.post("/person", guest, {"name": "Ana"}))
    ok(table.post("/forget", guest))
    (seats,) = stored.execute(
        one_offering.database, f"select seats from tables where id = '{table.id}'"
    )
    assert "Ana" not in str(seats)
    assert "Player 1" not in str(seats)


def test_who_holds_a_seat_no_more_leaves_no_address_behind(
    offering: Server, receiver: Receiver
) -> None:
    """They could not remove it themselves: their secret opens nothing any more."""
    lobby, game = opened(offering), offering.make()
    guests = [come(lobby), come(lobby)]
    quiet = {"begins": 1320, "ends": 420, "zone": "Europe/Rome"}
    for table, who in ((lobby, guests[0]), (lobby, guests[1]), (game, 0), (game, 1)):
        ok(table.post("/notices/webhook", who, hook(receiver, "left")))
        ok(table.post("/notices/quiet", who, {"quiet": quiet}))
    ok(lobby.post("/seats/1/free", guests[0]))
    ok(game.post("/seats/0/link", game.host))
    for table, seat in ((lobby, 2), (game, 1)):
        for kept in ("ways", "quiet_hours"):
            found = f"select seat from {kept} where table_id = '{table.id}'"
            assert stored.execute(offering.database, found) == [(seat,)], kept


def test_the_log_names_no_address_and_no_code(
    one_offering: Server, receiver: Receiver, post: Post
) -> None:
    table = one_offering.make()
    ok(table.post("/notices/webhook", 0, hook(receiver, "secret-hook")))
    said = one_offering.said()
    assert receiver.url not in said
    assert "example.org>" not in said
    assert not any(mail["To"] in said for mail in post.mails)


def test_what_somebody_said_in_the_lobby_goes_with_them(server: Server) -> None:
    """Else whoever sits there next would seem to have said it, and be told that they did."""
    table = opened(server)
    rude, other = come(table), come(table)
    for guest in (rude, other):
        ok(table.post("/chat", guest, {"text": f"said by {guest}"}))
    ok(table.post("/seats/1/free", rude))
    guest = come(table)
    assert ok(table.get("/mine", guest))["seat"] == 1
    assert ok(table.get("/mine", guest))["chat"] == []
    assert ok(table.get("/mine", other))["chat"] == [f"said by {other}"]


@asynchronous
async def test_an_address_that_nobody_confirmed_in_time_goes(tmp_path: Path) -> None:
    """Whoever entered it may have entered somebody else's."""
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link")
        outbox = Outbox(server.database)
        for seat, (code, now) in enumerate([("hidden", 0.0), (None, 0.0), ("hidden", 11.0)]):
            target = {"address": f"{seat}@example.org"}
            stop = str(seat)
            way = WayRow(stop, live.id, seat, "lock", "mail", "en", target, stop, code, now + 10.0)
            assert await outbox.add_way(way, 1, now)
        kept = [await outbox.ways(live.id, seat, "lock") for seat in range(3)]
        assert [len(ways) for ways in kept] == [0, 1, 1]
