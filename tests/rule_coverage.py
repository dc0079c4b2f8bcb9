"""Which rule has which test: writes docs/RULES.md from the names of the tests.

`python -m tests.rule_coverage --write` renews the table; `--check` fails if it is stale.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
IDS = ROOT / "docs" / "rule-ids.txt"
TABLE = ROOT / "docs" / "RULES.md"
NAMED = re.compile(r"test_([A-Z0-9]+)_(\d+r?)(?:_|$)")

Tests = dict[str, list[str]]


def chapters() -> dict[str, list[str]]:
    """Return the ids of the ledger by chapter, in its order."""
    chapters: dict[str, list[str]] = {}
    chapter = ""
    for line in IDS.read_text().splitlines():
        if line.startswith("["):
            chapter = line.strip("[]")
        elif line and not line.startswith("#"):
            chapters.setdefault(chapter, []).append(line)
    return chapters


def tests() -> Tests:
    """Return the tests by rule id; a name may begin with several ids (test_MOV_11_and_MOV_12_…)."""
    covering: Tests = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in ids_of(node.name):
                    covering[rule].append(f"{path.relative_to(ROOT / 'tests')}::{node.name}")
    return covering


def ids_of(name: str) -> list[str]:
    """Return the rule ids that a test's name begins with."""
    rules, rest = [], name
    while match := NAMED.match(rest):
        rules.append(f"{match[1]}-{match[2]}")
        rest = "test_" + rest[match.end() :].removeprefix("and_")
    return rules


def table() -> str:
    """Return the coverage table as Markdown."""
    by_rule, ledger = tests(), chapters()
    every = [rule for rules in ledger.values() for rule in rules]
    covered = [rule for rule in every if by_rule.get(rule)]
    lines = [
        "# Rules and their tests",
        "",
        "Generated from the names of the tests by `python -m tests.rule_coverage --write`. Every id of the",
        "rules ledger stands here with its tests or an honest *not yet*; with r it is the ruling on a gap,",
        "EC an edge case.",
        "",
        f"**{len(covered)} of {len(every)}** have a test.",
    ]
    for chapter, rules in ledger.items():
        done = sum(bool(by_rule.get(rule)) for rule in rules)
        lines += ["", f"## {chapter} ({done} of {len(rules)})", "", "| rule | test |", "|---|---|"]
        lines += [f"| {rule} | {_cell(by_rule.get(rule, []))} |" for rule in rules]
    return "\n".join(lines) + "\n"


def _cell(tests: list[str]) -> str:
    return "<br>".join(f"`{test}`" for test in tests) if tests else "*not yet*"


def unknown() -> list[str]:
    """Return the tests named after an id that the ledger does not have."""
    known = {rule for rules in chapters().values() for rule in rules}
    return [test for rule, named in tests().items() if rule not in known for test in named]


def main() -> int:
    """Write the table, or check that it is fresh."""
    if "--write" in sys.argv:
        _ = TABLE.write_text(table())
        return 0
    fresh = TABLE.exists() and TABLE.read_text() == table()
    if not fresh:
        print("docs/RULES.md is stale: run python -m tests.rule_coverage --write")
    return 0 if fresh and not unknown() else 1


if __name__ == "__main__":
    sys.exit(main())
