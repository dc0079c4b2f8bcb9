"""Pointing: only a seat's teammates see it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.present.views import SPECTATOR
from engine.galaxies import GAME
from tests.server.exchange import Servers
from tests.server.match.spectators.test_together import messages_beside
from tests.server.play import Caller, Seat, begin_match, make_app

PING = {"kind": "ping", "at": ["die"]}


def pointed_messages(seat: Seat) -> list[dict[str, Any]]:
    return [message for message in seat.beside if message["type"] == "pointed"]


def test_only_teammates_see_a_ping_on_any_server(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack)
        summary, callers = begin_match(servers.one, "table")
        for caller in callers[2:]:
            caller.client = servers.two
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        eve = Caller(servers.two, "Eve").watch(summary["id"], code=summary["invite"]["code"])
        spectator = stack.enter_context(eve)
        servers.settle(summary["id"])
        old_messages = [red.pending_messages(), len(red.texts)]
        assert red.ask("point", **PING)["type"] == "accepted"
        assert red.ask("point", kind="arrow", at=["card", "seat:blue-1"])["type"] == "accepted"
        assert red.ask("point", kind="proposal", at=["spare"], to="red-2")["type"] == "accepted"
        assert messages_beside(red_2, "pointed", 3) == [
            {"type": "pointed", "seat": "red-1", "kind": "ping", "at": ["die"]},
            {"type": "pointed", "seat": "red-1", "kind": "arrow", "at": ["card", "seat:blue-1"]},
            {"type": "pointed", "seat": "red-1", "kind": "proposal", "at": ["spare"]},
        ]
        for seat in (red, blue, blue_2, spectator):
            assert [m for m in seat.pending_messages() if m["type"] in ("view", "diff")] == []
            assert pointed_messages(seat) == []
        assert old_messages[0] == []
        assert red.seq == red.resync()["seq"], "nothing of it is kept"


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"kind": "ping", "at": ["hand:x"]}, "illegal"),
    ({"kind": "ping", "at": ["seat:nobody"]}, "illegal"),
    ({"kind": "ping", "at": ["die", "die"]}, "illegal"),
    ({"kind": "arrow", "at": ["die"]}, "illegal"),
    ({"kind": "proposal", "at": ["die"], "to": "blue-1"}, "not_yours"),
    ({"kind": "proposal", "at": ["die"], "to": "red-1"}, "not_yours"),
    ({"kind": "ping", "at": []}, "malformed"),
    ({"kind": "ping", "at": ["die"] * 4}, "malformed"),
    ({"kind": "ping", "at": ["d" * 101]}, "malformed"),
    ({"kind": "shout", "at": ["die"]}, "malformed"),
]


def test_an_unknown_thing_cannot_be_pointed_at(client: TestClient) -> None:
    summary, callers = begin_match(client, "table")
    with callers[0].watch(summary["id"]) as red, callers[2].watch(summary["id"]) as red_2:
        for message, code in REFUSED:
            assert red.ask("point", **message)["code"] == code, message
            red_2.pending_messages()
            assert pointed_messages(red_2) == [], message


def test_a_player_without_teammates_and_a_spectator_cannot_point(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    code = summary["invite"]["code"]
    with ada.watch(summary["id"]) as red, Caller(client, "Eve").watch(summary["id"], code=code) as eve:
        assert red.ask("point", **PING)["code"] == "illegal"
        assert eve.ask("point", **PING)["code"] == "not_yours"


def test_a_player_who_points_too_much_is_limited(client: TestClient) -> None:
    summary, callers = begin_match(client, "table")
    with callers[0].watch(summary["id"]) as red, callers[2].watch(summary["id"]) as red_2:
        replies = [red.ask("point", **PING) for _ in range(12)]
        assert [reply["type"] for reply in replies[:8]] == ["accepted"] * 8
        assert (replies[-1]["code"], replies[-1]["retry_after"] > 0) == ("too_fast", True)
        red_2.pending_messages()
        assert 8 <= len(pointed_messages(red_2)) < 12


def test_nothing_arrives_from_a_blocked_teammate(client: TestClient) -> None:
    summary, callers = begin_match(client, "table")
    callers[2].put(f"/api/me/shunned/{callers[0].user['id']}", {"how": "block"})
    with callers[0].watch(summary["id"]) as red, callers[2].watch(summary["id"]) as red_2:
        assert red.ask("point", **PING)["type"] == "accepted", "and red does not learn of it"
        red_2.pending_messages()
        assert pointed_messages(red_2) == []


def test_a_proposal_gets_the_same_reply_whatever_the_teammate_is_asked(client: TestClient) -> None:
    """Twin worlds: whether or not the teammate is asked or present, the proposing seat gets the same
    reply."""
    heard = []
    for is_present in (True, False):
        summary, callers = begin_match(client, "table")
        with ExitStack() as stack:
            red = stack.enter_context(callers[0].watch(summary["id"]))
            if is_present:
                mate = stack.enter_context(callers[2].watch(summary["id"]))
                mate.pending_messages()
                decision = mate.view["decision"]
                if decision:
                    assert mate.pick(decision["options"][0]["id"])["type"] == "accepted"
            red.pending_messages()
            red.texts.clear()
            for number, target in enumerate(("spare", "die", "hand:1", "seat:blue-2")):
                red.ask("point", id=f"p{number}", kind="proposal", at=[target], to="red-2")
            heard.append(red.texts)
    assert heard[0] == heard[1]


@pytest.fixture(scope="module")
def galaxies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path_factory.mktemp("pointing"), GAME)) as client:
        yield client


def test_in_galaxies_a_seat_can_point_at_what_it_and_its_ally_see(galaxies: TestClient) -> None:
    ada, bob = Caller(galaxies, "Ada"), Caller(galaxies, "Bob")
    summary = ada.new_match("meteor-storm", private=False)
    seats = [seat["id"] for seat in summary["seats"]]
    team = next(seat["team"] for seat in summary["seats"] if seat["id"] == seats[0])
    mates = [seat["id"] for seat in summary["seats"] if seat["team"] == team]
    ada.sit(summary, mates[0])
    bob.sit(summary, mates[1])
    for seat in set(seats) - set(mates):
        answer = ada.post(f"/api/matches/{summary['id']}/seats/{seat}", {"bot": "random"})
        assert answer.status_code == 200
    assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
    with ada.watch(summary["id"]) as first_seat, bob.watch(summary["id"]) as second_seat:
        view = first_seat.view
        ship, tile = next(iter(view["screen"])), next(iter(view["tiles"]))
        hand = next(iter(view["hand"]))
        targets = ["space:12,4", f"tile:{tile}", f"card:{ship}", f"seat:{seats[0]}"]
        bad = [f"hand:{hand}", "space:99,99", "space:1", "space:+12,4", "space:12,4 ", "card:none"]
        bad += ["ship:none", "die", f"seat:{SPECTATOR}", "space:" + "9" * 90]
        for target in targets:
            assert first_seat.ask("point", kind="ping", at=[target])["type"] == "accepted", target
        messages_beside(second_seat, "pointed", len(targets))
        assert [message["at"] for message in pointed_messages(second_seat)] == [
            [target] for target in targets
        ]
        game = galaxies.app.state.services.games["galaxies"]  # type: ignore[attr-defined]
        assert [target for target in bad if game.may_point(view, target)] == []
        assert first_seat.ask("point", kind="ping", at=[bad[0]])["code"] == "illegal"
