"""Tables without spectators, and tables without a chat."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.features.lobby.test_lobby import problem
from tests.server.play import Caller, begin_match


def test_only_players_and_the_host_watch_until_the_match_is_over(client: TestClient) -> None:
    host, ada, bob, eve = (Caller(client, name) for name in ("Host", "Ada", "Bob", "Eve"))
    summary = host.new_match(private=False, spectators="off")
    path = f"/api/matches/{summary['id']}"
    assert eve.get(path).status_code == 200, "who may still sit down sees the lobby"
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    with eve.watch(summary["id"]) as looking, host.watch(summary["id"]) as hosting:
        assert host.post(f"{path}/start").status_code == 200
        with pytest.raises(WebSocketDisconnect) as disconnect:
            while True:
                assert looking.read()["type"] != "diff", "nothing of the match is told"
        assert disconnect.value.code == 4403
        hosting.read_until("diff")
    assert problem(eve.get(path), 403)["type"].endswith("no-spectators")
    assert problem(eve.get(f"{path}/view"), 403)["type"].endswith("no-spectators")
    with pytest.raises(Exception), eve.watch(summary["id"]):  # noqa: B017 - as the client tells of 403
        pass
    for seated in (host, ada, bob):
        assert seated.get(path).status_code == 200
        with seated.watch(summary["id"]):
            pass


def test_where_spectators_are_allowed_they_stay(client: TestClient) -> None:
    summary, _ = begin_match(client, spectators="all")
    eve = Caller(client, "Eve")
    with eve.watch(summary["id"], code=summary["invite"]["code"] if summary["invite"] else None) as looking:
        assert looking.view["viewer"] == "spectator"


@pytest.mark.parametrize("channel", ["table", "team"])
def test_nobody_writes_where_the_chat_is_switched_off(client: TestClient, channel: str) -> None:
    summary, (ada, _) = begin_match(client, chat="off")
    with ada.watch(summary["id"]) as red:
        assert red.view["quiet"]
        answer = red.ask("chat", channel=channel, text="hello")
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert "chat" in answer["detail"]
        assert red.view["chat"] == []


def test_spectators_cannot_write_there_either_and_views_do_not_mention_it_where_it_is_on(
    client: TestClient,
) -> None:
    match_without_chat, (ada, _) = begin_match(client, chat="off")
    eve = Caller(client, "Eve")
    with eve.watch(match_without_chat["id"], code=match_without_chat["invite"]["code"]) as looking:
        answer = looking.ask("chat", channel="spectators", text="hello")
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
    match_with_chat, (ada, _) = begin_match(client)
    with ada.watch(match_with_chat["id"]) as red:
        assert "quiet" not in red.view
        assert red.ask("chat", channel="table", text="hello")["type"] == "accepted"
