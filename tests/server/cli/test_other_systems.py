"""The server on systems without Unix's modules, and for users without a folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner

from server.base import memory
from server.cli.commands import app
from server.db.db_lock import lock_for_serving
from server.monitoring import metrics
from server.settings import Settings

#: Modules that Windows does not have. Standard modules that need them are imported before they are hidden.
UNIX_ALONE = ("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
WITHOUT_THEM = f"""
import asyncio, concurrent.futures.process, multiprocessing.popen_spawn_posix, subprocess, sys
sys.modules |= dict.fromkeys({UNIX_ALONE!r})
from pathlib import Path
from fastapi.testclient import TestClient
from server.cli.commands import make_served_app
from server.settings import Settings
from server.db.db_lock import lock_for_serving
from server.cli import databases
from server.games import load_games
settings = Settings()
databases.claim_database(settings)
databases.prepare_database(settings, load_games(settings))
with TestClient(make_served_app(), base_url="http://127.0.0.1") as client:
    print(client.post("/api/guests", json={{"name": "Ada"}}).status_code)
"""


def test_a_server_starts_without_the_modules_of_unix(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    environment = {"PYTHONPATH": str(Path.cwd()), "HOME": str(tmp_path)}
    if compiled := os.environ.get("PYTHONPYCACHEPREFIX"):
        environment["PYTHONPYCACHEPREFIX"] = compiled  # compiling all modules again would take seconds
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_THEM],
        env=environment | {"GALAXIES_DATABASE": f"sqlite:///{file}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.splitlines()[-1:], done.returncode) == (["201"], 0), done.stderr


def test_only_one_process_serves_a_file(tmp_path: Path) -> None:
    file = str(tmp_path / "matches.sqlite3")
    assert lock_for_serving(file)
    code = f"from server.db.db_lock import lock_for_serving; print(lock_for_serving({file!r}))"
    other_process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert other_process.stdout == "False\n"


def test_modules_missing_on_windows_are_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    windows = SimpleNamespace(name="nt")
    monkeypatch.setattr(memory, "os", windows)
    monkeypatch.setattr(metrics, "os", windows)
    assert not memory.limit_arenas()
    assert metrics._is_alive(2**30), "a process that cannot be asked counts as alive"


@pytest.mark.parametrize("name", ["a?b", "a#b", "a%41b", "a b", "ü@:x", "new\nline", "[/]", "..."])
def test_a_data_folder_may_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / name))
    monkeypatch.delenv("GALAXIES_DATABASE", raising=False)
    file = tmp_path / name / "galaxies" / "galaxies.sqlite3"
    assert make_url(Settings().database_url()).database == str(file)
    result = CliRunner().invoke(app, ["admin", "matches"])
    assert "there is nothing in this database" in result.output
    assert file.exists()


def test_a_data_folder_that_is_not_text_is_refused_with_an_explanation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "\udcff"))
    monkeypatch.delenv("GALAXIES_DATABASE", raising=False)
    result = CliRunner().invoke(app, ["admin", "matches"])
    assert (result.exit_code, result.output) == (
        1,
        "galaxies: one of the arguments is not UTF-8 text.\n",
    )


def test_without_a_home_folder_the_database_is_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "home", no_home)
    for folder in ("", "a/relative/one", "/dev/null", "/proc/nowhere"):
        monkeypatch.setenv("XDG_DATA_HOME", folder)
        assert make_url(Settings(database="").database_url()).database == str(tmp_path / "galaxies.sqlite3")


@pytest.mark.parametrize("command", [["admin", "matches"], ["admin", "prune"], ["serve", "--port", "0"]])
def test_a_database_that_cannot_be_opened_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    file = tmp_path / "matches.sqlite3"
    file.mkdir()
    monkeypatch.setenv("GALAXIES_DATABASE", f"sqlite:///{file}")
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 1
    assert str(file) in result.output.replace("\n", "")
    assert "Traceback" not in result.output
