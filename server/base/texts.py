"""User-supplied text: any visible text, without hidden characters or characters that reverse the writing
direction."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping

import idna.core

#: Control characters, and characters that are invisible or change the writing direction.
FORBIDDEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Invisible letters, marks and symbols.
INVISIBLE = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4")
#: The limit for marks above or below a letter, and for marks of any kind. Indian and Burmese scripts use many
#: marks, but next to the letter.
MAX_STACKED_MARKS, MAX_MARKS = 4, 6
#: Characters that look like a Latin letter in most fonts: small capitals, and Cyrillic, Greek, Armenian,
#: Cherokee and Lisu letters. They are from Unicode's list of confusables (UTS #39), which has many more that
#: hardly anybody can type.
LOOKALIKES = {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СϹᏟꓚ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰ", "F": "ϜꓝՖ", "G": "ԌᏀꓖ", "H": "НΗᎻꓧ",
    "J": "ЈᎫꓙ", "K": "КΚᏦꓗ", "L": "ᏞꓡԼ", "M": "МΜᎷꓟ", "N": "Νꓠ", "O": "ОΟՕꓳ0", "P": "РΡᏢꓑ", "Q": "Ԛ",
    "R": "ᎡᏒꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤᎢꓔ", "U": "ՍꓴႮ", "V": "ѴᏙꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫ", "Y": "ҮΥУꓬ",
    "Z": "ΖᏃꓜ", "a": "аαɑᴀ", "b": "Ьƅʙ", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еҽᴇ", "f": "ꜰ", "g": "ɡցɢ",
    "h": "һհʜ", "i": "іιɩıɪ", "j": "јϳᴊ", "k": "кκᴋ", "l": "ІΙӀӏꓲI1|ʟ", "m": "ᴍ", "n": "ոɴ", "o": "оοօσᴏ",
    "p": "рρᴘ", "q": "ԛզ", "r": "гᴦʀ", "s": "ѕꜱ", "t": "ᴛ", "u": "υսᴜ", "v": "νѵᴠ", "w": "ԝѡա", "x": "хχ",
    "y": "уүγʏ", "z": "ᴢ",
}  # fmt: skip
LATIN = {ord(letter): latin for latin, letters in LOOKALIKES.items() for letter in letters}
#: The characters that separate or join letters of some scripts or the parts of an emoji.
ZWNJ, ZWJ = "\u200c", "\u200d"
#: The combining class of viramas, the signs that remove a vowel.
VIRAMA = 9
#: No character before this one is an emoji.
EMOJI = "\u2190"
#: The categories of characters that a variation selector can modify.
MODIFIABLE = {"Lo", "Sm", "So"}
#: Sequences in which invisible characters are necessary: keycaps, emoji based on punctuation or a letter,
#: final vowels of Mongolian words, and the flags of England, Scotland and Wales.
NECESSARY_SEQUENCES = re.compile(
    "[0-9#*]\ufe0f\u20e3|[\u203c\u2049\u2139\u3030\u303d]\ufe0f|[\u1820-\u1878]\u180e(?=[\u1820\u1821])"
    "|\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074"
    "|\U000e0077\U000e006c\U000e0073)\U000e007f"
)
#: The maximum number of letters in a name, and the maximum number of characters before normalisation.
MAX_NAME_LENGTH, MAX_RAW_NAME_LENGTH = 24, 96


def visible_name(name: str) -> str:
    """Return the name in its composed form (NFC), without redundant joiners in Arabic script, which people
    type between the parts of a name. Raises ValueError if the name has other invisible characters, or no
    visible one.

    >>> visible_name("Łukasz"), visible_name("Jose\u0301") == "Jos\u00e9"
    ('Łukasz', True)
    """
    name = unicodedata.normalize("NFC", name)
    name = "".join(letter for i, letter in enumerate(name) if not _is_useless_joiner(name, i))
    if not all(_visibility(name)):
        raise ValueError("a name cannot have control characters or invisible ones")
    return _require_visible(_require_no_stacked_marks(name))


def person_name(name: str) -> str:
    """Return the name of a person or an account. Raises ValueError like `visible_name`, and also if the name
    is too long.

    >>> person_name("e\u0301" * 24) == "\u00e9" * 24
    True
    """
    name = visible_name(name)
    if len(name) > MAX_NAME_LENGTH:
        raise ValueError(f"a name can have at most {MAX_NAME_LENGTH} letters")
    return name


def clean_chat_text(text: str) -> str:
    r"""Return the text in its composed form, without characters that are hidden or change the writing
    direction. Raises ValueError if nothing is left, or if stacked marks would cover other lines.

    >>> clean_chat_text("see \u202eyou"), clean_chat_text("a\u200db\ufe0f")
    ('see you', 'ab')
    >>> clean_chat_text("\u2764\ufe0f") == "\u2764\ufe0f"
    True
    """
    text = unicodedata.normalize("NFC", text)
    letters = [
        letter for letter, is_kept in zip(text, _visibility(text), strict=True) if letter == "\n" or is_kept
    ]
    return _require_visible(_require_no_stacked_marks("".join(letters).strip()))


def normalised_name(name: str) -> str:
    """Return the normalised name. Names that look alike, or differ only in case, have the same one.

    >>> normalised_name("\u0410DA  Lovelace") == normalised_name("ada lovelace")
    True
    >>> normalised_name("Ada") == normalised_name("Ida")
    False
    """
    return _without_marks(name).casefold().translate(LATIN).casefold()


def disambiguate(names: Mapping[str, str]) -> dict[str, str]:
    """Return the names, with a number added to each that looks like an earlier one.

    >>> disambiguate({"red": "Ada", "blue": "ADA", "green": "\u0410da", "grey": "Bob"})
    {'red': 'Ada', 'blue': 'ADA (2)', 'green': '\u0410da (3)', 'grey': 'Bob'}
    """
    numbered, taken = dict[str, str](), set[str]()
    for key, name in names.items():
        number, numbered[key] = 1, name
        while taken & _visual_forms(numbered[key]):
            number += 1
            numbered[key] = f"{name} ({number})"
        taken |= _visual_forms(numbered[key])
    return numbered


def replace_names(text: str, names: Collection[str], name: str) -> str:
    """Return the text with ``name`` in place of each of the ``names``. A name that is followed by a
    distinguishing number stays unchanged.

    >>> replace_names("Ada hits Adam, Ada (2) and Ada.", ["Ada"], "Somebody")
    'Somebody hits Adam, Ada (2) and Somebody.'
    """
    if not names:
        return text
    pattern = "|".join(re.escape(old_name) for old_name in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{pattern})(?!\w| \(\d)", lambda _: name, text)


def _visibility(text: str) -> list[bool]:
    """Return for each letter whether it is visible, or affects the appearance of its neighbours."""
    necessary = {i for match in NECESSARY_SEQUENCES.finditer(text) for i in range(*match.span())}
    return [i in necessary or _is_significant(text, i) for i in range(len(text))]


def _is_useless_joiner(text: str, i: int) -> bool:
    """Return whether the joiner separates two Arabic letters that would not join anyway."""
    neighbours = [text[i - 1 : i], text[i + 1 : i + 2]]
    is_arabic = text[i] == ZWNJ and all(
        letter and unicodedata.bidirectional(letter) == "AL" for letter in neighbours
    )
    return is_arabic and not _is_necessary_joiner(text, i)


def _is_significant(text: str, i: int) -> bool:
    """Return whether a letter is visible, or affects the appearance of its neighbours."""
    letter = text[i]
    if letter in (ZWNJ, ZWJ):
        return _is_necessary_joiner(text, i)
    if "VARIATION SELECTOR" in unicodedata.name(letter, ""):
        return unicodedata.category(text[i - 1] if i else " ") in MODIFIABLE
    return not _is_hidden(letter)


def _is_necessary_joiner(text: str, i: int) -> bool:
    """Return whether a joiner is necessary: where its script needs it (RFC 5892, CONTEXTJ), before the
    Bengali sign that removes a vowel, or within an emoji."""
    before, after = text[:i].rstrip("\ufe0f"), text[i + 1 : i + 2]
    if not before:
        return False
    if idna.core.valid_contextj(text, i):
        return True
    if text[i] == ZWNJ or not after:
        return False
    if unicodedata.combining(after) == VIRAMA:
        return unicodedata.category(before[-1]) == "Lo"
    return _is_emoji(before[-1]) and _is_emoji(after)


def _is_emoji(letter: str) -> bool:
    return letter >= EMOJI and unicodedata.category(letter) in ("So", "Sk")


def _require_no_stacked_marks(text: str) -> str:
    """Return the text. Raises ValueError if a letter has more marks than any script uses."""
    stacked = marks = repeated = 0
    previous = ""
    for letter in unicodedata.normalize("NFD", text):
        is_mark = unicodedata.category(letter)[0] == "M"
        marks = marks + 1 if is_mark else 0
        repeated = repeated + 1 if is_mark and letter == previous else 0
        stacked = stacked + 1 if is_mark and unicodedata.combining(letter) else 0
        previous = letter
        if stacked >= MAX_STACKED_MARKS or marks >= MAX_MARKS or repeated >= 2:
            raise ValueError("there are too many marks on one letter")
    return text


def _is_hidden(letter: str) -> bool:
    return letter in INVISIBLE or unicodedata.category(letter) in FORBIDDEN_CATEGORIES


def _require_visible(text: str) -> str:
    """Return the text. Raises ValueError if it has no letter, number, punctuation mark or symbol."""
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise ValueError("it has no visible characters")
    return text


def visual_forms(name: str) -> set[str]:
    """Return the visual forms of a name in lower case. Names that look alike, or differ only in case, share a
    form. This finds more similarities than `normalised_name`: capitals may look alike where small letters do
    not, such as a Cyrillic \u0412 and a B.

    >>> forms = visual_forms("Bill")
    >>> [bool(visual_forms(name) & forms) for name in ("BILL", "\u0412ill", "BiIl", "\uff22ill", "Bull")]
    [True, True, True, True, False]
    """
    return {form.casefold() for form in _visual_forms(name)} | {normalised_name(name)}


def _visual_forms(name: str) -> set[str]:
    """Return the visual forms of a name in capitals and in small letters. Names that look alike share a form.
    Wide and narrow letters are treated as equal, and so are all spaces."""
    plain = _without_marks(name)
    return {form.translate(LATIN) for form in (plain, plain.upper(), plain.lower())}


def _without_marks(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name)
    return " ".join("".join(letter for letter in plain if not _is_mark(letter)).split())


def _is_mark(letter: str) -> bool:
    """Return whether a character only modifies the appearance of others."""
    return letter in (ZWNJ, ZWJ, "\u180e") or "VARIATION SELECTOR" in unicodedata.name(letter, "")
