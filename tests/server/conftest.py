"""Fixtures of the server tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.play import make_app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server on SQLite with Card Duel."""
    with TestClient(make_app(tmp_path), raise_server_exceptions=False) as client:
        yield client
