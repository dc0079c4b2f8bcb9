"""Fleets and decks that players bring: what is in one is its player's secret until the match is over."""

from __future__ import annotations

import secrets
from typing import Any

from engine.core.game import BadOptions, Seated
from server.build_types import Build, BuildLimits, BuildReport, SeatBuild
from server.errors import Problem
from server.play.context import TableContext
from server.store.protocol import MatchRow, Occupant, User

NOTHING: dict[str, Any] = {"fleet": [], "deck": {}}


def arriving(
    context: TableContext, row: MatchRow, seat: str, *, user: User | None = None, bot: str | None = None
) -> Occupant:
    """Whoever sits down brings a ready-made build, by lot: nobody must make one to play."""
    if seat not in _choices(context, row):
        return Occupant(user, bot, seat)
    lot = context.game.default_build(row.mission, row.options, seat, secrets.randbits(64))
    build = Build.model_validate(lot).plain() if lot else None
    return Occupant(user, bot, seat, ready=build is not None, build=build)


def players(row: MatchRow) -> dict[str, Seated]:
    """Who plays, and what each brings."""
    return {seat: Seated(who.name, who.bot, _plain(who.build)) for seat, who in row.seats.items()}


def choosing(row: MatchRow) -> list[str]:
    """Seats that are not ready."""
    return [seat for seat, who in row.seats.items() if who.ready is False]


def of_seat(context: TableContext, row: MatchRow, seat: str) -> SeatBuild:
    """What a seat brings, for its own player."""
    if (limits := _choices(context, row).get(seat)) is None:
        raise Problem(409, "nothing-to-choose")
    who = row.seats[seat]
    build = Build.model_validate(who.build or NOTHING)
    report = check(context, row.mission, row.options, seat, build)
    known = BuildLimits.model_validate(limits)
    return SeatBuild(seat=seat, limits=known, build=build, ready=bool(who.ready), report=report)


def check(
    context: TableContext, mission: str, options: dict[str, Any], seat: str, build: Build
) -> BuildReport:
    """What a build comes to; raises Problem for what is none."""
    try:
        found = context.game.check_build(mission, options, seat, build.plain())
    except BadOptions as bad:
        wrong = [(("build", loc), msg) for loc, msg in bad.errors]
        raise Problem(422, "bad-build", errors=wrong) from bad
    return BuildReport.model_validate(found)


def _choices(context: TableContext, row: MatchRow) -> dict[str, dict[str, Any]]:
    """What the match's seats choose; nothing in a mission, or by an option, that is no longer offered."""
    try:
        return context.game.choices(row.mission, row.options) if row.mission in context.missions else {}
    except BadOptions:
        return {}


def _plain(build: dict[str, Any] | None) -> dict[str, Any] | None:
    return Build.model_validate(build).plain() if build is not None else None
