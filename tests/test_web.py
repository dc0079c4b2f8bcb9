"""The web client's own tests, run as part of pytest. As in Python, lint and types are not checked by
tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.node import npm

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """Install the packages if the build hook has not done so."""
    if not (WEB / "node_modules").is_dir():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB)


def test_the_clients_tests_pass() -> None:
    npm("run", "test", cwd=WEB)
