"""Applies packs to a game's content. A pack is accepted only if matches of every mission can begin with
it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from engine.core.content import packs
from engine.core.content.faults import Notes, Place
from engine.core.content.packs import AppliedPacks
from engine.core.content.sources import Source
from engine.core.game import Game
from engine.core.simulation import selfplay

E = TypeVar("E")

#: The number of answers in a trial match, enough to set it up and play a round or two.
TRIAL_ANSWERS = 60


@dataclass(frozen=True)
class Content(Generic[E]):
    """The content of a game that packs may change: its own ``source``, and the ``edition`` made from it.

    ``assemble`` makes the edition of a source and reports the faults of its parts. ``check`` examines an
    edition whose parts are valid. ``game`` returns the game with a given edition. ``place`` returns the
    location of a mission that cannot be played.

    >>> from engine.core.content.sources import FileForm, PackFormat
    >>> from tests.core.tiny import Tiny
    >>> printed = Source(PackFormat({"cards": FileForm({"cards": "card"})}))
    >>> def assemble(source, notes):
    ...     return "with mine"
    >>> content = Content(printed, "as printed", assemble, game=Tiny, place=Source.place)
    >>> applied = content.apply([Path("mine")])
    >>> applied.edition, str(applied.faults[0])
    ('as printed', 'mine: no such file or folder')
    """

    source: Source
    edition: E
    assemble: Callable[[Source, Notes], E]
    game: Callable[[E], Game[Any]]
    place: Callable[[Source, str, Notes], Place]
    check: Callable[[E, Source, Notes], None] | None = None

    def apply(self, paths: Iterable[Path]) -> AppliedPacks[E]:
        """Apply packs to the game's own content, one after another."""
        return packs.apply_packs(paths, self.source, self.edition, self._assemble_and_check)

    def _assemble_and_check(self, source: Source, previous: E, notes: Notes) -> E:
        """Return the edition of a source. Report its faults, and every mission that cannot be started."""
        edition = self.assemble(source, notes)
        if notes.faults or edition == previous:
            return edition
        if self.check is not None:
            self.check(edition, source, notes)
        game = self.game(edition)
        for mission in game.edition().missions:
            for reason in selfplay.unplayable_reasons(game, mission, TRIAL_ANSWERS):
                _ = self.place(source, mission, notes).demand(False, reason)
        return edition
