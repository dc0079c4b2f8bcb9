"""Links to seats, over HTTP."""

from __future__ import annotations

from datetime import datetime

from server.errors import Problem
from server.json_codec import now
from server.lobby.lobby import Lobby
from server.lobby.summaries import MatchSummary
from server.play import seat_handover
from server.play.absence import CaughtUp
from server.store.matches import MatchRow
from server.store.people import User
from server.wire import WireModel


class SeatLink(WireModel):
    """A link to my seat: whoever follows it first sits there instead of me, until it ends."""

    code: str
    url: str
    expires: datetime


class SeatOffer(WireModel):
    """The `seat` of a match that somebody hands on; `by` is what its holder is called there."""

    match: MatchSummary
    seat: str
    by: str
    expires: datetime


async def offer(lobby: Lobby, row: MatchRow, user: User) -> tuple[str, datetime]:
    """A new code that leads to the user's seat, and when it ends; the former one is worth nothing any
    more."""
    code, expires = seat_handover.new_code(row.id), now() + seat_handover.VALID
    await lobby.change(row, seat_handover.OfferSeat(user=user, code=code, expires=expires))
    return code, expires


async def withdraw(lobby: Lobby, row: MatchRow, user: User) -> None:
    """Let no code lead to the user's seat any more."""
    await lobby.change(row, seat_handover.OfferSeat(user=user, code=None, expires=now()))


async def offered(lobby: Lobby, code: str, user: User | None) -> tuple[MatchRow, seat_handover.SeatLink]:
    """The match and the seat to which a code leads; raises Problem 404, as for a giver who is banned, and 403
    for who was turned away, or is blocked by the host or somebody who sits there: a match under way cannot be
    left to keep out of his way."""
    row = await lobby.match_row(seat_handover.match_of(code))
    link = seat_handover.link(row, code, now()) if row else None
    if row is None or link is None or await lobby.store.is_banned(link.by, now()):
        raise gone()
    if user and user != row.host and not row.seat_of(user):
        people = [row.host, *(who.user for who in row.seats.values() if who.user)]
        await lobby.check_barred(row, user, people)
    return row, link


async def take_over(lobby: Lobby, code: str, user: User) -> MatchRow:
    """Sit down in the seat to which a code leads; its holder sees it no longer."""
    row, _ = await offered(lobby, code, user)
    return await lobby.change(row, seat_handover.TakeOver(user=user, code=code))


async def missed(lobby: Lobby, row: MatchRow, user: User) -> list[str]:
    """What the user's seat has missed, as messages; nothing without a seat."""
    seat = row.seat_of(user)
    return list(await lobby.store.missed(row.id, seat)) if seat in row.missing else []


async def catch_up(lobby: Lobby, row: MatchRow, user: User) -> None:
    """Forget what the user's seat has missed: he knows it."""
    seat = row.seat_of(user)
    if seat in row.missing:
        await lobby.change(row, CaughtUp(seat=seat))


def gone() -> Problem:
    """What is said of a link that leads nowhere."""
    return Problem(404, detail="this link has been used, or its time is over")
