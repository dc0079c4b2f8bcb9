"""Records of Card Duel: writing, verifying, replaying, and detecting changes. Also self-play."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from engine.core.chance import SealedChance
from engine.core.lobby.options import only_game_options
from engine.core.lobby.setup import Setup
from engine.core.matches import match as core_match
from engine.core.matches import record
from engine.core.matches.journal import Diverged
from engine.core.simulation.selfplay import Selfplay, derive_seed, play_matches
from examples.duel import GAME
from server.cli.commands import app

GAMES = {GAME.id: GAME}
ENVIRONMENT = {
    "GALAXIES_GAMES": json.dumps({"galaxies": "engine.galaxies:GAME", "duel": "examples.duel:GAME"})
}


def record_with_undos(mission: str = "duel", number: int = 1) -> dict[str, Any]:
    """Return the record of a whole match with undone answers."""
    match = Selfplay(GAME, mission, derive_seed(8, number), ("cautious", "random"))
    undone_count = 0
    while not match.match.over:
        seat = next(iter(match.match.decisions))
        _ = match.turn()
        if match.match.undo_refusal(seat) is None and undone_count < 3:
            match.journal += match.match.undo(seat).entries
            undone_count += 1
    assert undone_count == 3
    name = json.loads(match.data)["state"]["match"]
    setup = Setup(
        name, mission, only_game_options(match.options), match.players, SealedChance(match.seed).commitment
    )
    exported = record.export(
        GAME, match.match, setup, data=match.data, journal=match.journal, seed=match.seed
    )
    whole_record: dict[str, Any] = json.loads(json.dumps(exported))
    return whole_record


@pytest.fixture(scope="module")
def whole_record() -> dict[str, Any]:
    return record_with_undos()


@pytest.mark.parametrize("mission", ["duel", "table"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_replayed_record_has_the_same_end(mission: str, number: int) -> None:
    data = record_with_undos(mission, number)
    assert data["game"] == "duel"
    assert record.verify(GAMES, data).problems == []
    changes = list(record.replay(GAMES, data))
    assert changes[0] == "The cards are shuffled"
    assert changes[1].startswith("cautious-red-1 is dealt ")
    assert sum(line.endswith("takes a turn") for line in changes) > 4


def _change_die(data: dict[str, Any]) -> None:
    entry = next(e for e in data["entries"] if e["kind"] == "chance" and len(e["value"]) == 1)
    entry["value"] = [entry["value"][0] % 6 + 1]


def _change_deal(data: dict[str, Any]) -> None:
    data["entries"][0]["value"].reverse()


def _change_answer(data: dict[str, Any]) -> None:
    entry = next(e for e in reversed(data["entries"]) if e["kind"] == "answer")
    entry["value"] = ["stay"] if entry["value"] != ["stay"] else ["roll"]


def _change_seed(data: dict[str, Any]) -> None:
    data["seed"] = "00" * 32


def _change_goal(data: dict[str, Any]) -> None:
    data["options"]["goal"] = 8


def _change_winner(data: dict[str, Any]) -> None:
    data["result"]["winner"] = "green"


def _remove_last_entry(data: dict[str, Any]) -> None:
    _ = data["entries"].pop()


@pytest.mark.parametrize(
    "tamper",
    [
        _change_die,
        _change_deal,
        _change_answer,
        _change_seed,
        _change_goal,
        _change_winner,
        _remove_last_entry,
    ],
)
def test_every_change_to_a_record_is_detected(
    whole_record: dict[str, Any], tamper: Callable[[dict[str, Any]], None]
) -> None:
    changed_record = json.loads(json.dumps(whole_record))
    tamper(changed_record)
    assert record.verify(GAMES, changed_record).problems != []


def test_a_record_is_replayed_up_to_its_first_difference(whole_record: dict[str, Any]) -> None:
    data = [change.entries for change in record.Playback(GAMES, whole_record).changes()]
    assert [change.entries for change in record.Playback(GAMES, whole_record).verified_changes()] == data
    _change_die(changed_record := json.loads(json.dumps(whole_record)))
    with pytest.raises(Diverged):
        _ = list(record.Playback(GAMES, changed_record).verified_changes())
    verified_changes = list(record.Playback(GAMES, changed_record).changes())
    assert len(verified_changes) == len(data), "the rules alone would not detect it"


@pytest.mark.parametrize(("key", "value"), [("game", "galaxies"), ("edition", "{}"), ("snapshot", "{}")])
def test_data_that_cannot_be_played_is_not_a_record(
    whole_record: dict[str, Any], key: str, value: str
) -> None:
    with pytest.raises(record.BadRecord):
        _ = record.verify(GAMES, {**whole_record, key: value})


def run_command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), env=ENVIRONMENT)
    return result.exit_code, result.output


def test_the_command_line_verifies_and_replays_a_record(whole_record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    _ = file.write_text(json.dumps(whole_record))
    commitment = whole_record["commitment"]
    status, output = run_command("verify", str(file), "--commitment", commitment)
    assert (status, output.splitlines()[0]) == (0, f"{file}: ok")
    status, output = run_command("replay", str(file))
    assert (status, output.splitlines()) == (0, list(record.replay(GAMES, whole_record)))
    _change_die(bad_record := json.loads(json.dumps(whole_record)))
    _ = file.write_text(json.dumps(bad_record))
    status, output = run_command("verify", str(file))
    assert status == 1
    assert "the dice differ from the seed" in output


def test_the_command_line_plays_the_game_by_its_mission() -> None:
    words = (
        "selfplay",
        "table",
        "--games",
        "5",
        "--players",
        "cautious,random",
        "--option",
        "goal=8",
        "--json",
    )
    status, output = run_command(*words)
    report = json.loads(output)
    assert status == 0
    assert (report["game"], report["finished"]) == ("duel", 5)
    summary = play_matches(GAME, "table", games=range(5), players=("cautious", "random"), options={"goal": 8})
    for field in ("seconds", "answers_per_second"):
        del report[field], summary[field]
    assert report == summary
    assert run_command(*words[:4], "--option", "goal=1")[0] == 2


def test_a_record_may_contain_any_number_of_undone_answers(
    whole_record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit on undo applies only to players."""
    monkeypatch.setattr(core_match, "MAX_CHANGES", 0)
    assert record.verify(GAMES, whole_record).problems == []
