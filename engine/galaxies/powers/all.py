"""Imports every power, which fills the registry."""

from engine.galaxies.powers import (
    battle_for_barrage,
    blockade_run,
    cells,
    isn,
    isn_cards,
    meteor_storm,
    pan_base,
    tiles,
    wretch,
    wretch_cards,
)

__all__ = [
    "battle_for_barrage",
    "blockade_run",
    "cells",
    "isn",
    "isn_cards",
    "meteor_storm",
    "pan_base",
    "tiles",
    "wretch",
    "wretch_cards",
]
