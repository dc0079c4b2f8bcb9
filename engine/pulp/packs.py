"""A host's packs for this game. Each pack is checked on top of the previous ones, and omitted if it has
faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from engine.core.content.faults import Notes, Place
from engine.core.content.packs import AppliedPacks
from engine.core.content.sources import Source
from engine.core.game import Game
from engine.core.pack_content import Content
from engine.pulp.catalogue import checks
from engine.pulp.catalogue.loading import assemble, components, own_source
from engine.pulp.catalogue.model import Components


def apply_packs(paths: Iterable[Path], game: Callable[[Components], Game[Any]]) -> AppliedPacks[Components]:
    """Apply packs to the game's own components, one after another. ``game`` creates a game from
    components."""
    return Content(own_source(), components(), _assemble_and_check, game, _mission_place).apply(paths)


def _assemble_and_check(source: Source, notes: Notes) -> Components:
    edition = assemble(source, notes)
    checks.check_components(edition, source, notes)
    return edition


def _mission_place(source: Source, mission: str, notes: Notes) -> Place:
    """Return the location for faults of a mission. Since packs cannot change missions, the location is the
    whole pack."""
    return Place(notes, Path(notes.pack).name)
