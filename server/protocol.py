"""Writes the types of the wire for the web client: `poe protocol`, or to check them `poe protocol-check`.

`web/src/protocol/core.ts` holds what is alike in all games and the server's own, and a file for each game of
the settings what that game says. All of it comes out of the JSON Schemas of :mod:`server.schemas`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel

from engine.core.game import Game
from engine.core.happening_types import HappeningBase
from engine.core.schema import Schema, definitions, reference
from engine.core.views import (
    DecisionBase,
    LogLine,
    OptionBase,
    ResultBase,
    SeatView,
    TableBase,
    TeamView,
    TextView,
)
from server import bodies, errors, schemas
from server.games import load_games
from server.lobby import account_types, device_types, loadout_types, moderation_types, seat_links, summaries
from server.notices import types as notice_types
from server.settings import Settings

FOLDER = Path(__file__).parent.parent / "web" / "src" / "protocol"
BANNER = "// Made by `poe protocol` from {source}; do not edit."
WIDTH = 120

#: Bodies of requests and responses; what stands in them comes with them.
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

#: Types that others extend. They stand in `core.ts`; a type that has all their fields says only what it adds.
BASES: Final = (TableBase, SeatView, TeamView, DecisionBase, OptionBase, ResultBase, HappeningBase, TextView)

#: What a game's log tells are its happenings. In a schema each of them would have to stand there twice.
TOLD: Final = """\
/** The fields of each kind of happening, besides those that all have. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log: it tells a happening, of which its text has the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<%s, 'log'> & { log: ToldLine[] }"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """Return the text of each file by its name, for the games of the settings."""
    games = load_games(Settings())
    return {"core.ts": core(), **{f"{name}.ts": of_game(game) for name, game in games.items()}}


def core() -> str:
    """Return the file of what is alike in all games, and of the server's own types."""
    bases = _bases()
    made = schemas.merged(bases, schemas.of_core(), schemas.frames(), schemas.of_models(MODELS))
    return _file("server/wire.py and engine/core/views.py", _extending(made, bases), ())


def of_game(game: Game[Any]) -> str:
    """Return the file of a game's own types; what it shares with all games is imported. Its view has a log
    that tells its own happenings."""
    known, made = schemas.of_core(), schemas.of_game(game)
    shared = {name for name, schema in made.items() if known.get(name) == schema}
    while other := {name for name in shared if not names_in(made[name]) <= shared}:
        shared -= other
    own = {name: schema for name, schema in made.items() if name not in shared}
    bases = {name: base for name, base in _bases().items() if own.keys().isdisjoint({name, *names_in(base)})}
    declared = _extending(own, bases)
    _ = declared.pop("HappeningKind")  # it is Happening['kind']
    told = TOLD % type_text(declared.pop("View"))
    imported = {LogLine.__name__}.union(*(names_in(schema) for schema in declared.values())) - own.keys()
    return _file(f"the types of the game {game.id}", declared, sorted(imported), told)


def _bases() -> dict[str, Schema]:
    made = definitions(BASES)
    return {base.__name__: made[base.__name__] for base in BASES}


def _extending(made: dict[str, Schema], bases: dict[str, Schema]) -> dict[str, Schema]:
    """The definitions; those that have all fields of a base refer to it, and hold only what they add."""
    return {
        name: _on_base(schema, {b: bases[b] for b in bases if b != name}) for name, schema in made.items()
    }


def _on_base(schema: Schema, bases: dict[str, Schema]) -> Schema:
    for name, base in bases.items():
        if _extends(schema, base):
            given = {field: type_text(part) for field, part in base["properties"].items()}
            parts = schema["properties"].items()
            added = {field: part for field, part in parts if given.get(field) != type_text(part)}
            return schema | {"allOf": [reference(name)], "properties": added}
    return schema


def _extends(schema: Schema, base: Schema) -> bool:
    parts, required = schema.get("properties", {}), schema.get("required", ())
    return all(
        field in parts and _fits(parts[field], part) and (field in required) == (field in base["required"])
        for field, part in base["properties"].items()
    )


def _fits(part: Schema, base: Schema) -> bool:
    """Whether a field is that of the base, or one of its values, as the kind of a happening is."""
    return type_text(part) == type_text(base) or ("enum" in part and base["type"] == "string")


def _file(source: str, made: dict[str, Schema], imported: Sequence[str], *more: str) -> str:
    imports = [_import(imported)] if imported else []
    declared = [_declaration(name, schema) for name, schema in sorted(made.items())]
    return "\n\n".join([BANNER.format(source=source), *imports, *declared, *more]) + "\n"


def _import(names: Sequence[str]) -> str:
    line = f"import type {{ {', '.join(names)} }} from './core'"
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), "} from './core'"])


def names_in(schema: Any) -> set[str]:
    """The definitions that a schema refers to."""
    if isinstance(schema, dict):
        own = {_name(schema["$ref"])} if "$ref" in schema else set[str]()
        return own.union(*(names_in(part) for part in schema.values()))
    return set[str]().union(*(names_in(part) for part in schema)) if isinstance(schema, list) else set()


def _name(ref: str) -> str:
    return ref.rpartition("/")[2]


def _declaration(name: str, schema: Schema) -> str:
    """One exported type. Types, not interfaces: only these may stand where any record is taken."""
    if "properties" not in schema:
        return _comment(schema, "") + _laid(f"export type {name} =", _parts(schema), "")
    required = schema.get("required", ())
    fields = [
        _comment(part, "  ")
        + _laid(f"  {_key(field)}{'' if field in required else '?'}:", _parts(part), "  ")
        for field, part in schema["properties"].items()
    ]
    bases = [type_text(base) for base in schema.get("allOf", ())]
    own = ["\n".join(["{", *fields, "}"])] if fields or not bases else []
    return f"{_comment(schema, '')}export type {name} = {' & '.join([*bases, *own])}"


def _comment(schema: Schema, indent: str) -> str:
    lines = str(schema.get("description", "")).splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */\n"])


def _laid(start: str, parts: Sequence[str], indent: str) -> str:
    """A declaration on one line, or if that is too long with a line for each part of the union."""
    line = f"{start} {' | '.join(parts)}"
    if len(line) <= WIDTH or len(parts) < 2:
        return line
    return "\n".join([start, *(f"{indent}  | {part}" for part in parts)])


def _key(field: str) -> str:
    return field if field.isidentifier() else _literal(field)


def _parts(schema: Schema) -> list[str]:
    """The parts of a union, or the one type; what the schema leaves open is unknown."""
    if "enum" in schema:
        return [_literal(value) for value in schema["enum"]]
    if union := schema.get("anyOf", schema.get("oneOf")):
        return list(dict.fromkeys(part for one in union for part in _parts(one)))
    return [_one(schema)]


def type_text(schema: Schema) -> str:
    """Return a type as TypeScript writes it.

    >>> type_text({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'number[] | null'
    """
    return " | ".join(_parts(schema))


def _one(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_text(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_text(item) for item in schema['prefixItems'])}]"
    parts = _parts(schema["items"])
    return f"({' | '.join(parts)})[]" if len(parts) > 1 else f"{parts[0]}[]"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def write(fresh: dict[str, str]) -> None:
    """Write the files, and remove those that nothing is made for any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in stale(fresh):
        (FOLDER / old).unlink(missing_ok=True)
    for name, text in fresh.items():
        (FOLDER / name).write_text(text, "utf-8")


def stale(fresh: dict[str, str]) -> list[str]:
    """Return the names of the files that are not as they would be made now."""
    there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.ts")}
    return sorted(name for name in {*there, *fresh} if there.get(name) != fresh.get(name))


def main(arguments: Iterable[str]) -> int:
    """Write the files, or with --check say which are out of date."""
    fresh = files()
    if "--check" not in arguments:
        write(fresh)
        return 0
    for name in (old := stale(fresh)):
        sys.stderr.write(f"web/src/protocol/{name} is out of date: run `poe protocol`\n")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
