"""API documents: a JSON Schema of each game, OpenAPI for HTTP, and AsyncAPI for the websocket."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast, get_args
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI, Request, Response
from pydantic import BaseModel

from engine.core.game import Game
from engine.core.present.schema import REF, Schema
from server.base.json_codec import dumps
from server.features.identity import service as identity
from server.features.services import App
from server.protocol import schemas
from server.protocol.messages import BARE_REPLIES, ReplyMessage
from server.transport.documents import MAX_DOCUMENTS, Document
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["schemas"])

COMPONENTS = "#/components/schemas/"
CHANNEL = "#/channels/match"
REPLIES = get_args(ReplyMessage)
#: The placeholder in a cached document for the request's host and port, which may differ each time.
HOST_PLACEHOLDER = "host.invalid"


class SchemaResponse(Response):
    """A JSON Schema."""

    media_type = "application/schema+json"


@router.get("/games/{game}/schema", response_class=SchemaResponse, responses=refusals({404: []}))
async def game_schema(game: str, request: Request, app: App) -> Response:
    """Return the JSON Schema of a game: its frames, views, decisions, happenings, catalogue and loadouts."""
    if game not in app.games:
        raise Problem(404, detail="this server does not offer that game")
    return _game_document(cast("Hashable", app.games[game])).response(request, SchemaResponse.media_type)


@lru_cache(maxsize=MAX_DOCUMENTS)  # each takes 26 to 42 ms, and anyone may request them
def _game_document(game: Hashable) -> Document:
    return Document.from_text(dumps(schemas.document(cast("Game[Any]", game))))


@router.api_route("/openapi.json", methods=["GET", "HEAD"], include_in_schema=False)
async def openapi_document(request: Request) -> Response:
    """Return the OpenAPI document of the HTTP routes."""
    return _routes_document(request.app).response(request)


@lru_cache(maxsize=MAX_DOCUMENTS)  # the document takes 160 to 200 ms
def _routes_document(app: FastAPI) -> Document:
    return Document.from_text(dumps(app.openapi()))


@router.get("/asyncapi.json", response_model=None)
async def asyncapi_document(request: Request, app: App) -> Response:
    """Return the AsyncAPI document of the websocket."""
    address = urlsplit(app.base_url(request))
    text = _socket_document(address._replace(netloc=HOST_PLACEHOLDER).geturl(), tuple(app.games))
    return Response(text.replace(HOST_PLACEHOLDER, address.netloc), media_type="application/json")


@lru_cache(maxsize=MAX_DOCUMENTS)  # the document takes 80 to 110 ms
def _socket_document(base_url: str, games: tuple[str, ...]) -> str:
    return dumps(asyncapi(base_url, list(games)))


def asyncapi(base_url: str, games: list[str]) -> Schema:
    """Return the AsyncAPI 3.0 document for the websocket of a server at ``base_url`` (http or https).

    It describes the parts of views and happenings that all games share. The rest is in the schemas of the
    games.
    """
    address = urlsplit(base_url)
    schema_urls = {name: f"{base_url}/api/games/{name}/schema" for name in games}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Matches",
            "version": "1",
            "description": "Play or watch a match. docs/PROTOCOL.md describes the order of messages, limits, "
            f"and close codes; the contents of views and happenings are in {', '.join(schema_urls.values())}",
        },
        "defaultContentType": "application/json",
        "servers": {
            "this": {
                "host": address.netloc,
                "pathname": address.path,
                "protocol": "wss" if address.scheme == "https" else "ws",
                "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in _security()],
            }
        },
        "channels": {"match": _channel()},
        "operations": _operations(),
        "components": {
            "messages": {_key(model): _message(model) for model in _models()},
            "schemas": _payloads(),
            "securitySchemes": _security(),
        },
    }


def _models() -> tuple[type[BaseModel], ...]:
    return (*schemas.SERVER_MESSAGES, *schemas.CLIENT_MESSAGES)


def _channel() -> Schema:
    query = {
        "since": {"type": "integer", "minimum": 0, "description": "The last `seq` that the client has."},
        "labels": {
            "type": "string",
            "enum": ["en", "none"],
            "description": "The language of the sentences, or none for keys and arguments alone.",
        },
        "code": {"type": "string", "description": "The code of an invite: opens a private match."},
    }
    return {
        "address": "/ws/matches/{match}",
        "title": "One match, as one viewer sees it",
        "messages": {_key(model): {"$ref": f"#/components/messages/{_key(model)}"} for model in _models()},
        "parameters": {"match": {"description": "The id of the match."}},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": query}}},
    }


def _operations() -> dict[str, Schema]:
    """Return the operations of the server, which sends some messages and receives the others."""
    send = {
        "action": "send",
        "channel": {"$ref": CHANNEL},
        "summary": "Tell what has changed.",
        "messages": [_message_reference(model) for model in schemas.SERVER_MESSAGES if model not in REPLIES],
    }
    receive = {
        _key(model): {
            "action": "receive",
            "channel": {"$ref": CHANNEL},
            "summary": _summary(model),
            "messages": [_message_reference(model)],
            **_reply(model),
        }
        for model in schemas.CLIENT_MESSAGES
    }
    return {"tell": send, **receive}


def _reply(model: type[BaseModel]) -> Schema:
    messages = [_message_reference(reply) for reply in replies(model)]
    return {"reply": {"channel": {"$ref": CHANNEL}, "messages": messages}} if messages else {}


def replies(model: type[BaseModel]) -> tuple[type[BaseModel], ...]:
    """Return the possible replies to a client's message."""
    return REPLIES if _has_id(model) else BARE_REPLIES.get(model, ())


def _message(model: type[BaseModel]) -> Schema:
    message: Schema = {"name": _key(model), "summary": _summary(model)}
    if _has_id(model):
        message["correlationId"] = {"location": "$message.payload#/id"}
    return message | {"payload": {"$ref": f"{COMPONENTS}{model.__name__}"}}


def _has_id(model: type[BaseModel]) -> bool:
    """Return whether the message has an id to which replies refer."""
    return "id" in model.model_fields


def _key(model: type[BaseModel]) -> str:
    return schemas.message_type(model)


def _summary(model: type[BaseModel]) -> str:
    return (model.__doc__ or "").strip()


def _message_reference(model: type[BaseModel]) -> Schema:
    return {"$ref": f"{CHANNEL}/messages/{_key(model)}"}


def _payloads() -> dict[str, Schema]:
    """Return the frames with the fields that all games share. A game's own frames may have more."""
    core = {name: _with_open_objects(schema) for name, schema in schemas.schemas_of_core().items()}
    payloads: dict[str, Schema] = _with_moved_references(
        schemas.merge_definitions(core, schemas.schemas_of_models(_models()))
    )
    return payloads


def _with_open_objects(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key != "additionalProperties" or value}


def _with_moved_references(schema: Any) -> Any:
    """Return the schema with its references changed to the document's components."""
    if isinstance(schema, dict):
        return {
            key: part.replace(REF, COMPONENTS) if key == "$ref" else _with_moved_references(part)
            for key, part in schema.items()
        }
    return [_with_moved_references(part) for part in schema] if isinstance(schema, list) else schema


def _security() -> dict[str, Schema]:
    """Return the security schemes of OpenAPI in the format of AsyncAPI."""
    header, cookie = identity.BEARER, identity.COOKIE_TOKEN
    return {
        header.scheme_name: {"type": "http", "scheme": "bearer", "description": header.model.description},
        cookie.scheme_name: {
            "type": "httpApiKey",
            "in": "cookie",
            "name": cookie.model.name,
            "description": cookie.model.description,
        },
    }
