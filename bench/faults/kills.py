"""Tests `kill -9` of a server under load."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from bench.faults.stores import STORES
from tests.server.live import LiveServer
from tests.server.players import Load


def kills(times: int = 100, matches: int = 4) -> dict[str, Any]:
    """Kill a server many times on each store. Check that no acknowledged answer is lost or duplicated."""
    return {store: _kill_repeatedly(store, times, matches) for store in STORES}


def _kill_repeatedly(store: str, times: int, matches: int) -> dict[str, Any]:
    random = Random(times)
    with STORES[store]() as database, LiveServer(database) as server:
        with Load([server], matches) as load:
            for _ in range(times):
                _ = load.go_on()
                time.sleep(random.uniform(0.0, 0.4))
                server.kill()
                server.start()
            _ = load.go_on()
        return {"kills": times} | load.tally(database)
