"""What may be seen and what may be told, as types: what has no key here cannot reach a client."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from engine.core.views import DecisionView, SeatView, TableBase, TeamView, TextView


class DuelSeat(SeatView):
    """What everybody knows of a seat."""

    on_guard: bool


class DuelTeam(TeamView):
    """What everybody knows of a team."""

    points: int


class RollView(TypedDict):
    """What a seat has rolled, and the points for it."""

    seat: str
    die: int
    points: int


class ShowdownView(TypedDict):
    """How a provocation by ``seat`` ended: the cards shown, by seat, the seats that passed, and the points
    that it brought, by team."""

    seat: str
    shown: dict[str, int]
    passed: list[str]
    points: dict[str, int]


class HandView(TypedDict):
    """The card in front of a seat and its spare."""

    card: int
    spare: int


class DuelTable(TableBase):
    """What everybody sees. The phase is setup, action, respond (all others answer the seat at turn) or over;
    ``revealed`` has every seat's hand, after the end only."""

    goal: int
    seats: dict[str, DuelSeat]
    teams: dict[str, DuelTeam]
    last_roll: RollView | None
    last_showdown: ShowdownView | None
    revealed: NotRequired[dict[str, HandView]]


class DuelView(DuelTable):
    """All that one viewer may know: a spectator has no hand and no decision."""

    hand: NotRequired[HandView | None]
    decision: NotRequired[DecisionView | None]


class Happening(TypedDict):
    """Something to tell, in words too."""

    text: TextView
    label: str


class ShuffledHappening(Happening):
    """The deck is ready."""

    kind: Literal["shuffled"]


class DealtHappening(Happening):
    """A seat has two cards; it is told which."""

    kind: Literal["dealt"]
    seat: str
    card: NotRequired[int]
    spare: NotRequired[int]


class TurnHappening(Happening):
    """A seat's turn begins."""

    kind: Literal["turn"]
    seat: str
    round: int


class SwappedHappening(Happening):
    """The viewer has exchanged its card and its spare."""

    kind: Literal["swapped"]
    seat: str
    card: int
    spare: int


class RolledHappening(Happening):
    """A seat has rolled the die."""

    kind: Literal["rolled"]
    seat: str
    die: int
    points: int


class StayedHappening(Happening):
    """A seat is on guard."""

    kind: Literal["stayed"]
    seat: str
    points: int


class DrewHappening(Happening):
    """A seat has a new card; it is told which."""

    kind: Literal["drew"]
    seat: str
    card: NotRequired[int]


class ProvokedHappening(Happening):
    """A seat has provoked all others."""

    kind: Literal["provoked"]
    seat: str


class SettledHappening(Happening):
    """All have answered the provocation by ``seat``: see :class:`ShowdownView`."""

    kind: Literal["settled"]
    seat: str
    shown: dict[str, int]
    passed: list[str]
    points: dict[str, int]


class ConcededHappening(Happening):
    """A seat has conceded, or taken that back."""

    kind: Literal["conceded"]
    seat: str
    on: bool


HAPPENING_TYPES: dict[str, Any] = {
    "shuffled": ShuffledHappening,
    "dealt": DealtHappening,
    "turn": TurnHappening,
    "swapped": SwappedHappening,
    "rolled": RolledHappening,
    "stayed": StayedHappening,
    "drew": DrewHappening,
    "provoked": ProvokedHappening,
    "settled": SettledHappening,
    "conceded": ConcededHappening,
}
