"""Writes `web/src/protocol/core.ts` from the wire types: `python -m server.protocol [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from server import build_types, cards, errors, messages, view_types

TARGET = Path(__file__).parent.parent / "web" / "src" / "protocol" / "core.ts"
BANNER = "// Made by `python -m server.protocol` from server/messages.py and its neighbours; do not edit.\n"

MODELS: Final[tuple[type[BaseModel], ...]] = (
    messages.ViewMessage,
    messages.DiffMessage,
    messages.AcceptedMessage,
    messages.RefusedMessage,
    messages.AnswerMessage,
    messages.UndoMessage,
    messages.OrderMessage,
    messages.ChatMessage,
    messages.ResyncMessage,
    cards.MatchCard,
    cards.MissionCard,
    cards.Guest,
    cards.BotCard,
    build_types.SeatBuild,
    build_types.KeepBuild,
    build_types.CheckBuild,
    build_types.CheckedBuild,
    build_types.NewBuild,
    build_types.SavedBuild,
    errors.ProblemDetails,
    view_types.View,
    view_types.Happening,
)

UNIONS = {
    "ServerMessage": (
        messages.ViewMessage,
        messages.DiffMessage,
        messages.AcceptedMessage,
        messages.RefusedMessage,
    ),
    "ClientMessage": (
        messages.AnswerMessage,
        messages.UndoMessage,
        messages.OrderMessage,
        messages.ChatMessage,
        messages.ResyncMessage,
    ),
}

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    _, schema = models_json_schema([(model, "validation") for model in MODELS])
    interfaces = [_interface(name, found) for name, found in sorted(schema["$defs"].items())]
    unions = [
        f"export type {name} = {' | '.join(part.__name__ for part in parts)}\n"
        for name, parts in UNIONS.items()
    ]
    return "\n".join([BANNER, *interfaces, *unions])


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(found)}"
        for field, found in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        lines.append("  [field: string]: unknown")
    return "\n".join([f"/** {schema['description']} */", f"export interface {name} {{", *lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    """One type; what the schema leaves open is unknown."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return _union(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return _union(_type(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        item = _type(schema["items"])
        if "minItems" in schema and schema["minItems"] == schema.get("maxItems"):
            return f"[{', '.join([item] * schema['minItems'])}]"
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        by_pattern = [*schema.get("patternProperties", {}).values(), None]
        values = schema.get("additionalProperties", by_pattern[0])
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def _union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def main() -> int:
    """Write the file, or with --check say whether it is fresh."""
    fresh = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(fresh, "utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text("utf-8") == fresh:
        return 0
    sys.stderr.write("web/src/protocol/core.ts is out of date: run `python -m server.protocol`\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
