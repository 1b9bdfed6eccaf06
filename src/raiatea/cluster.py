"""A Ray cluster, which an arena or a training uses for a while."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from raiatea.errors import RaiateaError

LOCAL: Final = "local"
MEMORY: Final = 2**27
"""For what the parts of a cluster on this machine send to each other, which is little."""


class NoRay(RaiateaError):
    """Ray is not installed, or its cluster cannot be reached."""


@contextmanager
def joined(address: str, environment: Mapping[str, str]) -> Iterator[Any]:
    """Ray, joined to a cluster; the address `local` starts one on this machine.

    What the environment says is said to whatever works there. Raises `NoRay`.
    """
    try:
        ray: Any = import_module("ray")  # an extra, and slow to import
    except ImportError:
        raise NoRay("Ray is not installed: pip install 'raiatea[ray]'") from None
    local: dict[str, Any] = {}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        local = {"include_dashboard": False, "object_store_memory": MEMORY}
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            configure_logging=False,
            runtime_env={"env_vars": dict(environment)} if environment else None,
            **local,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoRay(f"no Ray cluster at {address!r:.80}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
