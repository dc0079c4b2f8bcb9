"""What every game's views have in common: frozen words of the wire, as types.

A view is plain data, so that parts of it can be shared by viewers and compared cheaply; these types say which
keys it has. Each game extends them by its own. A server fills ``status``, ``chat``, ``clock`` and
``time``, and adds ``presence`` (of all seats of people), ``thinking``, ``hints`` and ``next``.

What is said of a field stands beside it: :mod:`engine.core.fields` reads it there for schemas.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

SPECTATOR = "spectator"

Role: TypeAlias = Literal["end", "cancel", "quiet", "default"]


class TextView(TypedDict):
    """A sentence as data: a client may speak another language than English."""

    key: str  #: Which sentence it is.
    args: dict[str, Any]  #: What it is filled with, by name.


class SeatView(TypedDict):
    """What everybody knows of a seat."""

    side: str  #: The side that it plays, in words.
    team: str  #: The id of its team.
    player: str | None  #: The name of who sits there, null while nobody does.
    bot: bool  #: Whether that is a computer player.
    conceded: bool  #: Whether it has given up.
    #: In the lobby only: whether what it brings is chosen; null if it has nothing to choose.
    loadout: NotRequired[Literal["ready", "choosing"] | None]


class TeamView(TypedDict):
    """What everybody knows of a team."""

    side: str  #: The side that it plays, in words.
    seats: list[str]  #: The ids of its seats.


class LogLine(TypedDict):
    """A line of the log as this viewer may read it."""

    n: int  #: Its number, from 1.
    round: int  #: The round in which it happened.
    seat: str | None  #: The seat that it is about, if it is about one.
    text: TextView  #: What happened, as data.
    label: str  #: What happened, in English.


class ChatLine(TypedDict):
    """A line of chat."""

    n: int  #: Its number within its channel, from 1.
    channel: Literal["table", "team"]  #: Who can read it: all, or the team of who wrote it.
    seat: str  #: The seat that wrote it; the server did if it is empty.
    name: str  #: The name of who wrote it, or whom the server speaks of.
    text: str  #: What it says.
    at: str  #: When it was written (RFC 3339).


class ClockView(TypedDict):
    """The time that is left for the open reaction window."""

    until: str  #: When the window closes (RFC 3339).
    more_time: list[str]  #: The seats that have asked for more time.


class PersonTime(TypedDict):
    """The time that a person has left."""

    left: float  #: How many seconds he has left.
    until: str | None  #: Until when (RFC 3339), while his time runs.
    away: bool  #: Whether a computer player answers for him, as his time is up.
    #: Whether his time was up as his link had dropped, and what runs is a little more, once.
    grace: NotRequired[bool]


class TimeView(TypedDict):
    """How long people may think in this match."""

    control: str  #: The choice of the option ``time``.
    seats: dict[str, PersonTime]  #: The time of each seat of a person.


class PresenceView(TypedDict):
    """Whether a person is at the table. A mate's word is enough to have him replaced."""

    away: str | None  #: Since when he is not (RFC 3339), or null.
    computer: bool  #: Whether a computer player answers for him.
    replaceable: str | None  #: From when on one may (RFC 3339), null if it may not.
    agreed: list[str]  #: The seats that let it.
    awaited: list[str]  #: The seats that may still say so.


class UndoView(TypedDict):
    """Whether the viewer can take its last answer back."""

    open: bool  #: Whether it can.
    reason: str | None  #: Why not, as a word; null if it can.


class OrderView(TypedDict):
    """A standing order of the viewer."""

    label: str  #: What it says, in English.
    on: bool  #: Whether it is set.
    warning: NotRequired[str]  #: What is to be read before it is set.
    final: NotRequired[bool]  #: Whether it stays set.


class NextView(TypedDict):
    """The match with which the people of this one go on. It begins when all have joined, unless it is a
    lobby."""

    match: str  #: Its id.
    mission: str  #: The id of its mission.
    title: str  #: What the mission is called.
    by: str  #: The seat whose player wants it.
    swapped: bool  #: Whether people change sides.
    lobby: bool  #: Whether they meet in a lobby first.
    declined: NotRequired[list[str]]  #: The seats whose players do not come along.


class ResultBase(TypedDict):
    """How a match ended. Without winners and losers it is a draw."""

    winner: str | None  #: The only team that won, or null.
    winners: list[str]  #: The teams that won.
    losers: list[str]  #: The teams that lost.
    reason: str  #: What decided it, as a word.
    label: str  #: How it ended, in English.


class ResultView(ResultBase):
    """How a match ended, and what is to be said of it."""

    text: TextView  #: How it ended, as data.


class TableBase(TypedDict):
    """What every view holds besides seats, teams, the question and the result, of which games tell more.

    A spectator's has no ``undo`` and no ``orders``.
    """

    match: str  #: The id of the match.
    game: str  #: The id of the game.
    mission: str  #: The id of the mission.
    catalogue: str  #: The digest of what is printed, by which its edition is asked for.
    commitment: str | None  #: The hash of the sealed dice, null while there are none.
    status: Literal["lobby", "playing", "paused", "finished"]  #: What state the match is in.
    viewer: str  #: The seat that sees this, or ``spectator``.
    round: int  #: The round, 0 before the first.
    turn: str | None  #: The seat whose turn it is.
    phase: str  #: Which part of the round it is; the game says which there are.
    order: list[str]  #: All seats, in the order in which they take turns.
    log: list[LogLine]  #: The newest lines of the log that the viewer may read, the last at the end.
    chat: list[ChatLine]  #: The newest lines of chat that the viewer may read, the last at the end.
    clock: ClockView | None  #: While a reaction window runs against the clock.
    time: TimeView | None  #: If people have only so much time.
    presence: NotRequired[dict[str, PresenceView]]  #: Of each seat of a person whether he is there.
    waiting_for: list[str]  #: The seats that are asked, until the last of those asked together has answered.
    #: The seats whose computer players look ahead, each with the end of its time (RFC 3339).
    thinking: NotRequired[dict[str, str]]
    hints: NotRequired[bool]  #: Of who has a seat: whether it may ask for hints.
    next: NotRequired[NextView]  #: The match with which people go on after this one.
    quiet: NotRequired[bool]  #: Nobody can write: the host has switched the chat off.
    #: The seats of people who have said that they read slowly: windows that ask them last longer.
    slow: NotRequired[list[str]]
    #: In the lobby: the seats whose players ask for another's place, each with that one's seat.
    swaps: NotRequired[dict[str, str]]
    undo: NotRequired[UndoView]  #: Whether the last answer can be taken back.
    orders: NotRequired[dict[str, OrderView]]  #: The viewer's standing orders, by their names.


class DetailView(TypedDict):
    """A few words about an option."""

    text: TextView  #: What they say, as data.
    label: str  #: What they say, in English.
    risk: NotRequired[Literal[True]]  #: Whether they tell of dice that wait where the option leads.


class OptionBase(TypedDict):
    """One thing that may be picked."""

    id: str  #: What it is picked by; no other option of the question has it.
    label: str  #: What it does, in English.
    text: TextView  #: What it does, as data.
    #: If it is not what a player came for: it ends what goes on (``end``), leaves it undone (``cancel``), is
    #: possible at any time (``quiet``), or is picked when time runs out (``default``).
    role: NotRequired[Role]
    #: What it does, costs and risks, as far as everybody could work it out.
    details: NotRequired[list[DetailView]]


class OptionView(OptionBase):
    """An option, with what it is about."""

    ref: dict[str, Any]  #: What it points at, in the game's own words.


class WithheldView(TypedDict):
    """Why something is not offered."""

    text: TextView  #: Why, as data.
    label: str  #: Why, in English.
    rule: str  #: The rule behind it, as the game's book calls it.


class DecisionBase(TypedDict):
    """A question to the viewer: any ``min`` to ``max`` different options are a legal answer. Each game says
    of which ``kind`` it may be."""

    id: str  #: What it is answered by: it counts the questions put to this seat.
    prompt: str  #: The question, in English.
    text: TextView  #: The question, as data.
    min: int  #: How many options are the fewest to pick.
    max: int  #: How many options are the most to pick.
    ordered: bool  #: Whether the order of the picks counts.
    #: Why other things are not offered, as far as the viewer may know it.
    withheld: NotRequired[list[WithheldView]]


class DecisionView(DecisionBase):
    """A question with its kind and its options."""

    kind: str  #: What sort of question it is.
    options: list[OptionView]  #: What may be picked.


class CoreView(TableBase):
    """A view as far as all games agree."""

    seats: dict[str, SeatView]  #: What everybody knows of each seat, by its id.
    teams: dict[str, TeamView]  #: What everybody knows of each team, by its id.
    result: ResultView | None  #: How the match ended, null until it has.
    decision: NotRequired[DecisionView | None]  #: What the viewer is asked; a spectator has none.
