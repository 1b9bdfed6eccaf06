"""Small numbers with names: kinds of missions, patterns, treasures, bonuses, gifts, spaces."""

from __future__ import annotations

from typing import Final

from raiatea.catalogue import ASSISTANTS, cards
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
MISSION_KINDS: Final = tuple(cards.PATTERNS)
FOR_PEARLS: Final = MISSION_KINDS.index("pearls")
FOR_MANA: Final = MISSION_KINDS.index("mana")
FOR_COMMODITIES: Final = MISSION_KINDS.index("commodities")
FOR_MASKS: Final = MISSION_KINDS.index("masks")
FOR_RITUALS: Final = MISSION_KINDS.index("rituals")
CONDITIONAL: Final = MISSION_KINDS.index("conditional")
AUCTION: Final = MISSION_KINDS.index("auction")

# Patterns of missions; 0 to 3 ask for so many assistants of that type, many have none.
PATTERNS: Final = tuple(dict.fromkeys([*ASSISTANTS, "", *sum(cards.PATTERNS.values(), ())]))
RANK: Final = PATTERNS.index("rank")
PRIESTS: Final = PATTERNS.index("priests")
ASSISTANTS_IN_ALL: Final = PATTERNS.index("assistants")
OF_EACH_ASSISTANT: Final = PATTERNS.index("each")
EXACT: Final = PATTERNS.index("exact")
DIFFERENT: Final = PATTERNS.index("different")
ANY: Final = PATTERNS.index("any")
IDENTICAL: Final = PATTERNS.index("identical")

# Treasures of masks, if there is one.
TREASURES: Final = ("", *cards.TREASURES)
PEARLS: Final = TREASURES.index("pearls")
MANA: Final = TREASURES.index("mana")
TATTOOS: Final = TREASURES.index("tattoos")

# How masks score.
MISSION_MASK: Final = cards.MASK_SCORES.index("mission")
ASSISTANT_MASK: Final = cards.MASK_SCORES.index("assistant")

# Ceremonial gifts (R6.5).
GIFTS: Final = ("tattoo", "commodity", "pearls")
TATTOO_GIFT: Final = GIFTS.index("tattoo")
COMMODITY_GIFT: Final = GIFTS.index("commodity")

# A statue's space without a token to see.
EMPTY: Final = -1
FACE_DOWN: Final = -2
