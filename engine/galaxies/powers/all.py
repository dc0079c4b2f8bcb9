"""Every power: importing this module fills the registry."""

from engine.galaxies.powers import cells, isn, isn_cards, meteor_storm, pan_base, wretch, wretch_cards

__all__ = ["cells", "isn", "isn_cards", "meteor_storm", "pan_base", "wretch", "wretch_cards"]
