"""Loadouts on the wire: what a seat may choose, what it has chosen, what a user keeps.

What stands in a loadout, its limits and its report is the game's own; see the game's schema.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints

from server.bodies import GameLimits, GameLoadout, GameReport
from server.texts import printable
from server.wire import WireModel

Side = Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9-]+$")]
LoadoutName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(printable)
]


class SeatLoadout(WireModel):
    """What a seat brings, as its own player sees it."""

    seat: str
    limits: GameLimits
    loadout: GameLoadout
    ready: bool
    report: GameReport


class KeepLoadout(WireModel):
    """Asks to keep a loadout for the match; it must be legal to be ready."""

    model_config = ConfigDict(hide_input_in_errors=True)

    loadout: GameLoadout
    ready: Annotated[bool, Field(strict=True)]


class CheckLoadout(WireModel):
    """Asks what a loadout comes to; nothing is kept."""

    game: str | None = None
    mission: str
    options: dict[str, Any] = {}
    seat: str
    loadout: GameLoadout


class CheckedLoadout(WireModel):
    """What a loadout comes to."""

    limits: GameLimits
    report: GameReport


class NewLoadout(WireModel):
    """Asks to keep a loadout for later, legal or not; without `game`, of the first game that is served."""

    model_config = ConfigDict(hide_input_in_errors=True)

    game: str | None = None
    name: LoadoutName
    side: Side
    loadout: GameLoadout


class SavedLoadout(WireModel):
    """A loadout that a user keeps; ``counts`` holds what its game counts in it."""

    id: str
    game: str
    name: str
    side: Side
    loadout: GameLoadout
    counts: dict[str, int]
    saved: datetime
