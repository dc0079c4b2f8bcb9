"""Data files as written: read, recognised by their `format`, and laid over one another.

The package's own files come first and a host's packs after them. Ships, cards and tiles of the same id are
merged key by key, so a pack gives only what differs; layouts and missions are replaced whole.
"""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from engine.core.faults import CatalogueError, demand

Table = dict[str, Any]

VERSION = 1
KINDS = {
    "galaxies/ships": "ship",
    "galaxies/tactics": "card",
    "galaxies/tiles": "tile",
    "galaxies/boards": "layout",
    "galaxies/mission": "mission",
    "galaxies/builds": "build",
}
MERGED = frozenset({"ship", "card", "tile"})


@dataclass
class Source:
    """Every table by kind and id, and the file that had the last word on it."""

    tables: dict[str, dict[str, Table]] = field(default_factory=lambda: {k: {} for k in KINDS.values()})
    files: dict[tuple[str, str], str] = field(default_factory=dict)
    changed: set[tuple[str, str]] = field(default_factory=set)
    footprints: dict[str, Any] = field(default_factory=dict)
    footprints_file: str = ""
    copies: Any = 0
    copies_file: str = ""

    def of(self, kind: str) -> Iterator[tuple[str, Table, str]]:
        """Id, table and file of everything of a kind, in the order in which it was first seen."""
        for key, table in self.tables[kind].items():
            yield key, table, self.files[kind, key]

    def needs(self, kind: str, key: str) -> str:
        """Why a thing may lack nothing, for a list of what it lacks; "" if it only changes another."""
        if kind not in MERGED:
            return f"a {kind} is given whole, also to replace another, and this one lacks"
        return (
            "" if (kind, key) in self.changed else f"there is no {kind} {key} to change, and a new one needs"
        )


def toml_files(place: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    """All TOML files of a folder and its folders in a fixed order, or the file itself, each with its name.

    Links to folders are not followed, as they can lead back.
    """
    if place.is_file():
        yield prefix + place.name, place
        return
    for child in sorted(place.iterdir(), key=lambda c: c.name):
        if child.is_dir():
            if not (isinstance(child, Path) and child.is_symlink()):
                yield from toml_files(child, f"{prefix}{child.name}/")
        elif child.name.endswith(".toml"):
            yield prefix + child.name, child


def gather(places: Iterable[Traversable]) -> Source:
    """Read all places into one source, later ones over earlier ones."""
    source = Source()
    for place in places:
        _gather_one(source, place)
    return source


def _gather_one(source: Source, place: Traversable) -> None:
    demand(place.is_file() or place.is_dir(), place.name, "", "no such file or folder")
    try:
        found = list(toml_files(place))
    except OSError as error:
        raise CatalogueError(place.name, "", f"cannot be read: {error.strerror}") from None
    for name, file in found:
        _lay(source, name, _read(name, file))


def _read(name: str, file: Traversable) -> Table:
    demand(file.is_file(), name, "", "no such file")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:  # no TOML, no UTF-8, or a number of thousands of digits
        raise CatalogueError(name, "", f"no valid TOML: {error}") from None
    except RecursionError:
        raise CatalogueError(name, "", "no valid TOML: nested too deeply") from None
    except OSError as error:
        raise CatalogueError(name, "", f"cannot be read: {error.strerror}") from None


def _lay(source: Source, name: str, data: Table) -> None:
    form = data.pop("format", None)
    demand(isinstance(form, str) and form in KINDS, name, "format", f"must be one of {', '.join(KINDS)}")
    demand(data.pop("version", None) == VERSION, name, "version", f"must be {VERSION}")
    kind = KINDS[form]
    for table in _tables(kind, name, data):
        key = table["id"]
        base = source.tables[kind].get(key, {}) if kind in MERGED else {}
        if base:
            source.changed.add((kind, key))
        source.tables[kind][key] = _laid_over(base, _keyed_versions(kind, name, table), name, key)
        source.files[kind, key] = name
    _lay_rest(source, kind, name, data)


def _lay_rest(source: Source, kind: str, name: str, data: Table) -> None:
    """What a file says beside its tables: the copies of a card in a box, and shapes of its own."""
    if kind == "card" and "copies" in data:
        source.copies, source.copies_file = data.pop("copies"), name
    if kind == "tile" and "footprints" in data:
        source.footprints, source.footprints_file = data.pop("footprints"), name
    if kind != "mission":
        demand(not data, name, ", ".join(data), "means nothing in this kind of file")


def _tables(kind: str, name: str, data: Table) -> list[Table]:
    tables = [data] if kind == "mission" else data.pop(kind, [])
    demand(isinstance(tables, list), name, kind, "must be written as an array of tables")
    for n, table in enumerate(tables):
        key = "id" if kind == "mission" else f"{kind}[{n}].id"
        demand(isinstance(table, dict), name, f"{kind}[{n}]", "must be a table")
        demand(isinstance(table.get("id"), str), name, key, "every table needs an id")
        twice = table["id"] in [other["id"] for other in tables[:n]]
        demand(not twice, name, key, f"{table['id']} stands there twice")
    return list(tables)


def _keyed_versions(kind: str, name: str, table: Table) -> Table:
    """Versions of a ship by their level, so that a pack may give one of them."""
    if kind != "ship" or "versions" not in table:
        return table
    versions = table["versions"]
    key = f"{table['id']}.versions"
    demand(isinstance(versions, list), name, key, "must be written as an array of tables")
    levels = [v.get("level") if isinstance(v, dict) else None for v in versions]
    demand(all(isinstance(x, str) for x in levels), name, key, "every version needs a level")
    demand(len(set(levels)) == len(levels), name, key, "one level stands there twice")
    return {**table, "versions": dict(zip(levels, versions, strict=True))}


def _laid_over(base: Table, over: Table, file: str, key: str) -> Table:
    try:
        return _over(base, over, file, key)
    except RecursionError:
        raise CatalogueError(file, key, "nested too deeply") from None


def _over(base: Table, over: Table, file: str, key: str) -> Table:
    """Tables merge key by key, everything else is replaced; `remove` first drops keys of the base."""
    dead = over.get("remove", [])
    demand(isinstance(dead, list), file, f"{key}.remove", "must be a list of keys")
    merged = {k: v for k, v in base.items() if k not in dead}
    for name, value in over.items():
        below = merged.get(name)
        if isinstance(value, dict) and isinstance(below, dict):
            merged[name] = _over(below, value, file, f"{key}.{name}")
        elif name != "remove":
            merged[name] = value
    return merged
