"""The command line: `galaxies serve | selfplay | replay | verify | check-pack`."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn

from engine.core.game import BadOptions
from server.app import create_app
from server.migrate import upgrade
from server.settings import Settings
from server.sqlstore import open_engine

app = typer.Typer(
    help="Galaxies Online: a server for Battleship Galaxies.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # they print the values of local variables
)

WEBSOCKET_BYTES = 64 * 1024  # the table's own limit is lower; this one ends the connection
SHUTDOWN_SECONDS = 5

Packs = Annotated[list[Path], typer.Argument(exists=True)]
File = Annotated[Path, typer.Argument(exists=True, dir_okay=False)]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="As SQLAlchemy writes it; a SQLite file if not given.")] = "",
    redis: Annotated[str, typer.Option(help="Needed for more than one worker.")] = "",
    workers: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Serve matches, and the web client."""
    settings = _settled(database, redis)
    if workers > 1 and not settings.redis:
        raise typer.BadParameter("more than one worker needs --redis", param_hint="--workers")
    if workers > 1:
        asyncio.run(_migrate(settings))  # once, before there are several that would
    typer.echo(f"Galaxies Online on http://{host}:{port}", err=True)
    uvicorn.run(
        "server.cli:served" if workers > 1 else create_app(settings),
        factory=workers > 1,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=WEBSOCKET_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        log_level="warning",
        server_header=False,
    )


def _settled(database: str, redis: str) -> Settings:
    """The settings; workers are processes of their own and find them in the environment."""
    given = {"GALAXIES_DATABASE": database, "GALAXIES_REDIS": redis}
    os.environ.update({name: value for name, value in given.items() if value})
    return Settings()


def served() -> Any:
    """The application of one of several workers."""
    return create_app(Settings())


async def _migrate(settings: Settings) -> None:
    engine = open_engine(settings.database_url())
    await upgrade(engine)
    await engine.dispose()


@app.command()
def selfplay(
    mission: str,
    *,
    games: Annotated[int, typer.Option(min=1)] = 1,
    seed: int = 0,
    players: Annotated[str, typer.Option(help="One name for all, or one per team.")] = "random",
    option: Annotated[list[str], typer.Option(help="KEY=VALUE")] = [],  # noqa: B006
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Play whole matches in this process."""
    run = _part("selfplay").run
    try:
        report = run(mission, games=games, seed=seed, players=players.split(","), options=_options(option))
    except (KeyError, ValueError, BadOptions) as error:
        raise typer.BadParameter(f"cannot play that: {error}") from error
    typer.echo(json.dumps(report, indent=None if as_json else 2))


def _options(given: list[str]) -> dict[str, Any]:
    """KEY=VALUE pairs; values are text, as in a form."""
    return {key: value for key, _, value in (pair.partition("=") for pair in given)}


@app.command()
def replay(file: File) -> None:
    """Print what happened in a recorded match."""
    part = _part("record")
    try:
        for line in part.replay(_read(file)):
            typer.echo(line)
    except part.BadRecord as error:
        _report({str(file): [str(error)]})


@app.command()
def verify(file: File) -> None:
    """Check that a record's journal fits the rules, and its dice the sealed seed."""
    part = _part("record")
    try:
        found = part.verify(_read(file)).problems
    except part.BadRecord as error:
        found = [str(error)]
    _report({str(file): found})


@app.command()
def check_pack(packs: Packs) -> None:
    """Check catalogue or mission data: TOML files or folders, each laid over the game's own data."""
    _report({str(pack): _part("packs").check(pack) for pack in packs})


def _part(name: str) -> Any:
    """A module of the game, loaded when it is needed."""
    return import_module(f"engine.galaxies.{name}")


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_bytes())
    except ValueError as error:
        raise typer.BadParameter(f"{file} is no JSON: {error}") from error


def _report(faults: dict[str, list[str]]) -> None:
    """Name every fault; the exit status is 1 if there is one."""
    for name, found in faults.items():
        for fault in found:
            typer.echo(f"{name}: {fault}", err=True)
        if not found:
            typer.echo(f"{name}: ok")
    if any(faults.values()):
        sys.exit(1)


def main() -> None:
    """The console script."""
    app()
