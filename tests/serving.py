"""`galaxies serve` in a separate process, on a free port of the loopback interface."""

from __future__ import annotations

import os
import ssl
import sys
import time
from contextlib import AbstractContextManager
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Self

import httpx2

from server.cli import commands as cli
from tests.databases import new_sqlite
from tests.services import free_port

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0  # seconds

#: The servers speak plain HTTP. Reading all certificate authorities would cost more than the request.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

#: A new process costs a fork instead of seconds of imports.
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.preloaded"])


def run(options: dict[str, Any], environment: dict[str, str], log: Path | None) -> None:
    """Run the server in the new process."""
    os.environ.update(environment)
    if log:
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    cli.serve(**options, workers=1)


def run_in_process(folder: Path, *arguments: str) -> tuple[int | None, str]:
    """Run a command line in a separate process. Return its exit status and error output."""
    error_file = folder / "stderr"
    process = FORKS.Process(target=run_command, args=(arguments, error_file))
    process.start()
    process.join(PATIENCE)
    return process.exitcode, error_file.read_text("utf-8")


def run_command(arguments: tuple[str, ...], error_file: Path) -> None:
    """Run the command line in the new process."""
    os.dup2(os.open(error_file, os.O_WRONLY | os.O_CREAT), 2)
    sys.argv = ["galaxies", *arguments]
    cli.main()


class Server(AbstractContextManager["Server"]):
    """A server that can be killed and restarted on the same port. It logs to the file ``log``, if any."""

    def __init__(
        self, database: str, redis: str = "", log: Path | None = None, port: int = 0, **environment: str
    ) -> None:
        if database.startswith("sqlite"):
            _ = new_sqlite(database)
        self.log = log
        self.port = port or free_port()
        self.options = {"port": self.port, "database": database, "redis": redis}
        self.environment = environment
        self.process: BaseProcess | None = None
        self.pid: int | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it responds."""
        self.process = FORKS.Process(target=run, args=(self.options, self.environment, self.log))
        self.process.start()
        self.pid = self.process.pid
        deadline = time.monotonic() + PATIENCE
        while not self.healthy():
            assert self.process.is_alive(), (
                self.log.read_text("utf-8") if self.log else "the server has ended"
            )
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError("the server does not respond")
            time.sleep(0.05)

    def healthy(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/healthz", verify=NO_TLS).status_code == 200
        except httpx2.TransportError:
            return False

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.join()

    def stop(self) -> None:
        """Stop the server in an orderly way, and kill it if it does not react."""
        if self.process:
            self.process.terminate()
            self.process.join(PATIENCE / 4)
            self.kill()

    def faults(self) -> list[str]:
        """Return the lines of the log that report errors."""
        assert self.log
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"error"' in line or "Traceback" in line]

    def __enter__(self) -> Self:
        """Start the server."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the server."""
        self.stop()
