"""The rules are written in our own words beside each game, and no sentence is copied."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.rule_coverage import LEDGERS, Ledger, ids_by_chapter
from tools.shingles import shared_phrases

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.table.stem)
def test_every_rule_has_its_text(ledger: Ledger) -> None:
    ids = {rule.rstrip("r") for rules in ids_by_chapter(ledger).values() for rule in rules}
    text_ids = re.findall(
        r"^- \*\*([A-Z0-9]+-\d+)\*\* \S", (ROOT / ledger.book).read_text("utf-8"), re.MULTILINE
    )
    assert sorted(text_ids) == sorted(ids)


@pytest.mark.parametrize(
    ("page", "source", "found"),
    [
        ("a b c d", "x a b c y", ["a b c"]),
        ("A, b; c! d", "a b c d", ["a b c d"]),
        ("a b x c d", "a b c d", []),
        ("a b c x d e f", "a b c d e f", ["a b c", "d e f"]),
        ("a b c", "", []),
    ],
)
def test_sequences_of_words_from_a_source_are_detected(page: str, source: str, found: list[str]) -> None:
    assert list(shared_phrases(page, source, 3)) == found
