"""The lobby's commands with their handlers: changes to a match before it begins.

A handler raises Problem and changes nothing if the command is not allowed.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.core.chance import SealedChance
from engine.core.lobby import options
from engine.core.lobby.lessons import Teaching
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import Setup
from engine.core.matches.match import Match
from engine.core.present.wire import Wire
from server.db.types.matches import MatchRow, MatchUpdate, Occupant
from server.db.types.people import User
from server.features.loadouts import service as loadouts
from server.match.commands.handlers import Command, handle
from server.match.people import seat_swaps
from server.match.state.live import LiveMatch
from server.match.state.match_update import update_of, update_of_change
from server.transport.errors import Problem

SEED_BYTES = 32


@dataclass(frozen=True, kw_only=True)
class Sit(Command):
    """A command that moves a user to a seat from their previous one."""

    seat: str
    user: User


@dataclass(frozen=True, kw_only=True)
class SeatBot(Command):
    """A command that puts a computer player into a seat."""

    seat: str
    bot: str


@dataclass(frozen=True, kw_only=True)
class SitAnywhere(Command):
    """A command that puts a user into a free seat, in a team with the fewest people. A user who has a seat
    keeps it."""

    user: User


@dataclass(frozen=True, kw_only=True)
class Fill(Command):
    """A command that puts users and computer players into several free seats together."""

    seats: Mapping[str, User | str]


@dataclass(frozen=True, kw_only=True)
class Swap(Command):
    """A command that swaps two seats, of which one may be empty. The host may swap any seats. Others may swap
    with a computer player or an empty seat. A swap with a person is a request, which that person accepts with
    the same command."""

    seats: tuple[str, str]
    user: User


@dataclass(frozen=True, kw_only=True)
class StaySeated(Command):
    """A command that withdraws a user's swap request, and declines other users' requests for the user's
    seat."""

    user: User


@dataclass(frozen=True, kw_only=True)
class Leave(Command):
    """A command that empties a seat: the user's own, or as host any seat."""

    seat: str
    user: User


@dataclass(frozen=True, kw_only=True)
class SubmitLoadout(Command):
    """A command that stores a user's loadout, as a draft or as ready. Others learn only whether the seat is
    ready."""

    user: User
    loadout: Wire
    ready: bool


@dataclass(frozen=True, kw_only=True)
class Start(Command):
    """A command that starts the match."""


@handle.register
def _sit(command: Sit, live: LiveMatch) -> MatchUpdate:
    _check_free(live.row, command.seat)
    previous_seat = live.row.seat_of(command.user)
    occupant = loadouts.new_occupant(live.context, live.row, command.seat, user=command.user)
    return update_of(
        live.row, seated={command.seat: occupant}, unseated=[previous_seat] if previous_seat else []
    )


@handle.register
def _seat_bot(command: SeatBot, live: LiveMatch) -> MatchUpdate:
    _check_free(live.row, command.seat)
    occupant = loadouts.new_occupant(live.context, live.row, command.seat, bot=command.bot)
    return update_of(live.row, seated={command.seat: occupant})


@handle.register
def _sit_anywhere(command: SitAnywhere, live: LiveMatch) -> MatchUpdate:
    _check_lobby(live.row)
    if live.row.seat_of(command.user):
        return update_of(live.row)
    return _sit(Sit(seat=_best_seat(live), user=command.user), live)


def _best_seat(live: LiveMatch) -> str:
    """Return the first free seat of the team with the fewest people."""
    teams, occupied = live.mission.teams, live.row.seats
    people = Counter(teams[seat] for seat, occupant in occupied.items() if occupant.user)
    free = [seat for seat in teams if seat not in occupied]
    if not free:
        raise Problem(409, "full")
    return min(free, key=lambda seat: people[teams[seat]])


@handle.register
def _fill_seats(command: Fill, live: LiveMatch) -> MatchUpdate:
    seated = dict[str, Occupant]()
    for seat, occupant in command.seats.items():
        _check_free(live.row, seat)
        user, bot = (occupant, None) if isinstance(occupant, User) else (None, occupant)
        seated[seat] = loadouts.new_occupant(live.context, live.row, seat, user=user, bot=bot)
    return update_of(live.row, seated=seated)


@handle.register
def _swap(command: Swap, live: LiveMatch) -> MatchUpdate:
    _check_lobby(live.row)
    row, (first, second) = live.row, command.seats
    target = {first: second, second: first}
    moving = {target[seat]: row.seats[seat] for seat in target if seat in row.seats}
    if not row.is_hosted_by(command.user):
        user_seat = row.seat_of(command.user)
        if user_seat not in target:
            raise Problem(403, "not-host")
        if (
            row.seats.get(target[user_seat], Occupant()).user
            and seat_swaps.public_swaps(row).get(target[user_seat]) != user_seat
        ):
            return update_of(row, columns=seat_swaps.with_request(row, user_seat, target[user_seat]))
    seated = {
        seat: loadouts.new_occupant(live.context, row, seat, user=occupant.user, bot=occupant.bot)
        for seat, occupant in moving.items()
    }
    people = {occupant.user.id for occupant in moving.values() if occupant.user}
    return update_of(
        row,
        seated=seated,
        unseated=[seat for seat in target if seat in row.seats],
        columns=seat_swaps.without_requests(row, people),
    )


@handle.register
def _stay_seated(command: StaySeated, live: LiveMatch) -> MatchUpdate:
    _check_lobby(live.row)
    return update_of(live.row, columns=seat_swaps.without_requests(live.row, {command.user.id}))


@handle.register
def _leave(command: Leave, live: LiveMatch) -> MatchUpdate:
    _check_lobby(live.row)
    occupant = live.row.seats.get(command.seat)
    is_own = occupant is not None and occupant.user == command.user
    if not is_own and not live.row.is_hosted_by(command.user):
        raise Problem(403, "not-seated")
    return update_of(live.row, unseated=[command.seat] if occupant else [])


@handle.register
def _submit_loadout(command: SubmitLoadout, live: LiveMatch) -> MatchUpdate:
    row, seat = live.row, own_seat(live.row, command.user)
    _check_lobby(row)
    loadouts.require_choice(live.context, row, seat)
    loadout = loadouts.parse_loadout(live.game, command.loadout)
    report = loadouts.report_of(live.context, row, seat, loadout)
    if command.ready and not report.legal:
        errors = [(("loadout", fault.loc), fault.msg) for fault in report.faults]
        raise Problem(422, "bad-loadout", errors=errors)
    occupant = replace(row.seats[seat], ready=command.ready, loadout=loadout)
    return update_of(row, seated={seat: occupant}, unseated=[seat])


@handle.register
def _start(command: Start, live: LiveMatch) -> MatchUpdate:
    row, game, edition = live.row, live.game, live.game.edition()
    _check_lobby(row)
    _check_complete(live)
    chance = SealedChance(seed := _choose_seed(live))
    game_options, players = options.only_game_options(row.options), loadouts.players(row)
    bots = [player.bot for player in players.values()]
    setup = Setup(
        row.id,
        row.mission,
        game_options,
        players,
        chance.commitment,
        edition.digest,
        at_once=options.asks_simultaneously(row.options, bots),
        only_answers=options.asks_only_answers(row.options, bots),
        gestures=options.gesture_seats(row.options, players),
    )
    try:
        data = game.codec.first(game.new_match(setup))
    except BadOptions as error:
        raise Problem(409, "cannot-start", errors=[((), msg) for _, msg in error.errors]) from error
    live.match, change = Match.begin(game, data, chance)
    update = update_of_change(live, live.match, change)
    update.seed, update.edition = seed, (game.id, edition.digest, edition.dump())
    update.snapshots.insert(0, (0, data))
    update.columns |= {"commitment": chance.commitment, "catalogue": edition.digest}
    return update


def _choose_seed(live: LiveMatch) -> bytes:
    """Return a random secret seed. A lesson with a single human player has a fixed seed."""
    people = sum(occupant.user is not None for occupant in live.row.seats.values())
    lesson_seed = (
        live.game.lesson_seed(live.row.mission) if people == 1 and isinstance(live.game, Teaching) else None
    )
    return lesson_seed or secrets.token_bytes(SEED_BYTES)


def _check_complete(live: LiveMatch) -> None:
    """Raise Problem unless the mission is offered and every seat is taken and ready."""
    mission = live.game.edition().missions.get(live.row.mission)
    if mission is None:
        raise Problem(409, "cannot-start", errors=[((), "this mission is no longer offered")])
    errors: list[tuple[tuple[str, ...], str]] = [
        (("seats", seat), "the seat is empty") for seat in mission.teams if seat not in live.row.seats
    ]
    errors += loadouts.reasons_not_ready(live.context, live.row)
    if errors:
        raise Problem(409, "cannot-start", errors=errors)


def own_seat(row: MatchRow, user: User) -> str:
    """Return the user's seat. Raises Problem if there is none."""
    if (seat := row.seat_of(user)) is None:
        raise Problem(403, "not-seated")
    return seat


def _check_lobby(row: MatchRow) -> None:
    if row.status != "lobby":
        raise Problem(409, "not-in-lobby")


def _check_free(row: MatchRow, seat: str) -> None:
    _check_lobby(row)
    if seat in row.seats:
        raise Problem(409, "seat-taken")
