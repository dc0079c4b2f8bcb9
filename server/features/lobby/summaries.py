"""Match summaries: the data that the lobby shows to one caller."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

from engine.core.lobby.setup import MissionInfo, SeatInfo
from server.db.types.matches import MatchRow, Occupant
from server.db.types.people import User as Caller
from server.protocol.bodies import LoadoutState, MatchStatus, NextMatch, Result
from server.protocol.messages import WireModel

RematchStatus = Literal["asked", "joined", "gone", "lapsed"]


class Offered(WireModel):
    """Your status in the rematch of a finished match: `asked`, `joined`, `gone` (there is none, or it has
    begun without you) or `lapsed` (it will never begin)."""

    standing: RematchStatus


class User(WireModel):
    """A player as other users see them."""

    id: str
    name: str


class Session(WireModel):
    """The caller's identity, if they have one. `language` is null until their page has reported it."""

    user: User | None
    language: str | None = None


class Guest(WireModel):
    """A new guest and their token, which is shown only once."""

    user: User
    token: str


class MatchPlayer(WireModel):
    """The player in a seat. `bot` names the computer player."""

    id: str
    name: str
    bot: str | None


class MatchSeat(WireModel):
    """One seat of a match. `loadout` is null if there is no choice, and while the seat is empty."""

    id: str
    side: str
    team: str
    player: MatchPlayer | None
    loadout: LoadoutState | None


class Invite(WireModel):
    """An invite: the code, and a link with it."""

    code: str
    url: str


class MatchSummary(WireModel):
    """A match as the lobby shows it to one caller. If its mission is not `known`, only the taken seats are
    listed. `asked_since` is the time at which `your_decision` was opened. `next` is the rematch. `hosting` is
    true if you have the rights of the host; if the host has deleted their account, all players have them."""

    id: str
    game: str
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
    hosting: bool
    your_seat: str | None
    your_decision: bool
    asked_since: datetime | None
    round: int
    next: NextMatch | None
    result: Result | None


class ClipLink(WireModel):
    """A link to the decisive moment of a match."""

    code: str
    url: str


class ClipShown(WireModel):
    """A clip: the match as a stranger may see it, and the frames of the replay."""

    match: MatchSummary
    frames: list[dict[str, Any]]


def summary(
    row: MatchRow, mission: MissionInfo, caller: Caller | None, base_url: str, *, known: bool
) -> MatchSummary:
    """Return the match as this caller may see it."""
    seat, names = row.seat_of(caller), row.names()
    has_decision = seat in row.deciding and row.status == "playing"
    is_member = caller is not None and (seat is not None or row.host.id == caller.id)
    return MatchSummary(
        id=row.id,
        game=row.game,
        mission=row.mission,
        title=mission.title,
        known=known,
        status=row.status,
        host=User(id=row.host.id, name=row.host.name),
        private=row.private,
        options=row.options,
        created=row.created,
        seats=[_seat_summary(seat_info, row.seats.get(seat_info.id), names) for seat_info in mission.seats],
        invite=Invite(code=row.invite, url=f"{base_url}/join/{row.invite}") if is_member else None,
        hosting=row.is_hosted_by(caller),
        your_seat=seat,
        your_decision=has_decision,
        asked_since=_decision_opened_at(row, seat) if has_decision else None,
        round=row.round,
        next=NextMatch.model_validate(row.next) if row.next else None,
        result=Result.model_validate(row.result) if row.result else None,
    )


def _decision_opened_at(row: MatchRow, seat: str | None) -> datetime | None:
    """Return the time at which the seat's decision was opened. Return None if the time was not recorded, as
    in older matches."""
    decision = row.asked.get(seat or "")
    return datetime.fromisoformat(decision["since"]) if decision else None


def _seat_summary(seat_info: SeatInfo, occupant: Occupant | None, names: Mapping[str, str]) -> MatchSeat:
    player, loadout = (
        (_player_summary(occupant, seat_info.id, names[seat_info.id]), occupant.loadout_state)
        if occupant
        else (None, None)
    )
    return MatchSeat(
        id=seat_info.id, side=seat_info.side, team=seat_info.team, player=player, loadout=loadout
    )


def _player_summary(occupant: Occupant, seat: str, name: str) -> MatchPlayer:
    return MatchPlayer(id=occupant.user.id if occupant.user else f"bot-{seat}", name=name, bot=occupant.bot)
