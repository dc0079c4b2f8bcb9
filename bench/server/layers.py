"""The layers of the server, by the files of their code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bench.profile import part_of

#: The first entry that is part of a path names its layer.
LAYERS = {
    "server/play/views": "views",
    "server/play/diff": "diff",
    "server/play/broadcast": "diff",
    "server/json_codec": "digests and JSON",
    "server/wire": "digests and JSON",
    "server/store/": "store",
    "sqlalchemy/": "store",
    "aiosqlite/": "store",
    "psycopg/": "store",
    "server/rates": "rates",
    "site-packages/limits/": "rates",
    "server/play/bus": "bus",
    "site-packages/redis/": "bus",
    "server/play/connection": "websocket",
    "server/api/": "websocket",
    "uvicorn/protocols/": "websocket",
    "websockets/": "websocket",
    "starlette/": "websocket",
    "fastapi/": "websocket",
    "server/play/": "table",
    # Everything else: the loop itself, with its system calls on sockets and wake-ups by threads.
    "uvicorn/": "event loop",
}


@cache
def layer_of(file: str, function: str) -> str | None:
    """Return the layer of a function, or None if it belongs to its caller's layer."""
    path = Path(file)
    if "/engine/" in file:
        return part_of(path, function)
    if file.endswith("server/play/session.py") and function == "parse":
        return "digests and JSON"
    return next((layer for part, layer in LAYERS.items() if part in file), None)
