"""A broken catalogue is refused in one line that names file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from raiatea import catalogue
from raiatea.errors import CatalogueError
from tests.catalogue.folders import FILES, edit


def message(folder: Path) -> str:
    with pytest.raises(CatalogueError) as caught:
        catalogue.load(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


BROKEN = {
    "a word for a number": (
        ("rituals.toml", 'id = "hina"', "cost = 1", 'cost = "one"'),
        'rituals.toml: hina: cost: must be a whole number of 0 or more, not "one"',
    ),
    "a negative number": (
        ("rituals.toml", 'id = "hina"', "cost = 1", "cost = -1"),
        "rituals.toml: hina: cost: must be a whole number of 0 or more, not -1",
    ),
    "a fraction": (
        ("rituals.toml", 'id = "hina"', "cost = 1", "cost = 1.0"),
        "rituals.toml: hina: cost: must be a whole number of 0 or more, not 1.0",
    ),
    "true for a number": (
        ("rituals.toml", 'id = "hina"', "cost = 1", "cost = true"),
        "rituals.toml: hina: cost: must be a whole number of 0 or more, not true",
    ),
    "no copies": (
        ("rituals.toml", 'id = "hina"', "copies = 3", "copies = 0"),
        "rituals.toml: hina: copies: must be a whole number of 1 or more, not 0",
    ),
    "a missing field": (
        ("rituals.toml", 'id = "hina"', "cost = 1\n", ""),
        "rituals.toml: hina: cost: is missing; must be a whole number of 0 or more",
    ),
    "a missing id": (
        ("rituals.toml", "", 'id = "rua-hatu"\n', ""),
        (
            "rituals.toml: rituals[0]: id: is missing; must be lower-case words of a to z and 0 to"
            " 9 joined by hyphens"
        ),
    ),
    "an id with a macron": (
        ("rituals.toml", "", 'id = "rua-hatu"', 'id = "Rua-Hātu"'),
        (
            "rituals.toml: rituals[0]: id: must be lower-case words of a to z and 0 to 9 joined by"
            ' hyphens, not "Rua-Hātu"'
        ),
    ),
    "a duplicate id": (
        ("rituals.toml", "", 'id = "hina"', 'id = "maui"'),
        "rituals.toml: maui: id: must be unique, but an earlier entry has it too",
    ),
    "an unknown field": (
        ("missions.toml", 'id = "2-auction"', "copies = 3", "copies = 3\namount = 4"),
        (
            "missions.toml: 2-auction: amount: is not a field here; the fields are id, kind, value,"
            " copies, source"
        ),
    ),
    "an unknown section": (
        ("board.toml", "", "[die]", "[dice]\n[die]"),
        (
            "board.toml: dice: is not a field here; the fields are die, rounds, priest_track,"
            " statues, starting, ranks, locations, charts"
        ),
    ),
    "an unknown field of a section": (
        ("board.toml", "", "[die]", "[die]\nsides = 4"),
        "board.toml: die: sides: is not a field here; the fields are source, faces",
    ),
    "an unknown field of two lines": (
        ("board.toml", "", "[die]", '[die]\n"a\\nb" = 4'),
        'board.toml: die: "a\\nb": is not a field here; the fields are source, faces',
    ),
    "another list of entries": (
        ("masks.toml", "", "[[masks]]", "[[faces]]"),
        "masks.toml: faces: is not a field here; the fields are masks",
    ),
    "a list that is no list": (
        ("board.toml", "", "faces = [1, 2, 3, 4]", "faces = 4"),
        "board.toml: die: faces: must be a list of whole numbers of 1 or more, not 4",
    ),
    "an empty list": (
        ("rituals.toml", 'id = "hina"', '{ do = "bag-mana", per_player = 6 }', ""),
        "rituals.toml: hina: effects: must be a list of tables, not []",
    ),
    "a word that is not allowed": (
        ("rituals.toml", 'id = "hina"', '"brown"', '"pink"'),
        'rituals.toml: hina: colour: must be one of black, blue, brown, burgundy, not "pink"',
    ),
    "another source": (
        ("masks.toml", "", 'source = "reconstructed"', 'source = "memory"'),
        'masks.toml: red-pearls: source: must be one of rulebook, reconstructed, not "memory"',
    ),
    "a text of two lines": (
        ("rituals.toml", "", 'do = "pearls"', 'do = "pearls\\nmana"'),
        'rituals.toml: rua-hatu: effects[0]: do: must be a line of text, not "pearls\\nmana"',
    ),
    "an empty text": (
        ("rituals.toml", "", 'do = "pearls"', 'do = " "'),
        'rituals.toml: rua-hatu: effects[0]: do: must be a line of text, not " "',
    ),
    "words, which stand in a file of their own": (
        ("rituals.toml", "", 'id = "rua-hatu"', 'id = "rua-hatu"\nname = "Rua-Hatu"'),
        (
            "rituals.toml: rua-hatu: name: is not a field here; the fields are id, colour, pile,"
            " cost, copies, effects, source"
        ),
    ),
    "a long value": (
        ("rituals.toml", 'id = "hina"', "cost = 1", f'cost = "{"1" * 99}"'),
        f'rituals.toml: hina: cost: must be a whole number of 0 or more, not "{"1" * 56}...',
    ),
    "an effect without its word": (
        ("rituals.toml", 'id = "hina"', 'do = "bag-mana", ', ""),
        "rituals.toml: hina: effects[0]: do: is missing; must be a line of text",
    ),
    "an effect of a negative amount": (
        ("rituals.toml", 'id = "hina"', "per_player = 6", "per_player = -6"),
        "rituals.toml: hina: effects[0]: per_player: must be a whole number of 0 or more, not -6",
    ),
    "an effect on a chart of a word for an amount": (
        ("board.toml", 'commodity = "taro"', "amount = 3", 'amount = "few"'),
        (
            "board.toml: charts.taro: spaces[0]: effects[0]: amount: must be a whole number of 0 or"
            ' more, not "few"'
        ),
    ),
    "an unknown word in front": (
        ("rituals.toml", 'id = "hoa"', "die_bonus", "dice_bonus"),
        (
            "rituals.toml: hoa: in_front: dice_bonus: is not a field here; the fields are"
            " hire_discount, reef_pearls, priest_mana, die_bonus, mission_discount, price_reach, vp"
        ),
    ),
    "nothing in front": (
        ("rituals.toml", 'id = "hoa"', "{ die_bonus = 1 }", "{}"),
        (
            "rituals.toml: hoa: in_front: must hold one of hire_discount, reef_pearls, priest_mana,"
            " die_bonus, mission_discount, price_reach, vp"
        ),
    ),
    "something in front that is no table": (
        ("rituals.toml", 'id = "hoa"', "{ die_bonus = 1 }", "1"),
        "rituals.toml: hoa: in_front: must be a table, not 1",
    ),
    "effects of a permanent ritual": (
        ("rituals.toml", 'id = "hoa"', "in_front", "effects = []\nin_front"),
        (
            "rituals.toml: hoa: effects: is not a field here; the fields are id, colour, pile,"
            " cost, copies, in_front, source"
        ),
    ),
    "a pattern of another kind of mission": (
        ("missions.toml", 'id = "1-masks-1"', '"any"', '"exact"'),
        'missions.toml: 1-masks-1: pattern: must be one of any, identical, not "exact"',
    ),
    "a commodity that does not exist": (
        ("missions.toml", 'id = "1-uru"', '["uru"]', '["kava"]'),
        (
            "missions.toml: 1-uru: commodities: must be a list, each one of uru, taro, mahi-mahi,"
            ' tiare, not ["kava"]'
        ),
    ),
    "more different commodities than there are": (
        ("missions.toml", 'id = "3-4-different"', "amount = 4", "amount = 5"),
        "missions.toml: 3-4-different: amount: must be a whole number from 1 to 4, not 5",
    ),
    "two pairs that are not four cards": (
        ("missions.toml", 'id = "3-commodity-pairs"', "amount = 4", "amount = 2"),
        "missions.toml: 3-commodity-pairs: amount: must be 4, not 2",
    ),
    "a fourth value": (
        ("missions.toml", 'id = "3-auction"', "value = 3", "value = 4"),
        "missions.toml: 3-auction: value: must be a whole number from 1 to 3, not 4",
    ),
    "a variety mask that counts another colour": (
        ("masks.toml", 'id = "red-variety"', 'counts = "red"', 'counts = "blue"'),
        'masks.toml: red-variety: counts: must be red, not "blue"',
    ),
    "a forest card of a mask that does not exist": (
        ("forest.toml", "", 'shows = "red-pearls"', 'shows = "pink-pearls"'),
        (
            "forest.toml: mask-red-pearls: shows: must be one of red-pearls, red-pearl-diver,"
            " red-variety, blue-mana, blue-shaman, blue-variety, green-commodities,"
            " green-collector, green-variety, yellow-conditional, yellow-merchant, yellow-variety,"
            ' not "pink-pearls"'
        ),
    ),
    "a treasure on a commodity": (
        ("forest.toml", 'id = "uru"', "copies = 8", 'copies = 8\ntreasure = "mana"'),
        (
            "forest.toml: uru: treasure: is not a field here; the fields are id, kind, shows,"
            " copies, source"
        ),
    ),
    "a flag that is no flag": (
        ("board.toml", 'id = "ariki"', "forbidden = true", "forbidden = 1"),
        "board.toml: ranks.ariki: forbidden: must be true or false, not 1",
    ),
    "ranks that do not rise": (
        ("board.toml", 'id = "arioi"', "space = 5", "space = 2"),
        "board.toml: ranks.arioi: space: must be a whole number of 3 or more, not 2",
    ),
    "a first rank above the start": (
        ("board.toml", 'id = "raatira"', "space = 0", "space = 1"),
        "board.toml: ranks.raatira: space: must be 0, not 1",
    ),
    "a tile twice": (
        ("board.toml", "", 'id = "market"', 'id = "marae"'),
        (
            "board.toml: locations: id: must be forest, marae, reef, path, neighbourhood, market,"
            " once each, in this order"
        ),
    ),
    "a die where there is none": (
        ("board.toml", 'id = "path"', 'die = ""', 'die = "shaman"'),
        'board.toml: locations.path: die: must be "", not "shaman"',
    ),
    "a missing chart": (
        ("board.toml", "", 'commodity = "tiare"', 'commodity = "taro"'),
        (
            "board.toml: charts: commodity: must be uru, taro, mahi-mahi, tiare, once each, in this"
            " order"
        ),
    ),
    "a chart of fewer spaces": (
        (
            "board.toml",
            "",
            '    { effects = [{ do = "mana", amount = 9 }] },\n',
            "",
        ),
        "board.toml: charts.taro: spaces: must be 5 spaces as in the chart before, not 4",
    ),
    "a marker above its chart": (
        ("board.toml", 'commodity = "taro"', "start = 2", "start = 6"),
        "board.toml: charts.taro: start: must be a whole number from 1 to 5, not 6",
    ),
    "no rounds for five players": (
        ("board.toml", "", "5 = [", "6 = ["),
        (
            "board.toml: rounds: 5: is missing; must be a list, each one of A1, A2, A3, A4, A5, A6,"
            " C1, C2, C3"
        ),
    ),
    "a round track without its last ceremony": (
        ("board.toml", "", '"A6", "C3"]', '"A6"]'),
        (
            "board.toml: rounds: 3: must have action rounds once each in order, and C1, C2 and, at"
            " the end, C3"
        ),
    ),
    "too few starting assistants": (
        ("board.toml", "", "assistants = 24", "assistants = 20"),
        "board.toml: starting: assistants: must be 24, not 20",
    ),
    "too many starting commodities": (
        ("board.toml", "", "commodities = 4", "commodities = 8"),
        "board.toml: starting: commodities: must be 4, not 8",
    ),
    "a statue of more spaces than tokens": (
        ("board.toml", "", "rows = [1, 1, 1, 2, 2, 2]", "rows = [11, 11]"),
        (
            "board.toml: statues: rows: must come to 21 spaces at most, one for each token of the"
            " scarcest value, not 22"
        ),
    ),
    "a normal ritual too many": (
        ("rituals.toml", 'id = "hina"', "copies = 3", "copies = 4"),
        "rituals.toml: all normal rituals: copies: must come to 48 in all, not 49",
    ),
    "a forbidden ritual too few": (
        ("rituals.toml", 'id = "ihi"', "copies = 2", "copies = 1"),
        "rituals.toml: all forbidden rituals: copies: must come to 30 in all, not 29",
    ),
    "a Tāne ritual too many": (
        ("rituals.toml", 'id = "tane-net"', "copies = 2", "copies = 3"),
        "rituals.toml: all Tāne rituals: copies: must come to 14 in all, not 15",
    ),
    "a mission too many": (
        ("missions.toml", 'id = "2-auction"', "copies = 3", "copies = 4"),
        "missions.toml: all missions of value 2: copies: must come to 23 in all, not 24",
    ),
    "a forest card too few": (
        ("forest.toml", 'id = "uru"', "copies = 8", "copies = 7"),
        "forest.toml: all cards: copies: must come to 72 in all, not 71",
    ),
    "a starting mask too few": (
        ("masks.toml", "", "starting = 1", "starting = 0"),
        "masks.toml: all masks: starting: must come to 8 in all, not 7",
    ),
    "a picture on three cards": (
        ("forest.toml", "", 'shows = "blue-variety"', 'shows = "red-variety"'),
        (
            "masks.toml: red-variety: starting, with the forest cards that show it: must come to 2"
            " in all, not 3"
        ),
    ),
}


@pytest.mark.parametrize(("change", "expected"), BROKEN.values(), ids=BROKEN)
def test_a_broken_entry_gets_an_error_that_names_file_entry_and_field(
    folder: Path, change: tuple[str, str, str, str], expected: str
) -> None:
    edit(folder, *change)
    assert message(folder) == expected


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert message(folder) == f"{file}: cannot be read: No such file or directory"


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_not_toml_is_named_with_the_line(folder: Path, file: str) -> None:
    (folder / file).write_text("cost = \n", encoding="utf-8")
    assert message(folder) == f"{file}: must be TOML: Invalid value (at line 1, column 8)"


@pytest.mark.parametrize("text", [f"cost = {'9' * 5000}", f"cost = {'[' * 100_000}"])
def test_a_file_that_is_too_much_for_the_toml_reader_is_named(folder: Path, text: str) -> None:
    (folder / "masks.toml").write_text(text, encoding="utf-8")
    assert message(folder).startswith("masks.toml: must be TOML: ")


def test_a_file_that_is_not_utf_8_is_named_with_the_byte(folder: Path) -> None:
    (folder / "forest.toml").write_bytes(b"# T\xe2ne\n")
    assert message(folder) == "forest.toml: must be UTF-8 text, but byte 4 is not"


@pytest.mark.parametrize("name", ["nowhere", "board.toml", "x" * 5000])
def test_a_path_that_is_no_folder_is_named(folder: Path, name: str) -> None:
    assert message(folder / name) == (
        f"{folder / name}: must be a folder that holds {', '.join(FILES)}"
    )
