"""Modules and games that are already loaded when a test server is forked."""

from __future__ import annotations

import aiosqlite
import psycopg
import uvicorn.lifespan.on
import uvicorn.loops.uvloop
from anyio._backends import _asyncio

import engine.galaxies
import engine.pulp
import examples.duel
import server.cli.commands
import tests.server.toy
import tests.serving
from server.db.migrate import revisions

GAMES = [engine.galaxies.GAME, engine.pulp.GAME, examples.duel.GAME, tests.server.toy.GAME]
MODULES = [
    aiosqlite,
    psycopg,
    uvicorn.lifespan.on,
    uvicorn.loops.uvloop,
    _asyncio,
    server.cli.commands,
    tests.serving,
]
REVISIONS = [*revisions().walk_revisions()]
