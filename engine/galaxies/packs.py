"""Packs of a host's own content: each is checked on top of those before it, and a wrong one is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.core import packs
from engine.core.faults import Notes
from engine.core.packs import Laid, Source, found_in
from engine.galaxies import selfplay
from engine.galaxies.catalogue import Catalogue, Mission, catalogue
from engine.galaxies.catalogue.loading import assemble, house
from engine.galaxies.powers import known

__all__ = ["found_in", "lay", "lay_folder", "option_sets", "play"]

Options = dict[str, str]

#: Enough answers to place the ships that begin on the board, and to take a turn or two.
TRIAL_ANSWERS = 60


def lay_folder(folder: Path) -> Laid[Catalogue]:
    """Lay all packs of a folder over the house's components, as a server does when it starts."""
    return packs.lay_folder(folder, lay)


def lay(places: Iterable[Path]) -> Laid[Catalogue]:
    """Lay packs over the house's components, one after another."""
    return packs.lay(places, house(), catalogue(), _checked)


def _checked(source: Source, before: Catalogue, notes: Notes) -> Catalogue:
    """The components of a source; it is noted what is wrong, and which match of them cannot begin."""
    book = assemble(source, notes)
    known.check(book, source, notes)
    if not notes.faults and book.digest != before.digest:
        _try_missions(book, source, notes)
    return book


def _try_missions(book: Catalogue, source: Source, notes: Notes) -> None:
    for mission in book.missions.values():
        for options in option_sets(mission):
            reason = _trial(book, mission.id, options)
            _ = source.place("mission", mission.id, notes).demand(not reason, reason)


def option_sets(mission: Mission) -> Iterator[Options]:
    """Options that together make every choice of a mission once, the usual ones first."""
    yield {}
    for option in mission.options:
        for choice in option.choices[1:]:
            yield {option.id: choice.id}


def _trial(book: Catalogue, mission: str, options: Options) -> str:
    """Let a match begin; what a mission cannot be played with shows at the latest with its first ships."""
    try:
        _ = selfplay.Game(mission, selfplay.seed_of(0, 0), options=dict[str, Any](options), book=book).play(
            TRIAL_ANSWERS
        )
    except Exception as error:
        chosen = f" with {options}" if options else ""
        return f"no match of {mission} can begin{chosen}: {type(error).__name__}: {error}"
    return ""


def play(book: Catalogue, games: int, only: str = "") -> Iterator[str]:
    """Play random matches of every mission, or of one, and yield what went wrong."""
    for mission in (m for m in book.missions.values() if only in ("", m.id)):
        for number in range(games):
            for options in option_sets(mission):
                yield from _match(book, mission.id, options, number)


def _match(book: Catalogue, mission: str, options: Options, number: int) -> Iterator[str]:
    name = f"{mission} {options or ''}".strip()
    try:
        seed = selfplay.seed_of(1, number)
        game = selfplay.Game(mission, seed, options=dict[str, Any](options), book=book, strict=True)
        if not game.play():
            yield f"{name}: a match had no end after {game.answers} answers"
    except Exception as error:
        yield f"{name}: a match failed: {type(error).__name__}: {error}"
