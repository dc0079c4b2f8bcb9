"""The parts that the views of all games share, as types of wire data.

A view is plain data, so its parts can be shared between viewers and compared cheaply. These types list the
keys of views. Each game adds keys of its own. A server sets ``status``, ``chat``, ``clock`` and ``time``, and
adds ``presence`` (for all seats of people), ``thinking``, ``hints`` and ``next``.

The comment next to a field becomes its description in schemas (:mod:`engine.core.present.field_docs`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

SPECTATOR = "spectator"

Role: TypeAlias = Literal["end", "cancel", "quiet", "default"]


class TextView(TypedDict):
    """A sentence as data, so that a client can show languages other than English."""

    key: str  #: The id of the sentence.
    args: dict[str, Any]  #: The values to insert, by name.


class SeatView(TypedDict):
    """The public information about a seat."""

    side: str  #: The name of the seat's side.
    team: str  #: The id of the seat's team.
    player: str | None  #: The name of the seat's player, or null while the seat is free.
    bot: bool  #: Whether the player is a computer player.
    conceded: bool  #: Whether the seat has conceded.
    #: In the lobby only: whether the seat's loadout is chosen, or null if the seat chooses none.
    loadout: NotRequired[Literal["ready", "choosing"] | None]


class TeamView(TypedDict):
    """The public information about a team."""

    side: str  #: The name of the team's side.
    seats: list[str]  #: The ids of the team's seats.


class LogLine(TypedDict):
    """A line of the log, as this viewer may read it."""

    n: int  #: The line number, starting at 1.
    round: int  #: The round in which the event happened.
    seat: str | None  #: The seat that the line is about, if any.
    text: TextView  #: The event, as data.
    label: NotRequired[str]  #: The event, in English.


class ChatLine(TypedDict):
    """A line of chat."""

    n: int  #: The line number within its channel, starting at 1.
    channel: Literal["table", "team"]  #: The readers of the line: everybody, or its author's team.
    seat: str  #: The seat of the author, or empty if the server wrote the line.
    name: str  #: The name of the author, or of the player whom the server mentions.
    text: str  #: The text.
    at: str  #: The time at which the line was written (RFC 3339).


class ClockView(TypedDict):
    """The clock of the open reaction window."""

    until: str  #: The time at which the window closes (RFC 3339).
    more_time: list[str]  #: The seats that have asked for more time.


class PersonTime(TypedDict):
    """The time that a person has left."""

    left: float  #: The number of seconds left.
    until: str | None  #: The time at which it runs out (RFC 3339), while it is running.
    away: bool  #: Whether a computer player answers for them, because their time is up.
    #: Whether a short extension is running, because their time ran out while their connection was lost.
    grace: NotRequired[bool]


class TimeView(TypedDict):
    """The thinking time of people in this match."""

    control: str  #: The value of the option ``time``.
    seats: dict[str, PersonTime]  #: The time left for each seat of a person.


class PresenceView(TypedDict):
    """Whether a person is at the table. A teammate may have an absent player replaced."""

    away: str | None  #: The time at which they went away (RFC 3339), or null if they are present.
    computer: bool  #: Whether a computer player answers for them.
    #: The earliest time at which they may be replaced (RFC 3339), or null if they may not.
    replaceable: str | None
    agreed: list[str]  #: The seats that have agreed to the replacement.
    awaited: list[str]  #: The seats that may still agree to the replacement.


class UndoView(TypedDict):
    """Whether the viewer can undo their last answer."""

    open: bool  #: Whether undo is possible.
    reason: str | None  #: The reason why undo is impossible, as a keyword, or null if it is possible.


class OrderView(TypedDict):
    """A standing order of the viewer."""

    text: TextView  #: The order, as data.
    label: NotRequired[str]  #: The order, in English.
    on: bool  #: Whether the order is set.
    warning_text: NotRequired[TextView]  #: A warning to show before the order is set, as data.
    warning: NotRequired[str]  #: The warning, in English.
    final: NotRequired[bool]  #: Whether the order cannot be unset.


class NextView(TypedDict):
    """The rematch of this match. It begins when everybody has joined, unless it starts with a lobby."""

    match: str  #: The id of the rematch.
    mission: str  #: The id of the rematch's mission.
    title: str  #: The title of the rematch's mission.
    by: str  #: The seat whose player proposed the rematch.
    swapped: bool  #: Whether the players swap sides.
    lobby: bool  #: Whether the rematch starts with a lobby.
    declined: NotRequired[list[str]]  #: The seats whose players have declined.


class ResultBase(TypedDict):
    """The result of a match. Without winners and losers it is a draw."""

    winner: str | None  #: The winning team, or null unless exactly one team won.
    winners: list[str]  #: The teams that won.
    losers: list[str]  #: The teams that lost.
    reason: str  #: The reason for the result, as a keyword.
    label: str  #: The result, in English.


class ResultView(ResultBase):
    """The result of a match, also as data."""

    text: TextView  #: The result, as data.


class TableBase(TypedDict):
    """The parts of every view that games do not extend.

    The view of a spectator has no ``undo`` and no ``orders``.
    """

    match: str  #: The id of the match.
    game: str  #: The id of the game.
    mission: str  #: The id of the mission.
    catalogue: str  #: The digest of the match's edition, by which a client requests it.
    commitment: str | None  #: The hash of the seed of the dice, or null while there is none.
    status: Literal["lobby", "playing", "paused", "finished"]  #: The state of the match.
    viewer: str  #: The seat of the viewer, or ``spectator``.
    round: int  #: The current round, or 0 before the first.
    turn: str | None  #: The seat whose turn it is.
    phase: str  #: The part of the round, which differs between games.
    order: list[str]  #: All seats, in the order in which they take turns.
    log: list[LogLine]  #: The newest lines of the log that the viewer may read, from oldest to newest.
    chat: list[ChatLine]  #: The newest lines of chat that the viewer may read, from oldest to newest.
    clock: ClockView | None  #: The clock of the open reaction window, if it has one.
    time: TimeView | None  #: The time of the players, if it is limited.
    presence: NotRequired[dict[str, PresenceView]]  #: Whether each person is at the table, by seat.
    waiting_for: list[str]  #: The seats that are asked. They stay listed until the last one has answered.
    #: The seats whose computer players are thinking, each with the time limit (RFC 3339).
    thinking: NotRequired[dict[str, str]]
    hints: NotRequired[bool]  #: Only for seats: whether the viewer may ask for hints.
    next: NotRequired[NextView]  #: The rematch, if one is proposed.
    quiet: NotRequired[bool]  #: Whether nobody can write, because the host has switched the chat off.
    #: The seats of people who read slowly. Windows that ask them last longer.
    slow: NotRequired[list[str]]
    #: In the lobby: the seats that have asked to swap, each with the other seat.
    swaps: NotRequired[dict[str, str]]
    undo: NotRequired[UndoView]  #: Whether the viewer can undo their last answer.
    orders: NotRequired[dict[str, OrderView]]  #: The viewer's standing orders, by name.


class DetailView(TypedDict):
    """A remark on an option."""

    text: TextView  #: The remark, as data.
    label: NotRequired[str]  #: The remark, in English.
    risk: NotRequired[Literal[True]]  #: Whether the remark is about a dice roll that the option would cause.


class OptionBase(TypedDict):
    """One option of a decision."""

    id: str  #: The id of the option, unique within the decision.
    label: NotRequired[str]  #: The effect of the option, in English.
    text: TextView  #: The effect of the option, as data.
    #: Set if the option is not an ordinary choice: it ends the current action (``end``), cancels it
    #: (``cancel``), is possible at any time (``quiet``), or is picked when time runs out (``default``).
    role: NotRequired[Role]
    #: The effects, costs and risks of the option that everybody could work out.
    details: NotRequired[list[DetailView]]


class OptionView(OptionBase):
    """An option, with the things that it is about."""

    ref: dict[str, Any]  #: The things that the option is about, in the game's own terms.


class WithheldView(TypedDict):
    """The reason why something is not offered."""

    text: TextView  #: The reason, as data.
    label: NotRequired[str]  #: The reason, in English.
    rule: str  #: The id of the underlying rule in the game's rulebook.


class DecisionBase(TypedDict):
    """A question to the viewer. A legal answer consists of ``min`` to ``max`` different options.

    Each game lists its kinds of questions.
    """

    id: str  #: The id of the question, unique among the questions to this seat.
    prompt: NotRequired[str]  #: The question, in English.
    text: TextView  #: The question, as data.
    min: int  #: The minimum number of options to pick.
    max: int  #: The maximum number of options to pick.
    ordered: bool  #: Whether the order of the picks matters.
    #: The reasons why other things are not offered. Reasons that the viewer may not know are left out.
    withheld: NotRequired[list[WithheldView]]


class DecisionView(DecisionBase):
    """A question with its kind and its options."""

    kind: str  #: The kind of question.
    options: list[OptionView]  #: The options to pick from.


class CoreView(TableBase):
    """The parts of a view that all games share."""

    seats: dict[str, SeatView]  #: The public information about each seat, by its id.
    teams: dict[str, TeamView]  #: The public information about each team, by its id.
    result: ResultView | None  #: The result of the match, or null until it ends.
    decision: NotRequired[DecisionView | None]  #: The question to the viewer. A spectator has none.
