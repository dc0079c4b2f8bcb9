"""Two games on one server: each with its missions, computer players, editions and matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.lobby.options import TABLE_OPTIONS
from engine.galaxies import GAME as GALAXIES
from server.base.clock import now
from server.base.rate_limit import RateLimit
from server.features.lobby.service import Lobby
from server.features.replays import records
from server.games import NoGame, load_games
from server.match.state.context import DELAY_FACTORS
from server.settings import Settings
from tests.server.features.lobby.test_lobby import denial_status, problem
from tests.server.play import Caller, make_app
from tests.server.toy import GAME as TOY


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that plays Card Duel first, and Galaxies."""
    with TestClient(
        make_app(tmp_path_factory.mktemp("server"), TOY, GALAXIES), raise_server_exceptions=False
    ) as client:
        yield client


def start_match(
    client: TestClient, mission: str, seats: tuple[str, ...]
) -> tuple[dict[str, Any], list[Caller]]:
    """Return a running match, hosted by its first player, and the players."""
    callers = [Caller(client, seat) for seat in seats]
    summary = callers[0].new_match(mission, private=False)
    for caller, seat in zip(callers, seats, strict=True):
        caller.sit(summary, seat)
    response = callers[0].post(f"/api/matches/{summary['id']}/start")
    assert response.status_code == 200, response.text
    return response.json(), callers


def test_the_games_of_the_settings_are_listed(client: TestClient) -> None:
    assert client.get("/api/games").json() == [
        {"id": "duel", "title": "Card Duel"},
        {"id": "galaxies", "title": "Battleship Galaxies"},
    ]


def test_missions_and_computer_players_name_their_game(client: TestClient) -> None:
    missions = [(info["game"], info["id"]) for info in client.get("/api/missions").json()]
    assert missions[:3] == [("duel", "duel"), ("duel", "table"), ("galaxies", "dead-zone")]
    bots = [(info["game"], info["name"]) for info in client.get("/api/bots").json()]
    assert bots == [(game.id, name) for game in (TOY, GALAXIES) for name in game.bots]


def test_every_mission_offers_the_options_of_every_table(client: TestClient) -> None:
    for mission in client.get("/api/missions").json():
        options = [option["id"] for option in mission["options"]]
        hint_options = ["hints"] if mission["game"] == GALAXIES.id else []
        expected = ["reactions", "reaction_seconds", "alone", "time", "at_zero", "spectator_delay"]
        expected += ["spectators", "chat", "bot_pace"]
        expected += hint_options
        assert options[-len(expected) :] == expected
        assert len(set(options)) == len(options)


def test_the_catalogue_belongs_to_the_requested_game(client: TestClient) -> None:
    duel, galaxies = TOY.edition().digest, GALAXIES.edition().digest
    for path, digest in (
        ("/api/catalogue", duel),
        ("/api/catalogue?game=duel", duel),
        ("/api/catalogue?game=galaxies", galaxies),
        (f"/api/catalogue/{galaxies}?game=galaxies", galaxies),
        (f"/api/catalogue/{duel}", duel),
    ):
        assert client.get(path).json()["digest"] == digest
    problem(client.get(f"/api/catalogue/{galaxies}"), 404)  # no edition of the first game
    problem(client.get(f"/api/catalogue/{duel}?game=galaxies"), 404)
    for path in ("/api/catalogue?game=chess", f"/api/catalogue/{duel}?game=chess"):
        assert problem(client.get(path), 422)["type"] == "urn:galaxies:no-such-game"


def test_matches_of_both_games_can_be_played_side_by_side(client: TestClient) -> None:
    duel, (red, _) = start_match(client, "duel", ("red-1", "blue-1"))
    battle, (isn, _) = start_match(client, "dead-zone", ("isn-1", "wretch-1"))
    assert (duel["game"], battle["game"]) == ("duel", "galaxies")
    with red.watch(duel["id"]) as duel_seat, isn.watch(battle["id"]) as galaxies_seat:
        assert (duel_seat.view["game"], duel_seat.view["catalogue"]) == ("duel", TOY.edition().digest)
        assert (galaxies_seat.view["game"], galaxies_seat.view["catalogue"]) == (
            "galaxies",
            GALAXIES.edition().digest,
        )
        for _ in range(3):
            assert duel_seat.pick("swap")["type"] == "accepted"
            if decision := galaxies_seat.view["decision"]:
                assert (
                    galaxies_seat.pick(*[o["id"] for o in decision["options"]][: decision["min"]])["type"]
                    == "accepted"
                )
        for seat in (duel_seat, galaxies_seat):
            seat.pending_messages()
            assert seat.view == seat.resync()["view"]
            assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    games_by_id = {summary["id"]: summary["game"] for caller in (red, isn) for summary in own_matches(caller)}
    assert games_by_id == {duel["id"]: "duel", battle["id"]: "galaxies"}
    records = [c.get(f"/api/matches/{m['id']}/record").json() for c, m in ((red, duel), (isn, battle))]
    assert [(record["format"], record["game"]) for record in records] == [
        ("match-record/2", "duel"),
        ("match-record/2", "galaxies"),
    ]


def test_a_record_is_read_in_parts_and_requests_for_it_are_limited(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a long match would delay everybody."""
    monkeypatch.setattr(client.app.state.services.rates, "_replays", RateLimit("3/minute"))  # type: ignore[attr-defined]
    duel, (red, _) = start_match(client, "duel", ("red-1", "blue-1"))
    with red.watch(duel["id"]) as duel_seat:
        for _ in range(3):
            _ = duel_seat.pick("swap")
        _ = duel_seat.ask("order", order="concede", on=True)
    path, responses = f"/api/matches/{duel['id']}/record", list[Any]()
    for at_once in (1, 2, 500):
        monkeypatch.setattr(records, "BATCH_SIZE", at_once)
        responses.append(red.get(path).json())
    assert responses[0] == responses[1] == responses[2]
    assert len(responses[0]["entries"]) > 3
    assert red.get(path).status_code == 429


def own_matches(caller: Caller) -> list[dict[str, Any]]:
    matches: list[dict[str, Any]] = caller.get("/api/matches?mine=1").json()
    return matches


def test_a_match_belongs_to_the_named_game_or_the_first_with_the_mission(
    client: TestClient,
) -> None:
    ada = Caller(client)
    for body, game in (
        ({"mission": "duel"}, "duel"),
        ({"mission": "duel", "game": "duel"}, "duel"),
        ({"mission": "dead-zone"}, "galaxies"),
        ({"mission": "dead-zone", "game": "galaxies"}, "galaxies"),
        ({"mission": "dead-zone", "game": None}, "galaxies"),
    ):
        assert ada.post("/api/matches", body).json()["game"] == game
    for body in (
        {"mission": "duel", "game": "galaxies"},
        {"mission": "dead-zone", "game": "duel"},
        {"mission": "duel", "game": "chess"},
        {"mission": "duel", "game": ""},
        {"mission": "duel", "game": 1},
    ):
        problem(ada.post("/api/matches", body), 422)


def test_a_bot_of_another_game_is_rejected(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match("duel")
    response = ada.post(f"/api/matches/{summary['id']}/seats/red-1", {"bot": "greedy"})
    assert problem(response, 422)["type"] == "urn:galaxies:no-such-bot"


def test_a_match_of_a_game_that_is_not_served_is_not_found(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, TOY, GALAXIES)) as client:
        summary, (ada, bob) = start_match(client, "dead-zone", ("isn-1", "wretch-1"))
        duel = ada.new_match("duel", private=False)
    path = f"/api/matches/{summary['id']}"
    with TestClient(make_app(tmp_path, TOY), raise_server_exceptions=False) as client:
        ada.client = client
        for summaries in (ada.get("/api/matches").json(), own_matches(ada)):
            assert [match["id"] for match in summaries] == [duel["id"]]
        for missing in (
            path,
            f"{path}/record",
            f"{path}/loadout",
            f"/api/invites/{summary['invite']['code']}",
        ):
            problem(ada.get(missing), 404)
        for missing in (f"{path}/start", f"{path}/resume", f"{path}/seats/isn-1"):
            problem(ada.post(missing), 404)
        assert denial_status(ada, summary["id"]) == 404
    with TestClient(make_app(tmp_path, TOY, GALAXIES)) as client:
        bob.client = client
        with bob.watch(summary["id"]) as seat:
            assert (seat.view["status"], seat.view["viewer"]) == ("playing", "wretch-1")


def test_a_loadout_of_a_game_that_is_not_served_has_no_counts(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, TOY, GALAXIES)) as client:
        ada = Caller(client)
        body = {"game": "galaxies", "name": "Mine", "side": "ISN", "loadout": {"deck": {"erin-cho": 2}}}
        saved = ada.post("/api/loadouts", body).json()
    assert saved["counts"] == {"cost": 0, "cards": 2}
    with TestClient(make_app(tmp_path, TOY)) as client:
        ada.client = client
        assert ada.get("/api/loadouts").json() == [saved | {"counts": {}}]


def test_a_game_without_loadouts_offers_no_choice(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.sit(ada.new_match("duel"), "red-1")
    assert [seat["loadout"] for seat in summary["seats"]] == [None, None]
    path, body = f"/api/matches/{summary['id']}/loadout", {"loadout": {}, "ready": True}
    check = {"game": "duel", "mission": "duel", "seat": "red-1", "loadout": {}}
    saved = {"game": "duel", "name": "Mine", "side": "red", "loadout": {}}
    for response in (
        ada.get(path),
        ada.put(path, body),
        ada.post("/api/loadouts/check", check),
        ada.post("/api/loadouts", saved),
    ):
        assert problem(response, 409)["type"] == "urn:galaxies:nothing-to-choose"
    assert (
        problem(ada.post("/api/loadouts", saved | {"game": "chess"}), 422)["type"]
        == "urn:galaxies:no-such-game"
    )
    assert ada.get("/api/loadouts").json() == []


@pytest.mark.parametrize(("pace", "delay"), [("fast", 20), ("usual", 100), ("slow", 400)])
def test_a_table_chooses_the_pace_of_its_computer_players(tmp_path: Path, pace: str, delay: float) -> None:
    with TestClient(make_app(tmp_path, bot_delay=100.0)) as client:
        ada = Caller(client)
        summary = ada.new_match("duel", bot_pace=pace)
        assert summary["options"]["bot_pace"] == pace
        ada.sit(summary, "blue-1")
        assert ada.post(f"/api/matches/{summary['id']}/seats/red-1", {"bot": "random"}).status_code == 200
        start = now()
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        assert client.portal
        row = client.portal.call(client.app.state.store.match, summary["id"])  # type: ignore[attr-defined]
    assert list(row.waits) == ["red-1"]
    assert 0 <= (row.due_at - start).total_seconds() - delay < 15


def test_a_match_older_than_the_pace_option_has_the_usual_pace(client: TestClient) -> None:
    context = client.app.state.services.part(Lobby).context  # type: ignore[attr-defined]
    assert context.bot_delay(SimpleNamespace(options={})) == context.settings.bot_delay
    (paces,) = [option for option in TABLE_OPTIONS if option.id == "bot_pace"]
    assert {choice.id for choice in paces.choices} == DELAY_FACTORS.keys()


@pytest.mark.parametrize(
    ("options", "stepwise"),
    [
        ({}, []),
        ({"questions": "steps"}, ["isn-1", "isn-2", "wretch-1", "wretch-2"]),
        ({"questions": "gestures"}, []),
    ],
)
def test_a_table_uses_whole_gestures_unless_its_host_wants_single_steps(
    client: TestClient, options: dict[str, str], stepwise: list[str]
) -> None:
    ada = Caller(client)
    summary = ada.new_match("meteor-storm", **options)
    ada.sit(summary, "isn-1")
    for seat in ("isn-2", "wretch-1", "wretch-2"):
        assert ada.post(f"/api/matches/{summary['id']}/seats/{seat}", {"bot": "random"}).status_code == 200
    assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
    assert client.portal
    initial = client.portal.call(client.app.state.store.setup, summary["id"])  # type: ignore[attr-defined]
    assert sorted(json.loads(initial)["state"]["stepwise"]) == stepwise


@pytest.mark.parametrize("pace", ["faster", "", 1, None, True, ["fast"], {"fast": 1}, "FAST"])
def test_an_unknown_pace_is_rejected(client: TestClient, pace: Any) -> None:
    body = {"mission": "duel", "options": {"bot_pace": pace}}
    fault = problem(Caller(client).post("/api/matches", body), 422)
    assert fault["type"] == "urn:galaxies:bad-options"
    assert [error["loc"] for error in fault["errors"]] == [["body", "options", "bot_pace"]]


def test_faults_in_options_of_game_and_table_are_reported_together(client: TestClient) -> None:
    body = {"mission": "duel", "options": {"bot_pace": "x", "goal": 0, "reaction_seconds": -1, "size": 2}}
    fault = problem(Caller(client).post("/api/matches", body), 422)
    assert {error["loc"][-1] for error in fault["errors"]} == {"bot_pace", "goal", "reaction_seconds", "size"}


def test_a_game_with_another_id_is_not_served() -> None:
    games = {"duel": "tests.server.toy:GAME", "galaxies": "engine.galaxies:GAME"}
    assert list(load_games(Settings(games=games))) == ["duel", "galaxies"]
    with pytest.raises(NoGame, match="is the game duel, not chess"):
        load_games(Settings(games={"chess": "tests.server.toy:GAME"}))
    with pytest.raises(NoGame, match="there is no game at"):
        load_games(Settings(games={"chess": "tests.server.chess:GAME"}))
