"""Small numbers with names: kinds of missions, patterns, treasures, bonuses, empty spaces."""

from __future__ import annotations

from typing import Final

# What permanent rituals add.
HIRE_DISCOUNT: Final = 0
REEF_PEARLS: Final = 1
PRIEST_MANA: Final = 2
DIE_BONUS: Final = 3
MISSION_DISCOUNT: Final = 4
PRICE_REACH: Final = 5
VP: Final = 6

# Kinds of missions.
FOR_PEARLS: Final = 0
FOR_MANA: Final = 1
FOR_COMMODITIES: Final = 2
FOR_MASKS: Final = 3
FOR_RITUALS: Final = 4
CONDITIONAL: Final = 5
AUCTION: Final = 6

# Patterns of missions; 0 to 3 ask for so many assistants of that type.
RANK: Final = 4
PRIESTS: Final = 5
ASSISTANTS_IN_ALL: Final = 6
OF_EACH_ASSISTANT: Final = 7
EXACT: Final = 8
DIFFERENT: Final = 9
IDENTICAL: Final = 10

# Treasures of masks.
PEARLS: Final = 1
MANA: Final = 2
TATTOOS: Final = 3

# How masks score.
MISSION_MASK: Final = 0
ASSISTANT_MASK: Final = 1

# A statue's space without a token to see.
EMPTY: Final = -1
FACE_DOWN: Final = -2
