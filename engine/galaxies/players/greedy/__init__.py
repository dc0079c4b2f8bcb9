"""The greedy computer player. It reads its view, never the state of the match."""

from engine.galaxies.players.greedy.player import GreedyPlayer

__all__ = ["GreedyPlayer"]
