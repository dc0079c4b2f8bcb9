"""The log: one line for each event, few repetitions, and no secrets."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from fastapi.routing import APIRoute
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient, WebSocketDenialResponse

from server.monitoring import logs
from server.settings import Settings
from tests.server.live import LiveSeat, LiveServer, closing_code, live_match
from tests.server.play import Caller, make_app
from tests.server.toy import Toy

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines(capfd: pytest.CaptureFixture[str]) -> Lines:
    """Return the lines since the last call. Every line must be an object."""
    return lambda: [json.loads(line) for line in capfd.readouterr().err.splitlines() if line]


@pytest.mark.parametrize(
    ("text", "logged"),
    [
        ("GET /join/aB-c_9 HTTP", "GET /join/[cut] HTTP"),
        ("GET /continue/aB-c_9 HTTP", "GET /continue/[cut] HTTP"),
        ("GET /api/transfers/aB-c_9/qr.svg HTTP", "GET /api/transfers/[cut]/qr.svg HTTP"),
        ("/api/invites/aB-c_9/qr.svg", "/api/invites/[cut]/qr.svg"),
        ("/ws/matches/m1?since=3&code=aB-c_9&x=1", "/ws/matches/m1?since=3&code=[cut]&x=1"),
        ("cookie: a=1; galaxies_token=aB-c_9; b=2", "cookie: a=1; galaxies_token=[cut]; b=2"),
        ("Authorization: Bearer aB-c_9", "Authorization: Bearer [cut]"),
        ("nothing to cut: /api/matches/m1", "nothing to cut: /api/matches/m1"),
    ],
)
def test_codes_and_tokens_are_removed(lines: Lines, text: str, logged: str) -> None:
    logs.configure(Settings(log_json=True))
    structlog.get_logger().warning("seen", path=text)
    assert lines()[0]["path"] == logged


def test_codes_are_removed_from_tracebacks_too(lines: Lines) -> None:
    logs.configure(Settings(log_json=True))
    try:
        raise ValueError("no page at /join/aB-c_9")
    except ValueError as error:
        structlog.get_logger().error("failed", exc_info=error)
    (line,) = lines()
    assert "ValueError: no page at /join/[cut]" in line["exception"]


def test_a_repeated_event_is_logged_a_few_times_and_then_counted(lines: Lines) -> None:
    logs.configure(Settings(log_json=True, log_repeats="2/1 second"))
    log = structlog.get_logger()
    for number in range(10):
        log.warning("store unavailable", match=number)
    log.warning("something else")
    logged = lines()
    assert [line["event"] for line in logged] == ["store unavailable"] * 2 + ["something else"]
    time.sleep(0.6)
    log.warning("store unavailable")
    assert lines()[0]["left_out"] == 8


def test_events_that_differ_only_in_a_memory_address_are_the_same(lines: Lines) -> None:
    logs.configure(Settings(log_json=True, log_repeats="2/minute"))
    for item in [object() for _ in range(10)]:
        structlog.get_logger().error(f"failed in {item!r}")
    assert len(lines()) == 2


def test_libraries_use_our_log_format(lines: Lines) -> None:
    logs.configure(Settings(log_json=True))
    logging.getLogger("uvicorn.error").warning("Invalid request for %s", "/join/aB-c_9")
    (line,) = lines()
    assert (line["event"], line["logger"]) == ("Invalid request for /join/[cut]", "uvicorn.error")
    assert line["level"] == "warning"


def test_a_missing_database_is_logged_in_single_lines(
    tmp_path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def raise_operational_error(*_: Any) -> None:
        raise OperationalError("SELECT secret", {}, Exception("no route to host"))

    with TestClient(make_app(tmp_path, log_json=True, sweep_seconds=0.01)) as client:
        ada = Caller(client)
        summary = ada.new_match()
        for name in ("overdue_matches", "match", "user_of"):
            monkeypatch.setattr(type(client.app.state.store), name, raise_operational_error)  # type: ignore[attr-defined]
        for _ in range(30):
            answer = ada.get(f"/api/matches/{summary['id']}")
            assert (answer.status_code, answer.json()["type"]) == (503, "urn:galaxies:store-away")
            assert int(answer.headers["retry-after"]) > 0
            with (
                pytest.raises(WebSocketDenialResponse) as denial,
                client.websocket_connect(f"/ws/matches/{summary['id']}", headers=ada.headers),
            ):
                pass
            assert denial.value.status_code == 503
    logged = lines()
    assert 3 <= len([line for line in logged if line["event"] == "store unavailable"]) <= 12
    assert not [line for line in logged if "exception" in line or "SELECT" in str(line)]


class FailingGame(Toy):
    """A game that cannot check options."""

    def check_options(self, mission: str, options: Any) -> Any:
        raise RuntimeError("no options today")


GAME = FailingGame()


def test_an_error_in_a_request_is_logged_once(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'failing.sqlite3'}"
    games = json.dumps({GAME.id: "tests.server.monitoring.test_logs:GAME"})
    log = tmp_path / "server.log"
    with LiveServer(database, log=log, GALAXIES_GAMES=games) as server:
        ada = LiveSeat(server, "Ada")
        assert server.post("/api/matches", {"mission": "duel"}, ada.headers).status_code == 500
    logged = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    assert [line["event"] for line in logged if "exception" in line] == ["request failed"]


def test_a_clients_mistake_leaves_no_traceback(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "server.log"
    with LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'wrong.sqlite3'}", log=log) as server:
        red, _ = live_match(server)
        for parts in ([b"\xff\xfe"], [b"\xff", b"\xfe"]):
            red.seq = 0
            red.connect()
            red.read()
            assert red.socket
            red.socket.send(parts if len(parts) > 1 else parts[0], text=True)
            assert closing_code(red) == 1007
        for head in ("", KEY + "X: " + "y" * 9000 + "\r\n", KEY):
            assert server.raw(UPGRADE + head + "\r\n").startswith(b"HTTP/1.1 4")
        assert server.raw("nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
    err = log.read_text()
    assert "server is up" in err
    assert "Traceback" not in err
    assert [line for line in err.splitlines() if not line.startswith("{")] == []


UPGRADE = "GET /ws/matches/m HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n"


def test_the_code_of_a_link_never_reaches_the_log(lines: Lines, tmp_path: Path) -> None:
    routes = make_app(tmp_path).routes
    paths = [route.path for route in routes if isinstance(route, APIRoute) and "{code}" in route.path]
    assert len(paths) > 8
    expected = [
        "/join/{code}",
        "/continue/{code}",
        "/seat/{code}",
        "/mail/leave/{code}",
        "/mail/confirm/{code}",
    ]
    logs.configure(Settings(log_json=True, log_repeats="100/second"))
    for path in [*paths, *expected]:
        structlog.get_logger().warning("store unavailable", path=path.format(code="aB-c_9.1a73"))
    logged = [line["path"] for line in lines()]
    assert logged == [path.format(code="[cut]") for path in [*paths, *expected]]
