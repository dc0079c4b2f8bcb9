"""Writes `web/src/games/<game>/edition.json`, which contains the catalogue as the server sends it.

These files are used by the client's tests, and by the rules book if no server is running.

`python -m tools.fixture_catalogue --write` writes them. Without `--write`, it fails if one is out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.galaxies import GAME
from engine.pulp import GAME as PULP
from tools.generated import write_or_check

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"


def file_text(catalogue: dict[str, Any]) -> str:
    """Return the content of a file. Each entry has its own line, so that diffs are short."""
    return "{\n" + ",\n".join(_entries(catalogue)) + "\n}\n"


def _entries(catalogue: dict[str, Any]) -> Iterator[str]:
    for key, value in catalogue.items():
        if isinstance(value, dict):
            entries = ",\n".join(f"{_json(name)}: {_json(entry)}" for name, entry in value.items())
            yield f"{_json(key)}: {{\n{entries}\n}}"
        else:
            yield f"{_json(key)}: {_json(value)}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Write or check the file of each game that has one."""
    catalogues = {"galaxies": GAME.edition().public(), "pulp": PULP.edition().public()}
    return max(
        write_or_check(FOLDER / game / "edition.json", file_text(catalogue), "tools.fixture_catalogue")
        for game, catalogue in catalogues.items()
    )


if __name__ == "__main__":
    sys.exit(main())
