"""An open page learns of the current build of the client."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.play import make_app

PAGE = '<html><head><script type="module" crossorigin src="/assets/{}.js"></script></head></html>'


def build(static: Path, name: str, number: int) -> None:
    static.mkdir(exist_ok=True)
    page = static / "index.html"
    page.write_text(PAGE.format(name))
    os.utime(page, (number, number))


def test_responses_name_the_current_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    build(static, "start-Ab_1", 1)
    seconds = [0.0]
    monkeypatch.setattr("server.transport.builds.monotonic", lambda: seconds[0])
    with TestClient(make_app(tmp_path, static=static)) as client:
        for path in ("/api/me", "/api/missions", "/api/nothing"):
            assert client.get(path).headers["galaxies-build"] == "start-Ab_1"
        build(static, "start-c2", 2)
        seconds[0] += 6
        assert client.get("/api/missions").headers["galaxies-build"] == "start-c2"
        (static / "index.html").unlink()
        seconds[0] += 6
        assert "galaxies-build" not in client.get("/api/missions").headers


@pytest.mark.parametrize(
    "page", ["", "<html></html>", '<script type="module" src="/src/main.ts"></script>', "\0"]
)
def test_a_page_without_a_build_has_no_build_header(tmp_path: Path, page: str) -> None:
    (tmp_path / "index.html").write_text(page)
    with TestClient(make_app(tmp_path, static=tmp_path)) as client:
        assert "galaxies-build" not in client.get("/api/missions").headers


def test_cacheable_responses_name_no_build(tmp_path: Path) -> None:
    build(tmp_path / "static", "start-a", 1)
    with TestClient(make_app(tmp_path, static=tmp_path / "static")) as client:
        responses = [
            answer
            for path in ("/api/missions", "/api/games", "/api/bots", "/api/schemas/core", "/api/openapi.json")
            if "no-store" not in (answer := client.get(path)).headers["cache-control"]
        ]
        assert not [answer for answer in responses if "galaxies-build" in answer.headers]
