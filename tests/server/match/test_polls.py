"""A match over HTTP alone: the same messages as over the websocket, under the same rules."""

from __future__ import annotations

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2
import jsonpatch
import pytest
from starlette.testclient import TestClient

from server.match import polls
from server.protocol.messages import server_message
from tests.databases import new_sqlite
from tests.server.live import LiveServer, live_match
from tests.server.play import SIDE_MESSAGES, Caller, Seat, begin_match, make_app
from tests.serving import NO_TLS


class Poller:
    """A client that keeps its view by polling."""

    def __init__(self, caller: Caller, match: str, client: str = "page", **extra: Any) -> None:
        self.caller, self.match, self.client, self.extra = caller, match, client, {"labels": "none", **extra}
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.mark = ""
        self.texts: list[str] = []
        self.beside: list[dict[str, Any]] = []
        self.closed: int | None = None

    def ask(self, wait: float = 0.0) -> Any:
        parameters = {"since": self.seq, "mark": self.mark, "client": self.client, "wait": wait} | self.extra
        return self.caller.get(f"/api/matches/{self.match}/frames", params=parameters)

    def poll(self, wait: float = 0.0) -> list[str]:
        """Poll once, and return the kinds of frames."""
        answer = self.ask(wait)
        assert answer.status_code == 200, answer.text
        return self.keep(answer)

    def keep(self, answer: Any) -> list[str]:
        told = answer.json()
        self.mark, self.closed = told["mark"], told["closed"]
        frames_text = answer.text.split('"frames":[', 1)[1].rsplit('],"closed"', 1)[0]
        texts = [json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in told["frames"]]
        assert frames_text == ",".join(texts)
        for text, message in zip(texts, told["frames"], strict=True):
            server_message.validate_python(message)
            if message["type"] in SIDE_MESSAGES:
                self.beside.append(message)
                continue
            self.texts.append(text)
            if message["type"] == "view":
                self.view, self.seq = message["view"], message["seq"]
            elif message["type"] == "diff":
                assert message["seq"] == self.seq + 1
                self.view, self.seq = jsonpatch.apply_patch(self.view, message["patch"]), message["seq"]
        return [message["type"] for message in told["frames"]]

    def send(self, type: str, **fields: Any) -> list[dict[str, Any]]:
        """Post a message, and return all replies."""
        body = {"type": type} | ({} if type in ("ping", "look", "resync") else {"id": uuid4().hex}) | fields
        answer = self.caller.post(f"/api/matches/{self.match}/messages", body)
        assert answer.status_code == 200, answer.text
        frames: list[dict[str, Any]] = answer.json()["frames"]
        return frames

    def pick(self, *options: str, **fields: Any) -> list[dict[str, Any]]:
        return self.send("answer", decision=self.view["decision"]["id"], pick=list(options), **fields)


@pytest.fixture
def match(client: TestClient) -> tuple[str, Caller, Caller]:
    summary, (ada, bob) = begin_match(client)
    return summary["id"], ada, bob


def test_frames_of_polls_equal_those_of_the_websocket_byte_by_byte(match: tuple[str, Caller, Caller]) -> None:
    match_id, ada, bob = match
    red, blue, rng = Poller(ada, match_id), Poller(bob, match_id), random.Random(7)
    with ada.watch(match_id) as socket:
        for _ in range(60):
            red.poll()
            blue.poll()
            parameters = next((seat for seat in (red, blue) if seat.view.get("decision")), None)
            if parameters is None:
                break
            option = rng.choice(
                [seat["id"] for seat in parameters.view["decision"]["options"] if seat["id"] != "boom"]
            )
            assert [frame["type"] for frame in parameters.pick(option)] == ["accepted"]
        red.poll()
        read_up_to(socket, red.seq)
        assert socket.texts == red.texts
        assert socket.view == red.view
        assert red.seq > 8


def read_up_to(socket: Seat, seq: int) -> None:
    while socket.seq < seq:
        socket.read()


def test_a_lost_answer_is_sent_again(match: tuple[str, Caller, Caller]) -> None:
    match_id, ada, _ = match
    red = Poller(ada, match_id)
    red.poll()
    red.pick("swap")
    lost_response = red.ask().json()
    assert [frame["type"] for frame in lost_response["frames"]] == ["diff"]
    assert red.poll() == ["diff"]
    assert red.poll() == []
    red.pick("swap")
    assert red.poll() == ["diff"]


def test_another_process_continues_from_the_clients_view(
    match: tuple[str, Caller, Caller], client: TestClient
) -> None:
    match_id, ada, _ = match
    first_poller, second_poller = Poller(ada, match_id, "here"), Poller(ada, match_id, "there")
    first_poller.poll()
    second_poller.poll()
    for number in range(6):
        one, other_poller = (first_poller, second_poller) if number % 2 else (second_poller, first_poller)
        one.pick("swap")
        assert one.poll() == ["diff"]
        # the other process has the same diff, and serves a client that has received it
        other_poller.seq, other_poller.view, other_poller.mark = one.seq, one.view, one.mark
        assert other_poller.poll() == []


def test_a_poll_waits_for_the_next_frame(tmp_path: Path) -> None:
    with LiveServer(new_sqlite(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")) as server:
        red, _ = live_match(server)
        url, kept = f"{server.url}/api/matches/{red.match}/frames?client=a", httpx2.Client(verify=NO_TLS)
        kept.headers.update(red.headers)
        first = kept.get(url).json()
        url_of_poll = f"{url}&mark={first['mark']}&since={first['frames'][0]['seq']}"
        with ThreadPoolExecutor() as pool:
            pending = pool.submit(httpx2.get, f"{url_of_poll}&wait=20", headers=red.headers, timeout=30)
            time.sleep(0.5)
            assert not pending.done()
            red.view = first["frames"][0]["view"]
            body = {"type": "answer", "id": "a", "decision": red.view["decision"]["id"], "pick": ["swap"]}
            kept.post(url.replace("frames", "messages"), json=body)
            assert pending.result(10).json()["frames"][0]["type"] == "diff"
            # a poll that hangs up or is replaced by another one of its page delays nobody
            with suppress(httpx2.TimeoutException):
                kept.get(f"{url_of_poll}&wait=20&mark=x", timeout=0.3)
            older = pool.submit(httpx2.get, f"{url}&since=9999&wait=20", headers=red.headers, timeout=30)
            time.sleep(0.3)
            start = time.monotonic()
            kept.get(f"{url}&wait=0")
            assert older.result(10).status_code == 200
            # a waiting poll does not delay the end of the server, either
            _ = pool.submit(httpx2.get, f"{url_of_poll}&wait=20", headers=red.headers, timeout=30)
            time.sleep(0.3)
            assert time.monotonic() - start < 8
            start = time.monotonic()
            server.stop()
            assert time.monotonic() - start < 4


def test_a_user_who_may_not_watch_can_neither_poll_nor_send(
    match: tuple[str, Caller, Caller], client: TestClient
) -> None:
    match_id, ada, _ = match
    cleo = Caller(client, "Cleo")
    path = f"/api/matches/{match_id}"
    assert cleo.get(f"{path}/frames?client=x&wait=0").status_code == 404
    assert cleo.post(f"{path}/messages", {"type": "ping"}).status_code == 404
    assert client.get(f"{path}/frames?client=x&wait=0").status_code == 401
    assert client.post(f"{path}/messages", json={"type": "ping"}).status_code == 401
    headers = {"Origin": "https://evil.example"} | ada.headers
    assert client.get(f"{path}/frames?client=x&wait=0", headers=headers).status_code == 403
    assert client.post(f"{path}/messages", json={}, headers=headers).status_code == 403
    code = ada.get(path).json()["invite"]["code"]
    spectator = Poller(cleo, match_id, code=code)
    assert spectator.poll()[0] == "view"
    assert "decision" not in spectator.view
    answer = cleo.post(f"{path}/messages?code={code}", {"type": "undo", "id": "a"}).json()
    assert answer["frames"][0]["code"] == "not_yours"


@pytest.mark.parametrize("query", ["", "client=", "client=a%20b", f"client={'a' * 65}", "client=a&wait=26"])
def test_an_invalid_poll_is_refused(match: tuple[str, Caller, Caller], query: str) -> None:
    match_id, ada, _ = match
    assert ada.get(f"/api/matches/{match_id}/frames?{query}").status_code == 422


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"\xff", "malformed"),
        (b"[]", "malformed"),
        (b'{"type": "answer", "id": "a"}', "malformed"),
        (b'{"type": "chat", "id": "a", "channel": "table", "text": "' + b"x" * 9000 + b'"}', "malformed"),
        (b'{"type": "resync"}', "illegal"),
        (b'{"type": "look", "on": true}', "illegal"),
        (b'{"type": "answer", "id": "a", "decision": "red-1.99", "pick": []}', "stale"),
    ],
)
def test_invalid_messages_are_refused_as_over_the_websocket(
    match: tuple[str, Caller, Caller], body: bytes, code: str
) -> None:
    match_id, ada, _ = match
    answer = ada.client.post(f"/api/matches/{match_id}/messages", content=body, headers=ada.headers)
    assert answer.json()["frames"][0]["code"] == code


def test_a_repeated_message_takes_effect_once(match: tuple[str, Caller, Caller]) -> None:
    match_id, ada, _ = match
    red = Poller(ada, match_id)
    red.poll()
    for _ in range(3):
        assert red.send("chat", id="c1", channel="table", text="Hello") == [{"type": "accepted", "id": "c1"}]
    assert [frame["type"] for frame in red.send("ping")] == ["pong"]
    red.poll()
    assert [line["text"] for line in red.view["chat"]] == ["Hello"]


def test_a_logout_ends_the_poll(match: tuple[str, Caller, Caller]) -> None:
    match_id, ada, _ = match
    red = Poller(ada, match_id)
    red.poll()
    with ThreadPoolExecutor() as pool:
        pending = pool.submit(red.ask, 20)
        time.sleep(0.3)
        assert ada.delete("/api/me").status_code == 204
        answer = pending.result(10)
    assert answer.json()["closed"] == 4401
    assert red.ask().status_code == 401


def test_a_polling_player_is_present_until_they_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polls, "IDLE_SECONDS", 0.4)
    with TestClient(make_app(tmp_path, away_seconds=0.1)) as client:
        summary, (ada, bob) = begin_match(client)
        red = Poller(ada, summary["id"])
        red.poll()
        with bob.watch(summary["id"]) as blue:
            for _ in range(5):
                time.sleep(0.1)
                red.poll()
            assert blue.resync()["view"]["presence"]["red-1"]["away"] is None
            while blue.view["presence"]["red-1"]["away"] is None:
                blue.read()
            red.poll()
            while blue.view["presence"]["red-1"]["away"] is not None:
                blue.read()


def test_spectators_can_poll_and_are_listed_once(
    match: tuple[str, Caller, Caller], client: TestClient
) -> None:
    match_id, ada, _ = match
    code = ada.get(f"/api/matches/{match_id}").json()["invite"]["code"]
    cleo = Caller(client, "Cleo")
    spectator = Poller(cleo, match_id, code=code)
    spectator.poll()
    with ada.watch(match_id) as red:
        while not (spectator.beside and red.beside):
            spectator.poll(0.2)
            red.pending_messages()
        for _ in range(5):
            spectator.poll(0.1)
        red.pending_messages()
        assert [[seat["name"] for seat in told["spectators"]] for told in red.beside] == [["Cleo"]]
    said = {"type": "chat", "id": "s", "channel": "spectators", "text": "Hm"}
    assert cleo.post(f"/api/matches/{match_id}/messages?code={code}", said).json()["frames"][0] == {
        "type": "accepted",
        "id": "s",
    }
    while spectator.beside[-1]["type"] != "asides":
        spectator.poll(0.2)
    assert spectator.beside[-1]["lines"][0]["text"] == "Hm"


def test_spectators_who_poll_have_the_same_delay(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client, spectator_delay=5)
    cleo = Caller(client, "Cleo")
    spectator = Poller(cleo, summary["id"], code=summary["invite"]["code"])
    red = Poller(ada, summary["id"])
    spectator.poll()
    red.poll()
    old_state = spectator.view["log"], spectator.seq
    for _ in range(3):
        red.pick("swap")
        red.poll()
    for _ in range(3):
        spectator.poll(0.5)
    assert (spectator.view["log"], spectator.seq) == old_state


def test_polling_pages_are_counted_with_sockets(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, sockets_per_user=2)) as client:
        summary, (ada, _) = begin_match(client)
        assert Poller(ada, summary["id"], "one").ask().status_code == 200
        assert Poller(ada, summary["id"], "two").ask().status_code == 200
        answer = Poller(ada, summary["id"], "three").ask()
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) > 0
        assert Poller(ada, summary["id"], "one").ask().status_code == 200


@pytest.mark.parametrize(("limit", "status"), [("MAX_PER_USER", 429), ("MAX_TOTAL", 503)])
def test_the_number_of_polling_connections_is_limited(
    match: tuple[str, Caller, Caller], monkeypatch: pytest.MonkeyPatch, limit: str, status: int
) -> None:
    match_id, ada, _ = match
    monkeypatch.setattr(polls, limit, 2)
    assert [Poller(ada, match_id, name).ask().status_code for name in "abc"] == [200, 200, status]


def test_a_client_that_fetches_nothing_is_disconnected_and_can_return(
    match: tuple[str, Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.match.connections.mailbox.UNREAD", 3000)
    match_id, ada, _ = match
    red, asleep = Poller(ada, match_id), Poller(ada, match_id, "asleep")
    red.poll()
    asleep.poll()
    for _ in range(30):
        red.pick("swap")
        red.poll()
    assert (asleep.poll(), asleep.closed) == ([], 1013)
    monkeypatch.undo()
    assert asleep.poll()[-1] in ("diff", "view")
    assert (asleep.closed, asleep.view) == (None, red.view)


def test_taking_a_seat_sends_a_new_view(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(private=False)
    poller = Poller(bob, summary["id"])
    poller.poll()
    assert poller.view["viewer"] == "spectator"
    bob.sit(summary, "blue-1")
    poller.poll(5)
    assert poller.view["viewer"] == "blue-1"
