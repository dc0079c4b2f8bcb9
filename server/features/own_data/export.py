"""The export of all data that the server holds about a user. It contains no credentials, and no secrets of
other people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from server.base.clock import now, stamp
from server.base.json_codec import dumps
from server.db.types.matches import JournalRow, MatchRow
from server.db.types.moderation import Report
from server.db.types.people import User
from server.features.accounts import service as accounts
from server.features.lobby.service import Lobby, may_see
from server.features.lobby.summaries import summary
from server.features.replays.records import journal_of, people_in
from server.match.commands import seat_handover
from server.match.people import seat_swaps

T = TypeVar("T")

FORMAT = "galaxies-export/1"
#: The number of items that are written before other tasks may run.
BATCH_SIZE = 100
#: A number larger than any user's number of reports.
NO_LIMIT = 1_000_000


async def export(lobby: Lobby, user: User, base_url: str) -> dict[str, Any]:
    """Return all data about the user as wire data."""
    store = lobby.store
    created, account = await store.creation_time(user), await accounts.public_account(store, user)
    mail, subscriptions = await store.mail_of(user.id), await store.subscriptions_of(user.id)
    return {
        "format": FORMAT,
        "made": stamp(now()),
        "profile": {"id": user.id, "name": user.name, "created": stamp(created) if created else None}
        | {"reads_slowly": user.slow, "language": user.language or None},
        "account": account.model_dump(mode="json") if account else None,
        "devices": [
            {"name": device.token.device, "created": stamp(device.created), "used": stamp(device.used)}
            | {"push": device.token.digest in subscriptions}
            for device in await store.devices_of(user)
        ],
        "changes": [
            {"kind": change.kind, "at": stamp(change.at), "device": change.device}
            for change in await store.changes_of(user, "")
        ],
        "mail": {"address": mail.address, "confirmed": mail.confirmed} if mail else None,
        "quiet": {channel: asdict(hours) for channel, hours in (await store.quiet_of(user.id)).items()},
        "matches": [match async for match in _matches(lobby, user, base_url)],
        "chat": [
            {"match": match, "channel": line.channel, "seat": line.seat, "name": line.name}
            | {"text": line.text, "at": stamp(line.at)}
            async for match, line in _with_pauses(await store.chat_lines_by(user))
        ],
        "asides": [
            {"match": match, "name": line.user.name, "text": line.text, "at": stamp(line.at)}
            async for match, line in _with_pauses(await store.asides_by(user))
        ],
        "knocks": [
            {"match": knock.match, "at": stamp(knock.at)} for knock in await store.knocks_of(user, now())
        ],
        "shunned": [
            {"id": ignored.user.id, "name": ignored.user.name, "how": ignored.how, "at": stamp(ignored.at)}
            for ignored in await store.ignored_by(user)
        ],
        "reports": [
            _report(report) for report in await store.reports(open_only=False, limit=NO_LIMIT, by=user)
        ],
        "loadouts": [
            {"id": saved.id, "game": saved.game, "name": saved.name, "side": saved.side}
            | {"loadout": saved.loadout, "saved": stamp(saved.saved)}
            for saved in await store.loadouts_of(user)
        ],
    }


async def as_json_parts(data: dict[str, Any]) -> AsyncIterator[str]:
    """Yield the result of :func:`export` as JSON text in parts. It may be long, so other tasks run between
    parts."""
    opening = "{"
    for name, value in data.items():
        yield f"{opening}{dumps(name)}:"
        opening = ","
        if isinstance(value, list):
            yield "["
            for start in range(0, len(value), BATCH_SIZE):
                yield ("," if start else "") + dumps(value[start : start + BATCH_SIZE])[1:-1]
                await asyncio.sleep(0)
            yield "]"
        else:
            yield dumps(value)
    yield "}"


async def _with_pauses(items: Sequence[T]) -> AsyncIterator[T]:
    for n, item in enumerate(items):
        if n % BATCH_SIZE == 0:
            await asyncio.sleep(0)
        yield item


def _report(report: Report) -> dict[str, Any]:
    return {
        "id": report.id,
        "at": stamp(report.at),
        "about": report.about.name,
        "match": report.match,
        "reason": report.reason,
        "text": report.text,
        "lines": report.lines,
        "answer": report.answer,
        "closed": stamp(report.closed) if report.closed else None,
    }


async def _matches(lobby: Lobby, user: User, base_url: str) -> AsyncIterator[dict[str, Any]]:
    """Yield the summary of each match that the user may see, with the user's loadouts and answers. For other
    matches, the export has only the user's own chat lines."""
    for match_id in await lobby.store.matches_with(user):
        row = await lobby.match_row(match_id)
        if row is not None and may_see(row, user):
            yield await _match(lobby, row, user, base_url)


async def _match(lobby: Lobby, row: MatchRow, user: User, base_url: str) -> dict[str, Any]:
    mission, seat = lobby.context.find_mission(row), row.seat_of(user)
    visible_row = await lobby.row_for_viewer(row, user)
    match_summary = summary(visible_row, lobby.mission(row), user, base_url, known=mission is not None)
    link = row.handed.get("links", {}).get(seat) if seat else None
    return match_summary.model_dump(mode="json") | {
        "your_loadout": row.seats[seat].loadout if seat else None,
        # numbered separately, because the match's numbers would reveal secret answers of other players
        "your_answers": [
            {"number": number, "seat": entry.seat, "kind": entry.kind, "value": entry.value}
            for number, entry in enumerate(await _answers(lobby, row, user), 1)
        ],
        "your_names": row.handed.get("called", {}).get(user.id, []),
        "your_link": {"seat": seat, "expires": link["expires"]} if link else None,
        "your_swap": seat_swaps.public_swaps(row).get(seat) if seat else None,
        "away_since": row.absent.get(user.id, {}).get("since"),
    }


async def _answers(lobby: Lobby, row: MatchRow, user: User) -> list[JournalRow]:
    """Return the user's own answers in all seats that they have occupied."""
    if not row.commitment:
        return []
    initial_names = people_in(lobby.context.game(row), await lobby.store.setup(row.id))
    names = seat_handover.names_of(row, user, initial_names)
    return (
        [*seat_handover.entries_of(await journal_of(lobby.store, row), names, initial_names)] if names else []
    )
