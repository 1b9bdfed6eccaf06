"""What the tests of locations, assistants, scores and examples have in common."""

from __future__ import annotations

from tests.toolkit import Scene


def visit(scene: Scene, location: str, *faces: int) -> None:
    """Whoever is to choose goes to a location; the die is going to show these faces."""
    scene.force("die", *faces)
    scene.go(location)


def visit_as_second(scene: Scene, location: str, *faces: int) -> None:
    """Seat 0 chooses the Reef, where the die shows 1 twice; then seat 1 goes to the location."""
    visit(scene, "reef", 1, 1)
    visit(scene, location, *faces)


def turns(scene: Scene, question: str, answer: str) -> list[int]:
    """The seats that are asked a question, one after another, when all give the same answer."""
    seats: list[int] = []
    while scene.question == question:
        (seat,) = scene.awaiting
        seats.append(seat)
        scene.play(seat, answer)
    return seats


def enter_last_ceremony(scene: Scene) -> None:
    """The last ceremony begins, with no mission left to fulfil."""
    scene.to_round("C3")
    scene.statue(1)
    scene.statue(2)
    scene.statue(3)


def idle_to_the_end(scene: Scene) -> None:
    """Everyone does as little as possible until the game is over."""
    while scene.awaiting:
        scene.idle()
