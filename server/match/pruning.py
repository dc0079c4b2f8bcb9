"""Deletion of old data in small steps, so that no other writer waits long."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import structlog

from server.db.sql.store import Store
from server.db.types.store import Prunable
from server.match.spectators.delay import RETENTION
from server.settings import Settings

log = structlog.get_logger()

#: The maximum number of items of each kind that one transaction deletes. A match may have thousands of rows.
MAX_ITEMS: dict[Prunable, int] = {
    "abandoned": 10,
    "finished": 10,
    "chat": 50,
    "tokens": 200,
    "guests": 200,
}

#: The maximum number of spectators' frames that one transaction deletes after they have been shown.
MAX_FRAMES = 200


async def prune(store: Store, settings: Settings, at: datetime) -> tuple[list[str], bool]:
    """Delete some of the data that is older than the settings allow. Return the ids of deleted matches, and
    whether there may be more to delete."""
    deleted, has_more = list[str](), False
    for kind, days in _maximum_ages(settings):
        ids = await store.prune(kind, at - timedelta(days=days), MAX_ITEMS[kind])
        if ids:
            log.info("pruned", what=kind, count=len(ids))
        if kind in ("abandoned", "finished"):
            deleted += ids
        has_more |= len(ids) == MAX_ITEMS[kind]
    has_more |= await store.prune_spectator_frames(at - RETENTION, MAX_FRAMES) == MAX_FRAMES
    await store.delete_expired_knocks(at)
    return deleted, has_more


def _maximum_ages(settings: Settings) -> Iterator[tuple[Prunable, float]]:
    """Yield the kinds of data to delete, each with its maximum age in days. Tokens come before guests,
    because guests may lose their last token."""
    ages: dict[Prunable, float] = {
        "abandoned": settings.abandoned_days,
        "finished": settings.finished_days,
        "chat": settings.chat_days,
        "tokens": settings.token_days,
        "guests": settings.guest_days,
    }
    yield from ((kind, days) for kind, days in ages.items() if days)
