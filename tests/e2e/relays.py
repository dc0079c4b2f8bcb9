"""A connection to the server that can drop all traffic without notifying either end."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit


class Relay:
    """Forwards connections to a server. While it is ``dead``, all data is lost. Connections that are open or
    opened meanwhile stay silent forever.

    ``websockets`` determines the treatment of new ones: they `pass`, are answered with 400 (`refused`), or
    never answered (`swallowed`). They can also be opened without a frame (`mute`), opened for frames of the
    server alone (`deaf`), or opened and cut off (`dropped`). ``opened`` counts them.
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
        with suppress(OSError):  # it is closed
            while True:
                here, _ = self._listener.accept()
                self._sockets.append(here)
                if self.dead:
                    self.swallowed += 1
                    continue
                there = socket.create_connection((self._server.hostname, self._server.port))
                self._sockets.append(there)
                for one, other in ((here, there), (there, here)):
                    Thread(target=self._pass, args=(one, other, here), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, here: socket.socket) -> None:
        with suppress(OSError):
            while text := one.recv(65536):
                if one is here and b"upgrade: websocket" in text.lower():
                    self.opened += 1
                    self._open(here)
                elif b"101 Switching" in text and self.websockets in ("mute", "dropped"):
                    here.sendall(text)
                    self._mute.add(here)
                    if self.websockets == "dropped":
                        here.shutdown(socket.SHUT_RDWR)
                if self.dead:
                    self._mute.add(here)
                if here not in self._mute and one not in self._deaf:
                    other.sendall(text)
                if one is here and b"upgrade: websocket" in text.lower() and self.websockets == "deaf":
                    self._deaf.add(here)
            if here not in self._mute:
                other.shutdown(socket.SHUT_WR)

    def _open(self, here: socket.socket) -> None:
        if self.websockets == "refused":
            here.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            self._mute.add(here)
            here.shutdown(socket.SHUT_RDWR)
        elif self.websockets == "swallowed":
            self._mute.add(here)

    def close(self) -> None:
        """Close all connections."""
        for one in self._sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@contextmanager
def relayed(server: str) -> Iterator[Relay]:
    """Run a relay to a server inside the block."""
    relay = Relay(server)
    try:
        yield relay
    finally:
        relay.close()
