"""Whatever a server answers in any test has the shape that OpenAPI and the client's types say."""

from __future__ import annotations

import re

import httpx
import msgspec

from raiatea.server.answers import Refused
from raiatea.server.openapi import OPERATIONS, Operation


def operation_of(answer: httpx.Response) -> Operation | None:
    """The request that was made, if it is one of the interface."""
    request = answer.request
    for operation in OPERATIONS:
        path = re.sub(r"\{[a-z]+\}", "[^/]+", operation.path)
        if request.method.lower() == operation.method and re.fullmatch(path, request.url.path):
            return operation
    return None


def checked(answer: httpx.Response) -> httpx.Response:
    """The same answer, after a strict look at it."""
    operation = operation_of(answer)
    if operation is None or "application/json" not in answer.headers.get("content-type", ""):
        return answer
    if answer.status_code >= 400:
        msgspec.json.decode(answer.content, type=Refused)
    else:
        assert answer.status_code == int(operation.done)
        msgspec.json.decode(answer.content, type=operation.answer)
    return answer
