"""Writes the wire types for the web client (`poe protocol`), or checks them (`poe protocol-check`).

`web/src/protocol/core.ts` contains the server's own types and the parts that all games share. Each game in
the settings has a file with its own types. They are generated from the JSON Schemas of
:mod:`server.protocol.schemas`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel

from engine.core.game import Game
from engine.core.present.happening_types import HappeningBase
from engine.core.present.schema import Schema, schema_definitions, schema_reference
from engine.core.present.views import (
    DecisionBase,
    LogLine,
    OptionBase,
    ResultBase,
    SeatView,
    TableBase,
    TeamView,
    TextView,
)
from server.features.accounts import device_types
from server.features.accounts import types as account_types
from server.features.loadouts import types as loadout_types
from server.features.lobby import summaries
from server.features.moderation import types as moderation_types
from server.features.notifications import types as notice_types
from server.features.seat_links import service as seat_links
from server.games import load_games
from server.protocol import bodies, schemas
from server.settings import Settings
from server.transport import errors

FOLDER = Path(__file__).parent.parent / "web" / "src" / "protocol"
BANNER = "// Made by `poe protocol` from {source}; do not edit."
WIDTH = 120

#: The bodies of requests and responses. The types that they contain are included.
MODELS: Final[tuple[type[BaseModel], ...]] = (
    bodies.GameSummary,
    bodies.MissionSummary,
    bodies.BotSummary,
    summaries.MatchSummary,
    summaries.Offered,
    bodies.ChanceOfSeat,
    bodies.MatchReport,
    summaries.ClipLink,
    summaries.ClipShown,
    bodies.Seal,
    summaries.Guest,
    summaries.Session,
    device_types.Transfer,
    device_types.TransferOffer,
    device_types.Device,
    account_types.MyAccount,
    account_types.NewAccount,
    account_types.MadeAccount,
    account_types.RecoveryCodes,
    account_types.AccountChange,
    account_types.PasskeyOptions,
    notice_types.NoticeSettings,
    notice_types.PushTarget,
    notice_types.MailAddress,
    notice_types.Trial,
    seat_links.SeatLink,
    seat_links.SeatOffer,
    loadout_types.SeatLoadout,
    loadout_types.KeepLoadout,
    loadout_types.CheckLoadout,
    loadout_types.CheckedLoadout,
    loadout_types.NewLoadout,
    loadout_types.SavedLoadout,
    moderation_types.ShunnedUser,
    moderation_types.Door,
    moderation_types.KnockAtMatch,
    moderation_types.NewReport,
    moderation_types.MyReport,
    errors.ProblemDetails,
)

#: Base types. They are in `core.ts`. A type with all fields of a base extends it, and lists only the other
#: fields.
BASES: Final = (TableBase, SeatView, TeamView, DecisionBase, OptionBase, ResultBase, HappeningBase, TextView)

#: The type of the log, which contains the game's happenings. A schema would have to list each of them twice.
LOG_TYPES: Final = """\
/** The fields of each kind of happening, in addition to the common ones. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log that describes a happening. Its text contains the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<%s, 'log'> & { log: ToldLine[] }"""

PRIMITIVE_TYPES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def file_texts() -> dict[str, str]:
    """Return the text of each file by its name, for the games of the settings."""
    games = load_games(Settings())
    return {"core.ts": core_file(), **{f"{name}.ts": game_file(game) for name, game in games.items()}}


def core_file() -> str:
    """Return the file with the server's own types and the types that all games share."""
    bases = _bases()
    definitions = schemas.merge_definitions(
        bases, schemas.schemas_of_core(), schemas.schemas_of_frames(), schemas.schemas_of_models(MODELS)
    )
    return _make_file(
        "server/protocol/messages.py and engine/core/present/views.py", _extend_bases(definitions, bases), ()
    )


def game_file(game: Game[Any]) -> str:
    """Return the file of a game's own types, which imports the shared ones. The log in its view contains its
    own happenings."""
    core_definitions, definitions = schemas.schemas_of_core(), schemas.schemas_of_game(game)
    shared = {name for name, schema in definitions.items() if core_definitions.get(name) == schema}
    while incomplete := {name for name in shared if not names_in(definitions[name]) <= shared}:
        shared -= incomplete
    own_definitions = {name: schema for name, schema in definitions.items() if name not in shared}
    bases = {
        name: base
        for name, base in _bases().items()
        if own_definitions.keys().isdisjoint({name, *names_in(base)})
    }
    declared = _extend_bases(own_definitions, bases)
    _ = declared.pop("HappeningKind")  # it is `Happening['kind']`
    comment = LOG_TYPES % type_text(declared.pop("View"))
    imported = {LogLine.__name__}.union(
        *(names_in(schema) for schema in declared.values())
    ) - own_definitions.keys()
    return _make_file(f"the types of the game {game.id}", declared, sorted(imported), comment)


def _bases() -> dict[str, Schema]:
    definitions = schema_definitions(BASES)
    return {base.__name__: definitions[base.__name__] for base in BASES}


def _extend_bases(definitions: dict[str, Schema], bases: dict[str, Schema]) -> dict[str, Schema]:
    """Return the definitions. A type with all fields of a base refers to it, and lists only the other
    fields."""
    return {
        name: _with_base(schema, {b: bases[b] for b in bases if b != name})
        for name, schema in definitions.items()
    }


def _with_base(schema: Schema, bases: dict[str, Schema]) -> Schema:
    for name, base in bases.items():
        if _extends(schema, base):
            base_texts = {field: type_text(part) for field, part in base["properties"].items()}
            parts = schema["properties"].items()
            own_fields = {field: part for field, part in parts if base_texts.get(field) != type_text(part)}
            return schema | {"allOf": [schema_reference(name)], "properties": own_fields}
    return schema


def _extends(schema: Schema, base: Schema) -> bool:
    parts, required = schema.get("properties", {}), schema.get("required", ())
    return all(
        field in parts and _fits(parts[field], part) and (field in required) == (field in base["required"])
        for field, part in base["properties"].items()
    )


def _fits(part: Schema, base: Schema) -> bool:
    """Return whether a field equals that of the base, or is one of its possible values, such as a specific
    `kind`."""
    return type_text(part) == type_text(base) or ("enum" in part and base["type"] == "string")


def _make_file(source: str, definitions: dict[str, Schema], imported: Sequence[str], *extra: str) -> str:
    imports = [_import_line(imported)] if imported else []
    declared = [_declaration(name, schema) for name, schema in sorted(definitions.items())]
    return "\n\n".join([BANNER.format(source=source), *imports, *declared, *extra]) + "\n"


def _import_line(names: Sequence[str]) -> str:
    line = f"import type {{ {', '.join(names)} }} from './core'"
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), "} from './core'"])


def names_in(schema: Any) -> set[str]:
    """Return the names of the definitions to which a schema refers."""
    if isinstance(schema, dict):
        names = {_name(schema["$ref"])} if "$ref" in schema else set[str]()
        return names.union(*(names_in(part) for part in schema.values()))
    return set[str]().union(*(names_in(part) for part in schema)) if isinstance(schema, list) else set()


def _name(ref: str) -> str:
    return ref.rpartition("/")[2]


def _declaration(name: str, schema: Schema) -> str:
    """Return an exported type alias. It is not an interface, because only type aliases are assignable to
    records."""
    if "properties" not in schema:
        return _comment(schema, "") + _join(f"export type {name} =", _union_members(schema), "")
    required = schema.get("required", ())
    fields = [
        _comment(part, "  ")
        + _join(f"  {_key(field)}{'' if field in required else '?'}:", _union_members(part), "  ")
        for field, part in schema["properties"].items()
    ]
    bases = [type_text(base) for base in schema.get("allOf", ())]
    own_type = ["\n".join(["{", *fields, "}"])] if fields or not bases else []
    return f"{_comment(schema, '')}export type {name} = {' & '.join([*bases, *own_type])}"


def _comment(schema: Schema, indent: str) -> str:
    lines = str(schema.get("description", "")).splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */\n"])


def _join(start: str, parts: Sequence[str], indent: str) -> str:
    """Return a declaration on one line. If the line is too long, each part of the union gets its own line."""
    line = f"{start} {' | '.join(parts)}"
    if len(line) <= WIDTH or len(parts) < 2:
        return line
    return "\n".join([start, *(f"{indent}  | {part}" for part in parts)])


def _key(field: str) -> str:
    return field if field.isidentifier() else _literal(field)


def _union_members(schema: Schema) -> list[str]:
    """Return the members of a union, or the only type. A schema without a type gives `unknown`."""
    if "enum" in schema:
        return [_literal(value) for value in schema["enum"]]
    if union := schema.get("anyOf", schema.get("oneOf")):
        return list(dict.fromkeys(part for member in union for part in _union_members(member)))
    return [_single_type(schema)]


def type_text(schema: Schema) -> str:
    """Return a type in TypeScript.

    >>> type_text({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'number[] | null'
    """
    return " | ".join(_union_members(schema))


def _single_type(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    if schema.get("type") == "array":
        return _array_type(schema)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_text(values) if isinstance(values, dict) else 'unknown'}>"
    return PRIMITIVE_TYPES.get(str(schema.get("type")), "unknown")


def _array_type(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_text(item) for item in schema['prefixItems'])}]"
    parts = _union_members(schema["items"])
    return f"({' | '.join(parts)})[]" if len(parts) > 1 else f"{parts[0]}[]"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def write_files(texts: dict[str, str]) -> None:
    """Write the files, and remove those that are no longer generated."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale_files(texts):
        (FOLDER / name).unlink(missing_ok=True)
    for name, text in texts.items():
        (FOLDER / name).write_text(text, "utf-8")


def stale_files(texts: dict[str, str]) -> list[str]:
    """Return the names of the files that are out of date."""
    existing = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.ts")}
    return sorted(name for name in {*existing, *texts} if existing.get(name) != texts.get(name))


def main(arguments: Iterable[str]) -> int:
    """Write the files, or with --check list those that are out of date."""
    texts = file_texts()
    if "--check" not in arguments:
        write_files(texts)
        return 0
    for name in (stale := stale_files(texts)):
        sys.stderr.write(f"web/src/protocol/{name} is out of date: run `poe protocol`\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
