"""Names that people choose: any visible text, without invisible or reordering characters."""

from __future__ import annotations

import unicodedata

#: Control characters, and those that turn the writing round or show nothing.
BARRED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def printable(name: str) -> str:
    """The name; raises ValueError if there is something in it that cannot be seen."""
    if any(unicodedata.category(letter) in BARRED for letter in name):
        raise ValueError("a name has no control characters")
    return name
