"""`galaxies admin export-user` and `delete-user`: the actions of the account page, for the operator."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from server.base.json_codec import dumps
from server.base.terminal import quote_text
from server.cli.databases import Database, open_database, run_async, settings_with
from server.db.migrate import Refusal, upgrade
from server.db.sql.store import Store
from server.db.types.people import User
from server.features.accounts.service import name_digest
from server.features.lobby.service import Lobby
from server.features.own_data import deletion as account_deletion
from server.features.own_data.export import export
from server.games import served_games
from server.match.replication.buses import open_bus
from server.match.tables import Tables
from server.monitoring import logs
from server.monitoring.audit import audit
from server.settings import Settings

UserArgument = Annotated[str, typer.Argument(help="The id of the user, or the name of the account.")]


def export_user(
    user: UserArgument,
    file: Annotated[Path | None, typer.Argument(dir_okay=False, help="By default standard output.")] = None,
    *,
    database: Database = "",
) -> None:
    """Write all data about a user as JSON, in the same form as the user receives it."""
    text = dumps(run_async(_export_data(settings_with(database), user)))
    if file is None:
        typer.echo(text)
    else:
        file.write_text(text, encoding="utf-8")


def delete_user(
    user: UserArgument,
    *,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete a user and all data about them; this works while a server runs. Matches of other people stay as
    they are except for the name. This cannot be undone."""
    settings = settings_with(database)
    target = run_async(_find_user(settings, user))
    if not yes:
        typer.confirm(f"Delete {target.id} {quote_text(target.name)} for good?", abort=True)
    run_async(_delete_user(settings, target))
    typer.echo(f"deleted: {target.id} {quote_text(target.name)}", err=True)


async def _find_user(settings: Settings, id_or_name: str) -> User:
    async with _open_lobby(settings) as lobby:
        return await _require_user(lobby, id_or_name)


async def _export_data(settings: Settings, id_or_name: str) -> dict[str, Any]:
    async with _open_lobby(settings) as lobby:
        base_url = (settings.public_url or "").rstrip("/")
        return await export(lobby, await _require_user(lobby, id_or_name), base_url)


async def _delete_user(settings: Settings, user: User) -> None:
    logs.configure(settings)
    async with _open_lobby(settings) as lobby:
        account = await lobby.store.account_of(user)
        await account_deletion.begin_deletion(lobby, user)
        if account:
            audit("audit.account-changed", user=user.id, client="", change="deleted")
        await account_deletion.finish_deletion(lobby, user)


async def _require_user(lobby: Lobby, id_or_name: str) -> User:
    """Return the user with that id or account name. Raises Refusal if there is no such user."""
    account = await lobby.store.account_named(name_digest(id_or_name))
    user = await lobby.store.find_user(id_or_name) or (account and account.user)
    if not user:
        raise Refusal(f"there is no user with the id {id_or_name}, and no account with that name.")
    return user


@asynccontextmanager
async def _open_lobby(settings: Settings) -> AsyncIterator[Lobby]:
    """Open a lobby without a server. It notifies other processes of changes, and plays no matches."""
    async with open_database(settings) as engine:
        await upgrade(engine)
        games, bus = served_games(settings), open_bus(settings.redis)
        store = Store(engine, games)
        tables = Tables(games, store, bus, settings)
        try:
            yield Lobby(tables)
        finally:
            await tables.close()
            await bus.close()
            await store.close()
