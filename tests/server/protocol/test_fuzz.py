"""Whatever is sent to the API, the answer is documented: never a 500, and errors are always problem
documents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from server.features.site.api_documents import replies
from server.protocol.messages import server_message
from server.protocol.schemas import CLIENT_MESSAGES, message_type
from tests.server.live import LiveServer
from tests.server.play import begin_match

EXAMPLES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("fuzz")
    with LiveServer(
        f"sqlite+aiosqlite:///{folder / 'fuzz.sqlite3'}", GALAXIES_CREATE_RATE="9999/second"
    ) as live:
        yield live


def test_http_requests_get_documented_answers(server: LiveServer) -> None:
    import schemathesis  # importing it takes a second, which each worker would spend on collection
    from requests import Session

    guest = httpx2.post(f"{server.url}/api/guests", json={"name": "Ada"}).json()
    headers = {"Authorization": f"Bearer {guest['token']}"}
    document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    with Session() as session:  # a connection for each request would cost more than most answers
        session.headers.update(headers)
        for operation in document.get_all_operations():
            fuzz(operation.ok(), session)


def fuzz(operation: Any, session: Any) -> None:
    from schemathesis import Case, checks
    from schemathesis.generation import GenerationMode
    from schemathesis.specs.openapi import checks as promised

    seats = [
        checks.not_a_server_error,
        promised.status_code_conformance,
        promised.content_type_conformance,
        promised.response_schema_conformance,
    ]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def send(case: Case) -> None:
        if (case.method, case.path) != ("DELETE", "/api/me"):
            answer = case.call(session=session)
            case.validate_response(answer, checks=seats)
            if answer.status_code >= 400 and case.path not in ("/livez", "/healthz", "/readyz"):
                assert answer.headers["content-type"][0] == "application/problem+json"
                assert str(answer.status_code) in operation.definition.raw["responses"]

    send()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
REPLIED = [model for model in CLIENT_MESSAGES if replies(model)]
BACK = {"diff", *(message_type(reply) for model in REPLIED for reply in replies(model))}
fields = st.sampled_from(sorted(set().union(*(model.model_fields for model in REPLIED)) - {"type"}))
types = st.sampled_from([*map(message_type, REPLIED), "view"])
messages = st.builds(lambda kind, rest: {"type": kind} | rest, types, st.dictionaries(fields, json_values))


def test_websocket_messages_get_documented_answers(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client, goal=1_000_000)

    @settings(max_examples=75, deadline=None)
    @given(messages | json_values)
    def send(message: Any) -> None:
        with_reply = json.dumps(message)
        red.socket.send_text(with_reply)
        assert server_message.validate_python(red.socket.receive_json()).type in BACK

    with ada.watch(summary["id"]) as red:
        send()
        red.pending_messages()
        assert red.resync()["view"]["status"] == "playing"
