"""Generates locales/en/missions.ftl from the games: `python -m tools.mission_texts [--write]`.

The server sends the English texts of missions, options and computer players. Translators read them in this
file, and pages replace them with the texts of a translated file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from engine.core.lobby.options import OptionInfo, host_options, table_options
from tools.games import GAMES
from tools.generated import write_or_check

TARGET = Path(__file__).parent.parent / "locales" / "en" / "missions.ftl"

HEAD = """# The texts about missions, their options and computer players, in English.
#
# The names of missions and of computer players are the same in all languages. This file is generated from the
# games (`python -m tools.mission_texts --write`), and the others are translated from it.
"""


def file_text() -> str:
    """Return the content of the file."""
    sections = {"Options of every table": dict[str, str]()}
    for game in GAMES.values():
        sections[game.title] = texts = {}
        for mission in game.edition().missions.values():
            texts[f"story-{game.id}-{mission.id}"] = mission.story
            _add_options(texts, mission.options, f"{game.id}-")
            shared = host_options(table_options(game.adviser), len(mission.seats))
            _add_options(sections["Options of every table"], shared)
        texts |= {f"bot-{game.id}-{name}": bot.text for name, bot in game.bots.items()}
    return HEAD + "".join(_format_section(title, texts) for title, texts in sections.items())


def _add_options(texts: dict[str, str], options: Iterable[OptionInfo], game: str = "") -> None:
    for option in options:
        _add(texts, f"option-{game}{option.id}", option.name)
        for choice in option.choices:
            _add(texts, f"choice-{game}{option.id}-{choice.id}", choice.name)


def _add(texts: dict[str, str], message: str, text: str) -> None:
    if texts.setdefault(message, text) != text:
        raise ValueError(f"two texts have the id {message}: {text!r} and {texts[message]!r}")


def _format_section(title: str, texts: dict[str, str]) -> str:
    return f"\n\n## {title}\n\n" + "".join(f"{message} = {text}\n" for message, text in sorted(texts.items()))


if __name__ == "__main__":
    sys.exit(write_or_check(TARGET, file_text(), "tools.mission_texts"))
