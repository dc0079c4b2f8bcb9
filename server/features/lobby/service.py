"""Matches before they begin: creating them, taking seats, and starting them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.lobby import options as choosing
from engine.core.lobby.options import BadOptions, OptionInfo
from engine.core.lobby.setup import MissionInfo
from engine.core.present.wire import Wire, to_wire
from server.base.clock import now
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.identity.service import is_id, new_id
from server.features.loadouts import service as loadouts
from server.features.loadouts.types import CheckedLoadout, CheckLoadout, SeatLoadout
from server.features.lobby.commands import (
    Fill,
    Leave,
    SeatBot,
    Sit,
    SitAnywhere,
    Start,
    StaySeated,
    SubmitLoadout,
    Swap,
    own_seat,
)
from server.games import find_mission
from server.match.commands.handlers import Command, Resume
from server.match.people import seat_swaps
from server.match.people.permissions import may_watch
from server.match.spectators import delay as spectator_delay
from server.match.spectators.delay import has_left_seat
from server.match.state.context import MatchNotFound
from server.match.tables import Tables
from server.match.views.view_code import view_code_of
from server.match.views.views import viewers
from server.transport.errors import Problem

#: The advice for users whose match has been closed.
CLOSED = "Join another one, or create your own on the start page."


class Lobby:
    """The actions of users on matches. An action that is not allowed raises Problem."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.context = tables.context
        self.games = tables.context.games

    def mission(self, row: MatchRow) -> MissionInfo:
        """Return the match's mission."""
        return self.context.mission(row)

    def game_named(self, name: str | None) -> Game[Any]:
        """Return the game with that id, or the first one."""
        if name is None:
            return next(iter(self.games.values()))
        if name not in self.games:
            raise Problem(422, "no-such-game", errors=[(("game",), "no such game")])
        return self.games[name]

    def require_mission(self, mission: str, game: str | None) -> tuple[Game[Any], MissionInfo]:
        """Return an offered mission with its game."""
        found = find_mission(self.games, mission, game)
        if found is None:
            raise Problem(422, "no-such-mission", errors=[(("body", "mission"), "no such mission")])
        return found

    # Finding matches

    async def visible_match(self, match_id: str, user: User | None, code: str | None = None) -> MatchRow:
        """Return the match if this caller may see it."""
        row = await self.match_row(match_id)
        if row is None or not may_see(row, user, code):
            raise _no_match_problem()
        await self.check_not_turned_away(row, user)
        await self._check_open(row, user)
        if not may_watch(row, user):
            raise Problem(403, "no-spectators")
        return row

    async def match_row(self, match_id: str) -> MatchRow | None:
        """Return the match without checking whether the caller may see it."""
        row = await self.store.match(match_id) if is_id(match_id) else None
        if row is None or row.game not in self.games:
            return None
        _ = await self.context.ensure_edition(row)
        return row

    async def check_not_turned_away(self, row: MatchRow, user: User | None) -> None:
        """Raise Problem 403 for a user whom the host has turned away or blocked, unless they have a seat."""
        if user is None or user == row.host or row.seat_of(user):
            return
        await self.check_not_blocked(row, user, [row.host])

    async def _check_open(self, row: MatchRow, user: User | None) -> None:
        """Raise Problem 410 for a lobby whose host is banned. A user with a seat may still leave."""
        if row.status == "lobby" and not row.seat_of(user) and await self.store.is_banned(row.host.id, now()):
            raise Problem(410, "closed", CLOSED)

    async def check_not_blocked(self, row: MatchRow, user: User, people: Iterable[User]) -> None:
        """Raise Problem 403 for a user who was turned away by the host or blocked by one of these people."""
        if reason := await self.store.block_reason(row.id, [person.id for person in people], user.id):
            raise Problem(403, reason)

    async def match_for_viewer(self, match_id: str, user: User | None, code: str | None = None) -> MatchRow:
        """Return the match as this caller may see it now. A spectator may see an earlier state of the
        match."""
        return await self.row_for_viewer(await self.visible_match(match_id, user, code), user)

    async def row_for_viewer(self, row: MatchRow, user: User | None) -> MatchRow:
        """Return the match as this caller may see it now. Raises Problem if they may not see it."""
        if row.seat_of(user) or (delayed := await spectator_delay.delayed_view(self.store, row)) is None:
            return row
        view = delayed.view
        return replace(
            row, status=view["status"], round=view["round"], result=view["result"], next=view.get("next")
        )

    async def match_of_invite(self, code: str, user: User | None) -> MatchRow:
        """Return the match of an invite code. If the host has turned the user away or blocked them, the code
        is treated as unknown."""
        row = await self.store.match_by_invite(code) if is_id(code) else None
        if row is None or row.game not in self.games:
            raise _no_invite_problem()
        try:
            await self.check_not_turned_away(row, user)
        except Problem as problem:
            raise _no_invite_problem() from problem
        await self._check_open(row, user)
        _ = await self.context.ensure_edition(row)
        return row

    # Creating matches

    async def create(
        self, host: User, mission: str, options: dict[str, Any], *, private: bool, game: str | None = None
    ) -> MatchRow:
        """Return a new match with empty seats. Raises Problem 409 if its host has too many unfinished
        matches."""
        rules, mission_info = self.require_mission(mission, game)
        row = MatchRow(
            id=new_id(),
            game=rules.id,
            mission=mission,
            options=complete_options(rules, mission, options),
            status="lobby",
            host=host,
            private=private,
            invite=new_id(),
            created=now(),
        )
        row.seqs = dict.fromkeys(viewers(mission_info), 1)
        row.free = len(mission_info.seats)
        row.made_by = view_code_of(type(rules))
        limit = self.context.settings.matches_per_host
        if not await self.store.add_match(row, limit):
            detail = (
                f"you already have {limit} matches waiting or in progress: "
                "finish or discard one of them first"
            )
            raise Problem(409, "too-many-matches", detail)
        return row

    async def prepare(
        self, row: MatchRow, host: User, seat: str | None, bot: str | None, *, start: bool
    ) -> MatchRow:
        """Seat the host of a new match, add computer players and start the match, as the arguments request.
        If that fails, the match is deleted."""
        try:
            if seat is not None:
                self._check_seat(row, seat)
            seats: dict[str, User | str] = {seat: host} if seat else {}
            if bot is not None:
                self._check_bot(row, bot)
                seats |= {other: bot for other in self.mission(row).teams if other != seat}
            row = await self.change(row, Fill(seats=seats)) if seats else row
            return await self.change(row, Start()) if start else row
        except Problem:
            await self.delete_new_match(row)
            raise

    async def delete_new_match(self, row: MatchRow) -> None:
        """Delete a match that has just been created."""
        _ = await self.store.discard(row.id)
        self.tables.close_match(row.id)

    async def discard(self, row: MatchRow, user: User) -> None:
        """Delete a match of this host that has not begun or has only computer players."""
        check_host(row, user)
        if not await self.store.discard(row.id):
            raise Problem(409, "not-in-lobby")
        self.tables.close_match(row.id)

    # Seats

    async def sit(self, row: MatchRow, seat: str, user: User) -> MatchRow:
        """Move the user to a seat, out of their current one. Taking the same seat again changes nothing."""
        self._check_seat(row, seat)
        if row.seat_of(user) == seat:
            return row
        return await self.change(row, Sit(seat=seat, user=user))

    async def sit_anywhere(self, row: MatchRow, user: User) -> MatchRow:
        """Take a free seat. Raises Problem 409 if there is none. A user who has a seat keeps it."""
        return row if row.seat_of(user) else await self.change(row, SitAnywhere(user=user))

    async def swap(self, row: MatchRow, first: str, second: str, user: User) -> MatchRow:
        """Swap two seats, or request the agreement of the person in one of them."""
        self._check_seat(row, first)
        self._check_seat(row, second)
        return row if first == second else await self.change(row, Swap(seats=(first, second), user=user))

    async def stay_seated(self, row: MatchRow, user: User) -> MatchRow:
        """Withdraw the user's swap request, and decline other users' requests for the user's seat."""
        return await self.change(row, StaySeated(user=user)) if seat_swaps.has_request(row, user) else row

    async def seat_bot(self, row: MatchRow, seat: str, bot: str, user: User) -> MatchRow:
        """Put a computer player into a seat."""
        self._check_seat(row, seat)
        check_host(row, user)
        self._check_bot(row, bot)
        return await self.change(row, SeatBot(seat=seat, bot=bot))

    async def leave(self, row: MatchRow, seat: str, user: User) -> MatchRow:
        """Leave a seat, or as host empty any seat."""
        self._check_seat(row, seat)
        return await self.change(row, Leave(seat=seat, user=user))

    def _check_seat(self, row: MatchRow, seat: str) -> None:
        if seat not in self.mission(row).teams:
            raise Problem(404, detail="there is no such seat")

    def _check_bot(self, row: MatchRow, bot: str) -> None:
        if bot not in self.context.game(row).bots:
            raise Problem(422, "no-such-bot", errors=[(("body", "bot"), "no such computer player")])

    # Loadouts

    def loadout(self, row: MatchRow, user: User) -> SeatLoadout:
        """Return the caller's loadout."""
        return loadouts.loadout_of_seat(self.context, row, own_seat(row, user))

    async def save_loadout(self, row: MatchRow, user: User, loadout: Wire, ready: bool) -> SeatLoadout:
        """Store a loadout as ready or as a draft. Others learn only whether the caller is ready."""
        row = await self.change(row, SubmitLoadout(user=user, loadout=loadout, ready=ready))
        return self.loadout(row, user)

    def check_loadout(self, request: CheckLoadout) -> CheckedLoadout:
        """Return the report on a loadout, without saving it."""
        game, mission = self.require_mission(request.mission, request.game)
        game_options = choosing.only_game_options(complete_options(game, mission.id, request.options))
        if request.seat not in mission.teams:
            raise Problem(422, detail="no such seat", errors=[(("body", "seat"), "no such seat")])
        limits = game.loadouts.limits(mission.id, game_options).get(request.seat) if game.loadouts else None
        if limits is None:
            raise Problem(409, "nothing-to-choose")
        report = loadouts.check_loadout(game, mission.id, game_options, request.seat, request.loadout)
        return CheckedLoadout(limits=limits, report=to_wire(report))

    # Starting

    async def start(self, row: MatchRow, user: User) -> MatchRow:
        """Start the match."""
        check_host(row, user)
        return await self.change(row, Start())

    async def resume(self, row: MatchRow, user: User) -> MatchRow:
        """Resume a match after an internal error."""
        check_host(row, user)
        try:
            return await self._submit(row, Resume())
        except Refused as refusal:
            kind = {"over": "not-paused", "illegal": "unreadable"}.get(refusal.code, "busy")
            raise Problem(409, kind, detail=refusal.detail) from refusal

    async def change(self, row: MatchRow, command: Command) -> MatchRow:
        """Carry out a command. Raises Problem if it is not allowed."""
        try:
            return await self._submit(row, command)
        except Refused as refusal:
            raise Problem(409, "busy") from refusal

    async def _submit(self, row: MatchRow, command: Command) -> MatchRow:
        try:
            return await self.tables[row.id].submit(command)
        except MatchNotFound as error:
            raise _no_match_problem() from error


def _table_options(game: Game[Any], mission: str) -> tuple[OptionInfo, ...]:
    # An unknown mission is rejected by the game's own option check.
    mission_info = game.edition().missions.get(mission)
    return choosing.table_options(game.adviser, mission_info.usual if mission_info else None)


def options_still_offered(game: Game[Any], mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the game's options unchanged, and the table's options that are still offered."""
    return choosing.only_game_options(options) | choosing.keep_allowed_options(
        _table_options(game, mission), options
    )


def complete_options(game: Game[Any], mission: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the game's and the table's options, filled in with defaults. Raises Problem for unknown
    options."""
    complete, errors = dict[str, Any](), list[tuple[str, str]]()
    try:
        complete |= game.check_options(mission, choosing.only_game_options(options))
    except BadOptions as error:
        errors += error.errors
    try:
        complete |= choosing.fill_in_defaults(
            _table_options(game, mission), choosing.only_table_options(options)
        )
    except BadOptions as error:
        errors += error.errors
    if errors:
        raise Problem(422, "bad-options", errors=[(("body", "options", loc), msg) for loc, msg in errors])
    return complete


def may_see(row: MatchRow, user: User | None, code: str | None = None) -> bool:
    """Return whether the caller may see a match. Everybody may see public matches. Private matches are
    visible to current and former members and to anyone with the code."""
    member = user and (user.id == row.host.id or row.seat_of(user) or has_left_seat(row, user))
    if not row.private or member:
        return True
    return code is not None and secrets.compare_digest(code.encode("utf-8", "replace"), row.invite.encode())


def _no_match_problem() -> Problem:
    return Problem(404, detail="there is no such match")


def _no_invite_problem() -> Problem:
    return Problem(404, detail="there is no such invite")


def check_host(row: MatchRow, user: User) -> None:
    """Raise Problem for anyone but the host. If the host has deleted their account, all players have the
    rights of the host."""
    if not row.is_hosted_by(user):
        raise Problem(403, "not-host")
