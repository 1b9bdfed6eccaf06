"""What observations and actions look like to Gymnasium."""

from __future__ import annotations

import gymnasium
import numpy as np

from raiatea.encoding import ACTIONS, LENGTH
from raiatea.encoding.fields import SCALE

MOST_COUNTED = 255


def observation_space() -> gymnasium.spaces.Dict:
    """An observation and the mask of legal actions."""
    return gymnasium.spaces.Dict({
        "observation": gymnasium.spaces.Box(
            np.zeros(LENGTH, np.float32), np.array(SCALE) * MOST_COUNTED, dtype=np.float32
        ),
        "action_mask": gymnasium.spaces.Box(0, 1, (len(ACTIONS),), np.int8),
    })  # fmt: skip
