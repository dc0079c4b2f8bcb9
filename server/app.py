"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Protocol

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from server import errors, file_descriptors, logs
from server.admission import AdmissionMiddleware
from server.api import (
    accounts,
    after_action,
    catalogue,
    describe,
    devices,
    guests,
    health,
    knocks,
    loadouts,
    logins,
    matches,
    moderation,
    notices,
    own_data,
    pages,
    polls,
    proofs,
    schemas,
    seat_links,
)
from server.api.deps import Services
from server.api.sockets import Sockets
from server.base_path import BasePath
from server.builds import BuildHeader
from server.content_codings import ContentCodings
from server.games import Games, served_games
from server.hosts import Hosts
from server.http_protocol import shutdown_callbacks
from server.lobby.account_deletion import finish_all
from server.lobby.cookies import ID_KEY, CookieMoves, SessionCookies, new_server_id
from server.play.bus import Bus
from server.play.buses import open_bus
from server.play.tables import Tables
from server.play.upgrade import upgrade
from server.security import RequestGuard
from server.settings import Settings
from server.store.sql import SqlStore, open_engine

log = structlog.get_logger()

#: How many seconds a part of the server may take to close.
CLOSING = 5.0

PARTS = (
    guests,
    accounts,
    after_action,
    proofs,
    logins,
    own_data,
    devices,
    notices,
    catalogue,
    schemas,
    matches,
    seat_links,
    loadouts,
    moderation,
    knocks,
    polls,
    health,
    pages,
)


def create_app(
    settings: Settings | None = None, *, games: Games | None = None, bus: Bus | None = None
) -> FastAPI:
    """Return the application. It opens its store and its bus when it starts."""
    settings = settings or Settings()
    logs.configure(settings)
    app = FastAPI(
        routes=[route for part in PARTS for route in part.router.routes],  # computed once for all apps
        title="Galaxies Online",
        version="1",
        lifespan=_lifespan(settings, games or served_games(settings), bus or open_bus(settings.redis)),
        openapi_url=None,  # FastAPI's is computed at each request; ours is in `schemas`
        docs_url=None,
        redoc_url=None,
        servers=[{"url": settings.base_path}] if settings.base_path else None,
    )
    app.state.pages = pages.Pages(settings.static, settings.base_path)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(ContentCodings)
    app.add_middleware(CookieMoves)
    app.add_middleware(BuildHeader, static=settings.static)
    app.add_middleware(Sockets)
    app.add_middleware(AdmissionMiddleware, settings=settings)
    app.add_middleware(RequestGuard, settings=settings)
    app.add_middleware(BasePath, base=settings.base_path)
    errors.install(app)
    describe.install(app)
    return app


class Closing(Protocol):
    """A part of the server that has something to finish in the end."""

    async def close(self) -> None:
        """Finish it."""
        ...


async def _close(part: Closing) -> None:
    """Close a part; what does not end keeps nobody from closing the others."""
    try:
        async with asyncio.timeout(CLOSING):
            await part.close()
    except TimeoutError:
        log.warning("closed too late", part=type(part).__name__)


def _lifespan(
    settings: Settings, games: Games, bus: Bus
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(
            settings.database_url(), synchronous=settings.sqlite_synchronous, pool_size=settings.pool_size
        )
        await upgrade(engine, games, settings)
        store = SqlStore(engine, games)
        tables = Tables(games, store, bus, settings)
        app.state.store = store
        app.state.cookies = cookies = SessionCookies(settings, await store.keep_key(ID_KEY, new_server_id()))
        app.state.services = services = Services(settings, store, bus, tables, cookies)
        tables.chores += [store.look_for_damage, partial(finish_all, services.lobby)]
        await tables.start()
        await services.sockets.start()
        await services.notifier.start()
        services.attendance.start()
        watching = asyncio.create_task(file_descriptors.watch())
        shutdown_callbacks.add(services.polls.close_all)
        hosts = ", ".join(Hosts(settings).names())
        log.info("server is up", database=engine.dialect.name, shared=bus.shared, hosts=hosts)
        try:
            yield
        finally:
            _ = watching.cancel()
            shutdown_callbacks.discard(services.polls.close_all)
            services.passwords.close()
            clients = services.polls, services.attendance, services.notifier, services.sockets
            for part in (*clients, tables, bus, store):
                await _close(part)

    return lifespan
