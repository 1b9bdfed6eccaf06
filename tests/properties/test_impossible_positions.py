"""Positions in which every card is in one place, but that no game can come to."""

from __future__ import annotations

from typing import Any

import pytest

from raiatea import Game, PositionError
from tests.toolkit import Scene


def saved(scene: Scene) -> dict[str, Any]:
    """The position of a scene, which can be loaded."""
    found = scene.game.to_dict()
    Game.from_dict(found, scene.cards)
    return found


def refused(scene: Scene, position: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        Game.from_dict(position, scene.cards)


def turned_up() -> Scene:
    """A seat is to take one of three forest cards that were turned up by a ritual."""
    scene = Scene()
    scene.perform(0, "maui")
    assert scene.question == "TakeShown"
    assert len(scene.public["shown"]) == 3
    return scene


def test_a_card_that_was_turned_up_does_not_go_back_into_the_pile() -> None:
    scene = turned_up()
    position = saved(scene)
    card = position["public"]["shown"].pop()
    position["secret"]["forest_pile"].append(card)
    refused(scene, position, "shown: must be the cards that the stack will take")


def test_no_further_card_is_turned_up_beside_those_to_be_taken() -> None:
    scene = turned_up()
    position = saved(scene)
    position["public"]["shown"].append(position["secret"]["forest_pile"].pop())
    refused(scene, position, "shown: must be the cards that the stack will take")


def test_no_card_lies_turned_up_that_nobody_is_to_take() -> None:
    scene = Scene()
    position = saved(scene)
    position["public"]["shown"].append(position["secret"]["forest_pile"].pop())
    refused(scene, position, "shown: must be the cards that the stack will take")


def test_a_step_takes_no_cards_that_were_not_turned_up() -> None:
    scene = turned_up()
    position = saved(scene)
    frame = position["public"]["stack"][-1]
    assert (frame["step"], frame["number"]) == ("TakeShown", 3)
    frame["number"] = 2
    refused(scene, position, "shown: must be the cards that the stack will take")


def test_no_ritual_is_performed_that_no_step_will_finish() -> None:
    scene = Scene()
    scene.hand(0, "maui")
    position = saved(scene)
    position["public"]["performing"].append(position["secret"]["hands"][0].pop())
    refused(scene, position, "performing: must be the rituals that the stack will finish")


def test_no_commodity_lies_aside_that_nobody_sells() -> None:
    scene = Scene()
    scene.commodities(0, "taro")
    position = saved(scene)
    position["secret"]["commodities"][0]["taro"] -= 1
    position["public"]["aside"].append("taro")
    refused(scene, position, "aside: must be the commodities whose sale the stack will finish")
