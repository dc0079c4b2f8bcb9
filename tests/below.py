"""A small reverse proxy for a server whose site lies below a path. It keeps the path in requests, or strips
it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

NOT_FOUND = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
END = b"\r\n\r\n"


class PathProxy:
    """Responds with 404 outside its path, and records these requests.

    Each connection serves one request or one websocket.

    """

    def __init__(self, base: str, *, strips: bool) -> None:
        self.base, self.strips = base, strips
        self.server_port = 0
        self.outside: list[str] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        Thread(target=self._listen, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    @property
    def url(self) -> str:
        return self.origin + self.base

    def close(self) -> None:
        self._listener.close()

    def _listen(self) -> None:
        with suppress(OSError):  # the proxy is closed
            while True:
                client, _ = self._listener.accept()
                Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with suppress(OSError), client:
            received = b""
            while END not in received:
                if not (data := client.recv(65536)):
                    return
                received += data
            head, _, rest = received.partition(END)
            forwarded = self._forwarded_head(head)
            if forwarded is None:
                client.sendall(NOT_FOUND)
                return
            with socket.create_connection(("127.0.0.1", self.server_port)) as server:
                server.sendall(forwarded + END + rest)
                responses = Thread(target=pump, args=(client, server), daemon=True)
                responses.start()
                pump(server, client)
                responses.join()

    def _forwarded_head(self, head: bytes) -> bytes | None:
        """Return the head to forward to the server, or None if the request is outside of the path."""
        line, *headers = head.decode("latin-1").split("\r\n")
        method, target, version = line.split(" ")
        path = target.partition("?")[0]
        if path != self.base and not path.startswith(f"{self.base}/"):
            self.outside.append(target)
            return None
        if self.strips:
            target = "/" + target.removeprefix(self.base).removeprefix("/")
        if not any(header.lower().startswith("upgrade:") for header in headers):
            headers = [header for header in headers if not header.lower().startswith("connection:")]
            headers.append("Connection: close")
        return "\r\n".join([f"{method} {target} {version}", *headers]).encode("latin-1")


def pump(source: socket.socket, target: socket.socket) -> None:
    """Forward data until the sender closes."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)


@contextmanager
def path_proxy(base: str, *, strips: bool) -> Iterator[PathProxy]:
    """Run a proxy inside the block."""
    proxy = PathProxy(base, strips=strips)
    try:
        yield proxy
    finally:
        proxy.close()
