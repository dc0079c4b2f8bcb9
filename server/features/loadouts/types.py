"""Wire types of loadouts: those of seats with their limits, and those that users have saved.

The contents of a loadout, its limits and its report depend on the game. See the game's schema.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints

from server.base.texts import visible_name
from server.protocol.bodies import GameLimits, GameLoadout, GameReport
from server.protocol.messages import WireModel

Side = Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9-]+$")]
LoadoutName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(visible_name)
]


class SeatLoadout(WireModel):
    """A seat's loadout, as its own player sees it."""

    seat: str
    limits: GameLimits
    loadout: GameLoadout
    ready: bool
    report: GameReport


class KeepLoadout(WireModel):
    """A request to store a loadout for the match. A loadout must be legal to be marked as ready."""

    model_config = ConfigDict(hide_input_in_errors=True)

    loadout: GameLoadout
    ready: Annotated[bool, Field(strict=True)]


class CheckLoadout(WireModel):
    """A request to check a loadout without saving it."""

    game: str | None = None
    mission: str
    options: dict[str, Any] = {}
    seat: str
    loadout: GameLoadout


class CheckedLoadout(WireModel):
    """The report on a loadout."""

    limits: GameLimits
    report: GameReport


class NewLoadout(WireModel):
    """A request to save a loadout, legal or not. Without `game` it is for the server's first game."""

    model_config = ConfigDict(hide_input_in_errors=True)

    game: str | None = None
    name: LoadoutName
    side: Side
    loadout: GameLoadout


class SavedLoadout(WireModel):
    """A saved loadout. ``counts`` has the numbers that its game counts in it."""

    id: str
    game: str
    name: str
    side: Side
    loadout: GameLoadout
    counts: dict[str, int]
    saved: datetime
