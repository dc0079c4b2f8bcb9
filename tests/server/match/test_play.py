"""Playing over the websocket: answers, refusals, undo, orders, views and their patches."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from starlette.testclient import TestClient

from engine.core.chance import SealedChance
from engine.core.matches.journal import Entry, Snapshot
from engine.core.matches.match import Match
from engine.core.present.views import CoreView
from server.base.clock import now, stamp
from server.protocol.messages import BareMessage
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.toy import GAME

type_ = pytest.mark.parametrize


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def test_an_answer_is_accepted_and_everybody_sees_its_effects(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        msgspec.convert(red.view, CoreView)
        assert red.pick("roll")["type"] == "accepted"
        blue.read_until("diff")
        assert red.view["teams"] == blue.view["teams"]
        assert red.view["teams"]["red"]["points"] > 0
        assert blue.view["decision"]["kind"] == "action"
        assert red.view["decision"] is None
        assert [shown["kind"] for shown in blue.frames[-1]["happenings"]] == ["rolled", "turn"]


def test_the_patches_rebuild_every_view_exactly(client: TestClient) -> None:
    """Four seats and a spectator play at random, with chat and undo. A resync must show the same view."""
    random = Random(7)
    summary, callers = begin_match(client, "table", goal=60)
    code = summary["invite"]["code"]
    with ExitStack() as stack:
        seats = [stack.enter_context(caller.watch(summary["id"])) for caller in callers]
        spectator = stack.enter_context(Caller(client, "Eve").watch(summary["id"], code=code))
        for _ in range(150):
            step(random, seats)
        for seat in [*seats, spectator]:
            seat.pending_messages()
            assert seat.view == seat.resync()["view"]
            msgspec.convert(seat.view, CoreView)


def step(random: Random, seats: list[Seat]) -> None:
    for seat in seats:
        seat.pending_messages()
    deciding = [seat for seat in seats if seat.view["decision"]]
    if not deciding:
        return
    seat = random.choice(deciding)
    if random.random() < 0.1:
        random.choice(seats).ask("chat", channel=random.choice(["table", "team"]), text="hello")
    if seat.view["undo"]["open"] and random.random() < 0.5:
        assert seat.ask("undo")["type"] == "accepted"
        return
    options = [o["id"] for o in seat.view["decision"]["options"] if o["id"] != "boom"]
    seat.ask("answer", decision=seat.view["decision"]["id"], pick=[random.choice(options)])


def test_a_hidden_action_reveals_nothing_not_even_by_a_frame(client: TestClient) -> None:
    summary, callers = begin_match(client, "table")
    code = summary["invite"]["code"]
    with ExitStack() as stack:
        red, *other_seats = [stack.enter_context(caller.watch(summary["id"])) for caller in callers]
        other_seats.append(stack.enter_context(Caller(client, "Eve").watch(summary["id"], code=code)))
        seqs = [other.seq for other in other_seats]
        old_value = red.view["hand"]["card"]
        assert red.pick("swap")["type"] == "accepted"
        assert red.view["hand"]["card"] != old_value
        assert [other.pending_messages() for other in other_seats] == [[], [], [], []]
        assert [other.seq for other in other_seats] == seqs


def test_a_spectator_sees_no_secret(client: TestClient) -> None:
    summary, (_ada, _) = begin_match(client)
    with Caller(client, "Eve").watch(summary["id"], code=summary["invite"]["code"]) as eve:
        assert not {"decision", "undo", "orders", "hand"} & eve.view.keys()
        for message in (
            {"type": "answer", "decision": "red-1.1", "pick": ["stay"]},
            {"type": "undo"},
            {"type": "order", "order": "concede", "on": True},
            {"type": "chat", "channel": "table", "text": "hi"},
        ):
            assert eve.ask(**message)["code"] == "not_yours"


def test_a_late_answer_is_stale(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        old_decision = red.view["decision"]["id"]
        red.pick("swap")
        assert red.ask("answer", decision=old_decision, pick=["stay"])["code"] == "stale"
        assert red.ask("answer", decision="99", pick=["stay"])["code"] == "stale"
        assert blue.ask("answer", decision=red.view["decision"]["id"], pick=["stay"])["code"] == "not_yours"
        assert blue.pending_messages() == []


@type_("pick", [[], ["fly"], ["stay", "roll"], ["stay", "stay"]])
def test_an_option_that_is_not_offered_is_illegal(client: TestClient, pick: list[str]) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        view = red.view
        assert red.ask("answer", decision="red-1.1", pick=pick)["code"] == "illegal"
        assert red.resync()["view"] == view


def nested(depth: int) -> list[Any]:
    return [nested(depth - 1)] if depth else []


ANSWER = {"type": "answer", "id": "a", "decision": "red-1.1", "pick": ["stay"]}
MALFORMED: list[tuple[Any, str | None]] = [
    (ANSWER | {"seat": "blue-1"}, "a"),
    (ANSWER | {"pick": "stay"}, "a"),
    (ANSWER | {"pick": [1]}, "a"),
    (ANSWER | {"pick": ["stay"] * 201}, "a"),
    (ANSWER | {"decision": 1}, "a"),
    (ANSWER | {"decision": None}, "a"),
    (ANSWER | {"id": 5}, None),
    (ANSWER | {"id": ""}, None),
    (ANSWER | {"id": "x" * 101}, None),
    (ANSWER | {"id": "a\x00b"}, "a\x00b"),
    ({"type": "answer", "id": "a"}, "a"),
    ({"type": "fly", "id": "a"}, "a"),
    ({"id": "a"}, "a"),
    ({"type": "order", "id": "a", "order": "concede", "on": "yes"}, "a"),
    ({"type": "chat", "id": "a", "channel": "all", "text": "x"}, "a"),
    ({"type": "chat", "id": "a", "channel": "table", "text": "   "}, "a"),
    ({"type": "chat", "id": "a", "channel": "table", "text": "x" * 501}, "a"),
    ({"type": "chat", "id": "a", "channel": "table", "text": "a\x00b"}, "a"),
    ({"type": "resync", "id": "a"}, "a"),
    (ANSWER | {"pick": [1] * 300}, "a"),
    ({"type": nested(200), "id": "a"}, "a"),
    ({"type": "undo", "id": "a"} | {f"more{n}": n for n in range(20)}, "a"),
    ([ANSWER], None),
    ("resync", None),
    (None, None),
]


def test_a_ping_is_answered_and_changes_nothing(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    watching = Caller(client, "Eve").watch(summary["id"], code=summary["invite"]["code"])
    with ada.watch(summary["id"]) as red, watching as eve:
        for seat in (red, eve):
            old_value = seat.view
            start = stamp(now())
            seat.socket.send_text('{"type": "ping"}')
            pong = seat.read()
            assert pong.keys() == {"type", "now"}
            assert start <= pong["now"] <= stamp(now()), "to count by what is left of a time"
            assert seat.resync()["view"] == old_value


@type_(("message", "message_id"), MALFORMED)
def test_a_malformed_message_is_refused(client: TestClient, message: Any, message_id: str | None) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        red.socket.send_text(json.dumps(message))
        refusal = red.read()
        assert (refusal["code"], refusal["id"]) == ("malformed", message_id)


@type_("text", ["", "{", "NaN", '{"type": "undo", "id": "\\ud800"}', "[" * 5000, "x" * 9000])
def test_a_message_that_is_not_json_or_is_too_long_is_refused(client: TestClient, text: str) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        red.socket.send_text(text)
        refusal = red.read()
        assert (refusal["type"], refusal["code"]) == ("refused", "malformed")
        assert refusal["detail"][0].isalnum()
        red.socket.send_bytes(b"{}")
        assert red.read()["code"] == "malformed"
        assert red.pick("stay")["type"] == "accepted"


def test_a_long_message_is_accepted_up_to_the_limit(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        red.socket.send_text('{"type": "resync"}'.ljust(8 * 1024))
        assert red.read()["type"] == "view"
        red.socket.send_text('{"type": "resync"}'.ljust(8 * 1024 + 1))
        assert red.read()["code"] == "malformed"


def test_a_repeated_message_gets_the_same_reply_and_takes_effect_once(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, ada.watch(summary["id"]) as phone, bob.watch(summary["id"]) as blue:
        decision = red.view["decision"]["id"]
        for pick in ("nothing", "roll"):  # the id identifies a repeated message
            assert red.ask("answer", id="odd", decision=decision, pick=[pick])["code"] == "illegal"
        for seat in (red, phone, red):
            reply = seat.ask("answer", id="same", decision=decision, pick=["roll"])
            assert reply == {"type": "accepted", "id": "same"}
        blue.pending_messages()
        assert len(blue.view["log"]) == 1
        for _ in range(2):
            assert red.ask("answer", id="late", decision=decision, pick=["roll"])["code"] == "stale"
        assert red.ask("chat", id="same", channel="table", text="again")["type"] == "accepted"
        assert blue.pending_messages() == []


def test_the_same_id_of_another_seat_is_another_message(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("stay", id="1")
        blue.read_until("diff")
        assert blue.pick("stay", id="1")["type"] == "accepted"
        red.pending_messages()
        assert red.view["decision"] is not None


def test_a_seat_can_be_used_on_two_devices(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as desk, ada.watch(summary["id"]) as phone:
        desk.pick("swap")
        phone.read_until("diff")
        assert phone.view == desk.view
        phone.pick("stay")
        desk.read_until("diff")
        assert phone.view == desk.view


def test_the_number_of_sockets_at_one_match_is_limited(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ExitStack() as stack:
        for _ in range(16):
            stack.enter_context(ada.watch(summary["id"]))
        with pytest.raises(Exception) as denial:
            stack.enter_context(ada.watch(summary["id"]))
        assert getattr(denial.value, "status_code", None) == 429


def test_undo_takes_back_the_last_answer_while_nobody_has_learned_anything(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        assert red.ask("undo")["code"] == "illegal"
        old_value = red.view["hand"]
        red.pick("swap")
        assert red.view["undo"] == {"open": True, "reason": None}
        assert red.ask("undo")["type"] == "accepted"
        red.read_until("diff")
        assert red.view["hand"] == old_value
        red.pick("roll")
        assert red.view["undo"]["open"] is False
        assert red.ask("undo")["code"] == "illegal"


def test_an_order_may_be_given_at_any_time(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert blue.ask("order", order="hold", on=True)["code"] == "illegal"
        assert blue.ask("order", order="concede", on=True)["type"] == "accepted"
        red.read_until("diff")
        assert red.view["status"] == "finished"
        assert red.view["result"]["winner"] == "red"
        for message in (
            {"type": "answer", "decision": "red-1.1", "pick": ["stay"]},
            {"type": "undo"},
            {"type": "order", "order": "concede", "on": True},
        ):
            assert red.ask(**message)["code"] == "over"
        assert red.ask("chat", channel="table", text="thanks")["type"] == "accepted"
    shown = ada.get(f"/api/matches/{summary['id']}").json()
    assert (shown["status"], shown["result"]["winner"], shown["your_decision"]) == ("finished", "red", False)


def test_every_command_costs_each_viewer_one_view(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = list[list[str]]()
    views = GAME.views
    monkeypatch.setattr(
        GAME, "views", lambda situation, viewers: calls.append([*viewers]) or views(situation, viewers)
    )
    summary, (ada, _) = begin_match(client, goal=9)
    with ada.watch(summary["id"]) as red:
        for message in (
            {"type": "answer", "decision": red.view["decision"]["id"], "pick": ["swap"]},
            {"type": "undo"},
            {"type": "order", "order": "concede", "on": True},
        ):
            calls.clear()
            assert red.ask(**message)["type"] == "accepted"
            assert calls == [["red-1", "blue-1", "spectator"]]


def test_bots_play_a_match_to_its_end(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match("table")
    for seat in ("red-1", "red-2", "blue-1", "blue-2"):
        ada.post(f"/api/matches/{summary['id']}/seats/{seat}", {"bot": "random"})
    with ada.watch(summary["id"]) as spectator:
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        while spectator.view["status"] != "finished":
            spectator.read()
        assert spectator.view["seats"]["red-1"]["bot"] is True
        assert spectator.view == spectator.resync()["view"]


def test_a_finished_match_can_be_played_again_from_its_record(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        commitment = red.view["commitment"]
        red.pick("swap")
        red.ask("undo")
        red.read_until("diff")
        while red.view["status"] == "playing":
            for seat in (red, blue):
                seat.pending_messages()
                if seat.view["decision"]:
                    seat.ask("answer", decision=seat.view["decision"]["id"], pick=["roll"])
        final = red.resync()["view"]
    record = ada.get(f"/api/matches/{summary['id']}/record").json()
    chance = SealedChance(bytes.fromhex(record["seed"]))
    assert chance.commitment == commitment == record["commitment"]
    entries = [Entry(e["kind"], e["seat"], tuple(e["value"]), e["fingerprint"]) for e in record["entries"]]
    match: Match[Any] = Match.load(GAME, Snapshot(0, record["snapshot"].encode()), entries, chance)
    replayed_view = GAME.views(match, ["red-1"])["red-1"]
    assert replayed_view == {key: final[key] for key in replayed_view}


def test_too_many_refused_messages_are_limited(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, refusal_rate="20/minute")) as client:
        summary, (ada, bob) = begin_match(client)
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            replies = [blue.ask("answer", decision="red-1.1", pick=["x"]) for _ in range(25)]
            assert [reply["code"] for reply in replies] == ["not_yours"] * 20 + ["too_fast"] * 5
            assert 0 < replies[-1]["retry_after"] <= 60
            for _ in range(30):  # answers that advance the match cost nothing
                assert red.pick("swap")["type"] == "accepted"


#: Messages without an id that change nothing at the table, each several times. Pings have their own limit.
BARE: dict[str, list[dict[str, Any]]] = {"resync": [{}], "look": [{"on": False}, {"on": True}]}


def test_messages_that_change_nothing_are_recognised() -> None:
    kinds = {get_args(message.model_fields["type"].annotation)[0] for message in get_args(BareMessage)}
    assert kinds == BARE.keys() | {"ping"}


@type_("kind", BARE)
def test_messages_that_change_nothing_are_limited_like_refused_ones(kind: str, tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, refusal_rate="20/minute")) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            for fields in islice(cycle(BARE[kind]), 24):
                red.socket.send_json({"type": kind} | fields)
            red.socket.send_json({"type": "ping"})
            while red.read()["type"] not in ("pong", "refused"):
                pass
            assert red.frames[-1].get("code") == "too_fast"
