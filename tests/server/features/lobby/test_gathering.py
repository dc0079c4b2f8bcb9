"""Joining a table with one request, lists of bounded length, and rematches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.galaxies import GAME as GALAXIES
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.lobby.service import Lobby
from server.features.rematch import service as rematch
from tests.server.features.lobby.test_lobby import problem
from tests.server.features.own_data.test_leaving import LEFT, dump_database
from tests.server.play import Caller, make_app


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def players(summary: dict[str, Any]) -> dict[str, str | None]:
    """Return the names of the players by seat."""
    return {seat["id"]: seat["player"]["name"] if seat["player"] else None for seat in summary["seats"]}


def create_match(caller: Caller, **more: Any) -> Any:
    return caller.post("/api/matches", {"mission": "duel", "options": {"reactions": "in-turn"}} | more)


def seat_of(summary: dict[str, Any]) -> str:
    """Return the path for asking for a seat, which anybody with the invite may use."""
    return f"/api/matches/{summary['id']}/seat?code={summary['invite']['code']}"


def friends(client: TestClient, *names: str, mission: str = "duel") -> tuple[list[Caller], dict[str, Any]]:
    """Return people who have followed an invite to their seats, and their match."""
    host, *guests = callers = [Caller(client, name) for name in names]
    summary = create_match(host, mission=mission, seat="red-1").json()
    for guest in guests:
        assert guest.post(seat_of(summary)).status_code == 200
    return callers, summary


def concede(caller: Caller, match: str) -> None:
    """End the match."""
    with caller.watch(match) as socket:
        assert socket.ask("order", order="concede", on=True)["type"] == "accepted"


# One request


def test_a_match_against_the_computer_is_one_request(client: TestClient) -> None:
    answer = create_match(Caller(client), seat="blue-1", bot="cautious", start=True)
    assert answer.status_code == 201
    summary = answer.json()
    assert (summary["status"], summary["your_seat"]) == ("playing", "blue-1")
    assert players(summary) == {"red-1": "RED 1", "blue-1": "Ada"}


def test_a_host_can_take_a_seat_when_creating_the_match(client: TestClient) -> None:
    summary = create_match(Caller(client), seat="red-1").json()
    assert (summary["status"], players(summary)) == ("lobby", {"red-1": "Ada", "blue-1": None})


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"seat": "green-1"}, 404),
        ({"seat": "red-1", "bot": "nobody"}, 422),
        ({"seat": "red-1", "start": True}, 409),
    ],
)
def test_a_match_that_cannot_begin_is_not_created(client: TestClient, more: Any, status: int) -> None:
    ada = Caller(client)
    problem(create_match(ada, **more), status)
    assert ada.get("/api/matches?mine=1").json() == []


def test_a_player_who_follows_an_invite_is_seated_opposite(client: TestClient) -> None:
    (ada, _, cid), summary = friends(client, "Ada", "Bob", "Cid", mission="table")
    seats = players(ada.get(f"/api/matches/{summary['id']}").json())
    teams = [seat.split("-")[0] for name in ("Ada", "Bob") for seat, who in seats.items() if who == name]
    assert teams == ["red", "blue"]
    again = cid.post(seat_of(summary)).json()
    assert players(again) == seats  # players with a seat keep it


def test_only_people_count_when_seats_are_assigned(client: TestClient) -> None:
    """Two people play against each other and not side by side, wherever the computer sits."""
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = create_match(ada, mission="table", seat="red-1").json()
    assert ada.post(f"/api/matches/{summary['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
    assert bob.post(seat_of(summary)).json()["your_seat"] == "blue-2"


def test_a_user_who_comes_too_late_is_refused(client: TestClient) -> None:
    (_, _), summary = friends(client, "Ada", "Bob")
    cid = Caller(client, "Cid")
    assert problem(cid.post(seat_of(summary)), 409)["type"] == "urn:galaxies:full"
    problem(cid.post(f"/api/matches/{summary['id']}/seat"), 404)
    problem(client.post(seat_of(summary)), 401)


# Swaps


def test_the_host_can_swap_any_two_players(client: TestClient) -> None:
    (ada, bob), summary = friends(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/swap"
    body = {"seats": ["red-1", "blue-1"]}
    assert players(ada.post(path, body).json()) == {"red-1": "Bob", "blue-1": "Ada"}
    assert bob.get(f"/api/matches/{summary['id']}").json()["your_seat"] == "red-1"
    problem(ada.post(path, {"seats": ["red-1", "green-1"]}), 404)


def test_a_guest_can_swap_with_a_computer_player_alone(client: TestClient) -> None:
    (ada, bob), summary = friends(client, "Ada", "Bob", mission="table")
    path = f"/api/matches/{summary['id']}"
    theirs = {"Ada": "red-1", "Bob": "blue-1"}
    free = [seat for seat in players(summary) if seat not in theirs.values()]
    assert ada.post(f"{path}/seats/{free[0]}", {"bot": "random"}).status_code == 200
    moved = bob.post(f"{path}/swap", {"seats": [theirs["Bob"], free[0]]}).json()
    assert moved["your_seat"] == free[0]
    empty = bob.post(f"{path}/swap", {"seats": [free[0], free[1]]}).json()
    assert (empty["your_seat"], players(empty)[free[0]]) == (free[1], None)
    problem(bob.post(f"{path}/swap", {"seats": [theirs["Bob"], free[0]]}), 403)  # not Bob's own seat


def test_two_guests_swap_when_both_agree(client: TestClient) -> None:
    (ada, bob, cid), summary = friends(client, "Ada", "Bob", "Cid", mission="table")
    path = f"/api/matches/{summary['id']}"
    seats = {name: seat for seat, name in players(ada.get(path).json()).items() if name}
    body = {"seats": [seats["Bob"], seats["Cid"]]}
    with ada.watch(summary["id"]) as socket:
        assert players(bob.post(f"{path}/swap", body).json())[seats["Bob"]] == "Bob"  # Bob has only asked
        socket.read_until("diff")
        assert socket.view["swaps"] == {seats["Bob"]: seats["Cid"]}
        assert bob.get("/api/me/export").json()["matches"][0]["your_swap"] == seats["Cid"]
        assert cid.post(f"{path}/swap", body).json()["your_seat"] == seats["Bob"]
        assert bob.get(path).json()["your_seat"] == seats["Cid"]
        socket.read_until("diff")
        assert "swaps" not in socket.view
    # A person who is asked may decline, and a person who asks may withdraw.
    for one in (bob, cid):
        assert "swaps" not in bob.get(f"{path}/view").json()
        assert bob.post(f"{path}/swap", body).status_code == 200
        assert cid.get(f"{path}/view").json()["swaps"] == {seats["Cid"]: seats["Bob"]}
        assert one.delete(f"{path}/swap").status_code == 204
    assert "swaps" not in bob.get(f"{path}/view").json()
    problem(ada.post(f"{path}/swap", {"seats": [seats["Ada"], "green-1"]}), 404)
    problem(Caller(client, "Dan").post(f"{path}/swap", body), 404)


def test_a_player_who_has_changed_seats_gets_no_swap_request(client: TestClient) -> None:
    (ada, bob, cid), summary = friends(client, "Ada", "Bob", "Cid", mission="table")
    path = f"/api/matches/{summary['id']}"
    seats = {name: seat for seat, name in players(ada.get(path).json()).items() if name}
    free = next(seat for seat, name in players(ada.get(path).json()).items() if name is None)
    body = {"seats": [seats["Bob"], seats["Cid"]]}
    assert bob.post(f"{path}/swap", body).status_code == 200
    assert cid.post(f"{path}/seats/{free}").status_code == 200
    assert "swaps" not in bob.get(f"{path}/view").json()
    assert cid.post(f"{path}/swap", {"seats": [free, seats["Bob"]]}).json()["your_seat"] == free
    assert cid.get(f"{path}/view").json()["swaps"] == {free: seats["Bob"]}
    assert ada.post(f"{path}/seats/{seats['Cid']}", {"bot": "random"}).status_code == 200
    assert ada.post(f"{path}/start").status_code == 200
    assert "swaps" not in bob.get(f"{path}/view").json()
    assert bob.delete(f"{path}/swap").status_code == 204, "there is nothing to take back"


def test_seats_cannot_be_swapped_after_the_start(client: TestClient) -> None:
    ada = Caller(client)
    summary = create_match(ada, seat="blue-1", bot="cautious", start=True).json()
    problem(ada.post(f"/api/matches/{summary['id']}/swap", {"seats": ["red-1", "blue-1"]}), 409)


# Identity


def test_a_request_without_a_session_is_not_an_error(client: TestClient) -> None:
    assert client.get("/api/session").json() == {"user": None}
    ada = Caller(client)
    assert ada.get("/api/session").json() == {"user": ada.user}


def test_a_player_can_change_their_name_and_keep_the_seat(client: TestClient) -> None:
    (_, bob), summary = friends(client, "Ada", "Bob")
    renamed = client.patch("/api/me", json={"name": "Count"}, headers=bob.headers)
    assert renamed.json() == bob.user | {"name": "Count"}
    assert bob.get("/api/me").json()["name"] == "Count"
    left = bob.delete(f"/api/matches/{summary['id']}/seats/blue-1")
    assert left.status_code == 200, left.text  # it is still the same person
    problem(client.patch("/api/me", json={"name": " "}, headers=bob.headers), 422)
    problem(client.patch("/api/me", json={"name": "Eve"}), 401)


# Lists


def test_open_tables_are_public_ones_with_a_free_seat(own: TestClient) -> None:
    ada, bob = Caller(own), Caller(own, "Bob")
    open_one = create_match(ada, seat="red-1", private=False).json()
    create_match(ada, seat="red-1")
    full = create_match(ada, seat="red-1", private=False).json()
    assert bob.post(f"/api/matches/{full['id']}/seats/blue-1").status_code == 200
    create_match(ada, seat="red-1", bot="random", start=True, private=False)
    tables = own.get("/api/tables").json()
    assert [table["id"] for table in tables] == [open_one["id"]]
    assert (tables[0]["invite"], tables[0]["your_seat"]) == (None, None)
    bob.delete(f"/api/matches/{full['id']}/seats/blue-1")
    listed = [table["id"] for table in own.get("/api/tables").json()]
    assert listed == [full["id"], open_one["id"]]  # a seat is free again
    assert own.get("/api/tables?game=chess").json() == []
    assert [table["id"] for table in own.get("/api/tables?game=duel&limit=1").json()] == [full["id"]]


def test_lists_have_pages(own: TestClient) -> None:
    ada = Caller(own)
    ids = [create_match(ada, private=False).json()["id"] for _ in range(5)][::-1]
    for path in ("/api/matches?mine=1&over=false", "/api/tables?game=duel"):
        seen: list[str] = []
        while page := ada.get(f"{path}&limit=2{f'&before={seen[-1]}' if seen else ''}").json():
            seen += [match["id"] for match in page]
        assert seen == ids
        assert len(ada.get(path).json()) == 5


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables?game=duel", "/api/matches"])
def test_nobody_can_fill_a_public_list_alone(own: TestClient, path: str) -> None:
    bob, cleo = Caller(own, "Bob"), Caller(own, "Cleo")
    old = [create_match(one, private=False).json()["id"] for one in (bob, cleo)]
    ada = Caller(own)
    many = [create_match(ada, private=False).json()["id"] for _ in range(20)][::-1]
    listed = [match["id"] for match in ada.get(path).json()]
    assert listed[:5] == [*many[:3], *reversed(old)]
    assert listed[5:] == many[3 : len(listed) - 2]


@pytest.mark.parametrize("limit", [1, 2, 3, 7])
def test_pages_of_open_tables_continue_after_the_first_few_of_each_host(own: TestClient, limit: int) -> None:
    ada, bob = Caller(own), Caller(own, "Bob")
    ids = {one: [create_match(one, private=False).json()["id"] for _ in range(5)][::-1] for one in (bob, ada)}
    expected = [*ids[ada][:3], *ids[bob][:3], *ids[ada][3:], *ids[bob][3:]]
    seen: list[str] = []
    while page := own.get(f"/api/tables?limit={limit}{f'&before={seen[-1]}' if seen else ''}").json():
        seen += [match["id"] for match in page]
    assert seen == expected
    assert own.delete(f"/api/matches/{expected[0]}", headers=ada.headers).status_code == 204
    after = own.get(f"/api/tables?before={expected[2]}").json()
    assert [match["id"] for match in after] == [ids[ada][3], *ids[bob][:3], ids[ada][4], *ids[bob][3:]]
    assert ada.get("/api/matches?mine=1&limit=101").status_code == 422
    assert ada.get("/api/matches?mine=1&before=nothing").json() == []


def test_a_list_shows_how_long_i_have_been_asked_and_the_round(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = create_match(ada, seat="red-1").json()
    bob.sit(summary, "blue-1")
    ada.post(f"/api/matches/{summary['id']}/start")
    cards = [caller.get("/api/matches?mine=1&over=false").json()[0] for caller in (ada, bob)]
    (asked,) = [card for card in cards if card["your_decision"]]
    (waits,) = [card for card in cards if not card["your_decision"]]
    assert asked["asked_since"] >= asked["created"]
    assert waits["asked_since"] is None
    assert {card["round"] for card in cards} == {1}


def test_the_wait_begins_with_the_question_whatever_happens_later(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, GALAXIES)) as client:
        ada, bob = Caller(client), Caller(client, "Bob")
        summary = create_match(ada, mission="dead-zone", seat="isn-1").json()
        bob.sit(summary, "wretch-1")
        path = f"/api/matches/{summary['id']}"
        ada.post(f"{path}/start")
        asked = next(one for one in (ada, bob) if one.get(path).json()["your_decision"])
        since = asked.get(path).json()["asked_since"]
        with asked.watch(summary["id"]) as socket:
            version = socket.seq
            assert socket.ask("order", order="pass", on=True)["type"] == "accepted"
            socket.read_until("diff")
            assert socket.seq > version
        assert asked.get(path).json()["asked_since"] == since


def test_a_picture_uses_my_own_view(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = create_match(ada, seat="red-1").json()
    path = f"/api/matches/{summary['id']}/view"
    problem(bob.get(path), 404)
    bob.sit(summary, "blue-1")
    ada.post(f"/api/matches/{summary['id']}/start")
    for caller in (ada, bob):
        with caller.watch(summary["id"]) as socket:
            assert caller.get(path).json() == socket.view
    watcher = Caller(client, "Eve").get(path, params={"code": summary["invite"]["code"]}).json()
    assert (watcher["viewer"], "hand" in watcher) == ("spectator", False)


def test_views_for_pictures_are_limited(client: TestClient) -> None:
    ada = Caller(client)
    path = f"/api/matches/{create_match(ada).json()['id']}/view"
    answers: list[int] = []
    while 429 not in answers:
        assert len(answers) < 5000
        answers.append(ada.get(path).status_code)
    assert len(answers) > 120


def test_lists_of_matches_have_a_separate_rate_limit(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, list_rate="3/minute")) as client:
        ada, bob = Caller(client), Caller(client, "Bob")
        asked = [ada.get(path) for path in ("/api/matches", "/api/matches?mine=1", *["/api/matches"] * 2)]
        assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
        assert int(asked[-1].headers["Retry-After"]) > 0
        assert bob.get("/api/matches").status_code == 200
        assert ada.get("/api/tables").status_code == 200
        problem(ada.get("/api/offers"), 429)
        problem(ada.get("/api/matches/any/next"), 429)


# Rematches


def finished_match(
    client: TestClient, *names: str, mission: str = "duel"
) -> tuple[list[Caller], dict[str, Any]]:
    """Return a finished match of friends, with computer players in the other seats."""
    callers, summary = friends(client, *names, mission=mission)
    path = f"/api/matches/{summary['id']}"
    for seat, who in players(callers[0].get(path).json()).items():
        if who is None:
            callers[0].post(f"{path}/seats/{seat}", {"bot": "random"})
    assert callers[0].post(f"{path}/start").status_code == 200
    concede(callers[0], summary["id"])
    return callers, callers[0].get(path).json()


def test_a_rematch_against_the_computer_begins_with_one_request(client: TestClient) -> None:
    (ada,), summary = finished_match(client, "Ada")
    path = f"/api/matches/{summary['id']}/next"
    again = ada.post(path, {}).json()
    assert (again["status"], players(again)) == ("playing", players(summary))
    assert again["id"] != summary["id"]
    assert ada.post(path, {"swap": True}).json()["id"] == again["id"]  # there is already one
    offered = ada.get(f"/api/matches/{summary['id']}").json()["next"]
    assert offered == {
        "match": again["id"], "mission": "duel", "title": again["title"], "by": "Ada",
        "swapped": False, "lobby": False, "declined": [],
    }  # fmt: skip


def test_sides_are_swapped_and_the_others_join_with_one_request(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/next"
    with bob.watch(summary["id"]) as socket:
        waiting = ada.post(path, {"swap": True}).json()
        assert (waiting["status"], players(waiting)) == ("lobby", {"red-1": None, "blue-1": "Ada"})
        socket.read_until("diff")
        assert socket.view["next"]["match"] == waiting["id"]  # Bob sees the offer immediately
    begun = bob.post(path, {}).json()
    assert (begun["id"], begun["status"]) == (waiting["id"], "playing")
    assert (begun["your_seat"], players(begun)) == ("red-1", {"red-1": "Bob", "blue-1": "Ada"})


def test_the_second_of_two_simultaneous_offers_joins_the_first(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/next"
    first = ada.post(path, {}).json()
    real, looked = rematch.join_or_create, list[None]()

    async def join_too_early(lobby: Lobby, row: MatchRow, user: User) -> MatchRow | None:
        looked.append(None)  # when Bob looked, there was no offer yet
        return None if len(looked) == 1 else await join(lobby, row, user)

    async def use_old_row(lobby: Lobby, row: MatchRow, user: User, wish: rematch.RematchRequest) -> MatchRow:
        return await real(lobby, replace(row, next=None), user, wish)

    join = rematch._join
    monkeypatch.setattr(rematch, "_join", join_too_early)
    monkeypatch.setattr(rematch, "join_or_create", use_old_row)
    second = bob.post(path, {"swap": True}).json()
    assert (second["id"], second["your_seat"]) == (first["id"], "blue-1")
    assert len(bob.get("/api/matches?mine=1").json()) == 2  # the match that Bob created is gone


def test_only_players_can_continue_and_only_after_the_end(client: TestClient) -> None:
    (ada, _), summary = finished_match(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/next"
    problem(Caller(client, "Eve").post(path, {}), 404)
    live = create_match(ada, seat="red-1", bot="random", start=True).json()
    problem(ada.post(f"/api/matches/{live['id']}/next", {}), 409)
    problem(ada.post(path, {"mission": "nowhere"}), 422)
    assert ada.get(f"/api/matches/{summary['id']}").json()["next"] is None  # nothing has changed


def test_only_its_players_continue_a_public_match(client: TestClient) -> None:
    ada = Caller(client)
    summary = create_match(ada, seat="red-1", bot="random", start=True, private=False).json()
    concede(ada, summary["id"])
    problem(Caller(client, "Eve").post(f"/api/matches/{summary['id']}/next", {}), 403)


def test_the_same_people_can_return_to_a_lobby_or_play_another_mission(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/next"
    lobby = ada.post(path, {"lobby": True}).json()
    assert bob.post(path, {}).json()["status"] == "lobby"  # its host begins it
    assert ada.delete(f"/api/matches/{lobby['id']}").status_code == 204
    larger = bob.post(path, {"mission": "table"}).json()  # the former offer is gone
    seats = players(larger)
    assert (larger["mission"], larger["your_seat"], seats["blue-1"]) == ("table", "blue-1", "Bob")
    assert list(seats.values()).count(None) == len(seats) - 1
    joined = ada.post(path, {}).json()
    assert (joined["your_seat"], joined["status"]) == ("red-1", "lobby")  # there are seats to fill


def test_a_player_can_decline_a_rematch_with_one_request_and_still_join_later(client: TestClient) -> None:
    """People at the old table see it, and people in the next lobby can read it."""
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old = f"/api/matches/{summary['id']}"
    problem(bob.delete(f"{old}/next"), 409)
    waiting = ada.post(f"{old}/next", {}).json()
    problem(ada.delete(f"{old}/next"), 409)  # Ada has joined it
    problem(Caller(client, "Eve").delete(f"{old}/next"), 404)
    with ada.watch(summary["id"]) as stays, ada.watch(waiting["id"]) as gathers:
        for _ in range(2):
            assert bob.delete(f"{old}/next").status_code == 204
        stays.read_until("diff")
        assert stays.view["next"]["declined"] == ["blue-1"]
        gathers.read_until("diff")
        assert gathers.pending_messages() == []
        (line,) = gathers.view["chat"]
        assert (line["seat"], line["name"], line["text"]) == ("", "Bob", rematch.DECLINES)
        assert bob.get(old).json()["next"]["declined"] == ["blue-1"]
        assert bob.post(f"{old}/next", {}).json()["status"] == "playing", "Bob has reconsidered"
        stays.read_until("diff")
        assert stays.view["next"]["declined"] == []


def test_an_absent_player_sees_a_waiting_rematch_until_they_join_or_decline(client: TestClient) -> None:
    (ada, bob, cid), summary = finished_match(client, "Ada", "Bob", "Cid", mission="table")
    concede(cid, summary["id"])
    old = f"/api/matches/{summary['id']}"

    def offer_ids() -> list[list[str]]:
        return [[one["id"] for one in caller.get("/api/offers").json()] for caller in (ada, bob, cid)]

    def rematch_standing(caller: Caller) -> str:
        return str(caller.get(f"{old}/next").json()["standing"])

    assert (offer_ids(), rematch_standing(bob)) == ([[], [], []], "gone")
    waiting = ada.post(f"{old}/next", {}).json()
    assert offer_ids() == [[], [summary["id"]], [summary["id"]]]
    assert bob.get("/api/offers").json()[0]["next"]["by"] == "Ada"
    assert [rematch_standing(caller) for caller in (ada, bob)] == ["joined", "asked"]
    assert cid.delete(f"{old}/next").status_code == 204
    assert offer_ids() == [[], [summary["id"]], []], "who has declined is asked no more"
    assert bob.post(f"{old}/next", {}).status_code == 200
    assert offer_ids() == [[], [], []]
    assert ada.delete(f"/api/matches/{waiting['id']}").status_code == 204
    assert [rematch_standing(caller) for caller in (ada, bob)] == ["lapsed", "lapsed"]
    problem(Caller(client, "Eve").get(f"{old}/next"), 404)


def test_nobody_is_invited_to_a_rematch_with_a_player_who_blocked_them(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    assert ada.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    assert ada.put(f"/api/me/shunned/{bob.user['id']}", {"how": "block"}).status_code == 204
    assert bob.get("/api/offers").json() == []
    assert bob.get(f"/api/matches/{summary['id']}/next").json() == {"standing": "gone"}


def test_nobody_is_invited_to_a_rematch_with_a_player_they_blocked(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    assert ada.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    assert len(bob.get("/api/offers").json()) == 1
    assert bob.put(f"/api/me/shunned/{ada.user['id']}", {"how": "block"}).status_code == 204
    assert bob.get("/api/offers").json() == []


def test_a_spectator_does_not_learn_that_others_continue(client: TestClient) -> None:
    """A spectator may see the match with a delay."""
    ada, bob, eve = (Caller(client, name) for name in ("Ada", "Bob", "Eve"))
    summary = create_match(ada, seat="red-1", private=False).json()
    bob.sit(summary, "blue-1")
    assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
    concede(ada, summary["id"])
    assert ada.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    asked = [caller.get(f"/api/matches/{summary['id']}/next").json()["standing"] for caller in (bob, eve)]
    assert asked == ["asked", "gone"]


def test_nobody_joins_an_offer_that_is_gone_and_no_other_is_created(client: TestClient) -> None:
    """Its host began or discarded it while another player could still see it."""
    (ada, bob, cid), summary = finished_match(client, "Ada", "Bob", "Cid", mission="table")
    concede(cid, summary["id"])
    old = f"/api/matches/{summary['id']}"
    waiting = ada.post(f"{old}/next", {}).json()
    new, wish = f"/api/matches/{waiting['id']}", {"match": waiting["id"]}
    assert bob.post(f"{old}/next", wish).json()["id"] == waiting["id"]
    for seat, name in players(ada.get(new).json()).items():
        if name is None:
            ada.post(f"{new}/seats/{seat}", {"bot": "random"})
    assert ada.post(f"{new}/start").status_code == 200
    told = problem(cid.post(f"{old}/next", wish), 409)
    assert (told["type"], told["detail"]) == ("urn:galaxies:not-in-lobby", rematch.BEGUN)
    for other in ("another", ""):
        problem(cid.post(f"{old}/next", {"match": other}), 409)
    assert ada.get(old).json()["next"]["match"] == waiting["id"]
    assert bob.post(f"{old}/next", wish).json()["id"] == waiting["id"], "Bob has a seat there"


def test_a_player_without_a_free_seat_gets_advice_and_may_offer_another_match(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old = f"/api/matches/{summary['id']}/next"
    waiting = ada.post(old, {}).json()
    assert ada.post(f"/api/matches/{waiting['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
    told = problem(bob.post(old, {"match": waiting["id"]}), 409)
    assert (told["type"], told["detail"]) == ("urn:galaxies:full", rematch.TAKEN)
    assert bob.get(old).json() == {"standing": "gone"}
    assert ada.post(f"/api/matches/{waiting['id']}/start").status_code == 200
    concede(ada, waiting["id"])
    assert problem(bob.post(old, {"match": waiting["id"]}), 409)["detail"] == rematch.OVER
    assert ada.post(old, {"match": waiting["id"]}).json()["id"] == waiting["id"], "she comes to its result"
    own = bob.post(old, {}).json()
    assert (own["id"] != waiting["id"], own["your_seat"]) == (True, "blue-1")


def test_a_player_learns_that_a_rematch_was_called_off(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old = f"/api/matches/{summary['id']}/next"
    waiting = ada.post(old, {}).json()
    assert ada.delete(f"/api/matches/{waiting['id']}").status_code == 204
    assert problem(bob.post(old, {"match": waiting["id"]}), 409)["detail"] == rematch.CALLED_OFF


@pytest.mark.parametrize("removed", [False, True])
def test_a_player_who_left_the_lobby_of_the_next_match_is_not_asked_again(
    client: TestClient, removed: bool
) -> None:
    """The same holds for a player who was removed. A player who sits down there again has joined."""
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old = f"/api/matches/{summary['id']}"
    made = ada.post(f"{old}/next", {"lobby": True}).json()
    new, code = f"/api/matches/{made['id']}", {"code": made["invite"]["code"]}

    def declined_users() -> Any:
        return ada.get(old).json()["next"]["declined"]

    for way, body in ((f"{old}/next", {}), (f"{new}/seats/blue-1", code)):
        assert bob.post(way, body).status_code == 200
        assert declined_users() == []
        assert (ada if removed else bob).delete(f"{new}/seats/blue-1").status_code == 200
        assert bob.get("/api/offers").json() == []
        assert declined_users() == ["blue-1"]
    assert len(ada.get(f"{new}/view").json()["chat"]) == 1, "which is said once"
    assert bob.post(seat_of(made)).status_code == 200
    assert declined_users() == []


@pytest.mark.parametrize("quicker", ["join", "decline"])
def test_joining_takes_precedence_over_a_simultaneous_refusal(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, quicker: str
) -> None:
    (ada, bob, cid), summary = finished_match(client, "Ada", "Bob", "Cid", mission="table")
    concede(cid, summary["id"])
    old = f"/api/matches/{summary['id']}"
    waiting = ada.post(f"{old}/next", {}).json()
    change, user = Lobby.change, User(bob.user["id"], "Bob")

    async def change_meanwhile(lobby: Lobby, row: MatchRow, command: Any) -> MatchRow:
        monkeypatch.setattr(Lobby, "change", change)
        then = await lobby.visible_match(summary["id"], user)
        if quicker == "join":
            await rematch.join_or_create(lobby, then, user, rematch.RematchRequest())
        else:
            await rematch.decline(lobby, then, user)
        return await change(lobby, row, command)

    monkeypatch.setattr(Lobby, "change", change_meanwhile)
    slower = bob.delete(f"{old}/next") if quicker == "join" else bob.post(f"{old}/next", {})
    assert slower.status_code < 300
    next_one = ada.get(f"/api/matches/{waiting['id']}").json()
    assert "Bob" in players(next_one).values()
    assert ada.get(old).json()["next"]["declined"] == []
    said = ada.get(f"/api/matches/{waiting['id']}/view").json()["chat"]
    assert len(said) == (quicker == "decline"), "a seated player does not decline"


def test_a_refusal_uses_the_current_name_of_its_player(own: TestClient, tmp_path: Path) -> None:
    (ada, bob), summary = finished_match(own, "Ada", "Bob")
    waiting = ada.post(f"/api/matches/{summary['id']}/next", {}).json()
    assert bob.delete(f"/api/matches/{summary['id']}/next").status_code == 204
    assert [line["text"] for line in bob.get("/api/me/export").json()["chat"]] == [rematch.DECLINES]
    assert bob.post("/api/me/deletion", {"name": "Bob"}).status_code == 204
    (line,) = ada.get(f"/api/matches/{waiting['id']}/view").json()["chat"]
    assert line["name"] == LEFT
    assert "Bob" not in dump_database(tmp_path)


def test_a_host_is_not_told_that_a_player_they_blocked_declines(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    waiting = ada.post(f"/api/matches/{summary['id']}/next", {}).json()
    assert ada.put(f"/api/me/shunned/{bob.user['id']}", {"how": "block"}).status_code == 204
    assert bob.delete(f"/api/matches/{summary['id']}/next").status_code == 204
    assert ada.get(f"/api/matches/{waiting['id']}/view").json()["chat"] == []
    assert ada.get(f"/api/matches/{summary['id']}").json()["next"]["declined"] == ["blue-1"]


def test_an_offer_uses_the_name_that_its_maker_has_at_the_table(client: TestClient) -> None:
    (_, other), summary = finished_match(client, "Ada", "Ada")
    assert other.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    assert other.get(f"/api/matches/{summary['id']}").json()["next"]["by"] == "Ada (2)"


def test_a_player_alone_takes_the_computer_to_a_larger_mission(client: TestClient) -> None:
    (ada,), summary = finished_match(client, "Ada")
    larger = ada.post(f"/api/matches/{summary['id']}/next", {"mission": "table"}).json()
    assert (larger["status"], larger["your_seat"]) == ("playing", "red-1")
    assert None not in players(larger).values()
