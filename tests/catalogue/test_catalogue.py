"""The packaged catalogue is the one of CATALOGUE.md, and its hash names what is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from raiatea import catalogue
from raiatea.catalogue import Catalogue, EffectEntry, Ritual
from raiatea.errors import CatalogueError
from tests.catalogue.folders import edit

CAT = catalogue.default()
RITUALS = {ritual.id: ritual for ritual in CAT.rituals}
MISSIONS = {mission.id: mission for mission in CAT.missions}


def effects(ritual: Ritual) -> list[tuple[str, dict[str, int]]]:
    return [(effect.do, dict(effect.numbers)) for effect in ritual.effects]


def with_source(value: Any) -> Iterator[Any]:
    if is_dataclass(value):
        if hasattr(value, "source"):
            yield value
        for field in fields(value):
            yield from with_source(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from with_source(item)


def test_there_are_92_rituals() -> None:
    cards: Counter[tuple[bool, str]] = Counter()
    for ritual in CAT.rituals:
        cards[ritual.tane, ritual.pile] += ritual.copies
    assert cards == {
        (False, "normal"): 48,
        (False, "forbidden"): 30,
        (True, "normal"): 8,
        (True, "forbidden"): 6,
    }


def test_there_are_68_mission_tokens_by_value_and_kind() -> None:
    tokens: dict[str, list[int]] = {}
    for mission in CAT.missions:
        tokens.setdefault(mission.kind, [0, 0, 0])[mission.value - 1] += mission.copies
    assert tokens == {
        "pearls": [4, 3, 3],
        "mana": [4, 3, 3],
        "commodities": [6, 6, 5],
        "masks": [1, 1, 1],
        "rituals": [1, 1, 0],
        "conditional": [6, 6, 6],
        "auction": [2, 3, 3],
    }


def test_there_are_72_forest_cards_by_kind() -> None:
    cards: Counter[str] = Counter()
    for card in CAT.forest:
        cards[card.kind] += card.copies
    assert cards == {"mask": 16, "mirror": 4, "commodity": 32, "assistant": 20}


def test_every_type_of_commodity_and_assistant_is_as_frequent_in_the_forest() -> None:
    copies = {card.shows: card.copies for card in CAT.forest if card.kind != "mask"}
    assert [copies[name] for name in catalogue.COMMODITIES] == [8] * 4
    assert [copies[name] for name in catalogue.ASSISTANTS] == [5] * 4


def test_twelve_masks_come_in_three_pictures_of_each_colour() -> None:
    assert Counter(mask.colour for mask in CAT.masks) == dict.fromkeys(catalogue.MASK_COLOURS, 3)
    assert sum(mask.starting for mask in CAT.masks) == 8
    assert {mask.counts: mask.colour for mask in CAT.masks if mask.scores != "variety"} == {
        "pearls": "red",
        "pearl-diver": "red",
        "mana": "blue",
        "shaman": "blue",
        "commodities": "green",
        "collector": "green",
        "conditional": "yellow",
        "merchant": "yellow",
    }


def test_treasures_go_by_the_kind_of_mask() -> None:
    scores = {mask.id: mask.scores for mask in CAT.masks}
    treasures = Counter(
        (scores[card.shows], card.treasure, card.amount)
        for card in CAT.forest
        if card.kind == "mask"
    )
    assert treasures == {
        ("mission", "pearls", 3): 4,
        ("assistant", "mana", 3): 4,
        ("variety", "tattoos", 1): 4,
        ("variety", "mana", 3): 4,
    }


def test_every_entry_has_a_source() -> None:
    entries = list(with_source(CAT))
    assert len(entries) == 4 + 6 + 4 + len(RITUALS) + len(MISSIONS) + 12 + len(CAT.forest)
    assert {entry.source for entry in entries} == {"rulebook", "reconstructed"}


def test_only_what_is_marked_fact_has_the_rulebook_as_its_source() -> None:
    facts = {entry.id for entry in with_source(CAT) if entry.source == "rulebook"}
    assert facts == {"raatira", *catalogue.LOCATIONS, "rua-hatu", "hina"}


def test_the_nine_rituals_of_the_worked_example_have_their_costs() -> None:
    costs = {
        "hina": 1,
        "uru-taetae": 4,
        "rau-pena": 4,
        "rua-hatu": 4,
        "raa": 5,
        "roroo": 6,
        "mata-arahu": 8,
        "taere": 10,
        "ihi": 11,
    }
    assert {key: RITUALS[key].cost for key in costs} == costs
    assert sum(costs.values()) == 53


def test_hina_and_rua_hatu_do_what_the_rulebook_says() -> None:
    assert RITUALS["hina"].colour == "brown"
    assert effects(RITUALS["hina"]) == [("bag-mana", {"per_player": 6})]
    assert effects(RITUALS["rua-hatu"]) == [("pearls", {"amount": 3})]


def test_general_rituals_but_hina_are_for_everyone() -> None:
    general = [ritual for ritual in CAT.rituals if ritual.colour == "brown"]
    everyone = {r.id for r in general if r.effects[0].numbers.get("everyone") == 1}
    assert everyone == {ritual.id for ritual in general} - {"hina"}


def test_permanent_rituals_say_what_they_do_in_front_of_a_player() -> None:
    assert {ritual.id: ritual.in_front for ritual in CAT.rituals if ritual.in_front} == {
        "toa-hiti": {"hire_discount": 2},
        "tii": {"reef_pearls": 2, "mission_discount": 1},
        "oro-mai": {"priest_mana": 2},
        "hoa": {"die_bonus": 1},
        "papa-rai-3": {"vp": 3},
        "papa-rai-4": {"vp": 4},
        "papa-rai-5": {"vp": 5},
        "roo": {"mission_discount": 2},
        "ana": {"price_reach": 1},
    }


def test_only_papa_rai_give_points() -> None:
    assert {r.id for r in CAT.rituals if "vp" in r.in_front} == {
        f"papa-rai-{points}" for points in (3, 4, 5)
    }


def test_forbidden_rituals_are_more_expensive() -> None:
    normal, forbidden = (
        [r.cost for r in CAT.rituals if r.pile == pile] for pile in catalogue.PILES
    )
    assert min(forbidden) > median(normal)


def test_conditions_are_arioi_and_six_priests() -> None:
    arioi, priests = MISSIONS["2-arioi"], MISSIONS["2-priests-6"]
    assert (arioi.pattern, arioi.amount) == ("rank", 2)
    assert (priests.pattern, priests.amount) == ("priests", 6)


def test_a_mission_of_named_commodities_costs_as_many_as_it_names() -> None:
    mission = MISSIONS["3-taro-mahi-mahi-tiare"]
    assert mission.commodities == ("taro", "mahi-mahi", "tiare")
    assert mission.amount == 3


def test_ranks_have_their_points_draws_and_clips() -> None:
    ranks = [(r.id, r.space, r.vp, r.draws, r.forbidden, r.clips) for r in CAT.board.ranks]
    assert ranks == [
        ("raatira", 0, 0, 3, False, 2),
        ("ariki", 2, 3, 3, True, 2),
        ("arioi", 5, 6, 5, True, 3),
        ("tahua", 11, 9, 5, True, 3),
    ]


def test_more_players_have_fewer_action_rounds() -> None:
    rounds = CAT.board.rounds
    assert rounds[3] == ("A1", "C1", "A2", "A3", "C2", "A4", "A5", "A6", "C3")
    assert rounds[4] == tuple(name for name in rounds[3] if name != "A6")
    assert rounds[5] == tuple(name for name in rounds[4] if name != "A5")


def test_the_board_has_die_tracks_statues_and_starting_markets() -> None:
    board = CAT.board
    assert board.die == (1, 2, 3, 4)
    assert board.priest_track == 10
    assert board.statue_rows == (1, 1, 1, 2, 2, 2)
    assert (board.starting_assistants, board.starting_commodities) == (24, 4)


def test_four_tiles_have_a_die_for_an_assistant() -> None:
    assert {tile.id: tile.die for tile in CAT.board.locations} == {
        "forest": "collector",
        "marae": "shaman",
        "reef": "pearl-diver",
        "path": "",
        "neighbourhood": "",
        "market": "merchant",
    }


def test_charts_have_five_spaces_and_start_on_the_second() -> None:
    assert [(len(c.spaces), c.start) for c in CAT.board.charts] == [(5, 2)] * 4
    top = CAT.board.charts[2].spaces[-1]
    assert top == (
        EffectEntry("mission", {"may": 0}, "board.toml: charts.mahi-mahi: spaces[4]: effects[0]"),
    )


def test_an_effect_knows_where_it_stands() -> None:
    assert RITUALS["hina"].effects[0].where == "rituals.toml: hina: effects[0]"
    assert RITUALS["oro"].effects[1].where == "rituals.toml: oro: effects[1]"


def test_the_packaged_catalogue_is_loaded_once() -> None:
    assert catalogue.default() is catalogue.default()


def test_a_copy_of_the_packaged_catalogue_loads_as_the_same(folder: Path) -> None:
    assert catalogue.load(folder) == CAT
    assert catalogue.load(str(folder)) == CAT


def test_a_file_with_byte_order_mark_and_windows_line_ends_loads_as_the_same(folder: Path) -> None:
    data = (folder / "rituals.toml").read_bytes().replace(b"\n", b"\r\n")
    (folder / "rituals.toml").write_bytes(b"\xef\xbb\xbf" + data)
    assert catalogue.load(folder) == CAT


def test_the_hash_is_sixteen_hexadecimal_digits() -> None:
    assert len(CAT.hash) == 16
    assert int(CAT.hash, 16) >= 0


@pytest.mark.parametrize(
    ("file", "entry", "old", "new"),
    [
        ("rituals.toml", "", 'source = "reconstructed"', 'source = "rulebook"'),
        ("board.toml", "", "[die]", "# A comment.\n[die]"),
    ],
)
def test_the_hash_does_not_depend_on_sources_and_comments(
    folder: Path, file: str, entry: str, old: str, new: str
) -> None:
    edit(folder, file, entry, old, new)
    assert catalogue.load(folder).hash == CAT.hash


def test_a_card_set_brings_its_words_which_are_not_played(folder: Path) -> None:
    assert catalogue.load(folder).words == {}
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("ritual-hina = Hīna\n", "utf-8")
    (folder / "words" / "notes.txt").write_text("nothing", "utf-8")
    found = catalogue.load(folder)
    assert found.words == {"en": "ritual-hina = Hīna\n"}
    assert found.hash == CAT.hash
    (folder / "words" / "fr.ftl").write_bytes(b"ritual-hina = \xff\n")
    with pytest.raises(CatalogueError) as refused:
        catalogue.load(folder)
    assert str(refused.value) == "words/fr.ftl: must be UTF-8 text, but byte 15 is not"


@pytest.mark.parametrize(
    ("file", "entry", "old", "new"),
    [
        ("rituals.toml", 'id = "hina"', "cost = 1", "cost = 2"),
        ("rituals.toml", 'id = "hina"', "per_player = 6", "per_player = 5"),
        ("rituals.toml", 'id = "hoa"', "die_bonus = 1", "die_bonus = 2"),
        ("rituals.toml", "", 'id = "hina"', 'id = "hina-2"'),
        ("missions.toml", 'id = "1-pearls-4"', "amount = 4", "amount = 3"),
        ("masks.toml", 'id = "red-pearls"', 'colour = "red"', 'colour = "blue"'),
        ("forest.toml", "", "amount = 3", "amount = 4"),
        ("board.toml", "[priest_track]", "last = 10", "last = 11"),
        ("board.toml", "[[charts]]", "amount = 3", "amount = 4"),
    ],
)
def test_the_hash_depends_on_what_is_played(
    folder: Path, file: str, entry: str, old: str, new: str
) -> None:
    edit(folder, file, entry, old, new)
    changed: Catalogue = catalogue.load(folder)
    assert changed.hash != CAT.hash
