"""Computer players, by name."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.players import BotInfo, Player
from engine.pulp.players.drifter import Drifter
from engine.pulp.players.navigator import Navigator

#: Computer players by name: each is made from a seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"navigator": Navigator, "random": Drifter}

#: Plays on for who has conceded.
STAND_IN = "navigator"

#: Gives hints.
ADVISER: str | None = "navigator"

#: What people are told of each, the strongest first.
BOTS = {
    "navigator": BotInfo("Navigator", "Weighs every payment against the odds of the bag."),
    "random": BotInfo("Drifter", "Does whatever comes to mind."),
}
