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


def create_match(caller: Caller, **fields: Any) -> Any:
    return caller.post("/api/matches", {"mission": "duel", "options": {"reactions": "in-turn"}} | fields)


def seat_path(summary: dict[str, Any]) -> str:
    """Return the path to request a seat, which anybody with the invite may use."""
    return f"/api/matches/{summary['id']}/seat?code={summary['invite']['code']}"


def seat_friends(
    client: TestClient, *names: str, mission: str = "duel"
) -> tuple[list[Caller], dict[str, Any]]:
    """Seat people in a match by its invite. Return them and the match."""
    host, *guests = callers = [Caller(client, name) for name in names]
    summary = create_match(host, mission=mission, seat="red-1").json()
    for guest in guests:
        assert guest.post(seat_path(summary)).status_code == 200
    return callers, summary


def concede(caller: Caller, match: str) -> None:
    """End the match."""
    with caller.watch(match) as socket:
        assert socket.ask("order", order="concede", on=True)["type"] == "accepted"


# One request


def test_a_match_against_the_computer_is_one_request(client: TestClient) -> None:
    response = create_match(Caller(client), seat="blue-1", bot="cautious", start=True)
    assert response.status_code == 201
    summary = response.json()
    assert (summary["status"], summary["your_seat"]) == ("playing", "blue-1")
    assert players(summary) == {"red-1": "RED 1", "blue-1": "Ada"}


def test_a_host_can_take_a_seat_when_creating_the_match(client: TestClient) -> None:
    summary = create_match(Caller(client), seat="red-1").json()
    assert (summary["status"], players(summary)) == ("lobby", {"red-1": "Ada", "blue-1": None})


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"seat": "green-1"}, 404),
        ({"seat": "red-1", "bot": "nobody"}, 422),
        ({"seat": "red-1", "start": True}, 409),
    ],
)
def test_a_match_that_cannot_begin_is_not_created(client: TestClient, fields: Any, status: int) -> None:
    ada = Caller(client)
    problem(create_match(ada, **fields), status)
    assert ada.get("/api/matches?mine=1").json() == []


def test_a_player_who_follows_an_invite_is_seated_opposite(client: TestClient) -> None:
    (ada, _, cid), summary = seat_friends(client, "Ada", "Bob", "Cid", mission="table")
    seats = players(ada.get(f"/api/matches/{summary['id']}").json())
    teams = [
        seat.split("-")[0]
        for invited in ("Ada", "Bob")
        for seat, player_name in seats.items()
        if player_name == invited
    ]
    assert teams == ["red", "blue"]
    rematch_match = cid.post(seat_path(summary)).json()
    assert players(rematch_match) == seats  # players with a seat keep it


def test_only_people_count_when_seats_are_assigned(client: TestClient) -> None:
    """Two people play against each other, wherever the computer sits."""
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = create_match(ada, mission="table", seat="red-1").json()
    assert ada.post(f"/api/matches/{summary['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
    assert bob.post(seat_path(summary)).json()["your_seat"] == "blue-2"


def test_a_user_who_comes_too_late_is_rejected(client: TestClient) -> None:
    (_, _), summary = seat_friends(client, "Ada", "Bob")
    cid = Caller(client, "Cid")
    assert problem(cid.post(seat_path(summary)), 409)["type"] == "urn:galaxies:full"
    problem(cid.post(f"/api/matches/{summary['id']}/seat"), 404)
    problem(client.post(seat_path(summary)), 401)


# Swaps


def test_the_host_can_swap_any_two_players(client: TestClient) -> None:
    (ada, bob), summary = seat_friends(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/swap"
    body = {"seats": ["red-1", "blue-1"]}
    assert players(ada.post(path, body).json()) == {"red-1": "Bob", "blue-1": "Ada"}
    assert bob.get(f"/api/matches/{summary['id']}").json()["your_seat"] == "red-1"
    problem(ada.post(path, {"seats": ["red-1", "green-1"]}), 404)


def test_a_guest_can_swap_with_a_computer_player_alone(client: TestClient) -> None:
    (ada, bob), summary = seat_friends(client, "Ada", "Bob", mission="table")
    path = f"/api/matches/{summary['id']}"
    own_seats = {"Ada": "red-1", "Bob": "blue-1"}
    free = [seat for seat in players(summary) if seat not in own_seats.values()]
    assert ada.post(f"{path}/seats/{free[0]}", {"bot": "random"}).status_code == 200
    after_swap = bob.post(f"{path}/swap", {"seats": [own_seats["Bob"], free[0]]}).json()
    assert after_swap["your_seat"] == free[0]
    after_move = bob.post(f"{path}/swap", {"seats": [free[0], free[1]]}).json()
    assert (after_move["your_seat"], players(after_move)[free[0]]) == (free[1], None)
    problem(bob.post(f"{path}/swap", {"seats": [own_seats["Bob"], free[0]]}), 403)  # not Bob's own seat


def test_two_guests_swap_when_both_agree(client: TestClient) -> None:
    (ada, bob, cid), summary = seat_friends(client, "Ada", "Bob", "Cid", mission="table")
    path = f"/api/matches/{summary['id']}"
    seats = {name: seat for seat, name in players(ada.get(path).json()).items() if name}
    body = {"seats": [seats["Bob"], seats["Cid"]]}
    with ada.watch(summary["id"]) as socket:
        assert (
            players(bob.post(f"{path}/swap", body).json())[seats["Bob"]] == "Bob"
        )  # Bob's request is not answered yet
        socket.read_until("diff")
        assert socket.view["swaps"] == {seats["Bob"]: seats["Cid"]}
        assert bob.get("/api/me/export").json()["matches"][0]["your_swap"] == seats["Cid"]
        assert cid.post(f"{path}/swap", body).json()["your_seat"] == seats["Bob"]
        assert bob.get(path).json()["your_seat"] == seats["Cid"]
        socket.read_until("diff")
        assert "swaps" not in socket.view
    # A person who is asked may decline, and a person who asks may withdraw.
    for person in (bob, cid):
        assert "swaps" not in bob.get(f"{path}/view").json()
        assert bob.post(f"{path}/swap", body).status_code == 200
        assert cid.get(f"{path}/view").json()["swaps"] == {seats["Cid"]: seats["Bob"]}
        assert person.delete(f"{path}/swap").status_code == 204
    assert "swaps" not in bob.get(f"{path}/view").json()
    problem(ada.post(f"{path}/swap", {"seats": [seats["Ada"], "green-1"]}), 404)
    problem(Caller(client, "Dan").post(f"{path}/swap", body), 404)


def test_a_player_who_has_changed_seats_gets_no_swap_request(client: TestClient) -> None:
    (ada, bob, cid), summary = seat_friends(client, "Ada", "Bob", "Cid", mission="table")
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
    assert bob.delete(f"{path}/swap").status_code == 204, "there is no request to withdraw"


def test_seats_cannot_be_swapped_after_the_start(client: TestClient) -> None:
    ada = Caller(client)
    summary = create_match(ada, seat="blue-1", bot="cautious", start=True).json()
    problem(ada.post(f"/api/matches/{summary['id']}/swap", {"seats": ["red-1", "blue-1"]}), 409)


# Identity


def test_a_request_without_a_session_is_not_an_error(client: TestClient) -> None:
    assert client.get("/api/session").json() == {"user": None, "language": None}
    ada = Caller(client)
    assert ada.get("/api/session").json() == {"user": ada.user, "language": None}


def test_a_player_can_change_their_name_and_keep_the_seat(client: TestClient) -> None:
    (_, bob), summary = seat_friends(client, "Ada", "Bob")
    renamed = client.patch("/api/me", json={"name": "Count"}, headers=bob.headers)
    assert renamed.json() == bob.user | {"name": "Count"}
    assert bob.get("/api/me").json()["name"] == "Count"
    leave_response = bob.delete(f"/api/matches/{summary['id']}/seats/blue-1")
    assert leave_response.status_code == 200, leave_response.text  # Bob is still the same person
    problem(client.patch("/api/me", json={"name": " "}, headers=bob.headers), 422)
    problem(client.patch("/api/me", json={"name": "Eve"}), 401)


# Lists


def test_open_tables_are_public_and_have_a_free_seat(own: TestClient) -> None:
    ada, bob = Caller(own), Caller(own, "Bob")
    open_match = create_match(ada, seat="red-1", private=False).json()
    create_match(ada, seat="red-1")
    full_match = create_match(ada, seat="red-1", private=False).json()
    assert bob.post(f"/api/matches/{full_match['id']}/seats/blue-1").status_code == 200
    create_match(ada, seat="red-1", bot="random", start=True, private=False)
    tables = own.get("/api/tables").json()
    assert [table["id"] for table in tables] == [open_match["id"]]
    assert (tables[0]["invite"], tables[0]["your_seat"]) == (None, None)
    bob.delete(f"/api/matches/{full_match['id']}/seats/blue-1")
    listed_ids = [table["id"] for table in own.get("/api/tables").json()]
    assert listed_ids == [full_match["id"], open_match["id"]]  # the seat is free again
    assert own.get("/api/tables?game=chess").json() == []
    assert [table["id"] for table in own.get("/api/tables?game=duel&limit=1").json()] == [full_match["id"]]


def test_lists_have_pages(own: TestClient) -> None:
    ada = Caller(own)
    ids = [create_match(ada, private=False).json()["id"] for _ in range(5)][::-1]
    for path in ("/api/matches?mine=1&over=false", "/api/tables?game=duel"):
        listed: list[str] = []
        while page := ada.get(f"{path}&limit=2{f'&before={listed[-1]}' if listed else ''}").json():
            listed += [match["id"] for match in page]
        assert listed == ids
        assert len(ada.get(path).json()) == 5


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables?game=duel", "/api/matches"])
def test_nobody_can_fill_a_public_list_alone(own: TestClient, path: str) -> None:
    bob, cleo = Caller(own, "Bob"), Caller(own, "Cleo")
    old_ids = [create_match(person, private=False).json()["id"] for person in (bob, cleo)]
    ada = Caller(own)
    adas_ids = [create_match(ada, private=False).json()["id"] for _ in range(20)][::-1]
    listed_ids = [match["id"] for match in ada.get(path).json()]
    assert listed_ids[:5] == [*adas_ids[:3], *reversed(old_ids)]
    assert listed_ids[5:] == adas_ids[3 : len(listed_ids) - 2]


@pytest.mark.parametrize("limit", [1, 2, 3, 7])
def test_pages_of_open_tables_continue_after_the_first_few_of_each_host(own: TestClient, limit: int) -> None:
    ada, bob = Caller(own), Caller(own, "Bob")
    ids = {
        person: [create_match(person, private=False).json()["id"] for _ in range(5)][::-1]
        for person in (bob, ada)
    }
    expected = [*ids[ada][:3], *ids[bob][:3], *ids[ada][3:], *ids[bob][3:]]
    listed: list[str] = []
    while page := own.get(f"/api/tables?limit={limit}{f'&before={listed[-1]}' if listed else ''}").json():
        listed += [match["id"] for match in page]
    assert listed == expected
    assert own.delete(f"/api/matches/{expected[0]}", headers=ada.headers).status_code == 204
    next_page = own.get(f"/api/tables?before={expected[2]}").json()
    assert [match["id"] for match in next_page] == [ids[ada][3], *ids[bob][:3], ids[ada][4], *ids[bob][3:]]
    assert ada.get("/api/matches?mine=1&limit=101").status_code == 422
    assert ada.get("/api/matches?mine=1&before=nothing").json() == []


def test_a_list_shows_the_round_and_since_when_the_player_must_decide(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = create_match(ada, seat="red-1").json()
    bob.sit(summary, "blue-1")
    ada.post(f"/api/matches/{summary['id']}/start")
    cards = [caller.get("/api/matches?mine=1&over=false").json()[0] for caller in (ada, bob)]
    (decider,) = [card for card in cards if card["your_decision"]]
    (waiter,) = [card for card in cards if not card["your_decision"]]
    assert decider["asked_since"] >= decider["created"]
    assert waiter["asked_since"] is None
    assert {card["round"] for card in cards} == {1}


def test_the_wait_begins_with_the_question_whatever_happens_later(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, GALAXIES)) as client:
        ada, bob = Caller(client), Caller(client, "Bob")
        summary = create_match(ada, mission="dead-zone", seat="isn-1").json()
        bob.sit(summary, "wretch-1")
        path = f"/api/matches/{summary['id']}"
        ada.post(f"{path}/start")
        decider = next(person for person in (ada, bob) if person.get(path).json()["your_decision"])
        since = decider.get(path).json()["asked_since"]
        with decider.watch(summary["id"]) as socket:
            version = socket.seq
            assert socket.ask("order", order="pass", on=True)["type"] == "accepted"
            socket.read_until("diff")
            assert socket.seq > version
        assert decider.get(path).json()["asked_since"] == since


def test_a_picture_uses_the_callers_own_view(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = create_match(ada, seat="red-1").json()
    path = f"/api/matches/{summary['id']}/view"
    problem(bob.get(path), 404)
    bob.sit(summary, "blue-1")
    ada.post(f"/api/matches/{summary['id']}/start")
    for caller in (ada, bob):
        with caller.watch(summary["id"]) as socket:
            assert caller.get(path, params={"labels": "none"}).json() == socket.view
    spectator_view = Caller(client, "Eve").get(path, params={"code": summary["invite"]["code"]}).json()
    assert (spectator_view["viewer"], "hand" in spectator_view) == ("spectator", False)


def test_views_for_pictures_are_limited(client: TestClient) -> None:
    ada = Caller(client)
    path = f"/api/matches/{create_match(ada).json()['id']}/view"
    statuses: list[int] = []
    while 429 not in statuses:
        assert len(statuses) < 5000
        statuses.append(ada.get(path).status_code)
    assert len(statuses) > 120


def test_lists_of_matches_have_a_separate_rate_limit(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, list_rate="3/minute")) as client:
        ada, bob = Caller(client), Caller(client, "Bob")
        decider = [ada.get(path) for path in ("/api/matches", "/api/matches?mine=1", *["/api/matches"] * 2)]
        assert [response.status_code for response in decider] == [200, 200, 200, 429]
        assert int(decider[-1].headers["Retry-After"]) > 0
        assert bob.get("/api/matches").status_code == 200
        assert ada.get("/api/tables").status_code == 200
        problem(ada.get("/api/offers"), 429)
        problem(ada.get("/api/matches/any/next"), 429)


# Rematches


def finished_match(
    client: TestClient, *names: str, mission: str = "duel"
) -> tuple[list[Caller], dict[str, Any]]:
    """Return a finished match of friends, with computer players in the other seats."""
    callers, summary = seat_friends(client, *names, mission=mission)
    path = f"/api/matches/{summary['id']}"
    for seat, name in players(callers[0].get(path).json()).items():
        if name is None:
            callers[0].post(f"{path}/seats/{seat}", {"bot": "random"})
    assert callers[0].post(f"{path}/start").status_code == 200
    concede(callers[0], summary["id"])
    return callers, callers[0].get(path).json()


def test_a_rematch_against_the_computer_begins_with_one_request(client: TestClient) -> None:
    (ada,), summary = finished_match(client, "Ada")
    path = f"/api/matches/{summary['id']}/next"
    rematch_match = ada.post(path, {}).json()
    assert (rematch_match["status"], players(rematch_match)) == ("playing", players(summary))
    assert rematch_match["id"] != summary["id"]
    assert ada.post(path, {"swap": True}).json()["id"] == rematch_match["id"]  # there is already one
    offer = ada.get(f"/api/matches/{summary['id']}").json()["next"]
    assert offer == {
        "match": rematch_match["id"], "mission": "duel", "title": rematch_match["title"], "by": "Ada",
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
    rematch_summary = bob.post(path, {}).json()
    assert (rematch_summary["id"], rematch_summary["status"]) == (waiting["id"], "playing")
    assert (rematch_summary["your_seat"], players(rematch_summary)) == (
        "red-1",
        {"red-1": "Bob", "blue-1": "Ada"},
    )


def test_the_second_of_two_simultaneous_offers_joins_the_first(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/next"
    first = ada.post(path, {}).json()
    join_or_create, look_ups = rematch.join_or_create, list[None]()

    async def join_too_early(lobby: Lobby, row: MatchRow, user: User) -> MatchRow | None:
        look_ups.append(None)  # at Bob's first look-up, there was no offer
        return None if len(look_ups) == 1 else await join(lobby, row, user)

    async def use_old_row(lobby: Lobby, row: MatchRow, user: User, wish: rematch.RematchRequest) -> MatchRow:
        return await join_or_create(lobby, replace(row, next=None), user, wish)

    join = rematch._join
    monkeypatch.setattr(rematch, "_join", join_too_early)
    monkeypatch.setattr(rematch, "join_or_create", use_old_row)
    second = bob.post(path, {"swap": True}).json()
    assert (second["id"], second["your_seat"]) == (first["id"], "blue-1")
    assert len(bob.get("/api/matches?mine=1").json()) == 2  # the match that Bob created is deleted


def test_only_players_can_continue_and_only_after_the_end(client: TestClient) -> None:
    (ada, _), summary = finished_match(client, "Ada", "Bob")
    path = f"/api/matches/{summary['id']}/next"
    problem(Caller(client, "Eve").post(path, {}), 404)
    running = create_match(ada, seat="red-1", bot="random", start=True).json()
    problem(ada.post(f"/api/matches/{running['id']}/next", {}), 409)
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
    assert bob.post(path, {}).json()["status"] == "lobby"  # only its host may start it
    assert ada.delete(f"/api/matches/{lobby['id']}").status_code == 204
    next_match = bob.post(path, {"mission": "table"}).json()  # the previous offer has ended
    seats = players(next_match)
    assert (next_match["mission"], next_match["your_seat"], seats["blue-1"]) == ("table", "blue-1", "Bob")
    assert list(seats.values()).count(None) == len(seats) - 1
    ada_match = ada.post(path, {}).json()
    assert (ada_match["your_seat"], ada_match["status"]) == ("red-1", "lobby")  # there are empty seats


def test_a_player_can_decline_a_rematch_with_one_request_and_still_join_later(client: TestClient) -> None:
    """The refusal is shown at the old table and in the chat of the next lobby."""
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old_ids = f"/api/matches/{summary['id']}"
    problem(bob.delete(f"{old_ids}/next"), 409)
    waiting = ada.post(f"{old_ids}/next", {}).json()
    problem(ada.delete(f"{old_ids}/next"), 409)  # Ada has joined the rematch
    problem(Caller(client, "Eve").delete(f"{old_ids}/next"), 404)
    with ada.watch(summary["id"]) as old_table, ada.watch(waiting["id"]) as next_table:
        for _ in range(2):
            assert bob.delete(f"{old_ids}/next").status_code == 204
        old_table.read_until("diff")
        assert old_table.view["next"]["declined"] == ["blue-1"]
        next_table.read_until("diff")
        assert next_table.pending_messages() == []
        (line,) = next_table.view["chat"]
        assert (line["seat"], line["name"], line["text"]) == ("", "Bob", rematch.DECLINE_LINE)
        assert bob.get(old_ids).json()["next"]["declined"] == ["blue-1"]
        assert bob.post(f"{old_ids}/next", {}).json()["status"] == "playing", "Bob has reconsidered"
        old_table.read_until("diff")
        assert old_table.view["next"]["declined"] == []


def test_an_absent_player_sees_a_waiting_rematch_until_they_join_or_decline(client: TestClient) -> None:
    (ada, bob, cid), summary = finished_match(client, "Ada", "Bob", "Cid", mission="table")
    concede(cid, summary["id"])
    old_ids = f"/api/matches/{summary['id']}"

    def offer_ids() -> list[list[str]]:
        return [[offer["id"] for offer in caller.get("/api/offers").json()] for caller in (ada, bob, cid)]

    def rematch_status(caller: Caller) -> str:
        return str(caller.get(f"{old_ids}/next").json()["standing"])

    assert (offer_ids(), rematch_status(bob)) == ([[], [], []], "gone")
    waiting = ada.post(f"{old_ids}/next", {}).json()
    assert offer_ids() == [[], [summary["id"]], [summary["id"]]]
    assert bob.get("/api/offers").json()[0]["next"]["by"] == "Ada"
    assert [rematch_status(caller) for caller in (ada, bob)] == ["joined", "asked"]
    assert cid.delete(f"{old_ids}/next").status_code == 204
    assert offer_ids() == [[], [summary["id"]], []], "Cid has declined and gets no more offers"
    assert bob.post(f"{old_ids}/next", {}).status_code == 200
    assert offer_ids() == [[], [], []]
    assert ada.delete(f"/api/matches/{waiting['id']}").status_code == 204
    assert [rematch_status(caller) for caller in (ada, bob)] == ["lapsed", "lapsed"]
    problem(Caller(client, "Eve").get(f"{old_ids}/next"), 404)


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
    decider = [caller.get(f"/api/matches/{summary['id']}/next").json()["standing"] for caller in (bob, eve)]
    assert decider == ["asked", "gone"]


def test_nobody_joins_an_ended_offer_and_no_new_offer_is_created(client: TestClient) -> None:
    """The host started or discarded the rematch while another player could still see the offer."""
    (ada, bob, cid), summary = finished_match(client, "Ada", "Bob", "Cid", mission="table")
    concede(cid, summary["id"])
    old_ids = f"/api/matches/{summary['id']}"
    waiting = ada.post(f"{old_ids}/next", {}).json()
    new, wish = f"/api/matches/{waiting['id']}", {"match": waiting["id"]}
    assert bob.post(f"{old_ids}/next", wish).json()["id"] == waiting["id"]
    for seat, name in players(ada.get(new).json()).items():
        if name is None:
            ada.post(f"{new}/seats/{seat}", {"bot": "random"})
    assert ada.post(f"{new}/start").status_code == 200
    fault = problem(cid.post(f"{old_ids}/next", wish), 409)
    assert (fault["type"], fault["detail"]) == ("urn:galaxies:not-in-lobby", rematch.HAS_BEGUN)
    for other in ("another", ""):
        problem(cid.post(f"{old_ids}/next", {"match": other}), 409)
    assert ada.get(old_ids).json()["next"]["match"] == waiting["id"]
    assert bob.post(f"{old_ids}/next", wish).json()["id"] == waiting["id"], "Bob has a seat there"


def test_a_player_without_a_free_seat_gets_advice_and_may_offer_another_match(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old_ids = f"/api/matches/{summary['id']}/next"
    waiting = ada.post(old_ids, {}).json()
    assert ada.post(f"/api/matches/{waiting['id']}/seats/blue-1", {"bot": "random"}).status_code == 200
    fault = problem(bob.post(old_ids, {"match": waiting["id"]}), 409)
    assert (fault["type"], fault["detail"]) == ("urn:galaxies:full", rematch.ALL_SEATS_TAKEN)
    assert bob.get(old_ids).json() == {"standing": "gone"}
    assert ada.post(f"/api/matches/{waiting['id']}/start").status_code == 200
    concede(ada, waiting["id"])
    assert problem(bob.post(old_ids, {"match": waiting["id"]}), 409)["detail"] == rematch.IS_OVER
    assert ada.post(old_ids, {"match": waiting["id"]}).json()["id"] == waiting["id"], (
        "Ada gets the finished match"
    )
    own_match = bob.post(old_ids, {}).json()
    assert (own_match["id"] != waiting["id"], own_match["your_seat"]) == (True, "blue-1")


def test_a_player_learns_that_a_rematch_was_called_off(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old_ids = f"/api/matches/{summary['id']}/next"
    waiting = ada.post(old_ids, {}).json()
    assert ada.delete(f"/api/matches/{waiting['id']}").status_code == 204
    assert problem(bob.post(old_ids, {"match": waiting["id"]}), 409)["detail"] == rematch.CLOSED_IN_LOBBY


@pytest.mark.parametrize("removed", [False, True])
def test_a_player_who_left_the_lobby_of_the_next_match_is_not_asked_again(
    client: TestClient, removed: bool
) -> None:
    """The same holds for a removed player. A player who sits down again has joined."""
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    old_ids = f"/api/matches/{summary['id']}"
    next_lobby = ada.post(f"{old_ids}/next", {"lobby": True}).json()
    new, code = f"/api/matches/{next_lobby['id']}", {"code": next_lobby["invite"]["code"]}

    def declined_users() -> Any:
        return ada.get(old_ids).json()["next"]["declined"]

    for request_path, body in ((f"{old_ids}/next", {}), (f"{new}/seats/blue-1", code)):
        assert bob.post(request_path, body).status_code == 200
        assert declined_users() == []
        assert (ada if removed else bob).delete(f"{new}/seats/blue-1").status_code == 200
        assert bob.get("/api/offers").json() == []
        assert declined_users() == ["blue-1"]
    assert len(ada.get(f"{new}/view").json()["chat"]) == 1, "the chat says it only once"
    assert bob.post(seat_path(next_lobby)).status_code == 200
    assert declined_users() == []


@pytest.mark.parametrize("faster", ["join", "decline"])
def test_joining_takes_precedence_over_a_simultaneous_refusal(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, faster: str
) -> None:
    (ada, bob, cid), summary = finished_match(client, "Ada", "Bob", "Cid", mission="table")
    concede(cid, summary["id"])
    old_ids = f"/api/matches/{summary['id']}"
    waiting = ada.post(f"{old_ids}/next", {}).json()
    change, user = Lobby.change, User(bob.user["id"], "Bob")

    async def change_meanwhile(lobby: Lobby, row: MatchRow, command: Any) -> MatchRow:
        monkeypatch.setattr(Lobby, "change", change)
        current_row = await lobby.visible_match(summary["id"], user)
        if faster == "join":
            await rematch.join_or_create(lobby, current_row, user, rematch.RematchRequest())
        else:
            await rematch.decline(lobby, current_row, user)
        return await change(lobby, row, command)

    monkeypatch.setattr(Lobby, "change", change_meanwhile)
    response_of_slower = (
        bob.delete(f"{old_ids}/next") if faster == "join" else bob.post(f"{old_ids}/next", {})
    )
    assert response_of_slower.status_code < 300
    next_summary = ada.get(f"/api/matches/{waiting['id']}").json()
    assert "Bob" in players(next_summary).values()
    assert ada.get(old_ids).json()["next"]["declined"] == []
    chat = ada.get(f"/api/matches/{waiting['id']}/view").json()["chat"]
    assert len(chat) == (faster == "decline"), "a seated player does not decline"


def test_a_refusal_uses_the_current_name_of_its_player(own: TestClient, tmp_path: Path) -> None:
    (ada, bob), summary = finished_match(own, "Ada", "Bob")
    waiting = ada.post(f"/api/matches/{summary['id']}/next", {}).json()
    assert bob.delete(f"/api/matches/{summary['id']}/next").status_code == 204
    assert [line["text"] for line in bob.get("/api/me/export").json()["chat"]] == [rematch.DECLINE_LINE]
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


def test_an_offer_uses_its_players_name_at_the_table(client: TestClient) -> None:
    (_, other), summary = finished_match(client, "Ada", "Ada")
    assert other.post(f"/api/matches/{summary['id']}/next", {}).status_code == 200
    assert other.get(f"/api/matches/{summary['id']}").json()["next"]["by"] == "Ada (2)"


def test_a_player_alone_takes_the_computer_to_a_larger_mission(client: TestClient) -> None:
    (ada,), summary = finished_match(client, "Ada")
    next_match = ada.post(f"/api/matches/{summary['id']}/next", {"mission": "table"}).json()
    assert (next_match["status"], next_match["your_seat"]) == ("playing", "red-1")
    assert None not in players(next_match).values()
