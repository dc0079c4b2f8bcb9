"""Guests, tokens, cookies, and pages of other sites."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from tests.server.play import Caller, begin_match, make_app

PROBLEM = "application/problem+json"


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def test_a_guest_gets_a_name_and_a_token_that_is_also_a_cookie(client: TestClient) -> None:
    response = client.post("/api/guests", json={"name": "  Ada "})
    assert response.status_code == 201
    body = response.json()
    assert body["user"]["name"] == "Ada"
    cookie = response.headers["set-cookie"]
    assert re.match(rf"galaxies_[0-9a-f]{{8}}={body['token']};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get("/api/me").json() == body["user"]


def test_a_program_sends_the_token_as_bearer(client: TestClient) -> None:
    ada = Caller(client)
    assert ada.get("/api/me").json() == ada.user


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer wrong", "Basic abc", "Bearer \udcff"])
def test_a_request_without_a_token_has_no_user(client: TestClient, header: str) -> None:
    response = client.get("/api/me", headers={"Authorization": header.encode("utf-8", "surrogateescape")})
    assert response.status_code == 401
    assert response.headers["content-type"] == PROBLEM


def test_a_deleted_token_is_worthless(client: TestClient) -> None:
    ada = Caller(client)
    assert ada.delete("/api/me").status_code == 204
    assert ada.get("/api/me").status_code == 401


def test_deleting_a_token_closes_its_connections(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as seat:
        ada.delete("/api/me")
        assert seat.socket.receive()["type"] == "websocket.close"


def test_only_the_hash_of_a_token_is_stored(own: TestClient, tmp_path: Path) -> None:
    token = own.post("/api/guests", json={"name": "Ada"}).json()["token"]
    with sqlite3.connect(tmp_path / "test.sqlite3") as database:
        rows = database.execute("SELECT digest FROM tokens").fetchall()
    assert len(token) >= 43
    assert rows
    assert all(token not in digest for (digest,) in rows)


INVISIBLE = [
    "\u3164",
    "\ufffc",
    "\u2800\u2800",
    "a\u200bb",
    "\u115f",
    "\u0301",
    "\ufe0f",
    "Ada\uffa0",
    "A\u034fda",
    "\xa0",
    "\U0001d159",
    "Ada\U00016fe4",
    "A" + 4 * "\u0301",
    "Ada\ufe0f",
    "Ada\U000e0100",
    "A\u180bda",
    "Ada \u2764\ufe0f\ufe0f",
]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\nb", "ab\u202ecd", *INVISIBLE, 5, None])
def test_an_invalid_name_is_rejected_with_its_location(client: TestClient, name: object) -> None:
    response = client.post("/api/guests", json={"name": name})
    assert response.status_code == 422
    assert response.headers["content-type"] == PROBLEM
    assert response.json()["errors"][0]["loc"] == ["body", "name"]


@pytest.mark.parametrize("name", ["x" * 24, "Łukasz", "名前", "O'Brien 🚀", "❤\ufe0f", "葛\U000e0100"])
def test_names_in_all_languages_are_accepted(client: TestClient, name: str) -> None:
    assert client.post("/api/guests", json={"name": name}).json()["user"]["name"] == name


def test_unknown_fields_are_rejected(client: TestClient) -> None:
    response = client.post("/api/guests", json={"name": "Ada", "admin": True})
    assert response.json()["errors"][0]["loc"] == ["body", "admin"]


def test_too_many_guests_from_one_address_have_to_wait(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, guest_rate="3/minute")) as client:
        responses = [client.post("/api/guests", json={"name": "Ada"}) for _ in range(4)]
    assert [response.status_code for response in responses] == [201, 201, 201, 429]
    assert responses[-1].headers["content-type"] == PROBLEM
    assert int(responses[-1].headers["retry-after"]) > 0


def test_guests_from_one_address_are_also_counted_per_day(tmp_path: Path) -> None:
    """Guests are stored for weeks. Known users are not affected."""
    with TestClient(make_app(tmp_path, address_guest_rate="2/day")) as client:
        ada, _ = Caller(client), Caller(client, "Bob")
        rejection = client.post("/api/guests", json={"name": "Cleo"})
        assert (rejection.status_code, int(rejection.headers["retry-after"]) > 3600) == (429, True)
        assert ada.post("/api/matches", {"mission": "duel"}).status_code == 201


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://testserver.evil.example"},
    {"Origin": "http://testserver:8001"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://testserver"},
]
OWN = [
    {},
    {"Origin": "http://testserver"},
    {"Origin": "https://testserver", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_can_change_nothing(client: TestClient, headers: dict[str, str]) -> None:
    response = client.post("/api/guests", json={"name": "Ada"}, headers=headers)
    assert response.status_code == 403
    assert response.headers["content-type"] == PROBLEM
    assert "content-security-policy" in response.headers


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    ("name", "values"),
    [("Origin", ["http://testserver", "https://evil.example"]), ("Sec-Fetch-Site", ["none", "cross-site"])],
)
def test_each_of_two_origins_must_be_our_own(
    client: TestClient, name: str, values: list[str], order: tuple[int, int]
) -> None:
    headers = [(name, values[place]) for place in order]
    response = client.post("/api/guests", json={"name": "Ada"}, headers=headers)
    assert response.status_code == 403


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_and_programs_can_make_changes(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("/api/guests", json={"name": "Ada"}, headers=headers).status_code == 201


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_open_no_websocket(client: TestClient, headers: dict[str, str]) -> None:
    summary, (ada, _) = begin_match(client)
    with (
        pytest.raises(WebSocketDenialResponse) as rejection,
        client.websocket_connect(f"/ws/matches/{summary['id']}", headers=ada.headers | headers),
    ):
        pass
    assert rejection.value.status_code == 403


def test_additional_origins_can_be_allowed(tmp_path: Path) -> None:
    origin = "https://play.example"
    with TestClient(make_app(tmp_path, allowed_origins=[origin])) as client:
        headers = {"Origin": origin, "Sec-Fetch-Site": "cross-site"}
        assert client.post("/api/guests", json={"name": "Ada"}, headers=headers).status_code == 201


def test_the_cookie_is_secure_only_if_the_server_uses_https(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path), base_url="https://testserver") as client:
        assert "Secure" in client.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"]


def test_every_response_states_what_pages_may_do(client: TestClient) -> None:
    for path in ("/", "/api/missions", "/api/nothing", "/healthz"):
        headers = client.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "referrer-policy" in headers
