"""Generates JSON Schema (draft 2020-12) for wire data from its Python types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any, TypeAlias, get_type_hints

import msgspec
from msgspec import inspect

from engine.core.present.field_docs import field_docs

Schema: TypeAlias = dict[str, Any]
Record: TypeAlias = inspect.StructType | inspect.TypedDictType
REF = "#/$defs/"


def schema_definitions(types: Iterable[Any]) -> dict[str, Schema]:
    """Return the schemas of TypedDicts and structs, and of all types in them, by the names of the types.

    They describe data as it is sent, with all declared fields of a struct and no others, unless it omits
    defaults. The docstrings of types and the comments of fields become descriptions. Raises ValueError if two
    different types have the same name.

    >>> class Pegs(msgspec.Struct):
    ...     points: int = 0
    >>> schema_definitions([Pegs])["Pegs"]["required"]
    ['points']
    """
    requested = list(types)
    records: dict[str, Record] = {}
    for record in _find_records(inspect.multi_type_info(requested)):
        if records.setdefault(record.cls.__name__, record) is not record:
            raise ValueError(f"two wire types are called {record.cls.__name__}")
    _, schemas = msgspec.json.schema_components(requested, ref_template=REF + "{name}")
    return {
        name: schema | _record_schema(records[name], schema) if name in records else schema
        for name, schema in schemas.items()
    }


def schema_reference(name: str) -> Schema:
    """Return a schema that refers to the definition with that name.

    >>> schema_reference("View")
    {'$ref': '#/$defs/View'}
    """
    return {"$ref": REF + name}


def strip_examples(docstring: str) -> str:
    """Return a docstring without the examples at its end, which are for readers of the source.

    >>> strip_examples("Takes a stone.\\n\\n>>> Take(1)")
    'Takes a stone.'
    """
    return cleandoc(docstring).partition(">>> ")[0].rstrip()


def _record_schema(record: Record, schema: Schema) -> Schema:
    """Return the properties of a record's schema in order, the names of the required properties, and the
    description."""
    all_required = isinstance(record, inspect.StructType) and not record.cls.__struct_config__.omit_defaults
    names = {field.encode_name: all_required or field.required for field in record.fields}
    if isinstance(record, inspect.TypedDictType):
        names = {name: names[name] for name in get_type_hints(record.cls)}
    docs = {name: {"description": text} for name, text in field_docs(record.cls).items()}
    properties = {name: _without_default(schema["properties"][name]) | docs.get(name, {}) for name in names}
    fields = {
        "properties": properties,
        "required": [name for name, is_required in names.items() if is_required],
    }
    description = strip_examples(record.cls.__doc__ or "").replace("``", "`")
    return {**fields, "additionalProperties": False, "description": description}


def _without_default(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key != "default"}


def _find_records(types: Iterable[Any]) -> Iterator[Record]:
    """Yield the structs and TypedDicts in the descriptions of types, without duplicates."""
    visited: set[Any] = set()
    remaining = list(types)
    while remaining:
        node = remaining.pop()
        if isinstance(node, (inspect.StructType, inspect.TypedDictType)):
            if node.cls in visited:
                continue
            visited.add(node.cls)
            yield node
        if isinstance(node, (inspect.Type, inspect.Field)):
            remaining += [getattr(node, name) for name in node.__struct_fields__]
        elif isinstance(node, tuple):
            remaining += node
