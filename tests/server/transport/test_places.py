"""Sockets of one user in one match, counted in all workers together."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from uuid import uuid4

import pytest
import structlog

from server.settings import Settings
from server.transport.errors import Problem
from server.transport.limits import shared_sockets, socket_registry
from server.transport.limits.socket_registry import SocketRegistry

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _own_log() -> None:
    """No server starts here, and the log file of the last one may be closed by now."""
    structlog.reset_defaults()


def workers(redis: str | None, most: int = 3) -> tuple[SocketRegistry, SocketRegistry]:
    settings = Settings(redis=redis, sockets_per_user=most)
    return SocketRegistry(settings), SocketRegistry(settings)


async def fits(worker: SocketRegistry, match: str, user: str = "ada") -> bool:
    try:
        async with worker.count(match, user):
            return True
    except Problem as problem:
        assert (problem.status, problem.headers) == (429, {"Retry-After": "5"})
        return False


async def test_workers_count_sockets_together(redis_url: str) -> None:
    one, two = workers(redis_url)
    match = uuid4().hex
    async with AsyncExitStack() as stack:
        for worker in (one, two):
            await stack.enter_async_context(worker.count(match, "ada"))
        assert await fits(one, match)
        await stack.enter_async_context(two.count(match, "ada"))
        assert [await fits(worker, match) for worker in (one, two)] == [False, False]
        assert await fits(one, match, "bob")
        assert await fits(one, uuid4().hex)
    assert [await fits(worker, match) for worker in (one, two)] == [True, True]
    await one.close()
    await two.close()


async def test_only_the_sockets_of_a_dead_worker_are_forgotten(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_sockets, "EXPIRY_SECONDS", 1)
    monkeypatch.setattr(socket_registry, "RENEW_SECONDS", 0.2)
    one, two = workers(redis_url, most=1)
    died, alive = uuid4().hex, uuid4().hex
    async with AsyncExitStack() as stack:
        for match in (died, alive):
            await stack.enter_async_context(one.count(match, "ada"))
            assert not await fits(two, match)
        del one._local[f"galaxies:sockets:{died}:ada"]  # as if nobody renewed it any more
        await one.start()
        await asyncio.sleep(1.5)
        assert await fits(two, died)
        assert not await fits(two, alive)
        await stack.aclose()
    await one.close()
    await two.close()


@pytest.mark.parametrize("redis", [None, "redis://127.0.0.1:1"])
async def test_without_redis_each_worker_counts_alone(redis: str | None) -> None:
    one, two = workers(redis, most=1)
    async with one.count("m1", "ada"):
        assert not await fits(one, "m1")
        assert await fits(two, "m1")
    assert await fits(one, "m1")
    assert not one._local
    await one.close()
    await two.close()
