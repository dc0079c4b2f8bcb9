"""Hands over a seat by a link. The link is valid once and for a short time, and the user who follows it takes
the seat.

The links are part of the match's row. A link is therefore used up in the same transaction in which the seat
changes hands. Only the hash of a code is stored.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from server.base.texts import disambiguate
from server.db.types.matches import JournalRow, MatchRow, MatchUpdate
from server.db.types.people import User
from server.match.clock import time_control
from server.match.commands.handlers import Command, handle
from server.match.people import presence
from server.match.state.live import SERVER, LiveMatch
from server.match.state.match_update import update_of, update_of_change, with_chat_line
from server.transport.errors import Problem

LINK_LIFETIME = timedelta(days=1)
SECRET_BYTES = 16
#: The message to the table.
HANDED = "{giver} has handed over the seat: {taker} plays there now."


@dataclass(frozen=True)
class SeatLink:
    """A link to a seat. It is valid while the user ``by`` has that seat."""

    seat: str
    by: str
    expires: datetime


@dataclass(frozen=True, kw_only=True)
class OfferSeat(Command):
    """A command that sets the code of the user's seat, replacing the previous one. Without a code the link is
    withdrawn."""

    user: User
    code: str | None
    expires: datetime


@dataclass(frozen=True, kw_only=True)
class TakeOver(Command):
    """A command that gives the user the seat of a code."""

    user: User
    code: str


def new_code(match_id: str) -> str:
    """Return a new random code for a seat of the match."""
    return f"{secrets.token_urlsafe(SECRET_BYTES)}.{match_id}"


def match_of(code: str) -> str:
    """Return the id of the match to which a code leads.

    >>> match_of(new_code("m1"))
    'm1'
    """
    return code.partition(".")[2]


def find_link(row: MatchRow, code: str, at: datetime) -> SeatLink | None:
    """Return the link with that code. Return None if it was used or withdrawn, has expired, or its giver has
    left."""
    digest = _digest(code)
    for seat, stored in row.handed.get("links", {}).items():
        occupant = row.seats.get(seat)
        link = SeatLink(seat, stored["by"], datetime.fromisoformat(stored["expires"]))
        is_givers_seat = occupant is not None and occupant.user is not None and occupant.user.id == link.by
        if secrets.compare_digest(digest, stored["digest"]) and is_givers_seat and link.expires > at:
            return link
    return None


def names_of(row: MatchRow, user: User, initial_names: Mapping[str, str]) -> list[str]:
    """Return all names that the user has had in a match that has begun. ``initial_names`` are the initial
    names of the seats. No other user in the match ever had one of these names."""
    seat = row.seat_of(user)
    names: list[str] = row.handed.get("called", {}).get(user.id, [])
    return names or ([initial_names[seat]] if seat and seat in initial_names else [])


def entries_of(
    entries: Iterable[JournalRow], names: Iterable[str], initial_names: Mapping[str, str]
) -> Iterator[JournalRow]:
    """Yield the journal rows of seats from the times when a person with one of these ``names`` had them.
    ``initial_names`` are the initial names of the seats."""
    current_names, names = dict(initial_names), set(names)
    names_after = {0: current_names}
    for entry in entries:
        if entry.kind == "restart":  # the entry contains the names again
            current_names = names_after[int(entry.value[0])]
        elif entry.kind == "name":
            current_names = current_names | {entry.seat: str(entry.value[0])}
        elif current_names.get(entry.seat) in names:
            yield entry
        names_after[entry.number] = current_names


def replace_name(text: str, names: Iterable[str], name: str) -> str:
    """Return the message about a handover with a new name for the person with one of these names.

    >>> replace_name(HANDED.format(giver="Ada", taker="Bob"), ["Ada"], "Somebody")
    'Somebody has handed over the seat: Bob plays there now.'
    """
    match = re.fullmatch(HANDED.format(giver="(.*)", taker="(.*)"), text)
    if match is None:
        return text
    giver, taker = (name if old_name in names else old_name for old_name in match.groups())
    return HANDED.format(giver=giver, taker=taker)


def columns_without_user(row: MatchRow, user: User, name: str) -> dict[str, Any]:
    """Return the links and former seats after a user has deleted their account. The user is renamed to
    ``name``."""
    if not row.handed:
        return {}
    links = {seat: link for seat, link in row.handed.get("links", {}).items() if link["by"] != user.id}
    former_teams, known_names = (
        {user_id: value for user_id, value in row.handed.get(part, {}).items() if user_id != user.id}
        for part in ("sat", "called")
    )
    is_renamed = row.seat_of(user) and user.id in row.handed.get("called", {})
    own_names = {user.id: [name]} if is_renamed else {}
    return {"links": links, "sat": former_teams, "called": known_names | own_names}


@handle.register
def _offer_seat(command: OfferSeat, live: LiveMatch) -> MatchUpdate:
    seat = live.row.seat_of(command.user)
    if seat is None:
        raise Problem(403, "not-seated")
    _check_under_way(live, seat)
    links = {other: stored for other, stored in live.row.handed.get("links", {}).items() if other != seat}
    if command.code is not None:
        expires = command.expires.isoformat()
        links[seat] = {"digest": _digest(command.code), "by": command.user.id, "expires": expires}
    return update_of(live.row, columns={"handed": live.row.handed | {"links": links}})


@handle.register
def _take_over(command: TakeOver, live: LiveMatch) -> MatchUpdate:
    """Give the seat to the user. They see everything that the seat may see, so they must not know anything
    about the other side."""
    row, user = live.row, command.user
    link = find_link(row, command.code, update_of(row).at)
    if link is None:
        raise Problem(404, detail="this link has been used, or has expired: get a new one")
    seat, former_teams, teams = link.seat, row.handed.get("sat", {}), live.mission.teams
    _check_under_way(live, seat)
    if user.id == link.by:
        raise Problem(409, "own-seat")
    if row.seat_of(user):
        raise Problem(409, "has-seat")
    if former_teams.get(user.id, teams[seat]) != teams[seat]:
        raise Problem(409, "other-side")
    return _hand_over(live, link, user, former_teams | {link.by: teams[seat]})


def _hand_over(live: LiveMatch, link: SeatLink, user: User, former_teams: dict[str, str]) -> MatchUpdate:
    row, seat = live.row, link.seat
    match, name = live.under_way, _unique_name(live, seat, user)
    occupant = replace(row.seats[seat], user=user)
    giver = live.views[seat]["seats"][seat]["player"]
    after = replace(row, seats=row.seats | {seat: occupant}, absent=presence.without_absent(row, link.by))
    known_names: dict[str, list[str]] = row.handed.get("called", {})
    takers = [*dict.fromkeys([*known_names.get(user.id, []), name])]
    known_names = {link.by: [giver]} | known_names | {user.id: takers}
    returning = seat if seat in set(time_control.seats_away(row.times)) else None
    update = update_of_change(replace(live, row=after), match, match.rename(seat, name), returning=returning)
    update.seated, update.unseated = {seat: occupant}, [seat]
    links = {other: stored for other, stored in row.handed["links"].items() if other != seat}
    update.columns |= {
        "handed": {"links": links, "sat": former_teams, "called": known_names},
        "absent": after.absent,
    }
    return with_chat_line(live, update, HANDED.format(giver=giver, taker=name), seat="", name=SERVER)


def _unique_name(live: LiveMatch, seat: str, user: User) -> str:
    """Return the user's name in that seat. It differs from the names of all other current and former players,
    so that each name belongs to one person."""
    current: list[str] = [public["player"] for public in live.views[seat]["seats"].values()]
    known_names: dict[str, list[str]] = live.row.handed.get("called", {})
    former = [name for user_id, names in known_names.items() if user_id != user.id for name in names]
    taken = {name: name for name in (*current, *former)}
    return disambiguate(taken | {"": user.name})[""]


def _check_under_way(live: LiveMatch, seat: str) -> None:
    if live.row.status != "playing" or live.match is None or seat in live.seated_teams.conceded:
        raise Problem(409, "not-playing")


def _digest(code: str) -> str:
    return sha256(code.encode("utf-8", "replace")).hexdigest()
