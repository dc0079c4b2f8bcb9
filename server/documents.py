"""Texts that are the same for everybody who asks: each is put together and compressed once, not at every
request."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import NamedTuple

from fastapi import Request, Response

#: Documents of each kind that are kept.
KEPT = 16


class Document(NamedTuple):
    """A text as it is sent, plain and with gzip.

    >>> document = Document.of("{}" * 500)
    >>> len(document.plain), len(document.compressed) < 40
    (1000, True)
    """

    plain: bytes
    compressed: bytes

    @classmethod
    def of(cls, text: str) -> Document:
        """Encode and compress a text."""
        plain = text.encode()
        return cls(plain, gzip.compress(plain, mtime=0))

    def sent(
        self, request: Request, media_type: str = "application/json", headers: Mapping[str, str] | None = None
    ) -> Response:
        """Return the answer for who made a request."""
        given = dict(headers or {})
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=given, media_type=media_type)
        given |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}  # elsewhere the middleware does it
        return Response(self.compressed, headers=given, media_type=media_type)
