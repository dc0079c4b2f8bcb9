"""Writes `web/src/fixtures/catalogue.json`: the catalogue as it is served, for the client's tests.

`python -m tests.fixture_catalogue --write` renews it; without that it fails if it is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.galaxies import GAME

TARGET = Path(__file__).parent.parent / "web" / "src" / "fixtures" / "catalogue.json"


def text() -> str:
    """The whole file: a line for each thing, so that a change is seen where it is."""
    return "{\n" + ",\n".join(_entries(GAME.edition().public())) + "\n}\n"


def _entries(catalogue: dict[str, Any]) -> Iterator[str]:
    for key, value in catalogue.items():
        if isinstance(value, dict):
            things = ",\n".join(f"{_json(name)}: {_json(thing)}" for name, thing in value.items())
            yield f"{_json(key)}: {{\n{things}\n}}"
        else:
            yield f"{_json(key)}: {_json(value)}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Write the file, or say whether it is fresh."""
    fresh = text()
    if "--write" in sys.argv:
        _ = TARGET.write_text(fresh, "utf-8")
        return 0
    if TARGET.read_text("utf-8") == fresh:
        return 0
    _ = sys.stderr.write(f"{TARGET.name} is out of date: run `python -m tests.fixture_catalogue --write`\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
