"""What the command line imports before it does anything."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from server import cli, main

#: Each takes a good part of a second to import, and none is needed to print the commands.
HEAVY = {"aiohttp", "alembic", "cryptography", "engine", "fastapi", "pydantic", "redis", "requests"} | {
    "server.app",
    "server.cli",
    "server.settings",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
}


def imported(code: str) -> set[str]:
    """What a new interpreter has imported after some code."""
    end = "import json, sys; sys.stdout.flush(); print('\\n' + json.dumps(sorted(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{end}"], capture_output=True, text=True, check=True, timeout=300
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_the_overview_of_commands_imports_no_server(arguments: list[str]) -> None:
    code = f"""
import contextlib, sys
sys.argv = ["galaxies", *{arguments}]
from server.main import main
with contextlib.suppress(SystemExit), contextlib.redirect_stderr(sys.stdout):
    main()
"""
    assert not imported(code) & HEAVY


def test_the_overview_is_that_of_the_commands() -> None:
    runner = CliRunner()
    shown = [runner.invoke(app, ["--help"], prog_name="galaxies") for app in (cli.app, main.overview())]
    assert shown[0].output == shown[1].output
    assert shown[0].exit_code == shown[1].exit_code == 0
    nothing = [runner.invoke(app, [], prog_name="galaxies") for app in (cli.app, main.overview())]
    assert (nothing[0].output, nothing[0].exit_code) == (nothing[1].output, nothing[1].exit_code)
