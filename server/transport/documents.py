"""Texts that are the same for all clients. Each is created and compressed once, not for every request."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from fastapi import Request, Response

#: The number of documents of each kind that are kept.
MAX_DOCUMENTS = 16


class Document(NamedTuple):
    """A text in the forms in which it is sent: plain and compressed with gzip.

    >>> document = Document.from_text("{}" * 500)
    >>> len(document.plain), len(document.compressed) < 40
    (1000, True)
    """

    plain: bytes
    compressed: bytes
    #: The ETag of the text. It is weak, because the text is sent both plain and compressed.
    tag: str

    @classmethod
    def from_text(cls, text: str) -> Document:
        """Encode and compress a text."""
        plain = text.encode()
        return cls(plain, gzip.compress(plain, mtime=0), f'W/"{sha256(plain).hexdigest()[:32]}"')

    def response(
        self, request: Request, media_type: str = "application/json", headers: Mapping[str, str] | None = None
    ) -> Response:
        """Return the response to a request. It has no body if the client already has the text with the same
        ETag."""
        all_headers = dict(headers or {})
        if "ETag" in all_headers and etag_matches(
            request.headers.get("if-none-match", ""), all_headers["ETag"]
        ):
            return Response(status_code=304, headers=all_headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=all_headers, media_type=media_type)
        all_headers |= {
            "Content-Encoding": "gzip",
            "Vary": "Accept-Encoding",
        }  # other responses are compressed by middleware
        return Response(self.compressed, headers=all_headers, media_type=media_type)


def etag_matches(tags: str, tag: str) -> bool:
    """Return whether a client that sent these tags already has the text with this tag.

    >>> etag_matches('"a", W/"b"', 'W/"b"'), etag_matches("*", 'W/"b"'), etag_matches('"c"', 'W/"b"')
    (True, True, False)
    """
    client_tags = {client_tag.strip().removeprefix("W/") for client_tag in tags.split(",")}
    return not client_tags.isdisjoint({"*", tag.removeprefix("W/")})
