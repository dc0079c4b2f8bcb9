"""The cookie of a token: its name belongs to one server, and no other cookie hides it."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient, WebSocketDenialResponse

from server.features.identity.cookies import LEGACY, SessionCookies
from server.settings import Settings
from tests.server.play import Caller, make_app

NAME = re.compile(r"^((?:__Host-|__Secure-)?galaxies_[0-9a-f]{8})=([^;]+);(.*)$")


def cookie_of(response: Any) -> tuple[str, str, str]:
    """Return the name, token and attributes of the cookie that a response sets."""
    matches = [NAME.match(kept) for kept in response.headers.get_list("set-cookie")]
    (found,) = [match for match in matches if match and "Max-Age=0" not in match[3]]
    assert found
    return found[1], found[2], found[3]


def guest_cookie(client: TestClient, name: str = "Ada") -> tuple[str, str, str]:
    response = client.post("/api/guests", json={"name": name})
    client.cookies.clear()
    return cookie_of(response)


def request_me(client: TestClient, cookie: str, **headers: str) -> Any:
    return client.get("/api/me", headers={"Cookie": cookie} | headers)


def test_two_servers_on_one_host_share_no_cookie(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first_server, second_server = (
            stack.enter_context(TestClient(make_app(tmp_path / name))) for name in ("one", "two")
        )
        first, second = guest_cookie(first_server), guest_cookie(second_server, "Bob")
        assert first[0] != second[0]
        cookies = f"{first[0]}={first[1]}; {second[0]}={second[1]}"
        assert [request_me(server, cookies).json()["name"] for server in (first_server, second_server)] == [
            "Ada",
            "Bob",
        ]
        former = first_server.post("/api/guests", json={"name": "Eve"}, headers={"Cookie": cookies})
        assert cookie_of(former)[0] == first[0], "the name stays the same"


def test_the_name_is_the_same_for_all_workers_and_after_a_restart(tmp_path: Path) -> None:
    names = set[str]()
    for _ in range(2):
        with TestClient(make_app(tmp_path)) as client:
            names.add(guest_cookie(client)[0])
    assert len(names) == 1


@pytest.mark.parametrize("path", ["/api/me", "/api/session", "/api/matches?mine=1", "/api/me/devices"])
def test_a_legacy_cookie_is_read_and_moved(client: TestClient, path: str) -> None:
    name, token, _ = guest_cookie(client)
    response = client.get(path, headers={"Cookie": f"{LEGACY}={token}"})
    client.cookies.clear()
    assert response.status_code == 200
    assert cookie_of(response)[:2] == (name, token)
    assert any(kept.startswith(f'{LEGACY}="";') for kept in response.headers.get_list("set-cookie"))
    assert "set-cookie" not in client.get(path, headers={"Cookie": f"{name}={token}"}).headers


def test_a_legacy_cookie_of_another_server_is_left_alone(client: TestClient) -> None:
    name, token, _ = guest_cookie(client)
    response = request_me(client, f"{LEGACY}=of-another-server; {name}={token}")
    assert (response.status_code, "set-cookie" in response.headers) == (200, False)
    rejection = request_me(client, f"{LEGACY}=of-another-server")
    assert (rejection.status_code, "set-cookie" in rejection.headers) == (401, False)


def test_a_logout_with_a_legacy_cookie_deletes_the_cookie(client: TestClient) -> None:
    _, token, _ = guest_cookie(client)
    response = client.delete("/api/me", headers={"Cookie": f"{LEGACY}={token}"})
    client.cookies.clear()
    assert response.status_code == 204
    assert all("Max-Age=0" in kept for kept in response.headers.get_list("set-cookie"))


@pytest.mark.parametrize(
    ("options", "name", "path", "secure"),
    [
        ({"public_url": "https://play.example"}, "__Host-galaxies_id", "/", True),
        ({"public_url": "https://play.example/games"}, "__Secure-galaxies_id", "/games", True),
        ({"secure_cookie": True}, "__Host-galaxies_id", "/", True),
        ({"public_url": "https://play.example", "secure_cookie": False}, "galaxies_id", "/", False),
        ({}, "galaxies_id", "/", False),
        ({"public_url": "http://play.example/games/"}, "galaxies_id", "/games", False),
    ],
)
def test_the_name_shows_how_the_cookie_is_protected(
    options: dict[str, Any], name: str, path: str, secure: bool
) -> None:
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": [], "server": ("host", 80)}
    cookie = SessionCookies(Settings(**options), "id").cookie_for(HTTPConnection(scope))
    assert (cookie.name, cookie.path, cookie.secure) == (name, path, secure)


def test_behind_tls_the_cookie_is_bound_to_the_host_and_a_plain_one_is_moved(tmp_path: Path) -> None:
    with TestClient(
        make_app(tmp_path, public_url="https://testserver"), base_url="https://testserver"
    ) as client:
        name, token, attributes = guest_cookie(client)
        assert name.startswith("__Host-")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(attributes.strip().split("; "))
        assert "Domain" not in attributes
        moved = request_me(client, f"{name.removeprefix('__Host-')}={token}")
        assert cookie_of(moved)[:2] == (name, token)
        deletion = client.delete("/api/me", headers={"Cookie": f"{name}={token}"}).headers["set-cookie"]
        assert deletion.startswith(f'{name}="";')
        assert "Secure" in deletion, "browsers require it for this name"


FOREIGN_HEADERS = [
    "Bearer of-a-proxy",
    "Basic YWRhOmFkYQ==",
    "Bearer",
    "Bearer ",
    "",
    "Negotiate x",
    "token",
    "\t",
    "Digest a=1",
]


def test_a_header_of_another_user_does_not_affect_the_cookie(client: TestClient) -> None:
    name, token, _ = guest_cookie(client)
    summary = Caller(client).new_match(private=False)
    for header in FOREIGN_HEADERS:
        assert request_me(client, f"{name}={token}", Authorization=header).json()["name"] == "Ada", header
        headers = {"Cookie": f"{name}={token}", "Authorization": header}
        with client.websocket_connect(f"/ws/matches/{summary['id']}", headers=headers) as socket:
            assert socket.receive_json()["type"] == "view", header


def test_a_valid_header_takes_precedence_and_does_not_admit_other_sites(
    client: TestClient,
) -> None:
    name, token, _ = guest_cookie(client)
    bob = Caller(client, "Bob")
    assert request_me(client, f"{name}={token}", **bob.headers).json()["name"] == "Bob"
    evil = {"Cookie": f"{name}={token}", "Origin": "https://evil.example", "Authorization": "Bearer x"}
    assert client.post("/api/me/transfers", headers=evil).status_code == 403
    summary = bob.new_match(private=False)
    with pytest.raises(WebSocketDenialResponse) as rejection:
        client.websocket_connect(f"/ws/matches/{summary['id']}", headers=evil).__enter__()
    assert rejection.value.status_code == 403


def test_only_a_few_of_many_cookies_are_looked_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, digests = client.app.state.store, list[str]()  # type: ignore[attr-defined]
    user_of = store.user_of

    async def count_lookup(digest: str, at: Any) -> Any:
        digests.append(digest)
        return await user_of(digest, at)

    monkeypatch.setattr(store, "user_of", count_lookup)
    assert request_me(client, "; ".join(f"{LEGACY}={n}" for n in range(500))).status_code == 401
    assert len(digests) <= 4


@pytest.mark.parametrize("secure", [None, True, False])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_test_cookie_arrives_exactly_where_the_token_would(
    tmp_path: Path, scheme: str, secure: bool | None
) -> None:
    """A browser stores no secure cookies over plain http."""
    host = f"{scheme}://testserver"
    with TestClient(make_app(tmp_path, secure_cookie=secure), base_url=host) as client:
        first_response, second_response = (client.get("/api/cookies") for _ in range(2))
        guest_response = client.post("/api/guests", json={"name": "Ada"})
        is_stored = client.get("/api/session").json()["user"] is not None
        assert first_response.json() == {"seen": False}
        assert second_response.json() == {"seen": is_stored}
        assert is_stored == (scheme == "https" or not secure)
        attributes = cookie_of(guest_response)[2].strip().split("; ")
        kept = first_response.headers["set-cookie"].split("; ")
        assert {*attributes} - {*kept} == {f"Max-Age={400 * 24 * 3600}"}
