"""JSON encoding."""

from __future__ import annotations

from typing import Any

import orjson


def dumps(value: Any) -> str:
    """Return the value as compact JSON text. Raises TypeError for a value that JSON cannot represent, and for
    text that is not valid UTF-8.

    >>> dumps({"label": "Łódź", "pick": ("stay",)})
    '{"label":"Łódź","pick":["stay"]}'
    >>> dumps({"body": b"bytes"})
    Traceback (most recent call last):
    TypeError: Type is not JSON serializable: bytes
    """
    return orjson.dumps(value).decode()
