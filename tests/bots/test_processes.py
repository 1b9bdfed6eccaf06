"""Helpers: processes that do what they are asked, and end with the one who asks."""

from __future__ import annotations

import operator
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from raiatea.bots.processes import Ended, Helper


@pytest.fixture
def helper() -> Iterator[Helper]:
    one = Helper(RAIATEA_TEST="known")
    yield one
    one.end()


class TwoPartError(Exception):
    """Can be written, but not read back."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} and {two}")


def fail() -> None:
    raise TwoPartError("this", "that")


def test_it_answers_one_question_after_another_in_its_own_process(helper: Helper) -> None:
    answers = [helper.ask(partial(operator.add, number, 1)) for number in range(3)]
    assert [answer.result(600) for answer in answers] == [1, 2, 3]
    assert helper.ask(os.getpid).result(600) != os.getpid()
    assert helper.ask(partial(os.getenv, "RAIATEA_TEST")).result(600) == "known"


def test_an_error_comes_back_with_its_traceback_and_the_helper_lives(helper: Helper) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        helper.ask(partial(operator.truediv, 1, 0)).result(600)
    assert "Traceback" in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="TwoPartError: this and that"):
        helper.ask(fail).result(600)
    with pytest.raises(TypeError, match="pickle"):
        helper.ask(threading.Lock).result(600)
    assert helper.ask(partial(operator.add, 1, 1)).result(600) == 2


def test_whatever_is_asked_of_one_that_has_ended_ends_too(helper: Helper) -> None:
    first, second = helper.ask(partial(os._exit, 3)), helper.ask(os.getpid)
    with pytest.raises(Ended):
        first.result(600)
    with pytest.raises(Ended):
        second.result(600)
    with pytest.raises(Ended):
        helper.ask(os.getpid).result(600)
    assert helper.ended


STARTING = """
import time
from functools import partial
from raiatea.bots.processes import Helper
helper = Helper()
helper.ask(int).result(600)
helper.ask(partial(time.sleep, 1000))
print("started", flush=True)
"""


@pytest.mark.parametrize("wait", ["", "time.sleep(1000)"])
def test_it_ends_with_the_one_who_asks_even_in_the_middle_of_something(wait: str) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", STARTING + wait], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    with program:
        assert program.stdout.readline() == b"started\n"
        if wait:
            program.kill()
        # Its stderr, which the helper has too, ends when nobody holds it any more.
        assert program.communicate(timeout=600) == (b"", b"")
