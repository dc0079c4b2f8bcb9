"""Health checks of the server."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Protocol
from weakref import WeakKeyDictionary

import structlog
from fastapi import APIRouter, Response
from sqlalchemy import make_url

from server.features.services import App
from server.settings import Settings

router = APIRouter(tags=["health"])
log = structlog.get_logger()

#: The maximum duration of a check, in seconds.
CHECK_TIMEOUT = 3.0
AWAY, DAMAGED, LOW, OK = "away", "damaged", "low", "ok"
#: The last check of each part.
_checks: WeakKeyDictionary[Part, asyncio.Task[None]] = WeakKeyDictionary()


class Part(Protocol):
    """A part of the server that is checked."""

    async def ping(self) -> None:
        """Raise an error if the part cannot be reached."""
        ...


@router.get("/livez", responses={503: {}})
async def livez(response: Response, app: App) -> dict[str, str]:
    """Return 200 if the store responds, otherwise 503. The bus is not checked, because matches continue
    without it, and a proxy must not remove servers for that reason."""
    return _health_report(response, {"store": await _state_of("store", app.store)}, OK)


@router.get("/healthz", responses={503: {}})
async def healthz(response: Response, app: App) -> dict[str, str]:
    """Return 200 if the store and the bus respond, otherwise 503."""
    state = {"store": await _state_of("store", app.store), "bus": await _state_of("bus", app.bus)}
    return _health_report(response, state, OK)


@router.get("/readyz", responses={503: {}})
async def readyz(response: Response, app: App) -> dict[str, str]:
    """Return 200 if the server is ready for players, otherwise 503. The check covers the bus, the disk space
    of a SQLite database, and whether the database is undamaged and writable."""
    database = DAMAGED if app.store.is_damaged() else await _state_of("store", app.writable)
    state = {"database": database, "bus": await _state_of("bus", app.bus)}
    if folder := _database_folder(app.settings):
        state["disk"] = OK if shutil.disk_usage(folder).free >= app.settings.disk_free else LOW
    return _health_report(response, state, "ready")


def _health_report(response: Response, state: dict[str, str], ok_status: str) -> dict[str, str]:
    if all(part == OK for part in state.values()):
        return {"status": ok_status, **state}
    response.status_code = 503
    worst = next(problem for problem in (DAMAGED, AWAY, LOW) if problem in state.values())
    return {"status": worst, **state}


async def _state_of(name: str, part: Part) -> str:
    """Return the state of a part. Simultaneous callers share one check. A check that takes too long is not
    cancelled, because waiting for the cancellation may also take long."""
    check = _checks.get(part)
    if check is None or check.done():
        check = _checks[part] = asyncio.create_task(part.ping())
    done, _ = await asyncio.wait([check], timeout=CHECK_TIMEOUT)
    error = check.exception() if done else TimeoutError()
    if error:
        log.warning("part unavailable", part=name, error=type(error).__name__)
    return AWAY if error else OK


def _database_folder(settings: Settings) -> Path | None:
    """Return the folder of a SQLite database, or None for another database."""
    url = make_url(settings.database_url())
    return (
        Path(url.database).absolute().parent if url.drivername.startswith("sqlite") and url.database else None
    )
