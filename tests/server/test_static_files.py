"""The browser client's files: compressed when they were built, and never again."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from raiatea.server import static_files
from tests.server.live import asynchronous
from tests.server.process import Server

SCRIPT = "console.log('ia ora na');\n" * 100
BROTLI = b"what brotli makes of it"
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> static_files.ClientFiles:
    """A client that was built: a page, a script, and a picture too small to compress."""
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    for name, text in (("index.html", "<!doctype html>" * 50), ("assets/one-x.js", SCRIPT)):
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
        (tmp_path / f"{name}.br").write_bytes(BROTLI)
    (tmp_path / "assets" / "small-x.svg").write_text("<svg/>", encoding="utf-8")
    return static_files.ClientFiles()


def client(files: static_files.ClientFiles) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(files), base_url="http://127.0.0.1")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=1.0", "br"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("", None),
        ("gzip;q=much, br;q=nan", None),
        (",;,;;q=", None),
    ],
)
@asynchronous
async def test_a_file_comes_in_an_encoding_that_is_accepted(
    files: static_files.ClientFiles, accepted: str, encoding: str | None
) -> None:
    async with client(files) as http:
        asked = http.build_request("GET", "/assets/one-x.js", headers={"Accept-Encoding": accepted})
        answer = await http.send(asked, stream=True)
        sent = b"".join([piece async for piece in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    plain = {"br": BROTLI, "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}
    assert sent[10:] == plain[encoding][10:]  # a gzip begins with the time
    assert answer.headers["content-length"] == str(len(sent))
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-type"].startswith("text/javascript")


@asynchronous
async def test_every_encoding_has_a_tag_of_its_own(files: static_files.ClientFiles) -> None:
    async with client(files) as http:
        tags = {}
        for encoding in ("br", "gzip", "identity"):
            async with http.stream("GET", "/", headers={"Accept-Encoding": encoding}) as answer:
                assert answer.headers["cache-control"] == "no-cache"
                tags[encoding] = answer.headers["etag"]
        assert len(set(tags.values())) == 3
        for encoding, tag in tags.items():
            for other in tags:
                headers = {"Accept-Encoding": other, "If-None-Match": tag}
                async with http.stream("GET", "/", headers=headers) as answer:
                    assert answer.status_code == (304 if other == encoding else 200)
                    assert answer.headers["vary"] == "Accept-Encoding"


@asynchronous
async def test_what_was_not_worth_it_comes_as_it_is(files: static_files.ClientFiles) -> None:
    async with client(files) as http:
        answer = await http.get("/assets/small-x.svg")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert "content-encoding" not in answer.headers


def test_the_built_client_was_compressed_and_is_sent_so(one_server: Server) -> None:
    assets = (static_files.STATIC / "assets").glob("*.js")
    built = [file for file in assets if file.stat().st_size > 500]
    assert built
    for file in built:
        assert gzip.decompress(Path(f"{file}.gz").read_bytes()) == file.read_bytes()
        assert 0 < Path(f"{file}.br").stat().st_size < Path(f"{file}.gz").stat().st_size
    headers = {"Accept-Encoding": "gzip"}
    answer = one_server.get(f"/assets/{built[0].name}", headers=headers)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-length"] == str(Path(f"{built[0]}.gz").stat().st_size)
    assert answer.content == built[0].read_bytes()
    assert one_server.get("/api/catalogue").headers["content-encoding"] == "gzip"


def test_nothing_is_compressed_for_each_request(one_server: Server) -> None:
    """Not even what was not compressed before."""
    answer = one_server.get("/index.html.br", headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/..%5capp.py",
        "/%00",
        "/assets/%00.js",
        "/assets",
        "/assets/",
        "/" + "a" * 5000,
        "/a/" * 2000,
        "/index.html/x",
        "/%ff%fe",
    ],
)
def test_nothing_else_can_be_read(one_server: Server, path: str) -> None:
    raw = httpx.URL(one_server.url).copy_with(raw_path=path.encode())
    answer = one_server.http.get(raw)
    assert answer.status_code == 404, answer.text
    assert "Traceback" not in one_server.said()
