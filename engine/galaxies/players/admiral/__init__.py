"""The Admiral: plays imagined worlds on before it decides."""

from engine.galaxies.players.admiral.player import AdmiralPlayer

__all__ = ["AdmiralPlayer"]
