"""Freezes or restarts PostgreSQL and Redis while matches are played on two servers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bench.faults.stores import temporary_folder
from tests import services
from tests.server.live import LiveServer
from tests.server.players import Load
from tests.services import Service


def freezes(times: int = 5, seconds: float = 3.0, matches: int = 4) -> dict[str, Any]:
    """Freeze and restart PostgreSQL and Redis several times. Return the longest time in seconds until all
    matches continued.
    """
    with (
        temporary_folder() as folder,
        services.temporary_postgres() as postgres,
        services.new_redis(folder) as redis,
    ):
        servers = [LiveServer(postgres.url, redis.url) for _ in range(2)]
        with servers[0], servers[1]:
            with Load(servers, matches) as load:
                resume_seconds = _freeze_all(load, {"postgres": postgres, "redis": redis}, times, seconds)
            return {"times": times, "seconds": seconds, "goes_on_after": resume_seconds} | load.tally(
                postgres.url
            )


def _freeze_all(load: Load, stores: dict[str, Service], times: int, seconds: float) -> dict[str, float]:
    resume_seconds: dict[str, float] = {}
    for _ in range(times):
        for name, service in stores.items():
            faults: dict[str, Callable[[], None]] = {
                "frozen": lambda service=service: freeze(service, seconds),  # type: ignore[misc]
                "restarted": service.restart,
            }
            for kind, fault in faults.items():
                _ = load.go_on()
                fault()
                seconds_needed = round(load.go_on(), 2)
                resume_seconds[f"{name} {kind}"] = max(
                    seconds_needed, resume_seconds.get(f"{name} {kind}", 0.0)
                )
    return resume_seconds


def freeze(service: Service, seconds: float) -> None:
    """Freeze a process for ``seconds``."""
    with service.frozen():
        time.sleep(seconds)
