"""Spectators and their chat, and users who are ignored by others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from server.features.moderation import service as moderation
from server.match.spectators import spectators
from server.transport.limits import rates
from tests.server.exchange import Servers
from tests.server.play import SIDE_MESSAGES, Caller, Seat, begin_match, make_app


@pytest.fixture(autouse=True)
def quick_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "COLLECT_SECONDS", 0.01)


def messages_beside(seat: Seat, kind: str, count: int = 1) -> list[dict[str, Any]]:
    """Return the messages of this kind, as soon as this many have arrived."""
    while len(messages := [message for message in seat.beside if message["type"] == kind]) < count:
        text = seat.socket.receive_json()
        (seat.beside if text["type"] in SIDE_MESSAGES else seat.frames).append(text)
        if text["type"] in ("view", "diff"):
            seat.keep(text)
    return messages


def spectator_names(message: dict[str, Any]) -> list[str]:
    return [person["name"] for person in message["spectators"]]


def chat_lines(seat: Seat) -> list[str]:
    """Return the lines by their numbers. A spectator who joins at that moment may get a line twice."""
    told = [line for told in seat.beside if told["type"] == "asides" for line in told["lines"]]
    lines = {line["n"]: line["text"] for line in told}
    return [lines[n] for n in sorted(lines)]


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    with ExitStack() as stack:
        yield Servers(tmp_path, stack)


def test_everybody_at_the_table_sees_the_spectators_of_all_servers(servers: Servers) -> None:
    summary, (ada, _) = begin_match(servers.one)
    code = summary["invite"]["code"]
    with ada.watch(summary["id"]) as red:
        with Caller(servers.two, "Eve").watch(summary["id"], code=code) as eve:
            assert (
                spectator_names(messages_beside(red, "gallery")[-1])
                == spectator_names(messages_beside(eve, "gallery")[-1])
                == ["Eve"]
            )
            with Caller(servers.one, "Kim").watch(summary["id"], code=code) as kim:
                assert spectator_names(messages_beside(red, "gallery", 2)[-1]) == ["Eve", "Kim"]
                assert spectator_names(messages_beside(eve, "gallery", 2)[-1]) == ["Eve", "Kim"]
                assert spectator_names(messages_beside(kim, "gallery")[-1]) == ["Eve", "Kim"]
        assert spectator_names(messages_beside(red, "gallery", 3)[-1]) in (["Eve"], [])


def test_a_table_without_spectators_gets_no_messages_about_them(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]):
        red.ask("chat", channel="table", text="hi")
        red.pending_messages()
        assert red.beside == []


def test_spectators_chat_and_players_read_it_after_the_end(servers: Servers) -> None:
    summary, (ada, bob) = begin_match(servers.one)
    code = summary["invite"]["code"]
    with (
        ada.watch(summary["id"]) as red,
        Caller(servers.one, "Eve").watch(summary["id"], code=code) as eve,
        Caller(servers.two, "Kim").watch(summary["id"], code=code) as kim,
    ):
        assert eve.ask("chat", channel="spectators", text="red bluffs", id="one")["type"] == "accepted"
        assert eve.ask("chat", channel="spectators", text="red bluffs", id="one")["type"] == "accepted"
        assert kim.ask("chat", channel="spectators", text="no way")["type"] == "accepted"
        messages_beside(eve, "asides", 2), messages_beside(kim, "asides", 2)
        assert chat_lines(eve) == chat_lines(kim) == ["red bluffs", "no way"], "a repeated line is said once"
        red.pending_messages()
        assert chat_lines(red) == []
        rejection = red.ask("chat", channel="spectators", text="hey")
        assert (rejection["type"], rejection["code"]) == ("refused", "not_yours")
        with Caller(servers.two, "Late").watch(summary["id"], code=code) as late_spectator:
            messages_beside(late_spectator, "asides")
            assert chat_lines(late_spectator) == ["red bluffs", "no way"]
        with bob.watch(summary["id"]) as blue:
            assert blue.ask("order", order="concede", on=True)["type"] == "accepted"
            messages_beside(blue, "asides"), messages_beside(red, "asides")
            assert chat_lines(blue) == chat_lines(red) == ["red bluffs", "no way"]
    with bob.watch(summary["id"]) as blue:
        messages_beside(blue, "asides")
        assert chat_lines(blue) == ["red bluffs", "no way"]


def test_spectators_cannot_write_to_other_channels(client: TestClient) -> None:
    summary, _ = begin_match(client)
    with Caller(client, "Eve").watch(summary["id"], code=summary["invite"]["code"]) as eve:
        for channel in ("table", "team"):
            assert eve.ask("chat", channel=channel, text="hi")["code"] == "not_yours"
    ada = Caller(client)
    lobby = ada.new_match()
    with ada.watch(lobby["id"]) as spectator:
        assert spectator.ask("chat", channel="spectators", text="hi")["code"] == "illegal"


def test_the_newest_lines_are_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MAX_LINES", 3)
    summary, _ = begin_match(client)
    code = summary["invite"]["code"]
    with Caller(client, "Eve").watch(summary["id"], code=code) as eve:
        for number in range(6):
            eve.ask("chat", channel="spectators", text=str(number))
    with Caller(client, "Kim").watch(summary["id"], code=code) as kim:
        messages_beside(kim, "asides")
        assert chat_lines(kim) == ["3", "4", "5"]


# Removed spectators


def test_a_turned_away_spectator_is_disconnected_on_every_server_and_cannot_return(servers: Servers) -> None:
    summary, (ada, bob) = begin_match(servers.one)
    eve, path, code = Caller(servers.two, "Eve"), f"/api/matches/{summary['id']}", summary["invite"]["code"]
    with eve.watch(summary["id"], code=code) as spectator:
        assert bob.put(f"{path}/turned-away/{eve.user['id']}").status_code == 403
        assert ada.put(f"{path}/turned-away/{eve.user['id']}").status_code == 204
        with pytest.raises(WebSocketDisconnect) as disconnect:
            while True:
                spectator.read()
        assert disconnect.value.code == spectators.TURNED_AWAY
    for response in (eve.get(f"{path}?code={code}"), eve.get(f"{path}/view?code={code}")):
        assert (response.status_code, response.json()["type"]) == (403, "urn:galaxies:turned-away")
    with pytest.raises(WebSocketDenialResponse), eve.watch(summary["id"], code=code):
        pass
    assert [person["name"] for person in ada.get(f"{path}/turned-away").json()] == ["Eve"]
    assert ada.delete(f"{path}/turned-away/{eve.user['id']}").status_code == 204
    assert eve.get(f"{path}?code={code}").status_code == 200


@pytest.mark.parametrize("measure", ["turned-away", "blocked"])
def test_an_invite_tells_nothing_to_a_user_whom_the_host_turned_away(
    client: TestClient, measure: str
) -> None:
    """The response is the same as for an unknown code."""
    ada, eve = Caller(client, "Ada"), Caller(client, "Eve")
    summary = ada.new_match()
    invite = f"/api/invites/{summary['invite']['code']}"
    assert eve.get(invite).json()["id"] == summary["id"]
    if measure == "blocked":
        assert ada.put(f"/api/me/shunned/{eve.user['id']}", {"how": "block"}).status_code == 204
    else:
        turned_away_path = f"/api/matches/{summary['id']}/turned-away/{eve.user['id']}"
        assert ada.put(turned_away_path).status_code == 204
    for suffix in ("", "/qr.svg"):
        unknown, rejection = eve.get(f"/api/invites/nothing{suffix}"), eve.get(invite + suffix)
        assert (
            (rejection.status_code, rejection.text)
            == (unknown.status_code, unknown.text)
            == (404, unknown.text)
        )
        assert (
            ada.get(invite + suffix).status_code
            == Caller(client, "Kim").get(invite + suffix).status_code
            == 200
        )


def test_only_the_host_can_turn_users_away_and_only_spectators(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    path = f"/api/matches/{summary['id']}/turned-away"
    assert ada.put(f"{path}/{bob.user['id']}").json()["type"] == "urn:galaxies:seated"
    assert ada.put(f"{path}/{ada.user['id']}").status_code == 409
    assert ada.put(f"{path}/nobody").status_code == 404
    assert bob.get(path).status_code == 403
    assert bob.delete(f"{path}/{bob.user['id']}").status_code == 403


def test_the_number_of_turned_away_users_is_limited(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "MAX_TURNED_AWAY", 1)
    summary, (ada, _) = begin_match(client)
    path = f"/api/matches/{summary['id']}/turned-away"
    assert ada.put(f"{path}/{Caller(client).user['id']}").status_code == 204
    assert ada.put(f"{path}/{Caller(client).user['id']}").status_code == 404


# Muted and blocked


def test_a_player_blocked_by_the_host_cannot_come_to_the_hosts_tables(client: TestClient) -> None:
    ada, eve = Caller(client, "Ada"), Caller(client, "Eve")
    summary = ada.new_match(private=False)
    path = f"/api/matches/{summary['id']}"
    assert ada.put(f"/api/me/shunned/{eve.user['id']}", {"how": "block"}).status_code == 204
    for response in (
        eve.get(path),
        eve.post(f"{path}/seats/red-1"),
        eve.post(f"{path}/seat"),
        eve.get(f"{path}/view"),
    ):
        assert (response.status_code, response.json()["type"]) == (403, "urn:galaxies:blocked")
    with pytest.raises(WebSocketDenialResponse), eve.watch(summary["id"]):
        pass
    assert [(person["user"]["name"], person["how"]) for person in ada.get("/api/me/shunned").json()] == [
        ("Eve", "block")
    ]
    assert eve.get("/api/me/shunned").json() == []
    assert ada.put(f"/api/me/shunned/{eve.user['id']}", {"how": "mute"}).status_code == 204
    assert eve.post(f"{path}/seats/red-1").status_code == 200, "who is muted only may come"


@pytest.mark.parametrize("measure", ["turned-away", "blocked"])
def test_a_link_to_a_seat_does_not_admit_a_user_whom_the_host_turned_away(
    client: TestClient, measure: str
) -> None:
    summary, (ada, bob) = begin_match(client)
    eve, path = Caller(client, "Eve"), f"/api/matches/{summary['id']}"
    code = bob.post(f"{path}/handover").json()["code"]
    if measure == "blocked":
        assert ada.put(f"/api/me/shunned/{eve.user['id']}", {"how": "block"}).status_code == 204
    else:
        assert ada.put(f"{path}/turned-away/{eve.user['id']}").status_code == 204
    for response in (eve.get(f"/api/handovers/{code}"), eve.post(f"/api/handovers/{code}")):
        assert (response.status_code, response.json()["type"]) == (403, f"urn:galaxies:{measure}")
    assert Caller(client, "Kim").post(f"/api/handovers/{code}").status_code == 200


def test_a_blocked_user_cannot_join_the_next_match(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    path = f"/api/matches/{summary['id']}"
    with bob.watch(summary["id"]) as blue:
        assert blue.ask("order", order="concede", on=True)["type"] == "accepted"
    assert ada.put(f"/api/me/shunned/{bob.user['id']}", {"how": "block"}).status_code == 204
    following = ada.post(f"{path}/next", {}).json()
    rejection = bob.post(f"{path}/next", {})
    assert (rejection.status_code, rejection.json()["type"]) == (403, "urn:galaxies:blocked")
    seats = ada.get(f"/api/matches/{following['id']}").json()["seats"]
    assert [seat["player"]["name"] if seat["player"] else None for seat in seats] == ["Player 1", None]


def test_a_player_can_turn_users_away_after_the_host_was_deleted(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    eve, path = Caller(client, "Eve"), f"/api/matches/{summary['id']}"
    assert ada.post("/api/me/deletion", {"name": ada.user["name"]}).status_code == 204
    assert bob.put(f"{path}/turned-away/{eve.user['id']}").status_code == 204
    assert [person["name"] for person in bob.get(f"{path}/turned-away").json()] == ["Eve"]
    rejection = eve.get(f"{path}?code={summary['invite']['code']}")
    assert (rejection.status_code, rejection.json()["type"]) == (403, "urn:galaxies:turned-away")


def test_a_player_who_was_seated_before_stays(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    ada.put(f"/api/me/shunned/{bob.user['id']}", {"how": "block"})
    with bob.watch(summary["id"]) as blue:
        assert blue.ask("chat", channel="table", text="hm")["type"] == "accepted"


def test_nothing_arrives_from_an_ignored_user(client: TestClient) -> None:
    summary, _ = begin_match(client, "table")
    code = summary["invite"]["code"]
    eve, kim = Caller(client, "Eve"), Caller(client, "Kim")
    eve.put(f"/api/me/shunned/{kim.user['id']}", {"how": "mute"})
    with (
        eve.watch(summary["id"], code=code) as ignoring_spectator,
        kim.watch(summary["id"], code=code) as other_spectator,
    ):
        assert other_spectator.ask("chat", channel="spectators", text="hey")["type"] == "accepted"
        ignoring_spectator.pending_messages()
        assert chat_lines(ignoring_spectator) == []
        eve.delete(f"/api/me/shunned/{kim.user['id']}")
        other_spectator.ask("chat", channel="spectators", text="now")
        messages_beside(ignoring_spectator, "asides")
        assert chat_lines(ignoring_spectator) == ["now"]


@pytest.mark.parametrize("user_id", ["nobody", "x" * 65, "%01"])
def test_only_present_users_can_be_ignored(client: TestClient, user_id: str) -> None:
    ada = Caller(client)
    assert ada.put(f"/api/me/shunned/{user_id}", {"how": "block"}).status_code == 404
    assert ada.put(f"/api/me/shunned/{ada.user['id']}", {"how": "block"}).status_code == 404
    assert ada.put(f"/api/me/shunned/{user_id}", {"how": "hate"}).status_code == 422


def test_the_number_of_ignored_users_is_limited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "MAX_IGNORED", 2)
    ada, guests = Caller(client), [Caller(client) for _ in range(3)]
    response = [
        ada.put(f"/api/me/shunned/{person.user['id']}", {"how": "mute"}).status_code for person in guests
    ]
    assert response == [204, 204, 404]
    assert ada.put(f"/api/me/shunned/{guests[0].user['id']}", {"how": "block"}).status_code == 204


# Reports


def test_a_report_contains_the_chat_around_its_line(client: TestClient) -> None:
    summary, (ada, bob, *_) = begin_match(client, "table")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        for number in range(30):
            blue.ask("chat", channel="table", text=f"line {number}") if number % 9 else red.pending_messages()
        blue.ask("chat", channel="team", text="our secret")
    body = {"match": summary["id"], "user": bob.user["id"], "reason": "insults", "text": "Rude."}
    answer = ada.post("/api/reports", body | {"line": {"channel": "table", "n": 5}})
    assert answer.status_code == 201, answer.text
    (kept,) = reports(client)
    assert (kept.by.name, kept.about.name, kept.reason, kept.text) == (
        "Player 1",
        "Player 2",
        "insults",
        "Rude.",
    )
    texts = [line["text"] for line in kept.lines]
    assert "our secret" not in texts
    assert len(texts) <= moderation.LINES_BEFORE + moderation.LINES_AFTER + 1
    assert [line["n"] for line in kept.lines] == list(range(1, 11))
    assert [told["about"] for told in ada.get("/api/me/reports").json()] == ["Player 2"]
    assert bob.get("/api/me/reports").json() == []


def reports(client: TestClient) -> Any:
    store = client.app.state.store  # type: ignore[attr-defined]
    assert client.portal
    return client.portal.call(partial(store.reports, open_only=True, limit=9))


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"user": "nobody"}, 404),
        ({"match": "nothing"}, 404),
        ({"reason": "boredom"}, 422),
        ({"text": " "}, 422),
        ({"text": "x" * 501}, 422),
        ({"line": {"channel": "team", "n": 0}}, 422),
        ({"more": 1}, 422),
    ],
)
def test_an_invalid_report_is_refused(client: TestClient, changes: dict[str, Any], status: int) -> None:
    summary, (ada, bob) = begin_match(client)
    body = {"match": summary["id"], "user": bob.user["id"], "reason": "other", "text": "Hm."}
    assert ada.post("/api/reports", body | changes).status_code == status
    assert ada.post("/api/reports", body | {"user": ada.user["id"]}).status_code == 404
    assert reports(client) == []


def test_a_spectator_with_an_invite_can_report_a_user_with_its_code(client: TestClient) -> None:
    summary, (_, bob) = begin_match(client)
    eve, code = Caller(client, "Eve"), summary["invite"]["code"]
    body = {"match": summary["id"], "user": bob.user["id"], "reason": "insults", "text": "Rude."}
    for query in ("", "?code=x"):
        assert eve.post(f"/api/reports{query}", body).status_code == 404
    assert eve.post(f"/api/reports?code={code}", body).status_code == 201
    assert [report.by.name for report in reports(client)] == ["Eve"]


def test_reports_are_limited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "MAX_REPORTS", 2)
    summary, (ada, bob) = begin_match(client)
    body = {"match": summary["id"], "user": bob.user["id"], "reason": "spam", "text": "Hm."}
    assert [ada.post("/api/reports", body).status_code for _ in range(7)] == [
        201,
        201,
        409,
        409,
        409,
        409,
        429,
    ]


def test_guests_of_one_address_share_a_limit_for_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each report stores lines of the chat permanently, so new names must not fill the disk with them."""
    monkeypatch.setattr(rates, "REPORTS", "2/day")
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, bob) = begin_match(client)
        body = {"match": summary["id"], "user": bob.user["id"], "reason": "spam", "text": "Hm."}
        eve = Caller(client, "Eve")
        code = summary["invite"]["code"]
        told = [ada.post("/api/reports", body), eve.post(f"/api/reports?code={code}", body)]
        told += [eve.post(f"/api/reports?code={code}", body)]
        assert [answer.status_code for answer in told] == [201, 201, 429]
        assert int(told[-1].headers["retry-after"]) > 3600
