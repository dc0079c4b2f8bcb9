"""The names under which the server answers, and the parts of its public URL."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.testclient import TestClient, WebSocketDenialResponse

from server.settings import Settings
from server.transport.hosts import Hosts, host_in
from tests.server.live import LiveServer
from tests.server.play import Caller, make_app

PUBLIC = "https://play.example"


def test_an_origin_that_is_not_an_address_is_foreign(client: TestClient) -> None:
    answer = client.post("/api/guests", json={"name": "Ada"}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["type"]) == (403, "urn:galaxies:foreign-origin")


@pytest.mark.parametrize(
    "host", ["x" * 4000, "a b", "http://[", "[::1", "testserver:port", "a@testserver", ""]
)
def test_an_invalid_host_is_a_bad_request(client: TestClient, host: str) -> None:
    answer = client.get("/api/missions", headers={"Host": host})
    assert (answer.status_code, answer.json()["type"]) == (400, "urn:galaxies:bad-host")


def test_two_hosts_are_a_bad_request(client: TestClient) -> None:
    answer = client.get("/api/missions", headers=[("Host", "testserver"), ("Host", "evil.example")])
    assert answer.status_code == 400


@pytest.mark.parametrize("path", ["/", "/api/missions", "/api/invites/nothing"])
def test_a_request_for_another_name_is_refused(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["type"]) == (421, "urn:galaxies:unknown-host")


def test_a_websocket_for_another_name_is_refused(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match()
    with (
        pytest.raises(WebSocketDenialResponse) as denial,
        client.websocket_connect(
            f"/ws/matches/{summary['id']}", headers=ada.headers | {"Host": "evil.example:80"}
        ),
    ):
        pass
    assert denial.value.status_code == 421


@pytest.mark.parametrize(
    ("changed", "accepted", "rejected"),
    [
        ({}, ["localhost", "127.0.0.1", "::1"], ["192.0.2.7", "evil.example", socket.gethostname() + "x"]),
        ({"host": "192.0.2.7"}, ["localhost", "192.0.2.7"], ["192.0.2.8"]),
        ({"host": "galaxies.lan"}, ["galaxies.lan"], ["evil.example"]),
        (
            {"host": "0.0.0.0"},
            ["localhost", "192.0.2.7", "2001:db8::7", socket.gethostname().lower()],
            ["evil.example", "192.0.2.7.evil.example"],
        ),
        ({"host": "::", "public_url": PUBLIC}, ["play.example", "192.0.2.7"], ["a.play.example"]),
        ({"public_url": f"{PUBLIC}:8443/galaxies"}, ["play.example", "localhost"], ["evil.example"]),
        (
            {"allowed_hosts": ["*.play.example", "galaxies"]},
            ["a.b.play.example", "galaxies"],
            ["play.example"],
        ),
        ({"allowed_hosts": ["*"]}, ["anything.example"], []),
    ],
)
def test_a_server_accepts_the_names_that_it_listens_on_and_those_in_its_settings(
    changed: dict[str, Any], accepted: list[str], rejected: list[str]
) -> None:
    hosts = Hosts(Settings(**changed))
    assert [name for name in accepted if not hosts.serves(name)] == []
    assert [name for name in rejected if hosts.serves(name)] == []


def test_a_host_has_one_normalised_spelling() -> None:
    assert host_in("Play.Example.:8000") == host_in("play.example") == "play.example"
    assert host_in("[0:0:0:0:0:0:0:1]:8000") == "::1"


def test_lists_are_comma_separated_or_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALAXIES_ALLOWED_HOSTS", "a.example, b.example")
    monkeypatch.setenv("GALAXIES_ALLOWED_ORIGINS", '["https://a.example"]')
    settings = Settings()
    assert settings.allowed_hosts == ["a.example", "b.example"]
    assert settings.allowed_origins == ["https://a.example"]


def test_a_public_url_must_be_a_web_address() -> None:
    with pytest.raises(ValidationError):
        Settings(public_url="play.example")


IDN = "xn--mller-kva.example"


@pytest.mark.parametrize(
    ("configured", "normalised"),
    [
        ("http://spiele.müller.example", f"spiele.{IDN}"),
        ("http://Spiele.MÜLLER.Example./", f"spiele.{IDN}"),
        ("http://spiele.mu\u0308ller.example", f"spiele.{IDN}"),
        ("http://spiele。müller。example", f"spiele.{IDN}:80"),
        ("http://straße.example:80", "xn--strae-oqa.example"),
        ("http://日本.example:8080", "xn--wgv71a.example:8080"),
        ("http://i❤.example", "xn--i-7iq.example"),
        ("http://🎮.example:8443", "xn--fl8h.example:8443"),
        ("http://ü_b.example", "xn--_b-wka.example"),
        ("http://نامه\u200cای.example", "xn--mgba3gch31f060k.example"),
        ("http://PLAY.example.:80", "play.example"),
        ("http://play_1.example", "play_1.example."),
        ("http://[2001:DB8:0::7]:8000", "[2001:db8::7]:8000"),
    ],
)
def test_a_public_url_is_normalised_as_browsers_write_it(
    tmp_path: Path, configured: str, normalised: str
) -> None:
    with TestClient(make_app(tmp_path, public_url=configured)) as client:
        url = "http://" + normalised.removesuffix(":80").removesuffix(".")
        headers = {"Host": normalised, "Origin": url, "Sec-Fetch-Site": "same-origin"}
        assert client.post("/api/guests", json={"name": "Ada"}, headers=headers).status_code == 201
        ada = Caller(client)
        assert ada.new_match()["invite"]["url"].startswith(f"{url}/join/")


@pytest.mark.parametrize(
    ("configured", "normalised"),
    [
        ("Spiele.Müller.example", f"SPIELE.{IDN}:443"),
        ("*.müller.example", f"a.b.{IDN}."),
        ("play.example:8443", "play.example:8443"),
        ("PLAY.example.", "Play.Example"),
        ("[2001:DB8::7]:80", "[2001:db8::7]"),
    ],
)
def test_an_allowed_host_is_normalised_as_browsers_write_it(
    tmp_path: Path, configured: str, normalised: str
) -> None:
    with TestClient(make_app(tmp_path, allowed_hosts=["", configured])) as client:
        assert client.get("/healthz", headers={"Host": normalised}).status_code == 200


@pytest.mark.parametrize(
    ("configured", "normalised"),
    [
        ("https://Anderswo.Müller.example:443/", f"https://anderswo.{IDN}"),
        ("HTTP://Other.example.:80", "http://other.example"),
        ("https://other.example:8443", "https://other.example:8443"),
        ("http://[0:0::1]:3000", "http://[::1]:3000"),
    ],
)
def test_an_allowed_origin_is_normalised_as_browsers_write_it(
    tmp_path: Path, configured: str, normalised: str
) -> None:
    options = {"allowed_hosts": ["testserver"], "allowed_origins": [configured]}
    with TestClient(make_app(tmp_path, **options)) as client:
        for origin, status in ((normalised, 201), (f"{normalised}0", 403), ("null", 403)):
            headers = {"Origin": origin, "Sec-Fetch-Site": "cross-site"}
            answer = client.post("/api/guests", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == status, origin


@pytest.mark.parametrize(
    "host", ["a\u200db", "a\u200c.b", "\u200bplay", "pl\xaday", "mü\u202eller", "\u200cنامه"]
)
def test_a_host_cannot_contain_invisible_characters(host: str) -> None:
    with pytest.raises(ValidationError):
        Settings(public_url=f"http://{host}.example")


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("testserver:443", "https://testserver", 201),
        ("testserver:80", "http://testserver", 201),
        ("TestServer.", "http://testserver", 201),
        ("testserver:80", "https://testserver", 403),
        ("testserver:8443", "https://testserver", 403),
        ("testserver", "https://testserver:8443", 403),
    ],
)
def test_a_proxy_may_name_the_usual_port(client: TestClient, host: str, origin: str, status: int) -> None:
    headers = {"Host": host, "Origin": origin}
    assert client.post("/api/guests", json={"name": "Ada"}, headers=headers).status_code == status


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "192.0.2.77", "--", "a_b"])
def test_an_unknown_host_is_answered_with_the_setting_that_allows_it(client: TestClient, host: str) -> None:
    answer = client.get("/", headers={"Host": host})
    assert (answer.status_code, answer.json()["type"]) == (421, "urn:galaxies:unknown-host")
    assert "GALAXIES_ALLOWED_HOSTS" in answer.json()["detail"]
    assert host not in answer.text


def test_pages_of_the_public_url_are_our_own(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, public_url=f"{PUBLIC}:443/")) as client:
        headers = {"Host": "127.0.0.1:8000", "Origin": PUBLIC, "Sec-Fetch-Site": "same-origin"}
        answer = client.post("/api/guests", json={"name": "Ada"}, headers=headers)
        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        other = headers | {"Origin": "http://play.example"}
        assert client.post("/api/guests", json={"name": "Ada"}, headers=other).status_code == 403


def test_without_https_no_https_header_is_sent(client: TestClient) -> None:
    assert "strict-transport-security" not in client.get("/").headers


@pytest.mark.parametrize(("trusted", "believed"), [("127.0.0.0/8", True), ("192.0.2.1", False)])
def test_only_trusted_proxies_can_set_the_client_and_the_scheme(
    tmp_path: Path, trusted: str, believed: bool
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'proxies.sqlite3'}"
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"}
    with LiveServer(database, GALAXIES_TRUSTED_PROXIES=trusted) as server:
        answer = server.post("/api/guests", {"name": "Ada"}, told)
    assert ("Secure" in answer.headers["set-cookie"]) is believed


def test_an_address_with_a_nul_is_not_found_whatever_the_store_would_answer(client: TestClient) -> None:
    ada = Caller(client)
    routes = [route for route in client.app.routes if isinstance(route, APIRoute)]  # type: ignore[attr-defined]
    asked = [
        (method, re.sub(r"\{.*?\}", "%00", one.path)) for one in routes for method in one.methods - {"HEAD"}
    ]
    asked += [("GET", "/api/tables?game=%00"), ("GET", "/api/tables?before=a%00b")]
    named = [(method, path) for method, path in asked if "%00" in path]
    assert len(named) > 40
    for method, path in named:
        answer = client.request(method, path, headers=ada.headers)
        assert answer.status_code == (422 if "?" in path else 404), path
