"""Matches before and around the game: making one, taking seats, starting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.driver import Match
from engine.core.game import BadOptions
from server.build_types import Build, BuildLimits, CheckedBuild, SeatBuild
from server.errors import Problem
from server.jsons import digest, now
from server.lobby import loadouts
from server.lobby.identity import is_id, new_id
from server.play import bots
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
        self.game = tables.context.game

    def mission(self, row: MatchRow) -> Mapping[str, Any]:
        """The match's mission."""
        return self.context.mission(row)

    # Finding

    async def visible(self, match_id: str, user: User | None, code: str | None = None) -> MatchRow:
        """The match, if this caller may see it."""
        row = await self.store.match(match_id) if is_id(match_id) else None
        if row is None or not may_see(row, user, code):
            raise Problem(404, detail="there is no such match")
        _ = await self.context.ensure_edition(row)
        return row

    async def invited(self, code: str) -> MatchRow:
        """The match that an invite leads to."""
        row = await self.store.match_by_invite(code) if is_id(code) else None
        if row is None:
            raise Problem(404, detail="there is no such invite")
        _ = await self.context.ensure_edition(row)
        return row

    # Making

    async def create(self, host: User, mission: str, options: dict[str, Any], private: bool) -> MatchRow:
        """A new match, all seats empty."""
        row = MatchRow(
            id=new_id(),
            mission=mission,
            options=self._options(mission, options),
            status="lobby",
            host=host,
            private=private,
            invite=new_id(),
            created=now(),
        )
        row.seqs = dict.fromkeys(viewers(self.mission(row)), 1)
        views = Viewpoint(self.game, self.mission(row)).all(row, None, ())
        row.digests = {viewer: digest(view) for viewer, view in views.items()}
        await self.store.add_match(row)
        return row

    def _options(self, mission: str, options: dict[str, Any]) -> dict[str, Any]:
        if mission not in self.context.missions:
            raise Problem(422, "no-such-mission", errors=[(("body", "mission"), "no such mission")])
        try:
            return self.game.check_options(mission, options)
        except BadOptions as bad:
            wrong = [(("body", "options", loc), msg) for loc, msg in bad.errors]
            raise Problem(422, "bad-options", errors=wrong) from bad

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
        if not bots.is_known(self.game, bot):
            raise Problem(422, "no-such-bot", errors=[(("body", "bot"), "no such computer player")])
        return await self._change(row, lambda now_: self._seating_bot(now_, seat, bot))

    async def leave(self, row: MatchRow, seat: str, user: User) -> MatchRow:
        """Leave a seat, or as host empty it."""
        self._check_seat(row, seat)
        return await self._change(row, lambda now_: _leaving(now_, seat, user))

    def _check_seat(self, row: MatchRow, seat: str) -> None:
        if seat not in viewers(self.mission(row))[:-1]:
            raise Problem(404, detail="there is no such seat")

    def _sitting(self, row: MatchRow, seat: str, user: User) -> MatchUpdate:
        _check_free(row, seat)
        old = row.seat_of(user)
        seated = {seat: loadouts.arriving(self.context, row, seat, user=user)}
        return update_of(row, seated=seated, unseated=[old] if old else [])

    def _seating_bot(self, row: MatchRow, seat: str, bot: str) -> MatchUpdate:
        _check_free(row, seat)
        return update_of(row, seated={seat: loadouts.arriving(self.context, row, seat, bot=bot)})

    # Fleets and decks

    def build(self, row: MatchRow, user: User) -> SeatBuild:
        """What the caller brings."""
        return loadouts.of_seat(self.context, row, _own_seat(row, user))

    async def keep_build(self, row: MatchRow, user: User, build: Build, ready: bool) -> SeatBuild:
        """Bring this, or keep it as a draft; others learn only whether the caller is ready."""
        row = await self._change(row, lambda now_: self._keeping(now_, user, build, ready))
        return self.build(row, user)

    def _keeping(self, row: MatchRow, user: User, build: Build, ready: bool) -> MatchUpdate:
        seat = _own_seat(row, user)
        _check_lobby(row)
        kept = replace(row.seats[seat], ready=ready, build=build.plain())
        report = loadouts.of_seat(self.context, replace(row, seats=row.seats | {seat: kept}), seat).report
        if ready and not report.legal:
            wrong = [(("build", fault.loc), fault.msg) for fault in report.faults]
            raise Problem(422, "bad-build", errors=wrong)
        return update_of(row, seated={seat: kept}, unseated=[seat])

    def check_build(self, mission: str, options: dict[str, Any], seat: str, build: Build) -> CheckedBuild:
        """What a build would come to; nothing is kept."""
        full = self._options(mission, options)
        if seat not in viewers(self.context.missions[mission])[:-1]:
            raise Problem(422, detail="no such seat", errors=[(("body", "seat"), "no such seat")])
        if (limits := self.game.choices(mission, full).get(seat)) is None:
            raise Problem(409, "nothing-to-choose")
        report = loadouts.check(self.context, mission, full, seat, build)
        return CheckedBuild(limits=BuildLimits.model_validate(limits), report=report)

    # Starting

    async def start(self, row: MatchRow, user: User) -> MatchRow:
        """Begin to play."""
        _check_host(row, user)
        return await self.tables[row.id].submit(Arrange(make=self._starting))

    def _starting(self, live: LiveMatch) -> MatchUpdate:
        row = live.row
        _check_lobby(row)
        self._check_complete(row)
        players = loadouts.players(row)
        chance = SealedChance(seed := secrets.token_bytes(SEED_BYTES))
        data = self.game.new_match(row.id, row.mission, row.options, players, chance.commitment)
        live.match, change = Match.begin(self.game, data, chance)
        update = played(live, live.match, change)
        update.seed, update.components = seed, self.game.components()
        update.snapshots.insert(0, (0, data))
        update.columns |= {"commitment": chance.commitment, "catalogue": update.components[0]}
        return update

    def _check_complete(self, row: MatchRow) -> None:
        """Of a seat that is still choosing, nothing is told but that: its draft is not looked at."""
        if row.mission not in self.context.missions:
            raise Problem(409, "cannot-start", errors=[((), "this mission is not offered any more")])
        seats, waiting = viewers(self.mission(row))[:-1], loadouts.choosing(row)
        settled = {seat: who for seat, who in loadouts.players(row).items() if seat not in waiting}
        errors: list[tuple[tuple[str, ...], str]] = [
            (("seats", seat), "the seat is empty") for seat in seats if seat not in row.seats
        ]
        errors += [
            (("seats", seat), f"{seat} is still choosing a fleet and deck") for seat in sorted(waiting)
        ]
        errors += [((), reason) for reason in self.game.missing(row.mission, row.options, settled)]
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
