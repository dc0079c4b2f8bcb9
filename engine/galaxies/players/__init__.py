"""Computer players: each sees a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.players import BotInfo, Player
from engine.galaxies.loadouts import BuildPreference
from engine.galaxies.players.admiral import AdmiralPlayer
from engine.galaxies.players.admiral.experience import well_made
from engine.galaxies.players.greedy import GreedyPlayer
from engine.galaxies.players.greedy.weights import BOLD, CAUTIOUS
from engine.galaxies.players.random import RandomPlayer

#: Computer players by name: each is made from a seed.
PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "admiral": AdmiralPlayer,
    "bold": lambda seed: GreedyPlayer(seed, BOLD),
    "cautious": lambda seed: GreedyPlayer(seed, CAUTIOUS),
}

#: What they like of the fleets and decks that are ready-made; the others like all alike.
BUILD_PREFERENCES: dict[str, BuildPreference] = {"admiral": well_made}

#: Plays on for who has conceded: the usual one, and no stronger than most who would have played on.
STAND_IN = "greedy"

#: Gives hints.
ADVISER = "admiral"

#: What people are told of each, the strongest first.
BOTS = {
    "admiral": BotInfo("Admiral", "Looks ahead: tries its plans in worlds that could be, and never peeks."),
    "greedy": BotInfo("Captain", "Plays to win: weighs what it sees, and takes what looks best now."),
    "bold": BotInfo("Corsair", "A Captain who closes in: cares less what may hit back."),
    "cautious": BotInfo("Warden", "A Captain who draws back whatever was hit."),
    "random": BotInfo("Drifter", "Picks whatever comes; easy to beat, good for a first match."),
}
