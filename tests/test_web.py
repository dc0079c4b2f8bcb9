"""The web client's own tests and type checks, run as part of pytest; lint is no test, here and in Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.node import npm

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """The build hook installs them; a checkout whose bundle was not built has none."""
    if not (WEB / "node_modules").is_dir():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB)


@pytest.mark.parametrize("script", ["test", "check"])
def test_npm_script_passes(script: str) -> None:
    npm("run", script, cwd=WEB)
