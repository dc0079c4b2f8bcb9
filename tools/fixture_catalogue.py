"""Write `web/src/games/<game>/edition.json`, the catalogue as it is served.

The client's tests need it, and so does whoever reads the rules book without a server.

`python -m tools.fixture_catalogue --write` renews them; without that it fails if one is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.galaxies import GAME
from engine.pulp import GAME as PULP
from tools.generated import keep

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"


def text(catalogue: dict[str, Any]) -> str:
    """A whole file: a line for each thing, so that a change is seen where it is."""
    return "{\n" + ",\n".join(_entries(catalogue)) + "\n}\n"


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
    """Keep the file of each game that has one."""
    catalogues = {"galaxies": GAME.edition().public(), "pulp": PULP.edition().public()}
    return max(
        keep(FOLDER / game / "edition.json", text(catalogue), "tools.fixture_catalogue")
        for game, catalogue in catalogues.items()
    )


if __name__ == "__main__":
    sys.exit(main())
