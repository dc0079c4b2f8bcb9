"""Players who act and undo without end, in a step that nothing closes."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from engine.core.matches import match as match_module
from engine.pulp.game import Pulp
from tests.server.play import Caller, Seat, make_app

MOST = 8


def change_mind(seat: Seat) -> str:
    """Engage the card and go back, which changes nothing. Return the code of the reply."""
    pick = "back" if seat.view["decision"]["kind"] == "engage" else "engage"
    return str(seat.pick(pick).get("code"))


def test_a_player_who_keeps_changing_their_mind_is_stopped_and_may_undo_or_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stored match must not grow with it. The lesson always has the same luck."""
    with TestClient(make_app(tmp_path, Pulp())) as client:
        ada = Caller(client)
        match = ada.post("/api/matches", {"mission": "maiden-flight", "seat": "hero", "start": True}).json()
        with ada.watch(match["id"]) as hero:
            while (decision := hero.view["decision"])["kind"] != "encounter":
                picks = [option["id"] for option in decision["options"]][: decision["min"]]
                assert hero.pick(*picks)["type"] == "accepted"
            monkeypatch.setattr(match_module, "MAX_OPEN_ANSWERS", MOST)
            codes = [change_mind(hero) for _ in range(MOST + 2)]
            assert set(codes[:2]) == {"None"} and codes[-2:] == ["illegal"] * 2
            decision_id = hero.view["decision"]["id"]
            assert hero.ask("undo", decision=decision_id)["type"] == "accepted"
            assert hero.ask("undo", decision=decision_id)["code"] == "stale", (
                "a double press takes back one answer"
            )
            assert [change_mind(hero) for _ in range(2)] == ["None", "illegal"]
            assert hero.ask("undo")["type"] == "accepted"
            hero.read_until("diff")
            assert hero.view["decision"]["kind"] == "engage"
            pays = [
                option["id"] for option in hero.view["decision"]["options"] if option["id"].startswith("pay")
            ]
            assert hero.pick(pays[0])["type"] == "accepted"
            assert hero.view["decision"]["kind"] != "engage"
