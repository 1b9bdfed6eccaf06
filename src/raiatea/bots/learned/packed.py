"""The network for programs that have no numpy: `web/src/worker/network.ts` reads it."""

from __future__ import annotations

import json

import numpy as np

from raiatea.bots.learned.judge import shipped
from raiatea.bots.learned.network import SCALE, SeatNetwork, shortened
from raiatea.bots.learned.shape import BELIEF, DEPTH, PARTS, POOLS
from raiatea.encoding.actions import CATALOGUE
from raiatea.encoding.cards import described_cards
from raiatea.encoding.rows import KINDS, SEAT_SIZE, TABLE_SIZE


def packed(network: SeatNetwork) -> bytes:
    """How long a description of it is, this as JSON, and its weights.

    The length is uint32, least byte first. Weights are as in the file of the network: the bytes of
    all arrays that have scales, then the scales and all others as float16. Beliefs are left out: in
    a page all worlds are equally likely.
    """
    found = shortened({
        name: one for name, one in network.weights.items() if not name.startswith(BELIEF)
    })  # fmt: skip
    weights = [one for one in found.values() if one.dtype == np.int8]
    halves = [one for one in found.values() if one.dtype == np.float16]
    description = {
        "weights": [[name, one.shape] for name, one in found.items() if one.dtype == np.int8],
        "halves": [[name, one.shape] for name, one in found.items() if one.dtype == np.float16],
        "scale": SCALE,
        "kinds": KINDS,
        "pools": POOLS,
        "depth": DEPTH,
        "cards": described_cards(CATALOGUE),
        "indexes": {part: rows.index for part, (rows, _) in PARTS.items()},
        "table": TABLE_SIZE,
        "seat": SEAT_SIZE,
    }
    said = json.dumps(description, separators=(",", ":")).encode()
    numbers = [one.tobytes() for one in weights] + [one.astype("<f2").tobytes() for one in halves]
    return np.array(len(said), "<u4").tobytes() + said + b"".join(numbers)


def packed_shipped() -> bytes:
    """The network that comes with the package."""
    network = shipped()
    assert isinstance(network, SeatNetwork)
    return packed(network)
