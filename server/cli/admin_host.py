"""`galaxies admin` for matches and users. The commands work with or without a running server.

All changes are written to the database. If there is a bus, other processes learn of them immediately.
Otherwise they notice them within seconds (`GALAXIES_POLL_SECONDS`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Annotated, Any, TypeVar

import orjson
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as Cell

from engine.core.decisions import Text
from engine.core.game import Outcome
from server.base.clock import now, stamp
from server.base.terminal import add_bars, quote_text, wrap_line
from server.base.texts import clean_chat_text
from server.cli.databases import Database, open_database, run_async, settings_with
from server.db.admin import AdminStore
from server.db.migrate import Refusal, require_current
from server.db.types.matches import MatchRow, MatchUpdate, Status
from server.db.types.store import Conflict
from server.games import load_games
from server.match.clock import turn_notifications
from server.match.clock.heartbeat import is_on_hold, set_clock
from server.match.pruning import prune as prune_some
from server.match.replication.bus import LOGOUTS, Bus
from server.match.replication.buses import open_bus
from server.match.replication.messages import encode_version
from server.match.state.match_update import update_of
from server.match.views.views import CLOSED
from server.monitoring import logs
from server.monitoring.audit import AuditEvent, audit
from server.settings import Settings

app = typer.Typer(help="Manage the matches and users of a server, and their reports.", rich_markup_mode=None)

T = TypeVar("T")
#: A width that no table reaches.
ANY_WIDTH = 10_000
#: The number of attempts to close a match if other writers change it first.
CLOSE_ATTEMPTS = 20
#: The result label of a match that the server's operator ends.
CLOSED_LABEL = "Closed by the host of the server"

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Limit = Annotated[int, typer.Option(min=1, max=1000, help="The maximum number.")]


class UserText(str):
    """Text written by users. Tables show it in quotation marks."""


@dataclass
class Host:
    """The parts of a server that the commands need."""

    settings: Settings
    store: AdminStore
    bus: Bus


@app.command()
def matches(
    *,
    status: Annotated[Status | None, typer.Option(help="Only matches with this status.")] = None,
    game: Annotated[str, typer.Option(help="The game's id.")] = "",
    user: Annotated[str, typer.Option(help="The id of a host or player.")] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    database: Database = "",
) -> None:
    """List matches, the newest first."""

    async def find(host: Host) -> list[MatchRow]:
        return await host.store.find_matches(limit, status=status or "", game=game, user=user)

    rows = [_match_fields(row) for row in _run(database, find)]
    _print_rows("Matches", rows, as_json)


@app.command()
def close(
    match: str,
    *,
    reason: Annotated[str, typer.Option(help="Shown to the players.")] = "",
    database: Database = "",
) -> None:
    """End a match without winners. A match that has not begun is deleted."""
    typer.echo(_run(database, lambda host: close_match(host, match, reason)))


@app.command()
def users(name: str, *, limit: Limit = 50, as_json: AsJson = False, database: Database = "") -> None:
    """Find users by id or by a part of the name."""

    async def find(host: Host) -> list[dict[str, Any]]:
        return [
            {
                "id": entry.user.id,
                "name": UserText(entry.user.name),
                "since": _format_time(entry.created),
                "last here": _format_time(entry.used)[:10],
                "seats": entry.seats,
            }
            for entry in await host.store.find_users(name, limit)
        ]

    _print_rows("Users", _run(database, find), as_json)


@app.command()
def ban(
    user: str,
    *,
    reason: Annotated[str, typer.Option(help="Shown to the user.")] = "this server's rules",
    days: Annotated[float, typer.Option(min=0, help="The number of days; 0 is permanent.")] = 0,
    database: Database = "",
) -> None:
    """Ban a user, by id. They are logged out everywhere, and no token lets them in."""

    async def work(host: Host) -> None:
        banned_at = now()
        until = banned_at + timedelta(days=days) if days else None
        try:
            tokens = await host.store.ban(user, banned_at, until, _clean_text(reason, 200))
        except KeyError:
            raise Refusal(f"there is no user {user}.") from None
        for token in tokens:
            host.bus.publish(LOGOUTS, token.encode())
        _audit(host, "audit.ban", user)

    _run(database, work)
    typer.echo(f"{user} is banned")


@app.command()
def lift(user: str, *, database: Database = "") -> None:
    """Lift the ban of a user."""

    async def work(host: Host) -> bool:
        lifted = await host.store.lift_ban(user)
        if lifted:
            _audit(host, "audit.ban-lifted", user)
        return lifted

    if not _run(database, work):
        _refuse(f"{user} was not banned")
    typer.echo(f"{user} is no longer banned")


@app.command()
def bans(*, as_json: AsJson = False, database: Database = "") -> None:
    """List banned users, and when each ban ends."""

    async def find(host: Host) -> list[dict[str, Any]]:
        return [
            {
                "user": ban.user.id,
                "name": UserText(ban.user.name),
                "since": _format_time(ban.at),
                "until": _format_time(ban.until),
                "reason": UserText(ban.reason),
            }
            for ban in await host.store.bans()
        ]

    _print_rows("Bans", _run(database, find), as_json)


@app.command()
def reports(
    *,
    include_closed: Annotated[bool, typer.Option("--all", help="Include closed reports.")] = False,
    limit: Limit = 50,
    as_json: AsJson = False,
    database: Database = "",
) -> None:
    """List users' reports about other users, the newest first. The JSON output includes the chat around
    them."""
    newest = _run(database, lambda host: host.store.reports(open_only=not include_closed, limit=limit))
    rows = [
        {
            "id": report.id,
            "at": _format_time(report.at),
            "by": _format_person(report.by.id, report.by.name),
            "about": _format_person(report.about.id, report.about.name),
            "match": report.match,
            "reason": report.reason,
            "text": UserText(report.text),
            "answer": UserText(report.answer),
            "closed": _format_time(report.closed),
        }
        | ({"lines": report.lines} if as_json else {})
        for report in newest
    ]
    _print_rows("Reports", rows, as_json)


@app.command()
def report(report_id: str, *, database: Database = "") -> None:
    """Print a report with the surrounding chat."""

    async def find(host: Host) -> Any:
        all_reports = await host.store.reports(open_only=False, limit=10_000)
        return next((entry for entry in all_reports if entry.id == report_id), None)

    found = _run(database, find)
    if found is None:
        _refuse(f"there is no report {report_id}")
    reporter, reported = (
        _format_person(found.by.id, found.by.name),
        _format_person(found.about.id, found.about.name),
    )
    typer.echo(wrap_line(f"{reporter} reports {reported} for {found.reason}"))
    typer.echo(wrap_line(f"match {found.match}, {_format_time(found.at)}"))
    typer.echo(f"\n{add_bars(found.text)}\n")
    for line in found.lines:
        typer.echo(wrap_line(f"[{line['channel']}] {quote_text(line['name'])}"))
        typer.echo(add_bars(line["text"], "  "))
    if found.answer:
        typer.echo(f"\nAnswer:\n{add_bars(found.answer)}")


@app.command()
def answer(
    report_id: str,
    text: Annotated[str, typer.Argument(help="The answer to the reporter.")] = "",
    *,
    keep_open: Annotated[bool, typer.Option("--keep-open", help="Keep the report open.")] = False,
    database: Database = "",
) -> None:
    """Answer a report, and close it."""
    closed = None if keep_open else now()
    if not _run(database, lambda host: host.store.answer_report(report_id, _clean_text(text, 500), closed)):
        _refuse(f"there is no report {report_id}")
    typer.echo("answered" if keep_open else "closed")


@app.command()
def prune(
    *,
    clock_is_right: Annotated[
        bool,
        typer.Option("--clock-is-right", help="Prune even if the clock has just jumped by a day or more."),
    ] = False,
    database: Database = "",
) -> None:
    """Delete everything that is older than the settings allow (docs/HOSTING.md)."""

    async def work(host: Host) -> int:
        count, has_more = 0, True
        beat = await host.store.last_beat()
        if clock_is_right:
            await host.store.trust_clock()
        elif beat and is_on_hold(beat.leapt, now()):
            raise Refusal(
                f"the server's clock has jumped by more than a day: it now reads {stamp(now())}."
                " If that is right,"
                " pass --clock-is-right; otherwise set the clock first (docs/HOSTING.md)."
            )
        while has_more:
            deleted, has_more = await prune_some(host.store, host.settings, now())
            count += len(deleted)
        return count

    typer.echo(f"{_run(database, work)} matches deleted")


@app.command("pause-notices")
def pause_notices(*, database: Database = "") -> None:
    """Stop all pushes and e-mail from every process until `resume-notices`."""
    _run(database, lambda host: host.store.pause_notices())
    typer.echo("notices are paused")


@app.command("resume-notices")
def resume_notices(*, database: Database = "") -> None:
    """Send pushes and e-mail again, for events from now on. A restored database sends none until this command
    is run."""
    resumed = _run(database, lambda host: host.store.resume_notices(now()))
    typer.echo("notices are sent again from now on" if resumed else "nothing was paused")


async def close_match(host: Host, match_id: str, reason: str) -> str:
    """End a match, or delete it if it has not begun. Return a message about the change. Raises Refusal if the
    match is over or unknown."""
    for _ in range(CLOSE_ATTEMPTS):
        row = await host.store.match(match_id)
        if row is None:
            raise Refusal(f"there is no match {match_id}.")
        if row.status == "finished":
            raise Refusal(f"the match {match_id} is over.")
        if row.status == "lobby" and await host.store.discard(match_id):
            return f"{match_id} is deleted: it had not begun"
        try:
            await host.store.commit(_closing_update(row, _clean_text(reason, 200), host.settings))
        except Conflict:
            continue
        host.bus.publish(match_id, encode_version(row.version + 1))
        return f"{match_id} is closed"
    raise Refusal("the match keeps changing; try again.")


def _closing_update(row: MatchRow, reason: str, settings: Settings) -> MatchUpdate:
    """Return the update that closes a match. There is no patch to the new views, so they are marked as made
    by other code, and whole views are sent."""
    label = f"{CLOSED_LABEL}: {reason}" if reason else CLOSED_LABEL
    result = Outcome((), (), CLOSED, Text(CLOSED, {"reason": reason}), label).to_wire()
    columns: dict[str, Any] = {"status": "finished", "result": result, "made_by": None}
    columns |= {"waits": {}, "due_at": None, "deciding": [], "asked": {}, "paused_reason": None}
    update = update_of(row, columns=columns)
    columns["notify_at"] = turn_notifications.next_check(update.apply_to(row), update.at, settings)
    return update


def _run(database: str, work: Callable[[Host], Awaitable[T]]) -> T:
    """Run the command's work on the store, and notify other processes of the changes."""

    async def run_with_host() -> T:
        async with _open_host(settings_with(database)) as host:
            return await work(host)

    return run_async(run_with_host())


def _audit(host: Host, event: AuditEvent, user: str) -> None:
    """Write a line of the audit log to standard error."""
    logs.configure(host.settings)
    audit(event, user=user, client="")


@asynccontextmanager
async def _open_host(settings: Settings) -> AsyncIterator[Host]:
    async with open_database(settings) as engine:
        await require_current(engine)
        store = AdminStore(engine, load_games(settings))
        bus = open_bus(settings.redis)
        try:
            await set_clock(store)
            yield Host(settings, store, bus)
        finally:
            await bus.close()
            await store.close()


def _match_fields(row: MatchRow) -> dict[str, Any]:
    names = row.names()
    people = [
        f"{seat} {quote_text(names[seat])}" + ("" if occupant.user else " (computer)")
        for seat, occupant in row.seats.items()
    ]
    return {
        "id": row.id,
        "mission": f"{row.game}/{row.mission}",
        "status": row.status,
        "round": row.round,
        "host": _format_person(row.host.id, row.host.name),
        "seats": ", ".join(sorted(people)),
        "open": not row.private,
        "created": _format_time(row.created),
    }


def _format_person(user_id: str, name: str) -> str:
    return f"{user_id or 'gone'} {quote_text(name)}"


def _format_time(at: datetime | None) -> str:
    return stamp(at)[:16].replace("T", " ") if at else ""


def _clean_text(text: str, limit: int) -> str:
    """Return the text without invisible characters, or "" for a blank text."""
    return clean_chat_text(text[:limit]) if text.strip() else ""


def _print_rows(title: str, rows: Sequence[Mapping[str, Any]], as_json: bool) -> None:
    if as_json:
        typer.echo(orjson.dumps(rows, option=orjson.OPT_INDENT_2).decode())
        return
    if not rows:
        typer.echo("none")
        return
    table = Table(title=title)
    for column in rows[0]:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(Cell(_format_cell(value)) for value in row.values()))
    console = Console()
    if console.measure(table, options=console.options.update(max_width=ANY_WIDTH)).maximum > console.width:
        typer.echo("\n\n".join(_format_lines(row) for row in rows))
    else:
        console.print(table)


def _format_lines(row: Mapping[str, Any]) -> str:
    """Return a row as lines, for a narrow terminal. A table would wrap ids, which could then not be
    copied."""
    return "\n".join(wrap_line(f"{column}: {_format_cell(value)}".rstrip()) for column, value in row.items())


def _format_cell(value: Any) -> str:
    if isinstance(value, UserText):
        return quote_text(value) if value else ""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _refuse(reason: str) -> None:
    typer.echo(f"galaxies: {reason}", err=True)
    raise typer.Exit(1)
