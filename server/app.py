"""Builds the application from its parts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Protocol

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from server.base import file_descriptors
from server.db.sql.store import Store, open_engine
from server.features.accounts import api as accounts
from server.features.accounts import devices_api as devices
from server.features.accounts import guests_api as guests
from server.features.accounts import logins_api as logins
from server.features.accounts import notifications_api as notices
from server.features.accounts import proofs_api as proofs
from server.features.after_action import api as after_action
from server.features.after_action.service import AfterActionReports
from server.features.catalogue import api as catalogue
from server.features.identity.cookies import ID_KEY, CookieMigration, SessionCookies, new_server_id
from server.features.identity.passwords import Passwords
from server.features.identity.reserved_names import ReservedNames
from server.features.knocks import api as knocks
from server.features.lobby import api as matches
from server.features.lobby import loadouts_api as loadouts
from server.features.lobby.service import Lobby
from server.features.moderation import api as moderation
from server.features.notifications.notifier import Notifier
from server.features.own_data import api as own_data
from server.features.own_data.deletion import finish_all_deletions
from server.features.play import polls
from server.features.play.sockets import Sockets
from server.features.rematch import api as rematch
from server.features.replays import api as replays
from server.features.replays.chances import WinChances
from server.features.replays.service import Replays
from server.features.seat_links import api as seat_links
from server.features.services import Services
from server.features.site import api_documents, health, pages
from server.games import Games, served_games
from server.match.recovery.upgrade import upgrade
from server.match.replication.bus import Bus
from server.match.replication.buses import open_bus
from server.match.tables import Tables
from server.monitoring import logs
from server.settings import Settings
from server.transport import errors, openapi
from server.transport.base_path import BasePath
from server.transport.builds import BuildHeader
from server.transport.content_codings import ContentCodings
from server.transport.hosts import Hosts
from server.transport.http_protocol import shutdown_callbacks
from server.transport.limits.admission import AdmissionMiddleware
from server.transport.security import RequestGuard

log = structlog.get_logger()

#: The maximum time, in seconds, for closing one part of the server.
CLOSE_TIMEOUT = 5.0

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
    api_documents,
    matches,
    rematch,
    replays,
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
    """Return the application. It opens its store and its bus at startup."""
    settings = settings or Settings()
    logs.configure(settings)
    app = FastAPI(
        routes=[route for part in PARTS for route in part.router.routes],  # computed once for all apps
        title="Galaxies Online",
        version="1",
        lifespan=_lifespan(settings, games or served_games(settings), bus or open_bus(settings.redis)),
        openapi_url=None,  # FastAPI would compute the document for each request; `api_documents` serves ours
        docs_url=None,
        redoc_url=None,
        servers=[{"url": settings.base_path}] if settings.base_path else None,
    )
    app.state.pages = pages.Pages(settings.static, settings.base_path)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(ContentCodings)
    app.add_middleware(CookieMigration)
    app.add_middleware(BuildHeader, static=settings.static)
    app.add_middleware(Sockets)
    app.add_middleware(AdmissionMiddleware, settings=settings)
    app.add_middleware(RequestGuard, settings=settings)
    app.add_middleware(BasePath, base=settings.base_path)
    errors.install(app)
    openapi.install(app)
    return app


class Closable(Protocol):
    """A part of the server that must be closed when the server stops."""

    async def close(self) -> None:
        """Finish the part's open work."""
        ...


async def _close_in_time(part: Closable) -> None:
    """Close a part of the server. If this takes too long, give up, so that the other parts are still
    closed."""
    try:
        async with asyncio.timeout(CLOSE_TIMEOUT):
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
        store = Store(engine, games)
        tables = Tables(games, store, bus, settings)
        app.state.store = store
        app.state.cookies = cookies = SessionCookies(
            settings, await store.get_or_store_key(ID_KEY, new_server_id())
        )
        lobby = Lobby(tables)
        passwords = Passwords()
        notifier = Notifier(tables.context, tables.context.sockets)
        features = (
            cookies,
            ReservedNames(games),
            passwords,
            lobby,
            Replays(lobby),
            WinChances(lobby),
            AfterActionReports(lobby),
            notifier,
        )
        app.state.services = services = Services(settings, store, bus, tables, features)
        tables.chores += [store.look_for_damage, partial(finish_all_deletions, lobby)]
        await tables.start()
        await services.sockets.start()
        await notifier.start()
        services.attendance.start()
        watch_task = asyncio.create_task(file_descriptors.watch())
        shutdown_callbacks.add(services.polls.close_all)
        hosts = ", ".join(Hosts(settings).names())
        log.info("server is up", database=engine.dialect.name, shared=bus.shared, hosts=hosts)
        try:
            yield
        finally:
            _ = watch_task.cancel()
            shutdown_callbacks.discard(services.polls.close_all)
            passwords.close()
            clients = services.polls, services.attendance, notifier, services.sockets
            for part in (*clients, tables, bus, store):
                await _close_in_time(part)

    return lifespan
