"""The database of an earlier version: all its users, lobbies and matches are kept and can be continued."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.matches import record
from engine.galaxies import GAME
from engine.galaxies.catalogue import catalogue
from server.app import create_app
from tests.saves.kept import (
    PLAYER,
    current_result,
    current_summary,
    current_view,
    essentials,
    essentials_of_summary,
    read_json,
    read_text,
    reduce_summary,
    reduce_view,
    rename_fields,
)
from tests.server.play import Caller, Seat, settings

SAVED: dict[str, Any] = read_json("server/server.json.gz")
MATCHES: dict[str, dict[str, Any]] = SAVED["matches"]
UNDER_WAY = ["meteor-storm", "pan-base", "dead-zone"]
ANSWERS = 12

#: The matches whose answers since the snapshot are given again, because rules have changed.
RESTARTED = {"pan-base", "dead-zone"}

#: The match in the middle of a step whose order has changed: asteroids are now chosen first (M4-19). Its
#: snapshot is from a time when they were rare, so everything after that step is lost too.
INTERRUPTED = "meteor-storm"

#: Every member of every match, and one spectator.
MEMBERS = [(label, name) for label, match in MATCHES.items() for name in match["members"]]


class OldUser(Caller):
    """A user of the old database, with the original token."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.user = SAVED["users"][name]["user"]
        self.headers = {"Authorization": f"Bearer {SAVED['users'][name]['token']}"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old database."""
    path = tmp_path_factory.mktemp("old") / "test.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(read_text("server/server.sql.gz"))
    return path


@pytest.fixture(scope="module")
def client(database: Path) -> Iterator[TestClient]:
    """A current server on the old database. Every test that changes a match has its own server."""
    with TestClient(create_app(settings(database.parent))) as client:
        yield client


@pytest.fixture(scope="module")
def summaries_and_views(client: TestClient) -> dict[tuple[str, str], Any]:
    """The summary and view of every match for each of its members, before anything is changed."""
    return {(label, name): _summary_and_view(client, label, name) for label, name in MEMBERS}


def _summary_and_view(client: TestClient, label: str, name: str) -> dict[str, Any]:
    user = OldUser(client, name)
    with user.watch(MATCHES[label]["id"], labels="en") as seat:
        return {"card": user.get(path_of(label)).json(), "view": seat.view}


def path_of(label: str) -> str:
    """Return the path of a match."""
    return f"/api/matches/{MATCHES[label]['id']}"


def players_by_seat(client: TestClient, label: str) -> dict[str, OldUser]:
    """Return the players of a match by their seats."""
    members = MATCHES[label]["members"]
    return {
        member["card"]["your_seat"]: OldUser(client, n)
        for n, member in members.items()
        if member["card"]["your_seat"]
    }


def test_the_save_has_a_match_of_every_kind() -> None:
    statuses = {label: next(iter(m["members"].values()))["card"]["status"] for label, m in MATCHES.items()}
    assert statuses == {
        "lobby": "lobby",
        "gathering": "lobby",
        "meteor-storm": "playing",
        "pan-base": "playing",
        "dead-zone": "playing",
        "paused": "paused",
        "finished": "finished",
    }


def test_summaries_and_views_show_the_same_matches(summaries_and_views: dict[tuple[str, str], Any]) -> None:
    for (label, name), current in summaries_and_views.items():
        if label == INTERRUPTED:
            continue
        saved = MATCHES[label]["members"][name]
        card, view, current_essentials = (
            essentials_of_summary(saved["card"]),
            essentials(saved["view"]),
            essentials(current["view"]),
        )
        if saved["card"]["status"] == "lobby":
            view["catalogue"] = catalogue().digest
        for data in (card, view):
            data["result"] = current_result(data["result"], view["teams"])
        if label in RESTARTED:  # the same question has another id
            for data in (view, current_essentials):
                data["asked"] = data.get("asked") and data["asked"][1:]
        assert essentials_of_summary(current["card"]) == card
        assert current_essentials == view


#: The log line of a match that was restored from a backup: its dice have another seed since then.
RESEALED = "This match comes from a backup."


def test_summaries_and_views_have_the_same_value_in_every_field(
    summaries_and_views: dict[tuple[str, str], Any],
) -> None:
    """If a field is renamed, translate the saved one here and nowhere else."""
    for (label, name), current in summaries_and_views.items():
        if label in {*RESTARTED, INTERRUPTED}:
            continue
        saved = MATCHES[label]["members"][name]
        reduced = {"card": reduce_summary(current["card"]), "view": reduce_view(current["view"])}
        chat = reduced["view"]["chat"]
        reduced["view"]["chat"] = [line for line in chat if not line["text"].startswith(RESEALED)]
        view = current_view(saved["view"])
        if saved["card"]["status"] == "lobby":
            view["catalogue"] = catalogue().digest
        assert reduced == {"card": current_summary(saved["card"]), "view": view}


def test_matches_under_way_keep_their_edition_and_lobbies_get_the_current_one(
    summaries_and_views: dict[tuple[str, str], Any],
) -> None:
    for (label, name), current in summaries_and_views.items():
        saved = MATCHES[label]["members"][name]
        has_begun = saved["card"]["status"] != "lobby"
        expected_digest = saved["view"]["catalogue"] if has_begun else catalogue().digest
        assert current["view"]["catalogue"] == expected_digest != (catalogue().digest if has_begun else "")


def test_users_keep_their_names_and_builds(client: TestClient) -> None:
    for name in SAVED["users"]:
        user = OldUser(client, name)
        assert user.get("/api/me").json() == user.user
        loadouts = [
            {k: v for k, v in saved_build.items() if k != "counts"}
            for saved_build in user.get("/api/loadouts").json()
        ]
        assert loadouts == [as_loadout(build) for build in SAVED["builds"][name]]
    for name, saved in MATCHES["lobby"]["members"].items():
        if "build" in saved:
            assert (
                OldUser(client, name).get(f"{path_of('lobby')}/loadout").json()["loadout"]
                == saved["build"]["build"]
            )


def as_loadout(build: dict[str, Any]) -> dict[str, Any]:
    """Return a saved build in its current form."""
    details = {name: value for name, value in build.items() if name not in ("fleet", "deck")}
    return details | {"game": "galaxies", "loadout": {"fleet": build["fleet"], "deck": build["deck"]}}


def test_a_player_who_was_away_receives_the_current_view(client: TestClient) -> None:
    """By the patches of that time, or by a whole view if views are made differently now."""
    match = MATCHES["meteor-storm"]
    for name, old_view in match["earlier"].items():
        saved = match["members"][name]
        assert old_view["seq"] < saved["seq"]
        with OldUser(client, name).watch(match["id"], since=old_view["seq"], known=old_view["view"]) as seat:
            seat.pending_messages()
            assert seat.view["round"] == saved["view"]["round"]
            assert seat.view == seat.resync()["view"]


def test_a_message_accepted_before_the_save_is_not_executed_again(client: TestClient, database: Path) -> None:
    match = MATCHES["meteor-storm"]
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT seat, message FROM replies WHERE match_id = ? ORDER BY at DESC"
        replies = dict(connection.execute(query, (match["id"],)).fetchall())
    for name, player in players_by_seat(client, "meteor-storm").items():
        with player.watch(match["id"]) as seat:
            reply = seat.ask("chat", id=replies[name], channel="table", text="once more")
            assert reply["type"] == "accepted"
            messages = [
                line for line in seat.view["chat"] if line["seat"]
            ]  # the server announces the restart
            assert messages == match["members"][player.user["name"]]["view"]["chat"]


def play_on(client: TestClient, label: str) -> None:
    """Give some answers, and check that everybody sees the results."""
    with ExitStack() as stack:
        players = players_by_seat(client, label)
        seats = {n: stack.enter_context(p.watch(MATCHES[label]["id"])) for n, p in players.items()}
        bots = {name: GAME.bot("random", number) for number, name in enumerate(seats)}
        for _ in range(ANSWERS):
            name, seat = seat_to_answer(seats)
            decision = seat.view["decision"]["id"]
            assert seat.ask("answer", decision=decision, pick=bots[name](seat.view))["type"] == "accepted"
        for seat in seats.values():
            seat.pending_messages()
            assert seat.view["status"] == "playing"
            assert seat.view == seat.resync()["view"]


def seat_to_answer(seats: dict[str, Seat]) -> tuple[str, Seat]:
    """Return the seat that has to answer. Computer players have answered before."""
    while True:
        for seat in seats.values():
            seat.pending_messages()
        for name, seat in seats.items():
            if seat.view["decision"]:
                return name, seat


@pytest.mark.parametrize("label", UNDER_WAY)
def test_a_match_under_way_can_be_continued(client: TestClient, label: str) -> None:
    play_on(client, label)


def test_a_paused_match_continues_where_it_stopped(client: TestClient) -> None:
    (host,) = {saved["card"]["host"]["name"] for saved in MATCHES["paused"]["members"].values()}
    assert OldUser(client, host).post(f"{path_of('paused')}/resume").json()["status"] == "playing"
    play_on(client, "paused")


def test_a_lobby_can_be_started_with_the_builds_that_were_chosen(client: TestClient) -> None:
    players = players_by_seat(client, "lobby")
    summary = players["isn-1"].post(f"{path_of('lobby')}/start").json()
    assert summary["status"] == "playing"
    for player in players.values():
        build = MATCHES["lobby"]["members"][player.user["name"]]["build"]["build"]
        with player.watch(MATCHES["lobby"]["id"]) as seat:
            fleet = {ship: card["level"] for ship, card in seat.view["screen"].items()}
            assert fleet == dict(build["fleet"])
            assert seat.view["deck_list"] == build["deck"]
    play_on(client, "lobby")


def test_a_lobby_with_empty_seats_can_be_filled(client: TestClient) -> None:
    summary = OldUser(client, "Cleo").get(path_of("gathering")).json()
    empty_seat = next(seat["id"] for seat in summary["seats"] if seat["player"] is None)
    player = Caller(client, "Newcomer")
    assert player.sit(summary, empty_seat)["your_seat"] == empty_seat


def test_the_record_of_a_finished_match_is_the_same(client: TestClient) -> None:
    saved_record = read_json("server/record.json.gz")
    exported = OldUser(client, "Ada").get(f"{path_of('finished')}/record").json()
    expected = saved_record | {
        "game": "galaxies",
        "players": {seat: rename_fields(player, PLAYER) for seat, player in saved_record["players"].items()},
        "result": current_result(saved_record["result"], ("isn", "wretch")),
        "edition": saved_record["components"],
    }
    for part in (
        *("game", "match", "mission", "options", "players", "commitment", "seed", "snapshot"),
        *("edition", "entries", "result"),
    ):
        assert exported[part] == expected[part]
    # the rules have changed since, but the dice and the first position are the same
    for data in (saved_record, exported):
        report = record.verify({GAME.id: GAME}, data)
        assert report.problems == ["entry 16: the journal differs"]
