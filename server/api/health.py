"""Whether the server can do its work."""

from __future__ import annotations

import asyncio

import structlog
from fastapi import APIRouter, Response

from server.api.deps import App

router = APIRouter(tags=["health"])
log = structlog.get_logger()

PATIENCE = 3.0


@router.get("/healthz", responses={503: {}})
async def healthz(response: Response, app: App) -> dict[str, str]:
    """200 when store and bus answer, else 503."""
    state = {}
    for name, part in (("store", app.store), ("bus", app.bus)):
        try:
            async with asyncio.timeout(PATIENCE):
                await part.ping()
            state[name] = "ok"
        except Exception as error:
            log.warning("part is away", part=name, error=type(error).__name__)
            state[name] = "away"
            response.status_code = 503
    return {"status": "ok" if response.status_code != 503 else "away"} | state
