"""The Admiral: a computer player that looks ahead in sampled worlds."""

from engine.galaxies.players.admiral.player import AdmiralPlayer

__all__ = ["AdmiralPlayer"]
