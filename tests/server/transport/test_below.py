"""A site below a path of its host, behind proxies that keep the path and others that remove it."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.testclient import TestClient

from server.base.addresses import RESERVED
from server.settings import Settings
from tests.server.play import Caller, make_app

BASE = "/games"
SITE = f"https://play.example{BASE}"
PAGE = (
    '<meta name="base-path" content="/" /><script src="/assets/index-abc.js"></script><a href="#x"></a>' * 30
)


def digest(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "index.html.br").write_bytes(b"of the root")
    (folder / "sw.js").write_text(
        f'FILES = [["/index.html", "{digest(PAGE)}"], ["/favicon.svg", "sha256-x"]]'
    )
    (folder / "assets" / "index-abc.js").write_text("1")
    return folder


@pytest.fixture
def client(tmp_path: Path, bundle: Path) -> Iterator[TestClient]:
    app = make_app(tmp_path, static=bundle, public_url=f"{SITE}/", allowed_hosts=["testserver"])
    with TestClient(app, base_url="https://play.example") as made:
        yield made


#: The path that a proxy passes on
both = pytest.mark.parametrize("base", [BASE, ""])


@both
def test_the_page_contains_the_path(client: TestClient, base: str) -> None:
    paths = ("/", "/m/abc", "/join/x", "/index.html", "/rules/galaxies/x", "/nowhere")
    for path, coding in product(paths, ("br, gzip", "gzip", "identity")):
        answer = client.get(base + path, headers={"Accept": "text/html", "Accept-Encoding": coding})
        assert answer.status_code == (404 if path == "/nowhere" else 200), path
        assert answer.text == PAGE.replace('="/', '="/games/'), path
        assert answer.headers.get("content-encoding") == ("gzip" if "gzip" in coding else None), path
        assert answer.headers["cache-control"] == "no-cache", path
        assert answer.headers["content-type"] == "text/html; charset=utf-8", path
        assert "script-src 'self'" in answer.headers["content-security-policy"], path


def test_the_path_without_a_slash_leads_to_the_start_page(client: TestClient) -> None:
    assert client.get(BASE, follow_redirects=False).text == client.get(f"{BASE}/").text


def test_the_page_is_recreated_after_another_build(client: TestClient, bundle: Path) -> None:
    first = client.get(f"{BASE}/")
    tagged = {"If-None-Match": first.headers["etag"]}
    assert client.get(f"{BASE}/", headers=tagged).status_code == 304
    assert client.get(f"{BASE}/nowhere", headers=tagged | {"Accept": "text/html"}).status_code == 404
    (bundle / "index.html").write_text('<a href="/new">')
    assert client.get(f"{BASE}/", headers=tagged).text == '<a href="/games/new">'


@both
def test_the_worker_knows_the_served_page(client: TestClient, base: str) -> None:
    page, worker = client.get(f"{base}/index.html"), client.get(f"{base}/sw.js")
    assert digest(page.text) in worker.text
    assert '"sha256-x"' in worker.text
    assert "javascript" in worker.headers["content-type"]
    assert client.head(f"{base}/sw.js").status_code == 200


@both
def test_files_and_calls_are_found_with_both_kinds_of_proxy(client: TestClient, base: str) -> None:
    asset = client.get(f"{base}/assets/index-abc.js")
    assert (asset.text, "immutable" in asset.headers["cache-control"]) == ("1", True)
    assert client.get(f"{base}/livez").json()["status"] == "ok"
    missions = client.get(f"{base}/api/missions")
    assert missions.status_code == 200
    nothing = client.get(f"{base}/api/nothing")
    assert (nothing.status_code, nothing.headers["cache-control"]) == (404, "no-store")
    assert client.get(f"{base}/a%00b").status_code == 404


def test_a_path_with_the_same_beginning_is_not_below_it(client: TestClient) -> None:
    assert client.get("/gamesome", headers={"Accept": "text/html"}).status_code == 404
    assert client.get("/games/games", headers={"Accept": "text/html"}).status_code == 404
    assert client.get("/gamesapi/missions").status_code == 404


@both
def test_the_cookie_is_limited_to_the_path(client: TestClient, base: str) -> None:
    answer = client.post(f"{base}/api/guests", json={"name": "Ada"})
    assert re.search(r"; Path=/games(;|$)", answer.headers["set-cookie"])
    deletion = client.delete(f"{base}/api/me", headers={"Authorization": f"Bearer {answer.json()['token']}"})
    assert "Max-Age=0" in deletion.headers["set-cookie"]
    assert re.search(r"; Path=/games(;|$)", deletion.headers["set-cookie"])


def test_deleting_the_account_deletes_the_cookie_of_the_path(client: TestClient) -> None:
    ada = Caller(client)
    deletion = ada.post(f"{BASE}/api/me/deletion", {"name": "Ada"})
    assert deletion.status_code == 204
    assert re.search(r"; Path=/games(;|$)", deletion.headers["set-cookie"])


@both
def test_links_lead_to_addresses_below_the_path(client: TestClient, base: str) -> None:
    ada = Caller(client)
    match = ada.new_match()
    assert match["invite"]["url"] == f"{SITE}/join/{match['invite']['code']}"
    assert ada.post(f"{base}/api/me/transfers").json()["url"].startswith(f"{SITE}/continue/")
    redirect = client.get(f"{base}/api/notices/leave/{'a' * 22}", follow_redirects=False)
    assert redirect.headers["location"] == f"{BASE}/mail/leave/{'a' * 22}"
    assert client.get(f"{base}/api/openapi.json").json()["servers"] == [{"url": BASE}]
    server = client.get(f"{base}/api/asyncapi.json").json()["servers"]["this"]
    assert (server["host"], server["pathname"]) == ("play.example", BASE)


@both
def test_sockets_are_found_with_both_kinds_of_proxy(client: TestClient, base: str) -> None:
    ada = Caller(client)
    match = ada.new_match()
    with client.websocket_connect(f"{base}/ws/matches/{match['id']}", headers=ada.headers) as socket:
        assert socket.receive_json()["type"]


@both
def test_an_additional_slash_leads_below_the_path(client: TestClient, base: str) -> None:
    answer = client.get(f"{base}/api/missions/", follow_redirects=False)
    assert answer.status_code == 307
    assert answer.headers["location"].endswith(f"{BASE}/api/missions")


@pytest.mark.parametrize("path", ["m", "api", "ws/x", "join", "assets", "livez", "sw.js", "icons/x"])
def test_a_site_cannot_be_below_one_of_its_own_addresses(path: str) -> None:
    with pytest.raises(ValidationError, match="which is one of the server's own addresses"):
        Settings(public_url=f"https://play.example/{path}")


def test_all_addresses_of_the_server_are_covered(client: TestClient) -> None:
    routes: Any = client.app
    paths = [route.path for route in routes.routes if isinstance(route, APIRoute)]
    built = [f"/{file.name}" for file in Settings().static.iterdir() if file.suffix not in (".br", ".gz")]
    prefixes = {path.split("/")[1] for path in (*paths, *built)}
    assert {name for name in prefixes if not name.startswith((".", "{"))} <= RESERVED


def test_a_site_at_the_root_is_unchanged(tmp_path: Path, bundle: Path) -> None:
    with TestClient(make_app(tmp_path, static=bundle)) as root_client:
        assert root_client.get("/").text == PAGE
        assert "servers" not in root_client.get("/api/openapi.json").json()
        assert "Path=/;" in root_client.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"]
