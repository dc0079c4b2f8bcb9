"""JSON encoding."""

from __future__ import annotations

from typing import Any

import orjson


def dumps(value: Any) -> str:
    """Return the value as JSON text without spaces. Raises TypeError for a value that is no JSON, or text
    that is no UTF-8.

    >>> dumps({"label": "Łódź", "pick": ("stay",)})
    '{"label":"Łódź","pick":["stay"]}'
    >>> dumps({"body": b"bytes"})
    Traceback (most recent call last):
    TypeError: Type is not JSON serializable: bytes
    """
    return orjson.dumps(value).decode()
