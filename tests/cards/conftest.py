from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene
from tests.toolkit import CardScene as Scene


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "covers(kind, *ids): a scenario of these entries of the catalogue"
    )
    config.addinivalue_line(
        "markers",
        "covers_each(kind): a scenario of every entry that begins a line of the test's table",
    )


@pytest.fixture(params=[False, True], ids=["straight", "reloaded"])
def scene(request: pytest.FixtureRequest) -> NewScene:
    """Makes scenes; the second time they are saved and loaded before every move.

    Statue 1 holds one mission, which nobody meets at the start: be Ariki.
    """

    def new_scene(players: int = 4, variants: tuple[str, ...] = ()) -> Scene:
        table = Scene(players, variants, reload=request.param)
        table.statue(1, "1-ariki")
        return table

    return new_scene
