"""Checks data packs of a host's own against the catalogue that they are laid over."""

from __future__ import annotations

from pathlib import Path

from engine.galaxies.catalogue import CatalogueError, load


def check(*packs: Path) -> list[str]:
    """Return what is wrong with packs laid over the house data, each fault with its file and key."""
    try:
        _ = load(*packs)
    except CatalogueError as error:
        return [str(error)]
    return []
