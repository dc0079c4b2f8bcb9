"""Each mission as people play it: over HTTP and real websockets, with their own fleets where allowed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from engine.galaxies import GAME
from tests.server.live import LiveSeat, LiveServer
from tests.services import games_setting
from tests.serving import PATIENCE

ANSWERS = 40


def loadout_limits(mission: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the loadouts that the seats select, if any."""
    return GAME.loadouts.limits(mission, GAME.check_options(mission, options))


def variants() -> Iterator[Any]:
    """Yield each mission with its defaults, and with each option that lets players select their loadouts."""
    for mission in GAME.edition().missions.values():
        yield pytest.param(mission.id, {}, id=mission.id)
        default_limits = loadout_limits(mission.id, {})
        for option in mission.options:
            for choice in option.choices:
                chosen = {option.id: choice.id}
                if loadout_limits(mission.id, chosen) != default_limits:
                    yield pytest.param(mission.id, chosen, id=f"{mission.id}-{choice.id}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('missions') / 'missions.sqlite3'}"
    with LiveServer(database, GALAXIES_GAMES=games_setting("engine.galaxies:GAME")) as live:
        yield live


@pytest.mark.parametrize(("mission", "options"), [*variants()])
def test_a_mission_can_be_played(server: LiveServer, mission: str, options: dict[str, Any]) -> None:
    seats = seat_everybody(server, mission, options)
    builds = choose_fleets(seats, mission, options)
    call(next(iter(seats.values())), "POST", "/start")
    for name, seat in seats.items():
        seat.connect()
        seat.read()
        if name in builds:
            assert {card: ship["level"] for card, ship in seat.view["screen"].items()} == builds[name]
    play(seats)
    for seat in seats.values():
        seat.drain(0.2)
        view = seat.view
        assert seat.resync() == view
        seat.close()


def call(seat: LiveSeat, method: str, path: str = "", body: Any = None) -> Any:
    return seat.call(method, f"/api/matches/{seat.match}{path}", body)


def seat_everybody(server: LiveServer, mission: str, options: dict[str, Any]) -> dict[str, LiveSeat]:
    """Seat everybody in the lobby. The first is the host."""
    names = list(GAME.edition().missions[mission].teams)
    seats = {name: LiveSeat(server, name) for name in names}
    body = {"mission": mission, "options": {"reactions": "in-turn"} | options, "private": False}
    summary = next(iter(seats.values())).call("POST", "/api/matches", body)
    for name, seat in seats.items():
        seat.match = summary["id"]
        summary = call(seat, "POST", f"/seats/{name}")
    ready = {seat["id"] for seat in summary["seats"] if seat["loadout"] == "ready"}
    assert ready == loadout_limits(mission, options).keys()
    return seats


def choose_fleets(
    seats: dict[str, LiveSeat], mission: str, options: dict[str, Any]
) -> dict[str, dict[str, str]]:
    """Let each seat that selects a loadout choose a legal one. Return the fleets."""
    all_options, fleets = GAME.check_options(mission, options), {}
    for number, name in enumerate(loadout_limits(mission, options)):
        build = GAME.loadouts.random(mission, all_options, name, number)
        assert build
        response = call(seats[name], "PUT", "/loadout", {"loadout": build, "ready": True})
        assert response["report"]["legal"]
        fleets[name] = dict(response["loadout"]["fleet"])
    return fleets


def play(seats: dict[str, LiveSeat]) -> None:
    """Answer at random, until the match is over or for a while."""
    bots = {name: GAME.bot("random", number) for number, name in enumerate(seats)}
    answered: set[str] = set()
    going_on = time.monotonic() + PATIENCE
    while len(answered) < ANSWERS and not any(seat.view["result"] for seat in seats.values()):
        assert time.monotonic() < going_on, {name: answering_state(seat.view) for name, seat in seats.items()}
        for name, seat in seats.items():
            seat.drain(0.01)
            decision = seat.view["decision"]
            if decision and decision["id"] not in answered:
                answered.add(decision["id"])
                going_on = time.monotonic() + PATIENCE
                pick = bots[name](seat.view)
                reply = seat.reply_to(seat.send(type="answer", decision=decision["id"], pick=pick))
                assert reply["type"] == "accepted", reply


def answering_state(view: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of the view that show why nobody can answer."""
    return {name: view[name] for name in ("seq", "status", "waiting_for", "decision")}
