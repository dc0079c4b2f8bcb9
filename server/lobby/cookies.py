"""The cookie that browsers keep a token in: its name and attributes, and the names of before.

Cookies know no ports: two servers on one host would share one of the same name. So each server has a name of
its own, made of an id that its database keeps.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.settings import Settings

#: The name that all servers had once; it is still read.
LEGACY: Final = "galaxies_token"
#: The longest that browsers keep one.
SECONDS: Final = 400 * 24 * 3600
#: How long they keep one that only shows that they keep any, in seconds.
TRIAL: Final = 60
#: How many of the cookies that a browser sends are looked up at most.
MOST: Final = 4
#: The name by which the database keeps a server's id, and where a request keeps which cookie is to be moved.
ID_KEY, MOVED = "server-id", "moved_token"


def new_server_id() -> str:
    """Return an id for a new server, fit for the name of a cookie.

    >>> len(new_server_id())
    8
    """
    return secrets.token_bytes(4).hex()


@dataclass(frozen=True)
class SessionCookie:
    """A cookie's name and attributes; scripts never see it.

    >>> response = Response()
    >>> SessionCookie("galaxies_1", "/", secure=False).keep(response, "token")
    >>> response.headers["set-cookie"].partition(";")[0]
    'galaxies_1=token'
    """

    name: str
    path: str
    secure: bool
    seconds: int = SECONDS

    @property
    def trial(self) -> SessionCookie:
        """One that a browser keeps or refuses as it does this one."""
        return SessionCookie(f"{self.name}_trial", self.path, self.secure, TRIAL)

    def keep(self, response: Response, token: str) -> None:
        """Have the browser keep the token."""
        response.set_cookie(
            self.name,
            token,
            max_age=self.seconds,
            path=self.path,
            secure=self.secure,
            httponly=True,
            samesite="lax",
        )

    def drop(self, response: Response) -> None:
        """Have the browser forget the token."""
        response.delete_cookie(self.name, path=self.path, secure=self.secure, httponly=True, samesite="lax")


class SessionCookies:
    """The cookies of one server."""

    def __init__(self, settings: Settings, server_id: str) -> None:
        self._settings = settings
        self._name = f"galaxies_{server_id}"

    def of(self, connection: HTTPConnection) -> SessionCookie:
        """Return the cookie for whoever asks.

        ``__Host-`` lets no other host and no plain http set it, but is only for the path ``/``.
        """
        path = self._settings.base_path or "/"
        secure = self._settings.secure_cookie
        if secure is None:
            secure = self._settings.encrypted or connection.url.scheme in ("https", "wss")
        prefix = "" if not secure else "__Host-" if path == "/" else "__Secure-"
        return SessionCookie(prefix + self._name, path, secure)

    def tokens(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        """Return the tokens that a browser sends, each with its cookie's name, the best first."""
        names = [f"__Host-{self._name}", f"__Secure-{self._name}", self._name, LEGACY]
        sent = [cookie for cookie in _cookies_in(connection) if cookie[0] in names]
        return sorted(dict.fromkeys(sent), key=lambda cookie: names.index(cookie[0]))[:MOST]

    def move(self, connection: HTTPConnection, name: str, token: str) -> None:
        """If the token came in a cookie of another name, have the answer put it into the right one."""
        if name != self.of(connection).name:
            setattr(connection.state, MOVED, (name, token))


class CookieMoves:
    """ASGI middleware: renames the cookie of a browser that still has it by a former name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the request, and add to the answer what moves the cookie."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_cookie(message: Message) -> None:
            moved = scope.get("state", {}).get(MOVED)
            if message["type"] == "http.response.start" and moved:
                _add_move(scope, message, *moved)
            await send(message)

        await self.app(scope, receive, with_cookie)


def _add_move(scope: Scope, message: Message, former: str, token: str) -> None:
    connection = HTTPConnection(scope)
    cookies: SessionCookies = connection.app.state.cookies
    cookie, headers = cookies.of(connection), MutableHeaders(scope=message)
    if any(f"{cookie.name}=" in kept for kept in headers.getlist("set-cookie")):
        return  # the answer itself logs in or out
    response = Response()
    cookie.keep(response, token)
    for path in {"/", cookie.path}:
        SessionCookie(former, path, secure=former.startswith("__")).drop(response)
    for kept in response.headers.getlist("set-cookie"):
        headers.append("set-cookie", kept)


def _cookies_in(connection: HTTPConnection) -> Iterator[tuple[str, str]]:
    """The cookies by name, of which somebody may send thousands; those without a value are none."""
    for header in connection.headers.getlist("cookie"):
        for cookie in header.split(";"):
            name, _, value = cookie.partition("=")
            if value.strip():
                yield name.strip(), value.strip()
