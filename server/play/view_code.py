"""Which code makes a match's views: it tells, without a look at them, that they are those last sent."""

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


@cache  # reads every file, and the code in memory stays what it was read from
def view_code_of(game: type[Game[Any]]) -> str:
    """Return a short digest (16 hexadecimal digits) of all code that takes part in making a game's views.

    The same state gives the same views under the same code, in every process.
    """
    digest = sha256(f"{game.__module__}.{game.__qualname__}".encode())
    for folder in _folders(game):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _folders(game: type[Game[Any]]) -> Iterator[Path]:
    for module in (server, engine.core, sys.modules[game.__module__]):
        yield Path(str(module.__file__)).parent
