"""The command as a process of its own: pipes, signals, and a real terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "import sys; from raiatea.cli import main; sys.exit(main())"]
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


def test_letters_that_the_output_cannot_hold_are_replaced() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "cards", "tane hand"], capture_output=True, check=True, env=environment
    )
    assert done.stdout.startswith(b"T?ne's Hand")


@POSIX
def test_an_interrupted_simulation_is_one_line(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "-n", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        time.sleep(2.5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert (process.returncode, out, err) == (130, b"", b"raiatea: interrupted\n")


@POSIX
def test_on_a_terminal_the_curtain_clears_screen_and_scroll_back() -> None:
    import pty  # noqa: PLC0415 - not there on every system

    child, terminal = pty.fork()
    if child == 0:
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        arguments = ["terminal", "--names", "Ana,Ben", "--seed", "5"]
        os.execve(sys.executable, [*COMMAND, *arguments], environment)
    seen = b""
    answers = [b"\n", b"1\n", b"1\n", b"\n", b"1\n", b"quit\n"]
    prompts = [b"looking. ", b"> ", b"> ", b"looking. ", b"> ", b"> "]
    for prompt, answer in zip(prompts, answers, strict=True):
        part = b""
        while prompt not in part:
            part += os.read(terminal, 4096)
        seen += part
        os.write(terminal, answer)
    try:
        while data := os.read(terminal, 4096):
            seen += data
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    before, *parts = seen.split(b"Pass the keyboard to ")
    assert len(parts) == 2
    for part in (before, parts[0]):
        after_answer = part[max(0, part.rfind(b"> ")) :]
        assert b"\x1b[2J" in after_answer
        assert b"\x1b[3J" in after_answer
        assert b"Keep" not in after_answer[after_answer.rfind(b"\x1b[3J") :]
    assert b"\x1b[3J" in parts[1][parts[1].rfind(b"quit") :], "nothing stays when they leave"
