"""A server with few file descriptors logs one line about it, and recovers."""

from __future__ import annotations

import errno
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
import structlog

from server.base import file_descriptors
from server.monitoring import logs
from server.settings import Settings
from tests.services import free_port
from tests.serving import PATIENCE, ROOT

UNLIMITED = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "expected", "warned"),
    [
        (1024, 524288, 20_200, False),
        (1024, UNLIMITED, 20_200, False),
        (1024, 4096, 4096, True),
        (1024, 1024, 1024, True),
        (30_000, 30_000, None, False),
        (UNLIMITED, UNLIMITED, None, False),
    ],
)
def test_the_limit_is_raised_as_far_as_allowed(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, expected: int | None, *, warned: bool
) -> None:
    calls = list[tuple[int, int]]()
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: calls.append(limits))
    with structlog.testing.capture_logs() as told:
        file_descriptors.raise_limit(20_000)
    assert calls == ([] if expected is None else [(expected, hard)])
    assert [line["event"] for line in told] == ["few file descriptors"] * warned


def raise_in_library() -> None:
    try:
        raise OSError(errno.ENFILE, "Too many open files in system")
    except OSError as error:
        raise RuntimeError("cannot accept") from error


def raise_directly() -> None:
    raise OSError(errno.EMFILE, "Too many open files")


@pytest.mark.parametrize("fail", [raise_directly, raise_in_library])
def test_errors_about_missing_descriptors_are_one_line(
    capfd: pytest.CaptureFixture[str], fail: Callable[[], None]
) -> None:
    logs.configure(Settings(log_json=True, log_repeats="2/hour"))
    log = structlog.get_logger()
    for n in range(50):
        try:
            fail()
        except Exception as error:
            log.error(f"request {n} failed", exc_info=error)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["out of file descriptors"] * 2
    assert "LimitNOFILE" in lines[0]["help"]
    assert "exception" not in lines[0]


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_server_without_descriptors_reports_it_and_recovers(tmp_path: Path, loop: str) -> None:
    port, log = free_port(), tmp_path / "log"
    environment = {
        "GALAXIES_GAMES": '{"duel": "examples.duel:GAME"}',
        "GALAXIES_DATABASE": f"sqlite+aiosqlite:///{tmp_path / 'few.sqlite3'}",
        "GALAXIES_THINKERS": "0",
    }
    code = (
        "import resource, sys, uvicorn, functools\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (80, 80))\n"
        f"uvicorn.run = functools.partial(uvicorn.run, loop={loop!r})\n"
        f"sys.argv = ['galaxies', 'serve', '--port={port}']\n"
        "from server.cli.commands import main\n"
        "main()\n"
    )
    with log.open("wb") as log_file, ExitStack() as stack:
        process = subprocess.Popen(
            [sys.executable, "-c", code], cwd=ROOT, env=os.environ | environment, stderr=log_file
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        wait_until(lambda: is_answering(port))
        with ExitStack() as client_stack:
            for _ in range(120):
                with suppress(OSError):
                    client_socket = client_stack.enter_context(socket.socket())
                    client_socket.settimeout(1)
                    client_socket.connect(("127.0.0.1", port))
            wait_until(lambda: "out of file descriptors" in log.read_text("utf-8"))
        wait_until(lambda: is_answering(port))
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    events = [line["event"] for line in lines]
    assert "few file descriptors" in events
    assert events.count("out of file descriptors") < 30
    assert [line for line in lines if "exception" in line] == []


def is_answering(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/livez").status_code == 200
    except httpx2.TransportError:
        return False


def wait_until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)
