"""The types that clients are generated from are the server's own."""

from __future__ import annotations

import tomllib

import pytest

from server import protocol
from tests.serving import ROOT


def test_the_client_s_types_are_made_from_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    task = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["poe"]["tasks"]["protocol"]
    monkeypatch.setenv("GALAXIES_GAMES", task["env"]["GALAXIES_GAMES"])
    assert protocol.stale(protocol.files()) == [], "run `poe protocol`"
