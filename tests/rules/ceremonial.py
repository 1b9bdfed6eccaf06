"""Short cuts through ceremonies, for tests that read like an evening at the table."""

from __future__ import annotations

from typing import Any

from tests.toolkit import Scene


def together(scene: Scene, *texts: str) -> None:
    """All seats answer a question asked of everyone, seat 0 with the first text."""
    for seat, text in enumerate(texts):
        scene.play(seat, text)


def to_offering(scene: Scene, *lots: tuple[str, ...]) -> None:
    """Go to the offering of C1; seat by seat, these rituals have been put into the bag."""
    for seat, lot in enumerate(lots):
        scene.hand(seat, *lot)
    scene.to_round("C1")
    scene.until("Prepare")
    for seat, lot in enumerate(lots):
        scene.play(seat, *[f"prepare {ritual}" for ritual in lot], "done")
    scene.until("Offer")


def decline_gifts(scene: Scene) -> None:
    while scene.question == "ChooseGift":
        scene.idle()


def bless(scene: Scene, mana: int, *lots: tuple[str, ...]) -> None:
    """Hold C1 up to the row: the rituals that seat by seat go into the bag, and its mana.

    Nobody offers anything or takes a gift, so the order stays as it is.
    """
    to_offering(scene, *lots)
    scene.bag(mana)
    scene.idle()
    decline_gifts(scene)


def to_construction(scene: Scene, *missions: str | None, statue: int = 1) -> None:
    """Go to the first player's turn of the construction, with these missions on one statue.

    It is the ceremony in which that statue is the newest; earlier statues are empty.
    """
    scene.to_round(f"C{statue}")
    for earlier in range(1, statue):
        scene.statue(earlier)
    scene.statue(statue, *missions)
    scene.until("Build")


def everyone_passes(scene: Scene) -> None:
    """Nobody builds any more."""
    while scene.question == "Build":
        scene.idle()


def watched(
    scene: Scene, onlooker: int | None, *plays: tuple[int, str]
) -> tuple[list[dict[str, object]], dict[str, Any]]:
    """Play, and return what an onlooker sees of it: the events, and the table afterwards."""
    seen: list[dict[str, object]] = []
    for seat, text in plays:
        seen += [e.to_dict() for e in scene.play(seat, text) if e.visible_to(onlooker)]
    return seen, scene.view(onlooker)


def row(scene: Scene) -> list[tuple[str, int | None]]:
    """The rituals still waiting in the row, with their owners."""
    return [(one["ritual"], one["owner"]) for one in scene.public["row"]]


def pearls(scene: Scene) -> list[int]:
    """Everyone's pearls."""
    found: list[int] = scene.view()["tracked"]["pearls"]
    return found


def mana(scene: Scene) -> list[int]:
    """Everyone's mana."""
    found: list[int] = scene.view()["tracked"]["mana"]
    return found
