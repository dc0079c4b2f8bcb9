"""Upgrade of the database to the newest schema, unless this would make matches under way unreadable."""

from __future__ import annotations

from functools import partial
from time import monotonic

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.db import migrate
from server.db.sql.store import TransactionStore
from server.games import Games
from server.match.recovery.loading import start_match
from server.match.state.context import TableContext
from server.match.state.live import LiveMatch
from server.match.views.views import chat_by_viewer
from server.settings import Settings

log = structlog.get_logger()

#: The maximum number of matches that are read after a migration, the newest first, and the maximum time for
#: this, in seconds.
MAX_MATCHES, MAX_SECONDS = 5_000, 60.0
#: The maximum number of matches that a refusal names, and the number of matches between two progress reports.
MAX_NAMED, REPORT_EVERY = 5, 100


async def upgrade(
    engine: AsyncEngine, games: Games, settings: Settings, *, pause_unreadable: bool = False
) -> None:
    """Run the missing migrations if the matches under way are still readable afterwards.

    If no migration is missing, no match is read, and problems are only found when a match is opened. With
    ``pause_unreadable``, matches that cannot be read are paused instead. Raises Refusal without changing the
    database.
    """
    check = None if pause_unreadable else partial(_check_readable, games, settings)
    await migrate.upgrade(engine, check)


async def _check_readable(games: Games, settings: Settings, connection: AsyncConnection) -> None:
    """Read the matches under way, one by one, after the migrations but before they are committed."""
    store = TransactionStore(connection)
    context = TableContext(games, store, settings, lambda *_: None, lambda _: None, lambda *_: None)
    end, unreadable = monotonic() + MAX_SECONDS, dict[str, str]()
    matches = await store.matches_under_way(games, MAX_MATCHES)
    for number, match_id in enumerate(matches):
        if monotonic() > end:
            log.warning("not all matches were tried before the migration", tried=number, of=len(matches))
            break
        if number % REPORT_EVERY == 0:
            log.info("trying the matches under way before the migration", tried=number, of=len(matches))
        if reason := await _reason_unreadable(context, match_id):
            unreadable[match_id] = reason
    if unreadable:
        raise migrate.Refusal(_refusal_text(unreadable, len(matches)))
    log.info("migrated", matches=len(matches))


async def _reason_unreadable(context: TableContext, match_id: str) -> str | None:
    """Return the reason why the match cannot be shown, or None if it can."""
    try:
        row = await context.store.match(match_id)
        assert row is not None, "the migration must not delete it"
        match, _ = await start_match(context, row)
        visible_chat = chat_by_viewer(context.mission(row), ())
        _ = LiveMatch(context, row, visible_chat=visible_chat, match=match).all_views()
    except Exception as error:  # any error that the rules raise for data written by different code
        return f"{type(error).__name__}: {error}"[:200]
    return None


def _refusal_text(unreadable: dict[str, str], total: int) -> str:
    lines = [f"  {match}: {reason}" for match, reason in list(unreadable.items())[:MAX_NAMED]]
    more = [f"  and {len(unreadable) - MAX_NAMED} more"] if len(unreadable) > MAX_NAMED else []
    return "\n".join(
        [
            f"this version cannot continue with {len(unreadable)} of {total} matches under way:",
            *lines,
            *more,
            "Nothing was changed. The previous version can still use this database to finish these matches.",
            "To migrate anyway and pause these matches, start with --pause-unreadable.",
        ]
    )
