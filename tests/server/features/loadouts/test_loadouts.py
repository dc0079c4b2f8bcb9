"""Loadouts in the lobby: random, built, kept as drafts, brought to the match, and secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.galaxies import GAME
from server.features.loadouts.types import SavedLoadout, SeatLoadout
from server.transport.limits import rates
from tests.server.features.lobby.test_lobby import problem
from tests.server.play import Caller, make_app

FLEET_OPTIONS = {"fleets": "48"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with the real game."""
    with TestClient(
        make_app(tmp_path_factory.mktemp("server"), GAME), raise_server_exceptions=False
    ) as client:
        yield client


class Table:
    """A match in the lobby with a choice of fleets. Ada hosts it and has a seat, and Bob sits opposite."""

    def __init__(self, client: TestClient, **options: Any) -> None:
        self.ada, self.bob = Caller(client, "Ada"), Caller(client, "Bob")
        summary = self.ada.new_match("dead-zone", private=False, **(FLEET_OPTIONS | options))
        self.path = f"/api/matches/{summary['id']}"
        self.id = summary["id"]
        self.ada.sit(summary, "isn-1")
        self.summary = self.bob.sit(summary, "wretch-1")

    def states(self, caller: Caller | None = None) -> dict[str, Any]:
        seats = (caller or self.bob).get(self.path).json()["seats"]
        return {seat["id"]: seat["loadout"] for seat in seats}

    def loadout_of(self, caller: Caller) -> Any:
        response = caller.get(f"{self.path}/loadout")
        assert response.status_code == 200, response.text
        SeatLoadout.model_validate(response.json())
        return response.json()

    def put(self, caller: Caller, build: dict[str, Any], ready: bool) -> Any:
        return caller.put(f"{self.path}/loadout", {"loadout": build, "ready": ready})

    def start(self) -> Any:
        return self.ada.post(f"{self.path}/start")


@pytest.fixture
def table(client: TestClient) -> Table:
    return Table(client)


def legal_loadout(side: str, index: int = 0) -> dict[str, Any]:
    """Return a legal loadout: one of the ready-made ones."""
    seat = {"ISN": "isn-1", "Wretch": "wretch-1"}[side]
    limits = GAME.loadouts.limits("dead-zone", GAME.check_options("dead-zone", FLEET_OPTIONS))[seat]
    made = limits["ready_made"][index]
    fleet = [list(ship) for ship in made["fleet"]]
    return {"fleet": fleet, "deck": made["deck"]}


DRAFT: dict[str, Any] = {"fleet": [["isn-everest", "veteran"]], "deck": {"erin-cho": 3}}


def test_a_new_player_has_a_ready_made_build(table: Table) -> None:
    assert table.states() == {"isn-1": "ready", "wretch-1": "ready"}
    own = table.loadout_of(table.ada)
    assert (own["seat"], own["ready"], own["report"]["legal"]) == ("isn-1", True, True)
    made = [{"fleet": m["fleet"], "deck": m["deck"]} for m in own["limits"]["ready_made"]]
    assert own["loadout"] in made
    assert own["limits"]["fleet_limit"] == 48


def test_the_random_choice_reaches_all_builds(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match("dead-zone", **FLEET_OPTIONS)
    drawn = set()
    for n in range(40):
        ada.sit(summary, ("isn-1", "wretch-1")[n % 2])
        build = ada.get(f"/api/matches/{summary['id']}/loadout").json()
        drawn.add((build["seat"], json.dumps(build["loadout"], sort_keys=True)))
    assert len(drawn) > 5


def test_a_given_fleet_offers_no_choice(client: TestClient) -> None:
    table = Table(client, fleets="printed")
    assert table.states() == {"isn-1": None, "wretch-1": None}
    assert problem(table.ada.get(f"{table.path}/loadout"), 409)["type"] == "urn:galaxies:nothing-to-choose"
    problem(table.put(table.ada, legal_loadout("ISN"), True), 409)
    assert table.start().status_code == 200


def test_an_empty_seat_shows_nothing(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match("dead-zone", **FLEET_OPTIONS)
    assert [seat["loadout"] for seat in summary["seats"]] == [None, None]
    problem(ada.get(f"/api/matches/{summary['id']}/loadout"), 403)  # the host has no seat


def test_SET_19r_a_draft_is_stored_even_if_illegal_and_the_match_waits_for_it(table: Table) -> None:
    draft = table.put(table.ada, DRAFT, ready=False).json()
    assert (draft["loadout"], draft["ready"], draft["report"]["legal"]) == (DRAFT, False, False)
    assert table.loadout_of(table.ada) == draft
    assert table.states() == {"isn-1": "choosing", "wretch-1": "ready"}
    reasons = problem(table.start(), 409)["errors"]
    assert reasons == [{"loc": ["seats", "isn-1"], "msg": "isn-1 is still choosing a fleet and deck"}]


def test_SET_19_the_reason_for_waiting_is_the_same_for_a_legal_draft(table: Table) -> None:
    table.put(table.bob, DRAFT, ready=False)
    illegal = problem(table.start(), 409)
    table.put(table.bob, legal_loadout("Wretch"), ready=False)
    assert problem(table.start(), 409) == illegal


def test_SET_19r_an_illegal_build_is_not_ready_and_changes_nothing(table: Table) -> None:
    old_loadout = table.loadout_of(table.ada)
    wrong = problem(table.put(table.ada, DRAFT, ready=True), 422)
    assert wrong["type"] == "urn:galaxies:bad-loadout"
    assert [error["loc"] for error in wrong["errors"]] == [["loadout", "deck"]]
    assert table.loadout_of(table.ada) == old_loadout
    assert table.states()["isn-1"] == "ready"


def test_a_legal_build_is_used(table: Table) -> None:
    build = legal_loadout("ISN", 2)
    table.put(table.ada, DRAFT, ready=False)
    assert table.put(table.ada, build, ready=True).json()["loadout"] == build
    assert table.states()["isn-1"] == "ready"
    assert table.start().status_code == 200
    with table.ada.watch(table.id) as seat:
        assert {card: shown["level"] for card, shown in seat.view["screen"].items()} == dict(build["fleet"])
        assert seat.view["deck_list"] == build["deck"]


@pytest.mark.parametrize("swap", [False, True])
def test_a_rematch_in_the_same_seats_uses_the_same_builds(table: Table, swap: bool) -> None:
    builds = {"isn-1": legal_loadout("ISN", 2), "wretch-1": legal_loadout("Wretch", 1)}
    for caller, build in ((table.ada, builds["isn-1"]), (table.bob, builds["wretch-1"])):
        assert table.put(caller, build, ready=True).status_code == 200
    table.start()
    with table.bob.watch(table.id) as seat:
        seat.ask("order", order="concede", on=True)
    wish = {"swap": swap, "lobby": True}
    summaries = [caller.post(f"{table.path}/next", wish).json() for caller in (table.bob, table.ada)]
    assert [card["your_seat"] for card in summaries] == (
        ["isn-1", "wretch-1"] if swap else ["wretch-1", "isn-1"]
    )
    table.path = f"/api/matches/{summaries[0]['id']}"
    new_loadouts = {
        entry["seat"]: entry["loadout"] for entry in map(table.loadout_of, (table.ada, table.bob))
    }
    assert swap or new_loadouts == builds
    assert table.states() == {"isn-1": "ready", "wretch-1": "ready"}  # other sides, other ships


INVALID_BODIES: list[Any] = [
    {},
    {"loadout": {"fleet": [], "deck": {}}},
    {"fleet": [], "deck": {}, "ready": False},
    {"loadout": [], "ready": False},
    {"loadout": None, "ready": False},
    {"loadout": {"fleet": [], "deck": {}}, "ready": "yes"},
    {"loadout": {"fleet": [], "deck": {}}, "ready": False, "seat": "wretch-1"},
    *(
        {"loadout": loadout, "ready": False}
        for loadout in (
            {"fleet": [["isn-everest"]], "deck": {}},
            {"fleet": [["isn-everest", 7]], "deck": {}},
            {"fleet": [["ISN\u0000", "veteran"]], "deck": {}},
            {"fleet": [["isn-everest", "veteran"]] * 21, "deck": {}},
            {"fleet": [], "deck": {"erin-cho": 0}},
            {"fleet": [], "deck": {"erin-cho": True}},
            {"fleet": [], "deck": {"erin-cho": 100}},
            {"fleet": [], "deck": {f"card-{n}": 1 for n in range(61)}},
            {"fleet": [], "deck": {}, "seat": "wretch-1"},
        )
    ),
]


@pytest.mark.parametrize("body", INVALID_BODIES)
def test_data_that_is_not_a_build_is_rejected(table: Table, body: Any) -> None:
    old_loadout = table.loadout_of(table.ada)
    assert problem(table.ada.put(f"{table.path}/loadout", body), 422)["errors"]
    assert table.loadout_of(table.ada) == old_loadout


def nested_loadout(depth: int) -> dict[str, Any]:
    nested: dict[str, Any] = {}
    for _ in range(depth):
        nested = {"fleet": [nested], "deck": {}}
    return nested


@pytest.mark.parametrize(
    ("loadout", "status"),
    [
        ({"fleet": [["isn-everest", "veteran"]] * 10_000, "deck": {}}, 413),
        ({"fleet": [["isn-everest", "veteran"]] * 500, "deck": {}}, 422),
        ({"fleet": [], "deck": {f"card-{n}": 1 for n in range(900)}}, 422),
        ({"fleet": [["x" * 15_000, "veteran"]], "deck": {}}, 422),
        ({"fleet": [], "deck": {"erin-cho": 10**30}}, 422),
        (nested_loadout(400), 422),
    ],
    ids=["10000-ships", "500-ships", "900-cards", "long-name", "large-number", "nested"],
)
def test_data_larger_than_any_loadout_is_rejected(table: Table, loadout: Any, status: int) -> None:
    old_loadout = table.loadout_of(table.ada)
    check = {"mission": "dead-zone", "options": FLEET_OPTIONS, "seat": "isn-1", "loadout": loadout}
    problem(table.put(table.ada, loadout, ready=False), status)
    problem(table.ada.post("/api/loadouts/check", check), status)
    problem(table.ada.post("/api/loadouts", loadout_body("x", "ISN", loadout)), status)
    assert table.loadout_of(table.ada) == old_loadout
    assert table.ada.get("/api/loadouts").json() == []


def test_a_lone_surrogate_is_not_the_name_of_a_card(table: Table) -> None:
    headers = table.ada.headers | {"content-type": "application/json"}
    body = b'{"loadout": {"\\ud800": 1}, "ready": false}'
    response = table.ada.client.put(f"{table.path}/loadout", content=body, headers=headers)
    assert response.status_code == 422, response.text
    assert response.json()["type"] == "urn:galaxies:bad-loadout"


@pytest.mark.parametrize("depth", [1_000, 20_000])
def test_deeply_nested_data_is_rejected(table: Table, depth: int) -> None:
    body = '{"loadout": ' + '{"fleet": [' * depth + "]}" * depth + ', "ready": false}'
    headers = table.ada.headers | {"content-type": "application/json"}
    response = table.ada.client.put(f"{table.path}/loadout", content=body.encode(), headers=headers)
    assert response.status_code in (400, 413, 422), response.text
    assert response.headers["content-type"] == "application/problem+json"


def test_SET_19r_after_the_start_a_build_is_only_shown(table: Table) -> None:
    old_loadout = table.loadout_of(table.ada)
    assert table.start().status_code == 200
    assert problem(table.put(table.ada, DRAFT, ready=False), 409)["type"] == "urn:galaxies:not-in-lobby"
    assert table.loadout_of(table.ada) == old_loadout


def test_SET_19_a_build_belongs_to_the_player_in_the_seat(client: TestClient, table: Table) -> None:
    eve = Caller(client, "Eve")
    path = f"{table.path}/loadout"
    assert problem(eve.get(path), 403)["type"] == "urn:galaxies:not-seated"
    problem(table.put(eve, legal_loadout("ISN"), True), 403)
    problem(client.get(path), 401)
    hidden = table.ada.new_match("dead-zone", **FLEET_OPTIONS)
    problem(eve.get(f"/api/matches/{hidden['id']}/loadout"), 404)
    problem(
        table.ada.put(
            path, {"loadout": legal_loadout("ISN"), "ready": True}, headers={"origin": "https://evil.test"}
        ),
        403,
    )


def test_a_player_who_leaves_a_seat_leaves_no_build_behind(table: Table) -> None:
    table.put(table.ada, DRAFT, ready=False)
    table.ada.delete(f"{table.path}/seats/isn-1")
    assert table.states() == {"isn-1": None, "wretch-1": "ready"}
    problem(table.ada.get(f"{table.path}/loadout"), 403)
    table.ada.post(f"{table.path}/seats/isn-1")
    assert table.loadout_of(table.ada)["loadout"] != DRAFT
    assert table.states()["isn-1"] == "ready"


def test_a_player_who_changes_seats_gets_a_new_build(table: Table) -> None:
    table.bob.delete(f"{table.path}/seats/wretch-1")
    table.put(table.ada, DRAFT, ready=False)
    table.ada.post(f"{table.path}/seats/isn-1")  # the same seat again: nothing changes
    assert table.loadout_of(table.ada)["loadout"] == DRAFT
    table.ada.post(f"{table.path}/seats/wretch-1")
    moved = table.loadout_of(table.ada)
    assert (moved["seat"], moved["limits"]["side"], moved["ready"]) == ("wretch-1", "Wretch", True)
    assert table.states() == {"isn-1": None, "wretch-1": "ready"}


def test_SET_19_the_host_does_not_learn_the_build_of_a_bot(table: Table) -> None:
    table.bob.delete(f"{table.path}/seats/wretch-1")
    table.ada.delete(f"{table.path}/seats/isn-1")
    table.ada.post(f"{table.path}/seats/wretch-1", {"bot": "random"})
    assert table.states() == {"isn-1": None, "wretch-1": "ready"}
    problem(table.ada.get(f"{table.path}/loadout"), 403)
    problem(table.put(table.ada, legal_loadout("Wretch"), True), 403)


def test_a_bot_brings_its_preferred_build_and_a_person_any(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, default = list[tuple[str, str | None]](), GAME.loadouts.default

    def record_draw(*args: Any) -> Any:
        drawn.append((args[2], args[4]))
        return default(*args)

    monkeypatch.setattr(GAME.loadouts, "default", record_draw)
    table = Table(client)
    table.bob.delete(f"{table.path}/seats/wretch-1")
    table.ada.post(f"{table.path}/seats/wretch-1", {"bot": "admiral"})
    assert drawn == [("isn-1", None), ("wretch-1", None), ("wretch-1", "admiral")]


def test_a_build_can_be_checked_without_saving_it(client: TestClient) -> None:
    ada = Caller(client)
    asked = {"mission": "dead-zone", "options": FLEET_OPTIONS, "seat": "isn-1", "loadout": DRAFT}
    told = ada.post("/api/loadouts/check", asked).json()
    assert (told["limits"]["seat"], told["report"]["legal"]) == ("isn-1", False)
    assert told["report"]["cards"] == 3
    assert [fault["loc"] for fault in told["report"]["faults"]] == ["deck"]
    assert ada.post("/api/loadouts/check", asked | {"loadout": legal_loadout("ISN")}).json()["report"][
        "legal"
    ]
    problem(client.post("/api/loadouts/check", json=asked), 401)


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"mission": "nowhere"}, 422),
        ({"options": {"fleets": "99"}}, 422),
        ({"options": {"speed": 1}}, 422),
        ({"options": {}}, 409),
        ({"seat": "isn-2"}, 422),
        ({"seat": "spectator"}, 422),
        ({"loadout": {"fleet": [["isn-everest", 7]], "deck": {}}}, 422),
        ({"loadout": {"ships": []}}, 422),
    ],
)
def test_only_playable_builds_are_checked(client: TestClient, changed: dict[str, Any], status: int) -> None:
    asked = {"mission": "dead-zone", "options": FLEET_OPTIONS, "seat": "isn-1", "loadout": DRAFT}
    problem(Caller(client).post("/api/loadouts/check", asked | changed), status)


def loadout_body(name: str, side: str, loadout: dict[str, Any]) -> dict[str, Any]:
    """Return the body that saves a loadout."""
    return {"name": name, "side": side, "loadout": loadout}


def test_users_save_builds_for_later(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    first = ada.post("/api/loadouts", loadout_body("  First ", "ISN", DRAFT))
    assert first.status_code == 201
    SavedLoadout.model_validate(first.json())
    assert {name: first.json()[name] for name in ("game", "name", "loadout")} == {
        "game": "galaxies",
        "name": "First",
        "loadout": DRAFT,
    }
    second = ada.post("/api/loadouts", loadout_body("Second", "Wretch", legal_loadout("Wretch"))).json()
    assert second["counts"].keys() == {"cost", "cards"}
    assert second["counts"]["cards"] == sum(second["loadout"]["deck"].values()) > 0
    path = f"/api/loadouts/{first.json()['id']}"
    changed = loadout_body("Third", "ISN", legal_loadout("ISN"))
    assert ada.put(path, changed).json()["name"] == "Third"
    assert [draft["name"] for draft in ada.get("/api/loadouts").json()] == ["Third", "Second"]
    assert bob.get("/api/loadouts").json() == []
    problem(bob.put(path, changed), 404)
    problem(bob.delete(path), 404)
    assert ada.delete(path).status_code == 204
    problem(ada.delete(path), 404)
    problem(ada.put(path, changed), 404)
    problem(ada.put("/api/loadouts/%00", changed), 404)
    assert ada.get("/api/loadouts").json() == [second]


def test_one_address_saves_a_limited_number_per_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New names must not fill the disk. A saved loadout may be changed."""
    monkeypatch.setattr(rates, "LOADOUTS", "2/day")
    with TestClient(make_app(tmp_path, GAME)) as client:
        ada, body = Caller(client), loadout_body("x", "ISN", DRAFT)
        draft = [ada.post("/api/loadouts", body).json()["id"] for _ in range(2)]
        refused = Caller(client, "Bob").post("/api/loadouts", body)
        _ = problem(refused, 429)
        assert int(refused.headers["retry-after"]) > 3600
        assert ada.put(f"/api/loadouts/{draft[0]}", loadout_body("y", "ISN", DRAFT)).status_code == 200


def test_at_most_fifty_builds_are_kept(client: TestClient) -> None:
    ada = Caller(client)
    body = loadout_body("x", "ISN", DRAFT)
    assert {ada.post("/api/loadouts", body).status_code for _ in range(50)} == {201}
    assert problem(ada.post("/api/loadouts", body), 409)["type"] == "urn:galaxies:too-many-loadouts"


@pytest.mark.parametrize(
    "changed",
    [{"name": ""}, {"name": "x" * 61}, {"name": "a\u202eb"}, {"side": ""}, {"side": "\u0000"}, {"id": "x"}],
)
def test_names_and_sides_are_plain(client: TestClient, changed: dict[str, Any]) -> None:
    problem(Caller(client).post("/api/loadouts", loadout_body("x", "ISN", DRAFT) | changed), 422)
