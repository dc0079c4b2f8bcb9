"""RFC 6902 patches between two views: only `add`, `remove` and `replace`.

Views are dicts keyed by id, and lists that grow at the end or lose their oldest lines, so no general list
diff is needed. What has another `id` than before is another thing: a new decision is sent whole, which is
shorter than what it has not in common with the last one. A value is assumed to keep its JSON type: Python
calls `1` and `True` equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Operation = dict[str, Any]

NOTHING = object()


def diff(old: Any, new: Any) -> list[Operation]:
    """Return the operations that make ``new``, a JSON value, out of ``old``; neither is changed.

    >>> diff({"hand": ["a"], "turn": "red"}, {"hand": ["a", "b"], "turn": "blue"})
    [{'op': 'add', 'path': '/hand/1', 'value': 'b'}, {'op': 'replace', 'path': '/turn', 'value': 'blue'}]
    """
    return [] if old == new else list(_changes("", old, new))


def _changes(path: str, old: Any, new: Any) -> Iterator[Operation]:
    """The operations for two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict) and old.get("id") == new.get("id"):
        yield from _dict_changes(path, old, new)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _list_changes(path, old, new)
    else:
        yield {"op": "replace", "path": path, "value": new}


def _dict_changes(path: str, old: dict[str, Any], new: dict[str, Any]) -> Iterator[Operation]:
    for key in old:
        if key not in new:
            yield {"op": "remove", "path": f"{path}/{_escaped(key)}"}
    for key, value in new.items():
        before = old.get(key, NOTHING)
        if before is NOTHING:
            yield {"op": "add", "path": f"{path}/{_escaped(key)}", "value": value}
        elif before is not value and before != value:
            yield from _changes(f"{path}/{_escaped(key)}", before, value)


def _list_changes(path: str, old: list[Any], new: list[Any]) -> Iterator[Operation]:
    """A slid window loses its first lines; what is left differs in one stretch between equal ends."""
    lost = _slid(old, new)
    yield from ({"op": "remove", "path": f"{path}/0"} for _ in range(lost))
    old = old[lost:]
    shorter = min(len(old), len(new))
    head = next((i for i in range(shorter) if old[i] != new[i]), shorter)
    room = shorter - head
    tail = next((i for i in range(room) if old[-1 - i] != new[-1 - i]), room)
    both = shorter - head - tail
    for i in range(head, head + both):
        if old[i] != new[i]:
            yield from _changes(f"{path}/{i}", old[i], new[i])
    yield from (
        {"op": "remove", "path": f"{path}/{i}"} for i in range(len(old) - tail - 1, head + both - 1, -1)
    )
    for i in range(head + both, len(new) - tail):
        yield {"op": "add", "path": f"{path}/{i}", "value": new[i]}


def _slid(old: list[Any], new: list[Any]) -> int:
    """How many of the oldest lines are gone, if all that was kept stands first in `new`; else 0."""
    if not old or not new:
        return 0
    starts = (k for k in range(1, len(old)) if old[k] == new[0])
    return next((k for k in starts if old[k:] == new[: len(old) - k]), 0) if old[0] != new[0] else 0


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
