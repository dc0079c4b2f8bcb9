"""A user who only knows the address of a private match can knock. Its host admits or declines them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from server.base.clock import now
from server.db.sql import knocks as sql_knocks
from server.db.types.knocks import Knock
from server.db.types.people import User
from server.features.identity.service import new_id
from server.features.knocks import service as knocks
from server.transport.limits import rates
from tests.server.exchange import Servers
from tests.server.live import LiveSeat, LiveServer
from tests.server.play import Caller, begin_match, make_app


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    with ExitStack() as stack:
        yield Servers(tmp_path, stack)


def path(match: Any, suffix: str = "knock") -> str:
    return f"/api/matches/{match if isinstance(match, str) else match['id']}/{suffix}"


def knock(caller: Caller, match: Any) -> None:
    response = caller.post(path(match))
    assert (response.status_code, response.json()) == (202, {"code": None})


def code(caller: Caller, match: Any) -> str | None:
    response = caller.get(path(match))
    assert response.status_code == 200
    return str(invite_code) if (invite_code := response.json()["code"]) else None


def waiting_users(host: Caller, match: Any) -> list[tuple[str, str]]:
    """Return the name and the request of each waiting user."""
    return [(entry["user"]["name"], entry["to"]) for entry in host.get(path(match, "knocks")).json()]


def let_in(host: Caller, match: Any, who: Caller) -> int:
    return int(host.put(path(match, f"knocks/{who.user['id']}")).status_code)


def decline(host: Caller, match: Any, who: Caller) -> int:
    return int(host.delete(path(match, f"knocks/{who.user['id']}")).status_code)


def test_an_admitted_user_gets_the_invite_and_sits_down(client: TestClient) -> None:
    ada, eve = Caller(client), Caller(client, "Eve")
    match = ada.new_match()
    assert eve.get(path(match, "")[:-1]).status_code == 404
    knock(eve, match)
    assert (waiting_users(ada, match), code(eve, match)) == ([("Eve", "join")], None)
    assert let_in(ada, match, eve) == 204
    assert (waiting_users(ada, match), code(eve, match)) == ([], match["invite"]["code"])
    seat_response = eve.post(path(match, f"seat?code={code(eve, match)}"))
    assert seat_response.json()["your_seat"] is not None


def test_users_can_ask_to_watch_a_match_under_way(client: TestClient) -> None:
    match, (ada, _) = begin_match(client)
    eve = Caller(client, "Eve")
    knock(eve, match)
    assert waiting_users(ada, match) == [("Eve", "watch")]
    assert let_in(ada, match, eve) == 204
    with eve.watch(match["id"], code=code(eve, match)) as spectator:
        assert spectator.view["viewer"] == "spectator"


def test_users_can_ask_to_watch_a_match_without_free_seats(client: TestClient) -> None:
    ada, bob, eve = Caller(client), Caller(client, "Bob"), Caller(client, "Eve")
    match = ada.new_match()
    ada.sit(match, "red-1")
    bob.sit(match, "blue-1")
    knock(eve, match)
    assert waiting_users(ada, match) == [("Eve", "watch")]


@pytest.mark.parametrize("target", ["private", "public", "unknown", "short", "long", "odd", "over"])
def test_the_answers_never_reveal_whether_the_match_exists(client: TestClient, target: str) -> None:
    ada, eve = Caller(client), Caller(client, "Eve")
    if target in ("private", "public"):
        match = ada.new_match(private=target == "private")["id"]
    elif target == "over":
        summary, (red, _) = begin_match(client)
        with red.watch(match := summary["id"]) as seat:
            assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    else:
        match = {"unknown": new_id(), "short": "x", "long": "x" * 500, "odd": "%27%F0%9F%9A%80%20;--"}[target]
    knock(eve, match)
    knock(eve, match)
    assert code(eve, match) is None
    assert eve.delete(path(match)).status_code == 204
    assert code(eve, match) is None


def test_a_knock_does_not_read_the_match(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does the same with and without a match, so that response times cannot distinguish them."""
    ada, eve = Caller(client), Caller(client, "Eve")
    match = ada.new_match()

    async def fail(*_: object) -> None:
        raise AssertionError("the match was read")

    monkeypatch.setattr(type(client.app.state.services.store), "match", fail)  # type: ignore[attr-defined]
    for door in (match["id"], new_id()):
        knock(eve, door)
        assert code(eve, door) is None
        kept = eve.get("/api/me/export").json()["knocks"]
        assert door in [entry["match"] for entry in kept]


def test_only_the_host_sees_and_answers_knocks(client: TestClient) -> None:
    match, (ada, bob) = begin_match(client)
    eve, kim = Caller(client, "Eve"), Caller(client, "Kim")
    query = f"?code={match['invite']['code']}"
    with bob.watch(match["id"]) as blue, kim.watch(match["id"], code=match["invite"]["code"]) as spectator:
        knock(eve, match)
        assert waiting_users(ada, match) == [("Eve", "watch")]
        for other in (bob, kim, eve):
            for method in (other.put, other.delete):
                response = method(path(match, f"knocks/{eve.user['id']}") + query)
                assert response.status_code == (403 if other is bob else 404)
            assert other.get(path(match, "knocks")).status_code == (403 if other is bob else 404)
        assert let_in(ada, match, eve) == 204
        for seat in (blue, spectator):
            seat.pending_messages()
            assert "Eve" not in str(seat.frames) + str(seat.beside)
    assert code(kim, match) is None, "Eve was let in, and nobody else"


def test_a_declined_user_learns_nothing_and_cannot_reach_the_host_again(client: TestClient) -> None:
    ada, eve, kim = Caller(client), Caller(client, "Eve"), Caller(client, "Kim")
    match = ada.new_match()
    knock(eve, match)
    knock(kim, match)
    assert decline(ada, match, eve) == 204
    assert decline(ada, match, eve) == 404
    for repeat in (lambda: None, lambda: eve.delete(path(match))):
        repeat()
        knock(eve, match)
        assert (waiting_users(ada, match), code(eve, match)) == ([("Kim", "join")], None)
    assert let_in(ada, match, eve) == 404
    eves_knocks, kims_knocks = (caller.get("/api/me/export").json()["knocks"] for caller in (eve, kim))
    assert [entry["match"] for entry in eves_knocks] == [entry["match"] for entry in kims_knocks]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("case", ["turned-away", "blocked"])
def test_an_unwelcome_user_cannot_knock_and_does_not_learn_it(
    client: TestClient, case: str, first: bool
) -> None:
    ada, eve = Caller(client), Caller(client, "Eve")
    match = ada.new_match()
    if first:
        knock(eve, match)
    if case == "blocked":
        assert ada.put(f"/api/me/shunned/{eve.user['id']}", {"how": "block"}).status_code == 204
    else:
        assert ada.put(path(match, f"turned-away/{eve.user['id']}")).status_code == 204
    knock(eve, match)
    assert waiting_users(ada, match) == []
    assert let_in(ada, match, eve) == 404
    assert code(eve, match) is None


def test_a_user_who_was_admitted_and_then_turned_away_has_no_code(client: TestClient) -> None:
    ada, eve = Caller(client), Caller(client, "Eve")
    match = ada.new_match()
    knock(eve, match)
    assert let_in(ada, match, eve) == 204
    assert ada.put(path(match, f"turned-away/{eve.user['id']}")).status_code == 204
    assert code(eve, match) is None


def test_a_user_who_withdraws_or_deletes_their_account_no_longer_waits(client: TestClient) -> None:
    ada, eve, kim = Caller(client), Caller(client, "Eve"), Caller(client, "Kim")
    match = ada.new_match()
    knock(eve, match)
    knock(kim, match)
    assert eve.delete(path(match)).status_code == 204
    assert kim.post("/api/me/deletion", {"name": "Kim"}).status_code == 204
    assert waiting_users(ada, match) == []
    knock(eve, match)
    assert waiting_users(ada, match) == [("Eve", "join")]


def test_the_host_is_not_asked_about_users_who_are_already_inside(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    match = ada.new_match()
    knock(ada, match)
    knock(bob, match)
    bob.sit(match, "blue-1")
    assert waiting_users(ada, match) == []
    knock(Caller(client, "Eve"), match)
    monkeypatch.setattr(knocks, "MAX_SHOWN", 1)
    assert waiting_users(ada, match) == [("Eve", "join")], "nor do they stand before others"


def test_a_knock_expires_after_some_minutes(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, eve, kim = Caller(client), Caller(client, "Eve"), Caller(client, "Kim")
    match = ada.new_match()
    monkeypatch.setattr(sql_knocks, "WAIT_TIME", timedelta(0))
    knock(eve, match)
    assert waiting_users(ada, match) == []
    assert let_in(ada, match, eve) == 404
    monkeypatch.undo()
    knock(kim, match)
    assert let_in(ada, match, kim) == 204
    knock(eve, match)
    assert waiting_users(ada, match) == [("Eve", "join")]


def test_the_number_of_knocks_is_limited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocks, "MAX_AT_MATCH", 3)
    monkeypatch.setattr(knocks, "MAX_PER_USER", 2)
    ada, people = Caller(client), [Caller(client, f"P{number}") for number in range(4)]
    matches = [ada.new_match() for _ in range(3)]
    for entry in people:
        knock(entry, matches[0])
        knock(entry, matches[0])
    assert [name for name, _ in waiting_users(ada, matches[0])] == ["P0", "P1", "P2"]
    knock(people[0], matches[1])
    knock(people[0], matches[2])
    assert [waiting_users(ada, match) for match in matches[1:]] == [[("P0", "join")], []]
    monkeypatch.setattr(knocks, "MAX_SHOWN", 1)
    assert [name for name, _ in waiting_users(ada, matches[0])] == ["P0"]


@pytest.mark.parametrize(("limit", "is_same_user"), [("KNOCKS", True), ("ADDRESS_KNOCKS", False)])
def test_a_user_who_knocks_too_often_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, is_same_user: bool
) -> None:
    monkeypatch.setattr(rates, limit, "2/hour")
    with TestClient(make_app(tmp_path)) as client:
        eve = Caller(client, "Eve")
        callers = [eve, eve, eve] if is_same_user else [Caller(client, name) for name in "KLM"]
        statuses = [caller.post(path(new_id())).status_code for caller in callers]
        assert statuses == [202, 202, 429]


def exported_knocks(caller: Caller, time: datetime | None = None) -> list[Knock]:
    """Return the knocks that the caller's export contains. The limits of the export itself are too strict
    here."""
    user = User(caller.user["id"], caller.user["name"])
    client: Any = caller.client
    knocks: list[Knock] = client.portal.call(client.app.state.services.store.knocks_of, user, time or now())
    return knocks


def test_PRV_a_repeated_knock_is_stored_the_same_way_whatever_the_host_answered(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing reveals that a host has declined, and so that the match exists."""
    ada, eve, kim = Caller(client), Caller(client, "Eve"), Caller(client, "Kim")
    match, clock = ada.new_match(), now()
    doors = {eve: match["id"], kim: new_id()}
    moments: list[dict[str, list[Any]]] = []
    for minutes, does in (
        (0, "knock"),
        (1, "knock"),
        (2, "withdraw"),
        (3, "knock"),
        (5, "knock"),
        (9, "knock"),
    ):
        time = clock + timedelta(minutes=minutes)
        monkeypatch.setattr(knocks, "now", lambda time=time: time)
        for caller, door in doors.items():
            knock(caller, door) if does == "knock" else caller.delete(path(door))
        if minutes == 0:
            assert decline(ada, match, eve) == 204
        moments.append(
            {caller.user["name"]: [entry.at for entry in exported_knocks(caller, time)] for caller in doors}
        )
    assert [entry["Eve"] for entry in moments] == [entry["Kim"] for entry in moments]
    assert len({str(entry) for entry in moments}) == 4, "as time goes by"


@pytest.mark.parametrize("case", ["declines", "lets in"])
def test_PRV_an_answer_does_not_make_room_for_another_knock(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """A stranger with several names cannot store another knock because one was answered."""
    monkeypatch.setattr(knocks, "MAX_AT_MATCH", 1)
    ada, eve, kim = Caller(client), Caller(client, "Eve"), Caller(client, "Kim")
    match = ada.new_match()
    knock(eve, match)
    assert (decline if case == "declines" else let_in)(ada, match, eve) == 204
    knock(kim, match)
    assert exported_knocks(kim) == []


def test_servers_share_knocks(servers: Servers) -> None:
    ada, eve = Caller(servers.one), Caller(servers.two, "Eve")
    match = ada.new_match()
    knock(eve, match)
    assert waiting_users(ada, match) == [("Eve", "join")]
    assert let_in(ada, match, eve) == 204
    assert code(eve, match) == match["invite"]["code"]


def test_processes_share_knocks(new_postgres_url: str, redis_url: str) -> None:
    with LiveServer(new_postgres_url, redis_url) as first_server, LiveServer(new_postgres_url) as second:
        red, eve = LiveSeat(first_server, "Red"), LiveSeat(second, "Eve")
        match = red.call("POST", "/api/matches", {"mission": "duel"})
        assert eve.call("POST", path(match)) == {"code": None}
        (waiting_user,) = red.call("GET", path(match, "knocks"))
        assert waiting_user["user"]["name"] == "Eve"
        admitted = httpx2.put(
            first_server.url + path(match, f"knocks/{waiting_user['user']['id']}"), headers=red.headers
        )
        assert admitted.status_code == 204
        assert eve.call("GET", path(match)) == {"code": match["invite"]["code"]}
