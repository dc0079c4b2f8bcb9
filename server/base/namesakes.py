"""Account names, and the mark on similar names of other users."""

from __future__ import annotations

import re
from hashlib import sha256

from server.base.texts import MAX_NAME_LENGTH, visual_forms

#: The suffix of a name that resembles the name of another user's account.
MARK = " (guest)"
#: The numbers that distinguish people with the same name at a table.
NUMBERS = re.compile(r"(?:\s*[(\uff08]\s*\d+\s*[)\uff09])+$")
#: What to remove from the end of a name that was cut within an emoji or after a word.
UNFINISHED = re.compile("[ \u200c\u200d]+$|\U0001f3f4[\U000e0061-\U000e007a]+$")


def account_lookalike_digests(name: str) -> set[str]:
    """Return the digests of the visual forms of an account's name. Names that look alike share a digest.

    >>> bool(account_lookalike_digests("Paul") & account_lookalike_digests("PauI"))
    True
    >>> bool(account_lookalike_digests("Ada") & account_lookalike_digests("Ida"))
    False
    """
    return {sha256(form.encode("utf-8", "replace")).hexdigest() for form in visual_forms(name)}


def person_lookalike_digests(name: str) -> set[str]:
    """Return the digests of the visual forms of a person's name, with and without numbers at its end.

    >>> account_lookalike_digests("Ada") < person_lookalike_digests("ADA (2)")
    True
    """
    return account_lookalike_digests(name) | account_lookalike_digests(without_numbers(name))


def without_numbers(name: str) -> str:
    """Return the name without trailing numbers, unless nothing else is left.

    >>> without_numbers("Ada (2)"), without_numbers("Ada\uff082\uff09 (3)"), without_numbers("(2)")
    ('Ada', 'Ada', '(2)')
    """
    return NUMBERS.sub("", name) or name


def with_mark(name: str) -> str:
    """Return the name with the mark, shortened to fit. A name that has the mark is returned unchanged.

    >>> with_mark("Ada"), with_mark("Ada (guest)"), with_mark("Ada Lovelace of London")
    ('Ada (guest)', 'Ada (guest)', 'Ada Lovelace of (guest)')
    """
    return name if name.endswith(MARK) else _cut(name, MAX_NAME_LENGTH - len(MARK)) + MARK


def looks_marked(name: str) -> bool:
    """Return whether the name appears to have the mark, however it is spelled.

    >>> [looks_marked(name) for name in ("Ada (GUEST)", "Ada\uff08guest\uff09", "guest", "A (guest) B")]
    [True, True, False, False]
    """
    return any(form.endswith(mark) for form in visual_forms(name) for mark in visual_forms(MARK))


def _cut(name: str, length: int) -> str:
    """Return the beginning of the name, without an incomplete character or word at its end."""
    return UNFINISHED.sub("", name[:length])
