"""Whether more is to be tried than by way of example, as `make test-thorough` does."""

from __future__ import annotations

import os

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
