"""The rights to write and to read in the chat."""

from __future__ import annotations

import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.base.texts import disambiguate
from server.db.types import matches
from server.db.types.people import User
from server.match.state import match_update
from tests.server.match.test_trouble import run_in_loop, tables
from tests.server.play import Caller, begin_match, make_app


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def test_everybody_at_the_table_reads_a_line_to_it(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    code = summary["invite"]["code"]
    with (
        ada.watch(summary["id"]) as red,
        bob.watch(summary["id"]) as blue,
        Caller(client, "Eve").watch(summary["id"], code=code) as eve,
    ):
        assert red.ask("chat", channel="table", text=" hi <b>there</b> ")["type"] == "accepted"
        for seat in (red, blue, eve):
            seat.read_until("diff")
            (line,) = seat.view["chat"]
            assert (line["n"], line["seat"], line["name"]) == (1, "red-1", "Player 1")
            assert (line["channel"], line["text"]) == ("table", "hi <b>there</b>")


def test_TEM_06_and_PRV_22_and_PRV_22r_the_team_channel_leaves_no_trace_for_others(
    client: TestClient,
) -> None:
    """Neither text, nor frames, nor gaps in the numbers reveal it."""
    summary, callers = begin_match(client, "table")
    code = summary["invite"]["code"]
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        eve = stack.enter_context(Caller(client, "Eve").watch(summary["id"], code=code))
        for _ in range(3):
            red.ask("chat", channel="team", text="secret plan")
        red_2.pending_messages()
        assert [line["text"] for line in red_2.view["chat"]] == ["secret plan"] * 3
        assert [blue.pending_messages(), blue_2.pending_messages(), eve.pending_messages()] == [[], [], []]
        blue_2.ask("chat", channel="team", text="ours")
        blue.ask("chat", channel="table", text="hi")
        for seat in (blue, blue_2, eve, red):
            seat.pending_messages()
        assert [(line["n"], line["text"]) for line in blue.view["chat"]] == [(1, "ours"), (1, "hi")]
        assert [(line["n"], line["text"]) for line in eve.view["chat"]] == [(1, "hi")]
        assert [line["n"] for line in red.view["chat"]] == [1, 2, 3, 1]


def test_a_stored_line_is_recognised_even_if_another_of_the_same_moment_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that repeats it after a lost connection does not write it twice."""
    monkeypatch.setattr(matches, "CHAT_KEPT", 2)
    monkeypatch.setattr(matches, "CHAT_FORGOTTEN", 1)
    moment = match_update.now()
    monkeypatch.setattr(match_update, "now", lambda: moment)
    with TestClient(make_app(tmp_path, chat_rate="100/second")) as client:
        summary, callers = begin_match(client, "table")
        with callers[0].watch(summary["id"]) as red:
            ids = [red.ask("chat", channel="team", text="more")["id"] for _ in range(5)]
            replied = partial(tables(client).store.was_accepted, summary["id"], "red-1")
            assert [run_in_loop(client, partial(replied, message)) for message in ids[3:]] == [True, True]


@pytest.mark.parametrize("team_first", [True, False])
def test_the_newest_lines_of_each_channel_are_kept_and_their_numbers_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, team_first: bool
) -> None:
    """Long chats make a match no more expensive to read, and displace no other player's lines."""
    monkeypatch.setattr(matches, "CHAT_KEPT", 2)
    monkeypatch.setattr(matches, "CHAT_FORGOTTEN", 1)
    with TestClient(make_app(tmp_path, chat_rate="100/second")) as client:
        summary, callers = begin_match(client, "table")
        with callers[0].watch(summary["id"]) as red, callers[1].watch(summary["id"]) as blue:
            blue.ask("chat", channel="table", text="hi")
            ids = [red.pick("swap")["id"]]
            for channel in ["team"] * 5 + ["table"] * 2 if team_first else ["table"] * 2 + ["team"] * 5:
                time.sleep(0.002)  # each at a different time
                ids.append(red.ask("chat", channel=channel, text="more")["id"])
            red.pending_messages()
            blue.pending_messages()
            remaining = sorted((line["channel"], line["n"]) for line in red.view["chat"])
            assert remaining == [("table", 2), ("table", 3), ("team", 4), ("team", 5)]
            assert [line["n"] for line in blue.view["chat"]] == [2, 3]
            stored = run_in_loop(client, lambda: tables(client).store.chat(summary["id"]))
            assert sorted((line.channel, line.n) for line in stored) == remaining
            assert red.view == red.resync()["view"]
            replied = partial(tables(client).store.was_accepted, summary["id"], "red-1")
            accepted = [run_in_loop(client, partial(replied, message)) for message in ids]
            lines = [False] * 3 + [True] * 4 if team_first else [True] * 2 + [False] * 3 + [True] * 2
            # the ids of answers stay, and those of lines are deleted with them
            assert accepted == [True, *lines]


def test_PRV_22_before_the_match_nobody_writes_to_a_team_that_others_may_join(client: TestClient) -> None:
    ada, eve = Caller(client), Caller(client, "Eve")
    summary = ada.new_match()
    ada.sit(summary, "red-1")
    with ada.watch(summary["id"]) as red:
        assert red.ask("chat", channel="team", text="secret plan")["code"] == "illegal"
        ada.delete(f"/api/matches/{summary['id']}/seats/red-1")
    eve.sit(summary, "red-1")
    with eve.watch(summary["id"]) as red:
        assert red.view["chat"] == []


def test_the_last_hundred_lines_are_shown(own: TestClient) -> None:
    summary, (ada, _) = begin_match(own)
    rates = own.app.state.services.rates  # type: ignore[attr-defined]
    rates._limits_by_kind["chat"] = rates._messages
    with ada.watch(summary["id"]) as red:
        for n in range(105):
            red.ask("chat", channel="table", text=str(n))
        red.pending_messages()
        assert [line["text"] for line in red.view["chat"]] == [str(n) for n in range(5, 105)]
        assert red.view == red.resync()["view"]


def test_a_user_who_chats_too_much_is_limited(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        replies = [red.ask("chat", channel="table", text="hi") for _ in range(12)]
        assert [reply["type"] for reply in replies] == ["accepted"] * 10 + ["refused"] * 2
        assert (replies[-1]["code"], 0 < replies[-1]["retry_after"] <= 5) == ("too_fast", True)
        assert red.pick("stay")["type"] == "accepted"


@pytest.mark.parametrize("kind", ["order", "undo"])
def test_orders_and_undo_have_separate_limits(tmp_path: Path, kind: str) -> None:
    """Both stay in the record of a match."""
    with TestClient(make_app(tmp_path, order_rate="2/minute", undo_rate="2/minute")) as client:
        summary, (ada, _) = begin_match(client)
        fields = {"order": "concede", "on": False} if kind == "order" else {}
        with ada.watch(summary["id"]) as red:
            replies = [red.ask(kind, **fields) for _ in range(3)]
            assert [reply.get("code") == "too_fast" for reply in replies] == [False, False, True]
            assert 0 < replies[-1]["retry_after"] <= 30
            assert red.ask("chat", channel="table", text="hi")["type"] == "accepted"
            assert red.pick("stay")["type"] == "accepted"


def test_seated_players_can_chat_in_the_lobby_too(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match()
    with ada.watch(summary["id"]) as host:
        assert host.ask("chat", channel="table", text="hi")["code"] == "not_yours"
        ada.sit(summary, "red-1")
        assert host.read_until("view")["view"]["viewer"] == "red-1"
        assert host.ask("chat", channel="table", text="hi")["type"] == "accepted"
        host.read_until("diff")
        assert host.view["chat"][0]["text"] == "hi"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see \u202eyou\u2066", "see you"),
        ("a\u200bb\ufeffc\x85", "abc"),
        ("two\nlines", "two\nlines"),
        ("👩\u200d🚀 ❤\ufe0f\u200d🔥", "👩\u200d🚀 ❤\ufe0f\u200d🔥"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("a\u200db\u200cc\ufe0f\U000e0100", "abc"),
    ],
)
def test_hidden_and_direction_changing_characters_are_removed_from_chat(
    client: TestClient, text: str, expected: str
) -> None:
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        assert red.ask("chat", channel="table", text=text)["type"] == "accepted"
        red.pending_messages()
        assert red.view["chat"][-1]["text"] == expected
        assert red.ask("chat", channel="table", text="\u202e\u3164\u200d")["code"] == "malformed"


def test_guests_with_the_same_name_are_distinguished_at_a_table(client: TestClient) -> None:
    host, second_ada, bob = Caller(client, "Ada"), Caller(client, "ADA"), Caller(client, "Bob")
    assert client.portal
    former_user = User(bob.user["id"], "RED 1")  # a name from the time when people could still take it
    client.portal.call(client.app.state.store.rename, former_user)  # type: ignore[attr-defined]
    summary = host.new_match("table")
    second_ada.sit(summary, "blue-1")
    host.sit(summary, "red-2")
    bob.sit(summary, "blue-2")
    host.post(f"/api/matches/{summary['id']}/seats/red-1", {"bot": "random"})
    names = {"blue-1": "ADA (2)", "blue-2": "RED 1 (2)", "red-1": "RED 1", "red-2": "Ada"}

    def names_by_seat(card: Any) -> dict[str, str]:
        return {seat["id"]: seat["player"]["name"] for seat in card["seats"]}

    assert names_by_seat(host.get(f"/api/matches/{summary['id']}").json()) == names
    with second_ada.watch(summary["id"]) as blue:
        assert {seat: seat_view["player"] for seat, seat_view in blue.view["seats"].items()} == names
        host.post(f"/api/matches/{summary['id']}/start")
        blue.read_until("diff")
        assert {seat: seat_view["player"] for seat, seat_view in blue.view["seats"].items()} == names
        assert blue.ask("chat", channel="table", text="it is me")["type"] == "accepted"
        blue.pending_messages()
        assert blue.view["chat"][-1]["name"] == "ADA (2)"
    assert second_ada.get("/api/me").json()["name"] == "ADA"


@pytest.mark.parametrize(
    ("one", "second_ada"),
    [
        ("Ada", "\u0410da"),  # a Cyrillic letter among Latin ones
        ("Ace", "\u0410\u0441\u0435"),  # nothing but Cyrillic letters
        ("Nick", "\u039dick"),  # a Greek capital
        ("Ian", "lan"),
        ("Ada", "\u1d00\u1d05\u1d00"),  # small capitals
        ("Bob", "B0B"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u041d\u041d\u0410"),
    ],
)
def test_similar_names_are_distinguished(client: TestClient, one: str, second_ada: str) -> None:
    host, guest = Caller(client, one), Caller(client, second_ada)
    summary = host.new_match("table")
    host.sit(summary, "red-1")
    guest.sit(summary, "red-2")
    with guest.watch(summary["id"]) as seat:
        names = {seat: seat_view["player"] for seat, seat_view in seat.view["seats"].items()}
    assert (names["red-1"], names["red-2"]) == (one, f"{second_ada} (2)")


@pytest.mark.parametrize(
    ("one", "second_ada"), [("Ali", "All"), ("Ada", "Ad\u00e1"), ("Nina", "Vina"), ("Tim", "Tom")]
)
def test_distinct_names_stay_unchanged(one: str, second_ada: str) -> None:
    assert disambiguate({"red-1": one, "red-2": second_ada}) == {"red-1": one, "red-2": second_ada}
