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
    """A server with the real game."""
    folder: Path = tmp_path_factory.mktemp("schemas")
    with TestClient(make_app(folder, GAME)) as client:
        yield client


@pytest.fixture(scope="module")
def document(client: TestClient) -> dict[str, Any]:
    """The schema of the game."""
    answer = client.get("/api/games/galaxies/schema")
    assert answer.headers["content-type"] == "application/schema+json"
    schema: dict[str, Any] = answer.json()
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
        ada.watch(summary["id"]) as one,
        bob.watch(summary["id"]) as other,
        eve.watch(summary["id"]) as looker,
    ):
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        assert one.ask("chat", channel="table", text="hello")["type"] == "accepted"
        play([one, other])
        while not (one.view.get("decision") or other.view.get("decision")):
            one.pending_messages()
            other.pending_messages()
        looker.pending_messages()
        frames = [*one.frames, *other.frames, *looker.frames]
        views = [one.view, other.view, looker.view]
    whole, view, asked = Draft202012Validator(document), validator(document, "View"), 0
    for frame in frames:
        whole.validate(frame)
    for seen in views:
        view.validate(seen)
        if seen.get("decision"):
            validator(document, "Decision").validate(seen["decision"])
            asked += 1
    assert asked and looker.view["viewer"] == SPECTATOR
    assert {frame["type"] for frame in frames} == {"view", "diff", "accepted", "refused"}
    kinds = {happening["kind"] for frame in frames for happening in frame.get("happenings", ())}
    assert len(kinds) > 5


def test_data_that_the_schema_does_not_allow_does_not_match(document: dict[str, Any]) -> None:
    told = {"kind": "turn", "label": "", "seat": "isn-1", "round": 1}
    happening = validator(document, "Happening")
    happening.validate(told)
    for wrong in (told | {"kind": "rerolled"}, told | {"more": 1}, told | {"round": "1"}, {"kind": "turn"}):
        with pytest.raises(ValidationError):
            happening.validate(wrong)
    logged = {"type": "diff", "seq": 2, "patch": [], "happenings": [{"kind": "launched", "line": 9}]}
    whole = Draft202012Validator(document)
    whole.validate(logged)
    with pytest.raises(ValidationError):
        whole.validate(logged | {"happenings": [{"kind": "rerolled", "line": 9}]})


def test_catalogue_and_loadouts_match_the_schema(client: TestClient, document: dict[str, Any]) -> None:
    validator(document, "Catalogue").validate(client.get("/api/catalogue").json())
    ada = Caller(client, "Ada")
    summary = ada.new_match("dead-zone", fleets="48")
    ada.sit(summary, "isn-1")
    mine = ada.get(f"/api/matches/{summary['id']}/loadout").json()
    names = {"loadout": "Loadout", "limits": "LoadoutLimits", "report": "LoadoutReport"}
    for key, name in names.items():
        validator(document, name).validate(mine[key])
    wrong = {"loadout": {"fleet": [["no-such-ship", "veteran"]], "deck": {}}, "ready": False}
    draft = ada.put(f"/api/matches/{summary['id']}/loadout", wrong).json()
    assert draft["report"]["faults"]
    validator(document, "LoadoutReport").validate(draft["report"])


def test_messages_of_a_client_match_the_schema(document: dict[str, Any]) -> None:
    message = validator(document, "ClientMessage")
    message.validate({"type": "answer", "id": "1", "decision": "isn-1.1", "pick": ["pass"]})
    for wrong in ({"type": "answer", "id": "1"}, {"type": "undo", "id": ""}, {"type": "view"}):
        with pytest.raises(ValidationError):
            message.validate(wrong)


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
    told = client.get("/api/asyncapi.json").json()
    assert told["asyncapi"] == "3.0.0" and {"title", "version"} <= set(told["info"])
    assert all(isinstance(told[field], of) for field, of in DEMANDED.items())
    assert set(told) <= {*DEMANDED, "id", "defaultContentType", "components"}
    for reference in references(told):
        assert resolve_reference(told, reference), reference
    for server in told["servers"].values():
        assert {"host", "protocol"} <= set(server) and server["protocol"] in ("ws", "wss")
        schemes = [resolve_reference(told, scheme["$ref"]) for scheme in server["security"]]
        assert {scheme["type"] for scheme in schemes} == {"http", "httpApiKey"}
    for channel in told["channels"].values():
        assert "{match}" in channel["address"] and set(channel["parameters"]) == {"match"}
        assert channel["bindings"]["ws"]["query"]["type"] == "object"


def test_asyncapi_states_the_direction_of_messages(client: TestClient) -> None:
    told = client.get("/api/asyncapi.json").json()
    there = set(told["channels"]["match"]["messages"])
    ways: dict[str, set[str]] = {"send": set(), "receive": set()}
    for operation in told["operations"].values():
        assert operation["channel"] == {"$ref": "#/channels/match"}
        used = operation["messages"] + operation.get("reply", {}).get("messages", [])
        names = {message["$ref"].rpartition("/")[2] for message in operation["messages"]}
        ways[operation["action"]] |= names
        assert {message["$ref"] for message in used} <= {f"#/channels/match/messages/{n}" for n in there}
    assert ways == {
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
    told = client.get("/api/asyncapi.json").json()
    back = {
        name: {message["$ref"].rpartition("/")[2] for message in operation["reply"]["messages"]}
        for name, operation in told["operations"].items()
        if "reply" in operation
    }
    assert back.pop("ping") == {"pong", "refused"} and back.pop("resync") == {"view", "refused"}
    assert set(told["operations"]) - set(back) == {"tell", "ping", "resync", "look"}
    assert set(map(frozenset, back.values())) == {frozenset({"accepted", "refused"})}


def test_asyncapi_describes_frames_with_schemas_of_its_dialect(client: TestClient) -> None:
    told = client.get("/api/asyncapi.json").json()
    kept = told["components"]["schemas"]
    meta.validate({"$schema": "http://json-schema.org/draft-07/schema#", "definitions": kept})
    ada = Caller(client, "Ada")
    with ada.watch(ada.new_match("dead-zone")["id"]) as seat:
        frame = {"$ref": "#/components/schemas/ViewMessage", "components": {"schemas": kept}}
        Draft7Validator(frame).validate(seat.frames[0])
        with pytest.raises(ValidationError):
            Draft7Validator(frame).validate(seat.frames[0] | {"seq": "1"})


# OpenAPI


def test_openapi_states_who_may_call_and_what_can_go_wrong(client: TestClient) -> None:
    told = client.get("/api/openapi.json").json()
    assert set(told["components"]["securitySchemes"]) == {"bearer", "cookie"}
    start = told["paths"]["/api/matches/{match_id}/start"]["post"]
    assert start["security"] == [{"bearer": []}, {"cookie": []}]
    assert {"401", "403", "404", "409"} <= set(start["responses"])
    assert "urn:galaxies:cannot-start" in start["responses"]["409"]["description"]
    assert "security" not in told["paths"]["/api/missions"]["get"]
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            wrong = {status for status in operation["responses"] if status.startswith("4")}
            assert ("401" in wrong) == ("security" in operation), (method, path)
            assert ("403" in wrong) or method == "get", (method, path)
            for status in wrong:
                assert set(operation["responses"][status]["content"]) == {"application/problem+json"}


def test_documents_are_created_once_for_all_callers_and_encodings(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = ("games/galaxies/schema", "openapi.json", "asyncapi.json", "catalogue", "missions")
    before = {path: client.get(f"/api/{path}") for path in paths}
    for module in (api_documents, catalogue_api):
        monkeypatch.setattr(module, "dumps", None)
    for path, first in before.items():
        compressed = client.get(f"/api/{path}")
        plain = client.get(f"/api/{path}", headers={"Accept-Encoding": "identity"})
        assert compressed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert first.content == compressed.content == plain.content
        assert first.headers["content-type"] == plain.headers["content-type"]
        assert {answer.headers["vary"] for answer in (first, plain)} == {"Accept-Encoding"}
    elsewhere = client.get("/api/asyncapi.json", headers={"Host": "testserver:4711"}).json()
    assert elsewhere["servers"]["this"]["host"] == "testserver:4711"
    assert "http://testserver:4711/api/games/galaxies/schema" in elsewhere["info"]["description"]
    assert client.head("/api/openapi.json").status_code == 200
