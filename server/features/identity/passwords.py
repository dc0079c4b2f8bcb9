"""Password hashing with argon2id in separate threads. Only a few hashes run at a time, because each needs
much memory."""

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

from server.db.types.people import User
from server.transport.limits.waiting_room import WaitingRoom

T = TypeVar("T")

#: The number of hashes computed in parallel, and the maximum number of waiting or running requests, per
#: client and in total.
MAX_PARALLEL, MAX_PER_CLIENT, MAX_TOTAL = 2, 8, 64
#: The library's default: the second recommendation of RFC 9106, with 64 MiB and three passes.
HASHER = PasswordHasher()


def _dummy_hash() -> str:
    """Return a hash for users without a password. Checking it takes as long as checking a real hash, and
    never succeeds."""
    salt, digest = (b64encode(bytes(size)).rstrip(b"=").decode() for size in (16, 32))
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


class Passwords:
    """Computes and checks the password hashes of one process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(MAX_PARALLEL, "password")
        self._room = WaitingRoom(
            turns=MAX_PARALLEL, per_client=MAX_PER_CLIENT, total=MAX_TOTAL, retry_after=2
        )

    async def hash_password(self, password: str) -> str:
        """Return the hash of a password. Raises the errors of `WaitingRoom`."""
        return await self._run(lambda: HASHER.hash(_normalised(password)))

    async def verify(self, password_hash: str | None, password: str) -> bool:
        """Return whether the password matches the hash. Without a hash it takes the same time. Raises the
        errors of `WaitingRoom`."""
        dummy = _dummy_hash()  # computed in every case, so that every call takes the same time
        return await self._run(lambda: _matches_hash(password_hash or dummy, password))

    def close(self) -> None:
        """Stop the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], T]) -> T:
        async with self._room.turn():
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _matches_hash(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, _normalised(password))
    except (VerificationError, InvalidHashError):
        return False


def _normalised(password: str) -> bytes:
    """Return the password in a normalised Unicode form, because keyboards combine letters and accents in
    different ways."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "replace")


#: The number of recovery codes, their alphabet without similar characters, and the groups of each code.
CODES, ALPHABET, GROUPS = 10, "abcdefghjkmnpqrstvwxyz0123456789", 4
#: Letters that people may type in place of a similar character of the alphabet.
LOOKALIKES = str.maketrans({"o": "0", "i": "1", "l": "1", "u": "v"})


def new_codes() -> list[str]:
    """Return new random recovery codes of 80 bits each."""
    return ["-".join(_random_group() for _ in range(GROUPS)) for _ in range(CODES)]


def _random_group() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(4))


def code_digests(user: User, codes: Sequence[str]) -> list[str]:
    """Return the digests of codes as they are stored. Case, spaces and hyphens are ignored. Codes are random,
    so the user's id is sufficient as salt.

    >>> ada = User("u1", "Ada")
    >>> code_digests(ada, ["ABCD-0123-efgh-jkmn"]) == code_digests(ada, ["abcd o123 EFGH jkmn "])
    True
    """
    normalised = ("".join(filter(str.isalnum, code.lower())).translate(LOOKALIKES) for code in codes)
    return [sha256(f"{user.id}:{code}".encode("utf-8", "replace")).hexdigest() for code in normalised]
