"""Changes by the host before a match begins: the mission, its options, and the visibility of the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.lobby import options
from server.db.types.matches import MatchRow, MatchUpdate, Occupant
from server.db.types.people import User
from server.features.loadouts import service as loadouts
from server.features.lobby.service import Lobby, check_host, complete_options, options_still_offered
from server.match.commands.handlers import Command, handle
from server.match.people import seat_swaps
from server.match.state.live import SERVER, LiveMatch
from server.match.state.match_update import update_of, with_chat_line
from server.match.views.views import viewers
from server.transport.errors import Problem

#: The messages to the players about a change.
CHANGED = "The host has changed what is played: {what}."
GONE = "Players whose seats are gone can take other seats."
LOOK = "Check your choices: any that no longer fit were replaced by ready-made ones."


@dataclass(frozen=True, kw_only=True)
class Arrange(Command):
    """A command that changes a match before it begins. Options are complete, and None leaves a value
    unchanged."""

    mission: str
    options: Mapping[str, Any] | None = None
    private: bool | None = None


async def arrange(
    lobby: Lobby,
    row: MatchRow,
    user: User,
    *,
    mission: str | None,
    new_options: dict[str, Any] | None,
    private: bool | None,
) -> MatchRow:
    """Change the mission, the options or the visibility of a match. None leaves a value unchanged.

    If the mission changes and no options are given, the table keeps its own options, and the game's options
    get their defaults. Raises Problem 403 for anyone but the host, 409 after the start, and 422 for values
    that are not offered.
    """
    check_host(row, user)
    if row.status != "lobby":
        raise Problem(409, "not-in-lobby")
    command = Arrange(mission=mission or row.mission, options=new_options, private=private)
    if new_options is None and command.mission == row.mission:
        return await lobby.change(row, command)
    game, _ = lobby.require_mission(command.mission, row.game)
    options_kept = (
        options_still_offered(game, command.mission, options.only_table_options(row.options))
        if new_options is None
        else new_options
    )
    complete = complete_options(game, command.mission, options_kept)
    return await lobby.change(row, Arrange(mission=command.mission, options=complete, private=private))


@handle.register
def _arrange(command: Arrange, live: LiveMatch) -> MatchUpdate:
    row = live.row
    if row.status != "lobby":
        raise Problem(409, "not-in-lobby")
    after = row.with_columns(
        mission=command.mission,
        options=row.options if command.options is None else dict(command.options),
        private=row.private if command.private is None else command.private,
    )
    update = update_of(row, columns={"options": after.options, "private": after.private})
    teams = live.context.mission(after).teams
    lost_seats = [seat for seat in row.seats if seat not in teams]
    changed = {
        seat: occupant
        for seat, occupant in row.seats.items()
        if seat not in lost_seats and _choice_changed(live, after, seat)
    }
    update.seated = {
        seat: _with_legal_loadout(live, after, seat, occupant) for seat, occupant in changed.items()
    }
    update.unseated = [*lost_seats, *changed]
    if after.mission != row.mission:
        # No viewer has a view of the new seats, so every viewer is sent a whole view.
        newest = max(row.seqs.values(), default=0) + 1
        update.columns |= {
            "mission": after.mission,
            "seqs": dict.fromkeys(viewers(live.context.mission(after)), newest),
        }
    people = {occupant.user.id for seat in lost_seats if (occupant := row.seats[seat]).user}
    update.columns |= seat_swaps.without_requests(row, people)
    if (after.mission, after.options) == (row.mission, row.options):
        return update
    return with_chat_line(
        live,
        update,
        _describe_change(live, after, seats_lost=bool(people), loadouts_changed=bool(changed)),
        seat="",
        name=SERVER,
    )


def _describe_change(live: LiveMatch, after: MatchRow, *, seats_lost: bool, loadouts_changed: bool) -> str:
    change = live.context.mission(after).title if after.mission != live.row.mission else "its options"
    return " ".join([CHANGED.format(what=change), *[GONE] * seats_lost, *[LOOK] * loadouts_changed])


def _choice_changed(live: LiveMatch, after: MatchRow, seat: str) -> bool:
    """Return whether the seat's choice of loadouts has changed."""
    return loadouts.limits_of_seat(live.context, after, seat) != loadouts.limits_of_seat(
        live.context, live.row, seat
    )


def _with_legal_loadout(live: LiveMatch, after: MatchRow, seat: str, occupant: Occupant) -> Occupant:
    """Return the occupant with their loadout if it is still legal, otherwise with a predefined one."""
    if loadouts.is_legal(live.context, after, seat, occupant.loadout):
        return occupant
    return loadouts.new_occupant(live.context, after, seat, user=occupant.user, bot=occupant.bot)
