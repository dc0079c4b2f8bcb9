"""The check of wording (tools/words.py)."""

from __future__ import annotations

import pytest

from tools.words import COLUMNS, SUBJECT, findings_in, long_subjects


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("server/a.py", "# a place for who comes late"),
        ("web/src/a.svelte", "<!-- told by Who sits there -->"),
        ("docs/a.md", "The player keeps his hand."),
        ("engine/a.py", 'label = "his hand"'),
        ("engine/a.py", 'label = "it is his"'),
        ("engine/a.py", 'label = args["him"]'),
        ("server/store/a.py", "m, r = schema.matches.c, schema.replies.c"),
        ("server/store/a.py", "    c = schema.chat.c"),
        ("docs/a.md", "word " * 25),
        ("docs/a.md", "see [the page](https://example.org/a) and " + "word " * 22),
    ],
)
def test_a_line_that_breaks_a_rule_is_found(path: str, line: str) -> None:
    (finding,) = findings_in(path, f"fine\n{line}\n")
    assert finding.where == f"{path}:2"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("server/a.py", "# a place for whoever comes late"),
        ("docs/a.md", "Tell those who wait. This helps."),
        ("engine/galaxies/catalogue/missions/a.toml", 'story = "He waits for his fleet."'),
        ("engine/pulp/a.py", 'tally = args["his"]'),
        ("engine/pulp/a.py", "tally = args['his']"),
        ("server/store/a.py", "matches, replies = schema.matches.c, schema.replies.c"),
        ("docs/a.md", "| " + "word " * 40 + "|"),
        ("docs/a.md", "[a page](https://example.org/" + "a" * 200 + ")"),
        ("docs/a.md", "x" * COLUMNS),
        ("server/a.py", "# " + "word " * 40),
    ],
)
def test_a_line_that_breaks_no_rule_passes(path: str, line: str) -> None:
    assert list(findings_in(path, line)) == []


def test_a_long_subject_is_found() -> None:
    long = "Say " + "a" * SUBJECT
    assert [finding.text for finding in long_subjects(["Say it", long, "a" * SUBJECT])] == [long]
