"""What the source says of the fields of a type: comments with ``#:`` beside a field, or above it."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import lru_cache
from types import ModuleType
from typing import Any

MARK = "#: "


def told_of_fields(record: type[Any]) -> dict[str, str]:
    """Return what is said of each field of a type, by the name of the field; of those of its bases too.

    A type that stands in no source says nothing, unless it was made of others (``__parts__``).

    >>> from engine.core.views import TextView
    >>> told_of_fields(TextView)["key"]
    'Which sentence it is.'
    """
    module = sys.modules[record.__module__]
    lines, classes = _source(module)
    node = classes.get(record.__qualname__)
    told: dict[str, str] = {}
    for part in vars(record).get("__parts__", ()):
        told |= told_of_fields(part)
    if node is None:
        return told
    for base in node.bases:  # a TypedDict forgets its own
        known = vars(module).get(base.id) if isinstance(base, ast.Name) else None
        if isinstance(known, type):
            told |= told_of_fields(known)
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            told[field.target.id] = _said(field, lines) or told.get(field.target.id, "")
    return {name: said for name, said in told.items() if said}


def _said(field: ast.AnnAssign, lines: list[str]) -> str:
    """What stands beside a field, or in the lines above it."""
    _, _, beside = lines[(field.end_lineno or field.lineno) - 1].partition(MARK)
    above = field.lineno - 1
    while lines[above - 1].lstrip().startswith(MARK):
        above -= 1
    said = [line.partition(MARK)[2] for line in lines[above : field.lineno - 1]]
    return " ".join([*said, beside]).strip().replace("``", "`")


@lru_cache  # each class of a module asks for it, and to parse one takes 1.5 ms
def _source(module: ModuleType) -> tuple[list[str], dict[str, ast.ClassDef]]:
    """The lines of a module, and its classes by their names; nothing if its source is not there."""
    try:
        source = inspect.getsource(module)
    except OSError:
        return [], {}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return source.splitlines(), {node.name: node for node in classes}
