"""A server with a folder of packs: it runs with the valid ones, and reports the faults of the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.galaxies.catalogue import catalogue
from server.app import create_app
from server.games import load_games, with_packs
from server.settings import Settings
from tests.server.play import Caller, settings

EXAMPLE = Path(__file__).parents[4] / "examples" / "packs" / "strait-run"
BAD = 'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\nsize = "huge"\n'


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A valid pack between two faulty ones."""
    folder = tmp_path / "packs"
    good = folder / "b-example"
    good.mkdir(parents=True)
    for file in EXAMPLE.iterdir():
        _ = (good / file.name).write_text(file.read_text())
    _ = (folder / "a-bad.toml").write_text(BAD)
    _ = (folder / "c-bad.toml").write_text("no toml")
    return folder


def app(folder: Path, **options: Any) -> Any:
    return create_app(settings(folder, **options))


def test_the_server_runs_with_the_valid_packs_and_reports_the_others(
    tmp_path: Path, packs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with TestClient(app(tmp_path, packs=packs, log_json=True)) as client:
        mission_ids = [
            mission["id"] for mission in client.get("/api/missions").json() if mission["game"] == "galaxies"
        ]
        assert mission_ids[-2] == "strait-run"
        assert client.get("/api/catalogue").json()["tactics"]["erin-cho"]["cost"] == 2
        assert client.get("/healthz").status_code == 200
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    rejected = [line for line in lines if line["event"] == "pack left out"]
    assert [Path(line["pack"]).name for line in rejected] == ["a-bad.toml", "c-bad.toml"]
    assert (rejected[0]["file"], rejected[0]["key"], rejected[0]["level"]) == (
        "a-bad.toml",
        "isn-torrent.size",
        "error",
    )
    assert "huge" in rejected[0]["reason"]
    applied = [line["pack"] for line in lines if line["event"] == "pack laid"]
    assert [Path(pack).name for pack in applied] == ["b-example"]


def test_all_servers_with_one_folder_use_the_same_cards(tmp_path: Path, packs: Path) -> None:
    digests = []
    for _ in range(2):
        with TestClient(app(tmp_path, packs=packs)) as client:
            digests.append(client.get("/api/catalogue").json()["digest"])
    assert digests[0] == digests[1] != catalogue().digest


def test_a_missing_folder_stops_no_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with TestClient(app(tmp_path, packs=tmp_path / "none")) as client:
        assert client.get("/api/catalogue").json()["digest"] == catalogue().digest
    assert "pack left out" in capsys.readouterr().err


def test_a_mission_of_a_pack_can_be_played_from_the_lobby_to_its_end(tmp_path: Path, packs: Path) -> None:
    with TestClient(app(tmp_path, packs=packs)) as client:
        ada = Caller(client)
        summary = ada.new_match("strait-run", private=False)
        for seat in ("isn-1", "wretch-1"):
            response = ada.post(f"/api/matches/{summary['id']}/seats/{seat}", {"bot": "random"})
            assert response.status_code == 200, response.text
        with ada.watch(summary["id"]) as spectator:
            assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
            while spectator.view["status"] != "finished":
                assert spectator.read()["type"] in ("diff", "view")
            assert spectator.view["result"]["reason"]
            assert spectator.view["layout"] == "strait"
        record = ada.get(f"/api/matches/{summary['id']}/record").json()
    assert json.loads(record["edition"])["missions"]["strait-run"]["number"] == 6


def test_packs_of_another_game_are_in_a_folder_of_its_name(tmp_path: Path, packs: Path) -> None:
    """Clients draw the server's own data: a card of a pack is in the catalogue of its game alone."""
    pulp_folder = packs / "pulp"
    pulp_folder.mkdir()
    _ = (pulp_folder / "stars.toml").write_text(
        (EXAMPLE.parent / "pulp" / "free-stars" / "cards.toml").read_text()
    )
    with TestClient(app(tmp_path, packs=packs)) as client:
        pulp = client.get("/api/catalogue?game=pulp").json()
        assert pulp["planets"]["harbour-seven"]["name"] == "Harbour Seven"
        same_catalogue = client.get(f"/api/catalogue/{pulp['digest']}?game=pulp").json()
        assert (same_catalogue, len(same_catalogue["encounters"])) == (pulp, 50)
        assert client.get("/api/catalogue").json()["tactics"]["erin-cho"]["cost"] == 2


@pytest.mark.parametrize("games", [("pulp",), ("galaxies",), ("pulp", "galaxies")])
def test_a_games_folder_is_its_own_whichever_games_are_served(packs: Path, games: tuple[str, ...]) -> None:
    pulp_folder = packs / "pulp"
    pulp_folder.mkdir()
    good = pulp_folder / "stars.toml"
    _ = good.write_text((EXAMPLE.parent / "pulp" / "free-stars" / "cards.toml").read_text())
    _ = (pulp_folder / "bad.toml").write_text("format = 3")
    games_by_id = {name: Settings.model_fields["games"].default[name] for name in games}
    chosen_settings = Settings(packs=packs, games=games_by_id)
    _, applied, faults = with_packs(load_games(chosen_settings), chosen_settings)
    faulty = {Path(fault.pack).name for fault in faults}
    assert (str(good) in applied, "bad.toml" in faulty) == ("pulp" in games, "pulp" in games)
    assert "pulp" not in faulty
