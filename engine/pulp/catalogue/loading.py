"""Loads and validates components from data files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict, fields

from engine.core.content.faults import Notes, PackError, Place, ValidThings, check_section
from engine.core.content.sources import FileForm, PackFormat, Source, Table
from engine.core.content.validation import build
from engine.pulp.catalogue.model import (
    Alien,
    Alignment,
    Captain,
    Components,
    CrewCard,
    Die,
    EncounterCard,
    Exploration,
    Influence,
    Numbers,
    Planet,
    ShipCard,
    SuperWeapon,
)

R = TypeVar("R", bound=msgspec.Struct)

#: The field in :class:`Components` and the type of each kind of card.
KINDS: dict[str, tuple[str, type[Any]]] = {
    "alien": ("aliens", Alien),
    "captain": ("captains", Captain),
    "planet": ("planets", Planet),
    "super weapon": ("weapons", SuperWeapon),
    "encounter card": ("encounters", EncounterCard),
    "die": ("dice", Die),
    "alignment": ("alignments", Alignment),
    "influence card": ("influence", Influence),
    "exploration card": ("exploration", Exploration),
    "crew card": ("crew", CrewCard),
    "ship card": ("ships", ShipCard),
}
FORMAT = PackFormat(
    files={
        "pulp/cards": FileForm(
            {
                "alien": "alien",
                "vassal": "alien",
                "captain": "captain",
                "planet": "planet",
                "super_weapon": "super weapon",
                "card": "encounter card",
                "die": "die",
                "alignment": "alignment",
                "influence": "influence card",
                "exploration": "exploration card",
                "crew": "crew card",
                "ship": "ship card",
            }
        ),
        "pulp/numbers": FileForm(values=tuple(field.name for field in fields(Numbers))),
    },
    merged=tuple(KINDS),
)


@cache
def components() -> Components:
    """Return the components of the package. They are read only once. Raises PackError if something is
    invalid."""
    notes = Notes()
    edition = assemble(own_source(), notes)
    if notes.faults:
        raise PackError(notes.faults)
    return edition


@cache
def own_source() -> Source:
    """Return the source of the package's own components. Reading it takes 17 ms."""
    notes = Notes()
    source = Source(FORMAT).with_pack(files("engine.pulp.catalogue"), notes, "the game's ")
    if notes.faults:
        raise PackError(notes.faults)
    return source


def assemble(source: Source, notes: Notes) -> Components:
    """Return the components of a source. Invalid components are reported and omitted."""
    records = {field: _read_records(source, kind, record, notes) for kind, (field, record) in KINDS.items()}
    return Components(numbers=_read_numbers(source, notes), **records)


def _read_records(source: Source, kind: str, record: type[R], notes: Notes) -> ValidThings[R]:
    def build_record(key: str, table: Table, place: Place) -> R:
        return build(record, table, place, lambda: source.missing_keys_message(kind, key))

    return source.build_records(kind, notes, build_record)


def _read_numbers(source: Source, notes: Notes) -> Numbers:
    """Return the numbers. Invalid numbers are replaced by the game's own."""
    numbers: dict[str, Any] = {}
    for field in fields(Numbers):
        value, place = source.value(field.name, notes)
        with check_section():
            numbers[field.name] = build(field.type, value, place)
    if len(numbers) < len(fields(Numbers)):
        numbers = {**asdict(components().numbers), **numbers}
    return Numbers(**numbers)
