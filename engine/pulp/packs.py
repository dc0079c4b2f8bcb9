"""Packs of a host's own content: each is checked on top of those before it, and a wrong one is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

from engine.core import packs, selfplay
from engine.core.faults import Notes, Place
from engine.core.game import Game
from engine.core.packs import Laid
from engine.core.sources import Source
from engine.pulp.catalogue import checks
from engine.pulp.catalogue.loading import assemble, components, house
from engine.pulp.catalogue.model import Components

#: Makes the game that is played with some components.
Made: TypeAlias = Callable[[Components], Game[Any]]

#: Enough answers to set up and to play a round or two.
TRIAL_ANSWERS = 60


def lay(places: Iterable[Path], made: Made) -> Laid[Components]:
    """Lay packs over the game's own components, one after another."""

    def checked(source: Source, before: Components, notes: Notes) -> Components:
        return _checked(source, before, notes, made)

    return packs.lay(places, house(), components(), checked)


def _checked(source: Source, before: Components, notes: Notes, made: Made) -> Components:
    """Return the components of a source, after noting their faults, and which missions cannot begin with
    them."""
    edition = assemble(source, notes)
    checks.check(edition, source, notes)
    if not notes.faults and edition != before:
        game = made(edition)
        for mission in game.edition().missions:
            for reason in selfplay.unplayable(game, mission, TRIAL_ANSWERS):
                _ = Place(notes, Path(notes.pack).name).demand(False, reason)
    return edition
