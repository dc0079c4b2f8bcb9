"""Reads the TOML files of a game's content and of packs, and merges them.

A game describes its files in a `PackFormat`. A `Source` contains everything that was read. Applying a pack to
a source returns another source. Tables of a merged kind are merged key by key, so a pack contains only the
changes. Other tables are replaced as a whole.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from engine.core.content.faults import (
    Notes,
    Place,
    ValidThings,
    check_section,
    make_each,
    unknown_name_message,
)

T = TypeVar("T")
Table = dict[str, Any]
Thing = tuple[str, str]
"""Kind and id."""

SUFFIX = ".toml"
#: Matches a line that occurs in pack files, whatever their names, but not in guides or code.
HEAD = re.compile(rb"^(\xef\xbb\xbf)?\s*format\s*=", re.MULTILINE)
NO_CONTENT = (".md", ".py", ".pyc")
SNIFFED = 4096


class FileForm(NamedTuple):
    """Describes the content of one file format.

    `lists` maps each array of tables to the kind of thing that it lists, and `values` names the single
    values. If `whole` names a kind, each file is one thing of that kind.

    >>> FileForm({"card": "card"}, values=["copies"]).lists, FileForm(whole="mission").whole
    ({'card': 'card'}, 'mission')
    """

    lists: Mapping[str, str] = {}
    values: Collection[str] = ()
    whole: str = ""


class PackFormat(NamedTuple):
    """The file formats of a game, by name.

    `merged` lists the kinds whose tables are merged. `keyed` maps lists of tables inside a thing to the field
    that identifies their entries, so a pack may change a single entry.

    >>> cards = PackFormat({"cards": FileForm({"cards": "card"}), "map": FileForm(whole="map")})
    >>> cards.kinds(), cards.has_own_file("card"), cards.has_own_file("map")
    (['card', 'map'], False, True)
    """

    files: Mapping[str, FileForm]
    merged: Collection[str] = ()
    keyed: Mapping[str, str] = {}
    version: int = 1

    def kinds(self) -> list[str]:
        """Return all kinds of things."""
        return [kind for form in self.files.values() for kind in (*form.lists.values(), form.whole) if kind]

    def has_own_file(self, kind: str) -> bool:
        """Return whether each thing of that kind has its own file."""
        return kind in {form.whole for form in self.files.values()}


@dataclass
class Source:
    """All tables by kind and id, each with the last file that changed it and that file's content.

    ``below`` is the source before the last pack was applied. ``duplicates`` contains the repeated definitions
    in that pack, which are faults.

    >>> from tempfile import TemporaryDirectory
    >>> form = PackFormat({"map": FileForm(whole="map")}, merged=["map"])
    >>> with TemporaryDirectory() as folder:
    ...     pack = Path(folder, "mine.toml")
    ...     _ = pack.write_text('format = "map"\\nversion = 1\\nid = "coast"\\nharbours = 2')
    ...     Source(form, {"map": {"coast": {"towns": 4}}}).with_pack(pack, Notes()).tables
    {'map': {'coast': {'towns': 4, 'id': 'coast', 'harbours': 2}}}
    """

    format: PackFormat
    tables: dict[str, dict[str, Table]] = field(default_factory=dict)
    values: dict[str, Any] = field(default_factory=dict)
    files: dict[Thing, str] = field(default_factory=dict)
    own: dict[Thing, Table] = field(default_factory=dict)
    changed: set[Thing] = field(default_factory=set)
    whole: bool = True
    below: Source | None = None
    duplicates: Source | None = None

    def with_pack(self, place: Traversable, notes: Notes, label: str = "") -> Source:
        """Return this source with a pack applied. `label` precedes the names of the pack's files in
        faults."""
        result = replace(
            self,
            tables={kind: dict(self.tables.get(kind, {})) for kind in self.format.kinds()},
            values=dict(self.values),
            files=dict(self.files),
            own={},
            changed=set(self.changed),
            below=self,
            duplicates=None,
        )
        _read_pack(result, place, notes, label)
        return result

    def duplicate_variants(self) -> Iterator[Source]:
        """Yield this source, then one variant for each repeated definition in the last pack. Each variant may
        have faults of its own.
        """
        yield self
        if self.duplicates is not None:
            yield from self.duplicates._overlay_on(self).duplicate_variants()

    def _overlay_on(self, first: Source) -> Source:
        return replace(
            first,
            tables={kind: table | self.tables.get(kind, {}) for kind, table in first.tables.items()},
            values=first.values | self.values,
            files=first.files | self.files,
            own=first.own | self.own,
            duplicates=self.duplicates,
        )

    def build_records(
        self, kind: str, notes: Notes, make: Callable[[str, Table, Place], T]
    ) -> ValidThings[T]:
        """Return a record for every valid table of a kind, in the order of their first definitions.

        `make` builds a record from the id, the table and the location of the table, and reports its faults.
        """
        tables = self.tables[kind]
        records = make_each(tables, lambda key, table: make(key, table, self.place(kind, key, notes)))
        return ValidThings(records, tables.keys() - records.keys(), self.whole)

    def place(self, kind: str, key: str, notes: Notes) -> Place:
        """Return the location of a thing."""
        file = Place(notes, self.files[kind, key])
        return file if self.format.has_own_file(kind) else file[key]

    def value(self, name: str, notes: Notes, default: Any = None) -> tuple[Any, Place]:
        """Return a single value and its location."""
        return self.values.get(name, default), Place(notes, self.files.get(("", name), ""), name)

    def missing_keys_message(self, kind: str, key: str) -> str:
        """Return the start of the message about missing keys, which explains why the thing must be complete.
        The result is "" if the thing only changes another one.
        """
        if kind not in self.format.merged:
            return f"a {kind} must be complete, even if it replaces another, and this one lacks"
        if (kind, key) in self.changed:
            return ""
        suggestion = unknown_name_message(key, self.tables[kind].keys() - {key}).partition("; ")[2]
        hint = f" ({suggestion})" if suggestion else ""
        return f"there is no {kind} {key} to change{hint}, and a new one needs"


def _read_pack(source: Source, place: Traversable, notes: Notes, label: str) -> None:
    name = f"{label}{place.name}"
    if not (place.is_file() or place.is_dir()):
        source.whole = False
        notes.add(name, "", "no such file or folder")
        return
    try:
        files = _list_files(place, label, label)
    except OSError as error:
        source.whole = False
        notes.add(name, "", f"cannot be read: {error.strerror}")
        return
    for name, file in files:
        if file.is_dir():
            notes.add(name, "", f"contains no {SUFFIX} file")
        else:
            source.whole &= _read_file(source, Place(notes, name), file)


def _list_files(place: Traversable, prefix: str, inner_prefix: str) -> list[tuple[str, Traversable]]:
    """Return the file, or all files of a folder and its subfolders, in a fixed order, each with its name.

    Only pack files and files that look like pack files are included. If a folder has none, the folder itself
    is returned. `prefix` is put before the name of the place, and `inner_prefix` before the names inside it.
    Links to folders are not followed, because they can form a cycle.
    """
    if not place.is_dir():
        return [(prefix + place.name, place)]
    files: list[tuple[str, Traversable]] = []
    for child in sorted(place.iterdir(), key=lambda c: c.name):
        if is_hidden(child) or (isinstance(child, Path) and child.is_symlink() and child.is_dir()):
            continue
        if child.is_dir() or looks_like_pack_file(child):
            files += _list_files(child, inner_prefix, f"{inner_prefix}{child.name}/")
    return files or [(prefix + place.name, place)]


def is_hidden(entry: Traversable) -> bool:
    """Return whether the path is hidden or generated by Python, and therefore cannot be a pack.

    >>> [is_hidden(Path(name)) for name in (".git", "__pycache__", "mine")]
    [True, True, False]
    """
    return entry.name.startswith(".") or entry.name == "__pycache__"


def looks_like_pack_file(file: Traversable) -> bool:
    """Return whether a file is a pack file, or looks like one by its name or its first bytes.

    >>> [looks_like_pack_file(Path(name)) for name in ("cards.toml", "cards.toml.bak", "README.md")]
    [True, True, False]
    """
    name = file.name.lower()
    if SUFFIX in name or not file.is_file() or name.endswith(NO_CONTENT):
        return SUFFIX in name
    try:
        with file.open("rb") as stream:
            return HEAD.search(stream.read(SNIFFED)) is not None
    except OSError:
        return False


def _read_file(source: Source, place: Place, file: Traversable) -> bool:
    """Add a file to the source. Return True if it has no faults."""
    faults = len(place.notes.faults)
    with check_section():
        place.require(file.name.endswith(SUFFIX), f"is not read: the name of a file must end with {SUFFIX}")
        place.require(file.is_file(), "no such file")
        _add_file(source, place, _parse(place, file))
    return len(place.notes.faults) == faults


def _parse(place: Place, file: Traversable) -> Table:
    try:
        return tomllib.loads(file.read_bytes().decode("utf-8-sig"))  # editors may put a byte order mark first
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        place.refuse(f"no valid TOML: line {line} is not UTF-8; save the file in this encoding")
    except ValueError as error:  # not TOML, or a number with thousands of digits
        place.refuse(f"no valid TOML: {error}")
    except RecursionError:
        place.refuse("no valid TOML: nested too deeply")
    except OSError as error:
        place.refuse(f"cannot be read: {error.strerror}")


def _add_file(source: Source, place: Place, data: Table) -> None:
    form_name, version = data.pop("format", ""), data.pop("version", None)
    form = place["format"].look_up(source.format.files, form_name)
    is_current = version == source.format.version and version is not True
    _ = place["version"].demand(is_current, f"must be the number {source.format.version}")
    if form.whole:
        _add_table(source, form.whole, place, data, place["id"])
        return
    for name, kind in form.lists.items():
        _add_list(source, kind, place, data.pop(name, []), name)
    for name in form.values:
        if name in data:
            _add_value(source, place, name, data.pop(name))
    for name in data:
        _ = place[name].demand(False, f"is not known in this kind of file: {_allowed_keys(form_name, form)}")


def _allowed_keys(form_name: str, form: FileForm) -> str:
    lists = [f"[[{name}]]" for name in form.lists]
    return f"{form_name} has {', '.join([*lists, *form.values])}"


def _add_value(source: Source, place: Place, name: str, value: Any) -> None:
    with check_section():
        source = _source_for(source, ("", name), place[name])
        source.own["", name], source.files["", name] = {name: value}, place.file
        source.values[name] = _merge_or_report(
            {name: _source_below(source).values.get(name)}, {name: value}, place
        )[name]


def _add_list(source: Source, kind: str, place: Place, tables: Any, name: str) -> None:
    if not isinstance(tables, list):
        _ = place[name].demand(False, f"must be written as an array of tables, [[{name}]]")
        return
    for n, table in enumerate(tables):
        here = place[name][n]
        if here.demand(isinstance(table, dict), f"must be a table, written under [[{name}]]"):
            _add_table(source, kind, place, table, here["id"])


def _add_table(source: Source, kind: str, place: Place, table: Table, id_at: Place) -> None:
    """Add a thing. If its kind is merged, merge it with any existing thing of the same id. An id may occur
    only once in a pack."""
    with check_section():
        key = table.get("id")
        if not isinstance(key, str):
            id_at.refuse("every table needs an id" if key is None else "must be text")
        source = _source_for(source, (kind, key), id_at)
        table = _key_lists(source.format.keyed, table, place[key])
        source.own[kind, key], source.files[kind, key] = table, place.file
        if kind in source.format.merged:
            base = _source_below(source).tables.get(kind, {}).get(key, {})
            source.changed |= {(kind, key)} if base else set()
            table = _merge_or_report(base, table, place[key])
        source.tables[kind][key] = table


def _source_for(source: Source, thing: Thing, place: Place) -> Source:
    """Return the source that a definition belongs to. If the pack has already defined the thing, report a
    fault and return the source of duplicates.
    """
    if thing not in source.own:
        return source
    earlier_file = source.files[thing]
    where = "twice" if earlier_file == place.file else f"in {earlier_file} too"
    _ = place.demand(False, f"{thing[1]} is listed {where}")
    source.duplicates = source.duplicates or Source(
        source.format, {kind: {} for kind in source.tables}, below=source.below
    )
    return _source_for(source.duplicates, thing, place)


def _source_below(source: Source) -> Source:
    return source.below or Source(source.format)


def _key_lists(fields: Mapping[str, str], table: Table, place: Place) -> Table:
    """Return a table with its keyed lists converted to tables."""
    return {
        name: _key_by_field(fields[name], value, place[name]) if name in fields else value
        for name, value in table.items()
    }


def _key_by_field(field_name: str, entries: Any, place: Place) -> Table:
    is_valid = isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)
    place.require(is_valid, "must be written as an array of tables")
    names = [entry.get(field_name) for entry in entries]
    place.require(all(isinstance(name, str) for name in names), f"every entry needs a {field_name}")
    repeated = [name for n, name in enumerate(names) if name in names[:n]]
    _ = place.demand(not repeated, f"{', '.join(repeated)} is listed twice")
    return dict(zip(names, entries, strict=True))


def _merge_or_report(base: Table, changes: Table, place: Place) -> Table:
    try:
        return _merge_tables(base, changes, place)
    except RecursionError:
        place.refuse("nested too deeply")


def _merge_tables(base: Table, changes: Table, place: Place) -> Table:
    """Return ``base`` with ``changes`` applied. Tables are merged key by key; other values are replaced.
    The keys listed under `remove` are first dropped from the base.
    """
    removed = changes.get("remove", [])
    if place["remove"].demand(isinstance(removed, list), "must be a list of keys"):
        for name in removed:
            _ = place["remove"].demand(name in list(base), f"there is no {name!r} to remove")
    merged = {k: v for k, v in base.items() if not isinstance(removed, list) or k not in removed}
    for name, value in changes.items():
        old_value = merged.get(name)
        if isinstance(value, dict) and (isinstance(old_value, dict) or "remove" in value):
            merged[name] = _merge_tables(old_value if isinstance(old_value, dict) else {}, value, place[name])
        elif name != "remove":
            merged[name] = value
    return merged
