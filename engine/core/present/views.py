"""The parts that the views of all games share, as types of wire data.

A view is plain data, so that viewers can share parts of it and compare them cheaply; these types list its
keys. Each game adds its own. A server sets ``status``, ``chat``, ``clock`` and ``time``, and adds
``presence`` (for all seats of people), ``thinking``, ``hints`` and ``next``.

The comment beside a field becomes its description in schemas (:mod:`engine.core.present.field_docs`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

SPECTATOR = "spectator"

Role: TypeAlias = Literal["end", "cancel", "quiet", "default"]


class TextView(TypedDict):
    """A sentence as data, so that a client may show another language than English."""

    key: str  #: The id of the sentence.
    args: dict[str, Any]  #: The values to insert, by name.


class SeatView(TypedDict):
    """What everybody knows of a seat."""

    side: str  #: The name of the side that it plays.
    team: str  #: The id of its team.
    player: str | None  #: The name of its player, null while the seat is free.
    bot: bool  #: Whether its player is a computer player.
    conceded: bool  #: Whether it has conceded.
    #: In the lobby only: whether its loadout is chosen; null if it has none to choose.
    loadout: NotRequired[Literal["ready", "choosing"] | None]


class TeamView(TypedDict):
    """What everybody knows of a team."""

    side: str  #: The name of the side that it plays.
    seats: list[str]  #: The ids of its seats.


class LogLine(TypedDict):
    """A line of the log as this viewer may read it."""

    n: int  #: Its number, from 1.
    round: int  #: The round in which it happened.
    seat: str | None  #: The seat that it is about, if any.
    text: TextView  #: What happened, as data.
    label: str  #: What happened, in English.


class ChatLine(TypedDict):
    """A line of chat."""

    n: int  #: Its number within its channel, from 1.
    channel: Literal["table", "team"]  #: Who can read it: everybody, or the team of its author.
    seat: str  #: The seat of its author, empty if the server wrote it.
    name: str  #: The name of its author, or of the player whom the server mentions.
    text: str  #: The text.
    at: str  #: When it was written (RFC 3339).


class ClockView(TypedDict):
    """The clock of the open reaction window."""

    until: str  #: When the window closes (RFC 3339).
    more_time: list[str]  #: The seats that have asked for more time.


class PersonTime(TypedDict):
    """The time that a person has left."""

    left: float  #: How many seconds they have left.
    until: str | None  #: Until when (RFC 3339), while their time runs.
    away: bool  #: Whether a computer player answers for them, because their time is up.
    #: Whether their time ran out while their connection was lost, so that a short extension is running.
    grace: NotRequired[bool]


class TimeView(TypedDict):
    """How long people may think in this match."""

    control: str  #: The value of the option ``time``.
    seats: dict[str, PersonTime]  #: The time of each seat of a person.


class PresenceView(TypedDict):
    """Whether a person is at the table. A teammate may have an absent player replaced."""

    away: str | None  #: Since when they have been away (RFC 3339), or null.
    computer: bool  #: Whether a computer player answers for them.
    replaceable: str | None  #: From when on they may be replaced (RFC 3339), null if they may not.
    agreed: list[str]  #: The seats that have agreed to it.
    awaited: list[str]  #: The seats that may still agree.


class UndoView(TypedDict):
    """Whether the viewer can undo its last answer."""

    open: bool  #: Whether it can.
    reason: str | None  #: The reason why it cannot, as a keyword; null if it can.


class OrderView(TypedDict):
    """A standing order of the viewer."""

    label: str  #: What it says, in English.
    on: bool  #: Whether it is set.
    warning: NotRequired[str]  #: A warning to show before it is set.
    final: NotRequired[bool]  #: Whether it cannot be unset.


class NextView(TypedDict):
    """The rematch of this match. It begins when everybody has joined, unless it is a lobby."""

    match: str  #: Its id.
    mission: str  #: The id of its mission.
    title: str  #: The title of its mission.
    by: str  #: The seat whose player proposed it.
    swapped: bool  #: Whether the players swap sides.
    lobby: bool  #: Whether it starts with a lobby.
    declined: NotRequired[list[str]]  #: The seats whose players have declined.


class ResultBase(TypedDict):
    """How a match ended. Without winners and losers it is a draw."""

    winner: str | None  #: The only team that won, or null.
    winners: list[str]  #: The teams that won.
    losers: list[str]  #: The teams that lost.
    reason: str  #: What decided the match, as a keyword.
    label: str  #: How it ended, in English.


class ResultView(ResultBase):
    """How a match ended, also as a sentence."""

    text: TextView  #: How it ended, as data.


class TableBase(TypedDict):
    """The parts of every view that games do not extend.

    The view of a spectator has no ``undo`` and no ``orders``.
    """

    match: str  #: The id of the match.
    game: str  #: The id of the game.
    mission: str  #: The id of the mission.
    catalogue: str  #: The digest of the match's edition, by which a client requests it.
    commitment: str | None  #: The hash of the seed of the dice, null while there is none.
    status: Literal["lobby", "playing", "paused", "finished"]  #: The state of the match.
    viewer: str  #: The seat of the viewer, or ``spectator``.
    round: int  #: The round, 0 before the first.
    turn: str | None  #: The seat whose turn it is.
    phase: str  #: The part of the round; each game has its own.
    order: list[str]  #: All seats, in the order in which they take turns.
    log: list[LogLine]  #: The newest lines of the log that the viewer may read, the last at the end.
    chat: list[ChatLine]  #: The newest lines of chat that the viewer may read, the last at the end.
    clock: ClockView | None  #: The clock of the open reaction window, if it has one.
    time: TimeView | None  #: The time of the players, if it is limited.
    presence: NotRequired[dict[str, PresenceView]]  #: Whether each person is at the table, by seat.
    waiting_for: list[str]  #: The seats that are asked, until the last one has answered.
    #: The seats whose computer players are thinking, each with the time limit (RFC 3339).
    thinking: NotRequired[dict[str, str]]
    hints: NotRequired[bool]  #: Only for seats: whether the viewer may ask for hints.
    next: NotRequired[NextView]  #: The rematch, if one is proposed.
    quiet: NotRequired[bool]  #: Whether nobody can write, because the host has switched the chat off.
    #: The seats of people who read slowly. Windows that ask them last longer.
    slow: NotRequired[list[str]]
    #: In the lobby: the seats that have asked to swap, each with the other seat.
    swaps: NotRequired[dict[str, str]]
    undo: NotRequired[UndoView]  #: Whether the viewer can undo its last answer.
    orders: NotRequired[dict[str, OrderView]]  #: The viewer's standing orders, by name.


class DetailView(TypedDict):
    """A remark on an option."""

    text: TextView  #: The remark, as data.
    label: str  #: The remark, in English.
    risk: NotRequired[Literal[True]]  #: Whether it is about dice that the option would bring about.


class OptionBase(TypedDict):
    """One option of a decision."""

    id: str  #: Its id, unique within the decision.
    label: str  #: What it does, in English.
    text: TextView  #: What it does, as data.
    #: Set if the option is not an ordinary choice: it ends what goes on (``end``), cancels it (``cancel``),
    #: is possible at any time (``quiet``), or is picked when time runs out (``default``).
    role: NotRequired[Role]
    #: What it does, costs and risks, as far as everybody could work it out.
    details: NotRequired[list[DetailView]]


class OptionView(OptionBase):
    """An option, with the things that it is about."""

    ref: dict[str, Any]  #: The things that it is about, in the game's own terms.


class WithheldView(TypedDict):
    """Why something is not offered."""

    text: TextView  #: The reason, as data.
    label: str  #: The reason, in English.
    rule: str  #: The id of the rule behind it, in the game's rulebook.


class DecisionBase(TypedDict):
    """A question to the viewer. Any ``min`` to ``max`` different options are a legal answer.

    Each game lists its kinds of questions.
    """

    id: str  #: Its id, unique among the questions to this seat.
    prompt: str  #: The question, in English.
    text: TextView  #: The question, as data.
    min: int  #: The smallest number of options to pick.
    max: int  #: The largest number of options to pick.
    ordered: bool  #: Whether the order of the picks matters.
    #: Why other things are not offered, as far as the viewer may know it.
    withheld: NotRequired[list[WithheldView]]


class DecisionView(DecisionBase):
    """A question with its kind and its options."""

    kind: str  #: The kind of question.
    options: list[OptionView]  #: The options to pick from.


class CoreView(TableBase):
    """A view, as far as all games agree."""

    seats: dict[str, SeatView]  #: What everybody knows of each seat, by its id.
    teams: dict[str, TeamView]  #: What everybody knows of each team, by its id.
    result: ResultView | None  #: How the match ended, null until it has.
    decision: NotRequired[DecisionView | None]  #: The question to the viewer; a spectator has none.
