"""By which ways one may ask to be told, how often, and what the host must have set for it."""

from __future__ import annotations

import re

import pytest

from raiatea.server.notices.carriers import Carriers
from raiatea.server.settings import Settings, SettingsError
from tests.server.conftest import NewDatabase, Serve
from tests.server.notified import (
    address_of,
    hook,
    mails_to,
    of,
)
from tests.server.process import Server
from tests.server.stubs import (
    CONTACT,
    KEY,
    Post,
    Receiver,
    every_way,
    free_port,
    text_of,
    until,
)
from tests.server.table import ok, refused


def test_a_wrong_code_is_not_tried_for_long(one_offering: Server, post: Post) -> None:
    table = one_offering.make()
    address = address_of(table, "b")
    wanted = {"address": address, "language": "fr"}
    (way,) = ok(table.post("/notices/mail", 0, wanted))["ways"]
    right = re.search(r"\d{6}", text_of(until(lambda: mails_to(post, address))[0]))
    assert right is not None
    wrong = f"{(int(right[0]) + 1) % 10**6:06}"
    for code in [*[wrong] * 5, right[0]]:
        answer = table.post("/notices/code", 0, {"id": way["id"], "code": code})
        refused(answer, 409, "wrong-code")
    assert not ok(table.get("/notices", 0))["ways"][0]["on"]


def test_an_address_that_no_server_takes_is_refused(one_offering: Server, post: Post) -> None:
    table = one_offering.make()
    post.refuses = "550 no such person"
    answer = table.post("/notices/mail", 0, {"address": "x@example.org", "language": "it"})
    post.refuses = ""
    refused(answer, 409, "unsent")
    assert ok(table.get("/notices", 0))["ways"] == []


@pytest.mark.parametrize(
    "address",
    [
        "ana@example.org\n",
        "ana@example.org\r\nBcc: x@example.org",
        "ana",
        "a@b@example.org",
        "ana@x",
        "=?utf-8?q?victim=40example.com=2C?=@example.org",  # means two addresses
        "=?utf-8?q??=@example.org",
        "ana..b@example.org",
        ".ana@example.org",
        "ana@-example.org",
        "ana@127.0.0.10",
        f"{'a' * 65}@example.org",
    ],
)
def test_what_is_no_address_of_mail_is_refused(one_offering: Server, address: str) -> None:
    table = one_offering.make()
    answer = table.post("/notices/mail", 0, {"address": address, "language": "it"})
    refused(answer, 400, "bad-request")
    assert ok(table.get("/notices", 0))["ways"] == []


@pytest.mark.parametrize("stop", ["x" * 43, "%00", "%F0%9F%8C%BA", "x" * 2000])
def test_what_ended_no_mail_does_no_harm(offering: Server, stop: str) -> None:
    ok(offering.post(f"/api/stop/{stop}", None, {}))
    assert offering.get("/readyz").status_code == 200
    assert "cannot be used" not in offering.said()


def test_a_webhook_can_be_tested_and_says_what_went_wrong(
    one_offering: Server, receiver: Receiver
) -> None:
    table = one_offering.make()
    seen = len(receiver.got)
    tests = [("discord", 204), ("slack", 403), ("mattermost", 302)]
    for shape, status in tests:
        name = f"{table.id}/{shape}"
        ways = ok(table.post("/notices/webhook", 0, hook(receiver, name, shape)))["ways"]
        way = next(one for one in ways if one["shape"] == shape)
        receiver.answer(name, status)
        receiver.location = f"{receiver.url}/elsewhere" if status == 302 else ""
        tried = ok(table.post("/notices/test", 0, {"id": way["id"]}))
        assert tried == {
            "sent": status == 204,
            "why": None if status == 204 else "refused",
        }
        ok(table.post("/notices/end", 0, {"id": way["id"]}))
    receiver.location = ""
    discord, slack, mattermost = [got.json for got in receiver.got[seen:]]
    assert "Player 0" in discord["content"]
    assert discord["allowed_mentions"] == {"parse": []}
    assert set(slack) == set(mattermost) == {"text"}
    assert of(receiver, "elsewhere") == []


def test_there_is_room_for_so_many_ways_and_another_secret_has_none_of_them(
    offering: Server, receiver: Receiver
) -> None:
    table = offering.make()
    for name in ("one", "two"):
        ok(table.post("/notices/webhook", 0, hook(receiver, name)))
    ok(table.post("/notices/webhook", 0, hook(receiver, "two")))
    refused(table.post("/notices/webhook", 0, hook(receiver, "three")), 409, "enough")
    (way, *_) = ok(table.get("/notices", 0))["ways"]
    for who in (1, table.spectator, table.host):
        refused(table.post("/notices/test", who, {"id": way["id"]}), 403, "forbidden")
    assert len(ok(table.post("/notices/end", 1, {"id": way["id"]}))["ways"]) == 0
    assert len(ok(table.get("/notices", 0))["ways"]) == 2
    # A new link to the seat: who sits down by it is another person.
    link = ok(table.post("/seats/0/link", table.host))["secret"]
    own = table.claim(link)
    assert ok(table.get("/notices", own))["ways"] == []


def test_a_client_may_ask_for_so_many_ways_and_codes_an_hour(
    new_database: NewDatabase, serve: Serve, receiver: Receiver, post: Post
) -> None:
    port = str(free_port())
    settings = {"RAIATEA_NOTICES_PER_HOUR": "6", **every_way(post, port)}
    server = serve(new_database("sqlite"), "--port", port, **settings)
    table = server.make()
    wanted = {"address": "limited@example.org", "language": "en"}
    ok(table.post("/notices/mail", 0, wanted))
    refused(table.post("/notices/mail", 1, wanted), 429, "too-many")
    for _ in range(5):
        ways = ok(table.post("/notices/webhook", 0, hook(receiver, "limited")))["ways"]
    refused(table.post("/notices/webhook", 1, hook(receiver, "limited")), 429, "too-many")
    (way,) = [one for one in ways if one["kind"] == "webhook"]
    tried = [table.post("/notices/test", 0, {"id": way["id"]}).status_code for _ in range(7)]
    assert tried == [200] * 6 + [429]


def test_nobody_is_sent_many_codes_however_their_address_is_written(one_offering: Server) -> None:
    table = one_offering.make()
    name, domain = address_of(table, "victim").split("@")
    ways = [f"{name}@{domain}", f"{name}+1@{domain}", f"{name.upper()}+2@{domain}"]
    for address in ways:
        ok(table.post("/notices/mail", 0, {"address": address, "language": "en"}))
    another = {"address": f"{name}+3@{domain}", "language": "en"}
    refused(table.post("/notices/mail", 1, another), 429, "too-many")
    ok(table.post("/notices/mail", 1, {"address": f"other@{domain}", "language": "en"}))


def test_a_server_without_settings_offers_nothing(one_server: Server) -> None:
    table = one_server.make()
    shown = ok(table.get("/notices", 0))
    assert shown == {
        "offered": {"push": None, "mail": False, "webhook": False},
        "ways": [],
        "quiet": None,
    }
    wanted = {"url": "https://example.org/", "shape": "plain", "language": "en"}
    refused(table.post("/notices/webhook", 0, wanted), 409, "not-offered")


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"push_key": "x", "push_contact": CONTACT}, "push_key"),
        ({"push_key": KEY}, "push_contact"),
        ({"smtp": "smtps://example.org", "mail_from": "a@example.org"}, "public_url"),
        ({"smtp": "http://example.org", "public_url": "https://example.org"}, "smtp"),
        ({"smtp": "smtps://example.org", "public_url": "https://example.org"}, "mail_from"),
    ],
)
def test_a_setting_of_notices_that_cannot_be_is_named(settings: dict[str, str], name: str) -> None:
    with pytest.raises(SettingsError, match=name):
        Carriers(Settings(**settings))  # type: ignore[arg-type]  # all of these are texts
