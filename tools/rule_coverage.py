"""Writes a table of rules and their tests for each game, from the names of the tests.

`python -m tools.rule_coverage --write` writes the tables. Without `--write`, it fails if one is out of date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NAMED = re.compile(r"test_([A-Z0-9]+)_(\d+r?)(?:_|$)")

Tests = dict[str, list[str]]


class Ledger(NamedTuple):
    """The rules of one game: the file with their ids, and the table of their tests. The tests are in one
    ``folder``. Without it, they are outside of the folders of all other ledgers."""

    ids: Path
    table: Path
    heading: str
    folder: str | None = None

    @property
    def book(self) -> str:
        """Return the path of the page with the text of these rules."""
        return f"engine/{self.folder or 'galaxies'}/RULEBOOK.md"

    def covers(self, test: Path) -> bool:
        """Return whether a test file belongs to this ledger."""
        folder = test.relative_to(ROOT / "tests").parts[0]
        return folder == self.folder if self.folder else folder not in {other.folder for other in LEDGERS}


LEDGERS = (
    Ledger(DOCS / "rule-ids.txt", DOCS / "RULES.md", "Rules and their tests"),
    Ledger(
        DOCS / "pulp-rule-ids.txt",
        DOCS / "PULP-RULES.md",
        "Rules of Pulp Invasion and their tests",
        "pulp",
    ),
)


def ids_by_chapter(ledger: Ledger) -> dict[str, list[str]]:
    """Return the ids of the ledger by chapter, in its order."""
    chapters: dict[str, list[str]] = {}
    chapter = ""
    for line in ledger.ids.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            chapter = line.strip("[]")
        elif line and not line.startswith("#"):
            chapters.setdefault(chapter, []).append(line)
    return chapters


def tests_by_rule(ledger: Ledger) -> Tests:
    """Return the tests by rule id. A name may begin with several ids (test_MOV_11_and_MOV_12_…)."""
    tests: Tests = defaultdict(list)
    for path in filter(ledger.covers, sorted((ROOT / "tests").rglob("test_*.py"))):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in ids_of(node.name):
                    tests[rule].append(f"{path.relative_to(ROOT / 'tests')}::{node.name}")
    return tests


def ids_of(name: str) -> list[str]:
    """Return the rule ids at the beginning of a test's name."""
    rules, rest = [], name
    while match := NAMED.match(rest):
        rules.append(f"{match[1]}-{match[2]}")
        rest = "test_" + rest[match.end() :].removeprefix("and_")
    return rules


def coverage_table(ledger: Ledger) -> str:
    """Return the coverage table as Markdown."""
    by_rule, chapter_rules = tests_by_rule(ledger), ids_by_chapter(ledger)
    all_rules = [rule for rules in chapter_rules.values() for rule in rules]
    covered = [rule for rule in all_rules if by_rule.get(rule)]
    lines = [
        f"# {ledger.heading}",
        "",
        "Generated from the names of the tests by `python -m tools.rule_coverage --write`.",
        f"This page lists every rule of `{ledger.book}`",
        "with its tests, or with *not yet*.",
        "An r after the id marks a ruling on a gap; EC is an edge case.",
        "",
        f"**{len(covered)} of {len(all_rules)}** have a test.",
    ]
    for chapter, rules in chapter_rules.items():
        tested = sum(bool(by_rule.get(rule)) for rule in rules)
        lines += ["", f"## {chapter} ({tested} of {len(rules)})", ""]
        lines += [line for rule in rules for line in _entry_lines(rule, by_rule.get(rule, []))]
    return "\n".join(lines) + "\n"


def _entry_lines(rule: str, tests: list[str]) -> list[str]:
    """Return the lines for one rule: each test, followed by its file."""
    lines = [f"- **{rule}**" + ("" if tests else " *not yet*")]
    for file, _, name in (test.partition("::") for test in tests):
        lines += [f"    - `{name}`", f"      in `{file}`"]
    return lines


def find_unknown(ledger: Ledger) -> list[str]:
    """Return the tests whose names contain an id that is not in the ledger."""
    known = {rule for rules in ids_by_chapter(ledger).values() for rule in rules}
    return [test for rule, tests in tests_by_rule(ledger).items() if rule not in known for test in tests]


def main() -> int:
    """Write the tables, or check that they are up to date."""
    status = 0
    for ledger in LEDGERS:
        if "--write" in sys.argv:
            _ = ledger.table.write_text(coverage_table(ledger), encoding="utf-8")
            continue
        if not ledger.table.exists() or ledger.table.read_text(encoding="utf-8") != coverage_table(ledger):
            print(f"docs/{ledger.table.name} is stale: run python -m tools.rule_coverage --write")
            status = 1
        if unknown := find_unknown(ledger):
            print(f"docs/{ledger.ids.name} does not have the rules of {', '.join(unknown)}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
