"""Two people in a lobby who would change places: one asks, and the other agrees or does not.

A wish is kept with the other things by which seats change hands (`MatchRow.handed`), by the id of who asks:
where both of them sat then. It is worth nothing any more as soon as one of them sits elsewhere.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from server.store.matches import MatchRow
from server.store.people import User

PART = "swaps"


def public_swaps(row: MatchRow) -> dict[str, str]:
    """The seats whose players ask for another's place, each with that one's seat, as everybody sees."""
    return {wish["seat"]: wish["with"] for wish in _standing(row).values()}


def asking(row: MatchRow, seat: str, other: str) -> dict[str, Any]:
    """The columns where the person in a seat asks for the place of the person in another one; what was asked
    before is withdrawn."""
    by, of = row.seats[seat].user, row.seats[other].user
    assert by
    assert of
    return _kept(row, _standing(row) | {by.id: {"seat": seat, "with": other, "of": of.id}})


def settled(row: MatchRow, users: Container[str]) -> dict[str, Any]:
    """The columns where nothing is asked any more by these people, or of them."""
    left = {by: wish for by, wish in _standing(row).items() if by not in users and wish["of"] not in users}
    return _kept(row, left)


def asks(row: MatchRow, user: User) -> bool:
    """Whether the user asks for a place, or is asked for his own."""
    return any(user.id in (by, wish["of"]) for by, wish in _standing(row).items())


def _standing(row: MatchRow) -> dict[str, dict[str, str]]:
    wishes = row.handed.get(PART, {}) if row.status == "lobby" else {}
    return {by: wish for by, wish in wishes.items() if _stands(row, by, wish)}


def _stands(row: MatchRow, by: str, wish: dict[str, str]) -> bool:
    sits = {seat: who.user.id for seat, who in row.seats.items() if who.user}
    return (sits.get(wish["seat"]), sits.get(wish["with"])) == (by, wish["of"])


def _kept(row: MatchRow, wishes: dict[str, dict[str, str]]) -> dict[str, Any]:
    rest = {part: kept for part, kept in row.handed.items() if part != PART}
    return {"handed": rest | ({PART: wishes} if wishes else {})}
