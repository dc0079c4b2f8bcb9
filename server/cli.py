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
from server import memory
from server.app import create_app, load_game
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

Packs = Annotated[list[Path] | None, typer.Argument(exists=True)]
Folder = Annotated[
    Path | None, typer.Option("--packs", exists=True, file_okay=False, help="Folder with your own content.")
]
File = Annotated[Path, typer.Argument(exists=True, dir_okay=False)]


@app.command()
def serve(
    *,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="As SQLAlchemy writes it; a SQLite file if not given.")] = "",
    redis: Annotated[str, typer.Option(help="Needed for more than one worker.")] = "",
    workers: Annotated[int, typer.Option(min=1)] = 1,
    packs: Folder = None,
) -> None:
    """Serve matches, and the web client."""
    settings = _settled(database, redis, packs)
    _tell_packs(settings)
    if workers > 1 and not settings.redis:
        raise typer.BadParameter("more than one worker needs --redis", param_hint="--workers")
    if workers > 1:
        asyncio.run(_migrate(settings))  # once, before there are several that would
    typer.echo(f"Galaxies Online on http://{host}:{port}", err=True)
    uvicorn.run(
        "server.cli:served" if workers > 1 else served(),
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


def _settled(database: str, redis: str, packs: Path | None) -> Settings:
    """The settings; workers are processes of their own and find them in the environment."""
    folder = str(packs.absolute()) if packs else ""
    given = {"GALAXIES_DATABASE": database, "GALAXIES_REDIS": redis, "GALAXIES_PACKS": folder}
    os.environ.update({name: value for name, value in given.items() if value})
    return Settings()


def _tell_packs(settings: Settings) -> None:
    """Say on the console which packs are played with, and why others are not."""
    if settings.packs is not None:
        _, names, faults = load_game(settings.game).with_packs(settings.packs)
        for name in names:
            typer.echo(f"pack {name}: ok", err=True)
        for fault in faults:
            typer.echo(f"pack {fault.pack} left out: {fault}", err=True)


def served() -> Any:
    """The application of a process that serves."""
    memory.settle()
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
    packs: Folder = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Play whole matches in this process."""
    memory.settle()
    run, book = _part("selfplay").run, None
    if packs:
        laid = _part("packs").lay_folder(packs)
        book = laid.edition
        for fault in laid.faults:
            typer.echo(f"pack {fault.pack} left out: {fault}", err=True)
    who, chosen = [name.strip() for name in players.split(",")], _options(option)
    game = _part("game").Galaxies(book)
    _known([mission], [found["id"] for found in game.missions()], "mission")
    _known(who, [found["name"] for found in game.bots()], "--players")
    try:
        report = run(mission, games=games, seed=seed, players=who, options=chosen, book=book)
    except (ValueError, BadOptions) as error:
        raise typer.BadParameter(f"cannot play that: {error}") from error
    typer.echo(json.dumps(report, indent=None if as_json else 2))


def _known(names: list[str], known: list[str], hint: str) -> None:
    """Refuse a name that there is not, and tell which there are."""
    for name in names:
        if name not in known:
            raise typer.BadParameter(f"there is no {name!r}, only {', '.join(known)}", param_hint=hint)


def _options(given: list[str]) -> dict[str, Any]:
    """KEY=VALUE pairs; values are text, as in a form."""
    for pair in given:
        if "=" not in pair:
            raise typer.BadParameter(f"{pair!r} is not KEY=VALUE", param_hint="--option")
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
def check_pack(
    files: Packs = None,
    *,
    packs: Folder = None,
    play: Annotated[int, typer.Option(min=0, help="Also play so many random matches.")] = 0,
    mission: Annotated[str, typer.Option(help="Play only this mission; else every one.")] = "",
) -> None:
    """Check your own content as the server does: the packs of a folder, then TOML files or folders, each laid
    over the game's own data and those before it. Tells every fault, and what each good pack changes."""
    part = _part("packs")
    every = [*(part.found_in(packs) if packs else ()), *(files or ())]
    if not every:
        empty = f"there is no pack in {packs}: no folder, and no .toml file"
        raise typer.BadParameter(empty if packs else "name a pack, or a folder of them with --packs")
    laid = part.lay(every)
    wrong = {str(pack): [str(f) for f in laid.faults if f.pack == str(pack)] for pack in every}
    if play and not laid.faults:
        _known([mission] if mission else [], list(laid.edition.missions), "--mission")
        wrong["matches"] = list(part.play(laid.edition, play, mission))
    _report(
        wrong, {pack: [*map(str, changes)] or ["changes nothing"] for pack, changes in laid.changes.items()}
    )


def _part(name: str) -> Any:
    """A module of the game, loaded when it is needed."""
    return import_module(f"engine.galaxies.{name}")


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_bytes())
    except ValueError as error:
        raise typer.BadParameter(f"{file} is no JSON: {error}") from error


def _report(faults: dict[str, list[str]], notes: dict[str, list[str]] | None = None) -> None:
    """Name every fault, and what else there is to tell; the exit status is 1 if there is a fault."""
    for name, found in faults.items():
        for fault in found:
            typer.echo(f"{name}: {fault}", err=True)
        if not found:
            typer.echo(f"{name}: ok")
        for note in (notes or {}).get(name, ()):
            typer.echo(f"  {note}")
    if any(faults.values()):
        sys.exit(1)


def main() -> None:
    """The console script."""
    app()
