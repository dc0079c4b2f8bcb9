"""The base class of all parts of the store, with methods for reading and writing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection

#: Opens a connection for reading.
Connect: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Queries(ABC):
    """A part of the store. All parts share their connections.

    >>> import asyncio
    >>> from sqlalchemy import literal, select
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, _):
    ...         return await store._fetch_all(select(literal(1)))
    >>> asyncio.run(example())
    [(1,)]
    """

    _connect: Connect

    @abstractmethod
    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a transaction for writing."""

    async def _fetch_all(self, query: Select[Any]) -> Sequence[Any]:
        """Return all rows of a query."""
        async with self._connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows
