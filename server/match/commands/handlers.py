"""Commands to a table, and their handlers.

A handler reads the match and returns one `MatchUpdate`. If it raises Refused, nothing has changed. The lobby
has separate commands (server/features/lobby/commands.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import singledispatch
from typing import ClassVar, Literal, TypeAlias

from engine.core.decisions import Refused
from engine.core.matches.journal import Change
from server.base.clock import now
from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.people import User
from server.match.bots.bots import DueAnswer
from server.match.clock import deadlines, time_control
from server.match.connections.connection import Connection
from server.match.people import permissions, presence
from server.match.state.live import LiveMatch
from server.match.state.match_update import update_of, update_of_change, with_chat_line
from server.protocol.messages import (
    AnswerMessage,
    BackMessage,
    ChatMessage,
    CommandMessage,
    MoreTimeMessage,
    OrderMessage,
    SlowMessage,
    StandInMessage,
    UndoMessage,
)


@dataclass(frozen=True)
class SeatMessage:
    """A client's message from a seat. The sender gets a reply once the command is committed. A repeated
    message has no further effect."""

    connection: Connection
    seat: str
    id: str


#: The name of the standing order for conceding, in games that have one.
CONCEDE = "concede"

TOO_LONG = "too much has been done without an effect yet: take something back"

#: The source of a command. None means the lobby, which returns the match's row to its callers.
Source: TypeAlias = SeatMessage | DueAnswer | None


@dataclass(frozen=True, kw_only=True)
class Command:
    """An instruction to a table."""

    source: Source = None
    rereads_match: ClassVar[bool] = False  # whether the match must first be read from the store


@dataclass(frozen=True, kw_only=True)
class Answer(Command):
    """A command that answers the open decision of a seat."""

    seat: str
    decision: str
    pick: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Undo(Command):
    """A command that takes back a seat's last answer. With ``decision``, this is allowed only while that
    decision is open."""

    seat: str
    decision: str | None


@dataclass(frozen=True, kw_only=True)
class MoreTime(Command):
    """A command that requests more time on the clock of a reaction. Everybody sees the request."""

    seat: str


@dataclass(frozen=True, kw_only=True)
class ReadSlowly(Command):
    """A command that states whether the person in a seat reads slowly. Everybody sees the setting."""

    seat: str
    on: bool


@dataclass(frozen=True, kw_only=True)
class TakeBack(Command):
    """A command that takes a seat back from the computer player that answers for its person."""

    seat: str


@dataclass(frozen=True, kw_only=True)
class StandIn(Command):
    """A command that agrees that the computer plays for the person in the seat ``absent``."""

    seat: str
    absent: str


@dataclass(frozen=True, kw_only=True)
class TimeUp(Command):
    """A command that applies the host's choice for a person whose time is up. ``is_connected`` is whether
    that person is connected."""

    seat: str
    is_connected: bool = True


@dataclass(frozen=True, kw_only=True)
class LetComputerPlayOn(Command):
    """A command that lets the computer play from now on for a person who has deleted their account."""

    rereads_match: ClassVar[bool] = True
    seat: str


@dataclass(frozen=True, kw_only=True)
class SetOrder(Command):
    """A command that sets a standing order of a seat."""

    seat: str
    order: str
    on: bool


@dataclass(frozen=True, kw_only=True)
class SendChat(Command):
    """A command that sends a chat line to the table, or to the seat's own team."""

    seat: str
    user: User
    channel: Literal["table", "team"]
    text: str


@dataclass(frozen=True, kw_only=True)
class Resume(Command):
    """A command that resumes a match that was paused by an internal error."""

    rereads_match: ClassVar[bool] = True


def command_of(message: CommandMessage, source: SeatMessage) -> Command:
    """Return the command for a client's message."""
    seat = source.seat
    match message:
        case AnswerMessage():
            return Answer(source=source, seat=seat, decision=message.decision, pick=tuple(message.pick))
        case UndoMessage():
            return Undo(source=source, seat=seat, decision=message.decision)
        case MoreTimeMessage():
            return MoreTime(source=source, seat=seat)
        case SlowMessage():
            return ReadSlowly(source=source, seat=seat, on=message.on)
        case BackMessage():
            return TakeBack(source=source, seat=seat)
        case StandInMessage():
            return StandIn(source=source, seat=seat, absent=message.seat)
        case OrderMessage():
            return SetOrder(source=source, seat=seat, order=message.order, on=message.on)
        case ChatMessage():
            user = source.connection.user
            channel: Literal["table", "team"] = "team" if message.channel == "team" else "table"
            return SendChat(source=source, seat=seat, user=user, channel=channel, text=message.text)


def check_seated(source: Source, row: MatchRow) -> None:
    """Raise Refused for a message from a seat that its sender has since handed over."""
    if isinstance(source, SeatMessage) and row.seat_of(source.connection.user) != source.seat:
        raise Refused("not_yours", "you no longer sit there")


@singledispatch
def handle(command: Command, live: LiveMatch) -> MatchUpdate:
    """Return the update for a command. Raises Refused if the command is not allowed."""
    raise NotImplementedError(f"nothing handles {type(command).__name__}")


@handle.register
def _answer(command: Answer, live: LiveMatch) -> MatchUpdate:
    """Answer the decision, and take the seat back from a computer player. If several seats are asked, no
    viewer may see which of them have answered."""
    match = live.under_way
    returning = None
    if isinstance(command.source, SeatMessage):
        _check_not_conceded(live, command.seat)
        if match.too_many_open_answers:
            raise Refused("illegal", TOO_LONG)
        returning = _seat_if_away(live, command.seat) if match.waiting_for == (command.seat,) else None
    update = update_of_change(
        live, match, match.answer(command.seat, command.decision, command.pick), returning=returning
    )
    if isinstance(command.source, SeatMessage) and command.seat in live.row.missing:
        update.caught_up.append(command.seat)  # a player who answers knows the position
    return update


@handle.register
def _undo(command: Undo, live: LiveMatch) -> MatchUpdate:
    match, seat = live.under_way, command.seat
    _check_not_conceded(live, seat)
    if match.undo_refusal(seat) is None and deadlines.is_window_over(live.row.waits, seat, now()):
        raise Refused("illegal", "the time to react is over: the outcome cannot be taken back")
    return update_of_change(
        live, match, match.undo(seat, command.decision), returning=_seat_if_away(live, seat)
    )


def _seat_if_away(live: LiveMatch, seat: str) -> str | None:
    """Return the seat if a computer player answers for its person. The person's answer takes the seat
    back."""
    return seat if seat in time_control.seats_away(live.row.times) else None


def _check_not_conceded(live: LiveMatch, seat: str) -> None:
    """Raise Refused for a seat that has conceded, because the computer plays there (VIC-12)."""
    if seat in live.conceded:
        raise Refused("illegal", "you have conceded, and the computer plays on for you")


@handle.register
def _more_time(command: MoreTime, live: LiveMatch) -> MatchUpdate:
    """Extend the running clocks. Seats that have answered may also request this, because no other player
    knows of their answer."""
    _check_not_conceded(live, command.seat)
    if command.seat not in live.under_way.waiting_for:
        raise Refused("not_yours", "you are not asked")
    update = update_of(live.row)
    update.columns["waits"] = deadlines.with_more_time(live.row.waits, command.seat, update.at)
    return update


@handle.register
def _read_slowly(command: ReadSlowly, live: LiveMatch) -> MatchUpdate:
    """Record whether the person reads slowly. The setting applies to the current window, too."""
    if live.row.status == "finished":
        raise Refused("over", "the match is over")
    slow_readers = deadlines.slow_readers(live.row, command.seat, command.on)
    reader = live.row.seats[command.seat].user
    reads_slowly = (reader.id, command.on) if reader else None
    update = update_of(live.row, columns={"slow": slow_readers}, reads_slowly=reads_slowly)
    asked_seats = live.match.waiting_for if live.match else ()
    update.columns["waits"] = deadlines.with_slow_reader(
        replace(live.row, slow=slow_readers), asked_seats, update.at
    )
    return update


@handle.register
def _take_back(command: TakeBack, live: LiveMatch) -> MatchUpdate:
    match = live.under_way
    if _seat_if_away(live, command.seat) is None:
        raise Refused("stale", "the computer is not playing for you")
    return update_of_change(live, match, Change(), returning=command.seat)


@handle.register
def _apply_time_up(command: TimeUp, live: LiveMatch) -> MatchUpdate:
    """Apply the host's choice for a person whose time is up. If it ran out while the server was down, extend
    it a little, because people could not answer. If it would lose the match, extend it once for a person
    whose connection was lost."""
    row, match, seat = live.row, live.under_way, command.seat
    at = now()
    end = time_control.end_times(row.times).get(seat)
    if end is None or end > at:
        raise Refused("stale", "the time is not up yet")
    if (at - end).total_seconds() > time_control.OUTAGE_SECONDS:
        times = time_control.extended_times(row, seat, at)
    elif _gets_grace(command, row, at):
        times = time_control.times_with_grace(row, seat, at)
    elif time_control.at_zero(row) == "loss" and (update := _concede_update(live, seat)):
        return update
    else:
        times = time_control.times_after_timeout(row, seat)
    return update_of_change(replace(live, row=replace(row, times=times)), match, Change())


def _gets_grace(command: TimeUp, row: MatchRow, at: datetime) -> bool:
    """Return whether a person would lose because their connection has just been lost. This depends only on
    connections."""
    would_lose = time_control.at_zero(row) == "loss" and not time_control.has_had_grace(row, command.seat)
    return would_lose and not command.is_connected and presence.has_just_dropped(row, command.seat, at)


@handle.register
def _let_computer_play_on(command: LetComputerPlayOn, live: LiveMatch) -> MatchUpdate:
    match = live.under_way
    loses_on_time = (
        time_control.time_control_of(live.row) is not None and time_control.at_zero(live.row) == "loss"
    )
    update = _concede_update(live, command.seat) if loses_on_time else None
    return update or update_of_change(live, match, Change())


def _concede_update(live: LiveMatch, seat: str) -> MatchUpdate | None:
    """Return the update with which the seat concedes, or None if the game has no concession."""
    match = live.under_way
    try:
        return update_of_change(live, match, match.order(seat, CONCEDE, True))
    except Refused:
        return None


@handle.register
def _set_order(command: SetOrder, live: LiveMatch) -> MatchUpdate:
    match = live.under_way
    return update_of_change(live, match, match.order(command.seat, command.order, command.on))


@handle.register
def _send_chat(command: SendChat, live: LiveMatch) -> MatchUpdate:
    """Send a line to the table or to the team. Before the match begins there is no team chat, because a later
    opponent could take a seat and read it."""
    if not permissions.has_chat(live.row):
        raise Refused("illegal", permissions.NO_CHAT)
    if command.channel == "team" and live.row.status == "lobby":
        raise Refused("illegal", "team chat opens once the match has begun")
    team = live.mission.teams[command.seat] if command.channel == "team" else None
    name = live.row.name_of(command.user)
    update = update_of(live.row)
    return with_chat_line(
        live, update, command.text, seat=command.seat, name=name, team=team, user=command.user
    )


@handle.register
def _resume(command: Resume, live: LiveMatch) -> MatchUpdate:
    if live.row.status != "paused":
        raise Refused("over", "The match is not paused")
    if live.match is None:
        raise Refused("illegal", "The rules of this server cannot read the match")
    update = update_of_change(live, live.match, Change())
    update.columns["paused_reason"] = None
    return update
