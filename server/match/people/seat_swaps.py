"""Swap requests in a lobby: one person asks to swap seats, and the other accepts or declines.

A request is stored in `MatchRow.handed` by the id of the requesting user, with both seats at that time. It
lapses as soon as one of the two changes seats.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from server.db.types.matches import MatchRow
from server.db.types.people import User

PART = "swaps"


def public_swaps(row: MatchRow) -> dict[str, str]:
    """Return the seats whose players request a swap, each with the other seat. Everybody sees this."""
    return {request["seat"]: request["with"] for request in _valid_requests(row).values()}


def with_request(row: MatchRow, seat: str, other: str) -> dict[str, Any]:
    """Return the columns after the person in a seat has requested a swap with another seat. An earlier
    request is withdrawn."""
    by, of = row.seats[seat].user, row.seats[other].user
    assert by
    assert of
    return _columns(row, _valid_requests(row) | {by.id: {"seat": seat, "with": other, "of": of.id}})


def without_requests(row: MatchRow, users: Container[str]) -> dict[str, Any]:
    """Return the columns without any swap request by or to these users."""
    left = {
        by: request
        for by, request in _valid_requests(row).items()
        if by not in users and request["of"] not in users
    }
    return _columns(row, left)


def has_request(row: MatchRow, user: User) -> bool:
    """Return whether the user has made or received a swap request."""
    return any(user.id in (by, request["of"]) for by, request in _valid_requests(row).items())


def _valid_requests(row: MatchRow) -> dict[str, dict[str, str]]:
    requests = row.handed.get(PART, {}) if row.status == "lobby" else {}
    return {by: request for by, request in requests.items() if _is_valid(row, by, request)}


def _is_valid(row: MatchRow, by: str, request: dict[str, str]) -> bool:
    sits = {seat: occupant.user.id for seat, occupant in row.seats.items() if occupant.user}
    return (sits.get(request["seat"]), sits.get(request["with"])) == (by, request["of"])


def _columns(row: MatchRow, wishes: dict[str, dict[str, str]]) -> dict[str, Any]:
    rest = {part: kept for part, kept in row.handed.items() if part != PART}
    return {"handed": rest | ({PART: wishes} if wishes else {})}
