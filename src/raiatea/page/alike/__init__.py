"""As much of msgspec as tables use, in Python alone.

There is no msgspec for the Python of browsers. There this package takes its place, so that tables
need not know where they are; `tests/page/test_alike.py` holds it against the original.
"""

from types import SimpleNamespace

from raiatea.page.alike.reading import (
    DecodeError,
    Decoder,
    Meta,
    MsgspecError,
    ValidationError,
    convert,
    decode,
)
from raiatea.page.alike.records import (
    UNSET,
    Struct,
    UnsetType,
    asdict,
    defstruct,
    field,
    replace,
)
from raiatea.page.alike.writing import Raw, encode, to_builtins

json = SimpleNamespace(encode=encode, decode=decode, Decoder=Decoder)
structs = SimpleNamespace(replace=replace, asdict=asdict)

__all__ = [
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Raw",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "defstruct",
    "field",
    "json",
    "structs",
    "to_builtins",
]
