"""Applies packs (a host's own content) to a game's content. A pack with faults is left out, and all its
faults are reported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from engine.core.content.faults import Notes, PackFault
from engine.core.content.sources import Source, Table, is_hidden, looks_like_pack_file

E = TypeVar("E")


class PackChange(NamedTuple):
    """The addition or change of a thing by a pack. `keys` lists the changed keys. `kind` is empty for a
    single value.

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
class AppliedPacks(Generic[E]):
    """The result of applying packs: the edition, the changes of each accepted pack, and the faults of the
    others.

    >>> AppliedPacks("edition", changes={"mine": [PackChange("card", "joker", True)]}).accepted
    ['mine']
    """

    edition: E
    changes: dict[str, list[PackChange]] = field(default_factory=dict)
    faults: list[PackFault] = field(default_factory=list)

    @property
    def accepted(self) -> list[str]:
        """The accepted packs, in the order in which they were applied."""
        return list(self.changes)


def readable_packs_in(folder: Path) -> tuple[list[Path], list[PackFault]]:
    """Return the packs of a folder (see :func:`packs_in_folder`), or a fault if it cannot be read.

    >>> packs, faults = readable_packs_in(Path("no-such-folder"))
    >>> packs, [fault.reason for fault in faults]
    ([], ['cannot be read: No such file or directory'])
    """
    try:
        return packs_in_folder(folder), []
    except OSError as error:
        return [], [PackFault(str(folder), folder.name, "", f"cannot be read: {error.strerror}")]


def packs_in_folder(folder: Path) -> list[Path]:
    """Return the packs in a folder, which are its TOML files and subfolders, sorted by name.

    Files that only look like packs are included, so that their faults are reported. Hidden files and files
    that Python generates are excluded. Raises OSError if the folder cannot be read.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     for name in ("mine.toml", "more.toml.txt", ".hidden.toml", "README.md"):
    ...         Path(folder, name).touch()
    ...     [pack.name for pack in packs_in_folder(Path(folder))]
    ['mine.toml', 'more.toml.txt']
    """
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [
        entry for entry in entries if not is_hidden(entry) and (entry.is_dir() or looks_like_pack_file(entry))
    ]


def apply_packs(
    packs: Iterable[Path], base: Source, edition: E, make: Callable[[Source, E, Notes], E]
) -> AppliedPacks[E]:
    """Apply packs to a game's own content, one after another. A pack with faults is left out.

    `make` builds an edition from a source and the previous edition, and reports every fault.

    >>> from engine.core.content.sources import FileForm, PackFormat
    >>> printed = Source(PackFormat({"cards": FileForm({"cards": "card"})}))
    >>> def make(source, edition, notes):
    ...     return "with mine"
    >>> applied = apply_packs([Path("mine")], printed, "as printed", make)
    >>> applied.edition, applied.accepted, str(applied.faults[0])
    ('as printed', [], 'mine: no such file or folder')
    """
    applied, source = AppliedPacks(edition), base
    for pack in packs:
        notes = Notes(str(pack))
        new_source = source.with_pack(pack, notes)
        new_edition, *_ = [
            make(candidate, applied.edition, notes) for candidate in new_source.duplicate_variants()
        ]
        if notes.faults:
            applied.faults += notes.faults
        else:
            applied.changes[str(pack)] = list(find_changes(source, new_source))
            applied.edition, source = new_edition, new_source
    return applied


def find_changes(before: Source, after: Source) -> Iterator[PackChange]:
    """Yield the changes from `before` to `after`, which has one more pack.

    >>> from engine.core.content.sources import FileForm, PackFormat
    >>> cards = PackFormat({"cards": FileForm({"cards": "card"})})
    >>> before = Source(cards, {"card": {"ace": {"cost": 1, "text": "Wins"}}})
    >>> ace = {"cost": 2, "text": "Wins"}
    >>> print(*find_changes(before, Source(cards, {"card": {"ace": ace}}, own={("card", "ace"): ace})))
    card ace changed: cost
    """
    for kind, key in after.own:
        if not kind:
            yield from _diff_thing("", key, {key: before.values.get(key)}, {key: after.values[key]})
        elif key in before.tables.get(kind, {}):
            yield from _diff_thing(kind, key, before.tables[kind][key], after.tables[kind][key])
        else:
            yield PackChange(kind, key, True)


def _diff_thing(kind: str, key: str, before: Table, after: Table) -> Iterator[PackChange]:
    keys = tuple(_differing_keys(before, after))
    if keys:
        yield PackChange(kind, key, False, keys if kind else ())


def _differing_keys(before: Table, after: Table, prefix: str = "") -> Iterator[str]:
    """Yield the keys that differ. An added or removed table counts as one key."""
    for name in dict.fromkeys((*before, *after)):
        old, new = before.get(name), after.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            yield from _differing_keys(old, new, f"{prefix}{name}.")
        elif old != new:
            yield prefix + name
