"""Computer players: each sees a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.game import Player
from engine.players.greedy import GreedyPlayer
from engine.players.random import RandomPlayer

#: Computer players by name: each is made from a seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
