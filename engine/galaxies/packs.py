"""Packs of a host's own content. Each pack is checked together with the packs before it. Faulty packs are
left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from engine.core.content.faults import Notes, Place
from engine.core.content.packs import AppliedPacks
from engine.core.content.sources import Source
from engine.core.game import Game
from engine.core.pack_content import Content
from engine.galaxies.catalogue import Catalogue, catalogue
from engine.galaxies.catalogue.loading import assemble, own_source
from engine.galaxies.loadouts import mission_with_fewest_faults
from engine.galaxies.players import BOTS
from engine.galaxies.powers import known


def apply_packs(paths: Iterable[Path], game: Callable[[Catalogue], Game[Any]]) -> AppliedPacks[Catalogue]:
    """Apply packs one after another to the game's own components. ``game`` creates a game from a
    catalogue."""
    return Content(own_source(), catalogue(), _assemble, game, _mission_place, _check).apply(paths)


def _assemble(source: Source, notes: Notes) -> Catalogue:
    edition = assemble(source, notes)
    known.check_effects(source, notes)
    known.check_starts(edition, source, notes)
    return edition


def _mission_place(source: Source, mission: str, notes: Notes) -> Place:
    return source.place("mission", mission, notes)


def _check(edition: Catalogue, source: Source, notes: Notes) -> None:
    """Report ships without room, unknown opponents of lessons, and illegal ready-made builds of the last
    pack."""
    known.check_room(edition, source, notes)
    for mission in edition.missions.values():
        if mission.lesson is not None:
            place = _mission_place(source, mission.id, notes)["lesson"]["opponent"]
            place.check_all_known(BOTS, [mission.lesson.opponent])
    for build in edition.builds.values():
        if ("build", build.id) not in source.own:
            continue
        place, best_mission = (
            source.place("build", build.id, notes),
            mission_with_fewest_faults(edition, build),
        )
        if best_mission is None:
            _ = place["side"].demand(False, f"no mission lets {build.side} choose anything")
            continue
        where, faults = best_mission
        reasons = "; ".join(f"{fault.msg} ({fault.rule})" for fault in faults)
        _ = place.demand(not faults, f"is legal in no mission, nearest in {where}: {reasons}")
