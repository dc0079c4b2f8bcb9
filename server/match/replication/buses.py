"""Opens the configured bus."""

from __future__ import annotations

from server.match.replication.bus import Bus, LocalBus


def open_bus(redis: str | None) -> Bus:
    """Return a bus over Redis if an address is given, otherwise a bus for this process alone."""
    if not redis:
        return LocalBus()
    from server.match.replication.redis_bus import RedisBus  # slow to import, and most servers have no Redis

    return RedisBus(redis)
