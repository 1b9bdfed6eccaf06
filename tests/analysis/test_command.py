"""raiatea analyse, and hints in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from raiatea.cli import main
from tests.analysis.records import played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(played("skilled", "random", "random")), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["analyse", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_chances_and_costly_decisions_are_shown_as_tables(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    out = run(capsys, str(file), "--language", "en")
    assert out.startswith("skilled 0 won.\n")
    assert re.search(r"^C3 +\d+% +\d+% +\d+%", out, re.MULTILINE)
    assert re.search(r"^End +100% +0% +0%", out, re.MULTILINE)
    assert "As the bot Skilled sees it" in out
    assert re.search(r"^ *\d+ +[AC]\d +random [12] ", out, re.MULTILINE)
    assert re.search(r"\d points ", out)


def test_json_is_one_object_with_all_moments_and_decisions(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    out = run(capsys, str(file), "--json", "--language", "nl")
    found: dict[str, Any] = json.loads(out)
    record = played("skilled", "random", "random")
    assert out.count("\n") == 1
    assert (found["winner"], found["bot"], found["language"]) == (0, "skilled", "nl")
    assert len(found["chances"]) == len(record["moves"]) + 1
    worst = found["decisions"][0]
    assert worst["played"] == record["moves"][worst["number"] - 1][1]
    assert worst["unit"] == "points"
    assert worst["words"]["reason"].endswith(".")


def test_other_languages_say_it_in_their_words(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Victoire pour skilled 0." in run(capsys, str(file), "--language", "fr")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Vittoria per skilled 0." in run(capsys, str(file))


def data_of(page: Path) -> dict[str, Any]:
    """What lies inside a page."""
    text = page.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_the_page_is_that_of_the_table_with_the_review_inside(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    run(capsys, str(file), "--html", str(page), "--language", "it")
    text = page.read_text(encoding="utf-8")
    assert '<html lang="it"' in text
    assert not re.search(r"""(src|href)=["'](?!#|data:)""", text.partition("<script>")[0])
    data = data_of(page)
    assert (data["language"], data["review"]["bot"]) == ("it", "skilled")
    moments = len(played("skilled", "random", "random")["moves"]) + 1
    assert len(data["review"]["chances"]) == moments
    assert data["catalogue"]["hash"] == data["review"]["catalogue"]


def test_names_are_shown_as_they_are_and_do_nothing(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    record["players"] = ["<b>Ana</b>", "Ben\x1b[2J", "Cleo"]
    file.write_text(json.dumps(record), encoding="utf-8")
    page = tmp_path / "page.html"
    out = run(capsys, str(file), "--html", str(page))
    assert "\x1b" not in out
    assert "<b>Ana" not in page.read_text(encoding="utf-8")
    assert data_of(page)["review"]["players"][0] == "<b>Ana</b>"


def test_what_the_server_exports_holds_a_record(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    plain = run(capsys, str(file), "--json")
    record = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({"record": record, "fairness": {}}), encoding="utf-8")
    assert run(capsys, str(file), "--json") == plain


def test_a_flawless_game_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    record = played("skilled", "skilled", "skilled", decisions=20)
    path.write_text(json.dumps(record), encoding="utf-8")
    out = run(capsys, str(path), "--language", "en", "--html", str(tmp_path / "page.html"))
    assert "The game is not over." in out
    assert re.search(r"^Now +\d+%", out, re.MULTILINE)
    assert "The bot Skilled would have decided nothing differently." in out


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("--bot", "clever"), "unknown bot 'clever'"),
        (("--language", "tlh"), "unknown language 'tlh'"),
        (("--html", "no/such/folder/page.html"), "cannot be written"),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], file: Path, options: tuple[str, ...], text: str
) -> None:
    assert main(["analyse", str(file), *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert text in err


def test_a_damaged_record_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text("{}", encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert "rules: missing in the record" in capsys.readouterr().err
