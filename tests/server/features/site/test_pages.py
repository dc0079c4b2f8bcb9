"""The web client's files and addresses."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.play import make_app


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Galaxies</title>")
    (folder / "assets" / "index-abc.js").write_text("1")
    (folder / ".inputs.sha256").write_text("x")
    (tmp_path / "secret").write_text("x")
    return folder


@pytest.fixture
def pages(tmp_path: Path, bundle: Path) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path, static=bundle)) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/m/abc",
        "/m/abc/def",
        "/join/xyz",
        "/continue/xyz",
        "/devices",
        "/loadouts",
        "/loadouts/x",
        "/new/x",
        "/matches",
        "/tables",
        "/notices",
        "/mail/leave/xyz",
    ],
)
def test_the_clients_own_addresses_return_its_page(pages: TestClient, path: str) -> None:
    response = pages.get(path)
    assert response.status_code == 200
    assert "Galaxies" in response.text
    assert response.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_cached(pages: TestClient) -> None:
    response = pages.get("/assets/index-abc.js")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in response.headers["content-type"]
    etag = response.headers["etag"]
    assert pages.get("/assets/index-abc.js", headers={"If-None-Match": etag}).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0, gzip; q=0.0, identity", None),
        ("identity", None),
        ("", None),
        ("bro", None),
    ],
)
def test_files_are_sent_in_a_coding_that_the_browser_accepts(
    pages: TestClient, bundle: Path, accepted: str, coding: str | None
) -> None:
    content = b"let nothing = 0;" * 999
    file = bundle / "assets" / "long-abc.js"
    file.write_bytes(content)
    file.with_name("long-abc.js.br").write_bytes(b"short")
    file.with_name("long-abc.js.gz").write_bytes(gzip.compress(content, mtime=0))
    with pages.stream("GET", "/assets/long-abc.js", headers={"Accept-Encoding": accepted}) as response:
        raw_body = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == coding
    assert "javascript" in response.headers["content-type"]
    assert response.headers["vary"] == "Accept-Encoding"
    assert raw_body == {"br": b"short", "gzip": gzip.compress(content, mtime=0), None: content}[coding]


def test_long_responses_are_compressed_if_the_client_accepts_it(pages: TestClient, bundle: Path) -> None:
    (bundle / "assets" / "plain-abc.js").write_bytes(b"let nothing = 0;" * 999)
    assert pages.get("/api/openapi.json").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in pages.get("/api/games").headers
    for path in ("/api/openapi.json", "/assets/plain-abc.js"):
        assert pages.get(path).headers["content-encoding"] == "gzip"
        uncompressed = pages.get(path, headers={"Accept-Encoding": "gzip;q=0"})
        assert "content-encoding" not in uncompressed.headers


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/nothing.js", "/.inputs.sha256", "/../secret", "/%2e%2e/secret", "/assets"]
)
def test_other_addresses_return_nothing(pages: TestClient, path: str) -> None:
    response = pages.get(path)
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"


def test_a_browser_gets_a_page_for_a_missing_address(pages: TestClient) -> None:
    for path in ("/nothing", "/assets", "/.inputs.sha256"):
        response = pages.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert response.status_code == 404
        assert "Galaxies" in response.text
        assert response.headers["content-type"].startswith("text/html")
        etag = response.headers["etag"]
        not_modified = pages.get(path, headers={"Accept": "text/html", "If-None-Match": etag})
        assert (not_modified.status_code, not_modified.text) == (404, response.text)


def test_a_missing_bundle_is_reported_clearly(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, static=tmp_path / "nowhere")) as client:
        response = client.get("/")
        assert response.status_code == 503
        assert "has not been built" in response.text
        assert client.get("/api/missions").status_code == 200


def test_the_worker_and_the_manifest_are_requested_each_time(pages: TestClient, bundle: Path) -> None:
    (bundle / "sw.js").write_text("1")
    (bundle / "manifest.webmanifest").write_text("{}")
    worker, manifest = pages.get("/sw.js"), pages.get("/manifest.webmanifest")
    assert [response.headers["cache-control"] for response in (worker, manifest)] == ["no-cache", "no-cache"]
    assert "javascript" in worker.headers["content-type"]
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert "script-src 'self';" in worker.headers["content-security-policy"]
