"""The server's documents about itself, which describe its messages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft7Validator, Draft202012Validator, ValidationError, meta
from starlette.testclient import TestClient

from engine.core.present.views import SPECTATOR
from engine.galaxies import GAME
from server.features.catalogue import api as catalogue_api
from server.features.site import api_documents
from server.protocol import schemas
from tests.server.play import Caller, Seat, make_app

ANSWERS = 60
DEMANDED = {"asyncapi": str, "info": dict, "servers": dict, "channels": dict, "operations": dict}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Yield a server with the real game."""
    folder: Path = tmp_path_factory.mktemp("schemas")
    with TestClient(make_app(folder, GAME)) as client:
        yield client


@pytest.fixture(scope="module")
def document(client: TestClient) -> dict[str, Any]:
    """The schema of the game."""
    response = client.get("/api/games/galaxies/schema")
    assert response.headers["content-type"] == "application/schema+json"
    schema: dict[str, Any] = response.json()
    return schema


def validator(document: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": document["$defs"]})


def play(seats: list[Seat]) -> None:
    """Answer at random, and check the messages."""
    bots = [GAME.bot("random", number) for number in range(len(seats))]
    answered = 0
    while answered < ANSWERS:
        for seat, bot in zip(seats, bots, strict=True):
            seat.pending_messages()
            if seat.view.get("decision"):
                assert seat.pick(*bot(seat.view))["type"] == "accepted"
                answered += 1


def test_the_document_is_a_schema(document: dict[str, Any]) -> None:
    assert document["$schema"] == schemas.DIALECT
    meta.validate(document)
    names = {"View", "Decision", "Happening", "Catalogue", "Loadout", "LoadoutLimits", "LoadoutReport"}
    assert names | {"ServerMessage", "ClientMessage"} <= set(document["$defs"])
    assert len(document["$defs"]["Happening"]["oneOf"]) == len(GAME.happening_types)


def test_a_game_that_is_not_served_has_no_schema(client: TestClient) -> None:
    assert client.get("/api/games/chess/schema").status_code == 404


def test_frames_of_a_match_match_the_schema(client: TestClient, document: dict[str, Any]) -> None:
    ada, bob, eve = (Caller(client, name) for name in ("Ada", "Bob", "Eve"))
    summary = ada.new_match("dead-zone", private=False)
    for caller, seat in ((ada, "isn-1"), (bob, "wretch-1")):
        caller.sit(summary, seat)
    with (
        ada.watch(summary["id"]) as red_seat,
        bob.watch(summary["id"]) as blue_seat,
        eve.watch(summary["id"]) as spectator,
    ):
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        assert red_seat.ask("chat", channel="table", text="hello")["type"] == "accepted"
        play([red_seat, blue_seat])
        while not (red_seat.view.get("decision") or blue_seat.view.get("decision")):
            red_seat.pending_messages()
            blue_seat.pending_messages()
        spectator.pending_messages()
        frames = [*red_seat.frames, *blue_seat.frames, *spectator.frames]
        views = [red_seat.view, blue_seat.view, spectator.view]
    message_validator, view, decision_count = Draft202012Validator(document), validator(document, "View"), 0
    for frame in frames:
        message_validator.validate(frame)
    for checked_view in views:
        view.validate(checked_view)
        if checked_view.get("decision"):
            validator(document, "Decision").validate(checked_view["decision"])
            decision_count += 1
    assert decision_count and spectator.view["viewer"] == SPECTATOR
    assert {frame["type"] for frame in frames} == {"view", "diff", "accepted", "refused"}
    kinds = {happening["kind"] for frame in frames for happening in frame.get("happenings", ())}
    assert len(kinds) > 5


def test_data_that_the_schema_does_not_allow_does_not_match(document: dict[str, Any]) -> None:
    contract = {"kind": "turn", "label": "", "seat": "isn-1", "round": 1}
    happening = validator(document, "Happening")
    happening.validate(contract)
    for invalid in (
        contract | {"kind": "rerolled"},
        contract | {"more": 1},
        contract | {"round": "1"},
        {"kind": "turn"},
    ):
        with pytest.raises(ValidationError):
            happening.validate(invalid)
    logged = {"type": "diff", "seq": 2, "patch": [], "happenings": [{"kind": "launched", "line": 9}]}
    message_validator = Draft202012Validator(document)
    message_validator.validate(logged)
    with pytest.raises(ValidationError):
        message_validator.validate(logged | {"happenings": [{"kind": "rerolled", "line": 9}]})


def test_catalogue_and_loadouts_match_the_schema(client: TestClient, document: dict[str, Any]) -> None:
    validator(document, "Catalogue").validate(client.get("/api/catalogue").json())
    ada = Caller(client, "Ada")
    summary = ada.new_match("dead-zone", fleets="48")
    ada.sit(summary, "isn-1")
    loadout = ada.get(f"/api/matches/{summary['id']}/loadout").json()
    names = {"loadout": "Loadout", "limits": "LoadoutLimits", "report": "LoadoutReport"}
    for key, name in names.items():
        validator(document, name).validate(loadout[key])
    invalid = {"loadout": {"fleet": [["no-such-ship", "veteran"]], "deck": {}}, "ready": False}
    draft = ada.put(f"/api/matches/{summary['id']}/loadout", invalid).json()
    assert draft["report"]["faults"]
    validator(document, "LoadoutReport").validate(draft["report"])


def test_messages_of_a_client_match_the_schema(document: dict[str, Any]) -> None:
    message = validator(document, "ClientMessage")
    message.validate({"type": "answer", "id": "1", "decision": "isn-1.1", "pick": ["pass"]})
    for invalid in ({"type": "answer", "id": "1"}, {"type": "undo", "id": ""}, {"type": "view"}):
        with pytest.raises(ValidationError):
            message.validate(invalid)


# AsyncAPI


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def resolve_reference(document: Any, reference: str) -> Any:
    for step in reference.removeprefix("#/").split("/"):
        document = document[step]
    return document


def test_asyncapi_has_everything_that_its_specification_requires(client: TestClient) -> None:
    contract = client.get("/api/asyncapi.json").json()
    assert contract["asyncapi"] == "3.0.0" and {"title", "version"} <= set(contract["info"])
    assert all(isinstance(contract[field], kind) for field, kind in DEMANDED.items())
    assert set(contract) <= {*DEMANDED, "id", "defaultContentType", "components"}
    for reference in references(contract):
        assert resolve_reference(contract, reference), reference
    for server in contract["servers"].values():
        assert {"host", "protocol"} <= set(server) and server["protocol"] in ("ws", "wss")
        schemes = [resolve_reference(contract, scheme["$ref"]) for scheme in server["security"]]
        assert {scheme["type"] for scheme in schemes} == {"http", "httpApiKey"}
    for channel in contract["channels"].values():
        assert "{match}" in channel["address"] and set(channel["parameters"]) == {"match"}
        assert channel["bindings"]["ws"]["query"]["type"] == "object"


def test_asyncapi_states_the_direction_of_messages(client: TestClient) -> None:
    contract = client.get("/api/asyncapi.json").json()
    messages = set(contract["channels"]["match"]["messages"])
    directions: dict[str, set[str]] = {"send": set(), "receive": set()}
    for operation in contract["operations"].values():
        assert operation["channel"] == {"$ref": "#/channels/match"}
        referenced = operation["messages"] + operation.get("reply", {}).get("messages", [])
        names = {message["$ref"].rpartition("/")[2] for message in operation["messages"]}
        directions[operation["action"]] |= names
        assert {message["$ref"] for message in referenced} <= {
            f"#/channels/match/messages/{n}" for n in messages
        }
    assert directions == {
        "send": {"view", "diff", "advice", "pong", "gallery", "asides", "pointed"},
        "receive": {
            "answer",
            "undo",
            "more_time",
            "slow",
            "back",
            "stand_in",
            "order",
            "chat",
            "hint",
            "point",
            "resync",
            "ping",
            "look",
        },
    }


def test_asyncapi_states_the_replies(client: TestClient) -> None:
    contract = client.get("/api/asyncapi.json").json()
    replies = {
        name: {message["$ref"].rpartition("/")[2] for message in operation["reply"]["messages"]}
        for name, operation in contract["operations"].items()
        if "reply" in operation
    }
    assert replies.pop("ping") == {"pong", "refused"} and replies.pop("resync") == {"view", "refused"}
    assert set(contract["operations"]) - set(replies) == {"tell", "ping", "resync", "look"}
    assert set(map(frozenset, replies.values())) == {frozenset({"accepted", "refused"})}


def test_asyncapi_describes_frames_with_schemas_of_its_dialect(client: TestClient) -> None:
    contract = client.get("/api/asyncapi.json").json()
    kept = contract["components"]["schemas"]
    meta.validate({"$schema": "http://json-schema.org/draft-07/schema#", "definitions": kept})
    ada = Caller(client, "Ada")
    with ada.watch(ada.new_match("dead-zone")["id"]) as seat:
        frame = {"$ref": "#/components/schemas/ViewMessage", "components": {"schemas": kept}}
        Draft7Validator(frame).validate(seat.frames[0])
        with pytest.raises(ValidationError):
            Draft7Validator(frame).validate(seat.frames[0] | {"seq": "1"})


# OpenAPI


def test_openapi_states_who_may_call_and_what_can_go_wrong(client: TestClient) -> None:
    contract = client.get("/api/openapi.json").json()
    assert set(contract["components"]["securitySchemes"]) == {"bearer", "cookie"}
    start = contract["paths"]["/api/matches/{match_id}/start"]["post"]
    assert start["security"] == [{"bearer": []}, {"cookie": []}]
    assert {"401", "403", "404", "409"} <= set(start["responses"])
    assert "urn:galaxies:cannot-start" in start["responses"]["409"]["description"]
    assert "security" not in contract["paths"]["/api/missions"]["get"]
    for path, operations in contract["paths"].items():
        for method, operation in operations.items():
            invalid = {status for status in operation["responses"] if status.startswith("4")}
            assert ("401" in invalid) == ("security" in operation), (method, path)
            assert ("403" in invalid) or method == "get", (method, path)
            for status in invalid:
                assert set(operation["responses"][status]["content"]) == {"application/problem+json"}


def test_documents_are_created_once_for_all_callers_and_encodings(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = ("games/galaxies/schema", "openapi.json", "asyncapi.json", "catalogue", "missions")
    originals = {path: client.get(f"/api/{path}") for path in paths}
    for module in (api_documents, catalogue_api):
        monkeypatch.setattr(module, "dumps", None)
    for path, first in originals.items():
        compressed = client.get(f"/api/{path}")
        uncompressed = client.get(f"/api/{path}", headers={"Accept-Encoding": "identity"})
        assert (
            compressed.headers["content-encoding"] == "gzip"
            and "content-encoding" not in uncompressed.headers
        )
        assert first.content == compressed.content == uncompressed.content
        assert first.headers["content-type"] == uncompressed.headers["content-type"]
        assert {response.headers["vary"] for response in (first, uncompressed)} == {"Accept-Encoding"}
    other_host = client.get("/api/asyncapi.json", headers={"Host": "testserver:4711"}).json()
    assert other_host["servers"]["this"]["host"] == "testserver:4711"
    assert "http://testserver:4711/api/games/galaxies/schema" in other_host["info"]["description"]
    assert client.head("/api/openapi.json").status_code == 200
