"""Moderation by users, who can turn away, mute, block and report one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from server.base.clock import now, stamp
from server.db.types.matches import MatchRow
from server.db.types.moderation import IgnoreKind, Report
from server.db.types.people import User
from server.features.identity.service import is_id, new_id
from server.features.lobby.service import Lobby, check_host
from server.features.moderation.types import ChatPlace, NewReport
from server.transport.errors import Problem

#: The maximum number of users turned away from one match, of users ignored by one user, and of open reports
#: by one user.
MAX_TURNED_AWAY, MAX_IGNORED, MAX_REPORTS = 200, 500, 20
#: The number of chat lines in a report before and after the reported line.
LINES_BEFORE, LINES_AFTER = 10, 5


async def turn_away(lobby: Lobby, row: MatchRow, host: User, user_id: str) -> None:
    """As host, forbid a user to watch. Raises Problem for a user with a seat."""
    check_host(row, host)
    if user_id == host.id or row.seat_of(User(user_id, "")):
        raise Problem(409, "seated")
    if not is_id(user_id) or not await lobby.store.turn_away(row.id, user_id, now(), MAX_TURNED_AWAY):
        raise Problem(404, detail="there is no such user, or you have turned too many away")
    lobby.tables.turn_away(row.id, user_id)


async def admit(lobby: Lobby, row: MatchRow, host: User, user_id: str) -> None:
    """As host, allow a user to watch again."""
    check_host(row, host)
    await lobby.store.admit(row.id, user_id)


async def users_turned_away(lobby: Lobby, row: MatchRow, host: User) -> Sequence[User]:
    """Return to the host the users who may not watch."""
    check_host(row, host)
    return (await lobby.store.turned_away([row.id])).get(row.id, [])


async def ignore_user(lobby: Lobby, user: User, other_id: str, kind: IgnoreKind) -> None:
    """Mute or block another user."""
    if other_id == user.id or not is_id(other_id):
        raise Problem(404, detail="there is no such other user")
    if not await lobby.store.ignore(user, other_id, kind, now(), MAX_IGNORED):
        raise Problem(404, detail="there is no such other user, or you have muted and blocked too many")
    await _update_ignored(lobby, user)


async def stop_ignoring(lobby: Lobby, user: User, other_id: str) -> None:
    """Stop muting or blocking another user."""
    await lobby.store.stop_ignoring(user, other_id)
    await _update_ignored(lobby, user)


async def _update_ignored(lobby: Lobby, user: User) -> None:
    ignored = await lobby.store.ignored_by(user)
    lobby.tables.ignore(user.id, frozenset(entry.user.id for entry in ignored))


async def report(lobby: Lobby, row: MatchRow, reporter: User, request: NewReport) -> Report:
    """Store a report with the surrounding chat lines that the reporter could read."""
    reported = await _user_in_match(lobby, row, request.user)
    if reported is None or reported == reporter:
        raise Problem(404, detail="there is no such other user in that match")
    lines = await _surrounding_lines(lobby, row, reporter, request.line)
    new_report = Report(new_id(), now(), reporter, reported, row.id, request.reason, request.text, lines)
    if not await lobby.store.add_report(new_report, MAX_REPORTS):
        raise Problem(409, "too-many-reports")
    return new_report


async def _user_in_match(lobby: Lobby, row: MatchRow, user_id: str) -> User | None:
    """Return the user if they have a seat, host the match, have written as a spectator, or watch."""
    people = [row.host, *(occupant.user for occupant in row.seats.values() if occupant.user)]
    people += [line.user for line in await lobby.store.asides(row.id)]
    people += lobby.tables[row.id].spectators.people()
    return next((user for user in people if user.id == user_id), None)


async def _surrounding_lines(
    lobby: Lobby, row: MatchRow, reporter: User, place: ChatPlace | None
) -> list[dict[str, Any]]:
    """Return the chat around a line, or the newest lines."""
    channel = place.channel if place else "table"
    if channel == "spectators":
        readable = row.seat_of(reporter) is None or row.status == "finished"
        asides = await lobby.store.asides(row.id) if readable else ()
        lines = [_line(channel, line.n, line.user.name, line.text, stamp(line.at)) for line in asides]
    else:
        view = await lobby.tables[row.id].view_of(reporter)
        lines = [
            _line(line["channel"], line["n"], line["name"], line["text"], line["at"])
            for line in view["chat"]
            if place is None or line["channel"] == channel
        ]
    positions = [i for i, line in enumerate(lines) if place and line["n"] == place.n]
    middle = positions[0] if positions else len(lines)
    return lines[max(0, middle - LINES_BEFORE) : middle + LINES_AFTER + 1]


def _line(channel: str, n: int, name: str, text: str, at: str) -> dict[str, Any]:
    return {"channel": channel, "n": n, "name": name, "text": text, "at": at}
