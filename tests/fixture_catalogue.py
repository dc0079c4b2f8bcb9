"""Writes `web/src/games/galaxies/edition.json`: the catalogue as it is served, for who reads the rules book
without a server, and for the client's tests.

`python -m tests.fixture_catalogue --write` renews it; without that it fails if it is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.galaxies import GAME
from tests.generated import keep

TARGET = Path(__file__).parent.parent / "web" / "src" / "games" / "galaxies" / "edition.json"


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


if __name__ == "__main__":
    sys.exit(keep(TARGET, text(), "tests.fixture_catalogue"))
