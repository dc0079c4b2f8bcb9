"""SQL statements that are compiled once for all databases of a process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from sqlalchemy import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from server.db.commit.statements import Statements
from server.db.sql import store


class CompiledCache(dict[Any, Any]):
    """Keeps compiled statements for all dialects of one name. SQLAlchemy's keys begin with the engine's
    dialect, which is ignored."""

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(key[1:], default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__(key[1:], compiled)


@contextmanager
def share_compiled() -> Iterator[None]:
    """Let all engines and stores share compiled statements. Compiling takes half of a server's start, and
    most tests start one."""
    statements: dict[str, Statements] = {}

    @cache
    def compiled_cache(_dialect_name: str) -> CompiledCache:
        return CompiledCache()

    def engine_with_cache(url: str, **options: Any) -> AsyncEngine:
        engine = create_async_engine(url, **options)
        engine.sync_engine._compiled_cache = compiled_cache(engine.dialect.name)
        return engine

    def shared_statements(dialect: Dialect) -> Statements:
        if dialect.name not in statements:
            statements[dialect.name] = Statements(dialect)
        return statements[dialect.name]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "create_async_engine", engine_with_cache)
        patch.setattr(store, "Statements", shared_statements)
        yield
