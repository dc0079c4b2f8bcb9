"""RFC 6902 patches between two views, which use only `add`, `remove` and `replace`.

Views consist of dicts keyed by id, and lists that grow at the end or lose their oldest lines. No general list
diff is therefore needed. A dict whose `id` has changed is replaced as a whole, because a new decision is
shorter than its difference from the old one. A short list of strings is replaced as a whole if more than one
string changes. Values of different JSON types are never equal, although Python treats `1` and `True` as
equal.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Operation: TypeAlias = dict[str, Any]
#: Patches of parts of views, by key and the ids of both objects.
PatchCache: TypeAlias = dict[tuple[str, int, int], list[Operation]]

MISSING = object()
#: A list with at most this many strings is shorter than one operation, because its strings are ids.
SHORT_LIST = 3


def diff(old: Any, new: Any, cache: PatchCache | None = None) -> list[Operation]:
    """Return the operations that turn the JSON value ``old`` into ``new``. Neither is changed.

    Viewers share the parts that they all see. ``cache`` caches the patches of shared parts within one update.
    Operations must not be changed.

    >>> diff({"hand": ["a"], "turn": "red"}, {"hand": ["a", "b"], "turn": "blue"})
    [{'op': 'add', 'path': '/hand/1', 'value': 'b'}, {'op': 'replace', 'path': '/turn', 'value': 'blue'}]
    """
    patch = list[Operation]()
    if not (isinstance(old, dict) and isinstance(new, dict)) or old.get("id") != new.get("id"):
        _compare(patch, "", old, new)
        return patch
    cache = {} if cache is None else cache
    if old.keys() != new.keys():
        patch += [_remove_operation(f"/{_escape_key(key)}") for key in old if key not in new]
    get = old.get
    for key, value in new.items():
        before = get(key, MISSING)
        if before is value:
            continue
        cache_key = (key, id(before), id(value))
        if cache_key not in cache:
            part = cache[cache_key] = []
            _compare(part, f"/{_escape_key(key)}", before, value)
        patch += cache[cache_key]
    return patch


def _compare(patch: list[Operation], path: str, old: Any, new: Any) -> None:
    """Add the operations that lead to the new value, if it differs."""
    if old is MISSING:
        patch.append({"op": "add", "path": path, "value": new})
    elif old is new or old == new:
        return
    elif isinstance(old, dict) and isinstance(new, dict) and old.get("id") == new.get("id"):
        _compare_dicts(patch, path, old, new)
    elif isinstance(old, list) and isinstance(new, list):
        steps = _list_operations(path, old, new)
        replace_whole = (
            len(steps) > 1 and len(new) <= SHORT_LIST * len(steps) and all(isinstance(n, str) for n in new)
        )
        patch += [{"op": "replace", "path": path, "value": new}] if replace_whole else steps
    else:
        patch.append({"op": "replace", "path": path, "value": new})


def _compare_dicts(patch: list[Operation], path: str, old: dict[str, Any], new: dict[str, Any]) -> None:
    if old.keys() != new.keys():
        patch += [_remove_operation(f"{path}/{_escape_key(key)}") for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is not value:
            _compare(patch, f"{path}/{_escape_key(key)}", before, value)


def _list_operations(path: str, old: list[Any], new: list[Any]) -> list[Operation]:
    """Return operations that remove the oldest lines, then replace the section that differs."""
    removed = _count_removed_lines(old, new)
    patch = [_remove_operation(f"{path}/0")] * removed
    old = old[removed:]
    if old == new[: len(old)]:  # usually lines are only appended
        patch += [{"op": "add", "path": f"{path}/{i}", "value": new[i]} for i in range(len(old), len(new))]
        return patch
    head = _equal_prefix(old, new)
    tail = _equal_prefix(old[: head - 1 if head else None : -1], new[: head - 1 if head else None : -1])
    middle_end = min(len(old), len(new)) - tail
    for i in range(head, middle_end):
        _compare(patch, f"{path}/{i}", old[i], new[i])
    patch += [_remove_operation(f"{path}/{i}") for i in range(len(old) - tail - 1, middle_end - 1, -1)]
    patch += [
        {"op": "add", "path": f"{path}/{i}", "value": new[i]} for i in range(middle_end, len(new) - tail)
    ]
    return patch


def _equal_prefix(old: list[Any], new: list[Any]) -> int:
    """Return the number of equal items at the beginning of both lists."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(i for i in range(shorter) if old[i] != new[i])


def _count_removed_lines(old: list[Any], new: list[Any]) -> int:
    """Return the number of oldest lines to remove so that `new` begins with the rest, or 0."""
    if not old or not new or old[0] == new[0]:
        return 0
    starts = (k for k in range(1, len(old)) if old[k] == new[0])
    return next((k for k in starts if old[k:] == new[: len(old) - k]), 0)


def _remove_operation(path: str) -> Operation:
    return {"op": "remove", "path": path}


def _escape_key(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
