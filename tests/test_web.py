"""The web client's own tests and type checks, run as part of pytest; lint is no test, here and in Python."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.node import npm

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "server" / "static"
START_PAGE = 45 * 1024  # bytes of script, as they are sent


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """The build hook installs them; a checkout whose bundle was not built has none."""
    if not (WEB / "node_modules").is_dir():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB)


@pytest.mark.parametrize("script", ["test", "check"])
def test_npm_script_passes(script: str) -> None:
    npm("run", script, cwd=WEB)


def test_the_start_page_is_small() -> None:
    size = sum(len(gzip.compress(script.read_bytes())) for script in scripts(STATIC / "index.html"))
    assert size <= START_PAGE, f"{size} bytes of script"


def scripts(page: Path) -> set[Path]:
    """The scripts that a page loads at once: its own, and what they import without waiting."""
    scripts: set[Path] = set()
    pending = [
        STATIC / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page.read_text("utf-8"))
    ]
    while pending:
        script = pending.pop()
        if script not in scripts:
            scripts.add(script)
            imported = re.findall(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"', script.read_text("utf-8"))
            pending += [script.parent / name for name in imported]
    assert scripts
    return scripts
