"""Packs of a host's own content, laid over a game's and over one another. A pack at fault is left out, with
all its faults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from engine.core.faults import Notes, PackFault
from engine.core.sources import Source, Table, is_hidden, is_meant

E = TypeVar("E")


class PackChange(NamedTuple):
    """One thing that a pack adds, or changes in these keys; `kind` is empty for a single value.

    >>> print(PackChange("card", "ace", False, ("cost", "text")))
    card ace changed: cost, text
    >>> print(PackChange("card", "joker", True))
    card joker added
    """

    kind: str
    id: str
    added: bool
    keys: tuple[str, ...] = ()

    def __str__(self) -> str:
        name = f"{self.kind} {self.id}".strip()
        return (
            f"{name} added"
            if self.added
            else ": ".join((f"{name} changed", ", ".join(self.keys))).rstrip(": ")
        )


@dataclass
class Laid(Generic[E]):
    """What laying some packs gave: the whole edition, what each accepted pack changes, and the faults of the
    others.

    >>> Laid("edition", changes={"mine": [PackChange("card", "joker", True)]}).accepted
    ['mine']
    """

    edition: E
    changes: dict[str, list[PackChange]] = field(default_factory=dict)
    faults: list[PackFault] = field(default_factory=list)

    @property
    def accepted(self) -> list[str]:
        """The packs that were laid, in their order."""
        return list(self.changes)


def packs_in(folder: Path) -> tuple[list[Path], list[PackFault]]:
    """Return the packs of a folder as :func:`found_in` does, or the fault that it cannot be read.

    >>> packs, faults = packs_in(Path("no-such-folder"))
    >>> packs, [fault.reason for fault in faults]
    ([], ['cannot be read: No such file or directory'])
    """
    try:
        return found_in(folder), []
    except OSError as error:
        return [], [PackFault(str(folder), folder.name, "", f"cannot be read: {error.strerror}")]


def found_in(folder: Path) -> list[Path]:
    """The packs of a folder in the order of their names: its TOML files and its folders.

    Files that only look like packs are among them, so that their faults are reported; what is hidden, or what
    Python leaves behind, is not. Raises OSError if the folder cannot be read.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     for name in ("mine.toml", "more.toml.txt", ".hidden.toml", "README.md"):
    ...         Path(folder, name).touch()
    ...     [pack.name for pack in found_in(Path(folder))]
    ['mine.toml', 'more.toml.txt']
    """
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [e for e in entries if not is_hidden(e) and (e.is_dir() or is_meant(e))]


def lay(packs: Iterable[Path], base: Source, edition: E, make: Callable[[Source, E, Notes], E]) -> Laid[E]:
    """Lay packs over a game's own content, one after another; one at fault is left out.

    `make` makes the edition of a source, given the one before; it notes every fault, and is left out if
    there is one.

    >>> from engine.core.sources import FileForm, PackFormat
    >>> printed = Source(PackFormat({"cards": FileForm({"cards": "card"})}))
    >>> laid = lay([Path("mine")], printed, "as printed", lambda source, edition, notes: "with mine")
    >>> laid.edition, laid.accepted, str(laid.faults[0])
    ('as printed', [], 'mine: no such file or folder')
    """
    laid, source = Laid(edition), base
    for pack in packs:
        notes = Notes(str(pack))
        over = source.with_pack(pack, notes)
        made, *_ = [make(reading, laid.edition, notes) for reading in over.readings()]
        if notes.faults:
            laid.faults += notes.faults
        else:
            laid.changes[str(pack)] = list(changes(source, over))
            laid.edition, source = made, over
    return laid


def changes(before: Source, after: Source) -> Iterator[PackChange]:
    """What the last pack of `after` changes in what was `before`.

    >>> from engine.core.sources import FileForm, PackFormat
    >>> cards = PackFormat({"cards": FileForm({"cards": "card"})})
    >>> before = Source(cards, {"card": {"ace": {"cost": 1, "text": "Wins"}}})
    >>> ace = {"cost": 2, "text": "Wins"}
    >>> print(*changes(before, Source(cards, {"card": {"ace": ace}}, own={("card", "ace"): ace})))
    card ace changed: cost
    """
    for kind, key in after.own:
        if not kind:
            yield from _changed("", key, {key: before.values.get(key)}, {key: after.values[key]})
        elif key in before.tables.get(kind, {}):
            yield from _changed(kind, key, before.tables[kind][key], after.tables[kind][key])
        else:
            yield PackChange(kind, key, True)


def _changed(kind: str, key: str, before: Table, after: Table) -> Iterator[PackChange]:
    keys = tuple(_differing(before, after))
    if keys:
        yield PackChange(kind, key, False, keys if kind else ())


def _differing(before: Table, after: Table, prefix: str = "") -> Iterator[str]:
    """The keys that differ, whole tables only where one is new or gone."""
    for name in dict.fromkeys((*before, *after)):
        old, new = before.get(name), after.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            yield from _differing(old, new, f"{prefix}{name}.")
        elif old != new:
            yield prefix + name
