"""Generates docs/VIEWS.md from the types of the games: `python -m tools.views_page [--write]`."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.core.present.happening_types import HappeningBase
from engine.core.present.schema import Schema
from server.protocol import schemas
from tools.client_types import names_in, type_text
from tools.games import GAMES
from tools.generated import list_item, write_or_check

TARGET = Path(__file__).parent.parent / "docs" / "VIEWS.md"

HEAD = """# Views

This page lists every field of the views and happenings of each game. [PROTOCOL.md](PROTOCOL.md) explains
how they are sent. The page is generated from the games' types (`python -m tools.views_page --write`). In
the code, a comment with `#:` describes each field. JSON Schema (`/api/games/{game}/schema`) and
`web/src/protocol/` contain the same information. Types are written as in TypeScript. A field with a
question mark is optional.
"""


def page_text() -> str:
    """Return the content of the page."""
    core = schemas.schemas_of_core()
    common = _records(core, ["CoreView", "HappeningBase"])
    page = [HEAD, "## Every game", *common.values()]
    for game in GAMES.values():
        page += [f"## {game.title}", *_game_sections(game, common)]
    return "\n\n".join(part.strip("\n") for part in page) + "\n"


def _game_sections(game: Game[Any], common: dict[str, str]) -> Iterator[str]:
    """Yield the sections of a game's own types, and of its happenings."""
    definitions, shared_fields = (
        schemas.schemas_of_game(game),
        schemas.schemas_of_core()["CoreView"]["properties"].items(),
    )
    view = dict(definitions[game.view_type.__name__])
    view["properties"] = dict(part for part in view["properties"].items() if part not in shared_fields)
    definitions[game.view_type.__name__] = view
    records = _records(definitions, [game.view_type.__name__])
    yield from (part for name, part in records.items() if common.get(name) != part)
    yield "### Happenings"
    kinds = sorted(game.happening_types.items())
    yield "\n".join(
        _happening_section(kind, definitions[happening_type.__name__]) for kind, happening_type in kinds
    )


def _records(definitions: dict[str, Schema], roots: Iterable[str]) -> dict[str, str]:
    """Return the sections of the ``roots`` and of all types that they use, by name."""
    names = list(roots)
    for name in names:  # the list grows in the loop
        for part in definitions[name]["properties"].values():
            names += [other for other in sorted(names_in(part)) if other not in names]
    return {name: _record_section(name, definitions[name]) for name in names}


def _record_section(name: str, schema: Schema) -> str:
    fields = schema["properties"].items()
    rows = [
        list_item(f"`{_mark_if_optional(field, schema)}`: {_type(part)}", part["description"])
        for field, part in fields
    ]
    return "\n".join([f"### {name}", "", *textwrap.wrap(_description(schema), 118), "", *rows])


def _field_text(field: str, part: Schema, schema: Schema) -> str:
    """Return the name, type and description of a field."""
    description = _on_one_line(part.get("description", ""))
    return f"`{_mark_if_optional(field, schema)}`: {_type(part)} {description}".strip()


def _happening_section(kind: str, schema: Schema) -> str:
    base = HappeningBase.__annotations__
    fields = [
        list_item(_field_text(field, part, schema), depth=1)
        for field, part in schema["properties"].items()
        if field not in base
    ]
    return "\n".join([list_item(f"**`{kind}`**", _description(schema)), *fields])


def _on_one_line(text: str) -> str:
    return text[:1].lower() + text[1:].removesuffix(".")


def _mark_if_optional(field: str, schema: Schema) -> str:
    return field if field in schema["required"] else f"{field}?"


def _type(part: Schema) -> str:
    return f"`{type_text(part)}`"


def _description(schema: Schema) -> str:
    return " ".join(str(schema["description"]).split())


if __name__ == "__main__":
    sys.exit(write_or_check(TARGET, page_text(), "tools.views_page"))
