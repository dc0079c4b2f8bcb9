"""Links that hand a seat to another person."""

from __future__ import annotations

from datetime import datetime

from server.base.clock import now
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import MatchSummary
from server.match.commands import seat_handover
from server.match.commands.absence import MarkCaughtUp
from server.protocol.messages import WireModel
from server.transport.errors import Problem


class SeatLink(WireModel):
    """A link to your seat. The first user who follows it before it expires takes the seat."""

    code: str
    url: str
    expires: datetime


class SeatOffer(WireModel):
    """The offered `seat` of a match. `by` is the name of its current player."""

    match: MatchSummary
    seat: str
    by: str
    expires: datetime


async def create_link(lobby: Lobby, row: MatchRow, user: User) -> tuple[str, datetime]:
    """Return a new code for the user's seat, and the time when it expires. The previous code becomes
    invalid."""
    code, expires = seat_handover.new_code(row.id), now() + seat_handover.LINK_LIFETIME
    await lobby.change(row, seat_handover.OfferSeat(user=user, code=code, expires=expires))
    return code, expires


async def withdraw_link(lobby: Lobby, row: MatchRow, user: User) -> None:
    """Invalidate the code that leads to the user's seat."""
    await lobby.change(row, seat_handover.OfferSeat(user=user, code=None, expires=now()))


async def offered_seat(lobby: Lobby, code: str, user: User | None) -> tuple[MatchRow, seat_handover.SeatLink]:
    """Return the match and the seat link for a code.

    Raises Problem 404 for an unknown code, or if the giver is banned. Raises Problem 403 for a user whom the
    host turned away, or whom the host or a player has blocked. Players could not avoid a blocked user during
    a match.
    """
    row = await lobby.match_row(seat_handover.match_of(code))
    link = seat_handover.find_link(row, code, now()) if row else None
    if row is None or link is None or await lobby.store.is_banned(link.by, now()):
        raise gone_problem()
    if user and user != row.host and not row.seat_of(user):
        people = [row.host, *(occupant.user for occupant in row.seats.values() if occupant.user)]
        await lobby.check_not_blocked(row, user, people)
    return row, link


async def take_over(lobby: Lobby, code: str, user: User) -> MatchRow:
    """Take the seat of a code. Its former player no longer sees it."""
    row, _ = await offered_seat(lobby, code, user)
    return await lobby.change(row, seat_handover.TakeOver(user=user, code=code))


async def missed_messages(lobby: Lobby, row: MatchRow, user: User) -> list[str]:
    """Return the messages that the user's seat has missed. Return none if the user has no seat."""
    seat = row.seat_of(user)
    return list(await lobby.store.missed_messages(row.id, seat)) if seat in row.missing else []


async def catch_up(lobby: Lobby, row: MatchRow, user: User) -> None:
    """Delete the missed messages of the user's seat, because the user has seen them."""
    seat = row.seat_of(user)
    if seat in row.missing:
        await lobby.change(row, MarkCaughtUp(seat=seat))


def gone_problem() -> Problem:
    """Return the Problem for an invalid link."""
    return Problem(404, detail="this link has been used, or has expired: get a new one")
