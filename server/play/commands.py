"""Commands: what can be done at a table, each a value, and a function that does it.

A handler looks at the match and returns one `MatchUpdate`, or raises Refused and has changed nothing. The
lobby has commands of its own (server/lobby/commands.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import singledispatch
from typing import ClassVar, Literal, TypeAlias

from engine.core.decisions import Refused
from engine.core.journal import Change
from server.json_codec import now
from server.play import deadlines, permissions, presence, time_control
from server.play.bots import DueAnswer
from server.play.connection import Connection
from server.play.live import LiveMatch
from server.play.match_update import update_of, update_of_change, with_chat_line
from server.store.matches import MatchRow, MatchUpdate
from server.store.people import User
from server.wire import (
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
    """A client's message from a seat: its sender is told when it is committed, and it is carried out once
    only."""

    connection: Connection
    seat: str
    id: str


#: The standing order by which a seat gives up, in games that know one.
CONCEDE = "concede"

TOO_LONG = "too much was done of which nothing has come yet: take something back"

#: Where a command comes from; None is the lobby, whose callers get the match's row as their answer.
Source: TypeAlias = SeatMessage | DueAnswer | None


@dataclass(frozen=True, kw_only=True)
class Command:
    """Something to be done at a table."""

    source: Source = None
    reads_anew: ClassVar[bool] = False  # whether the match is read from the store again first


@dataclass(frozen=True, kw_only=True)
class Answer(Command):
    """Answers the open decision of a seat."""

    seat: str
    decision: str
    pick: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Undo(Command):
    """Takes back a seat's last answer; if ``decision`` is given, only while that one is open."""

    seat: str
    decision: str | None


@dataclass(frozen=True, kw_only=True)
class MoreTime(Command):
    """Asks, for all to see, that the clock of a reaction runs longer."""

    seat: str


@dataclass(frozen=True, kw_only=True)
class ReadSlowly(Command):
    """Says, for all to see, whether the person of a seat reads slowly."""

    seat: str
    on: bool


@dataclass(frozen=True, kw_only=True)
class Back(Command):
    """Takes a seat back from the computer player that answers for its person."""

    seat: str


@dataclass(frozen=True, kw_only=True)
class StandIn(Command):
    """Agrees that the computer plays for the person of the seat ``absent``, who is away."""

    seat: str
    absent: str


@dataclass(frozen=True, kw_only=True)
class TimeUp(Command):
    """Does what was chosen for a person who has no time left; ``here`` is whether he is connected."""

    seat: str
    here: bool = True


@dataclass(frozen=True, kw_only=True)
class PlayOn(Command):
    """Goes on where a person has left for good: the computer plays there from now on."""

    reads_anew: ClassVar[bool] = True
    seat: str


@dataclass(frozen=True, kw_only=True)
class Order(Command):
    """Sets a standing order of a seat."""

    seat: str
    order: str
    on: bool


@dataclass(frozen=True, kw_only=True)
class Say(Command):
    """Says something to the table, or to the seat's own team."""

    seat: str
    user: User
    channel: Literal["table", "team"]
    text: str


@dataclass(frozen=True, kw_only=True)
class Resume(Command):
    """Goes on with a match that an internal error has paused."""

    reads_anew: ClassVar[bool] = True


def command_of(message: CommandMessage, source: SeatMessage) -> Command:
    """The command that a client's message is."""
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
            return Back(source=source, seat=seat)
        case StandInMessage():
            return StandIn(source=source, seat=seat, absent=message.seat)
        case OrderMessage():
            return Order(source=source, seat=seat, order=message.order, on=message.on)
        case ChatMessage():
            user = source.connection.user
            channel: Literal["table", "team"] = "team" if message.channel == "team" else "table"
            return Say(source=source, seat=seat, user=user, channel=channel, text=message.text)


def check_seated(source: Source, row: MatchRow) -> None:
    """Raise Refused for a message from a seat that its sender has handed on meanwhile."""
    if isinstance(source, SeatMessage) and row.seat_of(source.connection.user) != source.seat:
        raise Refused("not_yours", "you do not sit there any more")


@singledispatch
def handle(command: Command, live: LiveMatch) -> MatchUpdate:
    """Do what the command says; raises Refused if it may not be done."""
    raise NotImplementedError(f"nothing handles {type(command).__name__}")


@handle.register
def _answer(command: Answer, live: LiveMatch) -> MatchUpdate:
    """Who answers is back at his seat; but of several who are asked nobody may see who has answered."""
    match = live.playing
    back = None
    if isinstance(command.source, SeatMessage):
        _check_not_conceded(live, command.seat)
        if match.too_many_open_answers:
            raise Refused("illegal", TOO_LONG)
        back = _away(live, command.seat) if match.waiting_for == (command.seat,) else None
    update = update_of_change(
        live, match, match.answer(command.seat, command.decision, command.pick), back=back
    )
    if isinstance(command.source, SeatMessage) and command.seat in live.row.missing:
        update.caught_up.append(command.seat)  # who goes on knows where it stands
    return update


@handle.register
def _undo(command: Undo, live: LiveMatch) -> MatchUpdate:
    match, seat = live.playing, command.seat
    _check_not_conceded(live, seat)
    if match.undo_refusal(seat) is None and clocks.is_over(live.row.waits, seat, now()):
        raise Refused("illegal", "the time to react is over: what came of that cannot be taken back")
    return update_of_change(live, match, match.undo(seat, command.decision), back=_away(live, seat))


def _away(live: LiveMatch, seat: str) -> str | None:
    """The seat, if a computer player answers for its person: who answers is back."""
    return seat if seat in time_control.seats_away(live.row.times) else None


def _check_not_conceded(live: LiveMatch, seat: str) -> None:
    """Raise Refused for who has given up: the computer plays on there (VIC-12)."""
    if seat in live.conceded:
        raise Refused("illegal", "you have conceded; the computer plays on for you")


@handle.register
def _more_time(command: MoreTime, live: LiveMatch) -> MatchUpdate:
    """Who has answered may ask too: nobody else knows that he has."""
    _check_not_conceded(live, command.seat)
    if command.seat not in live.playing.waiting_for:
        raise Refused("not_yours", "you are not asked")
    update = update_of(live.row)
    update.columns["waits"] = deadlines.with_more_time(live.row.waits, command.seat, update.at)
    return update


@handle.register
def _read_slowly(command: ReadSlowly, live: LiveMatch) -> MatchUpdate:
    """It counts in the window that runs, too."""
    if live.row.status == "finished":
        raise Refused("over", "the match is over")
    slow = deadlines.slow_readers(live.row, command.seat, command.on)
    reader = live.row.seats[command.seat].user
    wish = (reader.id, command.on) if reader else None
    update = update_of(live.row, columns={"slow": slow}, reads_slowly=wish)
    asked = live.match.waiting_for if live.match else ()
    update.columns["waits"] = deadlines.with_slow_reader(replace(live.row, slow=slow), asked, update.at)
    return update


@handle.register
def _back(command: Back, live: LiveMatch) -> MatchUpdate:
    match = live.playing
    if _away(live, command.seat) is None:
        raise Refused("stale", "nobody answers for you")
    return update_of_change(live, match, Change(), back=command.seat)


@handle.register
def _time_up(command: TimeUp, live: LiveMatch) -> MatchUpdate:
    """A time that ran out while no server was there is made a little longer: people could not answer. So is
    one that would lose the match, once, for whom the link has dropped."""
    row, match, seat = live.row, live.playing, command.seat
    at = now()
    end = time_control.end_times(row.times).get(seat)
    if end is None or end > at:
        raise Refused("stale", "there is time left")
    if (at - end).total_seconds() > time_control.UNSEEN:
        times = time_control.times_prolonged(row, seat, at)
    elif _spared(command, row, at):
        times = time_control.times_with_grace(row, seat, at)
    elif time_control.at_zero(row) == "loss" and (update := _conceding(live, seat)):
        return update
    else:
        times = time_control.times_run_out(row, seat)
    return update_of_change(replace(live, row=replace(row, times=times)), match, Change())


def _spared(command: TimeUp, row: MatchRow, at: datetime) -> bool:
    """Whether a person would lose because his link dropped just now: told by connections alone."""
    loses = time_control.at_zero(row) == "loss" and not time_control.had_grace(row, command.seat)
    return loses and not command.here and presence.has_just_dropped(row, command.seat, at)


@handle.register
def _play_on(command: PlayOn, live: LiveMatch) -> MatchUpdate:
    match = live.playing
    loss = time_control.control_of(live.row) is not None and time_control.at_zero(live.row) == "loss"
    lost = _conceding(live, command.seat) if loss else None
    return lost or update_of_change(live, match, Change())


def _conceding(live: LiveMatch, seat: str) -> MatchUpdate | None:
    """What it means that the seat concedes; None in a game that knows no concession."""
    match = live.playing
    try:
        return update_of_change(live, match, match.order(seat, CONCEDE, True))
    except Refused:
        return None


@handle.register
def _order(command: Order, live: LiveMatch) -> MatchUpdate:
    match = live.playing
    return update_of_change(live, match, match.order(command.seat, command.order, command.on))


@handle.register
def _say(command: Say, live: LiveMatch) -> MatchUpdate:
    """Say it to the table, or to the team. Before the match there are no teams: a later opponent could sit
    down and read what was said."""
    if not permissions.has_chat(live.row):
        raise Refused("illegal", permissions.NO_CHAT)
    if command.channel == "team" and live.row.status == "lobby":
        raise Refused("illegal", "teams talk among themselves once the match has begun")
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
