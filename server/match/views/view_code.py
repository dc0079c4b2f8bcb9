"""A digest of the code that makes a match's views. It shows whether the last views may still be valid."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import engine.core
import server
from engine.core.game import Game


@cache  # computing it reads every file, and the code in memory does not change
def view_code_of(game: type[Game[Any]]) -> str:
    """Return a short digest (16 hexadecimal digits) of all code that makes a game's views.

    The same code makes the same views of the same state, in every process.
    """
    digest = sha256(f"{game.__module__}.{game.__qualname__}".encode())
    for folder in _code_folders(game):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _code_folders(game: type[Game[Any]]) -> Iterator[Path]:
    for module in (server, engine.core, sys.modules[game.__module__]):
        yield Path(str(module.__file__)).parent
