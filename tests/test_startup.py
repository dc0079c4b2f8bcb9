"""The imports of the command line before it does anything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.cli import commands as cli
from server.cli import main
from tests.services import free_port

#: Each takes a large part of a second to import, and none is needed to print the commands.
HEAVY = {
    "aiohttp",
    "alembic",
    "cryptography",
    "engine",
    "fastapi",
    "pydantic",
    "redis",
    "requests",
    "rich",
} | {
    "server.app",
    "server.cli.commands",
    "server.settings",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
}


#: Modules that a server with SQLite and without Redis does not import before its first response
UNUSED = {
    "OpenSSL",
    "aiohttp",
    "aiosmtplib",
    "alembic",
    "cryptography",
    "mako",
    "py_vapid",
    "pywebpush",
    "redis",
    "requests",
    "segno",
    "urllib3",
    "webauthn",
}

#: Starts a server, sends a request, and ends the server as soon as it has responded.
SERVE_ONE_REQUEST = """
import os, signal, sys, threading, time, urllib.request
from server.cli import commands as cli

def ask():
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/api/missions") as answer:
                print(answer.status)
                break
        except OSError:
            time.sleep(0.05)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=ask, daemon=True).start()
try:
    cli.app(["serve", f"--port={sys.argv[1]}"], standalone_mode=False)
except KeyboardInterrupt:
    pass
"""


def imported_modules(code: str, *arguments: str, **environment: str) -> set[str]:
    """Return the modules that a new interpreter has imported after some code."""
    end = "import json, sys; sys.stdout.flush(); print('\\n' + json.dumps(sorted(sys.modules)))"
    result = subprocess.run(
        [sys.executable, "-c", f"{code}\n{end}", *arguments],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
        env=os.environ | environment,
    )
    return set(json.loads(result.stdout.splitlines()[-1]))


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_the_overview_of_commands_imports_no_server(arguments: list[str]) -> None:
    code = f"""
import contextlib, sys
sys.argv = ["galaxies", *{arguments}]
from server.cli.main import main
with contextlib.suppress(SystemExit), contextlib.redirect_stderr(sys.stdout):
    main()
"""
    assert not imported_modules(code) & HEAVY


def test_the_overview_lists_the_commands() -> None:
    runner = CliRunner()
    helps = [runner.invoke(app, ["--help"], prog_name="galaxies") for app in (cli.app, main.overview())]
    assert helps[0].output == helps[1].output
    assert helps[0].exit_code == helps[1].exit_code == 0
    overviews = [runner.invoke(app, [], prog_name="galaxies") for app in (cli.app, main.overview())]
    assert (overviews[0].output, overviews[0].exit_code) == (overviews[1].output, overviews[1].exit_code)


def test_a_server_responds_before_it_imports_rarely_needed_modules(tmp_path: Path) -> None:
    """This holds for a new database and for an existing one."""
    url = f"sqlite:///{tmp_path / 'store.sqlite3'}"
    for database in ("new", "existing"):
        after = imported_modules(SERVE_ONE_REQUEST, str(free_port()), GALAXIES_DATABASE=url)
        assert "server.app" in after
        assert not after & UNUSED, database
