"""Small numbers with names: kinds of missions, patterns, treasures, bonuses, empty spaces."""

from __future__ import annotations

from typing import Final

from raiatea.catalogue.cards import IN_FRONT

# The variants (R9).
TANE: Final = "tane"
ORACLE: Final = "oracle"
SHORTAGE: Final = "mana-shortage"
VARIANTS: Final = (TANE, ORACLE, SHORTAGE)

# What permanent rituals add: places in the list of such words.
HIRE_DISCOUNT: Final = IN_FRONT.index("hire_discount")
REEF_PEARLS: Final = IN_FRONT.index("reef_pearls")
PRIEST_MANA: Final = IN_FRONT.index("priest_mana")
DIE_BONUS: Final = IN_FRONT.index("die_bonus")
MISSION_DISCOUNT: Final = IN_FRONT.index("mission_discount")
PRICE_REACH: Final = IN_FRONT.index("price_reach")
VP: Final = IN_FRONT.index("vp")

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
