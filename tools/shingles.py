"""Finds phrases that a page shares with a source: `python -m tools.shingles SOURCE PAGE …`.

The project must not contain any sentence of a rulebook. A page shares a phrase with a source if both contain
the same sequence of words, regardless of case and punctuation.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

#: The number of consecutive equal words that counts as a finding.
LENGTH = 8


def split_words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower())


def shared_phrases(page: str, source: str, length: int = LENGTH) -> Iterator[str]:
    """Yield each sequence of at least ``length`` words of a page that the source also contains.

    >>> list(shared_phrases("Then roll both dice, and so on.", "You roll both dice now.", 3))
    ['roll both dice']
    """
    source_runs = set(_runs(split_words(source), length))
    text = split_words(page)
    end = begin = 0
    for start, run in enumerate(_runs(text, length)):
        if run not in source_runs:
            continue
        if start > end and end:
            yield " ".join(text[begin:end])
        begin = begin if end and start <= end else start
        end = start + length
    if end:
        yield " ".join(text[begin:end])


def _runs(text: Sequence[str], length: int) -> Iterator[tuple[str, ...]]:
    return zip(*(text[i:] for i in range(length)), strict=False)


def main() -> int:
    """Print the phrases that the pages share with the source. Return 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("source", type=Path)
    parser.add_argument("page", type=Path, nargs="+")
    arguments = parser.parse_args()
    source = arguments.source.read_text(encoding="utf-8")
    found = [
        (page, run)
        for page in arguments.page
        for run in shared_phrases(page.read_text(encoding="utf-8"), source)
    ]
    for page, run in found:
        print(f"{page}: {run}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
