"""Seats that pass to another person by a link, and what both may see and do then."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.matches.record import verify
from server.base.clock import now
from server.match.commands import seat_handover
from tests.server.live import LiveSeat, LiveServer, live_match
from tests.server.play import Caller, begin_match, make_app
from tests.server.toy import GAME


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def create_handover(caller: Caller, match: str) -> str:
    response = caller.post(f"/api/matches/{match}/handover")
    assert response.status_code == 201, response.text
    code: str = response.json()["code"]
    assert response.json()["url"].endswith(f"/seat/{code}")
    return code


def refusal_of(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["type"].rpartition(":")[2]


def take(caller: Caller, code: str) -> Any:
    return caller.post(f"/api/handovers/{code}")


def test_the_receiver_of_a_link_gets_the_seat_and_the_giver_becomes_a_spectator(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    match, cai = summary["id"], Caller(client, "Cai")
    with ada.watch(match) as red, bob.watch(match) as blue, bob.watch(match) as phone:
        hand = blue.view["hand"]
        code = create_handover(bob, match)
        offer = cai.get(f"/api/handovers/{code}").json()
        assert (offer["seat"], offer["by"], offer["match"]["title"]) == (
            "blue-1",
            "Player 2",
            summary["title"],
        )
        assert client.get(f"/api/handovers/{code}/qr.svg").headers["content-type"] == "image/svg+xml"
        assert cai.get(f"/api/matches/{match}").status_code == 404
        card = take(cai, code).json()
        assert (card["your_seat"], card["seats"][1]["player"]["name"]) == ("blue-1", "Cai")
        for closed_seat in (blue, phone):
            closed_seat.read_until("view")
            assert closed_seat.view["viewer"] == "spectator"
            assert not {"hand", "decision", "orders"} & closed_seat.view.keys()
        assert blue.ask("answer", decision="blue-1.1", pick=["stay"])["code"] == "not_yours"
        red.read_until("view")
        assert red.view["seats"]["blue-1"]["player"] == "Cai"
        assert red.view["chat"][-1]["text"] == seat_handover.HANDED.format(giver="Player 2", taker="Cai")
        with cai.watch(match) as new_seat:
            assert (new_seat.view["viewer"], new_seat.view["hand"]) == ("blue-1", hand)
            red.pick("stay")
            while not new_seat.view["decision"]:
                new_seat.read_until("diff")
            assert new_seat.pick("stay")["type"] == "accepted"
        with cai.watch(match, labels="en") as new_seat:
            assert new_seat.view["log"][-1]["label"].startswith("Cai"), "later messages name Cai"


def test_a_link_works_once_and_does_not_return_the_seat(client: TestClient) -> None:
    summary, (_, bob) = begin_match(client)
    cai, dot = Caller(client, "Cai"), Caller(client, "Dot")
    code = create_handover(bob, summary["id"])
    assert take(cai, code).status_code == 200
    for late in (bob, dot, cai):
        assert take(late, code).status_code == 404
    assert client.get(f"/api/handovers/{code}").status_code == 404
    seat = f"/api/matches/{summary['id']}/seats/blue-1"
    assert refusal_of(bob.post(seat, {})) == (409, "not-in-lobby")
    assert refusal_of(bob.post(f"/api/matches/{summary['id']}/handover")) == (403, "not-seated")
    assert take(bob, create_handover(cai, summary["id"])).json()["your_seat"] == "blue-1", (
        "but by another link"
    )
    assert take(cai, code).status_code == 404, "the first link does not come to life again"


def test_a_link_ends_when_it_expires_is_replaced_or_is_withdrawn(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    summary, (_, bob) = begin_match(client)
    cai, path = Caller(client, "Cai"), f"/api/matches/{summary['id']}/handover"
    first = create_handover(bob, summary["id"])
    second = create_handover(bob, summary["id"])
    assert take(cai, first).status_code == 404
    assert bob.delete(path).status_code == 204
    assert take(cai, second).status_code == 404
    monkeypatch.setattr(seat_handover, "LINK_LIFETIME", timedelta(0))
    assert take(cai, create_handover(bob, summary["id"])).status_code == 404
    for wrong in ("x", f"x.{summary['id']}", ".", "x.y", f"☺.{summary['id']}", "a" * 500):
        assert take(cai, wrong).status_code == 404
        assert client.get(f"/api/handovers/{wrong}").status_code == 404


def test_only_a_user_who_knows_nothing_of_the_other_side_gets_a_seat(client: TestClient) -> None:
    summary, (ada, bob, cai, dot) = begin_match(client, "table")
    eve, code = Caller(client, "Eve"), create_handover(bob, summary["id"])
    assert refusal_of(take(bob, code)) == (409, "own-seat")
    for seated in (ada, cai, dot):
        assert refusal_of(take(seated, code)) == (409, "has-seat")
    assert take(eve, create_handover(ada, summary["id"])).json()["your_seat"] == "red-1"
    assert refusal_of(take(ada, code)) == (409, "other-side"), "she knows what the others hold"
    assert take(ada, create_handover(cai, summary["id"])).json()["your_seat"] == "red-2", (
        "that is her own side"
    )
    assert client.post(f"/api/handovers/{code}").status_code == 401
    fay = Caller(client, "Fay")
    with fay.watch(summary["id"], code=summary["invite"]["code"]) as looks_on:
        assert take(fay, code).json()["your_seat"] == "blue-1"
        looks_on.read_until("view")
        assert looks_on.view["viewer"] == "blue-1", "who looked on may sit down"


def test_seats_can_be_handed_over_only_during_the_match(client: TestClient) -> None:
    ada = Caller(client, "Ada")
    summary = ada.new_match()
    path = f"/api/matches/{summary['id']}/handover"
    assert refusal_of(ada.post(path)) == (403, "not-seated")
    ada.sit(summary, "red-1")
    assert refusal_of(ada.post(path)) == (409, "not-playing")
    summary, (ada, bob) = begin_match(client)
    code = create_handover(bob, summary["id"])
    with ada.watch(summary["id"]) as red:
        assert red.ask("order", order="concede", on=True)["type"] == "accepted"
    assert refusal_of(take(Caller(client, "Cai"), code)) == (409, "not-playing")
    assert refusal_of(ada.post(f"/api/matches/{summary['id']}/handover")) == (409, "not-playing")
    summary, callers = begin_match(client, "table")
    code = create_handover(callers[0], summary["id"])
    with callers[0].watch(summary["id"]) as red:
        assert red.ask("order", order="concede", on=True)["type"] == "accepted"
    assert refusal_of(take(Caller(client, "Cai"), code)) == (409, "not-playing")


def test_names_are_distinct_and_undo_keeps_them(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, goal=100_000)
    namesake = Caller(client, "Player 1")
    with ada.watch(summary["id"]) as red:
        assert take(namesake, create_handover(bob, summary["id"])).status_code == 200
        red.read_until("view")
        assert red.view["seats"]["blue-1"]["player"] == "Player 1 (2)"
        while red.view["decision"]:
            kind = "swap" if any(o["id"] == "swap" for o in red.view["decision"]["options"]) else "stay"
            red.pick(kind)
            if red.view.get("undo", {}).get("open"):
                assert red.ask("undo")["type"] == "accepted"
                red.read_until("diff")
                break
        assert red.view["seats"]["blue-1"]["player"] == "Player 1 (2)"


def test_a_player_who_takes_over_takes_the_seat_back_from_the_computer(tmp_path: Path) -> None:
    settings = {"away_seconds": 0.05, "stand_in_seconds": 0.0, "bot_delay": 60.0}
    with TestClient(make_app(tmp_path, **settings)) as client:
        summary, (ada, bob) = begin_match(client)
        code = create_handover(bob, summary["id"])
        with ada.watch(summary["id"]) as red:
            with bob.watch(summary["id"]):
                pass
            while not red.view["presence"]["blue-1"]["away"]:
                red.read_until("diff")
            assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
            cai = Caller(client, "Cai")
            assert take(cai, code).status_code == 200
            red.read_until("view")
            assert red.view["presence"]["blue-1"] == {
                "away": None,
                "computer": False,
                "replaceable": None,
                "agreed": [],
                "awaited": [],
            }


def test_PRV_no_view_number_fits_another_viewer(client: TestClient) -> None:
    """A client that returns with an old number gets a whole view, not the patches of another viewer."""
    summary, (ada, bob) = begin_match(client, goal=100_000)
    cai, code = Caller(client, "Cai"), summary["invite"]["code"]
    with ada.watch(summary["id"]) as red:
        for _ in range(3):
            red.pick("roll") if red.view["decision"] else None
        with bob.watch(summary["id"]) as blue, cai.watch(summary["id"], code=code) as looks_on:
            expected = [(bob, blue.seq, "spectator"), (cai, looks_on.seq, "blue-1")]
        assert take(cai, create_handover(bob, summary["id"])).status_code == 200
        red.read_until("view")
        for _ in range(5):
            for caller, seq, viewer in expected:
                for since in range(1, seq + 1):
                    with caller.watch(summary["id"], since=since) as reconnected:
                        assert reconnected.read()["type"] == "view"
                        assert reconnected.view["viewer"] == viewer
            if red.view["decision"]:
                red.pick(
                    "roll" if any(o["id"] == "roll" for o in red.view["decision"]["options"]) else "stay"
                )


def test_PRV_no_view_number_fits_where_one_viewer_received_more_than_another(client: TestClient) -> None:
    """A team's chat is for the team alone. Its numbers must not continue another viewer's views."""
    summary, callers = begin_match(client, "table")
    bob = callers[1]
    with ExitStack() as stack:
        red, blue = (stack.enter_context(caller.watch(summary["id"])) for caller in callers[:2])
        for number in range(4):
            assert blue.ask("chat", channel="team", text=str(number))["type"] == "accepted"
            blue.read_until("diff")
        expected = blue.seq
        assert take(Caller(client, "Cai"), create_handover(bob, summary["id"])).status_code == 200
        for number in range(8):
            assert red.ask("chat", channel="table", text=str(number))["type"] == "accepted"
        for since in range(1, expected + 1):
            with bob.watch(summary["id"], since=since) as reconnected:
                assert reconnected.read()["type"] == "view", since
                assert reconnected.view["viewer"] == "spectator"


def test_PRV_new_view_numbers_reveal_nothing_about_secret_actions(client: TestClient) -> None:
    """Twin worlds: blue has answered, or not, when a seat is handed over while several players are asked."""
    numbers = list[list[int]]()
    for responses in (False, True):
        summary, callers = begin_match(client, "table", reactions="10")
        with ExitStack() as stack:
            red, blue, *other_seats = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
            red.pick("provoke")
            for seat in (blue, *other_seats):
                seat.read_until("diff")
            if responses:
                blue.pick("pass")
            assert take(Caller(client, "Cai"), create_handover(callers[2], summary["id"])).status_code == 200
            for seat in (red, *other_seats):
                seat.read_until("view")
            numbers.append([seat.seq for seat in (red, *other_seats)])
    assert numbers[0] == numbers[1]


def test_a_giver_no_longer_sees_the_seat_on_any_worker(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'handing.sqlite3'}"
    with LiveServer(database, redis_url) as one, LiveServer(database, redis_url) as two:
        red, blue = live_match(one, goal=100_000)
        cai = LiveSeat(one, "Cai")
        cai.match = red.match
        red.connect(two)
        blue.connect(two)
        for seat in (red, blue):
            seat.read()
        code = blue.call("POST", f"/api/matches/{red.match}/handover")["code"]
        cai.call("POST", f"/api/handovers/{code}")
        blue.until(lambda view: view["viewer"] == "spectator")
        assert "hand" not in blue.view
        reply = blue.reply_to(blue.send(type="answer", decision="blue-1.1", pick=["stay"]))
        assert reply["code"] == "not_yours"
        red.until(lambda view: view["seats"]["blue-1"]["player"] == "Cai")
        cai.connect(one)
        cai.read()
        red.pick("stay")
        cai.until(lambda view: view["decision"])
        assert cai.pick("stay")["type"] == "accepted"
        for seat in (red, blue, cai):
            seat.close()


def test_PRV_a_message_from_a_seat_that_was_handed_over_in_the_meantime_is_refused(tmp_path: Path) -> None:
    """A worker that has not been notified checks the store before it accepts an answer."""
    with TestClient(make_app(tmp_path)) as one, TestClient(make_app(tmp_path)) as deaf:
        summary, (ada, bob) = begin_match(one, goal=100_000)
        bob_elsewhere = Caller(deaf, "Bob elsewhere")
        bob_elsewhere.headers = ada.headers
        with bob_elsewhere.watch(summary["id"]) as red:
            cai = Caller(one, "Cai")
            assert take(cai, create_handover(ada, summary["id"])).status_code == 200
            assert red.view["decision"], "nothing has been heard here"
            reply = red.ask("answer", decision=red.view["decision"]["id"], pick=["stay"])
            assert (reply["type"], reply["code"]) == ("refused", "not_yours")
            assert red.view["viewer"] == "spectator"
        assert bob.get(f"/api/matches/{summary['id']}/view").json()["turn"] == "red-1"


def test_the_record_of_a_match_with_a_handed_over_seat_can_be_verified(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    cai = Caller(client, "Cai")
    with ada.watch(summary["id"]) as red:
        red.pick("stay")
        assert take(cai, create_handover(bob, summary["id"])).status_code == 200
        red.read_until("view")
        with cai.watch(summary["id"]) as blue:
            assert blue.pick("stay")["type"] == "accepted"
            assert blue.ask("order", order="concede", on=True)["type"] == "accepted"
    assert cai.get(f"/api/matches/{summary['id']}").json()["status"] == "finished"
    assert bob.get(f"/api/matches/{summary['id']}").json()["your_seat"] is None, "Bob may still watch"
    record = cai.get(f"/api/matches/{summary['id']}/record").json()
    assert [entry["value"] for entry in record["entries"] if entry["kind"] == "name"] == [["Cai"]]
    assert verify({"duel": GAME}, record).ok
    renamed = [entry for entry in record["entries"] if entry["kind"] != "name"]
    assert verify({"duel": GAME}, record | {"entries": renamed}).ok, "no rule hangs on a name"


def call_store(client: TestClient, method: str, *arguments: Any) -> Any:
    assert client.portal
    return client.portal.call(getattr(client.app.state.store, method), *arguments)  # type: ignore[attr-defined]


def test_a_turned_away_or_blocked_user_gets_no_seat_by_a_link(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    cai, dot, eve = (Caller(client, name) for name in ("Cai", "Dot", "Eve"))
    assert ada.put(f"/api/matches/{summary['id']}/turned-away/{cai.user['id']}").status_code == 204
    assert bob.put(f"/api/me/shunned/{dot.user['id']}", {"how": "block"}).status_code == 204
    assert bob.put(f"/api/me/shunned/{eve.user['id']}", {"how": "mute"}).status_code == 204
    code = create_handover(ada, summary["id"])
    for caller, why in ((cai, "turned-away"), (dot, "blocked")):
        assert refusal_of(take(caller, code)) == (403, why)
        assert refusal_of(caller.get(f"/api/handovers/{code}")) == (403, why)
    assert take(eve, code).json()["your_seat"] == "red-1"


def test_the_link_of_a_banned_player_is_invalid(client: TestClient) -> None:
    summary, (_, bob) = begin_match(client)
    code, cai = create_handover(bob, summary["id"]), Caller(client, "Cai")
    call_store(client, "ban", bob.user["id"], now(), None, "insults")
    assert take(cai, code).status_code == client.get(f"/api/handovers/{code}").status_code == 404
    call_store(client, "lift_ban", bob.user["id"])
    assert take(cai, code).status_code == 200
