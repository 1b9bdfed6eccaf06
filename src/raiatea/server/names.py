"""Names of people: which will do, and which two look alike."""

from __future__ import annotations

import re
import unicodedata

from raiatea.server.refusals import Denial
from raiatea.server.wire_lobby import SHORTEST_OWN_NAME

LONGEST_NAME = 100  # in a record, which may come from elsewhere
# Control, format (zero-width and direction among them), private and unknown signs, line ends.
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
BESIDE_LETTERS = " -'’.0123456789"
# Letters that look like a Latin one, and signs that look like each other.
ALIKE = str.maketrans(
    "авеѕіӏјкмнорстухһԁԛԝαβεικνορτυχi01|!’",
    "abeslljkmhopctyxhdqwabelknoptuxlolll'",
)
# Blank, though Unicode calls them letters, signs or marks.
BLANK = re.compile(
    "[ㅤᅟᅠﾠ⠀\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U0001d159\U000e0100-\U000e01ef]"
)
MOST_MARKS = 2  # upon one sign: more stand out of their line, over what others have there


def check_name(name: str) -> None:
    """A name has no signs that cannot be seen, or that turn what stands beside it around."""
    hidden = BLANK.search(name) or any(unicodedata.category(sign) in UNSEEN for sign in name)
    if not name or len(name) > LONGEST_NAME or hidden or is_heaped(name):
        raise Denial(400, "bad-request", "a name is made of signs that can be seen")


def is_heaped(name: str) -> bool:
    """Whether marks have no sign to stand upon, or too many stand upon one."""
    marks = "".join("^" if is_mark(sign) else "-" for sign in unicodedata.normalize("NFC", name))
    return marks.startswith("^") or "^" * (MOST_MARKS + 1) in marks


def is_mark(sign: str) -> bool:
    """An accent, a vowel of Thai or Hindi: what belongs to the letter before it."""
    return unicodedata.category(sign).startswith("M")


def check_own_name(name: str) -> None:
    """The name that somebody gives themselves: letters of one script, and what stands by them."""
    check_name(name)
    if len(name) < SHORTEST_OWN_NAME:
        raise Denial(400, "name", f"a name has at least {SHORTEST_OWN_NAME} letters")
    letters = [one for one in name if one not in BESIDE_LETTERS and not is_mark(one)]
    if not letters or not all(map(str.isalpha, letters)):
        raise Denial(
            400, "name", "a name is made of letters, and digits, spaces, ' - . beside them"
        )
    if len({script_of(letter) for letter in letters}) > 1:
        raise Denial(400, "name", "a name is written in one script")


def script_of(letter: str) -> str:
    """Latin, Cyrillic, Greek …; what Japanese mixes counts as one."""
    script = unicodedata.name(letter, "").split(" ")[0]
    return "CJK" if script in ("HIRAGANA", "KATAKANA", "CJK") else script


def looks_of(name: str) -> str:
    """What two names have in common that look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return "".join(plain.split())
