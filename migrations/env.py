"""Alembic's environment. The server passes its connection; on the command line a new one is opened."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from server.db.schema import metadata
from server.db.sql.store import open_engine
from server.settings import Settings


def run(connection: Connection) -> None:
    """Run the migrations over this connection. SQLite alters a table by creating it again."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=connection.dialect.name == "sqlite",
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_on_new_engine() -> None:
    """Run the migrations for `alembic revision --autogenerate` and similar commands."""
    engine = open_engine(Settings().database_url())
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    asyncio.run(run_on_new_engine())
