"""A small reverse proxy for a server whose site lies below a path. It forwards the path, or strips it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

NOWHERE = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
END = b"\r\n\r\n"


class PathProxy:
    """Answers 404 for everything outside of its path, and records these requests.

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
        with suppress(OSError):  # it is closed
            while True:
                here, _ = self._listener.accept()
                Thread(target=self._serve, args=(here,), daemon=True).start()

    def _serve(self, here: socket.socket) -> None:
        with suppress(OSError), here:
            sent = b""
            while END not in sent:
                if not (more := here.recv(65536)):
                    return
                sent += more
            head, _, rest = sent.partition(END)
            handed = self._forwarded_head(head)
            if handed is None:
                here.sendall(NOWHERE)
                return
            with socket.create_connection(("127.0.0.1", self.server_port)) as there:
                there.sendall(handed + END + rest)
                back = Thread(target=pump, args=(here, there), daemon=True)
                back.start()
                pump(there, here)
                back.join()

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


def pump(one: socket.socket, other: socket.socket) -> None:
    """Forward data until the sender closes."""
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)


@contextmanager
def path_proxy(base: str, *, strips: bool) -> Iterator[PathProxy]:
    """Run a proxy inside the block."""
    proxy = PathProxy(base, strips=strips)
    try:
        yield proxy
    finally:
        proxy.close()
