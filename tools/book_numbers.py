"""Writes `web/src/games/galaxies/book/numbers.json`: the numbers that the rules book quotes from the rules.

`python -m tools.book_numbers --write` writes the file. Without `--write`, the command fails if it is out of
date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from engine.galaxies.catalogue.model import DIE
from engine.galaxies.queries import HAND_LIMIT, MAX_ENERGY
from engine.galaxies.rules.ecm import ECM_DAMAGE, ECM_THRESHOLD
from engine.galaxies.rules.starting import HAND
from tools.generated import write_or_check

TARGET = Path(__file__).parent.parent / "web" / "src" / "games" / "galaxies" / "book" / "numbers.json"


def file_text() -> str:
    """Return the content of the file."""
    numbers = {
        "die": DIE,
        "ecm_damage": ECM_DAMAGE,
        "ecm_on": ECM_THRESHOLD,
        "energy_most": MAX_ENERGY,
        "hand": HAND,
        "hand_most": HAND_LIMIT,
    }
    return json.dumps(numbers, indent=2) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(TARGET, file_text(), "tools.book_numbers"))
