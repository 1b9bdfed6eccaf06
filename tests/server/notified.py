"""Playing at tables whose people want to be told, and what they were told."""

from __future__ import annotations

import re
from typing import Any

from tests.server.stubs import Post, Receiver, text_of
from tests.server.table import Table, ok


def hook(receiver: Receiver, name: str, shape: str = "plain", language: str = "en") -> Any:
    return {"url": f"{receiver.url}/{name}", "shape": shape, "language": language}


def come_to_one(table: Table) -> tuple[int, int]:
    """Play until it is one seat's turn and then another's; returns both, the first being asked."""
    first = table.answer_all()
    awaiting = [first]
    for _ in range(200):
        awaiting = table.play(awaiting[0])["view"]["awaiting"]
        if len(awaiting) == 1 and awaiting[0] != first:
            return first, awaiting[0]
        if len(awaiting) > 1:
            first = table.answer_all()
            awaiting = [first]
    raise AssertionError("the turn never passed")


def pass_turn(table: Table) -> tuple[int, int]:
    """Play until the turn passes from one seat to another; returns both."""
    while True:
        before = table.awaiting()
        after = table.play(before[0])["view"]["awaiting"]
        if len(before) == len(after) == 1 and before != after:
            return before[0], after[0]


def of(receiver: Receiver, name: str) -> list[Any]:
    return [got for got in receiver.got if got.path == f"/{name}"]


def confirmed_mail(table: Table, seat: int, post: Post, address: str) -> None:
    """Let a seat be told by mail."""
    before = len(post.mails)
    wanted = {"address": address, "language": "en"}
    (way,) = ok(table.post("/notices/mail", seat, wanted))["ways"]
    assert not way["on"]
    code = re.search(r"\d{6}", text_of(post.wait_for(before + 1)[before]))
    assert code is not None
    (way,) = ok(table.post("/notices/code", seat, {"id": way["id"], "code": code[0]}))["ways"]
    assert way["on"]


def mails_to(post: Post, address: str) -> list[Any]:
    return [mail for mail in post.mails if mail["To"] == address]


def address_of(table: Table, name: str) -> str:
    """An address that no other table has."""
    return f"{name}@{table.id.lower().replace('_', '-').strip('-')}.example.org"
