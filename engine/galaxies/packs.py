"""Packs of a host's own content: each is checked on top of those before it, and a wrong one is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.game import PackFault
from engine.core.packs import Source, gather
from engine.galaxies import selfplay
from engine.galaxies.catalogue import Catalogue, CatalogueError, Mission, catalogue
from engine.galaxies.catalogue.loading import assemble, house
from engine.galaxies.powers import known

Options = dict[str, str]

#: Enough answers to place the ships that begin on the board, and to take a turn or two.
TRIAL_ANSWERS = 60


@dataclass
class Laid:
    """What came of some packs: the whole catalogue, the packs in it, and why others are not."""

    book: Catalogue
    accepted: list[str] = field(default_factory=list)
    faults: list[PackFault] = field(default_factory=list)


def found_in(folder: Path) -> list[Path]:
    """The packs of a folder in the order of their names: its TOML files and its folders."""
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [e for e in entries if not e.name.startswith(".") and (e.is_dir() or e.suffix == ".toml")]


def lay_folder(folder: Path) -> Laid:
    """Lay all packs of a folder over the house's components, as a server does when it starts."""
    try:
        return lay(found_in(folder))
    except OSError as error:
        fault = PackFault(str(folder), folder.name, "", f"cannot be read: {error.strerror}")
        return Laid(catalogue(), faults=[fault])


def lay(packs: Iterable[Path]) -> Laid:
    """Lay packs over the house's components, one after another."""
    laid, places = Laid(catalogue()), list[Path]()
    for pack in packs:
        try:
            laid.book = _checked([*places, pack], laid.book)
        except CatalogueError as error:
            laid.faults.append(PackFault(str(pack), error.file, error.key, error.reason))
        else:
            places.append(pack)
            laid.accepted.append(str(pack))
    return laid


def _checked(places: list[Path], before: Catalogue) -> Catalogue:
    """The components with these packs; raises CatalogueError unless every match of them can begin."""
    source = gather([house(), *places])
    book = assemble(source)
    known.check(book, source.files)
    if book.digest != before.digest:
        _try_missions(book, source)
    return book


def _try_missions(book: Catalogue, source: Source) -> None:
    for mission in book.missions.values():
        for options in option_sets(mission):
            reason = _trial(book, mission.id, options)
            if reason:
                raise CatalogueError(source.files["mission", mission.id], "", reason)


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


def check(*packs: Path) -> list[str]:
    """Return what is wrong with packs laid over the house data, each fault with its file and key."""
    return [str(fault) for fault in lay(packs).faults]
