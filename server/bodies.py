"""What stands in bodies over HTTP and is no part of a message: a result, and what the lobby offers.

`web/src/protocol/core.ts` is made from it, too.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import WithJsonSchema

from server.wire import WireModel

MatchStatus = Literal["lobby", "playing", "paused", "finished"]
LoadoutState = Literal["ready", "choosing"]

# What a game has checked: the server hands it on and does not read it. The mark says which definition of the
# game's schema describes it.
GameLoadout = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "Loadout"})]
GameLimits = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "LoadoutLimits"})]
GameReport = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "LoadoutReport"})]


class Text(WireModel):
    """A sentence as data: a client may speak another language than English.

    >>> Text(key="won-by-points", args={"points": 5}).args["points"]
    5
    """

    key: str
    args: dict[str, Any]


class Result(WireModel):
    """How a match ended: teams. `winner` is the only one that won; nobody won and nobody lost in a draw.

    >>> ended = {"winner": "red", "winners": ["red"], "losers": ["blue"], "reason": "points"}
    >>> Result(**ended, text=Text(key="points", args={}), label="Red wins").losers
    ['blue']
    """

    winner: str | None
    winners: list[str]
    losers: list[str]
    reason: str
    text: Text
    label: str


class MatchReport(WireModel):
    """What a game tells of a finished match, and whether a moment of it has `decided` it: then there may be a
    clip.

    >>> MatchReport(report={"goals": 3}, decided=False).report["goals"]
    3
    """

    report: dict[str, Any]
    decided: bool


class ChanceOfSeat(WireModel):
    """How likely a seat's team was to win, in the turn of the seat `turn`, as far as it knew itself.

    >>> ChanceOfSeat(round=3, turn="red-1", seat="blue-1", chance=0.25).chance
    0.25
    """

    round: int
    turn: str
    seat: str
    chance: float


class Seal(WireModel):
    """What the dice of a finished match were sealed as, from the draw of the number `since` on, and the seed:
    the SHA-256 of its bytes is the `commitment`.

    >>> Seal(since=0, commitment="66687aad", seed="00" * 32).since
    0
    """

    since: int
    commitment: str
    seed: str


class NextMatch(WireModel):
    """The match with which the people of a finished one go on, with sides `swapped` or not, perhaps in
    another mission; `by` wants it. It begins by itself when all have joined, unless it is a `lobby`. Those of
    the seats that have `declined` do not come along.

    >>> match = {"match": "m2", "mission": "blitz", "title": "Blitz"}
    >>> NextMatch(**match, by="Ada", swapped=True, lobby=False).declined
    []
    """

    match: str
    mission: str
    title: str
    by: str
    swapped: bool
    lobby: bool
    declined: list[str] = []


class GameSummary(WireModel):
    """A game that is played here.

    >>> GameSummary(id="chess", title="Chess").model_dump()
    {'id': 'chess', 'title': 'Chess'}
    """

    id: str
    title: str


class BotSummary(WireModel):
    """A computer player as the lobby offers it; `name` is what a seat is given by.

    >>> BotSummary(game="chess", name="random", title="Anybody", text="Picks anything.").name
    'random'
    """

    game: str
    name: str
    title: str
    text: str


class MissionSeat(WireModel):
    """A seat that a mission has.

    >>> MissionSeat(id="red-1", side="Red", team="red").team
    'red'
    """

    id: str
    side: str
    team: str


class MissionChoice(WireModel):
    """One value of an option, and what it is called.

    >>> MissionChoice(id="fast", name="Fast clock").name
    'Fast clock'
    """

    id: str
    name: str


class MissionOption(WireModel):
    """What a host may choose: one of the choices, or if `min` and `max` stand there any number between.

    >>> nine = MissionChoice(id="9", name="9")
    >>> MissionOption(id="stones", name="Stones", choices=[nine], default="9", min=3, max=30).max
    30
    """

    id: str
    name: str
    choices: list[MissionChoice]
    default: str
    min: int | None = None
    max: int | None = None


class MissionLesson(WireModel):
    """What makes a mission a lesson: the seat of who learns, and the computer player for all others.

    >>> MissionLesson(seat="red-1", bot="random").bot
    'random'
    """

    seat: str
    bot: str


class MissionPace(WireModel):
    """About how many minutes a mission takes, and how hard it is.

    >>> MissionPace(minutes=30, difficulty="easy").minutes
    30
    """

    minutes: int
    difficulty: Literal["easy", "medium", "hard"]


class MissionSummary(WireModel):
    """A mission as the lobby offers it; a `lesson` is for who has never played, and stands apart.

    >>> seat = MissionSeat(id="red-1", side="Red", team="red")
    >>> blitz = {"game": "chess", "id": "blitz", "number": 1, "title": "Blitz", "story": "", "players": 1}
    >>> MissionSummary(**blitz, seats=[seat], options=[]).lesson is None
    True
    """

    game: str
    id: str
    number: int
    title: str
    story: str
    players: int
    seats: list[MissionSeat]
    options: list[MissionOption]
    lesson: MissionLesson | None = None
    pace: MissionPace | None = None
