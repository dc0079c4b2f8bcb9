"""Requests to join a private match. A user who knows only its address sends one, and the host accepts or
declines it.

Until they are let in, the user learns neither whether the match exists nor how the host has answered.
"""

from __future__ import annotations

from collections.abc import Sequence

from server.base.clock import now
from server.db.types.knocks import Knock
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.identity.service import is_id
from server.features.lobby.service import Lobby, check_host
from server.features.moderation.types import KnockAtMatch
from server.protocol.messages import Person
from server.transport.errors import Problem

#: The length of match ids. No other text is stored.
ID_LENGTH = 22
#: The maximum number of users who wait at one match, of users shown to its host, and of matches at which one
#: user waits.
MAX_AT_MATCH, MAX_SHOWN, MAX_PER_USER = 20, 5, 5


def _is_match_id(text: str) -> bool:
    return len(text) == ID_LENGTH and is_id(text)


async def knock(lobby: Lobby, match_id: str, user: User) -> None:
    """Ask to be let in. The match is not looked up, so the response cannot reveal whether it exists."""
    if _is_match_id(match_id):
        await lobby.store.add_knock(Knock(match_id, user, now()), MAX_AT_MATCH, MAX_PER_USER)


async def withdraw(lobby: Lobby, match_id: str, user: User) -> None:
    """Withdraw the request."""
    if _is_match_id(match_id):
        await lobby.store.withdraw_knock(match_id, user)


async def invite_code_for(lobby: Lobby, match_id: str, user: User) -> str | None:
    """Return the invite code if the user was let in, or None."""
    if not _is_match_id(match_id) or not await lobby.store.is_let_in(match_id, user, now()):
        return None
    row = await lobby.match_row(match_id)
    if row is None or await _is_blocked(lobby, row, user, row.host):
        return None
    return row.invite


async def waiting_users(lobby: Lobby, row: MatchRow, host: User) -> Sequence[KnockAtMatch]:
    """Return the waiting users to the host. Return none once the match is over."""
    check_host(row, host)
    if row.status == "finished":
        return []
    present = {row.host.id, *(occupant.user.id for occupant in row.seats.values() if occupant.user)}
    knocks = await lobby.store.knocks_at(row.id, now(), {row.host.id, host.id}, MAX_SHOWN + len(present))
    waiting = [entry for entry in knocks if entry.user.id not in present]
    return [
        KnockAtMatch(
            user=Person(id=entry.user.id, name=entry.user.name),
            at=entry.at,
            to="join" if row.status == "lobby" and row.free else "watch",
        )
        for entry in waiting[:MAX_SHOWN]
    ]


async def answer_knock(lobby: Lobby, row: MatchRow, host: User, user_id: str, *, let_in: bool) -> None:
    """As host, let a waiting user in or decline. Raises Problem 404 if they no longer wait."""
    check_host(row, host)
    is_blocked = let_in and is_id(user_id) and await _is_blocked(lobby, row, User(user_id, ""), host)
    if is_blocked or not await lobby.store.answer_knock(row.id, user_id, now(), let_in=let_in):
        raise Problem(404, detail="nobody with that id is waiting any longer")


async def _is_blocked(lobby: Lobby, row: MatchRow, user: User, host: User) -> bool:
    return await lobby.store.block_reason(row.id, {row.host.id, host.id}, user.id) is not None
