"""The check of wording (tools/words.py)."""

from __future__ import annotations

import pytest

from tools.words import COLUMNS, SUBJECT, WORDS, findings_in, long_subjects

SENTENCE = "Go " * (WORDS + 1)


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
        ("docs/a.md", "x" * (COLUMNS + 1)),
        ("docs/a.md", "| " + "word " * 23 + "abc|"),
        ("docs/a.md", "see [the page](https://example.org/a) and " + "longword " * 12),
        ("docs/a.md", "  - An item."),
        ("docs/a.md", "   1. An item."),
        ("docs/a.md", SENTENCE),
        ("docs/a.md", f"Short. {SENTENCE}"),
        ("docs/a.md", f"- `code`: {SENTENCE}"),
        ("docs/a.md", "Say " + "a `a` " * 13),
    ],
)
def test_a_line_that_breaks_a_rule_is_reported(path: str, line: str) -> None:
    (finding,) = findings_in(path, f"Fine.\n{line}\n")
    assert finding.location == f"{path}:2"


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("server/a.py", "# a place for whoever comes late"),
        ("docs/a.md", "Tell those who wait. This helps."),
        ("engine/galaxies/catalogue/missions/a.toml", 'story = "He waits for his fleet."'),
        ("engine/pulp/a.py", 'tally = args["his"]'),
        ("engine/pulp/a.py", "tally = args['his']"),
        ("server/store/a.py", "matches, replies = schema.matches.c, schema.replies.c"),
        ("docs/a.md", "| " + "a " * 40 + "|"),
        ("docs/a.md", "    - An item."),
        ("docs/a.md", "go " * WORDS),
        ("docs/a.md", "Do it. " * 17),
        ("docs/a.md", '(Say it.) Say "it." ' + "a " * (WORDS - 1)),
        ("docs/a.md", "Say `a b c d e f g h i j k l m n o p q r s t u v w x y z`."),
        ("docs/a.md", "Say " + "`a`, " * 15 + "`b` and `c`."),
        ("docs/a.md", "# " + "a " * 40),
        ("docs/a.md", f"```\n{SENTENCE[:COLUMNS]}\n```"),
        ("docs/RULES.md", "a " * 40),
        ("web/src/games/a.md", "a " * 40),
        ("docs/a.md", "[a page](https://example.org/" + "a" * 200 + ")"),
        ("docs/a.md", "x" * COLUMNS),
        ("server/a.py", "# " + "word " * 40),
    ],
)
def test_a_line_that_breaks_no_rule_passes(path: str, line: str) -> None:
    assert list(findings_in(path, line)) == []


@pytest.mark.parametrize("separator", ["\n\n", "\n- ", "\n2. ", "\n# A\n", "\n| a |\n", "\n```\na\n```\n"])
def test_a_sentence_ends_with_its_paragraph(separator: str) -> None:
    half = "go " * WORDS
    assert list(findings_in("docs/a.md", f"{half}{separator}{half}")) == []


def test_a_sentence_continues_on_the_next_line() -> None:
    (finding,) = findings_in("docs/a.md", "One.\nTwo\nwords " + "but `code\nmore` " * (WORDS // 2))
    assert (finding.location, finding.advice) == ("docs/a.md:2", f"{WORDS + 1} words, at most {WORDS}")


def test_a_long_subject_is_reported() -> None:
    long = "Say " + "a" * SUBJECT
    assert [finding.text for finding in long_subjects(["Say it", long, "a" * SUBJECT])] == [long]
