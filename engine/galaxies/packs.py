"""Packs of a host's own content: each is checked on top of those before it, and a wrong one is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

from engine.core import packs, selfplay
from engine.core.faults import Notes
from engine.core.game import Game
from engine.core.packs import Laid
from engine.core.sources import Source
from engine.galaxies.catalogue import Catalogue, catalogue
from engine.galaxies.catalogue.loading import assemble, house
from engine.galaxies.loadouts import fewest_faults
from engine.galaxies.powers import known

#: Makes the game that is played with a catalogue.
Made: TypeAlias = Callable[[Catalogue], Game[Any]]

#: Enough answers to place the ships that begin on the board, and to take a turn or two.
TRIAL_ANSWERS = 60


def lay(places: Iterable[Path], made: Made) -> Laid[Catalogue]:
    """Lay packs over the game's own components, one after another."""

    def checked(source: Source, before: Catalogue, notes: Notes) -> Catalogue:
        return _checked(source, before, notes, made)

    return packs.lay(places, house(), catalogue(), checked)


def _checked(source: Source, before: Catalogue, notes: Notes, made: Made) -> Catalogue:
    """Return the components of a source, after noting their faults, and which missions cannot begin with
    them."""
    edition = assemble(source, notes)
    known.check(source, notes)
    known.check_starts(edition, source, notes)
    if not notes.faults and edition.digest != before.digest:
        _check_builds(edition, source, notes)
        game = made(edition)
        for mission in game.edition().missions.values():
            at = source.place("mission", mission.id, notes)
            if mission.lesson is not None:
                at["lesson"]["opponent"].all_known(game.bots, [mission.lesson.bot])
            for reason in selfplay.unplayable(game, mission.id, TRIAL_ANSWERS):
                _ = at.demand(False, reason)
    return edition


def _check_builds(edition: Catalogue, source: Source, notes: Notes) -> None:
    """Note every build of the last pack that nobody could ever bring."""
    for made in edition.builds.values():
        if ("build", made.id) not in source.own:
            continue
        at, least = source.place("build", made.id, notes), fewest_faults(edition, made)
        if least is None:
            _ = at["side"].demand(False, f"no mission lets {made.side} choose anything")
            continue
        mission, faults = least
        wrong = "; ".join(f"{fault.msg} ({fault.rule})" for fault in faults)
        _ = at.demand(not faults, f"is legal in no mission, nearest in {mission}: {wrong}")
