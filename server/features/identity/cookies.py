"""The cookie in which browsers store a token: its name, its attributes and its earlier names.

Cookies ignore ports, so two servers on one host would share a cookie of the same name. Each server therefore
has its own cookie name, derived from an id in its database.
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

#: The cookie name of older servers. It is still accepted.
LEGACY: Final = "galaxies_token"
#: The maximum time for which browsers keep a cookie.
MAX_AGE: Final = 400 * 24 * 3600
#: Seconds for which browsers keep the test cookie.
TEST_COOKIE_AGE: Final = 60
#: The maximum number of cookies that are looked up for each browser.
MAX_COOKIES: Final = 4
#: The database key of a server's id, and the request state key of the cookie to move.
ID_KEY, MOVED = "server-id", "moved_token"


def new_server_id() -> str:
    """Return an id for a new server, which is used in a cookie's name.

    >>> len(new_server_id())
    8
    """
    return secrets.token_bytes(4).hex()


@dataclass(frozen=True)
class SessionCookie:
    """A cookie's name and attributes. Scripts have no access to it.

    >>> response = Response()
    >>> SessionCookie("galaxies_1", "/", secure=False).store_token(response, "token")
    >>> response.headers["set-cookie"].partition(";")[0]
    'galaxies_1=token'
    """

    name: str
    path: str
    secure: bool
    seconds: int = MAX_AGE

    @property
    def test_cookie(self) -> SessionCookie:
        """Return a test cookie that a browser accepts or rejects under the same conditions."""
        return SessionCookie(f"{self.name}_trial", self.path, self.secure, TEST_COOKIE_AGE)

    def store_token(self, response: Response, token: str) -> None:
        """Make the browser store the token."""
        response.set_cookie(
            self.name,
            token,
            max_age=self.seconds,
            path=self.path,
            secure=self.secure,
            httponly=True,
            samesite="lax",
        )

    def delete_token(self, response: Response) -> None:
        """Make the browser delete the token."""
        response.delete_cookie(self.name, path=self.path, secure=self.secure, httponly=True, samesite="lax")


class SessionCookies:
    """The cookies of one server."""

    def __init__(self, settings: Settings, server_id: str) -> None:
        self._settings = settings
        self._name = f"galaxies_{server_id}"

    def cookie_for(self, connection: HTTPConnection) -> SessionCookie:
        """Return the cookie for the caller's connection.

        With the prefix ``__Host-`` no other host and no plain http page can set it, but the path must be
        ``/``.
        """
        path = self._settings.base_path or "/"
        secure = self._settings.secure_cookie
        if secure is None:
            secure = self._settings.uses_https or connection.url.scheme in ("https", "wss")
        prefix = "" if not secure else "__Host-" if path == "/" else "__Secure-"
        return SessionCookie(prefix + self._name, path, secure)

    def tokens(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        """Return the tokens that a browser sends, each with its cookie's name, in order of preference."""
        names = [f"__Host-{self._name}", f"__Secure-{self._name}", self._name, LEGACY]
        cookies = [cookie for cookie in _cookies_in(connection) if cookie[0] in names]
        return sorted(dict.fromkeys(cookies), key=lambda cookie: names.index(cookie[0]))[:MAX_COOKIES]

    def move_token(self, connection: HTTPConnection, name: str, token: str) -> None:
        """Make the response move the token to this server's cookie, if it came in a cookie of another
        name."""
        if name != self.cookie_for(connection).name:
            setattr(connection.state, MOVED, (name, token))


class CookieMigration:
    """ASGI middleware that replaces cookies with earlier names."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the request, and add the cookie to the response if necessary."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            move = scope.get("state", {}).get(MOVED)
            if message["type"] == "http.response.start" and move:
                _add_move(scope, message, *move)
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def _add_move(scope: Scope, message: Message, old_name: str, token: str) -> None:
    connection = HTTPConnection(scope)
    cookies: SessionCookies = connection.app.state.cookies
    cookie, headers = cookies.cookie_for(connection), MutableHeaders(scope=message)
    if any(f"{cookie.name}=" in header for header in headers.getlist("set-cookie")):
        return  # the response itself logs the user in or out
    response = Response()
    cookie.store_token(response, token)
    for path in {"/", cookie.path}:
        SessionCookie(old_name, path, secure=old_name.startswith("__")).delete_token(response)
    for header in response.headers.getlist("set-cookie"):
        headers.append("set-cookie", header)


def _cookies_in(connection: HTTPConnection) -> Iterator[tuple[str, str]]:
    """Yield the cookies by name, except empty ones. A client may send thousands."""
    for header in connection.headers.getlist("cookie"):
        for cookie in header.split(";"):
            name, _, value = cookie.partition("=")
            if value.strip():
                yield name.strip(), value.strip()
