"""The unsubscribe code in every mail. The owner of the mailbox can use it to stop all mail, or to allow it
again.

It consists of the mailbox's id and our signature. It therefore stays valid even after the account has been
deleted.
"""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256

ID, SIGNATURE = 16, 8


class UnsubscribeCodes:
    """Creates and checks unsubscribe codes. ``key`` is a secret of the server.

    >>> codes = UnsubscribeCodes("secret")
    >>> code = codes.code("00" * 16)
    >>> len(code), codes.mailbox(code), UnsubscribeCodes("other").mailbox(code)
    (32, '00000000000000000000000000000000', None)
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def code(self, mailbox: str) -> str:
        """Return the unsubscribe code for the mailbox with that id."""
        raw = bytes.fromhex(mailbox)
        return base64.urlsafe_b64encode(raw + self._signature(raw)).decode()

    def mailbox(self, code: str) -> str | None:
        """Return the id of the code's mailbox, or None if the code is not ours."""
        try:
            raw = base64.b64decode(code, altchars=b"-_", validate=True)
        except ValueError:
            return None
        is_valid = len(raw) == ID + SIGNATURE and hmac.compare_digest(raw[ID:], self._signature(raw[:ID]))
        return raw[:ID].hex() if is_valid else None

    def _signature(self, raw: bytes) -> bytes:
        return hmac.digest(self._key, raw, sha256)[:SIGNATURE]
