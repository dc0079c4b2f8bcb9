"""`galaxies serve` in a process of its own, on a free port of the loopback."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path

import httpx2

from tests.services import free_port

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds


class Server(AbstractContextManager["Server"]):
    """A server with a database of its own; it can be killed and started again on the same port."""

    def __init__(self, folder: Path, database: str = "", **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite+aiosqlite:///{folder / 'matches.sqlite3'}"
        self.log = folder / "server.log"
        self.environment = {**os.environ, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "server",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while not self._is_healthy():
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without a word of warning (SIGKILL)."""
        assert self.process
        self.process.kill()
        _ = self.process.wait()

    def stop(self) -> None:
        """End it in an orderly way, and the hard one if it does not listen."""
        assert self.process
        self.process.terminate()
        try:
            _ = self.process.wait(PATIENCE / 4)
        except subprocess.TimeoutExpired:
            self.kill()

    def faults(self) -> list[str]:
        """The lines of its log that tell of errors."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"error"' in line or "Traceback" in line]

    def _is_healthy(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/healthz").status_code == 200
        except httpx2.TransportError:
            return False

    def __enter__(self) -> Server:
        """Start it."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it."""
        self.stop()
