"""The test services themselves: each must be the real program."""

from __future__ import annotations

import psycopg
import pytest
from redis import Redis

from tests.services import libpq_url


def test_redis_is_running(redis_url: str) -> None:
    with Redis.from_url(redis_url) as client:
        assert client.ping()


@pytest.mark.parametrize("attempt", [1, 2])
def test_every_test_gets_an_empty_postgres_database(postgres_url: str, attempt: int) -> None:
    with psycopg.connect(libpq_url(postgres_url)) as connection:
        connection.execute("CREATE TABLE taken (attempt int)")
