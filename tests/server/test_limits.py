"""What one guest cannot do to all others: matches without end, computer players that play for nobody."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from tests.server.play import make_app, started
from tests.server.test_lobby import problem


def test_a_host_has_only_so_many_matches_under_way(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, matches_per_host=3)) as client:
        begun, (ada, bob) = started(client)
        for _ in range(2):
            ada.new_match()
        refused = problem(ada.post("/api/matches", {"mission": "duel"}), 409)
        assert refused["type"] == "urn:galaxies:too-many-matches"
        assert refused["detail"].startswith("3 of your matches")
        others = bob.new_match()
        ada.sit(others, "red-1")  # a guest of others may still be
        with ada.watch(begun["id"]) as red:
            red.ask("order", order="concede", on=True)
        assert ada.get(f"/api/matches/{begun['id']}").json()["status"] == "finished"
        ada.new_match()
