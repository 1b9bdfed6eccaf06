"""Settings, by options of the command and by the environment."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import make_url

from raiatea.server.run import bind, is_this_machine, run
from raiatea.server.settings import (
    DEFAULT_PORT,
    Settings,
    SettingsError,
    default_database,
    from_environment,
)
from tests.server.process import COMMAND, environment


def test_without_any_setting_a_server_is_for_this_machine_alone() -> None:
    settings = from_environment({})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.port is None
    assert not settings.beyond_this_machine
    assert settings.database_url.startswith("sqlite+aiosqlite:")
    assert make_url(settings.database_url).database == str(default_database())
    assert not settings.is_postgresql


def test_every_setting_comes_from_the_environment() -> None:
    settings = Settings(port=0)
    given = {name: getattr(settings, name) for name in Settings.__struct_fields__}
    given = {
        name: f"{value}x" if isinstance(value, str) else value + 1 for name, value in given.items()
    }
    found = from_environment(
        {f"RAIATEA_{name.upper()}": str(value) for name, value in given.items()}
    )
    assert {name: getattr(found, name) for name in given} == given
    assert found.beyond_this_machine is True


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("WORKERS", "1.5"),
        ("BOT_SECONDS", "soon"),
        ("BEYOND_THIS_MACHINE", "perhaps"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name.lower()):
        from_environment({f"RAIATEA_{name}": value})


def test_options_go_before_the_environment() -> None:
    settings = from_environment({"RAIATEA_PORT": "1000", "RAIATEA_HOST": "::1"})
    changed = settings.with_(port=2000, host=None, database=None)
    assert (changed.port, changed.host, changed.database) == (2000, "::1", "")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_a_postgresql_address_is_taken_as_people_write_it(scheme: str) -> None:
    address = f"{scheme}://ana:secret@db:5433/games?application_name=x&sslmode=verify-full"
    settings = Settings(database=address)
    assert settings.database_url == address
    assert settings.is_postgresql


@pytest.mark.parametrize(
    "url", ["mysql://host/tables", "sqlite://", "sqlite:///:memory:", "http://x"]
)
def test_other_databases_are_refused_without_telling_their_password(url: str) -> None:
    with pytest.raises(SettingsError, match="must be a file, sqlite:///FILE or postgresql"):
        _ = Settings(database=url).database_url


@pytest.mark.parametrize("name", ["new folder/a b", "50%25", "what?", "a#b", "a:b@c", "été"])
def test_a_file_may_have_any_name(name: str, tmp_path: Path) -> None:
    file = str(tmp_path / name)
    assert make_url(Settings(database=file).database_url).database == file


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
@pytest.mark.parametrize(
    ("path", "file"),
    [("tables.db", Path("tables.db").resolve()), ("/a%20folder/x", Path("/a folder/x"))],
)
def test_a_file_may_be_given_as_an_address_of_sqlalchemy(
    scheme: str, path: str, file: Path
) -> None:
    settings = Settings(database=f"{scheme}:///{path}")
    assert settings.database_url == Settings(database=str(file)).database_url


def test_the_client_that_is_being_worked_on_asks_the_port_of_the_server() -> None:
    config = (Path(__file__).parents[2] / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f"'http://127.0.0.1:{DEFAULT_PORT}'" in config


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_addresses_of_this_machine(host: str) -> None:
    assert is_this_machine(host)


@pytest.mark.parametrize(
    "host", ["0.0.0.0", "::", "", "192.168.1.5", "example.org", "localhost.example.org", "127.1"]
)
def test_addresses_that_others_can_reach_are_refused(host: str) -> None:
    assert not is_this_machine(host)
    with pytest.raises(SettingsError, match="other machines"):
        run(Settings(host=host), browser=False)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_free_port_is_taken_when_the_own_one_is_not_free(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.server.run.DEFAULT_PORT", taken)
    with bind(Settings()) as listening:
        assert listening.getsockname()[1] not in (0, taken)


def test_the_own_port_is_taken_when_it_is_free(
    free_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.server.run.DEFAULT_PORT", free_port)
    with bind(Settings()) as listening:
        assert listening.getsockname()[1] == free_port


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(taken: int) -> None:
    with pytest.raises(SettingsError, match=f"port {taken}"):
        bind(Settings(port=taken))


def test_two_servers_that_start_at_the_same_time_do_not_share_a_port(
    free_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.server.run.DEFAULT_PORT", free_port)
    with bind(Settings()) as first, bind(Settings()) as second:
        assert first.getsockname()[1] == free_port
        assert second.getsockname()[1] != free_port


def test_answers_do_not_wait_for_the_clients_acknowledgement() -> None:
    """asyncio turns Nagle's algorithm off for sockets that say they are TCP, and only for those."""
    with bind(Settings(port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_the_command_takes_its_settings_from_the_environment(
    tmp_path: Path, free_port: int
) -> None:
    given = environment(
        RAIATEA_PORT=str(free_port), RAIATEA_DATABASE=str(tmp_path / "tables.sqlite")
    )
    with subprocess.Popen(
        [*COMMAND, "serve", "--no-browser"], env=given, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        url = line.removeprefix("Raiatea is at ").split(" ")[0]
        assert url == f"http://127.0.0.1:{free_port}/"
        assert httpx.get(f"{url}api/catalogue").status_code == 200
        assert (tmp_path / "tables.sqlite").exists()
        process.terminate()
        assert process.wait(600) in (0, -15)


def test_a_port_of_the_environment_that_is_taken_is_an_error_too(
    tmp_path: Path, taken: int
) -> None:
    done = subprocess.run(
        [*COMMAND, "serve", "--no-browser", "--database", str(tmp_path / "tables.sqlite")],
        env=environment(RAIATEA_PORT=str(taken)),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 2
    assert f"port {taken}" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--host", "0.0.0.0"], "--beyond-this-machine"),
        (["--database", "mysql://host/tables"], "must be a file, sqlite:///FILE or postgresql"),
        (["--port", "70000"], "port"),
    ],
)
def test_a_server_that_may_not_start_says_why_in_one_line(options: list[str], text: str) -> None:
    done = subprocess.run(
        [*COMMAND, "serve", "--no-browser", "--port", "0", *options],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert text in done.stderr
    assert done.stdout == ""


def test_a_database_that_cannot_be_reached_is_one_line_too(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *COMMAND,
            *("serve", "--no-browser", "--port", "0", "--database"),
            f"postgresql://nobody:hush@/nowhere?host={tmp_path}",
        ],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode != 0
    assert "hush" not in done.stderr
    assert done.stderr.startswith("raiatea: ")
    assert done.stderr.count("\n") == 1
