"""Hands a seat on: a link, valid once and not for long, and whoever follows it sits there.

The links stand in the row of the match, so that one is used up in the same transaction in which the seat
changes hands. Of a code only the hash is kept.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from server.errors import Problem
from server.play import presence, time_control
from server.play.commands import Command, handle
from server.play.live import SERVER, LiveMatch
from server.play.match_update import update_of, update_of_change, with_chat_line
from server.store.matches import JournalRow, MatchRow, MatchUpdate
from server.store.people import User
from server.texts import disambiguate

VALID = timedelta(days=1)
SECRET_BYTES = 16
#: What others are told of it.
HANDED = "{giver} has handed the seat on: {taker} plays there now."


@dataclass(frozen=True)
class SeatLink:
    """A link to a seat, which is worth something as long as the user ``by`` sits there."""

    seat: str
    by: str
    expires: datetime


@dataclass(frozen=True, kw_only=True)
class OfferSeat(Command):
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
    """The id of the match to which a code leads.

    >>> match_of(new_code("m1"))
    'm1'
    """
    return code.partition(".")[2]


def link(row: MatchRow, code: str, at: datetime) -> SeatLink | None:
    """The link with that code; None if it was used or withdrawn, its time is over, or its giver is gone."""
    digest = _digest(code)
    for seat, kept in row.handed.get("links", {}).items():
        who = row.seats.get(seat)
        kept_link = SeatLink(seat, kept["by"], datetime.fromisoformat(kept["expires"]))
        ours = who is not None and who.user is not None and who.user.id == kept_link.by
        if secrets.compare_digest(digest, kept["digest"]) and ours and kept_link.expires > at:
            return kept_link
    return None


def names_of(row: MatchRow, user: User, at_first: Mapping[str, str]) -> list[str]:
    """What the user was ever called in a match that has begun, where seats were ``called`` so ``at_first``: a
    name that nobody else there ever had."""
    seat = row.seat_of(user)
    known: list[str] = row.handed.get("called", {}).get(user.id, [])
    return known or ([at_first[seat]] if seat and seat in at_first else [])


def entries_of(
    entries: Iterable[JournalRow], names: Iterable[str], at_first: Mapping[str, str]
) -> Iterator[JournalRow]:
    """What was journalled of seats as long as somebody of these ``names`` sat there; ``at_first`` is what
    seats were called when the match began."""
    sits, names = dict(at_first), set(names)
    sat = {0: sits}
    for entry in entries:
        if entry.kind == "restart":  # the names come once more
            sits = sat[int(entry.value[0])]
        elif entry.kind == "name":
            sits = sits | {entry.seat: str(entry.value[0])}
        elif sits.get(entry.seat) in names:
            yield entry
        sat[entry.number] = sits


def replace_name(text: str, names: Iterable[str], name: str) -> str:
    """What the server told of a seat that was handed on, with another name for who has one of these.

    >>> replace_name(HANDED.format(giver="Ada", taker="Bob"), ["Ada"], "Somebody")
    'Somebody has handed the seat on: Bob plays there now.'
    """
    told = re.fullmatch(HANDED.format(giver="(.*)", taker="(.*)"), text)
    if told is None:
        return text
    giver, taker = (name if former in names else former for former in told.groups())
    return HANDED.format(giver=giver, taker=taker)


def without_user(row: MatchRow, user: User, name: str) -> dict[str, Any]:
    """What is kept of links and of who has sat where, once a user has left who is called by that name."""
    if not row.handed:
        return {}
    links = {seat: kept for seat, kept in row.handed.get("links", {}).items() if kept["by"] != user.id}
    sat, known = (
        {other: kept for other, kept in row.handed.get(part, {}).items() if other != user.id}
        for part in ("sat", "called")
    )
    named = row.seat_of(user) and user.id in row.handed.get("called", {})
    sits = {user.id: [name]} if named else {}
    return {"links": links, "sat": sat, "called": known | sits}


@handle.register
def _offer(command: OfferSeat, live: LiveMatch) -> MatchUpdate:
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
    offered = link(row, command.code, update_of(row).at)
    if offered is None:
        raise Problem(404, detail="this link has been used, or its time is over")
    seat, sat, teams = offered.seat, row.handed.get("sat", {}), live.mission.teams
    _check_goes_on(live, seat)
    if user.id == offered.by:
        raise Problem(409, "own-seat")
    if row.seat_of(user):
        raise Problem(409, "has-seat")
    if sat.get(user.id, teams[seat]) != teams[seat]:
        raise Problem(409, "other-side")
    return _handed(live, offered, user, sat | {offered.by: teams[seat]})


def _handed(live: LiveMatch, offered: SeatLink, user: User, sat: dict[str, str]) -> MatchUpdate:
    row, seat = live.row, offered.seat
    match, name = live.playing, _name(live, seat, user)
    occupant = replace(row.seats[seat], user=user)
    giver = live.views[seat]["seats"][seat]["player"]
    after = replace(row, seats=row.seats | {seat: occupant}, absent=presence.without_absent(row, offered.by))
    known: dict[str, list[str]] = row.handed.get("called", {})
    takers = [*dict.fromkeys([*known.get(user.id, []), name])]
    known = {offered.by: [giver]} | known | {user.id: takers}
    back = seat if seat in set(time_control.seats_away(row.times)) else None
    update = update_of_change(replace(live, row=after), match, match.rename(seat, name), back=back)
    update.seated, update.unseated = {seat: occupant}, [seat]
    links = {other: kept for other, kept in row.handed["links"].items() if other != seat}
    update.columns |= {"handed": {"links": links, "sat": sat, "called": known}, "absent": after.absent}
    return with_chat_line(live, update, HANDED.format(giver=giver, taker=name), seat="", name=SERVER)


def _name(live: LiveMatch, seat: str, user: User) -> str:
    """What the user is called in that seat: the others keep their names, also those who sat
    there before, so that each name is one person's."""
    now: list[str] = [shown["player"] for shown in live.views[seat]["seats"].values()]
    known: dict[str, list[str]] = live.row.handed.get("called", {})
    former = [name for other, names in known.items() if other != user.id for name in names]
    taken = {name: name for name in (*now, *former)}
    return disambiguate(taken | {"": user.name})[""]


def _check_goes_on(live: LiveMatch, seat: str) -> None:
    if live.row.status != "playing" or live.match is None or seat in live.company.conceded:
        raise Problem(409, "not-playing")


def _digest(code: str) -> str:
    return sha256(code.encode("utf-8", "replace")).hexdigest()
