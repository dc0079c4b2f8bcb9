"""Generates locales/en/<game>-cards.ftl from the catalogues: `python -m tools.card_texts [--write]`.

The server sends the English texts of cards, ships and tiles. Translators read them in these files. A page
replaces each English text with its translation. So an old edition keeps the texts that have changed since.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentSerializer, ast

from engine.galaxies import GAME as GALAXIES
from engine.pulp import GAME as PULP
from tools.generated import write_or_check

FOLDER = Path(__file__).parent.parent / "locales" / "en"
#: The fields with texts. Names of cards, ships and missions are the same in all languages.
TEXTS = {"text", "note", "role", "story", "goal", "faces", "actions", "effects"}
#: The parts of a catalogue whose other texts are translated, too, with the fields.
MORE_TEXTS = {
    "words": None,
    "goals": None,
    "crew": {"title"},
    "encounters": {"combat", "diplomacy", "science"},
}


def file_text(title: str, catalogue: dict[str, Any]) -> str:
    """Return the content of a file. A text of several cards is there once, under the first of them."""
    head = f"""# The texts of the cards of {title}, in English.
#
# Names are the same in all languages. This file is generated from the catalogue
# (`python -m tools.card_texts --write`), and the others are translated from it.
"""
    messages = dict[str, str]()
    for path, text in _texts(catalogue, ()):
        messages.setdefault(text, _message_id(path))
    assert len(set(messages.values())) == len(messages), "two texts have the same id"
    by_part = dict[str, list[str]]()
    for text, message in messages.items():
        by_part.setdefault(message.partition("-")[0], []).append(format_message(message, text))
    return head + "".join(f"\n\n## {part}\n\n{''.join(sorted(lines))}" for part, lines in by_part.items())


def _texts(value: Any, path: Sequence[str]) -> Iterator[tuple[Sequence[str], str]]:
    """Yield all texts for readers, with their paths."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _texts(item, [*path, key])
    elif isinstance(value, list):
        for i, item in enumerate(value):
            name = item.get("id") if isinstance(item, dict) else None
            yield from _texts(item, [*path, name or str(i + 1)])
    elif isinstance(value, str) and value and _is_text(path):
        yield path, value


def _is_text(path: Sequence[str]) -> bool:
    if path[0] in MORE_TEXTS:
        fields = MORE_TEXTS[path[0]]
        if fields is None or path[-1] in fields:
            return True
    return any(field in TEXTS for field in path[1:]) and path[-1] not in ("id", "kind", "timing")


def _message_id(path: Sequence[str]) -> str:
    """Return the id of a message.

    >>> _message_id(["tactics", "rip-open", "powers", "rip-open", "text"])
    'tactics-rip-open-text'
    """
    steps = [step for step in path if step not in ("versions", "powers", "teams", "faces")]
    steps = [step for i, step in enumerate(steps) if i == 0 or step != steps[i - 1]]
    return re.sub(r"[^\w-]", "-", "-".join(steps))


def format_message(message: str, text: str) -> str:
    """Return a message of a Fluent file.

    >>> format_message("tiles-hulk-text", "Draw a card.")
    'tiles-hulk-text = Draw a card.\\n'
    """
    pattern = ast.Pattern([ast.TextElement(text)])
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier(message), pattern))


def main() -> int:
    """Write or check the file of each game with a catalogue."""
    return max(
        write_or_check(
            FOLDER / f"{game.id}-cards.ftl",
            file_text(game.title, game.edition().public()),
            "tools.card_texts",
        )
        for game in (GALAXIES, PULP)
    )


if __name__ == "__main__":
    sys.exit(main())
