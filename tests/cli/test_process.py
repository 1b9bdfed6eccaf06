"""The command as a process of its own: pipes, signals, and a real terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import raiatea

COMMAND = [sys.executable, "-c", "import sys; from raiatea.cli import main; sys.exit(main())"]
CHILDREN = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
POSIX = pytest.mark.skipif(os.name != "posix", reason="needs signals and pseudo-terminals")


def test_a_closed_pipe_ends_the_command_without_a_word() -> None:
    process = subprocess.Popen(
        [*COMMAND, "terminal", "--seats", "random,random,random", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process, process.stderr:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_pipe_closed_from_the_start_is_no_traceback() -> None:
    for arguments in (["rules"], ["cards"], ["simulate", "-n", "1", "--json"], ["--help"]):
        process = subprocess.Popen(
            [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert process.stdout is not None
        assert process.stderr is not None
        with process, process.stderr:
            process.stdout.close()
            assert process.stderr.read() == b"", arguments
        assert process.returncode == 141


def test_the_package_can_be_run_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "raiatea", "--version"], capture_output=True, check=True, text=True
    )
    assert done.stdout.startswith(f"raiatea {raiatea.__version__}, ")


def test_letters_that_the_output_cannot_hold_are_replaced() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "cards", "tane hand"], capture_output=True, check=True, env=environment
    )
    assert done.stdout.startswith(b"T?ne?s Hand")


@pytest.mark.skipif(not CHILDREN.exists(), reason="needs /proc")
def test_an_interrupted_simulation_is_one_line() -> None:
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    python, option, program = COMMAND  # which may have been started where interrupts are ignored
    process = subprocess.Popen(
        [python, option, heeding + program, "simulate", "-n", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while process.poll() is None and len(children.read_text(encoding="ascii").split()) < 2:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=600)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert (process.returncode, out, err.lstrip()) == (130, b"", b"raiatea: interrupted\n")


@POSIX
def test_on_a_terminal_the_curtain_clears_screen_and_scroll_back() -> None:
    import pty  # noqa: PLC0415 - not there on every system

    keyboard, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "terminal", "--names", "Ana,Ben", "--seed", "5"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    )
    os.close(terminal)
    seen = b""
    answers = [b"\n", b"1\n", b"1\n", b"\n", b"1\n", b"quit\n"]
    prompts = [b"looking. ", b"> ", b"> ", b"looking. ", b"> ", b"> "]
    for prompt, answer in zip(prompts, answers, strict=True):
        part = b""
        while prompt not in part:
            part += os.read(keyboard, 4096)
        seen += part
        os.write(keyboard, answer)
    with suppress(OSError):  # how Linux says that the other end is closed
        while data := os.read(keyboard, 4096):
            seen += data
    os.close(keyboard)
    assert process.wait(timeout=600) == 0
    before, *parts = seen.split(b"Pass the keyboard to ")
    assert len(parts) == 2
    for part in (before, parts[0]):
        after_answer = part[max(0, part.rfind(b"> ")) :]
        assert b"\x1b[2J" in after_answer
        assert b"\x1b[3J" in after_answer
        assert b"Keep" not in after_answer[after_answer.rfind(b"\x1b[3J") :]
    assert b"\x1b[3J" in parts[1][parts[1].rfind(b"quit") :], "nothing stays when they leave"


@POSIX
@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_traceback(redirection: str) -> None:
    command = f'"$0" -c "{COMMAND[2]}" terminal --seed 1 {redirection}'
    done = subprocess.run(
        ["sh", "-c", command, COMMAND[0]],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_input_that_is_no_text_is_no_traceback() -> None:
    done = subprocess.run(
        [*COMMAND, "terminal", "--seed", "1"], input=b"\xff\xfe\n", capture_output=True, check=True
    )
    assert b"is no choice here" in done.stdout
