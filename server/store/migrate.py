"""Brings the database to the newest schema when the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x67616C6178696573  # any number of our own, the same in every worker


def config() -> Config:
    """Alembic's settings; made here, so that an installed package needs no pyproject.toml."""
    made = Config()
    made.set_main_option("script_location", str(files("migrations")))
    made.set_main_option("path_separator", "os")
    return made


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


async def upgrade(engine: AsyncEngine) -> None:
    """Run what is missing, in one transaction; others wait for it."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
