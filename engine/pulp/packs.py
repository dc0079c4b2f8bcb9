"""Packs of a host's own content: each is checked on top of those before it, and a wrong one is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from engine.core.faults import Notes, Place
from engine.core.game import Game
from engine.core.laying import Content
from engine.core.packs import Laid
from engine.core.sources import Source
from engine.pulp.catalogue import checks
from engine.pulp.catalogue.loading import assemble, components, house
from engine.pulp.catalogue.model import Components


def lay(places: Iterable[Path], game: Callable[[Components], Game[Any]]) -> Laid[Components]:
    """Lay packs over the game's own components, one after another; ``game`` is what is played with some."""
    return Content(house(), components(), _assembled, game, _pack).lay(places)


def _assembled(source: Source, notes: Notes) -> Components:
    edition = assemble(source, notes)
    checks.check(edition, source, notes)
    return edition


def _pack(source: Source, mission: str, notes: Notes) -> Place:
    """Where a fault of a mission is told: these are the game's own, so it is the pack as a whole."""
    return Place(notes, Path(notes.pack).name)
