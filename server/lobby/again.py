"""What comes after a match: its people go on with another one, each by one press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core import options
from engine.core.setup import SeatInfo
from server.errors import Problem
from server.lobby.commands import BringLoadout, Fill, Start
from server.lobby.loadouts import choosing
from server.lobby.seats import Lobby
from server.play.commands import Command, handle
from server.play.live import LiveMatch
from server.play.update import update_of
from server.store.people import User
from server.store.protocol import MatchRow, MatchUpdate
from server.wire import NextMatch


@dataclass(frozen=True, kw_only=True)
class Offer(Command):
    """Tells the table with which match its people go on; ``instead`` is the one that nobody can join now."""

    next: NextMatch
    instead: str | None


@handle.register
def _offer(command: Offer, live: LiveMatch) -> MatchUpdate:
    if (live.row.next or {}).get("match") != command.instead:
        raise Problem(409, "offered")
    return update_of(live.row, columns={"next": command.next.model_dump()})


@dataclass(frozen=True)
class Wish:
    """How somebody wants to go on; ``mission`` is another one than before, in a ``lobby`` nothing begins by
    itself."""

    swap: bool = False
    mission: str | None = None
    lobby: bool = False


async def go_on(lobby: Lobby, row: MatchRow, user: User, wish: Wish) -> MatchRow:
    """Return the match with which the people of a finished one go on, with the user in his seat of it.

    The first who asks makes it, with the same options and computer players, and hosts it; for the others it
    is as he wished. Raises Problem 409 for a match that is not over, and 403 for whoever did not play in it.
    """
    if row.seat_of(user) is None:
        raise Problem(403, "not-seated")
    if row.status != "finished":
        raise Problem(409, "not-over")
    joined = await _join(lobby, row, user)
    if joined is not None:
        return joined
    made = await _make(lobby, row, user, wish)
    try:
        await lobby.change(row, Offer(next=_offered(lobby, made, user, wish), instead=_id(row)))
    except Problem:
        await lobby.forget(made)
        row = await lobby.visible(row.id, user)
        if (joined := await _join(lobby, row, user)) is None:
            raise
        return joined
    return await _begun(lobby, made, wish.lobby)


async def _join(lobby: Lobby, row: MatchRow, user: User) -> MatchRow | None:
    """The match that is offered, with the user in it; None if there is none that can still be joined."""
    offer = NextMatch.model_validate(row.next) if row.next else None
    made = await lobby.store.match(offer.match) if offer else None
    if offer is None or made is None:
        return None
    if made.seat_of(user):
        return made if made.status != "finished" else None
    await lobby.check_welcome(made, user)
    if made.status != "lobby":
        return None
    seat = _places(lobby, row, made, swap=offer.swapped).get(row.seat_of(user) or "")
    free = seat is not None and seat not in made.seats
    made = await (lobby.sit(made, seat, user) if free and seat else lobby.sit_anywhere(made, user))
    made = await _as_before(lobby, row, made, user)
    return await _begun(lobby, made, offer.lobby)


async def _make(lobby: Lobby, row: MatchRow, user: User, wish: Wish) -> MatchRow:
    """The new match, with the user and the computer players in it."""
    mission = wish.mission or row.mission
    game = lobby.game_named(row.game)
    kept = row.options
    if mission != row.mission:
        kept = options.of_table(row.options)
    made = await lobby.create(user, mission, dict(kept), private=row.private, game=game.id)
    places = _places(lobby, row, made, swap=wish.swap)
    seats: dict[str, User | str] = {
        places[seat]: who.bot or user
        for seat, who in row.seats.items()
        if seat in places and (who.bot or who.user == user)
    }
    if user not in seats.values():
        await lobby.forget(made)
        raise Problem(409, "full")
    bots = [who.bot for who in row.seats.values() if who.bot]
    people = sum(who.user is not None for who in row.seats.values())
    spare = [seat for seat in lobby.mission(made).teams if seat not in places.values()]
    if people == 1 and bots:  # a mission with more seats is for one person, too
        seats |= dict.fromkeys(spare, bots[0])
    return await _as_before(lobby, row, await lobby.change(made, Fill(seats=seats)), user)


async def _as_before(lobby: Lobby, row: MatchRow, made: MatchRow, user: User) -> MatchRow:
    """The match, to which a user brings again what he brought to the same seat, if it is still allowed."""
    seat = row.seat_of(user) or ""
    brought = row.seats[seat].loadout
    if brought is None or made.mission != row.mission or made.seat_of(user) != seat:
        return made
    try:
        return await lobby.change(made, BringLoadout(user=user, loadout=brought, ready=True))
    except Problem:  # the pack that it came from may be gone: then it is one of the ready-made ones
        return made


def _places(lobby: Lobby, row: MatchRow, made: MatchRow, *, swap: bool) -> dict[str, str]:
    return places(lobby.mission(row).seats, lobby.mission(made).seats, list(row.seats), swap=swap)


def places(
    old: Sequence[SeatInfo], new: Sequence[SeatInfo], taken: Sequence[str], *, swap: bool
) -> dict[str, str]:
    """Return where those in ``taken`` seats sit in the next match; for whom there is no room is left out.

    Mates stay together; with ``swap`` each team takes the place of the next one.

    >>> seats = [SeatInfo(id, id[0], id[0]) for id in ("a1", "b1", "a2", "b2")]
    >>> places(seats, seats, ["a1", "b1", "a2"], swap=True)
    {'a1': 'b1', 'b1': 'a1', 'a2': 'b2'}
    >>> places(seats, seats[:2], ["a1", "b2"], swap=False)
    {'a1': 'a1', 'b2': 'b1'}
    """
    groups, rooms = _by_team(old), list(_by_team(new).values())
    found, left = dict[str, str](), [seat.id for seat in new]
    for number, group in enumerate(groups.values()):
        room = rooms[(number + swap) % len(rooms)]
        wanted = iter([seat for seat in room if seat in left])
        for seat in group:
            if seat in taken and (place := next(wanted, None)):
                found[seat] = place
                left.remove(place)
    for seat in taken:
        if seat not in found and left:
            found[seat] = left.pop(0)
    return {seat: found[seat] for seat in taken if seat in found}


def _by_team(seats: Sequence[SeatInfo]) -> Mapping[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for seat in seats:
        groups.setdefault(seat.team, []).append(seat.id)
    return groups


def _offered(lobby: Lobby, made: MatchRow, user: User, wish: Wish) -> NextMatch:
    return NextMatch(
        match=made.id,
        mission=made.mission,
        title=lobby.mission(made).title,
        by=user.name,
        swapped=wish.swap,
        lobby=wish.lobby,
    )


async def _begun(lobby: Lobby, made: MatchRow, stays: bool) -> MatchRow:
    """The match, which begins when nobody is waited for."""
    if stays or made.free or choosing(made) or made.status != "lobby":
        return made
    try:
        return await lobby.change(made, Start())
    except Problem:  # another who joined has begun it, or it waits in the lobby for what is missing
        return await lobby.store.match(made.id) or made


def _id(row: MatchRow) -> str | None:
    return row.next["match"] if row.next else None
