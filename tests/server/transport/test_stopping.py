"""A stopping server waits for nobody: neither for clients, nor for a part of its own that does not end."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from unittest.mock import Mock

import pytest
from starlette.testclient import TestClient

from server import app
from server.db.sql.store import Store
from server.match.replication.bus import LocalBus
from server.transport.http_protocol import drop_unread
from tests.server.live import LiveServer
from tests.server.play import make_app
from tests.serving import PATIENCE


def test_a_stopping_server_does_not_wait_for_an_incomplete_request(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    with (
        LiveServer(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}", log=log) as server,
        socket.socket() as slow,
    ):
        slow.settimeout(PATIENCE)
        slow.connect(("127.0.0.1", server.port))
        head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 14\r\n\r\n"
        slow.sendall(head.encode() + b'{"name"')
        assert server.get("/healthz").status_code == 200  # so the other has been received
        server.stop()
        assert slow.recv(4096).startswith(b"HTTP/1.1 503")
    assert server.faults() == []
    assert "timeout graceful shutdown exceeded" not in log.read_text()


@pytest.mark.parametrize(("unread", "cut"), [(1, 1), (0, 0)])
def test_only_a_client_that_reads_nothing_is_disconnected(unread: int, cut: int) -> None:
    transport = Mock(asyncio.Transport, get_write_buffer_size=Mock(return_value=unread))
    drop_unread(transport)
    assert transport.abort.call_count == cut


def test_a_part_that_does_not_close_does_not_keep_others_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stuck(LocalBus):
        async def close(self) -> None:
            await asyncio.Event().wait()

    async def close(store: Store) -> None:
        closed.append(store)
        await whole(store)

    closed, whole = list[Store](), Store.close
    monkeypatch.setattr(app, "CLOSE_TIMEOUT", 0.5)
    monkeypatch.setattr(Store, "close", close)
    with TestClient(make_app(tmp_path, bus=Stuck())):
        pass
    assert closed
