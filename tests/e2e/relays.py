"""A connection to the server that can drop all traffic without notifying either end."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit


class Relay:
    """Forwards connections to a server. While it is ``dead``, all data is lost. Connections that are open
    then, or opened then, stay silent forever.

    ``websockets`` determines what happens to new websockets: they `pass`, get the response 400 (`refused`),
    or get no response (`swallowed`). They can also open without any frame (`mute`), transmit only the
    server's frames (`deaf`), or open and be cut off (`dropped`). ``opened`` counts the attempts.
    """

    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets = [self._listener]
        self._mute, self._deaf = set[socket.socket](), set[socket.socket]()
        self.dead = False
        self.websockets = "pass"
        self.opened = 0
        self.swallowed = 0
        Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def _listen(self) -> None:
        with suppress(OSError):  # the relay is closed
            while True:
                client, _ = self._listener.accept()
                self._sockets.append(client)
                if self.dead:
                    self.swallowed += 1
                    continue
                server = socket.create_connection((self._server.hostname, self._server.port))
                self._sockets.append(server)
                for source, target in ((client, server), (server, client)):
                    Thread(target=self._forward, args=(source, target, client), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source is client and b"upgrade: websocket" in data.lower():
                    self.opened += 1
                    self._treat_websocket(client)
                elif b"101 Switching" in data and self.websockets in ("mute", "dropped"):
                    client.sendall(data)
                    self._mute.add(client)
                    if self.websockets == "dropped":
                        client.shutdown(socket.SHUT_RDWR)
                if self.dead:
                    self._mute.add(client)
                if client not in self._mute and source not in self._deaf:
                    target.sendall(data)
                if source is client and b"upgrade: websocket" in data.lower() and self.websockets == "deaf":
                    self._deaf.add(client)
            if client not in self._mute:
                target.shutdown(socket.SHUT_WR)

    def _treat_websocket(self, client: socket.socket) -> None:
        if self.websockets == "refused":
            client.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            self._mute.add(client)
            client.shutdown(socket.SHUT_RDWR)
        elif self.websockets == "swallowed":
            self._mute.add(client)

    def close(self) -> None:
        """Close all connections."""
        for connection in self._sockets:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()


@contextmanager
def running_relay(server: str) -> Iterator[Relay]:
    """Run a relay to a server inside the block."""
    relay = Relay(server)
    try:
        yield relay
    finally:
        relay.close()
