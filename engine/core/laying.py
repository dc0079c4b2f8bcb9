"""Packs laid over a game, each tried before it is accepted: matches of every mission must begin with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from engine.core import packs, selfplay
from engine.core.faults import Notes, Place
from engine.core.game import Game
from engine.core.packs import Laid
from engine.core.sources import Source

E = TypeVar("E")

#: Enough answers to set up and to play a round or two.
TRIAL_ANSWERS = 60


@dataclass(frozen=True)
class Content(Generic[E]):
    """What of a game packs may change: its own ``source``, and the ``edition`` that is made of that.

    ``assemble`` makes the edition of a source and notes the faults of its parts. ``check`` looks at an
    edition whose parts are right, and at the ``game`` that is played with it. ``place`` is where a mission
    stands that cannot be played.

    >>> from engine.core.sources import FileForm, PackFormat
    >>> from tests.core.tiny import Tiny
    >>> printed = Source(PackFormat({"cards": FileForm({"cards": "card"})}))
    >>> def assemble(source, notes):
    ...     return "with mine"
    >>> content = Content(printed, "as printed", assemble, game=Tiny, place=Source.place)
    >>> laid = content.lay([Path("mine")])
    >>> laid.edition, str(laid.faults[0])
    ('as printed', 'mine: no such file or folder')
    """

    source: Source
    edition: E
    assemble: Callable[[Source, Notes], E]
    game: Callable[[E], Game[Any]]
    place: Callable[[Source, str, Notes], Place]
    check: Callable[[E, Source, Notes], None] | None = None

    def lay(self, places: Iterable[Path]) -> Laid[E]:
        """Lay packs over the game's own content, one after another."""
        return packs.lay(places, self.source, self.edition, self._checked)

    def _checked(self, source: Source, before: E, notes: Notes) -> E:
        """Return the edition of a source, after noting its faults, and which missions cannot begin."""
        edition = self.assemble(source, notes)
        if notes.faults or edition == before:
            return edition
        if self.check is not None:
            self.check(edition, source, notes)
        game = self.game(edition)
        for mission in game.edition().missions:
            for reason in selfplay.unplayable(game, mission, TRIAL_ANSWERS):
                _ = self.place(source, mission, notes).demand(False, reason)
        return edition
