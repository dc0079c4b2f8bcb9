"""Match cards: what the lobby shows of a match, and to whom."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from server.store.protocol import MatchRow, Occupant
from server.store.protocol import User as Caller
from server.view_types import FleetState, MatchStatus, Result, Wire


class User(Wire):
    """A player as others see it."""

    id: str
    name: str


class Guest(Wire):
    """A new guest and its token, which is told only once."""

    user: User
    token: str


class MatchPlayer(Wire):
    """Who sits in a seat; `bot` names the computer player."""

    id: str
    name: str
    bot: str | None


class MatchSeat(Wire):
    """One seat of a match; `fleet` is null where nothing is chosen, and while the seat is empty."""

    id: str
    side: str
    team: str
    player: MatchPlayer | None
    fleet: FleetState | None


class Invite(Wire):
    """How others are asked in."""

    code: str
    url: str


class MatchCard(Wire):
    """A match as the lobby shows it to one caller; of a mission that is not `known`, the taken seats."""

    id: str
    mission: str
    title: str
    known: bool
    status: MatchStatus
    host: User
    private: bool
    options: dict[str, Any]
    created: datetime
    seats: list[MatchSeat]
    invite: Invite | None
    your_seat: str | None
    your_decision: bool
    result: Result | None


class BotCard(Wire):
    """A computer player as the lobby offers it; `name` is what a seat is given by."""

    name: str
    title: str
    text: str


class MissionSeat(Wire):
    """A seat that a mission has."""

    id: str
    side: str
    team: str


class MissionCard(Wire):
    """A mission as the lobby offers it."""

    id: str
    number: int
    title: str
    story: str
    players: int
    seats: list[MissionSeat]
    options: list[Any]


def card(row: MatchRow, mission: Mapping[str, Any], caller: Caller | None, base_url: str) -> MatchCard:
    """The match as this caller may see it."""
    seat = row.seat_of(caller)
    member = caller is not None and (seat is not None or row.host.id == caller.id)
    return MatchCard(
        id=row.id,
        mission=row.mission,
        title=str(mission.get("title", row.mission)),
        known="title" in mission,
        status=row.status,
        host=User(id=row.host.id, name=row.host.name),
        private=row.private,
        options=row.options,
        created=row.created,
        seats=[_seat(declared, row.seats.get(declared["id"])) for declared in mission.get("seats", ())],
        invite=Invite(code=row.invite, url=f"{base_url}/join/{row.invite}") if member else None,
        your_seat=seat,
        your_decision=seat in row.deciding and row.status == "playing",
        result=Result.model_validate(row.result) if row.result else None,
    )


def _seat(declared: Mapping[str, Any], who: Occupant | None) -> MatchSeat:
    seat = {key: str(declared[key]) for key in ("id", "side", "team")}
    player, fleet = (_player(who, seat["id"]), who.fleet) if who else (None, None)
    return MatchSeat(**seat, player=player, fleet=fleet)


def _player(who: Occupant, seat: str) -> MatchPlayer:
    return MatchPlayer(id=who.user.id if who.user else f"bot-{seat}", name=who.name, bot=who.bot)
