"""Behaviour that only a real server process can show: how it stops, and how uvicorn transmits our
refusals."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import typer
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.cli import databases
from server.settings import Settings
from tests.server.live import ConnectionClosed, LiveServer, live_match


def test_a_graceful_stop_closes_the_connections_and_keeps_everything(tmp_path: Path) -> None:
    with LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'stop.sqlite3'}") as server:
        red, _blue = live_match(server)
        red.connect()
        first = red.read()["view"]["decision"]["id"]
        red.pick("swap")
        server.stop()
        with pytest.raises(ConnectionClosed):
            red.drain(5)
        server.start()
        red.connect()
        red.drain(0.2)
        assert red.resync()["decision"]["id"] != first
        red.close()


def test_after_a_crash_a_match_is_loaded_from_the_open_step(tmp_path: Path) -> None:
    file = tmp_path / "snapshot.sqlite3"
    with LiveServer(f"sqlite+aiosqlite:///{file}") as server:
        red, _blue = live_match(server)
        red.connect()
        red.read()
        for _ in range(3):
            red.until(lambda view: view["decision"])
            red.pick("roll")
            red.drain(0.2)
            if not red.view["decision"]:
                break
        before = red.view
        red.close()
        server.kill()
        with closing(sqlite3.connect(file)) as kept:
            numbers = [number for (number,) in kept.execute("SELECT number FROM snapshots ORDER BY number")]
            head = kept.execute("SELECT head FROM matches").fetchone()[0]
        assert numbers == [0, numbers[-1]]
        assert 0 < numbers[-1] <= head
        server.start()
        red.connect()
        red.drain(0.3)
        assert red.resync() == before
        red.close()


def test_a_hangup_ends_nothing(tmp_path: Path) -> None:
    with LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'hangup.sqlite3'}") as server:
        red, _blue = live_match(server)
        red.connect()
        red.read()
        assert server.pid
        os.kill(server.pid, signal.SIGHUP)
        assert red.pick("stay")["type"] == "accepted"
        red.close()


def test_frames_over_the_limit_are_refused_and_huge_ones_end_the_connection(tmp_path: Path) -> None:
    with LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'long.sqlite3'}") as server:
        red, _ = live_match(server)
        red.connect()
        red.read()
        assert red.socket
        red.socket.send("x" * 9000)
        assert red.read()["code"] == "malformed"
        red.socket.send(b"\x00" * 100)
        assert red.read()["code"] == "malformed"
        red.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            red.drain(5)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
        red.connect()
        red.drain(0.2)
        assert red.pick("stay")["type"] == "accepted"
        red.close()


def test_a_refused_upgrade_gives_the_reason(tmp_path: Path) -> None:
    with LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'upgrade.sqlite3'}") as server:
        red, _ = live_match(server)
        foreign = red.headers | {"Origin": "https://evil.example"}
        for match, headers, status in (
            (red.match, foreign, 403),
            (red.match, {}, 401),
            ("nothing", red.headers, 404),
        ):
            with (
                pytest.raises(InvalidStatus) as refused,
                connect(f"ws://127.0.0.1:{server.port}/ws/matches/{match}", additional_headers=headers),
            ):
                pass
            answer = refused.value.response
            assert answer.status_code == status
            assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("compress", ["off", "on"])
def test_sockets_are_compressed_if_the_operator_enables_it(tmp_path: Path, compress: str) -> None:
    with LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'on.sqlite3'}", GALAXIES_COMPRESS=compress) as server:
        red, _ = live_match(server)
        red.connect()
        red.read()
        assert red.socket
        assert [extension.name for extension in red.socket.protocol.extensions] == (
            ["permessage-deflate"] if compress == "on" else []
        )
        assert red.pick("stay")["type"] == "accepted"
        red.close()


def test_a_second_server_on_one_sqlite_file_is_refused_with_an_explanation(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'one.sqlite3'}")
    with LiveServer(settings.database):
        with pytest.raises(typer.Exit) as ended:
            databases.claim_database(settings)
        assert ended.value.exit_code == 1
        assert "another server has" in capfd.readouterr().err
        databases.claim_database(settings.model_copy(update={"redis": "redis://localhost"}))
        (tmp_path / "link.sqlite3").symlink_to("one.sqlite3")
        with pytest.raises(typer.Exit):
            databases.claim_database(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'link.sqlite3'}"))
    databases.claim_database(settings)
    databases.claim_database(settings)
    for nobodys in ("sqlite:///:memory:", "sqlite://"):
        databases.claim_database(Settings(database=nobodys))
    (tmp_path / "folder").mkdir()
    for nowhere in (tmp_path / "folder", tmp_path / "no" / "x.sqlite3"):
        with pytest.raises(typer.Exit) as ended:
            databases.claim_database(Settings(database=f"sqlite:///{nowhere}"))
        assert ended.value.exit_code == 1
        assert f"the database cannot be {nowhere}" in capfd.readouterr().err
    assert {file.name for file in tmp_path.glob("*-server")} == {"one.sqlite3-server"}


def test_a_sqlite_file_with_two_names_is_not_served(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.sqlite3").touch()
    (tmp_path / "other.sqlite3").hardlink_to(tmp_path / "one.sqlite3")
    for name in ("one", "other"):
        with pytest.raises(typer.Exit) as ended:
            databases.claim_database(Settings(database=f"sqlite+aiosqlite:///{tmp_path / name}.sqlite3"))
        assert ended.value.exit_code == 1
        assert "(a hard link)" in capfd.readouterr().err
    (tmp_path / "other.sqlite3").unlink()
    databases.claim_database(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'one.sqlite3'}"))
