"""Computer players. Each one sees only the view of its seat."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.players import BotInfo, Player
from engine.galaxies.loadouts import BuildPreference
from engine.galaxies.players.admiral import AdmiralPlayer
from engine.galaxies.players.admiral.experience import preferred_builds
from engine.galaxies.players.greedy import GreedyPlayer
from engine.galaxies.players.greedy.weights import BOLD, CAUTIOUS
from engine.galaxies.players.random import RandomPlayer

#: Functions that create computer players from a seed, by name.
PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "admiral": AdmiralPlayer,
    "bold": lambda seed: GreedyPlayer(seed, BOLD),
    "cautious": lambda seed: GreedyPlayer(seed, CAUTIOUS),
}

#: The ready-made builds that computer players prefer. Players that are not listed have no preference.
BUILD_PREFERENCES: dict[str, BuildPreference] = {"admiral": preferred_builds}

#: The computer player that replaces players who have conceded. It is no stronger than most people.
STAND_IN = "greedy"

#: The computer player that gives hints.
ADVISER = "admiral"

#: Descriptions of the computer players, strongest first.
BOTS = {
    "admiral": BotInfo("Admiral", "Looks ahead: tries its plans in possible worlds, and never peeks."),
    "greedy": BotInfo("Captain", "Plays to win: weighs what it sees, and takes what looks best now."),
    "bold": BotInfo("Corsair", "A Captain who closes in, and worries less about what may hit back."),
    "cautious": BotInfo("Warden", "A Captain who pulls back ships that were hit."),
    "random": BotInfo("Drifter", "Picks at random: easy to beat, and good for a first match."),
}
