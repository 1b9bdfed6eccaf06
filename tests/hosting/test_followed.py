"""docs/hosting.md is followed to the letter, from an empty machine to a game that is over."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import pieces
from tests.faults.machines import MAY_MOUNT

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
MARKED = re.compile(r"<!-- (do|file): (\S+) -->\n```\n(.*?)```", re.DOTALL)
APART = ("unshare", "--mount", "--pid", "--fork", "--mount-proc", "--kill-child")
CADDYFILE = "/etc/caddy/Caddyfile"
# What the page says of trying it before the name is known in the world.
OF_ITS_OWN = "{\n    local_certs\n}\n"
AUTHORITY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
BELIEVE = f"export SSL_CERT_FILE={AUTHORITY} CURL_CA_BUNDLE={AUTHORITY}"
PATIENTLY = (
    "timeout 900 sh -c 'until curl -fs https://raiatea.example.org/readyz; do sleep 0.1; done'"
)


def bot() -> str:
    """The bot of docs/api.md, which plays a whole game by WebSocket, at the address of the page."""
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    first = next(piece.text for piece in pieces(page) if piece.kind == "python")
    assert "http://127.0.0.1:8420" in first
    return first.replace("http://127.0.0.1:8420", "https://raiatea.example.org")


def scripts(folder: Path, wheel: Path) -> None:
    """The page as scripts: what is done as root, and what on the machine once it is there."""
    found = {"root": [f"cd {ROOT}"], "machine": [f"cd {ROOT}"]}
    for kind, name, text in MARKED.findall(PAGE):
        if kind == "do":
            found[name].append(re.sub(r"dist/raiatea-[\d.]+-py3-none-any\.whl", str(wheel), text))
            continue
        extra = "RAIATEA_TABLES_PER_HOUR=3\n" if name == "/etc/raiatea.env" else ""
        before = OF_ITS_OWN if name == CADDYFILE else ""
        found["machine"].append(f"cat > {name} <<'END'\n{before}{text}{extra}END")
    # Both need a moment; and curl is to believe Caddy's own certificate.
    ready = f"{BELIEVE}\n{PATIENTLY}\n"
    machine = "\n".join(found["machine"])
    assert machine.count("\ncurl ") == 1
    machine = machine.replace("\ncurl ", f"\n{ready}curl ")
    (folder / "root").write_text("\n".join(found["root"]), "utf-8")
    (folder / "machine").write_text(machine, "utf-8")
    (folder / "bot.py").write_text(bot(), "utf-8")
    check = ROOT / "tests" / "hosting" / "through_caddy.py"
    (folder / "play").write_text(
        f"{BELIEVE}\n{sys.executable} {folder / 'bot.py'}\n{sys.executable} {check}\n",
        "utf-8",
    )


def wheel_in(folder: Path) -> Path:
    """The wheel of this version in plain Python."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "RAIATEA_COMPILE": "0"},
        check=True,
        capture_output=True,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.mark.skipif(not MAY_MOUNT, reason="makes a machine of its own")
def test_from_an_empty_machine_to_a_game_that_is_over(tmp_path: Path) -> None:
    for name in ("disk", "bin"):
        (tmp_path / name).mkdir()
    scripts(tmp_path, wheel_in(tmp_path))
    tmp_path.chmod(0o755)
    done = subprocess.run(
        [*APART, "sh", str(Path(__file__).with_name("follow.sh")), str(tmp_path)],
        env={name: value for name, value in os.environ.items() if "PYTHON" not in name},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=1800,
    )
    logs = [file.read_text("utf-8") for file in tmp_path.glob("*.log")]
    assert done.returncode == 0, "\n".join([done.stdout, *logs])
    assert "Traceback" not in "".join(logs)
