"""Self-play and records work for any game, and several games in one process are independent."""

from __future__ import annotations

import copy
import hashlib
from typing import Any

import msgspec
import pytest

from engine.core.decisions import Text
from engine.core.game import Game, Outcome
from engine.core.lobby.options import BadOptions, only_table_options
from engine.core.matches import record
from engine.core.matches.match import Match
from engine.core.matches.record import BadRecord
from engine.core.simulation import selfplay
from engine.core.simulation.selfplay import Selfplay, derive_seed
from tests.core.tiny import Heap, Tiny


def upgrade_pairs(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from 1 to 2: in version 1, blue counted pairs of stones."""
    raw["state"]["stones"] = 2 * raw["state"].pop("pairs")
    return raw | {"version": 2}


RED: Game[Heap] = Tiny("red", former_ids=("scarlet",))
BLUE: Game[Heap] = Tiny("blue", 2, {1: upgrade_pairs})
GAMES = {"red": RED, "blue": BLUE}


def play_match(game: Game[Heap], number: int = 0, **options: Any) -> Selfplay[Heap]:
    match = Selfplay(game, "two", derive_seed(1, number), options=options)
    assert match.play()
    return match


def record_of(match: Selfplay[Heap]) -> dict[str, Any]:
    return record.export(
        match.game,
        match.match,
        match.setup,
        data=match.data,
        journal=match.journal,
        seed=match.seed,
        table_options=only_table_options(match.options),
    )


def as_first_format(data: dict[str, Any], game: str) -> dict[str, Any]:
    old_record = copy.deepcopy(data) | {"format": "galaxies-record/1", "game": game}
    old_record["components"] = old_record.pop("edition")
    return old_record


# Self-play


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_any_game_can_play_against_itself(game: Game[Heap]) -> None:
    summary = selfplay.play_matches(game, "two", games=range(20), seed=3, options={"stones": "15"})
    assert (summary["game"], summary["mission"], summary["finished"]) == (game.id, "two", 20)
    assert set(summary["wins"]) == {"left", "right", "draw"}
    assert (summary["wins"]["draw"], sum(summary["wins"].values()), summary["reasons"]) == (
        0,
        20,
        {"last": 20},
    )
    assert 15 / 2 <= summary["rounds"]["max"] <= 15


def test_self_play_is_reproducible_with_and_without_views() -> None:
    def summary_without_times(**extra: Any) -> dict[str, Any]:
        summary = selfplay.play_matches(RED, "two", games=range(5), seed=3, **extra)
        return {key: value for key, value in summary.items() if "second" not in key}

    assert (
        summary_without_times()
        == summary_without_times()
        == summary_without_times(views=True)
        == summary_without_times(players=["random", "random"])
    )
    assert summary_without_times() == summary_without_times(
        options={"reaction_seconds": 20, "bot_pace": "fast"}
    )


def test_a_single_players_loss_is_neither_a_draw_nor_a_win() -> None:
    summary = selfplay.play_matches(RED, "alone", games=range(40), seed=1)
    assert set(summary["wins"]) == {"hero", "draw"}
    assert 0 < summary["wins"]["hero"] < 40, "the hero wins some and loses some"
    assert summary["wins"]["draw"] == 0


def test_a_draw_is_counted_as_a_draw() -> None:
    drawn_game = Tiny(
        "drawn", make_outcome=lambda heap: Outcome((), (), "clock", Text("clock"), "Time is up")
    )
    assert selfplay.play_matches(drawn_game, "two", games=range(3))["wins"] == {
        "left": 0,
        "right": 0,
        "draw": 3,
    }


def test_all_winners_are_counted() -> None:
    shared_win = Tiny(
        "shared", make_outcome=lambda heap: Outcome(("left", "right"), (), "x", Text("x"), "All win")
    )
    assert selfplay.play_matches(shared_win, "two", games=range(3))["wins"] == {
        "left": 3,
        "right": 3,
        "draw": 0,
    }


def test_self_play_rejects_invalid_arguments() -> None:
    for arguments in ({"mission": "none"}, {"players": ["genius"]}):
        with pytest.raises(KeyError):
            _ = selfplay.play_matches(RED, **({"mission": "two"} | arguments))
    with pytest.raises(ValueError, match="one for each of left, right"):
        _ = selfplay.play_matches(RED, "two", players=["random"] * 3)
    for options in ({"fog": 1}, {"stones": "7"}, {"bot_pace": "snail"}):
        with pytest.raises(BadOptions):
            _ = selfplay.play_matches(RED, "two", options=options)


# Records


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_names_its_game_and_is_checked_with_it(game: Game[Heap]) -> None:
    data = record_of(play_match(game, stones="15", reaction_seconds=10))
    assert (data["format"], data["game"]) == ("match-record/2", game.id)
    assert data["options"] == {
        "stones": "15",
        "reactions": "10",
        "reaction_seconds": 10,
        "alone": "answers",
        "time": "none",
        "at_zero": "computer",
        "spectator_delay": 0,
        "spectators": "all",
        "chat": "on",
        "bot_pace": "usual",
        "questions": "gestures",
    }
    assert data["result"]["winners"] == [data["result"]["winner"]] != data["result"]["losers"]
    report = record.verify(GAMES, msgspec.json.decode(msgspec.json.encode(data)))
    assert report.ok, report.problems
    assert record.Playback(GAMES, data).game is game


def test_a_record_cannot_be_played_with_another_game() -> None:
    red, blue = record_of(play_match(RED)), record_of(play_match(BLUE))
    for data in (red, blue):
        with pytest.raises(BadRecord, match=f"a record of {data['game']} cannot be read here"):
            _ = record.verify({name: game for name, game in GAMES.items() if name != data["game"]}, data)
    with pytest.raises(BadRecord):  # its snapshot has another version
        _ = record.verify(GAMES, blue | {"game": "red"})
    report = record.verify(GAMES, red | {"result": None})
    assert report.problems == ["the match ended differently"]


def record_ending_with(kind: str) -> dict[str, Any]:
    """Return a record whose last entry has that kind."""
    matches = (play_match(RED, number) for number in range(50))
    return record_of(next(match for match in matches if match.journal[-1].kind == kind))


@pytest.mark.parametrize("spare", [1, 2])
def test_a_record_with_spare_dice_at_its_end_is_reported(spare: int) -> None:
    data = record_ending_with("answer")
    count = len(data["entries"])
    entries = [*data["entries"], *[{"kind": "chance", "seat": "CHANCE", "value": [1]}] * spare]
    report = record.verify(GAMES, data | {"entries": entries})
    assert report.problems == [f"the journal has {count + spare} entries, and the match {count}"]


def test_a_record_that_lacks_its_last_die_is_reported() -> None:
    data = record_ending_with("chance")
    count = len(data["entries"])
    report = record.verify(GAMES, data | {"entries": data["entries"][:-1]})
    assert report.problems == [f"the journal has {count - 1} entries, and the match {count}"]


def test_a_record_with_an_answer_after_its_end_is_reported() -> None:
    data = record_ending_with("answer")
    entries = [*data["entries"], data["entries"][-1]]
    (problem,) = record.verify(GAMES, data | {"entries": entries}).problems
    assert problem.endswith("was not asked")


@pytest.mark.parametrize("name", ["", "chess", "Red", "scarlet ", "duel"])
def test_a_record_of_an_unknown_game_is_rejected(name: str) -> None:
    data = record_of(play_match(RED)) | {"game": name}
    for bad_record in (data, as_first_format(data, name)):
        with pytest.raises(BadRecord, match="cannot be read here"):
            _ = record.verify(GAMES, bad_record)
        with pytest.raises(BadRecord, match="cannot be read here"):
            _ = list(record.replay(GAMES, bad_record))


def test_a_game_is_found_by_its_former_name() -> None:
    data = record_of(play_match(RED))
    assert record.verify(GAMES, data | {"game": "scarlet"}).ok
    assert record.find_game(GAMES, "scarlet") is record.find_game(GAMES, "red") is RED


def test_records_of_both_formats_give_the_same_match() -> None:
    data = record_of(play_match(RED, 4))
    for old_record in (as_first_format(data, "red"), as_first_format(data, "scarlet")):
        assert record.verify(GAMES, old_record) == record.verify(GAMES, data)
        assert list(record.replay(GAMES, old_record)) == list(record.replay(GAMES, data))
    old_record = as_first_format(data, "scarlet")
    old_record["result"] = {key: old_record["result"][key] for key in ("winner", "reason", "text", "label")}
    assert record.verify(GAMES, old_record).ok, "older results contain less"
    assert not record.verify(GAMES, old_record | {"result": old_record["result"] | {"winner": "nobody"}}).ok


@pytest.mark.parametrize("format", ["", "match-record/1", "match-record/3", "galaxies-record/2"])
def test_a_record_of_another_format_is_rejected(format: str) -> None:
    with pytest.raises(BadRecord, match="in format"):
        _ = record.read(record_of(play_match(RED)) | {"format": format})


@pytest.mark.parametrize("data", [None, 5, "record", [], {}, {"format": "match-record/2"}])
def test_data_that_is_not_a_record_is_rejected(data: Any) -> None:
    with pytest.raises(BadRecord, match="this is no record"):
        _ = record.read(data)


def test_a_record_adds_its_edition_only_to_its_own_game() -> None:
    without_edition = Tiny("red")
    without_edition.own_edition.words = "other words"
    without_edition.editions = {without_edition.own_edition.digest: without_edition.own_edition}
    data = record_of(play_match(without_edition))
    edition_digest = RED.edition().digest
    report = record.verify(GAMES, data)
    assert report.ok, report.problems
    digest = hashlib.sha256(data["edition"].encode()).hexdigest()
    assert RED.edition(digest).digest == digest != edition_digest == RED.edition().digest
    with pytest.raises(KeyError):
        _ = BLUE.edition(digest)


def test_a_replay_shows_hidden_things() -> None:
    match = next(candidate for n in range(20) if "die" in str((candidate := play_match(RED, n)).journal))
    lines = list(record.replay(GAMES, record_of(match)))
    assert any(line.startswith("lucky ") and line[-1].isdigit() for line in lines)


# Two games in one process


def test_two_games_read_and_upgrade_their_own_snapshots() -> None:
    red, blue = play_match(RED), play_match(BLUE)
    assert msgspec.json.decode(red.data)["version"] == 1
    assert msgspec.json.decode(blue.data)["version"] == 2
    old_snapshot = msgspec.json.decode(blue.data) | {"version": 1}
    old_snapshot["state"]["pairs"] = old_snapshot["state"].pop("stones") // 2
    data = msgspec.json.encode(old_snapshot)
    match, _ = Match.begin(BLUE, data, red_chance := record.SealedChance(blue.seed))
    assert match.state.stones == 8
    with pytest.raises(msgspec.ValidationError):
        _ = Match.begin(RED, data, red_chance)


def test_two_games_can_be_played_alternately() -> None:
    separate_journals = [play_match(game, 7).journal for game in GAMES.values()]
    games = [Selfplay(game, "two", derive_seed(1, 7)) for game in GAMES.values()]
    while not all(match.match.over for match in games):
        for match in games:
            if not match.match.over:
                _ = match.turn()
    assert [match.journal for match in games] == separate_journals
    assert [match.view()["viewer"] for match in games] == ["spectator", "spectator"]
