"""Every number of a component that a pack may set is read by its game, not only by the code that loads it.

The parameters of tiles and of missions' special rules, which rules read by name, have their own test:
`tests/galaxies/test_numbers.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

import msgspec.inspect as shape
import pytest
from msgspec import Struct

from engine.galaxies.catalogue import missionmodel
from engine.galaxies.catalogue import model as galaxies
from engine.pulp.catalogue import model as pulp

ENGINE = Path(__file__).parents[1] / "engine"
GAMES = [
    pytest.param("galaxies", (galaxies, missionmodel), id="galaxies"),
    pytest.param("pulp", (pulp,), id="pulp"),
]
#: Numbers that are only shown. The rules use other fields instead.
ONLY_SHOWN = {"EncounterCard.number", "Layout.boards", "Placed.direction"}


def record_types(module: ModuleType) -> Iterator[type[Struct]]:
    """Yield the record types that a module defines."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
            yield value


def has_number(kind: shape.Type) -> bool:
    """Return whether a field contains whole numbers, directly or in its elements."""
    if isinstance(kind, shape.UnionType):
        return any(has_number(part) for part in kind.types)
    if isinstance(kind, shape.Metadata):
        return has_number(kind.type)
    if isinstance(kind, shape.DictType):
        return has_number(kind.value_type)
    if isinstance(kind, shape.TupleType):
        return any(has_number(part) for part in kind.item_types)
    if isinstance(kind, shape.VarTupleType | shape.ListType):
        return has_number(kind.item_type)
    return isinstance(kind, shape.IntType)


def number_fields(modules: Iterable[ModuleType]) -> dict[str, str]:
    """Return the number fields of all records. The keys are `Record.field`."""
    infos = shape.multi_type_info([info for module in modules for info in record_types(module)])
    return {
        f"{info.cls.__name__}.{field.name}": field.name
        for info in infos
        if isinstance(info, shape.StructType)
        for field in info.fields
        if has_number(field.type)
    }


def attributes_read_by(game: str) -> set[str]:
    """Return the attributes that a game reads outside the code that loads its components."""
    files = [path for path in (ENGINE / game).rglob("*.py") if "catalogue" not in path.parts]
    nodes = (node for path in files for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)}


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_every_number_of_a_component_is_read(game: str, modules: tuple[ModuleType, ...]) -> None:
    read = attributes_read_by(game)
    settable = number_fields(modules)
    assert len(settable) > 10
    assert {number for number, name in settable.items() if name not in read} <= ONLY_SHOWN
