"""JSON Schema (draft 2020-12) of all wire types: the server's frames, and the types of each game.

A game's types have the same names in every game's schema, regardless of their class names: see
:func:`schemas_of_game`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, get_args

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from engine.core.game import Game
from engine.core.lobby.loadouts import LoadoutReport
from engine.core.present.happening_types import HappeningBase
from engine.core.present.reporting import Reporting
from engine.core.present.schema import REF, Schema, schema_definitions, schema_reference
from engine.core.present.views import CoreView
from server.protocol import messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"

SERVER_MESSAGES: Final[tuple[type[BaseModel], ...]] = get_args(messages.ServerMessage)
CLIENT_MESSAGES: Final[tuple[type[BaseModel], ...]] = get_args(messages.ClientMessage)


def document(game: Game[Any]) -> Schema:
    """Return the schema of all data about a game. Its root describes a frame from the server."""
    return {
        "$schema": DIALECT,
        "$id": f"urn:galaxies:schema:{game.id}",
        "title": game.title,
        "description": "Frames of the websocket, and their contents. Games may add fields.",
        **schema_reference("ServerMessage"),
        "$defs": merge_definitions(schemas_of_frames(), schemas_of_game(game)),
    }


def schemas_of_frames() -> dict[str, Schema]:
    """Return the schemas of the websocket's messages in both directions.

    >>> schemas_of_frames()["ClientMessage"]["discriminator"]["mapping"]["undo"]
    '#/$defs/UndoMessage'
    """
    unions = {
        "ServerMessage": _one_of("type", {message_type(model): model.__name__ for model in SERVER_MESSAGES}),
        "ClientMessage": _one_of("type", {message_type(model): model.__name__ for model in CLIENT_MESSAGES}),
    }
    return merge_definitions(schemas_of_models((*SERVER_MESSAGES, *CLIENT_MESSAGES)), unions)


def schemas_of_models(models: Iterable[type[BaseModel]]) -> dict[str, Schema]:
    """Return the schemas of the server's own types. For a game's types they contain references.

    >>> schemas_of_models([messages.ViewMessage])["ViewMessage"]["properties"]["view"]
    {'$ref': '#/$defs/View'}
    """
    _, schema = models_json_schema([(model, "validation") for model in models])
    schemas: dict[str, Schema] = _with_game_references(schema["$defs"])
    return schemas


def schemas_of_game(game: Game[Any]) -> dict[str, Schema]:
    """Return the schemas of a game's own types.

    Every game has ``View``, ``Decision``, ``Happening``, ``HappeningKind`` and ``Catalogue``. Games with a
    choice of loadouts have ``Loadout``, ``LoadoutLimits`` and ``LoadoutReport``, and games with reports on
    matches have ``AfterAction``. Nested types keep the game's names. Raises ValueError if a nested type has
    one of these names, or two types have the same name.
    """
    named_types: dict[str, Any] = {"View": game.view_type, "Catalogue": game.catalogue_type}
    if game.loadouts is not None:
        named_types["Loadout"] = game.loadouts.loadout_type
        named_types["LoadoutLimits"] = game.loadouts.limits_type
        named_types["LoadoutReport"] = game.loadouts.report_type
    if isinstance(game, Reporting):
        named_types["AfterAction"] = game.report_type
    kinds = {kind: happening_type.__name__ for kind, happening_type in game.happening_types.items()}
    definitions = schema_definitions([*named_types.values(), *game.happening_types.values()])
    happenings = {
        "Happening": _one_of("kind", kinds),
        "HappeningKind": {"type": "string", "enum": list(kinds)},
    }
    return merge_definitions(_named_definitions(definitions, named_types), happenings, definitions)


def schemas_of_core() -> dict[str, Schema]:
    """Return the schemas of the types that all games share, under the same names.

    >>> schemas_of_core()["View"], schemas_of_core()["Loadout"]
    ({'$ref': '#/$defs/CoreView'}, {'type': 'object', 'description': "The game's own."})
    """
    definitions = schema_definitions([CoreView, HappeningBase, LoadoutReport])
    anything = {"type": "object", "description": "The game's own."}
    named_types = _named_definitions(definitions, {"View": CoreView, "Happening": HappeningBase})
    game_types = {"Loadout": anything, "LoadoutLimits": anything, "HappeningKind": {"type": "string"}}
    return merge_definitions(named_types, game_types, definitions)


def merge_definitions(*parts: dict[str, Schema]) -> dict[str, Schema]:
    """Return the merged definitions. Raises ValueError if two parts define the same name differently.

    >>> more = {"Name": {"type": "string"}, "Number": {"type": "integer"}}
    >>> merge_definitions({"Name": {"type": "string"}}, more)
    {'Name': {'type': 'string'}, 'Number': {'type': 'integer'}}
    >>> merge_definitions({"Name": {"type": "string"}}, {"Name": {"type": "integer"}})
    Traceback (most recent call last):
    ValueError: two wire types are called Name
    """
    definitions: dict[str, Schema] = {}
    for part in parts:
        for name, schema in part.items():
            if definitions.setdefault(name, schema) != schema:
                raise ValueError(f"two wire types are called {name}")
    return definitions


def _named_definitions(definitions: dict[str, Schema], named_types: dict[str, Any]) -> dict[str, Schema]:
    """Return the definitions under the common names. The decision is looked up in the view's type."""
    decision = definitions[named_types["View"].__name__]["properties"]["decision"]
    decision_part = next(part for part in decision["anyOf"] if "$ref" in part)
    named = {
        name: schema_reference(wire_type.__name__)
        for name, wire_type in named_types.items()
        if wire_type.__name__ != name
    }
    return named | {"Decision": decision_part}


def _one_of(field: str, names: dict[str, str]) -> Schema:
    mapping = {value: f"{REF}{name}" for value, name in names.items()}
    parts = [schema_reference(name) for name in names.values()]
    return {"oneOf": parts, "discriminator": {"propertyName": field, "mapping": mapping}}


def message_type(model: type[BaseModel]) -> str:
    """Return the value of a message's field ``type``.

    >>> message_type(messages.MoreTimeMessage)
    'more_time'
    """
    return str(model.model_json_schema()["properties"]["type"]["const"])


def _with_game_references(schema: Any) -> Any:
    """Return the schema with references to the game's types in the marked places."""
    if isinstance(schema, dict):
        if "x-of-game" in schema:
            return schema_reference(schema["x-of-game"])
        return {key: _with_game_references(part) for key, part in schema.items()}
    return [_with_game_references(part) for part in schema] if isinstance(schema, list) else schema
