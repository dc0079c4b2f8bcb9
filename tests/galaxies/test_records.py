"""Self-play, records and notation."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.core.chance import SealedChance
from engine.core.lobby.options import asks_only_answers, asks_simultaneously
from engine.core.matches import record
from engine.core.matches.match import Match
from engine.core.matches.record import BadRecord
from engine.core.simulation import selfplay
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.present import notation
from engine.galaxies.state import State
from tests.properties.matches import record_of
from tests.scenario import Scenario, Table

GAMES = {GAME.id: GAME}
KEYS = {
    "game", "mission", "games", "finished", "answers", "rounds", "wins", "reasons",
    "seconds", "answers_per_second", "per_seat_and_round",
}  # fmt: skip


@pytest.fixture(scope="module")
def match_record() -> dict[str, Any]:
    game = Selfplay(GAME, "meteor-storm", derive_seed(5, 0))
    assert game.play()
    return record_of(game)


# Self-play


def test_self_play_reports_how_matches_ended() -> None:
    summary = selfplay.play_matches(GAME, "meteor-storm", games=range(2), seed=9)
    assert set(summary) == KEYS
    assert (summary["game"], summary["mission"]) == ("galaxies", "meteor-storm")
    assert (summary["games"], summary["finished"]) == (2, 2)
    assert set(summary["wins"]) == {"isn", "wretch", "draw"}
    assert sum(summary["wins"].values()) == sum(summary["reasons"].values()) == 2
    assert summary["rounds"]["median"] <= summary["rounds"]["max"]
    shares = summary["per_seat_and_round"]
    assert next(iter(shares)) == "all" and shares["action"] > 1
    assert abs(sum(shares.values()) - 2 * shares["all"]) < 0.01 * len(shares)


def test_self_play_is_reproducible_with_and_without_views() -> None:
    def summary_without_times(**extra: Any) -> dict[str, Any]:
        summary = selfplay.play_matches(GAME, "meteor-storm", seed=3, **extra)
        return {key: value for key, value in summary.items() if "second" not in key}

    assert (
        summary_without_times()
        == summary_without_times()
        == summary_without_times(views=True)
        == summary_without_times(players=["random", "random"])
    )


def test_self_play_rejects_invalid_arguments() -> None:
    with pytest.raises(KeyError):
        _ = selfplay.play_matches(GAME, "no-such-mission")
    with pytest.raises(KeyError):
        _ = selfplay.play_matches(GAME, "meteor-storm", players=["genius"])
    with pytest.raises(ValueError, match="one for each of wretch, isn"):
        _ = selfplay.play_matches(GAME, "meteor-storm", players=["random"] * 3)


def test_a_match_that_takes_too_long_is_abandoned() -> None:
    game = Selfplay(GAME, "meteor-storm", derive_seed(5, 1))
    assert not game.play(max_answers=20)
    assert game.answers == 20 and not game.match.over


# Records


@pytest.mark.parametrize(
    "tampered",
    [
        lambda data: data | {"match": "\ud800"},
        lambda data: data | {"snapshot": data["snapshot"].replace('"drawn":0', f'"drawn":{10**30}')},
        lambda data: data | {"snapshot": data["snapshot"].replace('"layout":"storm"', '"layout":"none"')},
    ],
)
def test_every_change_to_a_record_is_reported_without_a_traceback(
    match_record: dict[str, Any], tampered: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    changed_record = tampered(match_record)
    assert changed_record != match_record
    try:
        assert record.verify(GAMES, changed_record).problems
    except record.BadRecord as bad:
        assert str(bad)


def test_a_record_contains_everything_needed_to_replay_it(match_record: dict[str, Any]) -> None:
    assert match_record["format"] == "match-record/2" and match_record["game"] == "galaxies"
    assert match_record["players"]["isn-1"] == {"name": "random-isn-1", "bot": "random", "loadout": None}
    options = {"reactions": "10", "reaction_seconds": 0, "alone": "answers", "time": "none"}
    options |= {
        "at_zero": "computer",
        "spectator_delay": 0,
        "spectators": "all",
        "chat": "on",
        "bot_pace": "usual",
        "questions": "gestures",
        "hints": "alone",
    }
    assert match_record["options"] == options
    report = record.verify(GAMES, match_record)
    assert report.ok and report.entries == len(match_record["entries"])
    assert len(report.state) == 64


def remove_last_draw(data: dict[str, Any]) -> None:
    """Remove the last draw and everything after it."""
    while data["entries"].pop()["kind"] != "chance":
        pass


def change_die(data: dict[str, Any]) -> None:
    entry = next(e for e in data["entries"] if e["kind"] == "chance" and len(e["value"]) == 1)
    entry["value"] = [entry["value"][0] % 8 + 1]


def change_seed(data: dict[str, Any]) -> None:
    data["seed"] = "00" * 32


def change_pick(data: dict[str, Any]) -> None:
    entry = next(e for e in data["entries"] if e["kind"] == "answer")
    entry["value"] = ["nowhere"]


def change_seat(data: dict[str, Any]) -> None:
    entry = next(e for e in data["entries"] if e["kind"] == "answer")
    entry["seat"] = "wretch-2"


def change_question(data: dict[str, Any]) -> None:
    entry = next(e for e in data["entries"] if e["kind"] == "answer")
    entry["fingerprint"] = "00000000"


def change_result(data: dict[str, Any]) -> None:
    data["result"]["winner"] = "isn" if data["result"]["winner"] == "wretch" else "wretch"


def add_energy(data: dict[str, Any]) -> None:
    data["snapshot"] = data["snapshot"].replace('"energy":20', '"energy":40', 1)


def change_losers(data: dict[str, Any]) -> None:
    data["result"]["losers"] = data["result"]["winners"]


def remove_result(data: dict[str, Any]) -> None:
    data["result"] = None


def clear_result(data: dict[str, Any]) -> None:
    data["result"] = {}


def change_players(data: dict[str, Any]) -> None:
    _ = data["players"].pop("isn-1")


FORGERIES: dict[Callable[[dict[str, Any]], None], str] = {
    remove_last_draw: "the journal has",
    change_die: "the dice differ from the seed",
    change_seed: "the seed does not fit the commitment",
    change_pick: "that option is not offered",
    change_seat: "wretch-2 was not asked",
    change_question: "the journal differs",
    change_result: "the match ended differently",
    change_losers: "the match ended differently",
    remove_result: "the match ended differently",
    clear_result: "the match ended differently",
    add_energy: "the first position does not fit its mission",
    change_players: "no match can begin with this mission, options and players",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forged_record_is_detected(
    match_record: dict[str, Any], forge: Callable[[dict[str, Any]], None]
) -> None:
    data = copy.deepcopy(match_record)
    forge(data)
    report = record.verify(GAMES, data)
    assert not report.ok
    assert any(FORGERIES[forge] in problem for problem in report.problems), report.problems


@pytest.mark.parametrize(
    "change",
    [
        {"format": "galaxies-record/9"},
        {"format": "match-record/3"},
        {"game": "chess"},
        {"seed": "xyz"},
        {"seed": "00"},
        {"entries": 5},
        {"snapshot": "{}"},
        {"snapshot": "no"},
    ],
    ids=lambda change: "-".join(map(str, *change.items())),
)
def test_data_that_is_not_a_record_is_rejected(match_record: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        _ = record.verify(GAMES, {**match_record, **change})


def as_first_format(data: dict[str, Any]) -> dict[str, Any]:
    """Return a record in the format used before there were other games."""
    old_record = copy.deepcopy(data) | {"format": "galaxies-record/1", "game": "battleship-galaxies"}
    old_record["components"] = old_record.pop("edition")
    _ = old_record["options"].pop("bot_pace")
    for player in old_record["players"].values():
        if "loadout" in player:
            player["build"] = player.pop("loadout")
    for key in ("winners", "losers"):
        _ = old_record["result"].pop(key)
    return old_record


def test_a_record_of_the_first_format_gives_the_same_match(match_record: dict[str, Any]) -> None:
    old_record = as_first_format(match_record)
    assert record.verify(GAMES, old_record) == record.verify(GAMES, match_record)
    old_changes, new_changes = (
        list(islice(record.replay(GAMES, data), 200)) for data in (old_record, match_record)
    )
    assert old_changes == new_changes


def test_a_record_of_the_first_format_contains_what_its_players_chose() -> None:
    game = Selfplay(GAME, "dead-zone", derive_seed(5, 3), options={"fleets": "42"})
    assert game.play()
    old_record = as_first_format(record_of(game))
    assert all(player["build"]["fleet"] for player in old_record["players"].values())
    report = record.verify(GAMES, old_record)
    assert report.ok, report.problems
    other = copy.deepcopy(old_record)
    other["players"]["isn-1"]["build"]["fleet"] = [["isn-torrent", "standard"]]
    assert not record.verify(GAMES, other).ok
    del old_record["players"]["isn-1"]["build"]
    (problem, *_) = record.verify(GAMES, old_record).problems
    assert "needs a legal fleet and deck" in problem


@pytest.mark.parametrize("change", [{"components": 5}, {"players": {"isn-1": "Ada"}}, {"entries": None}])
def test_data_that_is_not_a_record_of_the_first_format_is_rejected(
    match_record: dict[str, Any], change: dict[str, Any]
) -> None:
    with pytest.raises(BadRecord, match="this is no record"):
        _ = record.verify(GAMES, as_first_format(match_record) | change)


def test_a_record_contains_its_own_edition(match_record: dict[str, Any]) -> None:
    assert GAME.edition().digest == hashlib.sha256(match_record["edition"].encode()).hexdigest()
    for edition in ("{}", "no", match_record["edition"][:-1]):
        with pytest.raises(BadRecord, match="cannot be played here"):
            _ = record.verify(GAMES, match_record | {"edition": edition})


def test_a_record_of_another_catalogue_is_rejected(match_record: dict[str, Any]) -> None:
    digest = Selfplay(GAME, "meteor-storm", derive_seed(0, 0)).state.catalogue
    with pytest.raises(BadRecord):
        _ = record.verify(
            GAMES, {**match_record, "snapshot": match_record["snapshot"].replace(digest, "0" * 64)}
        )


def test_a_record_contains_undo_and_orders() -> None:
    game = Selfplay(GAME, "meteor-storm", derive_seed(5, 2))
    while game.answers < 300:
        seat = next(iter(game.match.decisions))
        if game.answers == 40:
            game.journal += game.match.order("isn-2", "pass", True).entries
        if game.match.undo_refusal(seat) is None and game.answers % 3 == 0:
            game.journal += game.match.undo(seat).entries
            game.answers += 1
        else:
            _ = game.turn()
    kinds = {entry.kind for entry in game.journal}
    assert kinds == {"answer", "chance", "order", "undo"}
    assert record.verify(GAMES, record_of(game)).problems == []


def test_a_replay_of_a_forged_record_ends_with_an_error(match_record: dict[str, Any]) -> None:
    data = copy.deepcopy(match_record)
    change_pick(data)
    with pytest.raises(BadRecord, match="does not fit the rules"):
        _ = list(record.replay(GAMES, data))


def test_a_replay_shows_hidden_things_too(match_record: dict[str, Any]) -> None:
    lines = list(record.replay(GAMES, match_record))
    assert len(lines) > 500
    assert not [line for line in lines if line.endswith("draws a card")]
    assert any(" draws " in line for line in lines)
    assert lines[-1].startswith(("ISN wins", "Wretch wins", "The "))


# Notation


def scene() -> Table:
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="0,0/0,1", shields=1, hull_damage=2, attached=["erin-cho"])
        .ship("wretch-1", "vapors-fate", at="4,2")
        .tile("asteroid", "2,0/2,1")
        .tile("warp-gate", "0,3/0,4", face_down=True)
        .hand("isn-1", "bronson-skiles")
        .turn("isn-1")
        .play()
    )


def test_a_position_is_drawn_and_described() -> None:
    text = notation.format_position(scene().state)
    lines = text.splitlines()
    assert lines[0] == "meteor-storm, round 2, turn 21 of isn-1, action phase (step action)"
    assert lines[1].startswith("A") and lines[3].startswith("A")
    assert lines[7].startswith("?") and "a" in text and "#" in lines[3]
    assert (
        "A isn-torrent (standard, isn-1, with erin-cho): isn-torrent-1 at 0,0 shields 1 hull damage 2"
        in lines
    )
    assert "tile-2 face down: 0,3 0,4" in lines
    assert any(line.startswith("isn-1: energy 20, hand 1, deck") for line in lines)


def test_a_position_shows_nothing_hidden() -> None:
    text = notation.format_position(scene().state)
    assert "bronson-skiles" not in text and "warp-gate" not in text and "isn-everest" not in text


def test_a_journal_is_written_line_by_line() -> None:
    table = scene().picks("isn-1", "discard", ["h1"])
    assert notation.format_journal(table.entries) == "isn-1 answer discard\nisn-1 answer h1"


# Windows with simultaneous questions


def match_with_person(reactions: str, max_answers: int, alone_option: str = "usual") -> Selfplay[State]:
    """Return a match with one person at the table, after at most this many answers."""
    game = Selfplay(
        GAME, "meteor-storm", derive_seed(5, 3), options={"reactions": reactions, "alone": alone_option}
    )
    game.players["isn-1"] = msgspec.structs.replace(game.players["isn-1"], bot=None)
    bots = [player.bot for player in game.players.values()]
    game.setup = msgspec.structs.replace(
        game.setup,
        players=game.players,
        at_once=asks_simultaneously(game.options, bots),
        only_answers=asks_only_answers(game.options, bots),
    )
    game.data = GAME.codec.first(GAME.new_match(game.setup))
    game.match, change = Match.begin(GAME, game.data, SealedChance(game.seed))
    game.journal = list(change.entries)
    _ = game.play(max_answers)
    return game


def test_a_record_states_whether_windows_were_simultaneous() -> None:
    data = record_of(match_with_person("10", 400))
    assert record.verify(GAMES, data).ok
    for options in (data["options"] | {"reactions": "in-turn"}, {}):
        assert record.verify(GAMES, data | {"options": options}).problems == [
            "the first position does not fit its mission, options and players"
        ]
    faster = data["options"] | {"reactions": "5"}
    assert record.verify(GAMES, data | {"options": faster}).ok, "how long they waited is not part of the game"
    assert record.verify(GAMES, record_of(match_with_person("in-turn", 50))).ok


def test_a_record_states_whether_a_person_was_asked_only_with_a_response_in_hand() -> None:
    """A record from before the option existed does not mention it, and is played in the old way."""
    data = record_of(match_with_person("10", 200, alone_option="answers"))
    assert record.verify(GAMES, data).ok
    without_alone = {name: value for name, value in data["options"].items() if name != "alone"}
    for options in (data["options"] | {"alone": "usual"}, without_alone):
        assert record.verify(GAMES, data | {"options": options}).problems == [
            "the first position does not fit its mission, options and players"
        ]
    old_record = record_of(match_with_person("10", 50))
    assert record.verify(GAMES, old_record | {"options": without_alone}).ok
