"""Generates `<game>-coach.ftl` from the coach's rules: `python -m tools.coach_texts [--write]`.

The rules of the coach (`web/src/games/<game>/coach/*.json`) have English texts. Translators read the texts in
in these files, and a page replaces each English text with its translation.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.card_texts import format_message
from tools.generated import write_or_check

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "web" / "src" / "games"
#: The files, by the folder of the game.
TARGETS = {
    "galaxies": ROOT / "locales" / "en" / "galaxies-coach.ftl",
    "pulp": ROOT / "locales" / "en" / "pulp-coach.ftl",
    "duel": ROOT / "examples" / "duel" / "locales" / "en" / "duel-coach.ftl",
}
#: The fields of a rule with texts.
TEXTS = ("say", "tap", "then", "why")
#: The number of words of a text in the id of its message.
ID_WORDS = 6


def file_text(folder: Path) -> str:
    """Return the content of the file of a game."""
    text = """# What the coach says, in English.
#
# This file is generated from the coach's rules (`python -m tools.coach_texts --write`), and the others are
# translated from it.
"""
    messages = dict[str, str]()
    for path in sorted(folder.glob("*.json")):
        text += f"\n\n## {path.stem}\n\n"
        for said in _texts(path):
            if said not in messages.values():
                message = _new_id(f"{path.stem}-{_slug(said)}", messages)
                messages[message] = said
                text += format_message(message, said)
    return text


def _texts(path: Path) -> Iterator[str]:
    for rule in json.loads(path.read_text("utf-8")):
        for field in TEXTS:
            if field in rule:
                yield rule[field]


def _slug(text: str) -> str:
    """Return the first words of a text as an id.

    >>> _slug("A hit! Shields, the blue pegs, go first, and then her hull.")
    'a-hit-shields-the-blue-pegs'
    """
    words = re.findall(r"[a-z0-9]+", text.replace("'", "").replace("\u2019", "").lower())
    return "-".join(words[:ID_WORDS])


def _new_id(message: str, taken: dict[str, str]) -> str:
    numbers = iter(range(2, len(taken) + 3))
    new = message
    while new in taken:
        new = f"{message}-{next(numbers)}"
    return new


def main() -> int:
    """Write or check the file of each game."""
    return max(
        write_or_check(target, file_text(GAMES / game / "coach"), "tools.coach_texts")
        for game, target in TARGETS.items()
    )


if __name__ == "__main__":
    sys.exit(main())
