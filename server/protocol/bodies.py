"""HTTP bodies that are not messages: results, and the data that the lobby offers.

`web/src/protocol/core.ts` is generated from this module, too.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import WithJsonSchema

from server.protocol.messages import WireModel

MatchStatus = Literal["lobby", "playing", "paused", "finished"]
LoadoutState = Literal["ready", "choosing"]

# Data that a game has checked. The server passes it on unchanged. `x-of-game` names the definition in the
# game's schema that describes it.
GameLoadout = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "Loadout"})]
GameLimits = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "LoadoutLimits"})]
GameReport = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "LoadoutReport"})]


class Text(WireModel):
    """A sentence as data, so that a client may use a language other than English.

    >>> Text(key="won-by-points", args={"points": 5}).args["points"]
    5
    """

    key: str
    args: dict[str, Any]


class Result(WireModel):
    """The result of a match, by teams. `winner` is the only team that won. In a draw no team won or lost.

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
    """A game's report on a finished match. `decided` is true if one moment was decisive, so that there may be
    a clip.

    >>> MatchReport(report={"goals": 3}, decided=False).report["goals"]
    3
    """

    report: dict[str, Any]
    decided: bool


class ChanceOfSeat(WireModel):
    """The win chance of a seat's team in the turn of the seat `turn`, estimated from the seat's knowledge.

    >>> ChanceOfSeat(round=3, turn="red-1", seat="blue-1", chance=0.25).chance
    0.25
    """

    round: int
    turn: str
    seat: str
    chance: float


class Seal(WireModel):
    """The commitment to the dice of a finished match, from draw number `since` on, and their seed. The
    SHA-256 of the seed's bytes is the `commitment`.

    >>> Seal(since=0, commitment="66687aad", seed="00" * 32).since
    0
    """

    since: int
    commitment: str
    seed: str


class NextMatch(WireModel):
    """The rematch of a finished match, with sides `swapped` or not, possibly in another mission. `by` has
    offered it. It begins automatically when all have joined, unless it is a `lobby`. The seats in `declined`
    do not join.

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
    """A game of this server.

    >>> GameSummary(id="chess", title="Chess").model_dump()
    {'id': 'chess', 'title': 'Chess'}
    """

    id: str
    title: str


class BotSummary(WireModel):
    """A computer player that the lobby offers. `name` is the id with which it takes a seat.

    >>> BotSummary(game="chess", name="random", title="Anybody", text="Picks anything.").name
    'random'
    """

    game: str
    name: str
    title: str
    text: str


class MissionSeat(WireModel):
    """A seat of a mission.

    >>> MissionSeat(id="red-1", side="Red", team="red").team
    'red'
    """

    id: str
    side: str
    team: str


class MissionChoice(WireModel):
    """A value of an option, and its label. `usual` is true for the default of a mission that has its own.

    >>> MissionChoice(id="fast", name="Fast clock").name
    'Fast clock'
    """

    id: str
    name: str
    usual: bool | None = None


class MissionOption(WireModel):
    """An option for the host: one of the choices, or any number from `min` to `max` if these are given.

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
    """The roles in a lesson: the learner's seat, and the computer player in all other seats.

    >>> MissionLesson(seat="red-1", bot="random").bot
    'random'
    """

    seat: str
    bot: str


class MissionPace(WireModel):
    """The approximate length of a mission in minutes, and its difficulty.

    >>> MissionPace(minutes=30, difficulty="easy").minutes
    30
    """

    minutes: int
    difficulty: Literal["easy", "medium", "hard"]


class MissionSummary(WireModel):
    """A mission that the lobby offers. A `lesson` is for new players, and is listed separately.

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
