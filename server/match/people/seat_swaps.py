"""Swap requests in a lobby: one person asks to swap seats, and the other accepts or declines.

A request is stored in `MatchRow.handed` by the id of the requesting user, with both seats at that time. It
lapses as soon as one of the two changes seats.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from server.db.types.matches import MatchRow
from server.db.types.people import User

KEY = "swaps"


def public_swaps(row: MatchRow) -> dict[str, str]:
    """Return the seats whose players request a swap, each with the other seat. Everybody sees this."""
    return {request["seat"]: request["with"] for request in _valid_requests(row).values()}


def with_request(row: MatchRow, seat: str, other: str) -> dict[str, Any]:
    """Return the columns after the person in a seat has requested a swap with another seat. An earlier
    request is withdrawn."""
    requester, target = row.seats[seat].user, row.seats[other].user
    assert requester
    assert target
    return _columns(
        row, _valid_requests(row) | {requester.id: {"seat": seat, "with": other, "of": target.id}}
    )


def without_requests(row: MatchRow, users: Container[str]) -> dict[str, Any]:
    """Return the columns without any swap request by or to these users."""
    remaining = {
        user_id: request
        for user_id, request in _valid_requests(row).items()
        if user_id not in users and request["of"] not in users
    }
    return _columns(row, remaining)


def has_request(row: MatchRow, user: User) -> bool:
    """Return whether the user has made or received a swap request."""
    return any(user.id in (user_id, request["of"]) for user_id, request in _valid_requests(row).items())


def _valid_requests(row: MatchRow) -> dict[str, dict[str, str]]:
    requests = row.handed.get(KEY, {}) if row.status == "lobby" else {}
    return {user_id: request for user_id, request in requests.items() if _is_valid(row, user_id, request)}


def _is_valid(row: MatchRow, user_id: str, request: dict[str, str]) -> bool:
    user_ids = {seat: occupant.user.id for seat, occupant in row.seats.items() if occupant.user}
    return (user_ids.get(request["seat"]), user_ids.get(request["with"])) == (user_id, request["of"])


def _columns(row: MatchRow, requests: dict[str, dict[str, str]]) -> dict[str, Any]:
    others = {part: value for part, value in row.handed.items() if part != KEY}
    return {"handed": others | ({KEY: requests} if requests else {})}
