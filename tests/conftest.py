"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

import raiatea.encoding  # noqa: F401 - before any test: it numbers the cards of its process
from raiatea import catalogue

# The same examples every time: a test fails for everyone or for nobody. Playing a game takes
# longer than Hypothesis expects of an example; a slow machine is no failure.
settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# Other examples every time, and many: `make test-thorough`.
settings.register_profile(
    "thorough",
    parent=settings.get_profile("same"),
    derandomize=False,
    max_examples=500,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def pytest_runtest_teardown() -> None:
    """A command that was given cards has told its process, which is that of other tests too."""
    os.environ.pop(catalogue.OWN, None)
