"""Measures the cost of a read of the store on SQLite, with our connections and with the library's own.

    python -m bench.reads [--reads 2000] [--rounds 3]

Prints one line of JSON: for both, the processor time of a read in microseconds, all threads together, in the
cheapest round. The rounds alternate. The reads are the owner of a token, and a match with its seats, which
takes two statements.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import time
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from server.base import memory
from server.base.clock import now
from server.db.sql.store import PRAGMAS, Store, open_engine
from server.db.types.matches import MatchRow
from server.db.types.people import Token, User
from tests.databases import new_sqlite

WARM = 100
ADA, TOKEN, MATCH = User("u1", "Ada"), "digest", "m1"


def plain(url: str) -> AsyncEngine:
    """Return an engine as SQLAlchemy makes it."""
    return create_async_engine(url, execution_options={PRAGMAS: []})


#: How each side opens an engine.
SIDES: dict[str, Callable[[str], AsyncEngine]] = {"ours": open_engine, "plain": plain}
READS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "user_of": lambda store: store.user_of(TOKEN, now()),
    "match": lambda store: store.match(MATCH),
}


async def cost(read: Callable[[Store], Awaitable[Any]], store: Store, reads: int) -> float:
    """Return the processor time of a read in microseconds."""
    for _ in range(WARM):
        await read(store)
    began = time.process_time()
    for _ in range(reads):
        await read(store)
    return round((time.process_time() - began) / reads * 1e6, 1)


async def fill(store: Store) -> None:
    """Store the data to read."""
    await store.add_user(ADA, Token(TOKEN, "laptop"), now())
    await store.add_match(MatchRow(MATCH, "toy", "duel", {}, "lobby", ADA, True, "code", now()))


async def measure(reads: int, rounds: int) -> dict[str, dict[str, float]]:
    """Return the figures by side and by read."""
    least = {side: dict.fromkeys(READS, math.inf) for side in SIDES}
    with TemporaryDirectory() as folder:
        url = new_sqlite(f"sqlite+aiosqlite:///{Path(folder, 'reads.sqlite3')}")
        engines = {side: open_as(url) for side, open_as in SIDES.items()}
        await fill(Store(engines["ours"]))
        for _, (side, engine), (name, read) in product(range(rounds), engines.items(), READS.items()):
            least[side][name] = min(least[side][name], await cost(read, Store(engine), reads))
        for engine in engines.values():
            await engine.dispose()
    return least


def main() -> None:
    """Read the arguments, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reads", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    memory.tune_gc()
    print(json.dumps(asyncio.run(measure(given.reads, given.rounds))))


if __name__ == "__main__":
    main()
