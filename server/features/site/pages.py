"""The web client: the same page for all its addresses, and its files."""

from __future__ import annotations

import mimetypes
from base64 import b64encode
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from server.base.addresses import PAGES
from server.transport.documents import Document

router = APIRouter(include_in_schema=False)

mimetypes.add_type("application/manifest+json", ".webmanifest")  # some systems lack this type

IMMUTABLE = "public, max-age=31536000, immutable"  # names under /assets contain a content hash
#: The content codings of a file, the most compact first, with the file suffixes that the build uses.
COMPRESSED = {"br": ".br", "gzip": ".gz"}
PAGE = "index.html"
#: The files that contain the path of the site, with their media types. All other files are the same for every
#: path.
PATH_DEPENDENT = {PAGE: "text/html", "sw.js": "text/javascript"}
NOT_BUILT = (
    "The web client has not been built: server/static is missing.\n"
    "`uv sync` builds it (unless GALAXIES_SKIP_WEB is set); the API works without it.\n"
)


class PageConvertor(StringConvertor):
    """Matches paths that do not belong to the API."""

    regex = r"(?!api(?:/|$)|ws(?:/|$)).*"


register_url_convertor("page", PageConvertor())


class SubpathPages:
    """The page and the service worker of a site that is served below a path. The page contains the path, and
    the worker contains the page's digest."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder, self._base = folder, base
        self._cache: dict[str, tuple[int, Document]] = {}

    def respond(self, name: str, request: Request) -> Response:
        """Send the file with the site's path inserted."""
        document = self._document(name)
        return document.response(
            request, PATH_DEPENDENT[name], {"Cache-Control": "no-cache", "ETag": document.tag}
        )

    def not_found(self, request: Request) -> Response:
        """Send the page with status 404 to a browser that requests an unknown address."""
        response = self._document(PAGE).response(request, PATH_DEPENDENT[PAGE], {"Cache-Control": "no-cache"})
        response.status_code = HTTPStatus.NOT_FOUND
        return response

    def _document(self, name: str) -> Document:
        """Return the file, which is recreated only after a new build."""
        build_time = (self._folder / PAGE).stat().st_mtime_ns
        cached = self._cache.get(name)
        if cached is None or cached[0] != build_time:
            cached = self._cache[name] = (build_time, Document.from_text(self._read_text(name)))
        return cached[1]

    def _read_text(self, name: str) -> str:
        page = (self._folder / PAGE).read_text(encoding="utf-8")
        page_at_base = page.replace('="/', f'="{self._base}/')
        if name == PAGE:
            return page_at_base
        return (self._folder / name).read_text(encoding="utf-8").replace(_digest(page), _digest(page_at_base))


def _digest(text: str) -> str:
    """Return the digest in the form that the build uses (web/vite.config.ts)."""
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


class Pages:
    """Serves the folder of the built client. It may be rebuilt while the server runs."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self._folder = folder
        self._page = folder / PAGE
        self._subpath = SubpathPages(folder, base) if base else None
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def respond(self, path: str, request: Request) -> Response:
        """Return the file, or the client's page. The page is sent for the client's own addresses and, to a
        browser, for unknown ones."""
        if not self._page.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        is_client_path = path == "" or path.split("/", maxsplit=1)[0] in PAGES
        try:
            return await self._file_response(self._page.name if is_client_path else path, request)
        except HTTPException as error:
            is_browser = "text/html" in request.headers.get("accept", "")
            if not is_browser or error.status_code != HTTPStatus.NOT_FOUND:
                raise
        if self._subpath:
            return self._subpath.not_found(request)
        return FileResponse(self._page, HTTPStatus.NOT_FOUND, {"Cache-Control": "no-cache"})

    async def _file_response(self, name: str, request: Request) -> Response:
        if any(part.startswith(".") for part in name.split("/")):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        if self._subpath and name in PATH_DEPENDENT and (self._folder / name).is_file():
            return self._subpath.respond(name, request)
        coding = self._best_coding(name, request)
        response = await self._files.get_response(name + COMPRESSED.get(coding, ""), request.scope)
        response.headers["Cache-Control"] = IMMUTABLE if name.startswith("assets/") else "no-cache"
        if coding:  # a long file without a coding is compressed later by middleware
            response.headers["Content-Encoding"] = coding
            response.headers["Vary"] = "Accept-Encoding"
        return response

    def _best_coding(self, name: str, request: Request) -> str:
        """Return the best coding that the browser accepts and the build offers for the file, or "" for
        none."""
        accepted = {part.strip() for part in request.headers.get("accept-encoding", "").split(",")}
        available = (
            coding
            for coding, suffix in COMPRESSED.items()
            if coding in accepted and (self._folder / (name + suffix)).is_file()
        )
        return next(available, "")


@router.api_route("/{path:page}", methods=["GET", "HEAD"], response_model=None)
async def page(path: str, request: Request) -> Response:
    """Serve the web client for every path that does not belong to the API."""
    pages: Pages = request.app.state.pages
    return await pages.respond(path, request)
