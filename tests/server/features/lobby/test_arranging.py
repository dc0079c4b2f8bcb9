"""The host can change the mission, the options and the visibility of a match until it begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.galaxies import GAME
from tests.server.features.loadouts.test_loadouts import DRAFT, FLEET_OPTIONS, Table, legal_loadout
from tests.server.features.lobby.test_lobby import problem
from tests.server.play import Caller, begin_match, make_app


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


@pytest.fixture(scope="module")
def galaxies_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Yield a server with the real game."""
    with TestClient(make_app(tmp_path_factory.mktemp("server"), GAME)) as client:
        yield client


def change_match(host: Caller, summary: dict[str, Any], **changes: Any) -> dict[str, Any]:
    response = host.patch(f"/api/matches/{summary['id']}", changes)
    assert response.status_code == 200, response.text
    match: dict[str, Any] = response.json()
    return match


def names_by_seat(match: dict[str, Any]) -> dict[str, str]:
    return {seat["id"]: seat["player"]["name"] for seat in match["seats"] if seat["player"]}


def test_the_host_changes_options_and_who_may_see_the_match(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match()
    problem(bob.get(f"/api/matches/{summary['id']}"), 404)
    match = change_match(ada, summary, private=False, options={"time": "10m"})
    assert not match["private"]
    assert (match["options"]["time"], match["options"]["reactions"]) == ("10m", "10"), (
        "the other options have their defaults"
    )
    summary_for_bob = bob.get(f"/api/matches/{summary['id']}").json()
    assert summary_for_bob["options"] == match["options"]
    assert summary["id"] in [table["id"] for table in client.get("/api/tables").json()]
    assert change_match(ada, summary, private=True)["options"] == match["options"], "other options are kept"
    problem(bob.get(f"/api/matches/{summary['id']}"), 404)


def test_a_player_whose_seat_is_removed_becomes_a_spectator_and_is_notified(client: TestClient) -> None:
    ada, bob, cleo = (Caller(client, name) for name in ("Ada", "Bob", "Cleo"))
    summary = ada.new_match("table", private=False)
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-2")
    with (
        ada.watch(summary["id"]) as host,
        bob.watch(summary["id"]) as guest,
        cleo.watch(summary["id"]) as spectator,
    ):
        match = change_match(ada, summary, mission="duel")
        assert (match["mission"], names_by_seat(match)) == ("duel", {"red-1": "Ada"})
        for socket, viewer in ((host, "red-1"), (guest, "spectator"), (spectator, "spectator")):
            assert socket.read_until("view")["view"] == socket.view
            assert (socket.view["viewer"], socket.view["mission"]) == (viewer, "duel")
            assert set(socket.view["seats"]) == {"red-1", "blue-1"}
            assert "seats are gone" in socket.view["chat"][-1]["text"]
            assert (socket.view["chat"][-1]["name"], socket.view["chat"][-1]["seat"]) == ("Server", "")
        bob.sit(summary, "blue-1")
        assert guest.read_until("view")["view"]["viewer"] == "blue-1"
        assert host.read_until("diff") and host.view["seats"]["blue-1"]["player"] == "Bob"
    match = change_match(ada, summary, mission="table")
    assert names_by_seat(match) == {"red-1": "Ada", "blue-1": "Bob"}
    response = ada.post(f"/api/matches/{summary['id']}/start")
    assert problem(response, 409)["errors"][0]["loc"] == ["seats", "red-2"]


def test_a_changed_match_can_be_played(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match("table")
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    change_match(ada, summary, mission="duel", options={"reactions": "in-turn", "alone": "usual"})
    assert ada.post(f"/api/matches/{summary['id']}/start").json()["status"] == "playing"
    with ada.watch(summary["id"]) as seat:
        assert seat.view["status"] == "playing"
        assert seat.pick(seat.view["decision"]["options"][0]["id"])["type"] == "accepted"


def test_another_mission_keeps_the_options_of_every_table(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match("duel", time="20m", goal="50")
    match = change_match(ada, summary, mission="table")
    assert (match["options"]["time"], match["options"]["reactions"]) == ("20m", "in-turn")


@pytest.mark.parametrize(
    ("changes", "kind", "loc"),
    [
        ({"mission": "nowhere"}, "no-such-mission", ["body", "mission"]),
        ({"options": {"speed": "3"}}, "bad-options", ["body", "options", "speed"]),
        ({"options": {"time": "soon"}, "private": False}, "bad-options", ["body", "options", "time"]),
    ],
)
def test_a_choice_that_is_not_offered_changes_nothing(
    client: TestClient, changes: dict[str, Any], kind: str, loc: list[str]
) -> None:
    ada = Caller(client)
    summary = ada.new_match()
    body = problem(ada.patch(f"/api/matches/{summary['id']}", changes), 422)
    assert body["type"] == f"urn:galaxies:{kind}"
    assert body["errors"][0]["loc"] == loc
    assert ada.get(f"/api/matches/{summary['id']}").json() == summary


def test_only_the_host_changes_a_match_and_only_before_it_begins(client: TestClient) -> None:
    bob = Caller(client, "Bob")
    summary = Caller(client).new_match(private=False)
    path = f"/api/matches/{summary['id']}"
    assert problem(bob.patch(path, {"private": True}), 403)["type"] == "urn:galaxies:not-host"
    problem(client.patch(path, json={"private": True}), 401)
    problem(bob.patch(path, {"host": "me"}), 422)
    problem(bob.patch("/api/matches/nothing", {"private": True}), 404)
    running_match, (ada, *_) = begin_match(client)
    for changes in ({"private": False}, {"mission": "table"}, {"options": {}}):
        response = problem(ada.patch(f"/api/matches/{running_match['id']}", changes), 409)
        assert response["type"] == "urn:galaxies:not-in-lobby"


def test_a_swap_request_ends_when_one_of_the_players_loses_the_seat(client: TestClient) -> None:
    ada, bob, cleo = (Caller(client, name) for name in ("Ada", "Bob", "Cleo"))
    summary = ada.new_match("table", private=False)
    bob.sit(summary, "blue-1")
    cleo.sit(summary, "blue-2")
    assert cleo.post(f"/api/matches/{summary['id']}/swap", {"seats": ["blue-2", "blue-1"]}).status_code == 200
    change_match(ada, summary, mission="duel")
    with bob.watch(summary["id"]) as seat:
        assert "swaps" not in seat.view


def test_a_fleet_that_no_longer_fits_is_replaced(galaxies_client: TestClient) -> None:
    table = Table(galaxies_client)
    assert table.put(table.ada, legal_loadout("ISN"), True).status_code == 200
    assert table.put(table.bob, DRAFT, False).status_code == 200
    loadout = table.loadout_of(table.ada)
    change_match(table.ada, {"id": table.id}, options=FLEET_OPTIONS | {"time": "10m"})
    assert table.loadout_of(table.ada) == loadout, "the loadout still fits"
    assert table.states() == {"isn-1": "ready", "wretch-1": "choosing"}
    change_match(table.ada, {"id": table.id}, options={"fleets": "42"})
    assert table.states() == {"isn-1": "ready", "wretch-1": "ready"}
    smaller = table.loadout_of(table.ada)
    assert smaller["loadout"] != loadout["loadout"]
    assert smaller["report"]["legal"] and smaller["limits"] != loadout["limits"]
    change_match(table.ada, {"id": table.id}, options={"fleets": "printed"})
    assert table.states() == {"isn-1": None, "wretch-1": None}
    problem(table.ada.get(f"{table.path}/loadout"), 409)
    assert table.start().json()["status"] == "playing"


def test_others_do_not_learn_which_fleets_fit(galaxies_client: TestClient) -> None:
    """All views are the same, whether the other fleet was replaced or not."""
    views = []
    for index in range(2):
        table = Table(galaxies_client)
        if index:
            assert table.put(table.bob, legal_loadout("Wretch", 1), True).status_code == 200
        with table.ada.watch(table.id) as seat:
            change_match(table.ada, {"id": table.id}, options={"fleets": "42"})
            seat.read_until("diff")
            views.append([{**line, "at": ""} for line in seat.view["chat"]])
    assert views[0] == views[1]
