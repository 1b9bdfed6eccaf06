"""The Marae (R5.5 to R5.7)."""

from __future__ import annotations

from tests.rules.visits import turns, visit, visit_as_second
from tests.toolkit import Scene

# The die


def test_R5_5_as_many_shamans_as_the_die_shows_bring_a_tattoo() -> None:
    scene = Scene()
    scene.assistants(0, "shaman", "shaman", "shaman")
    visit(scene, "marae", 3)
    scene.play(0, "tattoo")
    assert scene.told("tattoos", "seat", "amount", "space") == [
        {"seat": 0, "amount": 1, "space": 1}
    ]
    assert scene.question == "MaraeTurn"


def test_R5_5_one_shaman_too_few_brings_no_tattoo() -> None:
    scene = Scene()
    scene.assistants(0, "shaman", "shaman")
    visit(scene, "marae", 3)
    assert scene.question == "MaraeTurn"


def test_R5_5_the_tattoo_of_the_die_may_be_declined() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    visit(scene, "marae", 1)
    assert scene.moves(0) == ["tattoo", "pass"]
    scene.play(0, "pass")
    assert scene.public["tattoos"] == [0, 0, 0, 0]


def test_R5_5_every_player_with_enough_shamans_is_asked_before_anyone_sacrifices() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    scene.assistants(2, "shaman")
    visit_as_second(scene, "marae", 1)
    assert turns(scene, "AdvanceTattoo", "tattoo") == [2, 0]
    assert scene.public["tattoos"] == [1, 0, 1, 0]
    assert (scene.question, scene.awaiting) == ("MaraeTurn", (1,))


# Sacrifices and draws


def test_R5_6_the_players_act_in_turn_order() -> None:
    scene = Scene()
    visit_as_second(scene, "marae", 4)
    assert turns(scene, "MaraeTurn", "done") == [1, 2, 3, 0]


def test_R5_6_a_commodity_sacrificed_goes_to_the_market_for_one_tattoo() -> None:
    scene = Scene()
    scene.commodities(0, "taro")
    visit(scene, "marae", 4)
    scene.play(0, "sacrifice taro")
    assert [(event.kind, event.data) for event in scene.events] == [
        ("sacrificed", {"seat": 0, "commodity": "taro"}),
        ("price", {"commodity": "taro", "space": 1}),
        ("tattoos", {"seat": 0, "amount": 1, "space": 1, "rank": None}),
    ]
    assert scene.mine(0)["commodities"]["taro"] == 0
    assert scene.public["markets"]["commodities"]["taro"] == 2


def test_R5_6_only_what_one_holds_can_be_sacrificed() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "tiare", "tiare")
    visit(scene, "marae", 4)
    assert scene.moves(0) == ["sacrifice uru", "sacrifice tiare", "draw normal", "done"]


def test_R5_6_players_other_than_the_kahuna_sacrifice_one_commodity_only() -> None:
    scene = Scene()
    scene.commodities(1, "uru", "uru")
    visit(scene, "marae", 4)
    scene.play(0, "done")
    scene.play(1, "sacrifice uru")
    assert scene.moves(1) == ["draw normal", "done"]


def test_R5_6_one_may_draw_without_a_sacrifice_and_keeps_one_card() -> None:
    scene = Scene()
    visit(scene, "marae", 4)
    scene.play(0, "done")
    scene.force("normal", "hina", "tipa", "ru")
    scene.play(1, "draw normal")
    assert scene.told("drew") == [{"seat": 1, "pile": "normal", "number": 3}]
    assert scene.moves(1) == ["keep tipa", "keep ru", "keep hina"]
    scene.play(1, "keep ru")
    assert scene.mine(1)["rituals"] == ["ru"]
    assert scene.mine(1)["discarded"]["normal"] == ["tipa", "hina"]
    assert scene.awaiting == (2,)


def test_R5_6_one_may_sacrifice_without_a_draw() -> None:
    scene = Scene()
    scene.commodities(1, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "done")
    scene.play(1, "sacrifice uru", "done")
    assert scene.public["tattoos"] == [0, 1, 0, 0]
    assert scene.mine(1)["rituals"] == []
    assert scene.awaiting == (2,)


def test_R5_6_one_may_do_neither() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    visit(scene, "marae", 4)
    assert scene.play(0, "done") == []
    assert scene.awaiting == (1,)


def test_R5_6_ariki_reached_by_the_sacrifice_opens_the_forbidden_pile_for_the_draw() -> None:
    scene = Scene()
    scene.has(1, tattoos=2)
    scene.commodities(1, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "done")
    assert scene.moves(1) == ["sacrifice uru", "draw normal", "done"]
    scene.play(1, "sacrifice uru")
    assert scene.moves(1) == ["draw normal", "draw forbidden", "done"]


def test_R5_6_arioi_reached_by_the_sacrifice_gives_a_draw_of_five() -> None:
    scene = Scene()
    scene.has(1, tattoos=5)
    scene.commodities(1, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "done")
    scene.play(1, "sacrifice uru", "draw forbidden")
    assert scene.told("drew") == [{"seat": 1, "pile": "forbidden", "number": 5}]


def test_R5_6_after_the_draw_nothing_can_be_sacrificed() -> None:
    scene = Scene()
    scene.commodities(1, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "done")
    scene.force("normal", "ru", "ru", "ru")
    scene.play(1, "draw normal", "keep ru")
    assert scene.awaiting == (2,)
    assert scene.mine(1)["commodities"]["uru"] == 1


def test_R5_7_the_kahuna_may_sacrifice_a_second_commodity_but_no_third() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "uru", "uru")
    scene.prices(uru=4)
    visit(scene, "marae", 4)
    scene.play(0, "sacrifice uru", "sacrifice uru")
    assert scene.public["tattoos"][0] == 2
    assert scene.price("uru") == 2
    assert scene.moves(0) == ["draw normal", "done"]


def test_R5_7_the_kahuna_may_draw_a_second_set_and_keeps_one_of_each() -> None:
    scene = Scene()
    scene.has(0, tattoos=3)
    visit(scene, "marae", 4)
    scene.force("normal", "ru", "tipa", "hina")
    scene.play(0, "draw normal", "keep ru")
    assert scene.moves(0) == ["draw normal", "draw forbidden", "done"]
    scene.force("forbidden", "tu", "ihi", "oro")
    scene.play(0, "draw forbidden", "keep ihi")
    assert scene.mine(0)["rituals"] == ["ru", "ihi"]
    assert scene.mine(0)["discarded"] == {"normal": ["tipa", "hina"], "forbidden": ["tu", "oro"]}
    assert scene.awaiting == (1,)


def test_R5_7_the_kahuna_may_use_the_second_sacrifice_without_the_second_draw() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro")
    visit(scene, "marae", 4)
    scene.force("normal", "ru", "ru", "ru")
    scene.play(0, "sacrifice uru", "sacrifice taro", "draw normal", "keep ru", "done")
    assert scene.public["tattoos"][0] == 2
    assert scene.mine(0)["rituals"] == ["ru"]
    assert scene.awaiting == (1,)


def test_R5_7_the_kahuna_may_use_the_second_draw_without_the_second_sacrifice() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro")
    visit(scene, "marae", 4)
    scene.force("normal", "ru", "ru", "ru", "tipa", "tipa", "tipa")
    scene.play(0, "sacrifice uru", "draw normal", "keep ru", "draw normal", "keep tipa")
    assert scene.public["tattoos"][0] == 1
    assert scene.mine(0)["rituals"] == ["tipa", "ru"]
    assert scene.awaiting == (1,)


def test_R5_7_the_kahuna_may_use_neither_part_of_the_bonus() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro")
    visit(scene, "marae", 4)
    scene.force("normal", "ru", "ru", "ru")
    scene.play(0, "sacrifice uru", "draw normal", "keep ru", "done")
    assert scene.mine(0)["commodities"]["taro"] == 1
    assert scene.mine(0)["rituals"] == ["ru"]
    assert scene.awaiting == (1,)


def test_R5_7_both_sacrifices_come_before_the_first_draw() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro")
    visit(scene, "marae", 4)
    scene.force("normal", "ru", "ru", "ru")
    scene.play(0, "sacrifice uru", "draw normal", "keep ru")
    assert scene.moves(0) == ["draw normal", "done"]
