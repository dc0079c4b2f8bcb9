"""Texts that are the same for all clients. Each is made and compressed once, not at every request."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from fastapi import Request, Response

#: The number of documents of each kind that are kept.
KEPT = 16


class Document(NamedTuple):
    """A text as it is sent, plain and with gzip.

    >>> document = Document.of("{}" * 500)
    >>> len(document.plain), len(document.compressed) < 40
    (1000, True)
    """

    plain: bytes
    compressed: bytes
    #: Its ETag. It is weak, because the text is sent plain and compressed.
    tag: str

    @classmethod
    def of(cls, text: str) -> Document:
        """Encode and compress a text."""
        plain = text.encode()
        return cls(plain, gzip.compress(plain, mtime=0), f'W/"{sha256(plain).hexdigest()[:32]}"')

    def sent(
        self, request: Request, media_type: str = "application/json", headers: Mapping[str, str] | None = None
    ) -> Response:
        """Return the response to a request. It has no body if the client has the text with the same ETag."""
        given = dict(headers or {})
        if "ETag" in given and is_held(request.headers.get("if-none-match", ""), given["ETag"]):
            return Response(status_code=304, headers=given)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=given, media_type=media_type)
        given |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}  # elsewhere the middleware does it
        return Response(self.compressed, headers=given, media_type=media_type)


def is_held(tags: str, tag: str) -> bool:
    """Return whether a client that sent these tags has the text with this tag.

    >>> is_held('"a", W/"b"', 'W/"b"'), is_held("*", 'W/"b"'), is_held('"c"', 'W/"b"')
    (True, True, False)
    """
    held = {named.strip().removeprefix("W/") for named in tags.split(",")}
    return not held.isdisjoint({"*", tag.removeprefix("W/")})
