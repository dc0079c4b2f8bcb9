"""What people write: any visible text, without characters that hide, or that turn the writing round."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

#: Control characters, and those that turn the writing round or show nothing.
BARRED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Letters, marks and symbols that show nothing.
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00016fe4")
#: More marks on one letter than any script has, as their categories.
PILED = re.compile("M{4}")
#: Kept in chat: line breaks, and what joins letters of some scripts, and parts of one emoji.
JOINING = set("\n\u200c\u200d")


def printable(name: str) -> str:
    """The name; raises ValueError if something in it cannot be seen, or nothing of it.

    >>> printable("Łukasz")
    'Łukasz'
    """
    if any(_hides(letter) for letter in name):
        raise ValueError("a name has no control characters, and none that cannot be seen")
    if PILED.search("".join(unicodedata.category(letter)[0] for letter in name)):
        raise ValueError("a name has no piles of marks on one letter")
    return _seen(name)


def spoken(text: str) -> str:
    r"""The text without characters that hide or turn the writing round; raises ValueError if nothing is left.

    >>> spoken("see \u202eyou")
    'see you'
    """
    return _seen("".join(letter for letter in text if letter in JOINING or not _hides(letter)).strip())


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """The names, each numbered that looks like one before it.

    >>> told_apart({"red": "Ada", "blue": "ADA", "green": "Bob"})
    {'red': 'Ada', 'blue': 'ADA (2)', 'green': 'Bob'}
    """
    told, taken = dict[str, str](), set[str]()
    for key, name in names.items():
        number, told[key] = 1, name
        while _looks(told[key]) in taken:
            number += 1
            told[key] = f"{name} ({number})"
        taken.add(_looks(told[key]))
    return told


def _hides(letter: str) -> bool:
    return letter in BLANK or unicodedata.category(letter) in BARRED


def _seen(text: str) -> str:
    """The text, if there is a letter, number, sign or symbol in it; raises ValueError."""
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise ValueError("there is nothing in it that can be seen")
    return text


def _looks(name: str) -> str:
    """What a name looks like: wide and narrow letters, large and small ones, and all spaces are alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(c for c in plain if "VARIATION SELECTOR" not in unicodedata.name(c, "")).split())
