"""Passwords: argon2id, in threads of their own, a few at a time: each takes much memory."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from server.store.people import User
from server.waiting_room import WaitingRoom

T = TypeVar("T")

#: How many are worked out at the same time, and how many may wait for that or have their turn, of one client
#: and in all.
AT_ONCE, OF_CLIENT, TOTAL = 2, 8, 64
#: The library's own choice: the second of RFC 9106, 64 MiB and three passes.
HASHER = PasswordHasher()


def _nobody() -> str:
    """Return what a password is held against where there is none: it takes as long, and never fits."""
    salt, digest = (b64encode(bytes(size)).rstrip(b"=").decode() for size in (16, 32))
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


class Passwords:
    """Makes and checks the hashes of one process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(AT_ONCE, "password")
        self._room = WaitingRoom(at_once=AT_ONCE, of_client=OF_CLIENT, total=TOTAL, retry_after=2)

    async def hashed(self, password: str) -> str:
        """Return what is kept of a password; raises what `WaitingRoom` raises."""
        return await self._work(lambda: HASHER.hash(_encoded(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Return whether it is that password, after the same time also if there is none; raises as
        `hashed`."""
        nobody = _nobody()  # made for everybody, so that it takes the same time
        return await self._work(lambda: _fits(kept or nobody, password))

    def close(self) -> None:
        """Work out no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _work(self, what: Callable[[], T]) -> T:
        async with self._room.turn():
            return await asyncio.get_running_loop().run_in_executor(self._pool, what)


def _fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, _encoded(password))
    except (VerificationError, InvalidHashError):
        return False


def _encoded(password: str) -> bytes:
    """One spelling, however the keyboard puts letters and their marks together."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "replace")


#: Recovery codes: how many, and of which letters; none of them looks like another.
CODES, ALPHABET, GROUPS = 10, "abcdefghjkmnpqrstvwxyz0123456789", 4
#: What people may read in place of a letter of a code.
READ_AS = str.maketrans({"o": "0", "i": "1", "l": "1", "u": "v"})


def new_codes() -> list[str]:
    """Recovery codes that nobody can guess: 80 bits each."""
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(CODES)]


def _group() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(4))


def code_digests(user: User, codes: Sequence[str]) -> list[str]:
    """What is kept of codes, however they are written: no salt but the user's is needed, for they are random.

    >>> ada = User("u1", "Ada")
    >>> code_digests(ada, ["ABCD-0123-efgh-jkmn"]) == code_digests(ada, ["abcd o123 EFGH jkmn "])
    True
    """
    plain = ("".join(filter(str.isalnum, code.lower())).translate(READ_AS) for code in codes)
    return [sha256(f"{user.id}:{code}".encode("utf-8", "replace")).hexdigest() for code in plain]
