"""What people write: any visible text, without characters that hide, or that turn the writing round."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise

#: Control characters, and those that turn the writing round or show nothing.
BARRED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Letters, marks and symbols that show nothing.
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4")
#: More marks on one letter than any script has, as their categories.
PILED = re.compile("M{4}")
#: Letters and signs that look like a Latin letter in most fonts: small capitals, and Cyrillic, Greek,
#: Armenian, Cherokee and Lisu ones of Unicode's list of confusables (UTS #39), which has many more that
#: hardly anybody can type.
ALIKE = {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СϹᏟꓚ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰ", "F": "ϜꓝՖ", "G": "ԌᏀꓖ", "H": "НΗᎻꓧ",
    "J": "ЈᎫꓙ", "K": "КΚᏦꓗ", "L": "ᏞꓡԼ", "M": "МΜᎷꓟ", "N": "Νꓠ", "O": "ОΟՕꓳ0", "P": "РΡᏢꓑ", "Q": "Ԛ",
    "R": "ᎡᏒꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤᎢꓔ", "U": "ՍꓴႮ", "V": "ѴᏙꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫ", "Y": "ҮΥУꓬ",
    "Z": "ΖᏃꓜ", "a": "аαɑᴀ", "b": "Ьƅʙ", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еҽᴇ", "f": "ꜰ", "g": "ɡցɢ",
    "h": "һհʜ", "i": "іιɩıɪ", "j": "јϳᴊ", "k": "кκᴋ", "l": "ІΙӀӏꓲI1|ʟ", "m": "ᴍ", "n": "ոɴ", "o": "оοօσᴏ",
    "p": "рρᴘ", "q": "ԛզ", "r": "гᴦʀ", "s": "ѕꜱ", "t": "ᴛ", "u": "υսᴜ", "v": "νѵᴠ", "w": "ԝѡա", "x": "хχ",
    "y": "уүγʏ", "z": "ᴢ",
}  # fmt: skip
LATIN = {ord(letter): latin for latin, letters in ALIKE.items() for letter in letters}
#: What joins letters of some scripts, and parts of one emoji.
JOINING = set("\u200c\u200d")
#: The categories of what is joined so: letters without capitals, their marks, and symbols; and of what a
#: variation selector gives another look.
JOINED, VARIED = {"Lo", "Mn", "Mc", "Sk", "So"}, {"Lo", "Sm", "So"}


def printable(name: str) -> str:
    """The name; raises ValueError if something in it cannot be seen, or nothing of it.

    >>> printable("Łukasz")
    'Łukasz'
    """
    if any(letter in JOINING or not _is_kept(before, letter) for before, letter in _pairs(name)):
        raise ValueError("a name has no control characters, and none that cannot be seen")
    if PILED.search("".join(unicodedata.category(letter)[0] for letter in name)):
        raise ValueError("a name has no piles of marks on one letter")
    return _seen(name)


def spoken(text: str) -> str:
    r"""The text without characters that hide or turn the writing round; raises ValueError if nothing is left.

    >>> spoken("see \u202eyou"), spoken("a\u200db\ufe0f"), spoken("\u2764\ufe0f") == "\u2764\ufe0f"
    ('see you', 'ab', True)
    """
    kept = [letter for before, letter in _pairs(text) if letter == "\n" or _is_kept(before, letter)]
    return _seen("".join(kept).strip())


def folded(name: str) -> str:
    """The one spelling of a name: names that look alike, or differ only in capitals, have the same.

    >>> folded("\u0410DA  Lovelace") == folded("ada lovelace"), folded("Ada") == folded("Ida")
    (True, False)
    """
    return _plain(name).casefold().translate(LATIN).casefold()


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """The names, each numbered that looks like one before it.

    >>> told_apart({"red": "Ada", "blue": "ADA", "green": "\u0410da", "grey": "Bob"})
    {'red': 'Ada', 'blue': 'ADA (2)', 'green': '\u0410da (3)', 'grey': 'Bob'}
    """
    told, taken = dict[str, str](), set[str]()
    for key, name in names.items():
        number, told[key] = 1, name
        while taken & _looks(told[key]):
            number += 1
            told[key] = f"{name} ({number})"
        taken |= _looks(told[key])
    return told


def named_otherwise(text: str, names: Collection[str], name: str) -> str:
    """The text with another name for who is called by one of these in it; who is told apart from him by a
    number keeps his.

    >>> named_otherwise("Ada hits Adam, Ada (2) and Ada.", ["Ada"], "Somebody")
    'Somebody hits Adam, Ada (2) and Somebody.'
    """
    if not names:
        return text
    known = "|".join(re.escape(one) for one in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{known})(?!\w| \(\d)", lambda _: name, text)


def _pairs(text: str) -> Iterable[tuple[str, str]]:
    """Each letter with the one before it; before the first is a space."""
    return pairwise([" ", *text])


def _is_kept(before: str, letter: str) -> bool:
    """Whether a letter is seen, or changes how the one before it looks."""
    if letter in JOINING:
        return unicodedata.category(before) in JOINED
    if "VARIATION SELECTOR" in unicodedata.name(letter, ""):
        return unicodedata.category(before) in VARIED
    return not _hides(letter)


def _hides(letter: str) -> bool:
    return letter in BLANK or unicodedata.category(letter) in BARRED


def _seen(text: str) -> str:
    """The text, if there is a letter, number, sign or symbol in it; raises ValueError."""
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise ValueError("there is nothing in it that can be seen")
    return text


def _looks(name: str) -> set[str]:
    """What a name looks like as it is written, in capitals and in small letters; a name that has one of these
    in common with another looks like it. Wide and narrow letters and all spaces are alike."""
    plain = _plain(name)
    return {shape.translate(LATIN) for shape in (plain, plain.upper(), plain.lower())}


def _plain(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name)
    return " ".join("".join(c for c in plain if "VARIATION SELECTOR" not in unicodedata.name(c, "")).split())
