"""Players who leave the table: their visible absence, their replacement, and the frames that they miss."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from copy import copy
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonpatch
import pytest
from starlette.testclient import TestClient

from server.db.types.matches import Patch
from server.match import attendance
from server.match.views import recap
from tests.server.live import LiveSeat, LiveServer, live_match
from tests.server.play import Caller, Seat, begin_match, make_app

QUICK_ABSENCE: dict[str, Any] = {"away_seconds": 0.05, "stand_in_seconds": 0.0}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TestClient]:
    """Yield a server that quickly shows people as absent, and has slow computer players."""
    with TestClient(make_app(tmp_path, **QUICK_ABSENCE, bot_delay=60.0)) as client:
        yield client


def presence_of(seat: Seat, player: str) -> dict[str, Any]:
    presence: dict[str, Any] = seat.view["presence"][player]
    return presence


def wait_for_presence(seat: Seat, player: str, **expected: Any) -> None:
    """Read until the seat's presence has these values. `away` is whether the person is absent."""

    def shown() -> dict[str, Any]:
        presence = presence_of(seat, player)
        return {name: bool(presence[name]) if name == "away" else presence[name] for name in expected}

    while shown() != expected:
        seat.read_until("diff")


def recap_frames(caller: Caller, match: str) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = caller.get(f"/api/matches/{match}/recap").json()
    return frames


def test_everybody_sees_who_is_present_and_since_when_a_player_is_away(table: TestClient) -> None:
    summary, (ada, bob) = begin_match(table)
    eve = Caller(table, "Eve")
    code = summary["invite"]["code"]
    with ada.watch(summary["id"]) as red, eve.watch(summary["id"], code=code) as onlooker:
        with bob.watch(summary["id"]), bob.watch(summary["id"]) as blue:
            assert set(red.view["presence"]) == {"red-1", "blue-1"}
            assert presence_of(blue, "blue-1") == {
                "away": None,
                "computer": False,
                "replaceable": None,
                "agreed": [],
                "awaited": [],
            }
        wait_for_presence(red, "blue-1", away=True, awaited=["red-1"])
        wait_for_presence(onlooker, "blue-1", away=True)
        assert onlooker.view["presence"] == red.view["presence"]
        assert presence_of(red, "blue-1")["replaceable"] == presence_of(red, "blue-1")["away"], (
            "there is no grace period on this server"
        )
        with bob.watch(summary["id"]) as blue:
            wait_for_presence(red, "blue-1", away=False, awaited=[])
            wait_for_presence(blue, "blue-1", away=False)


def test_a_second_device_or_a_reloaded_page_is_not_an_absence(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, away_seconds=0.3)) as client:
        summary, (ada, bob) = begin_match(client)
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]):
            with bob.watch(summary["id"]):
                pass
            with bob.watch(summary["id"]):
                red.pick("roll")
                assert recap_frames(bob, summary["id"]) == []
            assert not presence_of(red, "blue-1")["away"]
            assert not client.app.state.services.attendance._leaving  # type: ignore[attr-defined]


def test_the_computer_plays_for_an_absent_player_if_the_only_other_agrees(table: TestClient) -> None:
    summary, (ada, bob) = begin_match(table)
    with ada.watch(summary["id"]) as red:
        assert red.ask("stand_in", seat="blue-1")["code"] == "stale", "nobody is away"
        with bob.watch(summary["id"]):
            pass
        wait_for_presence(red, "blue-1", away=True)
        assert red.ask("stand_in", seat="red-1")["code"] == "stale"
        assert red.ask("stand_in", seat="nowhere")["code"] == "stale"
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red, "blue-1", away=True, computer=True, replaceable=None, awaited=[])
        assert red.view["time"] is None
        assert red.ask("stand_in", seat="blue-1")["code"] == "stale", "the computer already plays"
        with bob.watch(summary["id"]) as blue:
            wait_for_presence(blue, "blue-1", away=False, computer=False)
            wait_for_presence(red, "blue-1", away=False, computer=False)
            assert blue.ask("back")["code"] == "stale", "blue already has the seat"


def test_the_computer_answers_until_the_absent_player_returns(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, **QUICK_ABSENCE)) as client:
        summary, (ada, bob) = begin_match(client, goal=100_000)
        with ada.watch(summary["id"]) as red:
            with bob.watch(summary["id"]):
                pass
            wait_for_presence(red, "blue-1", away=True)
            assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
            for _ in range(3):
                while not red.view["decision"]:
                    red.read_until("diff")
                red.pick("stay" if red.view["decision"]["kind"] == "action" else "pass")
            frames = recap_frames(bob, summary["id"])
            assert any(happening["kind"] for frame in frames[1:] for happening in frame["happenings"])
            with bob.watch(summary["id"]) as blue:
                wait_for_presence(blue, "blue-1", computer=False)


def test_a_returning_player_takes_the_seat_back_even_after_their_time_was_up(table: TestClient) -> None:
    summary, (ada, bob) = begin_match(table, time="20m")
    live = table.app.state.services.tables._tables[summary["id"]]  # type: ignore[attr-defined]
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]):
            pass
        wait_for_presence(red, "blue-1", away=True)
        live._current.live.row.times["blue-1"] = {"left": 0.0, "away": "until-back"}
        red.pick("roll")
        assert red.view["time"]["seats"]["blue-1"]["away"]
        with bob.watch(summary["id"]):
            wait_for_presence(red, "blue-1", away=False, computer=False)
            assert not red.view["time"]["seats"]["blue-1"]["away"]


def test_nobody_is_replaced_before_the_grace_period_is_over_or_with_days_left(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, away_seconds=0.05, stand_in_seconds=60.0)) as client:
        for time, code in (("none", "stale"), ("3d", "stale")):
            summary, (ada, bob) = begin_match(client, time=time)
            with ada.watch(summary["id"]) as red:
                with bob.watch(summary["id"]):
                    pass
                wait_for_presence(red, "blue-1", away=True)
                assert bool(presence_of(red, "blue-1")["replaceable"]) is (time == "none")
                assert red.ask("stand_in", seat="blue-1")["code"] == code
                assert not presence_of(red, "blue-1")["computer"]


def table_of_four(
    stack: ExitStack, client: TestClient, **options: Any
) -> tuple[Any, list[Caller], list[ExitStack]]:
    """Return the summary and the connected seats of a table of two teams, its callers, and an exit stack for
    each."""
    summary, callers = begin_match(client, "table", **options)
    stacks = [stack.enter_context(ExitStack()) for _ in callers]
    seats = [
        own_stack.enter_context(caller.watch(summary["id"]))
        for own_stack, caller in zip(stacks, callers, strict=True)
    ]
    return (summary, *seats), callers, stacks


def test_a_teammates_agreement_suffices_and_opponents_count_only_without_one(table: TestClient) -> None:
    with ExitStack() as stack:
        (_, red, _, _, blue_2), _, (_, blue_stack, _, _) = table_of_four(stack, table)
        blue_stack.close()
        wait_for_presence(red, "blue-1", away=True, awaited=["blue-2"])
        wait_for_presence(blue_2, "blue-1", away=True)
        assert red.ask("stand_in", seat="blue-1")["code"] == "illegal"
        assert blue_2.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red, "blue-1", computer=True)


def test_without_a_present_teammate_all_others_agree_once_each(table: TestClient) -> None:
    with ExitStack() as stack:
        (_, red, _, red_2, _), _, (_, blue_stack, _, blue_2_stack) = table_of_four(stack, table)
        blue_stack.close()
        blue_2_stack.close()
        for absent in ("blue-1", "blue-2"):
            wait_for_presence(red, absent, away=True)
            wait_for_presence(red_2, absent, away=True)
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red_2, "blue-1", agreed=["red-1"], awaited=["red-2"], computer=False)
        assert red.ask("stand_in", seat="blue-1")["code"] == "illegal", "each player agrees only once"
        assert red_2.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red, "blue-1", computer=True, agreed=[])
        assert not presence_of(red, "blue-2")["computer"]


def test_nobody_waits_for_the_agreement_of_a_player_who_left(table: TestClient) -> None:
    with ExitStack() as stack:
        (_, red, _, red_2, _), _, (_, blue_stack, red_2_stack, blue_2_stack) = table_of_four(stack, table)
        blue_stack.close()
        blue_2_stack.close()
        for absent in ("blue-1", "blue-2"):
            wait_for_presence(red, absent, away=True)
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        red_2_stack.close()
        wait_for_presence(red, "red-2", away=True)
        wait_for_presence(red, "blue-1", computer=True)
        assert red_2.view["presence"]["red-2"]["away"] is None, "messages no longer reach an absent player"


def test_no_agreement_is_requested_for_a_player_who_returned(table: TestClient) -> None:
    with ExitStack() as stack:
        (summary, red, _, _, _), (_, bob, *_), (_, blue_stack, _, blue_2_stack) = table_of_four(stack, table)
        blue_stack.close()
        blue_2_stack.close()
        wait_for_presence(red, "blue-2", away=True)
        wait_for_presence(red, "blue-1", away=True)
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        with bob.watch(summary["id"]):
            wait_for_presence(red, "blue-1", away=False, agreed=[])
        wait_for_presence(red, "blue-1", away=True, agreed=[], awaited=["red-1", "red-2"])


def test_spectators_and_paused_matches_replace_nobody(table: TestClient) -> None:
    summary, (ada, bob) = begin_match(table, reactions="in-turn")
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]):
            pass
        wait_for_presence(red, "blue-1", away=True)
        eve = Caller(table, "Eve")
        with eve.watch(summary["id"], code=summary["invite"]["code"]) as onlooker:
            assert onlooker.ask("stand_in", seat="blue-1")["code"] == "not_yours"
        red.pick("boom")
        while red.view["status"] != "paused":
            red.read_until("diff")
        assert red.ask("stand_in", seat="blue-1")["code"] == "stale"


# Secrecy


def messages_during_absence(client: TestClient, *, answers: bool) -> list[list[Any]]:
    """Return the others' messages while a person leaves during a shared window, is replaced, and returns."""
    messages: list[list[Any]] = []
    with ExitStack() as stack:
        (summary, red, blue, red_2, blue_2), (_, bob, *_), (_, blue_stack, *_) = table_of_four(
            stack, client, reactions="10"
        )
        eve = stack.enter_context(Caller(client, "Eve").watch(summary["id"], code=summary["invite"]["code"]))
        others = (red, red_2, blue_2, eve)
        red.pick("provoke")
        for seat in (blue, red_2, blue_2, eve):
            seat.read_until("diff")
        if answers:
            assert blue.pick("pass")["type"] == "accepted"
        assert [seat.pending_messages() for seat in (red, red_2, blue_2)] == [[], [], []]
        for seat in others:
            seat.frames.clear()
        blue_stack.close()
        for seat in others:
            wait_for_presence(seat, "blue-1", away=True)
        assert blue_2.ask("stand_in", seat="blue-1", id="a-word")["type"] == "accepted"
        for seat in others:
            wait_for_presence(seat, "blue-1", computer=True)
        with bob.watch(summary["id"]):
            for seat in others:
                wait_for_presence(seat, "blue-1", away=False, computer=False)
            assert red.ask("stand_in", seat="blue-1", id="too-late")["code"] == "stale"
        return [comparable_messages(seat.frames) for seat in others] + messages


def comparable_messages(frames: list[dict[str, Any]]) -> list[Any]:
    """Return the messages without times and sequence numbers, which differ between any two tables."""

    def without_times(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: without_times(part) for name, part in value.items() if name != "seq"}
        if isinstance(value, list):
            return [without_times(part) for part in value]
        return "a time" if isinstance(value, str) and value.endswith("Z") else value

    return [without_times(frame) for frame in frames]


def test_PRV_leaving_being_replaced_and_returning_reveal_no_answer(table: TestClient) -> None:
    """In one of two worlds the leaving person has answered, and in the other they have not. Others cannot
    tell."""
    after_answer, without_answer = (
        messages_during_absence(table, answers=answers) for answers in (True, False)
    )
    assert after_answer == without_answer
    assert all(len(frames) >= 3 for frames in after_answer)


def test_PRV_the_messages_stored_for_a_seat_are_those_it_would_have_received(table: TestClient) -> None:
    """Nobody else gets them, and they lead to the seat's current view."""
    summary, (ada, bob) = begin_match(table, goal=100_000)
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]):
            pass
        wait_for_presence(red, "blue-1", away=True)
        assert recap_frames(bob, summary["id"]) == [], "nothing has happened"
        red.pick("roll")
        red.pick("stay") if red.view["decision"] else None
        assert red.ask("chat", channel="team", text="a secret of ours")["type"] == "accepted"
        frames = recap_frames(bob, summary["id"])
        assert [frame["type"] for frame in frames] == ["view", *["diff"] * (len(frames) - 1)]
        assert frames[0]["view"]["viewer"] == "blue-1"
        assert "a secret of ours" not in json.dumps(frames)
        view = frames[0]["view"]
        for previous, frame in pairwise(frames):
            assert frame["seq"] == previous["seq"] + 1
            view = jsonpatch.apply_patch(view, frame["patch"])
        assert view == bob.get(f"/api/matches/{summary['id']}/view").json()
        assert recap_frames(ada, summary["id"]) == []
        eve = Caller(table, "Eve")
        path = f"/api/matches/{summary['id']}/recap"
        assert eve.get(path).status_code == 404
        assert eve.get(f"{path}?code={summary['invite']['code']}").status_code == 404
        assert recap_frames(bob, summary["id"]) == frames, "the recap can be read again, from any device"
        assert [bob.delete(path).status_code for _ in range(2)] == [204, 204]
        assert recap_frames(bob, summary["id"]) == []


def test_what_happened_before_the_absence_was_noticed_is_stored_too(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, away_seconds=0.4)) as client:
        summary, (ada, bob) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            with bob.watch(summary["id"]) as blue:
                last_seq = blue.seq
            red.pick("roll")
            wait_for_presence(red, "blue-1", away=True)
            frames = recap_frames(bob, summary["id"])
            assert frames[0]["seq"] == last_seq
            assert frames[1]["happenings"]


def test_a_page_that_is_reopened_immediately_has_missed_the_messages_in_between(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, away_seconds=0.3)) as client:
        summary, (ada, bob) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            with bob.watch(summary["id"]):
                pass
            red.pick("roll")
            with bob.watch(summary["id"]):
                while not recap_frames(bob, summary["id"]):
                    pass
                assert not presence_of(red, "blue-1")["away"]


def test_a_player_who_answers_has_no_recap(table: TestClient) -> None:
    summary, (ada, bob) = begin_match(table, goal=100_000)
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]):
            pass
        wait_for_presence(red, "blue-1", away=True)
        red.pick("stay")
        assert recap_frames(bob, summary["id"])
        with bob.watch(summary["id"]) as blue:
            assert recap_frames(bob, summary["id"]), "opening the table is not enough"
            blue.pick("stay")
            assert recap_frames(bob, summary["id"]) == []
            while not red.view["decision"]:
                red.read_until("diff")
            assert red.pick("stay")["type"] == "accepted"
            assert recap_frames(bob, summary["id"]) == []


def test_a_recap_has_a_maximum_length(table: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Above the limit, the recap starts again with the current view."""
    monkeypatch.setattr(recap, "MAX_MESSAGES", 3)
    summary, (ada, bob) = begin_match(table, goal=100_000)
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]):
            pass
        wait_for_presence(red, "blue-1", away=True)
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        table.app.state.services.settings.bot_delay = 0.0  # type: ignore[attr-defined]
        for _ in range(4):
            red.pick("stay")
            while not red.view["decision"]:
                red.read_until("diff")
            frames = recap_frames(bob, summary["id"])
            assert len(frames) <= 4
            assert frames[0]["type"] == "view"


def test_only_a_gap_with_happenings_is_stored() -> None:
    last_seen = recap.LastSeen("red-1", 4, {"round": 1})
    empty_patch, patch = Patch("red-1", 5, '{"happenings":[]}'), Patch("red-1", 6, '{"happenings":[{}]}')
    assert recap.missed_messages_since(last_seen, None) is None
    assert recap.missed_messages_since(last_seen, [empty_patch]) is None
    gap = recap.missed_messages_since(last_seen, [empty_patch, patch])
    assert gap is not None
    assert (gap.seq, len(gap.bodies)) == (6, 3)


# Several processes


def test_all_workers_share_the_presence(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'away.sqlite3'}"
    settings = {"GALAXIES_AWAY_SECONDS": "0.2", "GALAXIES_STAND_IN_SECONDS": "0"}
    with (
        LiveServer(database, redis_url, **settings) as first,
        LiveServer(database, redis_url, **settings) as second,
    ):
        red, blue = live_match(first, goal=100_000)
        phone = LiveSeat(second, "Blue on a phone")
        phone.headers, phone.match = blue.headers, blue.match
        red.connect(first)
        blue.connect(second)
        phone.connect(first)
        for seat in (red, blue, phone):
            seat.read()
        phone.close()
        red.drain(0.6)
        assert not red.view["presence"]["blue-1"]["away"], "another device is still there"
        blue.close()
        red.until(lambda view: view["presence"]["blue-1"]["away"])
        assert red.reply_to(red.send(type="stand_in", seat="blue-1"))["type"] == "accepted"
        red.until(lambda view: view["presence"]["blue-1"]["computer"])
        red.pick("stay")
        red.until(lambda view: view["decision"])
        frames = blue.call("GET", f"/api/matches/{blue.match}/recap")
        assert any(frame["happenings"] for frame in frames[1:])
        blue.connect(second)
        red.until(lambda view: not view["presence"]["blue-1"]["away"])
        assert not red.view["presence"]["blue-1"]["computer"]
        red.close()
        blue.close()


def test_a_dead_worker_leaves_nobody_present_forever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other workers count a person as absent who never came or was connected to it, and as present who is
    connected to another worker."""
    with TestClient(make_app(tmp_path, **QUICK_ABSENCE)) as client:
        summary, (ada, bob) = begin_match(client)
        attendance = client.app.state.services.attendance  # type: ignore[attr-defined]

        def check_presence() -> None:
            client.portal.call(attendance._check_presence)  # type: ignore[union-attr]

        with ada.watch(summary["id"]) as red:
            check_presence()
            assert red.pending_messages() == [], "one check is not enough"
            check_presence()
            wait_for_presence(red, "blue-1", away=True)
            check_presence()
            assert red.pending_messages() == []
            monkeypatch.setattr(attendance, "on_connected", lambda *_: None)
            with bob.watch(summary["id"]):
                assert presence_of(red, "blue-1")["away"]
                check_presence()
                wait_for_presence(red, "blue-1", away=False)


@pytest.mark.parametrize("origin", ["start", "link", "link of somebody away"])
def test_a_player_who_never_opens_the_table_is_away(
    table: TestClient, monkeypatch: pytest.MonkeyPatch, origin: str
) -> None:
    """This holds however they got the seat. Then the computer may play for them."""
    monkeypatch.setattr(attendance, "OPENING_SECONDS", 0.05)
    summary, (ada, bob) = begin_match(table)
    with ada.watch(summary["id"]) as red:
        if origin == "link":
            with bob.watch(summary["id"]):
                wait_for_presence(red, "blue-1", away=False)
                code = bob.post(f"/api/matches/{summary['id']}/handover").json()["code"]
                assert Caller(table, "Cai").post(f"/api/handovers/{code}").status_code == 200
                wait_for_presence(red, "blue-1", away=True, awaited=["red-1"])
        elif origin == "link of somebody away":
            wait_for_presence(red, "blue-1", away=True)
            code = bob.post(f"/api/matches/{summary['id']}/handover").json()["code"]
            assert Caller(table, "Cai").post(f"/api/handovers/{code}").status_code == 200
        while red.view["seats"]["blue-1"]["player"] != ("Player 2" if origin == "start" else "Cai"):
            red.read()
        wait_for_presence(red, "blue-1", away=True, awaited=["red-1"])
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red, "blue-1", computer=True)


def test_a_player_who_replaces_a_computer_and_never_comes_is_away(
    table: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player takes the seat by a link. The computer stops playing for it, and may be called again."""
    summary, (ada, bob) = begin_match(table)
    match, cai = summary["id"], Caller(table, "Cai")
    with ada.watch(match) as red:
        with bob.watch(match):
            code = bob.post(f"/api/matches/{match}/handover").json()["code"]
        wait_for_presence(red, "blue-1", away=True)
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red, "blue-1", computer=True)
        monkeypatch.setattr(attendance, "OPENING_SECONDS", 0.2)
        assert cai.post(f"/api/handovers/{code}").status_code == 200
        red.read_until("view")
        wait_for_presence(red, "blue-1", away=False, computer=False)
        wait_for_presence(red, "blue-1", away=True, computer=False, awaited=["red-1"])
        assert red.ask("stand_in", seat="blue-1")["type"] == "accepted"
        wait_for_presence(red, "blue-1", computer=True)
        with cai.watch(match):
            wait_for_presence(red, "blue-1", away=False, computer=False)


def test_a_player_who_replaced_a_computer_before_the_start_can_be_away(
    table: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "OPENING_SECONDS", 0.05)
    ada, bob = Caller(table, "Ada"), Caller(table, "Bob")
    match = ada.new_match()
    ada.sit(match, "red-1")
    seat = f"/api/matches/{match['id']}/seats/blue-1"
    assert ada.post(seat, {"bot": "random"}).status_code == 200
    assert ada.delete(seat).status_code == 200
    bob.sit(match, "blue-1")
    with ada.watch(match["id"]) as red:
        assert ada.post(f"/api/matches/{match['id']}/start").status_code == 200
        while red.view["status"] != "playing":
            red.read()
        wait_for_presence(red, "blue-1", away=True, awaited=["red-1"])


def test_a_player_who_continues_on_another_device_is_present(
    table: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that adds a device keeps the seat. The person is absent only once both devices are
    disconnected."""
    monkeypatch.setattr(attendance, "OPENING_SECONDS", 0.3)
    summary, (ada, bob) = begin_match(table)
    code = bob.post("/api/me/transfers").json()["code"]
    response = table.post(f"/api/transfers/{code}")
    assert response.status_code in (200, 201)
    table.cookies.clear()
    phone = copy(bob)
    phone.headers = {"Authorization": f"Bearer {response.json()['token']}"}
    with ada.watch(summary["id"]) as red:
        with phone.watch(summary["id"]) as blue:
            assert blue.view["viewer"] == "blue-1"
            time.sleep(0.6)
            assert red.resync()["view"]["presence"]["blue-1"]["away"] is None
        wait_for_presence(red, "blue-1", away=True, awaited=["red-1"])


def test_a_page_that_reloads_during_a_check_is_not_an_absence(
    table: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who has just sat down is checked twice, because the page may still be loading the first
    time."""
    monkeypatch.setattr(attendance, "OPENING_SECONDS", 0.2)
    with_open_sockets = table.app.state.services.sockets.with_open_sockets  # type: ignore[attr-defined]
    checks = list[bool]()

    async def connect_between_pages(people: Any) -> Any:
        checks.append(True)
        return await with_open_sockets(people) if len(checks) > 1 else set()

    monkeypatch.setattr(table.app.state.services.sockets, "with_open_sockets", connect_between_pages)  # type: ignore[attr-defined]
    ada, bob = Caller(table, "Ada"), Caller(table, "Bob")
    match = ada.new_match()
    ada.sit(match, "red-1")
    bob.sit(match, "blue-1")
    with ada.watch(match["id"]) as red:
        assert ada.post(f"/api/matches/{match['id']}/start").status_code == 200
        with bob.watch(match["id"]):
            time.sleep(0.6)
            assert red.resync()["view"]["presence"]["blue-1"]["away"] is None
            assert len(checks) == 2


def test_a_player_who_opens_the_table_immediately_is_present(
    table: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "OPENING_SECONDS", 0.5)
    summary, (ada, bob) = begin_match(table)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]):
        time.sleep(0.9)
        assert presence_of(red, "blue-1")["away"] is None
        assert red.resync()["view"]["presence"]["blue-1"]["away"] is None
