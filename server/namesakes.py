"""Names of accounts, and the mark on the name of everybody else who is called so."""

from __future__ import annotations

import re
from hashlib import sha256

from server.texts import LONGEST_NAME, shapes

#: What stands behind the name of whoever is called as somebody else's account.
MARK = " (guest)"
#: What tells people of one name apart at a table.
NUMBERS = re.compile(r"(?:\s*[(\uff08]\s*\d+\s*[)\uff09])+$")
#: What is left at the end of a name that was cut within an emoji, or behind a word.
UNFINISHED = re.compile("[ \u200c\u200d]+$|\U0001f3f4[\U000e0061-\U000e007a]+$")


def account_looks(name: str) -> set[str]:
    """Return the digests of what an account's name looks like; names that look alike share one.

    >>> bool(account_looks("Paul") & account_looks("PauI")), bool(account_looks("Ada") & account_looks("Ida"))
    (True, False)
    """
    return {sha256(shape.encode("utf-8", "replace")).hexdigest() for shape in shapes(name)}


def person_looks(name: str) -> set[str]:
    """Return the digests of what a person's name looks like, also without the numbers behind it, as those
    that tell people at a table apart.

    >>> account_looks("Ada") < person_looks("ADA (2)")
    True
    """
    return account_looks(name) | account_looks(without_numbers(name))


def without_numbers(name: str) -> str:
    """Return the name without what tells people of one name apart; all of it, if there is nothing else.

    >>> without_numbers("Ada (2)"), without_numbers("Ada\uff082\uff09 (3)"), without_numbers("(2)")
    ('Ada', 'Ada', '(2)')
    """
    return NUMBERS.sub("", name) or name


def marked(name: str) -> str:
    """Return the name with the mark behind it, cut so that it fits; one that has the mark stays as it is.

    >>> marked("Ada"), marked("Ada (guest)"), marked("Ada Lovelace of London")
    ('Ada (guest)', 'Ada (guest)', 'Ada Lovelace of (guest)')
    """
    return name if name.endswith(MARK) else _cut(name, LONGEST_NAME - len(MARK)) + MARK


def ends_as_marked(name: str) -> bool:
    """Whether the name looks as if it had the mark, however it is written.

    >>> [ends_as_marked(name) for name in ("Ada (GUEST)", "Ada\uff08guest\uff09", "guest", "A (guest) B")]
    [True, True, False, False]
    """
    return any(shape.endswith(mark) for shape in shapes(name) for mark in shapes(MARK))


def _cut(name: str, length: int) -> str:
    """The beginning of the name, without a joiner that would join nothing any more, or the half of a flag."""
    return UNFINISHED.sub("", name[:length])
