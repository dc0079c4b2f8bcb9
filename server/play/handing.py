"""Hands a seat on: a link, valid once and not for long, and whoever follows it sits there.

The links stand in the row of the match, so that one is used up in the same transaction in which the seat
changes hands. Of a code only the hash is kept.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from server.errors import Problem
from server.play import presence, timing
from server.play.commands import Command, handle
from server.play.live import SERVER, LiveMatch
from server.play.update import played, said, update_of
from server.store.people import User
from server.store.protocol import MatchRow, MatchUpdate
from server.texts import told_apart

VALID = timedelta(days=1)
SECRET_BYTES = 16
#: What others are told of it.
HANDED = "{giver} has handed the seat on: {taker} plays there now."


@dataclass(frozen=True)
class Link:
    """A link to a seat, which is worth something as long as the user ``by`` sits there."""

    seat: str
    by: str
    expires: datetime


@dataclass(frozen=True, kw_only=True)
class Offer(Command):
    """Makes a code lead to the user's seat, instead of the former one; without a code none does."""

    user: User
    code: str | None
    expires: datetime


@dataclass(frozen=True, kw_only=True)
class TakeOver(Command):
    """Gives the seat to which the code leads to the user."""

    user: User
    code: str


def new_code(match_id: str) -> str:
    """A code that cannot be guessed, for a seat of that match."""
    return f"{secrets.token_urlsafe(SECRET_BYTES)}.{match_id}"


def match_of(code: str) -> str:
    """The id of the match to which a code leads."""
    return code.partition(".")[2]


def link(row: MatchRow, code: str, at: datetime) -> Link | None:
    """The link with that code; None if it was used or withdrawn, its time is over, or its giver is gone."""
    digest = _digest(code)
    for seat, kept in row.handed.get("links", {}).items():
        who = row.seats.get(seat)
        found = Link(seat, kept["by"], datetime.fromisoformat(kept["expires"]))
        ours = who is not None and who.user is not None and who.user.id == found.by
        if secrets.compare_digest(digest, kept["digest"]) and ours and found.expires > at:
            return found
    return None


def has_sat(row: MatchRow, user: User | None) -> bool:
    """Whether the user has handed on a seat there: he may still look on."""
    return user is not None and user.id in row.handed.get("sat", {})


@handle.register
def _offer(command: Offer, live: LiveMatch) -> MatchUpdate:
    seat = live.row.seat_of(command.user)
    if seat is None:
        raise Problem(403, "not-seated")
    _check_goes_on(live, seat)
    links = {other: kept for other, kept in live.row.handed.get("links", {}).items() if other != seat}
    if command.code is not None:
        expires = command.expires.isoformat()
        links[seat] = {"digest": _digest(command.code), "by": command.user.id, "expires": expires}
    return update_of(live.row, columns={"handed": live.row.handed | {"links": links}})


@handle.register
def _take_over(command: TakeOver, live: LiveMatch) -> MatchUpdate:
    """He sees all that the seat knows, so he must know nothing of the other side."""
    row, user = live.row, command.user
    found = link(row, command.code, update_of(row).at)
    if found is None:
        raise Problem(404, detail="this link has been used, or its time is over")
    seat, sat, teams = found.seat, row.handed.get("sat", {}), live.mission.teams
    _check_goes_on(live, seat)
    if user.id == found.by:
        raise Problem(409, "own-seat")
    if row.seat_of(user):
        raise Problem(409, "has-seat")
    if sat.get(user.id, teams[seat]) != teams[seat]:
        raise Problem(409, "other-side")
    return _handed(live, found, user, sat | {found.by: teams[seat]})


def _handed(live: LiveMatch, found: Link, user: User, sat: dict[str, str]) -> MatchUpdate:
    row, seat = live.row, found.seat
    match, names = live.playing, _names(live, seat, user)
    occupant = replace(row.seats[seat], user=user)
    giver = live.views[seat]["seats"][seat]["player"]
    after = replace(row, seats=row.seats | {seat: occupant}, absent=presence.returned(row, found.by))
    back = seat if seat in set(timing.away(row.times)) else None
    update = played(replace(live, row=after), match, match.rename(seat, names[seat]), back=back)
    update.seated, update.unseated = {seat: occupant}, [seat]
    links = {other: kept for other, kept in row.handed["links"].items() if other != seat}
    update.columns |= {"handed": {"links": links, "sat": sat}, "absent": after.absent}
    return said(live, update, HANDED.format(giver=giver, taker=names[seat]), seat="", name=SERVER)


def _names(live: LiveMatch, seat: str, user: User) -> dict[str, str]:
    """What everybody is called with the user in that seat: the others keep their names."""
    called: dict[str, Any] = {
        other: shown["player"] for other, shown in live.views[seat]["seats"].items() if other != seat
    }
    return told_apart(called | {seat: user.name})


def _check_goes_on(live: LiveMatch, seat: str) -> None:
    if live.row.status != "playing" or live.match is None or seat in live.company.conceded:
        raise Problem(409, "not-playing")


def _digest(code: str) -> str:
    return sha256(code.encode("utf-8", "replace")).hexdigest()
