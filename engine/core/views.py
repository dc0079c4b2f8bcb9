"""What every game's views have in common: frozen words of the wire, as types.

A view is plain data, so that parts of it can be shared by viewers and compared cheaply; these types say which
keys it has. Each game extends them by its own. A server fills ``status``, ``chat``, ``clock`` and
``time``, and adds ``presence`` (of all seats of people), ``thinking``, ``hints`` and ``next``.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

SPECTATOR = "spectator"

Role: TypeAlias = Literal["end", "cancel", "quiet", "default"]


class TextView(TypedDict):
    """A sentence as data: a client may speak another language than English."""

    key: str
    args: dict[str, Any]


class SeatView(TypedDict):
    """What everybody knows of a seat; ``loadout`` stands there in the lobby only."""

    side: str
    team: str
    player: str | None
    bot: bool
    conceded: bool
    loadout: NotRequired[Literal["ready", "choosing"] | None]


class TeamView(TypedDict):
    """What everybody knows of a team."""

    side: str
    seats: list[str]


class LogLine(TypedDict):
    """A line of the log as this viewer may read it; ``n`` counts from 1."""

    n: int
    round: int
    seat: str | None
    text: TextView
    label: str


class ChatLine(TypedDict):
    """A line of chat; ``n`` counts the lines of its channel, ``at`` is a time (RFC 3339). The server says it
    if ``seat`` is empty."""

    n: int
    channel: Literal["table", "team"]
    seat: str
    name: str
    text: str
    at: str


class ClockView(TypedDict):
    """When the open reaction window closes (RFC 3339), and which seats have asked for more time."""

    until: str
    more_time: list[str]


class PersonTime(TypedDict):
    """How many seconds a person has ``left``, or until when (RFC 3339) while his time runs; whether he is
    ``away``: then a computer player answers for him. With ``grace`` his time was up as his link had dropped,
    and what runs is a little more, once."""

    left: float
    until: str | None
    away: bool
    grace: NotRequired[bool]


class TimeView(TypedDict):
    """How long people may think in this match: the choice of the option ``time``, and each person's time."""

    control: str
    seats: dict[str, PersonTime]


class PresenceView(TypedDict):
    """Whether a person is at the table, or since when ``away`` (RFC 3339), and whether a ``computer`` player
    answers for him. From when on it may is ``replaceable``, null if it may not: ``agreed`` are the seats that
    let it, ``awaited`` those that may still say so; a mate's word is enough.
    """

    away: str | None
    computer: bool
    replaceable: str | None
    agreed: list[str]
    awaited: list[str]


class UndoView(TypedDict):
    """Whether the viewer can take its last answer back, and if not why."""

    open: bool
    reason: str | None


class OrderView(TypedDict):
    """A standing order of the viewer; ``warning`` is to be read before it is set, and one that is ``final``
    stays set."""

    label: str
    on: bool
    warning: NotRequired[str]
    final: NotRequired[bool]


class NextView(TypedDict):
    """The match with which the people of this one go on; ``by`` wants it. It begins when all have joined,
    unless it is a ``lobby``; the seats that have ``declined`` do not come along."""

    match: str
    mission: str
    title: str
    by: str
    swapped: bool
    lobby: bool
    declined: NotRequired[list[str]]


class ResultBase(TypedDict):
    """How a match ended: teams that won and lost. ``winner`` is the only team that won, or null."""

    winner: str | None
    winners: list[str]
    losers: list[str]
    reason: str
    label: str


class ResultView(ResultBase):
    """How a match ended, and what is to be said of it."""

    text: TextView


class TableBase(TypedDict):
    """What every view holds besides seats, teams, the question and the result, of which games tell more.

    A spectator's has no ``undo`` and no ``orders``. ``thinking`` names the seats whose computer players look
    ahead, each with the end of its time (RFC 3339), and ``hints`` tells who has a seat whether it may ask for
    them. ``swaps`` are the seats whose players ask for another's place before the match begins, each with
    that one's seat.
    """

    match: str
    game: str
    mission: str
    catalogue: str
    commitment: str | None
    status: Literal["lobby", "playing", "paused", "finished"]
    viewer: str
    round: int
    turn: str | None
    phase: str
    order: list[str]
    log: list[LogLine]
    chat: list[ChatLine]
    clock: ClockView | None
    time: TimeView | None
    presence: NotRequired[dict[str, PresenceView]]
    waiting_for: list[str]
    thinking: NotRequired[dict[str, str]]
    hints: NotRequired[bool]
    next: NotRequired[NextView]
    swaps: NotRequired[dict[str, str]]
    undo: NotRequired[UndoView]
    orders: NotRequired[dict[str, OrderView]]


class DetailView(TypedDict):
    """A few words about an option; a client may speak another language than English."""

    text: TextView
    label: str


class OptionBase(TypedDict):
    """One thing that may be picked.

    ``role`` stands there if it is not what a player came for: it ends what goes on (``end``), leaves it
    undone (``cancel``), is possible at any time (``quiet``), or is picked when time runs out (``default``).
    ``details`` say what it does, costs and risks, as far as everybody could work it out.
    """

    id: str
    label: str
    text: TextView
    role: NotRequired[Role]
    details: NotRequired[list[DetailView]]


class OptionView(OptionBase):
    """An option; ``ref`` says what it points at."""

    ref: dict[str, Any]


class WithheldView(TypedDict):
    """Why something is not offered, and the ``rule`` behind it, as the game's book calls it."""

    text: TextView
    label: str
    rule: str


class DecisionBase(TypedDict):
    """A question to the viewer: any ``min`` to ``max`` different options are a legal answer.

    ``withheld`` tells why other things are not offered, as far as the viewer may know it. Each game says of
    which ``kind`` it may be.
    """

    id: str
    prompt: str
    text: TextView
    min: int
    max: int
    ordered: bool
    withheld: NotRequired[list[WithheldView]]


class DecisionView(DecisionBase):
    """A question with its kind and its options."""

    kind: str
    options: list[OptionView]


class CoreView(TableBase):
    """A view as far as all games agree; a spectator's has no ``decision``."""

    seats: dict[str, SeatView]
    teams: dict[str, TeamView]
    result: ResultView | None
    decision: NotRequired[DecisionView | None]
