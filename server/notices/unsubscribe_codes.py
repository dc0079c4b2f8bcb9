"""The code in every letter with which the owner of its mailbox ends them, or allows them again.

It is the mailbox's id and our signature: it is worth something as long as the letter is kept, whatever became
of the account for which the letter was sent.
"""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256

ID, SIGNATURE = 16, 8


class UnsubscribeCodes:
    """Makes such codes, and reads them; ``key`` is a secret of the server.

    >>> codes = UnsubscribeCodes("secret")
    >>> code = codes.code("00" * 16)
    >>> len(code), codes.mailbox(code), UnsubscribeCodes("other").mailbox(code)
    (32, '00000000000000000000000000000000', None)
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def code(self, mailbox: str) -> str:
        """Return the code for a mailbox, by its id."""
        raw = bytes.fromhex(mailbox)
        return base64.urlsafe_b64encode(raw + self._signature(raw)).decode()

    def mailbox(self, code: str) -> str | None:
        """Return the id of the mailbox for which the code was made; None for one that we have not made."""
        try:
            raw = base64.b64decode(code, altchars=b"-_", validate=True)
        except ValueError:
            return None
        good = len(raw) == ID + SIGNATURE and hmac.compare_digest(raw[ID:], self._signature(raw[:ID]))
        return raw[:ID].hex() if good else None

    def _signature(self, raw: bytes) -> bytes:
        return hmac.digest(self._key, raw, sha256)[:SIGNATURE]
