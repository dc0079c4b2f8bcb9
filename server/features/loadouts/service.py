"""Loadouts of players. Their contents are secret until the match is over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.core.lobby import options
from engine.core.lobby.loadouts import LoadoutReport
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import SeatedPlayer
from engine.core.present.wire import Wire, to_wire
from server.db.types.matches import MatchRow, Occupant
from server.db.types.people import User
from server.features.loadouts.types import SeatLoadout
from server.match.state.context import TableContext
from server.transport.errors import Problem


def new_occupant(
    context: TableContext, row: MatchRow, seat: str, *, user: User | None = None, bot: str | None = None
) -> Occupant:
    """Return the new occupant with a random predefined loadout, so that nobody has to create one. A computer
    player gets one of its preferred loadouts, if it has any."""
    loadouts = context.game(row).loadouts
    if loadouts is None or seat not in _limits(context, row):
        return Occupant(user, bot, seat)
    default = loadouts.default(
        row.mission, options.only_game_options(row.options), seat, secrets.randbits(64), bot
    )
    loadout = loadouts.read(default) if default else None
    return Occupant(user, bot, seat, ready=loadout is not None, loadout=loadout)


def players(row: MatchRow) -> dict[str, SeatedPlayer]:
    """Return the players by seat, with their loadouts."""
    names = row.names()
    return {
        seat: SeatedPlayer(names[seat], occupant.bot, occupant.loadout)
        for seat, occupant in row.seats.items()
    }


def seats_still_choosing(row: MatchRow) -> list[str]:
    """Return the seats whose loadouts are not ready."""
    return [seat for seat, occupant in row.seats.items() if occupant.ready is False]


def reasons_not_ready(context: TableContext, row: MatchRow) -> list[tuple[tuple[str, ...], str]]:
    """Return the reasons why the match cannot start: seats that are still choosing, and seats without a legal
    loadout.

    No other reason is reported for a seat that is still choosing, because its draft is not checked.
    """
    loadouts = context.game(row).loadouts
    if loadouts is None:
        return []
    reasons: list[tuple[tuple[str, ...], str]] = [
        (("seats", seat), f"{seat} is still choosing a {loadouts.title}")
        for seat in sorted(seats_still_choosing(row))
    ]
    for seat in _limits(context, row):
        occupant = row.seats.get(seat)
        if occupant and occupant.ready is not False and not is_legal(context, row, seat, occupant.loadout):
            reasons.append(((), f"{seat} has no legal {loadouts.title} yet"))
    return reasons


def is_legal(context: TableContext, row: MatchRow, seat: str, loadout: Wire | None) -> bool:
    """Return whether a loadout is given and is legal for the seat."""
    try:
        return loadout is not None and report_of(context, row, seat, loadout).legal
    except Problem:
        return False


def limits_of_seat(context: TableContext, row: MatchRow, seat: str) -> Wire | None:
    """Return the limits of a seat's loadout, or None if it has no choice."""
    return _limits(context, row).get(seat)


def loadout_of_seat(context: TableContext, row: MatchRow, seat: str) -> SeatLoadout:
    """Return a seat's loadout, for its own player."""
    loadouts, limits = context.game(row).loadouts, _limits(context, row).get(seat)
    if loadouts is None or limits is None:
        raise _no_choice_problem()
    occupant = row.seats[seat]
    loadout = loadouts.empty() if occupant.loadout is None else occupant.loadout
    report = to_wire(report_of(context, row, seat, loadout))
    return SeatLoadout(seat=seat, limits=limits, loadout=loadout, ready=bool(occupant.ready), report=report)


def require_choice(context: TableContext, row: MatchRow, seat: str) -> None:
    """Raise Problem if the seat has no loadout to choose."""
    if seat not in _limits(context, row):
        raise _no_choice_problem()


def report_of(context: TableContext, row: MatchRow, seat: str, loadout: Wire) -> LoadoutReport:
    """Return the report on a seat's loadout. Raises Problem for data that is not a loadout."""
    return check_loadout(
        context.game(row), row.mission, options.only_game_options(row.options), seat, loadout
    )


def check_loadout(
    game: Game[Any], mission: str, game_options: Mapping[str, Any], seat: str, loadout: Wire
) -> LoadoutReport:
    """Return the report on a loadout. Raises Problem for data that is not a loadout."""
    if game.loadouts is None:
        raise _no_choice_problem()
    try:
        return game.loadouts.check(mission, game_options, seat, loadout)
    except BadOptions as error:
        raise _bad_loadout(error) from error


def parse_loadout(game: Game[Any], raw: Wire) -> Wire:
    """Return a loadout in its stored form. Raises Problem for data that is not a loadout."""
    if game.loadouts is None:
        raise _no_choice_problem()
    try:
        return game.loadouts.read(raw)
    except BadOptions as error:
        raise _bad_loadout(error) from error


def count_contents(game: Game[Any] | None, loadout: Wire) -> dict[str, int]:
    """Return the numbers that a game counts in a loadout. Return an empty dict if the game is not offered, or
    can no longer read the stored loadout."""
    if game is None or game.loadouts is None:
        return {}
    try:
        return game.loadouts.counts(loadout)
    except BadOptions:
        return {}


def _no_choice_problem() -> Problem:
    return Problem(409, "nothing-to-choose")


def _bad_loadout(error: BadOptions) -> Problem:
    return Problem(422, "bad-loadout", errors=[(("loadout", loc), msg) for loc, msg in error.errors])


def _limits(context: TableContext, row: MatchRow) -> dict[str, Wire]:
    """Return the loadout limits of the match's seats. Return an empty dict if its mission or an option is no
    longer offered."""
    game = context.game(row)
    if game.loadouts is None or row.mission not in game.edition().missions:
        return {}
    try:
        return game.loadouts.limits(row.mission, options.only_game_options(row.options))
    except BadOptions:
        return {}
