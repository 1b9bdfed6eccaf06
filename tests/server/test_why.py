"""Why a move is not open, and what follows from a view by the rules: the server tells it."""

from __future__ import annotations

from tests.server.live import asynchronous, sitting
from tests.server.process import Server
from tests.server.table import ok, refused


@asynchronous
async def test_why_a_move_is_not_open_is_told_to_who_asks(one_server: Server) -> None:
    table = one_server.make()
    seat = table.answer_all()
    legal = table.prompt(seat)["moves"][0]
    unasked = {"why": "not-asked", "rule": "R2.2"}
    assert ok(table.get("/why?move=offer+1", seat)) == {"why": unasked}
    assert ok(table.get(f"/why?move={legal.replace(' ', '+')}", seat)) == {"why": None}
    assert ok(table.get("/why", seat)) == {"why": {"why": "unknown", "rule": "R2.2"}}
    other = (seat + 1) % 3
    answer = ok(table.get(f"/why?move={legal.replace(' ', '+')}", other))
    assert answer == {"why": {"why": "not-awaited", "rule": "R2.2"}}
    refused(table.get("/why?move=offer+1", None), 403, "forbidden")
    async with sitting(table, seat) as live:
        answer = await live.ask("why", move="offer 1")
        assert (answer["type"], answer["why"]) == ("why", unasked)
        answer = await live.ask("why", move=legal)
        assert (answer["type"], answer["why"]) == ("why", None)
        assert live.view == table.view(seat)
    async with sitting(table, None) as live:
        answer = await live.ask("why", move=legal)
        assert (answer["type"], answer["error"]) == ("refused", "forbidden")


@asynchronous
async def test_a_refused_move_says_why(one_server: Server) -> None:
    table = one_server.make()
    seat = table.answer_all()
    table.play(seat, "go reef")
    (other,) = table.awaiting()
    decision = table.prompt(other)["decision"]
    taken = {"why": "taken", "rule": "R2.5", "seat": seat}
    body = {"decision": decision, "move": "go reef"}
    answer = refused(table.post("/moves", other, body), 422, "illegal")
    assert (answer["rule"], answer["refusal"]) == ("R2.5", taken)
    async with sitting(table, other) as live:
        answer = await live.move(decision, "go reef")
        assert (answer["rule"], answer["refusal"]) == ("R2.5", taken)


def test_a_state_comes_with_its_forecast(one_server: Server) -> None:
    table = one_server.make(tracked=True)
    seat = table.answer_all()
    for who in (None, 0, 1, 2):
        state = table.state(who)
        found = state["forecast"]
        assert len(found["points"]) == 3
        assert (found["terms"] is None) == (who is None)
        assert bool(state["asked"]["refused"]) <= (who == seat)


def test_what_a_table_hides_its_forecast_hides_too(one_server: Server) -> None:
    for tracked in (True, False):
        table = one_server.make(tracked=tracked)
        table.answer_all()
        points = table.state(0)["forecast"]["points"]
        assert points[0]["tokens"] == []
        assert points[1]["tokens"] == ([] if tracked else None)
        assert points[1]["total"] == (0 if tracked else None)
        assert table.state(None)["forecast"]["points"][0]["total"] == (0 if tracked else None)
