"""Names of people: which will do, and which two look alike."""

from __future__ import annotations

import unicodedata

from raiatea.server.refusals import Denial

LONGEST_NAME = 100  # in a record, which may come from elsewhere
# Control, format (zero-width and direction among them), private and unknown signs, line ends.
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
BESIDE_LETTERS = " -'’.0123456789"
# Letters that look like a Latin one, and signs that look like each other.
ALIKE = str.maketrans(
    "авеѕіӏјкмнорстухһԁԛԝαβεικνορτυχi01|!’",
    "abeslljkmhopctyxhdqwabelknoptuxlolll'",
)
FILLING = ("ㅤ", "ᅟ", "ᅠ", "ﾠ", "⠀")  # blank, though Unicode calls them letters and signs


def check_name(name: str) -> None:
    """A name has no signs that cannot be seen, or that turn what stands beside it around."""
    seen = name and not any(
        unicodedata.category(sign) in UNSEEN or sign in FILLING for sign in name
    )
    if not seen or len(name) > LONGEST_NAME:
        raise Denial(400, "bad-request", "a name is made of signs that can be seen")


def check_own_name(name: str) -> None:
    """The name that somebody gives themselves: letters of one script, and what stands by them."""
    check_name(name)
    letters = [one for one in name if one not in BESIDE_LETTERS and not unicodedata.combining(one)]
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
