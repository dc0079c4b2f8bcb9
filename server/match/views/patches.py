"""Applies the patches of views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from server.match.views.views import View


def apply_patch(view: View, patch: Sequence[Mapping[str, Any]]) -> View:
    """Apply a patch to a view in place, and return it. Raises LookupError if the patch does not fit.

    >>> apply_patch({"a": {"b/c": [1, 2]}}, [{"op": "remove", "path": "/a/b~1c/0"}])
    {'a': {'b/c': [2]}}
    """
    for operation in patch:
        *parents, last = [
            step.replace("~1", "/").replace("~0", "~") for step in operation["path"].split("/")[1:]
        ]
        target: Any = view
        for step in parents:
            target = target[int(step)] if isinstance(target, list) else target[step]
        key: Any = int(last) if isinstance(target, list) else last
        if operation["op"] == "remove":
            del target[key]
        elif operation["op"] == "add" and isinstance(target, list):
            target.insert(key, operation["value"])
        else:
            target[key] = operation["value"]
    return view
