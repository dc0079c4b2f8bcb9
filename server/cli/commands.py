"""The command line: serve, backup, restore, admin, selfplay, balance, replay, verify and check-pack."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import structlog
import typer
import uvicorn
from pydantic import ValidationError
from pydantic_settings import SettingsError
from uvicorn.supervisors import Multiprocess

from engine.core.content.packs import packs_in_folder
from engine.core.game import Game
from engine.core.matches import record
from engine.core.simulation import selfplay as selfplays
from server.app import create_app
from server.base import file_descriptors, memory
from server.base.terminal import escape_text
from server.cli import admin, databases, selfplay
from server.cli.selfplay import Folder, print_pack_faults, require_known
from server.games import Games, NoGame, load_games, with_packs
from server.monitoring import logs, metrics
from server.settings import Settings, faults_of
from server.transport.websocket_protocol import PING_INTERVAL, PONG_TIMEOUT

log = structlog.get_logger()

app = typer.Typer(
    help="Galaxies Online: a server for board games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # see `server.cli.main`
    pretty_exceptions_enable=False,  # they would print the values of local variables
)

WEBSOCKET_BYTES = 64 * 1024  # the table's own limit is lower; exceeding this one closes the connection
SHUTDOWN_SECONDS = 5
#: Seconds that a worker may take to start or to report that it is alive, before it is replaced. On a busy
#: machine, importing the server alone takes many seconds.
WORKER_SECONDS = 60

Packs = Annotated[list[Path] | None, typer.Argument(exists=True)]
File = Annotated[Path, typer.Argument(exists=True, dir_okay=False)]
Commitments = Annotated[
    list[str] | None,
    typer.Option(
        help="The seal shown under Sealed dice while you played, and any seal that the chat announced "
        "after a restore; repeatable."
    ),
]

#: The note about a check that was omitted because no commitment was given.
NOT_COMPARED = (
    "the dice match the seal in the record. Whether players saw that seal before the first roll was not "
    "checked: pass the seal that they saw with --commitment"
)


@app.command()
def serve(
    *,
    host: Annotated[str, typer.Option(help="Address to listen on. By default 127.0.0.1.")] = "",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="An SQLAlchemy URL. By default a SQLite file.")] = "",
    redis: Annotated[str, typer.Option(help="Required for more than one worker.")] = "",
    workers: Annotated[int, typer.Option(min=1)] = 1,
    packs: Folder = None,
    pause_unreadable: Annotated[
        bool, typer.Option("--pause-unreadable", help="Migrate, and pause matches that become unreadable.")
    ] = False,
) -> None:
    """Serve matches and the web client."""
    settings = _settings_from(host, database, redis, packs)
    logs.configure(settings)
    if workers > 1:
        _check_workers(settings)
    databases.claim_database(settings)
    databases.prepare_database(settings, _games_with_packs(settings), pause_unreadable=pause_unreadable)
    _ignore_hangups()
    _serve_metrics(settings, workers)
    if sys.stderr.isatty():
        typer.echo(f"Galaxies Online on http://{settings.host}:{port}", err=True)
    file_descriptors.raise_limit(settings.sockets)
    log.info("serving", url=f"http://{settings.host}:{port}", workers=workers)
    uvicorn.run(
        "server.cli.commands:make_served_app" if workers > 1 else make_served_app(settings),
        factory=workers > 1,
        host=settings.host,
        port=port,
        workers=workers,
        http="server.transport.http_protocol:LimitedHttpProtocol",
        ws="server.transport.websocket_protocol:LimitedWebSocketProtocol",
        ws_max_size=WEBSOCKET_BYTES,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PONG_TIMEOUT,
        ws_per_message_deflate=settings.compress,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_worker_healthcheck=WORKER_SECONDS,
        log_config=None,  # it logs through our configuration
        log_level="warning",
        server_header=False,
    )


def _serve_metrics(settings: Settings, workers: int) -> None:
    try:
        metrics.serve(settings, workers)
    except OSError as error:
        typer.echo(
            f"galaxies: the address of the metrics, {settings.metrics}, cannot be used: {error}", err=True
        )
        raise typer.Exit(databases.TEMPORARY) from None


def _settings_from(host: str, database: str, redis: str, packs: Path | None) -> Settings:
    """Return the settings. Workers are separate processes and read them from the environment."""
    folder = str(packs.absolute()) if packs else ""
    overrides = {
        "GALAXIES_HOST": host,
        "GALAXIES_DATABASE": database,
        "GALAXIES_REDIS": redis,
        "GALAXIES_PACKS": folder,
    }
    os.environ.update({name: value for name, value in overrides.items() if value})
    return Settings()


def _check_workers(settings: Settings) -> None:
    """Reject several workers if they could not exchange messages, or would block each other's writes."""
    if not settings.redis:
        raise typer.BadParameter("more than one worker needs --redis", param_hint="--workers")
    if settings.database_url().startswith("sqlite"):
        raise typer.BadParameter(
            "SQLite is for one worker: only one process can write at a time. Use a PostgreSQL database; "
            "`galaxies backup` and `galaxies restore` move the matches there",
            param_hint="--workers",
        )


def _ignore_hangups() -> None:
    """Ignore SIGHUP, which is sent when a terminal closes or a reload is requested. Nothing can be reloaded,
    and restarted workers might run different code from the others."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: _log_hangup())
        Multiprocess.handle_hup = lambda _: _log_hangup()  # type: ignore[method-assign, assignment]


def _log_hangup() -> None:
    log.info("hang-up ignored", process=os.getpid())


def _games_with_packs(settings: Settings) -> Games:
    """Return the games. On a terminal, print the packs that are used, and the faults of the others. The log
    has the same messages when the server loads the packs."""
    games, names, faults = with_packs(load_games(settings), settings)
    if sys.stderr.isatty():
        for name in names:
            typer.echo(escape_text(f"pack {name}: ok"), err=True)
        print_pack_faults(faults)
    return games


def make_served_app(settings: Settings | None = None) -> Any:
    """Return the application of a serving process. Each worker reads the settings again."""
    _ignore_hangups()
    memory.tune_gc()
    _ = memory.limit_arenas()
    return create_app(settings)


app.command()(databases.backup)
app.command()(databases.restore)
app.add_typer(admin.app, name="admin")


app.command()(selfplay.selfplay)
app.command()(selfplay.balance)


@app.command()
def replay(file: File) -> None:
    """Print what happened in a recorded match."""
    try:
        for line in record.replay(load_games(Settings()), _read(file)):
            typer.echo(escape_text(line))
    except record.BadRecord as error:
        _report_faults({str(file): [str(error)]})


@app.command()
def verify(file: File, *, commitment: Commitments = None) -> None:
    """Check that a record's journal follows the rules, and that its dice match the sealed seed."""
    notes = [NOT_COMPARED]
    try:
        commitments = [_parse_commitment(text) for text in commitment or ()]
        report = record.verify(load_games(Settings()), _read(file), commitments)
        problems = report.problems
        if commitments:
            notes = ["the dice match the commitments that you passed"]
        if report.given_up:
            notes += [
                f"{report.given_up} entries were discarded when a step was restarted, and are not checked"
            ]
    except record.BadRecord as error:
        problems = [str(error)]
    _report_faults({str(file): problems}, {} if problems else {str(file): notes})


def _parse_commitment(text: str) -> str:
    """Return a commitment as text. Raises BadParameter for an invalid one."""
    commitment = text.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", commitment):
        raise typer.BadParameter("a commitment must have 64 hexadecimal digits", param_hint="--commitment")
    return commitment


@app.command()
def check_pack(
    files: Packs = None,
    *,
    packs: Folder = None,
    play: Annotated[int, typer.Option(min=0, help="Also play this many random matches.")] = 0,
    mission: Annotated[str, typer.Option(help="Play only this mission. By default all.")] = "",
    game: Annotated[str, typer.Option(help="The game of the packs. By default the first one.")] = "",
) -> None:
    """Check your own content as the server does: the packs of a folder, then TOML files or folders. Each is
    applied on top of the game's own data and the previous packs. Report every fault, and the changes of each
    valid pack."""
    all_packs = [*(packs_in_folder(packs) if packs else ()), *(files or ())]
    if not all_packs:
        message = f"there is no pack in {packs}: it has no folder and no .toml file"
        raise typer.BadParameter(message if packs else "name a pack, or a folder of them with --packs")
    result = _find_game(game).with_packs(all_packs)
    faults = {
        str(pack): [str(fault) for fault in result.faults if fault.pack == str(pack)] for pack in all_packs
    }
    if play and not result.faults:
        require_known([mission] if mission else [], list(result.game.edition().missions), "--mission")
        faults["matches"] = list(selfplays.try_missions(result.game, play, mission))
    _report_faults(
        faults,
        {pack: [*map(str, changes)] or ["changes nothing"] for pack, changes in result.changes.items()},
    )


def _find_game(name: str) -> Game[Any]:
    """Return the game with that id, or the first one."""
    games = load_games(Settings())
    require_known([name] if name else [], list(games), "--game")
    return games[name or next(iter(games))]


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_bytes())
    except ValueError as error:
        raise typer.BadParameter(f"{file} is not JSON: {error}") from error


def _report_faults(faults: dict[str, list[str]], notes: dict[str, list[str]] | None = None) -> None:
    """Print every fault and the notes. Exit with status 1 if there is a fault."""
    for name, file_faults in faults.items():
        for fault in file_faults:
            typer.echo(escape_text(f"{name}: {fault}"), err=True)
        if not file_faults:
            typer.echo(escape_text(f"{name}: ok"))
        for note in (notes or {}).get(name, ()):
            typer.echo(f"  {escape_text(note)}")
    if any(faults.values()):
        sys.exit(1)


def main() -> None:
    """Run the console script. Only the current user may read the files that it writes, because databases and
    backups contain secrets."""
    _ = os.umask(0o077)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a console with an old encoding cannot print some letters
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except NoGame as error:
        typer.echo(f"galaxies: GALAXIES_GAMES: {error}", err=True)
        sys.exit(2)
    except (SettingsError, ValidationError) as error:
        if isinstance(error, ValidationError) and error.title != Settings.__name__:
            raise
        for fault in faults_of(error):
            typer.echo(f"galaxies: {fault}", err=True)
        sys.exit(2)
