"""Reads the documentation of fields from the source code: ``#:`` comments next to or above a field."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import lru_cache
from types import ModuleType
from typing import Any

MARK = "#: "


def field_docs(record: type[Any]) -> dict[str, str]:
    """Return the documentation of each field of a type, including its bases, by the name of the field.

    The result is empty for a type without source code, unless it is composed of other types (``__parts__``).

    >>> from engine.core.present.views import TextView
    >>> field_docs(TextView)["key"]
    'The id of the sentence.'
    """
    module = sys.modules[record.__module__]
    lines, classes = _parse_module(module)
    node = classes.get(record.__qualname__)
    docs: dict[str, str] = {}
    for part in vars(record).get("__parts__", ()):
        docs |= field_docs(part)
    if node is None:
        return docs
    for base in node.bases:  # a TypedDict does not record its bases
        base_type = vars(module).get(base.id) if isinstance(base, ast.Name) else None
        if isinstance(base_type, type):
            docs |= field_docs(base_type)
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            docs[field.target.id] = _field_comment(field, lines) or docs.get(field.target.id, "")
    return {name: text for name, text in docs.items() if text}


def _field_comment(field: ast.AnnAssign, lines: list[str]) -> str:
    """Return the comment above a field, followed by the comment on the same line."""
    _, _, same_line = lines[(field.end_lineno or field.lineno) - 1].partition(MARK)
    above = field.lineno - 1
    while lines[above - 1].lstrip().startswith(MARK):
        above -= 1
    text = [line.partition(MARK)[2] for line in lines[above : field.lineno - 1]]
    return " ".join([*text, same_line]).strip().replace("``", "`")


# cached, because it is called for each class of a module, and parsing a module takes 1.5 ms
@lru_cache
def _parse_module(module: ModuleType) -> tuple[list[str], dict[str, ast.ClassDef]]:
    """Return the lines of a module and its classes by name, or nothing if its source is not available."""
    try:
        source = inspect.getsource(module)
    except OSError:
        return [], {}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return source.splitlines(), {node.name: node for node in classes}
