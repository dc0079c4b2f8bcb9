"""Matches before and around the game: making one, taking seats, starting."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from engine.core import options as choosing
from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.driver import Match
from engine.core.game import Game, MissionInfo, Setup
from engine.core.options import BadOptions
from engine.core.wire import Wire, wire
from server.errors import Problem
from server.games import find_mission
from server.jsons import digest, now
from server.lobby import loadouts
from server.lobby.identity import is_id, new_id
from server.lobby.loadout_types import CheckedLoadout, CheckLoadout, SeatLoadout
from server.play.commands import Arrange, Resume
from server.play.live import LiveMatch
from server.play.tables import Tables
from server.play.update import played, update_of
from server.play.views import Viewpoint, viewers
from server.store.protocol import MatchRow, MatchUpdate, User

SEED_BYTES = 32


class Lobby:
    """What callers may do with matches; every refusal is a Problem."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.context = tables.context
        self.games = tables.context.games

    def mission(self, row: MatchRow) -> MissionInfo:
        """The match's mission."""
        return self.context.mission(row)

    def game_named(self, name: str | None) -> Game[Any]:
        """The game of that id, or the first one."""
        if name is None:
            return next(iter(self.games.values()))
        if name not in self.games:
            raise Problem(422, "no-such-game", errors=[(("game",), "no such game")])
        return self.games[name]

    def offered(self, mission: str, game: str | None) -> tuple[Game[Any], MissionInfo]:
        """A mission on offer, with its game."""
        offered = find_mission(self.games, mission, game)
        if offered is None:
            raise Problem(422, "no-such-mission", errors=[(("body", "mission"), "no such mission")])
        return offered

    # Finding

    async def visible(self, match_id: str, user: User | None, code: str | None = None) -> MatchRow:
        """The match, if this caller may see it."""
        row = await self.store.match(match_id) if is_id(match_id) else None
        if row is None or row.game not in self.games or not may_see(row, user, code):
            raise Problem(404, detail="there is no such match")
        _ = await self.context.ensure_edition(row)
        return row

    async def invited(self, code: str) -> MatchRow:
        """The match that an invite leads to."""
        row = await self.store.match_by_invite(code) if is_id(code) else None
        if row is None or row.game not in self.games:
            raise Problem(404, detail="there is no such invite")
        _ = await self.context.ensure_edition(row)
        return row

    # Making

    async def create(
        self, host: User, mission: str, options: dict[str, Any], *, private: bool, game: str | None = None
    ) -> MatchRow:
        """A new match, all seats empty."""
        played, offered = self.offered(mission, game)
        row = MatchRow(
            id=new_id(),
            game=played.id,
            mission=mission,
            options=all_options(played, mission, options),
            status="lobby",
            host=host,
            private=private,
            invite=new_id(),
            created=now(),
        )
        row.seqs = dict.fromkeys(viewers(offered), 1)
        views = Viewpoint(played, offered).all(row, None, ())
        row.digests = {viewer: digest(view) for viewer, view in views.items()}
        await self.store.add_match(row)
        return row

    # Seats

    async def sit(self, row: MatchRow, seat: str, user: User) -> MatchRow:
        """Take a seat, and leave the one before; taking one's own again changes nothing."""
        self._check_seat(row, seat)
        if row.seat_of(user) == seat:
            return row
        return await self._change(row, lambda now_: self._sitting(now_, seat, user))

    async def seat_bot(self, row: MatchRow, seat: str, bot: str, user: User) -> MatchRow:
        """Put a computer player into a seat."""
        self._check_seat(row, seat)
        _check_host(row, user)
        if bot not in self.context.game(row).bots:
            raise Problem(422, "no-such-bot", errors=[(("body", "bot"), "no such computer player")])
        return await self._change(row, lambda now_: self._seating_bot(now_, seat, bot))

    async def leave(self, row: MatchRow, seat: str, user: User) -> MatchRow:
        """Leave a seat, or as host empty it."""
        self._check_seat(row, seat)
        return await self._change(row, lambda now_: _leaving(now_, seat, user))

    def _check_seat(self, row: MatchRow, seat: str) -> None:
        if seat not in self.mission(row).teams:
            raise Problem(404, detail="there is no such seat")

    def _sitting(self, row: MatchRow, seat: str, user: User) -> MatchUpdate:
        _check_free(row, seat)
        old = row.seat_of(user)
        seated = {seat: loadouts.arriving(self.context, row, seat, user=user)}
        return update_of(row, seated=seated, unseated=[old] if old else [])

    def _seating_bot(self, row: MatchRow, seat: str, bot: str) -> MatchUpdate:
        _check_free(row, seat)
        return update_of(row, seated={seat: loadouts.arriving(self.context, row, seat, bot=bot)})

    # Loadouts

    def loadout(self, row: MatchRow, user: User) -> SeatLoadout:
        """What the caller brings."""
        return loadouts.of_seat(self.context, row, _own_seat(row, user))

    async def keep_loadout(self, row: MatchRow, user: User, loadout: Wire, ready: bool) -> SeatLoadout:
        """Bring this, or keep it as a draft; others learn only whether the caller is ready."""
        row = await self._change(row, lambda now_: self._keeping(now_, user, loadout, ready))
        return self.loadout(row, user)

    def _keeping(self, row: MatchRow, user: User, loadout: Wire, ready: bool) -> MatchUpdate:
        seat = _own_seat(row, user)
        _check_lobby(row)
        brought = loadouts.read(self.context.game(row), loadout)
        kept = replace(row.seats[seat], ready=ready, loadout=brought)
        report = loadouts.report_of(self.context, row, seat, brought)
        if ready and not report.legal:
            wrong = [(("loadout", fault.loc), fault.msg) for fault in report.faults]
            raise Problem(422, "bad-loadout", errors=wrong)
        return update_of(row, seated={seat: kept}, unseated=[seat])

    def check_loadout(self, asked: CheckLoadout) -> CheckedLoadout:
        """What a loadout would come to; nothing is kept."""
        game, mission = self.offered(asked.mission, asked.game)
        own = choosing.of_game(all_options(game, mission.id, asked.options))
        if asked.seat not in mission.teams:
            raise Problem(422, detail="no such seat", errors=[(("body", "seat"), "no such seat")])
        limits = game.loadouts.limits(mission.id, own).get(asked.seat) if game.loadouts else None
        if limits is None:
            raise Problem(409, "nothing-to-choose")
        report = loadouts.check(game, mission.id, own, asked.seat, asked.loadout)
        return CheckedLoadout(limits=limits, report=wire(report))

    # Starting

    async def start(self, row: MatchRow, user: User) -> MatchRow:
        """Begin to play."""
        _check_host(row, user)
        return await self.tables[row.id].submit(Arrange(make=self._starting))

    def _starting(self, live: LiveMatch) -> MatchUpdate:
        row = live.row
        _check_lobby(row)
        self._check_complete(row)
        game, chance = live.game, SealedChance(seed := secrets.token_bytes(SEED_BYTES))
        edition, own = game.edition(), choosing.of_game(row.options)
        setup = Setup(row.id, row.mission, own, loadouts.players(row), chance.commitment, edition.digest)
        try:
            data = game.codec.first(game.new_match(setup))
        except BadOptions as bad:
            raise Problem(409, "cannot-start", errors=[((), msg) for _, msg in bad.errors]) from bad
        live.match, change = Match.begin(game, data, chance)
        update = played(live, live.match, change)
        update.seed, update.edition = seed, (game.id, edition.digest, edition.dump())
        update.snapshots.insert(0, (0, data))
        update.columns |= {"commitment": chance.commitment, "catalogue": edition.digest}
        return update

    def _check_complete(self, row: MatchRow) -> None:
        mission = self.context.game(row).edition().missions.get(row.mission)
        if mission is None:
            raise Problem(409, "cannot-start", errors=[((), "this mission is not offered any more")])
        errors: list[tuple[tuple[str, ...], str]] = [
            (("seats", seat), "the seat is empty") for seat in mission.teams if seat not in row.seats
        ]
        errors += loadouts.missing(self.context, row)
        if errors:
            raise Problem(409, "cannot-start", errors=errors)

    async def resume(self, row: MatchRow, user: User) -> MatchRow:
        """Go on after an internal error."""
        _check_host(row, user)
        try:
            return await self.tables[row.id].submit(Resume())
        except Refused as refusal:
            raise Problem(409, "not-paused", detail=refusal.detail) from refusal

    async def _change(self, row: MatchRow, make: Any) -> MatchRow:
        try:
            return await self.tables[row.id].submit(Arrange(make=lambda live: make(live.row)))
        except Refused as refusal:
            raise Problem(409, "busy") from refusal


def all_options(game: Game[Any], mission: str, given: dict[str, Any]) -> dict[str, Any]:
    """The game's options and the table's, completed by their defaults; raises Problem for what is none."""
    complete, errors = dict[str, Any](), list[tuple[str, str]]()
    try:
        complete |= game.check_options(mission, choosing.of_game(given))
    except BadOptions as bad:
        errors += bad.errors
    try:
        complete |= choosing.complete(choosing.TABLE_OPTIONS, choosing.of_table(given))
    except BadOptions as bad:
        errors += bad.errors
    if errors:
        raise Problem(422, "bad-options", errors=[(("body", "options", loc), msg) for loc, msg in errors])
    return complete


def may_see(row: MatchRow, user: User | None, code: str | None = None) -> bool:
    """Public matches are seen by all, private ones by members and by those who bring the code."""
    if not row.private or (user and (user.id == row.host.id or row.seat_of(user))):
        return True
    return code is not None and secrets.compare_digest(code.encode("utf-8", "replace"), row.invite.encode())


def _check_host(row: MatchRow, user: User) -> None:
    if row.host.id != user.id:
        raise Problem(403, "not-host")


def _check_lobby(row: MatchRow) -> None:
    if row.status != "lobby":
        raise Problem(409, "not-in-lobby")


def _own_seat(row: MatchRow, user: User) -> str:
    if (seat := row.seat_of(user)) is None:
        raise Problem(403, "not-seated")
    return seat


def _check_free(row: MatchRow, seat: str) -> None:
    _check_lobby(row)
    if seat in row.seats:
        raise Problem(409, "seat-taken")


def _leaving(row: MatchRow, seat: str, user: User) -> MatchUpdate:
    _check_lobby(row)
    occupant = row.seats.get(seat)
    own = occupant is not None and occupant.user == user
    if not own and row.host.id != user.id:
        raise Problem(403, "not-seated")
    return update_of(row, unseated=[seat] if occupant else [])
