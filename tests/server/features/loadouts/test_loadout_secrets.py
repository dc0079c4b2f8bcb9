"""Before the end, others learn only whether the player of a fleet and deck is ready."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.matches import record
from engine.galaxies import GAME
from tests.server.exchange import Servers
from tests.server.features.loadouts.test_loadouts import DRAFT, Table, legal_loadout
from tests.server.features.lobby.test_lobby import problem
from tests.server.match.replication.test_workers import DeafBus
from tests.server.play import Caller, Seat, make_app

OTHER_DRAFT: dict[str, Any] = {"fleet": [["isn-torrent", "standard"], ["rooks-f54", "veteran"]], "deck": {}}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with the real game."""
    with TestClient(make_app(tmp_path, GAME), raise_server_exceptions=False) as client:
        yield client


def messages_during_choice(
    client: TestClient,
    builds: list[tuple[dict[str, Any], bool]],
    other_server: TestClient | None = None,
    settle: Callable[[str], None] = lambda match_id: None,
) -> list[Any]:
    """Return all messages to an opponent and a spectator while Ada, who is not the host, chooses. They may be
    at another server."""
    bob, ada, eve = (Caller(client, name) for name in ("Bob", "Ada", "Eve"))
    summary = bob.new_match("dead-zone", private=False, fleets="48")
    path = f"/api/matches/{summary['id']}"
    messages: list[Any] = []
    bob.client = eve.client = other_server or client
    with bob.watch(summary["id"]) as host, eve.watch(summary["id"]) as spectator:
        bob.sit(summary, "wretch-1")
        settle(summary["id"])
        ada.sit(summary, "isn-1")
        settle(summary["id"])
        for build, ready in builds:
            ada.put(f"{path}/loadout", {"loadout": build, "ready": ready})
            settle(summary["id"])
            messages += [caller.get(path).json() for caller in (bob, eve)]
            messages.append(bob.post(f"{path}/start").json() if not ready else None)
        messages += [host.pending_messages(), host.frames, spectator.pending_messages(), spectator.frames]
        messages.append([seat.resync() for seat in (host, spectator)])
    text = json.dumps(messages)
    names = {summary["id"]: "match", bob.user["id"]: "bob", ada.user["id"]: "ada", eve.user["id"]: "eve"}
    names |= {summary["invite"]["code"]: "code", summary["created"]: "then"}
    for name, replacement in names.items():
        text = text.replace(name, replacement)
    parts: list[Any] = json.loads(text)
    return parts


FIRST_CHOICES = [
    (DRAFT, False),
    (legal_loadout("ISN", 0), False),
    (DRAFT, True),
    (legal_loadout("ISN", 0), True),
]
SECOND_CHOICES = [(OTHER_DRAFT, False), (DRAFT, False), (OTHER_DRAFT, True), (legal_loadout("ISN", 2), True)]


def test_SET_19_and_SET_19r_others_receive_the_same_whatever_a_player_chooses(
    client: TestClient,
) -> None:
    assert messages_during_choice(client, FIRST_CHOICES) == messages_during_choice(client, SECOND_CHOICES)


def test_SET_19_and_SET_19r_others_receive_the_same_on_another_server_too(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, GAME, poll_seconds=60)
        one, two = (
            messages_during_choice(servers.one, builds, servers.two, servers.settle)
            for builds in (FIRST_CHOICES, SECOND_CHOICES)
        )
        assert one == two
        assert "ready" in json.dumps(one)


def test_SET_19_a_draft_that_does_not_change_readiness_is_not_reported(client: TestClient) -> None:
    table = Table(client)
    with table.bob.watch(table.id) as bob, table.ada.watch(table.id) as ada:
        start = (bob.seq, ada.seq)
        table.put(table.ada, DRAFT, ready=True)  # rejected
        table.put(table.ada, legal_loadout("ISN", 1), ready=True)
        assert bob.pending_messages() == ada.pending_messages() == []
        table.put(table.ada, DRAFT, ready=False)
        bob.read_until("diff")
        assert bob.frames[-1]["patch"] == [
            {"op": "replace", "path": "/seats/isn-1/loadout", "value": "choosing"}
        ]
        assert bob.pending_messages() == []
        for draft in (OTHER_DRAFT, DRAFT, legal_loadout("ISN")):
            table.put(table.ada, draft, ready=False)
        assert bob.pending_messages() == []
        assert (bob.seq, ada.read_until("diff")["seq"]) == (start[0] + 1, start[1] + 1)


def test_a_draft_is_not_reported_on_another_server_either(tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(TestClient(make_app(tmp_path, GAME, bus=DeafBus(), poll_seconds=0.05)))
            for _ in range(2)
        )
        table = Table(one)
        table.bob.client = two
        with table.bob.watch(table.id) as bob:
            seq = bob.seq
            table.put(table.ada, legal_loadout("ISN", 1), ready=True)
            time.sleep(0.3)
            assert (bob.pending_messages(), bob.seq) == ([], seq)
            table.put(table.ada, DRAFT, ready=False)
            bob.read_until("view")
            assert (bob.view["seats"]["isn-1"]["loadout"], bob.seq) == ("choosing", seq + 1)


def test_two_servers_keep_the_drafts_that_both_receive(tmp_path: Path) -> None:
    """Each server has loaded the match before the other changes it."""
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(TestClient(make_app(tmp_path, GAME, bus=DeafBus(), poll_seconds=60)))
            for _ in range(2)
        )
        table = Table(one)
        table.bob.client = two
        final_loadouts = {"isn-1": legal_loadout("ISN", 1), "wretch-1": legal_loadout("Wretch", 1)}
        for n in (2, 1):
            assert table.put(table.ada, legal_loadout("ISN", n), ready=True).status_code == 200
            assert table.put(table.bob, legal_loadout("Wretch", n), ready=n == 1).status_code == 200
        assert table.loadout_of(table.ada)["loadout"] == final_loadouts["isn-1"]
        assert table.loadout_of(table.bob)["loadout"] == final_loadouts["wretch-1"]
        assert table.start().status_code == 200
        table.bob.client = one
        with table.ada.watch(table.id) as ada, table.bob.watch(table.id) as bob:
            assert ada.view["deck_list"] == final_loadouts["isn-1"]["deck"]
            assert bob.view["deck_list"] == final_loadouts["wretch-1"]["deck"]


def test_a_restart_keeps_drafts_and_the_record_contains_everything(tmp_path: Path, database: str) -> None:
    """The first position must not depend on the order in which a database stores decks."""
    build = legal_loadout("ISN", 1)
    reversed_build = {"fleet": build["fleet"], "deck": dict(reversed(build["deck"].items()))}
    with TestClient(make_app(tmp_path, GAME, database=database)) as first:
        table = Table(first)
        table.put(table.ada, reversed_build, ready=False)
        loadouts = table.loadout_of(table.ada), table.loadout_of(table.bob)
    with TestClient(make_app(tmp_path, GAME, database=database)) as second:
        table.ada.client = table.bob.client = second
        assert (table.loadout_of(table.ada), table.loadout_of(table.bob)) == loadouts
        assert table.states() == {"isn-1": "choosing", "wretch-1": "ready"}
        table.put(table.ada, reversed_build, ready=True)
        assert table.start().status_code == 200
        problem(table.bob.get(f"{table.path}/record"), 409)
        with table.ada.watch(table.id) as ada:
            concede(ada)
        players = (match_record := table.bob.get(f"{table.path}/record").json())["players"]
    assert players["isn-1"] == {"name": "Ada", "bot": None, "loadout": build}
    assert players["wretch-1"]["loadout"] == loadouts[1]["loadout"]
    assert record.verify({GAME.id: GAME}, match_record).problems == []


def concede(seat: Seat) -> None:
    assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    while seat.view["status"] != "finished":
        seat.read()


def test_the_record_does_not_repeat_given_fleets(client: TestClient) -> None:
    table = Table(client, fleets="printed")
    assert table.start().status_code == 200
    with table.ada.watch(table.id) as ada:
        concede(ada)
    match_record = table.ada.get(f"{table.path}/record").json()
    assert [player["loadout"] for player in match_record["players"].values()] == [None, None]
    assert record.verify({GAME.id: GAME}, match_record).problems == []


def test_the_number_of_saved_builds_is_limited(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, GAME, loadout_rate="3/minute")) as client:
        table = Table(client)
        saved = {"name": "x", "side": "ISN", "loadout": DRAFT}
        check = {"mission": "dead-zone", "options": {"fleets": "48"}, "seat": "isn-1", "loadout": DRAFT}
        assert table.put(table.ada, DRAFT, ready=False).status_code == 200
        assert table.ada.post("/api/loadouts", saved).status_code == 201
        assert table.ada.post("/api/loadouts/check", check).status_code == 200
        problem(table.put(table.ada, DRAFT, ready=False), 429)
        problem(table.ada.post("/api/loadouts", saved), 429)
        problem(table.ada.post("/api/loadouts/check", check), 429)
        assert table.put(table.bob, DRAFT, ready=False).status_code == 200
