"""All that the server holds of one person, for that person: nothing that proves who somebody is, and nothing
of others that they would not show."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any
from urllib.parse import urlsplit

from server.jsons import now, stamp
from server.lobby import accounts
from server.lobby.seats import Lobby
from server.lobby.summaries import summary
from server.store.people import User
from server.store.protocol import MatchRow

FORMAT = "galaxies-export/1"
#: How many reports are told of, the newest.
MOST = 1000


async def export(lobby: Lobby, user: User, base_url: str) -> dict[str, Any]:
    """Return it as wire data."""
    store = lobby.store
    created, account = await store.created(user), await accounts.shown(store, user)
    return {
        "format": FORMAT,
        "made": stamp(now()),
        "profile": {"id": user.id, "name": user.name, "created": stamp(created) if created else None},
        "account": account.model_dump(mode="json") if account else None,
        "devices": [
            {"name": each.token.device, "created": stamp(each.created), "used": stamp(each.used)}
            for each in await store.devices_of(user)
        ],
        "matches": [match async for match in _matches(lobby, user, base_url)],
        "chat": [
            {"match": match, "channel": line.channel, "seat": line.seat, "name": line.name}
            | {"text": line.text, "at": stamp(line.at)}
            for match, line in await store.said_by(user)
        ]
        + [
            {"match": match, "channel": "spectators", "seat": None, "name": line.user.name}
            | {"text": line.text, "at": stamp(line.at)}
            for match, line in await store.asides_by(user)
        ],
        "notices": await _notices(lobby, user),
        "shunned": [
            {"id": each.user.id, "name": each.user.name, "how": each.how, "at": stamp(each.at)}
            for each in await store.shunned_by(user)
        ],
        "reports": [
            {"match": each.match, "about": each.about.name, "reason": each.reason, "text": each.text}
            | {"at": stamp(each.at), "answer": each.answer}
            for each in await store.reports(open_only=False, limit=MOST, by=user)
        ],
        "loadouts": [
            {"id": kept.id, "game": kept.game, "name": kept.name, "side": kept.side}
            | {"loadout": kept.loadout, "saved": stamp(kept.saved)}
            for kept in await store.loadouts_of(user)
        ],
    }


async def _notices(lobby: Lobby, user: User) -> dict[str, Any]:
    """Where he is told of his moves, and when not; what would let others do it is left out."""
    subscriptions, mail = await lobby.store.subscriptions_of(user.id), await lobby.store.mail_of(user.id)
    return {
        "push": [urlsplit(each.endpoint).hostname for each in subscriptions.values()],
        "address": mail.address if mail else None,
        "confirmed": mail is not None and mail.confirmed,
        "quiet": {channel: asdict(hours) for channel, hours in (await lobby.store.quiet_of(user.id)).items()},
    }


async def _matches(lobby: Lobby, user: User, base_url: str) -> AsyncIterator[dict[str, Any]]:
    """Each match as a list shows it to its owner, with what he brought and what he answered."""
    for match_id in await lobby.store.matches_with(user):
        row = await lobby.store.match(match_id)
        if row is not None and row.game in lobby.games:
            yield await _match(lobby, row, user, base_url)


async def _match(lobby: Lobby, row: MatchRow, user: User, base_url: str) -> dict[str, Any]:
    _ = await lobby.context.ensure_edition(row)
    known, seat = lobby.context.find_mission(row), row.seat_of(user)
    seen = await lobby.as_seen(row, user)
    shown = summary(seen, lobby.mission(row), user, base_url, known=known is not None)
    entries = await lobby.store.journal(row.id) if seat and row.commitment else []
    own = [entry for entry in entries if entry.seat == seat]
    return shown.model_dump(mode="json") | {
        "your_loadout": row.seats[seat].loadout if seat else None,
        "your_answers": [  # their own count: that of the match tells what others have answered in secret
            {"number": number, "kind": entry.kind, "value": entry.value}
            for number, entry in enumerate(own, 1)
        ],
    }
