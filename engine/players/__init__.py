"""Computer players: each sees a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.game import AboutPlayer, Player
from engine.players.greedy import GreedyPlayer
from engine.players.random import RandomPlayer

#: Computer players by name: each is made from a seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

#: What people are told of each, the strongest first.
ABOUT = (
    AboutPlayer("greedy", "Captain", "Plays to win: weighs what it sees, and takes what looks best now."),
    AboutPlayer("random", "Drifter", "Picks whatever comes; easy to beat, good for a first match."),
)
