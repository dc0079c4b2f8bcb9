"""The command line, as a person types it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from engine.core.chance import SealedChance
from engine.core.game import Game
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.match import Match
from engine.core.matches.record import export
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.core.simulation.selfplay import play_matches as selfplay
from engine.galaxies import GAME as GALAXIES
from engine.galaxies.game import Galaxies
from engine.pulp import GAME as PULP
from examples.duel import GAME as DUEL
from server.cli.commands import app, serve
from tests.saves.kept import read_text

SEED = bytes(range(32))


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    chance = SealedChance(SEED)
    file = tmp_path_factory.mktemp("record") / "match.json"
    _ = file.write_text(json.dumps(short_record(chance.commitment, chance)))
    return file


def short_record(commitment: str, chance: SealedChance) -> dict[str, Any]:
    """Return the record of a short match that all ISN players give up."""
    game = Galaxies()
    players = {seat: SeatedPlayer(seat) for seat in game.edition().missions["meteor-storm"].teams}
    options = game.check_options("meteor-storm", {})
    setup = Setup("m", "meteor-storm", options, players, commitment)
    data = game.codec.first(game.new_match(setup))
    match, change = Match.begin(game, data, chance)
    entries = list(change.entries)
    asked = match.decisions["isn-1"]
    entries += match.answer("isn-1", asked.id, [asked.options[0].id]).entries
    for seat in ("isn-1", "isn-2"):
        entries += match.order(seat, "concede", True).entries
    return export(game, match, setup, data=data, journal=entries, seed=SEED)


def test_selfplay_prints_one_line_of_json() -> None:
    status, out = run("selfplay", "meteor-storm", "--games", "2", "--seed", "5", "--json")
    assert status == 0
    assert out.count("\n") == 1
    report = json.loads(out)
    assert report["mission"] == "meteor-storm"
    assert report["games"] == report["finished"] == 2
    assert sum(report["wins"].values()) == sum(report["reasons"].values()) == 2
    assert set(report["wins"]) == {"isn", "wretch", "draw"}
    assert report["answers"] > 0
    assert report["answers_per_second"] > 0
    assert report["rounds"]["max"] >= report["rounds"]["median"] >= 1


@pytest.mark.parametrize("game", [GALAXIES, DUEL, PULP], ids=lambda game: str(game.id))
def test_selfplay_counts_the_rounds_in_views(game: Game[Any]) -> None:
    mission = next(iter(game.edition().missions))
    match = Selfplay(game, mission, derive_seed(3, 0))
    assert match.play()
    report = selfplay(game, mission, seed=3)["rounds"]
    assert report["max"] == report["median"] == match.view()["round"] > 1


def test_selfplay_with_the_same_seed_is_the_same() -> None:
    reports = [
        json.loads(run("selfplay", "meteor-storm", "--games", "1", "--seed", "9", "--json")[1])
        for _ in range(2)
    ]
    for report in reports:
        del report["seconds"], report["answers_per_second"]
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("nope",), ["'nope'", "dead-zone", "pan-base"]),
        (("dead-zone", "--players", "greedy,nobody"), ["'nobody'", "admiral, greedy"]),
        (("dead-zone", "--players", "greedy,random,random"), ["isn", "wretch"]),
        (("dead-zone", "--option", "fleets"), ["'fleets'", "KEY=VALUE"]),
        (("dead-zone", "--option", "fleets=50"), ["fleets", "printed, 48, 42"]),
        (("dead-zone", "--option", "size=1"), ["size", "no such option"]),
    ],
)
def test_selfplay_reports_unknown_names_and_lists_the_known_ones(
    arguments: tuple[str, ...], expected: list[str]
) -> None:
    status, out = run("selfplay", *arguments)
    assert status == 2
    assert [word for word in expected if word not in out] == []


def test_selfplay_allows_spaces_between_players() -> None:
    status, out = run("selfplay", "dead-zone", "--players", "random, random", "--json")
    assert (status, json.loads(out)["finished"]) == (0, 1)


def test_verify_accepts_a_record(record: Path) -> None:
    status, out = run("verify", str(record))
    assert (status, out.splitlines()[0].endswith("ok")) == (0, True)


def test_verify_compares_the_record_with_the_given_commitment(record: Path) -> None:
    """Even a completely invented record is consistent, and the output claims no more than that."""
    assert "was not checked" in run("verify", str(record))[1]
    sealed = json.loads(record.read_text())["commitment"]
    status, out = run("verify", str(record), "--commitment", f" {sealed.upper()}")
    assert (status, "was not checked" in out, "match the commitments" in out) == (0, False, True)
    status, out = run("verify", str(record), "--commitment", sealed, "--commitment", "ab" * 32)
    assert (status, "not those that were sealed as abab" in out, ": ok" in out) == (1, True, False)


@pytest.mark.parametrize("since", [0, 1])
def test_verify_does_not_trust_a_later_seal_unknown_to_players(tmp_path: Path, since: int) -> None:
    """The record keeps the first seal, which players saw, but all its dice come from another seed."""
    sealed, invented = SealedChance(SEED).commitment, SealedChance(SEED, [(since, SEED[::-1])])
    invented_record = short_record(sealed, invented)
    later = {"since": since, "commitment": SealedChance(SEED[::-1]).commitment, "seed": SEED[::-1].hex()}
    file = tmp_path / "invented.json"
    _ = file.write_text(json.dumps(invented_record | {"resealed": [later]}))
    assert run("verify", str(file))[0] == 0
    status, out = run("verify", str(file), "--commitment", sealed)
    assert (status, f"from draw {since} on" in out, "match the commitments" in out) == (1, True, False)
    commitments = ("--commitment", sealed, "--commitment", later["commitment"])
    assert run("verify", str(file), *commitments)[0] == 0


@pytest.mark.parametrize("commitment", ["", "ab", "no seal", "0x" + "ab" * 31, "ab" * 33])
def test_verify_rejects_an_invalid_commitment(record: Path, commitment: str) -> None:
    status, out = run("verify", str(record), "--commitment", commitment)
    assert status == 2
    assert "64 hexadecimal digits" in out
    assert "Traceback" not in out


@pytest.mark.parametrize("change", [("seed", "00" * 32), ("commitment", "00" * 32), ("game", "chess")])
def test_verify_reports_what_is_wrong(record: Path, tmp_path: Path, change: tuple[str, str]) -> None:
    key, value = change
    file = tmp_path / "forged.json"
    _ = file.write_text(json.dumps(json.loads(record.read_text()) | {key: value}))
    status, out = run("verify", str(file))
    assert status == 1
    assert "forged.json: " in out
    assert "Traceback" not in out


def test_verify_detects_a_changed_die(record: Path, tmp_path: Path) -> None:
    forged = json.loads(record.read_text())
    drawn = next(entry for entry in forged["entries"] if entry["kind"] == "chance")
    drawn["value"] = list(reversed(drawn["value"]))
    file = tmp_path / "forged.json"
    _ = file.write_text(json.dumps(forged))
    assert run("verify", str(file))[0] == 1


def test_replay_prints_the_match(record: Path) -> None:
    status, out = run("replay", str(record))
    assert status == 0
    assert "ISN Torrent" in out
    assert "concede" in out.lower() or "gives up" in out.lower()


@pytest.fixture
def old_record(tmp_path: Path) -> Path:
    """The record of a match played with an earlier version (galaxies-record/1, battleship-galaxies)."""
    file = tmp_path / "old.json"
    _ = file.write_text(read_text("server/record.json.gz"))
    return file


def test_a_record_written_by_other_rules_is_reported_with_its_first_difference(old_record: Path) -> None:
    """The record has the first format. Since then, a question was removed that its players answered."""
    assert run("verify", str(old_record)) == (1, f"{old_record}: entry 16: the journal differs\n")
    status, out = run("replay", str(old_record))
    assert (status, "does not fit the rules" in out) == (1, True)


def test_check_pack_accepts_changed_numbers(tmp_path: Path) -> None:
    pack = tmp_path / "ships.toml"
    _ = pack.write_text(
        'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\n'
        '[[ship.versions]]\nlevel = "veteran"\nlaunch = 13\n'
    )
    assert run("check-pack", str(pack)) == (
        0,
        f"{pack}: ok\n  ship isn-torrent changed: versions.veteran.launch\n",
    )


def test_check_pack_reports_file_key_and_reason(tmp_path: Path) -> None:
    pack = tmp_path / "bad.toml"
    _ = pack.write_text(
        'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\nlaunch = "x"\n'
    )
    status, out = run("check-pack", str(pack))
    assert status == 1
    assert "bad.toml" in out
    assert "launch" in out
    assert "Traceback" not in out


EXAMPLES = Path(__file__).parent.parent / "examples" / "packs"
CATALOGUE = Path(__file__).parent.parent / "engine" / "galaxies" / "catalogue"
BAD = 'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\nlaunch = "x"\n'


def test_check_pack_checks_a_folder_of_packs_like_the_server(tmp_path: Path) -> None:
    _ = (tmp_path / "a.toml").write_text(BAD)
    _ = (tmp_path / "b.toml").write_text(BAD.replace('launch = "x"', 'name = "Mine"'))
    status, out = run("check-pack", "--packs", str(tmp_path))
    assert status == 1
    bad, good, changed = out.splitlines()
    assert bad.startswith(f"{tmp_path / 'a.toml'}: a.toml: isn-torrent")
    assert good == f"{tmp_path / 'b.toml'}: ok"
    assert changed == "  ship isn-torrent changed: name"


def test_check_pack_applies_files_one_after_another(tmp_path: Path) -> None:
    mission = tmp_path / "mission.toml"
    text = (EXAMPLES / "strait-run" / "strait-run.toml").read_text().replace("decoy-flares", "hijack-plan")
    _ = mission.write_text(text)
    board = str(EXAMPLES / "strait-run" / "boards.toml")
    assert run("check-pack", board, str(mission))[0] == 0
    assert run("check-pack", str(mission))[0] == 1


def test_check_pack_can_play_matches() -> None:
    status, out = run("check-pack", str(EXAMPLES / "strait-run"), "--play", "1", "--mission", "strait-run")
    assert (status, out.splitlines()[-1]) == (0, "matches: ok")


def test_check_pack_requires_something_to_check(tmp_path: Path) -> None:
    assert run("check-pack")[0] == 2
    status, out = run("check-pack", "--packs", str(tmp_path))
    assert status == 2
    assert "there is no pack in" in out


def test_check_pack_lists_the_changes_of_a_pack(tmp_path: Path) -> None:
    status, out = run("check-pack", str(EXAMPLES / "strait-run"))
    assert status == 0
    assert "  layout strait added\n" in out
    assert "  card erin-cho changed: cost, printed\n" in out
    unchanged = tmp_path / "nothing.toml"
    _ = unchanged.write_text('format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\n')
    assert run("check-pack", str(unchanged)) == (0, f"{unchanged}: ok\n  changes nothing\n")


def test_check_pack_reports_every_fault_of_every_file(tmp_path: Path) -> None:
    _ = (tmp_path / "a.toml").write_text(BAD + 'ships = 9\nsize = "huge"\n')
    _ = (tmp_path / "b.toml").write_text("format = ")
    status, out = run("check-pack", str(tmp_path))
    assert status == 1
    keys = [line.split(": ")[1:3] for line in out.splitlines()]
    wrong = ["isn-torrent.size", "isn-torrent.launch", "isn-torrent.ships"]
    assert [key for file, key in keys if file == "a.toml"] == wrong
    assert keys[0][0] == "b.toml"


def test_check_pack_prints_what_the_guide_shows(tmp_path: Path) -> None:
    guide = (EXAMPLES.parents[1] / "docs" / "PACKS.md").read_text("utf-8")
    expected = "mine.toml: ok" + guide.split("\n```\nmine.toml: ok")[1].split("```")[0]
    _ = (tmp_path / "mine.toml").write_text(guide.split("```toml\n")[1].split("```")[0])
    wrong = tmp_path / "wrong"
    wrong.mkdir()
    chart = [*["." * 10] * 3, "##*####.#", *["." * 10] * 4]
    head = 'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\n'
    _ = (wrong / "ships.toml").write_text(
        f'{head}[[ship.versions]]\nlevel = "veteran"\ncells = {{}}\nchart = {chart}\n'
    )
    mission = (CATALOGUE / "missions" / "blockade-run.toml").read_text("utf-8")
    raid = mission.replace('[[starts]]\nseat = "isn-1"', '[[starts]]\nseat = "isn-2"')
    _ = (wrong / "raid.toml").write_text(raid, "utf-8")
    status, out = run("check-pack", "--packs", str(tmp_path))
    assert (status, out.replace(f"{tmp_path}/", "")) == (1, expected)


def test_check_pack_rejects_an_unknown_mission() -> None:
    arguments = ("check-pack", str(EXAMPLES / "strait-run"), "--play", "1", "--mission", "strait-walk")
    assert run(*arguments)[0] == 2


def test_selfplay_plays_the_mission_of_a_pack() -> None:
    status, out = run("selfplay", "strait-run", "--packs", str(EXAMPLES), "--json")
    assert status == 0
    assert json.loads(out)["finished"] == 1
    assert run("selfplay", "strait-run")[0] == 2


def test_serve_reports_packs_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[object] = []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    def run(server: object, *, timeout_worker_healthcheck: int, **_: object) -> None:
        served.append(server)
        assert timeout_worker_healthcheck >= 60, "on a busy machine a worker begins slowly"

    monkeypatch.setattr("server.cli.commands.uvicorn.run", run)
    monkeypatch.setenv("GALAXIES_PACKS", "")
    monkeypatch.setenv("GALAXIES_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'served.sqlite3'}")
    _ = (tmp_path / "a.toml").write_text(BAD)
    _ = (tmp_path / "b.toml").write_text(BAD.replace('launch = "x"', 'name = "Mine"'))
    serve(packs=tmp_path)
    log = capsys.readouterr().err
    assert served
    assert f"pack {tmp_path / 'b.toml'}: ok" in log
    assert f"pack {tmp_path / 'a.toml'} left out: a.toml: isn-torrent" in log


def test_balance_prints_the_shares_of_each_mission_as_json() -> None:
    status, out = run("balance", "dead-zone", "--games", "2", "--players", "random", "--cores", "1", "--json")
    (report,) = json.loads(out)
    assert (status, report["games"], report["mission"]) == (0, 2, "dead-zone")
    assert sum(share["count"] for share in report["wins"].values()) + report["draws"] == 2


def test_balance_reports_an_unknown_option_although_other_processes_play() -> None:
    status, out = run("balance", "dead-zone", "--option", "size=1", "--games", "2", "--cores", "2")
    assert status == 2
    assert "size: there is no such option" in out


def test_balance_uses_each_games_own_players_by_default() -> None:
    status, out = run("balance", "maiden-flight", "--games", "1", "--cores", "1", "--json")
    (report,) = json.loads(out)
    assert (status, report["players"]) == (0, ["navigator"])


def test_balance_prints_a_table() -> None:
    status, out = run("balance", "duel", "--games", "1", "--players", "random", "--cores", "1")
    assert status == 2
    assert "'duel'" in out
    status, out = run("balance", "dead-zone", "--games", "1", "--players", "random", "--cores", "1")
    assert status == 0
    assert [
        word for word in ("isn wins", "wretch wins", "starting team wins", "rounds") if word not in out
    ] == []
