"""Rematches: after a match, each of its players can join the next one with one click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from engine.core.lobby import options
from engine.core.lobby.setup import SeatInfo
from server.base.clock import now
from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.people import User
from server.features.loadouts.service import seats_still_choosing
from server.features.lobby.commands import Fill, Start, SubmitLoadout
from server.features.lobby.service import Lobby, options_still_offered
from server.features.lobby.summaries import RematchStatus
from server.match.clock.turn_notifications import next_check
from server.match.commands.handlers import Command, handle
from server.match.state.live import LiveMatch
from server.match.state.match_update import update_of, with_chat_line
from server.match.views.views import is_closed
from server.protocol.bodies import NextMatch
from server.transport.errors import Problem


@dataclass(frozen=True, kw_only=True)
class OfferRematch(Command):
    """A command that offers a rematch to the table. ``replaced`` is an earlier offer that nobody can join any
    longer."""

    next: NextMatch
    replaced: str | None


@dataclass(frozen=True, kw_only=True)
class DeclineRematch(Command):
    """A command that declines the offered rematch for the person in a seat. With ``withdraw`` it withdraws
    that answer."""

    seat: str
    match: str
    withdraw: bool = False


@dataclass(frozen=True, kw_only=True)
class AnnounceDecline(Command):
    """A command that announces in the rematch's lobby that a user declines, unless they have a seat there."""

    user: User
    name: str


@handle.register
def _decline(command: DeclineRematch, live: LiveMatch) -> MatchUpdate:
    offer = _offer_of(live.row)
    if offer is None or offer.match != command.match:
        raise Problem(409, "no-offer")
    declined = [seat for seat in offer.declined if seat != command.seat]
    declined += [] if command.withdraw else [command.seat]
    return update_of(live.row, columns={"next": offer.model_copy(update={"declined": declined}).model_dump()})


@handle.register
def _announce_decline(command: AnnounceDecline, live: LiveMatch) -> MatchUpdate:
    """Write one fixed chat line in the user's name, at most once. It belongs to the user, so deleting the
    user renames it, too."""
    if live.row.status != "lobby":
        raise Problem(409, "not-in-lobby")
    already_announced = any(line.user_id == command.user.id and not line.seat for line in live.chat)
    if already_announced or live.row.seat_of(command.user):
        raise Problem(409, "no-offer")
    return with_chat_line(
        live, update_of(live.row), DECLINE_LINE, seat="", name=command.name, user=command.user
    )


@handle.register
def _offer(command: OfferRematch, live: LiveMatch) -> MatchUpdate:
    """Offer a rematch. People who have left the table are notified, as they are when a match ends."""
    if (live.row.next or {}).get("match") != command.replaced:
        raise Problem(409, "offered")
    update = update_of(live.row, columns={"next": command.next.model_dump()})
    update.columns["notify_at"] = next_check(live.row, update.at, live.context.settings)
    return update


#: The maximum number of offers shown to a user.
MAX_OFFERS = 10
#: The messages that explain what happened to an offered match, and what the user may do instead.
CREATE_OWN = "Create a match of your own, here or on the start page"
CREATE_OR_WATCH = f"{CREATE_OWN}; if its host sends you the link, you can watch it."
ALL_SEATS_TAKEN = f"All seats in that match are taken. {CREATE_OR_WATCH}"
HAS_BEGUN = f"That match has begun without you. {CREATE_OR_WATCH}"
IS_OVER = f"That match is already over. {CREATE_OWN}."
CLOSED_BY_OPERATOR = f"That match was closed by the host of the server. {CREATE_OWN}."
CLOSED_IN_LOBBY = f"That match was closed before it began. {CREATE_OWN}."
#: The chat line in the lobby for a user who declines.
DECLINE_LINE = "is not joining the next match."


@dataclass(frozen=True)
class RematchRequest:
    """The rematch that a user wants. ``mission`` is another mission. A ``lobby`` does not start
    automatically. With ``match`` the user joins only that offered match."""

    swap: bool = False
    mission: str | None = None
    lobby: bool = False
    match: str | None = None


async def join_or_create(lobby: Lobby, row: MatchRow, user: User, request: RematchRequest) -> MatchRow:
    """Return the rematch of a finished match, with the user in their seat.

    The first user to request it creates and hosts it, with the same options and computer players. The others
    join it, regardless of their own requests. Raises Problem 409 if the match is not over, or if the
    requested match is not offered or can no longer be joined. Raises Problem 403 for a user who did not play.
    """
    if row.seat_of(user) is None:
        raise Problem(403, "not-seated")
    if row.status != "finished":
        raise Problem(409, "not-over")
    joined = await _join(lobby, row, user) if request.match in (None, _offered_id(row)) else None
    if joined is not None:
        return joined
    if request.match is not None:
        return await _require_joined(lobby, row, user, request.match)
    rematch = await _create_rematch(lobby, row, user, request)
    try:
        await lobby.change(
            row, OfferRematch(next=_new_offer(lobby, row, rematch, user, request), replaced=_offered_id(row))
        )
    except Problem:
        await lobby.delete_new_match(rematch)
        row = await lobby.visible_match(row.id, user)
        if (joined := await _join(lobby, row, user)) is None:
            raise
        return joined
    return await _start_if_ready(lobby, rematch, request.lobby)


async def rematch_status(lobby: Lobby, row: MatchRow, user: User) -> RematchStatus:
    """Return the user's status in the rematch of this match. For a spectator it is "gone"."""
    offer = _offer_of(row) if row.seat_of(user) else None
    rematch = await _offered_match(lobby, offer)
    if offer and rematch is None:
        return "lapsed"
    if rematch is None or rematch.status == "finished":
        return "gone"
    if rematch.seat_of(user):
        return "joined"
    if rematch.status != "lobby" or not rematch.free:
        return "gone"
    try:
        await lobby.check_not_turned_away(rematch, user)
    except Problem:
        return "gone"
    return "asked"


async def offers(lobby: Lobby, user: User) -> list[MatchRow]:
    """Return the finished matches with an offered rematch that the user may join and has not declined."""
    return [
        row
        for row in await lobby.store.rematch_offers_to(user, MAX_OFFERS)
        if (offer := _offer_of(row)) and row.seat_of(user) not in offer.declined
        if await rematch_status(lobby, row, user) == "asked"
    ]


async def decline(lobby: Lobby, row: MatchRow, user: User) -> None:
    """Decline the offered rematch for the user. The old table shows this, and a chat line announces it
    in the new lobby. Repeated calls change nothing.

    Raises Problem 409 if no rematch is offered or the user has joined it, and 403 for a user who did not
    play.
    """
    seat, offer = row.seat_of(user), _offer_of(row)
    if seat is None:
        raise Problem(403, "not-seated")
    rematch = await _offered_match(lobby, offer)
    if offer is None or rematch is None or rematch.seat_of(user):
        raise Problem(409, "no-offer")
    if seat in offer.declined:
        return
    await lobby.change(row, DeclineRematch(seat=seat, match=rematch.id))
    await _withdraw_decline(lobby, row, rematch.id, user)
    with suppress(Problem):  # the rematch may have begun, or its host has blocked the user
        await lobby.check_not_turned_away(rematch, user)
        await lobby.change(rematch, AnnounceDecline(user=user, name=row.name_of(user)))


async def take_seat(lobby: Lobby, match: MatchRow, user: User, seat: str | None = None) -> MatchRow:
    """Take the given seat of a match, or any free seat. This withdraws an earlier decline of the rematch."""
    match = await (lobby.sit(match, seat, user) if seat else lobby.sit_anywhere(match, user))
    if row := await lobby.store.previous_match(user, match.id):
        await _withdraw_decline(lobby, row, match.id, user)
    return match


async def leave_seat(lobby: Lobby, match: MatchRow, seat: str, user: User) -> MatchRow:
    """Leave a seat of a match, or as host empty it. The person in it declines the rematch, and is not invited
    again."""
    occupant = match.seats[seat].user if seat in match.seats else None
    match = await lobby.leave(match, seat, user)
    if occupant and (row := await lobby.store.previous_match(occupant, match.id)):
        with suppress(Problem):  # they may take a seat there again
            await decline(lobby, row, occupant)
    return match


async def _join(lobby: Lobby, row: MatchRow, user: User) -> MatchRow | None:
    """Return the offered match with the user in it. Return None if no offered match can still be joined."""
    offer = _offer_of(row)
    rematch = await _offered_match(lobby, offer)
    if offer is None or rematch is None:
        return None
    if rematch.seat_of(user):
        return rematch if rematch.status != "finished" else None
    await lobby.check_not_turned_away(rematch, user)
    if rematch.status != "lobby" or not rematch.free:
        return None
    old_seat = row.seat_of(user) or ""
    seat = _next_seats(lobby, row, rematch, swap=offer.swapped).get(old_seat)
    is_free = seat is not None and seat not in rematch.seats
    rematch = await (
        lobby.sit(rematch, seat, user) if is_free and seat else lobby.sit_anywhere(rematch, user)
    )
    await _withdraw_decline(lobby, row, rematch.id, user)
    rematch = await _submit_same_loadout(lobby, row, rematch, user)
    return await _start_if_ready(lobby, rematch, offer.lobby)


async def _require_joined(lobby: Lobby, row: MatchRow, user: User, match: str) -> MatchRow:
    """Return the match if the user has a seat in it. Otherwise raise a Problem that explains the
    alternatives."""
    if match != _offered_id(row):
        raise Problem(409, "no-offer")
    rematch = await _offered_match(lobby, _offer_of(row))
    if rematch is None:
        raise Problem(409, "no-offer", CLOSED_IN_LOBBY)
    if rematch.seat_of(user):
        return rematch
    if rematch.status == "finished":
        raise Problem(409, "no-offer", CLOSED_BY_OPERATOR if is_closed(rematch) else IS_OVER)
    raise (
        Problem(409, "full", ALL_SEATS_TAKEN)
        if rematch.status == "lobby"
        else Problem(409, "not-in-lobby", HAS_BEGUN)
    )


async def _withdraw_decline(lobby: Lobby, row: MatchRow, match: str, user: User) -> None:
    """Withdraw the user's decline if they have a seat in the rematch. Joining and declining both check this
    afterwards. The result of two simultaneous requests is therefore consistent, whichever comes first."""
    old, rematch = await lobby.store.match(row.id), await lobby.store.match(match)
    offer, seat = _offer_of(old) if old else None, row.seat_of(user)
    if seat and rematch and rematch.seat_of(user) and offer and seat in offer.declined:
        with suppress(Problem):  # there may be another offer in the meantime
            await lobby.change(row, DeclineRematch(seat=seat, match=match, withdraw=True))


async def _create_rematch(lobby: Lobby, row: MatchRow, user: User, request: RematchRequest) -> MatchRow:
    """Return a new match with the user and the computer players in it."""
    mission = request.mission or row.mission
    game = lobby.game_named(row.game)
    table_options = row.options if mission == row.mission else options.only_table_options(row.options)
    table_options = options_still_offered(game, mission, table_options)
    rematch = await lobby.create(user, mission, dict(table_options), private=row.private, game=game.id)
    new_seats = _next_seats(lobby, row, rematch, swap=request.swap)
    seats: dict[str, User | str] = {
        new_seats[seat]: occupant.bot or user
        for seat, occupant in row.seats.items()
        if seat in new_seats and (occupant.bot or occupant.user == user)
    }
    if user not in seats.values():
        await lobby.delete_new_match(rematch)
        raise Problem(409, "full")
    bots = [occupant.bot for occupant in row.seats.values() if occupant.bot]
    people = sum(occupant.user is not None for occupant in row.seats.values())
    extra_seats = [seat for seat in lobby.mission(rematch).teams if seat not in new_seats.values()]
    if people == 1 and bots:  # a mission with more seats still remains a single-player match
        seats |= dict.fromkeys(extra_seats, bots[0])
    return await _submit_same_loadout(lobby, row, await lobby.change(rematch, Fill(seats=seats)), user)


async def _submit_same_loadout(lobby: Lobby, row: MatchRow, rematch: MatchRow, user: User) -> MatchRow:
    """Return the match after giving the user the same loadout in the same seat, if it is still allowed."""
    seat = row.seat_of(user) or ""
    loadout = row.seats[seat].loadout
    if loadout is None or rematch.mission != row.mission or rematch.seat_of(user) != seat:
        return rematch
    try:
        return await lobby.change(rematch, SubmitLoadout(user=user, loadout=loadout, ready=True))
    except Problem:  # its pack may have been removed; the seat then keeps a predefined loadout
        return rematch


def _next_seats(lobby: Lobby, row: MatchRow, rematch: MatchRow, *, swap: bool) -> dict[str, str]:
    return next_seats(lobby.mission(row).seats, lobby.mission(rematch).seats, list(row.seats), swap=swap)


def next_seats(
    old: Sequence[SeatInfo], new: Sequence[SeatInfo], taken: Sequence[str], *, swap: bool
) -> dict[str, str]:
    """Return the new seats of the players in ``taken`` seats. Players for whom there is no seat are left out.

    Teammates stay together. With ``swap`` each team gets the seats of the next one.

    >>> seats = [SeatInfo(id, id[0], id[0]) for id in ("a1", "b1", "a2", "b2")]
    >>> next_seats(seats, seats, ["a1", "b1", "a2"], swap=True)
    {'a1': 'b1', 'b1': 'a1', 'a2': 'b2'}
    >>> next_seats(seats, seats[:2], ["a1", "b2"], swap=False)
    {'a1': 'a1', 'b2': 'b1'}
    """
    old_teams, new_teams = _seats_by_team(old), list(_seats_by_team(new).values())
    assigned, free = dict[str, str](), [seat.id for seat in new]
    for i, team in enumerate(old_teams.values()):
        new_team = new_teams[(i + swap) % len(new_teams)]
        candidates = iter([seat for seat in new_team if seat in free])
        for seat in team:
            if seat in taken and (new_seat := next(candidates, None)):
                assigned[seat] = new_seat
                free.remove(new_seat)
    for seat in taken:
        if seat not in assigned and free:
            assigned[seat] = free.pop(0)
    return {seat: assigned[seat] for seat in taken if seat in assigned}


def _seats_by_team(seats: Sequence[SeatInfo]) -> Mapping[str, list[str]]:
    teams: dict[str, list[str]] = {}
    for seat in seats:
        teams.setdefault(seat.team, []).append(seat.id)
    return teams


async def _offered_match(lobby: Lobby, offer: NextMatch | None) -> MatchRow | None:
    """Return the offered match. Return None if it can never begin, because it was deleted or its host is
    banned."""
    match = await lobby.store.match(offer.match) if offer else None
    if match and match.status == "lobby" and await lobby.store.is_banned(match.host.id, now()):
        return None
    return match


def _offer_of(row: MatchRow) -> NextMatch | None:
    return NextMatch.model_validate(row.next) if row.next else None


def _new_offer(
    lobby: Lobby, row: MatchRow, rematch: MatchRow, user: User, request: RematchRequest
) -> NextMatch:
    return NextMatch(
        match=rematch.id,
        mission=rematch.mission,
        title=lobby.mission(rematch).title,
        by=row.name_of(user),
        swapped=request.swap,
        lobby=request.lobby,
    )


async def _start_if_ready(lobby: Lobby, rematch: MatchRow, stay_in_lobby: bool) -> MatchRow:
    """Start the match if all seats are taken and ready, unless it is to ``stay_in_lobby``. Return the
    match."""
    if stay_in_lobby or rematch.free or seats_still_choosing(rematch) or rematch.status != "lobby":
        return rematch
    try:
        return await lobby.change(rematch, Start())
    # another player has just started it, or something is missing and the match stays in the lobby
    except Problem:
        return await lobby.store.match(rematch.id) or rematch


def _offered_id(row: MatchRow) -> str | None:
    return row.next["match"] if row.next else None
