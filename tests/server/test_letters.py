"""What a notice says: names in it are names, whatever they look like, to every program."""

from __future__ import annotations

import re

import pytest

from raiatea.server.notices.letters import Letter, shaped
from raiatea.server.wire_notices import HookShape

LINK = "https://raiatea.example.org/#/t/a"
# What programs of mail and chat make a link of, or take for a call.
ADDRESS = re.compile(r"https?:\\?/|www\\?\.\w|\w\\?\.(?:org|com)|(?<!\\)<|@\w")


def letter(name: str) -> Letter:
    return Letter("1", "a", 0, name, "A2", (name, "J. R. Ana"), LINK, "en", test=False)


@pytest.mark.parametrize(
    "name",
    [
        "https://evil.org/x",
        "www.evil.org",
        "evil.org",
        "evil.com.",
        "http://evil",
        "ana@evil.org",
        "@here",
        "<@17>",
        "<!here>",
        "[A](evil.org)",
    ],
)
@pytest.mark.parametrize("shape", ["slack", "discord", "mattermost"])
def test_a_name_leads_nowhere_and_calls_nobody(name: str, shape: HookShape) -> None:
    (text,) = [one for one in shaped(letter(name), shape).values() if isinstance(one, str)]
    sentence, link = text.rsplit(" ", 1)
    assert link == LINK
    assert ADDRESS.search(sentence) is None, text


def test_a_name_in_a_mail_leads_nowhere_and_looks_as_it_is() -> None:
    text = letter("evil.org").text()
    assert ADDRESS.search(text) is None
    assert "evil.org" in text.replace("\u200b", "")
    assert "J. R. Ana" in text
