"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Playing a game takes longer than Hypothesis expects of an example; a slow machine is no failure.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("thorough", parent=settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
