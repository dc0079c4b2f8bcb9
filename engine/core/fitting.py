"""Plain data turned into typed records, and where it does not fit, said by its whole key."""

import re
from typing import Any, TypeVar

import msgspec

from engine.core.faults import CatalogueError

T = TypeVar("T")
Steps = list[str | int]

MISSING = re.compile(r"^Object missing required field `(.*)`$")
UNKNOWN = re.compile(r"^Object contains unknown field `(.*)`$")
#: Where a fault lies: at a value, or at a key of the table there.
PLACE = re.compile(r"^(.*) - at `(?:key` in `)?\$(.*)`$", re.DOTALL)
STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
#: What stands for the key of a table whose keys are free.
SOME_KEY = "[...]"


def build(kind: type[T], raw: object, file: str, key: str, needs: str = "") -> T:
    """Turn plain data into a typed record, or say where it does not fit.

    `needs` says why the record itself may lack nothing, where that is not plain.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, where = _parted(error)
        place = (key + _named(kind, raw, where)).lstrip(".")
        raise _misfit(reason, place, file, "" if where else _lacks(kind, raw, needs)) from None


def _parted(error: msgspec.ValidationError) -> tuple[str, str]:
    """What is wrong, and where from the record on."""
    found = PLACE.match(str(error))
    return (found[1], found[2]) if found else (str(error), "")


def _misfit(reason: str, key: str, file: str, lacks: str) -> CatalogueError:
    """The fault with its whole key: also a field that is missing, or means nothing, stands in it."""
    for pattern, plain in ((MISSING, lacks or "is missing"), (UNKNOWN, "means nothing here")):
        if found := pattern.match(reason):
            return CatalogueError(file, f"{key}.{found[1]}".lstrip("."), plain)
    return CatalogueError(file, key, reason)


def _lacks(kind: type[object], raw: object, needs: str) -> str:
    """All that a record lacks, after the words why it needs that."""
    if not (needs and isinstance(raw, dict) and issubclass(kind, msgspec.Struct)):
        return ""
    fields = msgspec.structs.fields(kind)
    return f"{needs} {', '.join(f.encode_name for f in fields if f.required and f.encode_name not in raw)}"


def _named(kind: type[object], raw: Any, where: str) -> str:
    """A place with the key that it leaves open: the first that is at fault there without the others."""
    before, gap, after = where.partition(SOME_KEY)
    steps: Steps = [name or int(index) for name, index in STEP.findall(before)]
    for key in _at(raw, steps) if gap else ():
        try:
            _ = msgspec.convert(_only(raw, steps, key), kind)
        except msgspec.ValidationError as error:
            if _parted(error)[1] == where:
                return f"{before}.{key}{after}"
    return where


def _at(raw: Any, steps: Steps) -> Any:
    for step in steps:
        raw = raw[step]
    return raw


def _only(raw: Any, steps: Steps, key: str) -> Any:
    """The data with one key alone in the table at the end of the steps."""
    if not steps:
        return {key: raw[key]}
    inner = _only(raw[steps[0]], steps[1:], key)
    if isinstance(raw, dict):
        return {**raw, steps[0]: inner}
    return [inner if n == steps[0] else value for n, value in enumerate(raw)]
