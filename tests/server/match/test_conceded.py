"""A seat that has conceded while its teammate plays on."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

from starlette.testclient import TestClient

from engine.galaxies import GAME
from tests.server.play import Caller, Seat, make_app

PATIENCE = 60.0


def answer_for_mate(mate: Seat, rng: Random) -> None:
    """Answer the teammate's decision at random, if there is one. Check the messages in between."""
    decision = mate.view["decision"]
    if decision is None:
        _ = mate.pending_messages()
        return
    options = [option["id"] for option in decision["options"]]
    picks = rng.sample(options, rng.randint(decision["min"], decision["max"]))
    assert mate.ask("answer", decision=decision["id"], pick=picks)["type"] in ("accepted", "refused")
    _ = mate.pending_messages()


def test_VIC_12_a_computer_immediately_plays_on_for_a_player_who_conceded(tmp_path: Path) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(TestClient(make_app(tmp_path, GAME)))
        ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
        summary = ada.new_match("meteor-storm")
        for caller, seat in ((ada, "isn-1"), (bob, "isn-2")):
            caller.sit(summary, seat)
        for seat in ("wretch-1", "wretch-2"):
            placed = ada.post(f"/api/matches/{summary['id']}/seats/{seat}", {"bot": "random"})
            assert placed.status_code == 200, placed.text
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        own_seat, mate = (stack.enter_context(caller.watch(summary["id"])) for caller in (ada, bob))
        assert own_seat.ask("order", order="concede", on=True)["type"] == "accepted"
        rng, deadline, turns = Random(1), monotonic() + PATIENCE, list[str]()
        while "isn-1" not in turns[:-1] or turns[-1] == "isn-1":
            assert monotonic() < deadline, (mate.view["turn"], mate.view["waiting_for"])
            answer_for_mate(mate, rng)
            if mate.view["turn"] and mate.view["turn"] not in turns[-1:]:
                turns.append(mate.view["turn"])
        assert mate.view["result"] is None
