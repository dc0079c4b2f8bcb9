"""Brings the database to the newest schema, unless matches under way would be lost by it."""

from __future__ import annotations

from functools import partial
from time import monotonic

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.games import Games
from server.play.context import TableContext
from server.play.live import LiveMatch, read_match
from server.play.views import heard_by
from server.settings import Settings
from server.store import migrate
from server.store.protocol import MatchRow
from server.store.sql import Draft

log = structlog.get_logger()

#: How many matches are read at most before a migration, the newest first, and for how many seconds.
MATCHES, SECONDS = 5_000, 60.0
#: How many matches a refusal names.
NAMED = 5


async def upgrade(
    engine: AsyncEngine, games: Games, settings: Settings, *, pause_unreadable: bool = False
) -> None:
    """Run the migrations that are missing, if the matches under way can be read afterwards.

    Those that cannot be read are paused when somebody looks at them, if they may be. Raises Refusal, and then
    the database is as it was.
    """
    check = None if pause_unreadable else partial(_check, games, settings)
    await migrate.upgrade(engine, check)


async def _check(games: Games, settings: Settings, connection: AsyncConnection) -> None:
    """Read the matches under way as the migrations left them, before these are for good."""
    store = Draft(connection)
    context = TableContext(games, store, settings, lambda *_: None, lambda _: None)
    end, wrong = monotonic() + SECONDS, dict[str, str]()
    rows = [row for row in await store.under_way(MATCHES) if row.game in games]
    for done, row in enumerate(rows):
        if monotonic() > end:
            log.warning("not all matches were tried before the migration", tried=done, of=len(rows))
            break
        if reason := await _trouble(context, row):
            wrong[row.id] = reason
    if wrong:
        raise migrate.Refusal(_words(wrong, len(rows)))
    log.info("migrated", matches=len(rows))


async def _trouble(context: TableContext, row: MatchRow) -> str | None:
    """Why the match cannot be shown, or None if it can."""
    try:
        live = LiveMatch(context, row, match=await read_match(context, row))
        live.heard = heard_by(live.mission, ())
        _ = live.seen()
    except Exception as error:  # whatever rules make of what others have written
        return f"{type(error).__name__}: {error}"[:200]
    return None


def _words(wrong: dict[str, str], of: int) -> str:
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
