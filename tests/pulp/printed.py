"""The printed data of the game's own components."""

from __future__ import annotations

from engine.pulp.catalogue.loading import components

EDITION = components()
