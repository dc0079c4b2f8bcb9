"""The greedy computer player: it looks at its view, never at the state of the match."""

from engine.galaxies.players.greedy.player import GreedyPlayer

__all__ = ["GreedyPlayer"]
