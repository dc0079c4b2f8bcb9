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
MATCHES, SECONDS = 5_000, 60.0
#: The maximum number of matches that a refusal names, and the number of matches between two progress reports.
NAMED, TOLD = 5, 100


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
    end, wrong = monotonic() + SECONDS, dict[str, str]()
    matches = await store.matches_under_way(games, MATCHES)
    for done, match_id in enumerate(matches):
        if monotonic() > end:
            log.warning("not all matches were tried before the migration", tried=done, of=len(matches))
            break
        if done % TOLD == 0:
            log.info("trying the matches under way before the migration", tried=done, of=len(matches))
        if reason := await _why_unreadable(context, match_id):
            wrong[match_id] = reason
    if wrong:
        raise migrate.Refusal(_refusal_text(wrong, len(matches)))
    log.info("migrated", matches=len(matches))


async def _why_unreadable(context: TableContext, match_id: str) -> str | None:
    """Return the reason why the match cannot be shown, or None if it can."""
    try:
        row = await context.store.match(match_id)
        assert row is not None, "the migration lost it"
        match, _ = await start_match(context, row)
        heard = chat_by_viewer(context.mission(row), ())
        _ = LiveMatch(context, row, heard=heard, match=match).all_views()
    except Exception as error:  # any error that the rules raise for data written by other code
        return f"{type(error).__name__}: {error}"[:200]
    return None


def _refusal_text(wrong: dict[str, str], of: int) -> str:
    named = [f"  {match}: {reason}" for match, reason in list(wrong.items())[:NAMED]]
    more = [f"  and {len(wrong) - NAMED} more"] if len(wrong) > NAMED else []
    return "\n".join(
        [
            f"this version cannot go on with {len(wrong)} of {of} matches under way:",
            *named,
            *more,
            "Nothing was changed: the version before can go on with this database, and let them be finished.",
            "To migrate all the same, and have these matches paused, start with --pause-unreadable.",
        ]
    )
