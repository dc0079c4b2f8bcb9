"""Computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.players import BotInfo, Player
from engine.pulp.players.drifter import Drifter
from engine.pulp.players.navigator import Navigator

#: The classes of the computer players by name.
PLAYERS: dict[str, Callable[[int], Player]] = {"navigator": Navigator, "random": Drifter}

#: The computer player that takes over for people who have conceded.
STAND_IN = "navigator"

#: The player that gives hints.
ADVISER: str | None = "navigator"

#: The descriptions of the computer players, strongest first.
BOTS = {
    "navigator": BotInfo("Navigator", "Weighs every payment against the odds of the bag."),
    "random": BotInfo("Drifter", "Acts at random: easy to beat."),
}
