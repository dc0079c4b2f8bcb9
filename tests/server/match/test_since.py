"""Reconnecting: every missed diff, or one whole view."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from tests.server.play import Caller, begin_match, make_app


def test_a_returning_client_gets_every_missed_diff(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with bob.watch(summary["id"]) as blue:
        view, seq = blue.view, blue.seq
    with ada.watch(summary["id"]) as red:
        for _ in range(5):
            red.pick("swap")
        red.pick("roll")
    with bob.watch(summary["id"], since=seq, known=view) as blue:
        message = blue.read()
        assert (message["type"], message["seq"]) == ("diff", seq + 1)
        assert "rolled" in str(message["happenings"])
        assert blue.view == blue.resync()["view"]


def test_a_client_that_missed_nothing_gets_nothing(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        view, seq = red.view, red.seq
    with ada.watch(summary["id"], since=seq, known=view) as red:
        assert red.pending_messages() == []
        assert red.pick("swap")["type"] == "accepted"
        assert red.seq == seq + 1


def test_a_gap_that_cannot_be_filled_is_replaced_by_one_view(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    for since in ("0", "-1", "x", "", "9999", "99999999999999999999", "1.5", "²", "%00", "1%00"):
        address = f"/ws/matches/{summary['id']}?since={since}"
        with client.websocket_connect(address, headers=ada.headers) as socket:
            assert socket.receive_json()["type"] == "view", since


def test_a_gap_that_is_too_old_is_replaced_by_one_view(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, recent_bytes=8192)) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            first = red.seq
            for _ in range(110):
                red.pick("swap")
            last_seq = red.seq
        with ada.watch(summary["id"], since=last_seq - 5) as red:
            missed_frames = [red.socket.receive_json() for _ in range(5)]
            assert [(m["type"], m["seq"]) for m in missed_frames] == [
                ("diff", last_seq - n) for n in (4, 3, 2, 1, 0)
            ]
        with ada.watch(summary["id"], since=first) as red:
            assert red.read()["type"] == "view"


def test_numbers_continue_after_a_restart(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    with TestClient(app) as client:
        summary, (ada, _bob) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            red.pick("swap")
            view, seq = red.view, red.seq
            red.pick("swap", id="last")
    with TestClient(make_app(tmp_path)) as client:
        ada.client = client
        with ada.watch(summary["id"], since=seq, known=view) as red:
            assert red.read()["seq"] == seq + 1
            assert red.ask("answer", id="last", decision="red-1.1", pick=["swap"])["type"] == "accepted"
            assert red.view == red.resync()["view"]
            red.pick("stay")
            assert red.seq == seq + 2


def test_a_seat_in_the_lobby_is_not_a_seat_of_the_match(client: TestClient) -> None:
    """Each viewer has separate numbers, so a seat's views do not continue those of a spectator."""
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(private=False)
    with bob.watch(summary["id"]) as lobby_seat:
        seq = lobby_seat.seq
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    ada.post(f"/api/matches/{summary['id']}/start")
    for since in range(seq, seq + 5):
        with bob.watch(summary["id"], since=since) as blue:
            first = blue.pending_messages()
            assert first == [] or first[0]["type"] == "view", (since, first)
            if first:
                assert blue.view == blue.resync()["view"]
