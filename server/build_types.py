"""Fleets and decks on the wire: what a seat may choose, what it has chosen, what a user keeps."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints

from server.texts import printable
from server.view_types import Wire

CardId = Annotated[str, StringConstraints(max_length=64, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Copies = Annotated[int, Field(strict=True, ge=1, le=99)]
ShipVersion = Annotated[list[CardId], Field(min_length=2, max_length=2)]
Fleet = Annotated[list[ShipVersion], Field(max_length=20)]
Deck = Annotated[dict[CardId, Copies], Field(max_length=60)]
Side = Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9-]+$")]
BuildName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(printable)
]


class Build(Wire):
    """What a player brings: ship cards with their versions, and how many of which tactic cards."""

    model_config = ConfigDict(hide_input_in_errors=True)

    fleet: Fleet
    deck: Deck

    def plain(self) -> dict[str, Any]:
        """As plain data; equal decks come in one order, whatever a database makes of it."""
        return {"fleet": self.fleet, "deck": dict(sorted(self.deck.items()))}


class ReadyBuild(Wire):
    """A build that nobody needs to make."""

    id: str
    name: str
    text: str
    side: str
    fleet: list[ShipVersion]
    deck: dict[str, int]


class BuildLimits(Wire):
    """What a seat chooses within; a limit or size of 0 is nothing to choose."""

    seat: str
    side: str
    fleet_limit: int
    ships: list[str]
    must_include: list[str]
    deck_size: int
    cards: list[str]
    copies: int
    deck_min: dict[str, int]
    ready_made: list[ReadyBuild]


class BuildFault(Wire):
    """Why a build is not legal: where (`fleet`, `deck` or a card's id), in words, and by which rule."""

    loc: str
    msg: str
    rule: str


class BuildReport(Wire):
    """What a build comes to."""

    cost: int
    cards: int
    faults: list[BuildFault]
    legal: bool


class SeatBuild(Wire):
    """What a seat brings, as its own player sees it."""

    seat: str
    limits: BuildLimits
    build: Build
    ready: bool
    report: BuildReport


class KeepBuild(Build):
    """Asks to keep a build for the match; it must be legal to be ready."""

    ready: Annotated[bool, Field(strict=True)]


class CheckBuild(Wire):
    """Asks what a build comes to; nothing is kept."""

    mission: str
    options: dict[str, Any] = {}
    seat: str
    build: Build


class CheckedBuild(Wire):
    """What a build comes to."""

    limits: BuildLimits
    report: BuildReport


class NewBuild(Build):
    """Asks to keep a build for later, legal or not."""

    name: BuildName
    side: Side


class SavedBuild(NewBuild):
    """A build that a user keeps."""

    id: str
    saved: datetime
