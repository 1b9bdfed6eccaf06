"""The `raiatea` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from raiatea.cli.failure import ClosedPipe, Failure
from raiatea.errors import RaiateaError

INTERRUPTED = 130
CLOSED_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code. Every error is one line on stderr."""
    mend_streams()
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except (ClosedPipe, BrokenPipeError):
        close_quietly()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except Failure as error:
        return complain(str(error), error.code)
    except (RaiateaError, OSError) as error:
        return complain(str(error), 2)
    if code == INTERRUPTED:
        return complain("interrupted", code)
    return code


def mend_streams() -> None:
    """A closed stream reads and writes nothing; a letter that does not fit becomes another."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: PTH123, SIM115 - open to the end
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def run(arguments: Sequence[str]) -> int:
    """Let typer read the arguments and call the command."""
    import typer

    from raiatea.cli.app import app

    try:
        code = app(args=list(arguments), prog_name="raiatea", standalone_mode=False)
    except typer.Abort:
        return INTERRUPTED
    except SystemExit as exit_:
        if isinstance(exit_.__context__, BrokenPipeError):
            raise ClosedPipe from None
        raise
    except Exception as error:
        # All usage errors of typer have this method; their common base is not exported.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        raise Failure(" ".join(message().split())) from None
    return code if isinstance(code, int) else 0


def complain(message: str, code: int) -> int:
    """Print the one line of an error."""
    line = " ".join(message.split())
    with suppress(OSError):
        print(f"raiatea: {line}", file=sys.stderr, flush=True)  # noqa: T201 - this is for the user
    return code


def close_quietly() -> None:
    """Nobody reads on: make sure that nothing is written at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
