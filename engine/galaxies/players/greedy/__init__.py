"""The greedy computer player. It reads its view and never the state of the match."""

from engine.galaxies.players.greedy.player import GreedyPlayer

__all__ = ["GreedyPlayer"]
