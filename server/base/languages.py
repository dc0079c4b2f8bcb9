"""The languages that readers can choose, and the texts of letters to them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from engine.core.fluent import LANGUAGE, Texts


@cache
def languages() -> frozenset[str]:
    """Return the languages with a folder in `locales/`.

    >>> sorted(languages())
    ['de', 'en', 'es', 'fr']
    """
    return frozenset(
        folder.name for folder in files("locales").iterdir() if folder.joinpath("letters.ftl").is_file()
    )


@cache
def letter_texts(language: str) -> Texts:
    """Return the texts of e-mails and push messages. An unknown language is English.

    >>> letter_texts("de").format("notice-asked", {}), letter_texts("").format("notice-asked", {})
    ('Du bist am Zug', 'Your move')
    """
    return Texts("letters", language if language in languages() else LANGUAGE)
