"""Whatever a server answers in any test has the shape that OpenAPI and the client's types say."""

from __future__ import annotations

import re

import httpx
import msgspec

from raiatea.server.answers import Refused
from raiatea.server.openapi import ENDPOINTS, SHAPES, Shape


def shape_of(answer: httpx.Response) -> Shape | None:
    """The shape of the request that was made, if it is one of the interface."""
    request = answer.request
    for one in ENDPOINTS:
        path = re.sub(r"\{[a-z]+\}", "[^/]+", one.path)
        if request.method == one.method and re.fullmatch(path, request.url.path):
            return SHAPES[one.handler]
    return None


def checked(answer: httpx.Response) -> httpx.Response:
    """The same answer, after a strict look at it."""
    shape = shape_of(answer)
    if shape is None or "application/json" not in answer.headers.get("content-type", ""):
        return answer
    if answer.status_code >= 400:
        msgspec.json.decode(answer.content, type=Refused)
    else:
        assert answer.status_code == int(shape.done)
        msgspec.json.decode(answer.content, type=shape.answer)
    return answer
