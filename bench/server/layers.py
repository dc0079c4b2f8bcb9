"""The layers of the server, by their source files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bench.profile import part_of

#: The first entry that occurs in a path determines its layer.
LAYERS = {
    "server/match/views/views": "views",
    "server/match/views/diff": "diff",
    "server/match/views/broadcast": "diff",
    "server/base/json_codec": "digests and JSON",
    "server/protocol/": "digests and JSON",
    "server/db/": "store",
    "sqlalchemy/": "store",
    "aiosqlite/": "store",
    "psycopg/": "store",
    "server/transport/limits/rates": "rates",
    "server/base/rate_limit": "rates",
    "site-packages/limits/": "rates",
    "server/match/replication/": "bus",
    "site-packages/redis/": "bus",
    "server/match/connections/connection": "websocket",
    "server/features/play/": "websocket",
    "uvicorn/protocols/": "websocket",
    "websockets/": "websocket",
    "starlette/": "websocket",
    "fastapi/": "websocket",
    "server/match/": "table",
    # Everything else: the event loop itself, with its system calls on sockets and the wake-ups by threads.
    "uvicorn/": "event loop",
}


@cache
def layer_of(file: str, function: str) -> str | None:
    """Return the layer of a function, or None if it belongs to its caller's layer."""
    path = Path(file)
    if "/engine/" in file:
        return part_of(path, function)
    if file.endswith("server/match/session.py") and function == "parse":
        return "digests and JSON"
    return next((layer for part, layer in LAYERS.items() if part in file), None)
